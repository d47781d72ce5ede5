//! z = x y R^-1 mod m with R = 2^(64 w)   (up to 6 limbs in one kernel, [KocAcarKaliski96]; else a product, then
//! its reduction, [Montgomery85]).
//!
//! Given m odd, x < R, y < m.  Gives z < m.  Constant-time.
//! Requires what the variant of `mul` requires that multiplies.
//! Cost: w^2 products for x y, beyond 6 limbs w (w + 1) / 2 or so for a square, and w^2 + w for the reduction, all by kernels
//! that tools/asmgen writes; beyond 16 limbs, but for 32 of x86-64, three products, which Karatsuba shortens: t = x y,
//! q = -t/m mod R with the whole inverse, q m.
//!
//! The reduction by rows keeps the lower half of the product in the window of rows and finds one limb of the quotient
//! in each row; then it adds the upper half and subtracts m unless that borrows. From 9 limbs on, m and the quotient
//! are cut in two: each half of the quotient is found with the columns of m that it depends on, and the other columns
//! follow. The reduction by columns (`x64`) stores each limb of the quotient where the limb of the product was that
//! it clears. -1/m lies in front of m, so that three pointers are enough. At 32 limbs `adx` uses the kernel of
//! columns too, because rows of that length would be cut too often.

use core::marker::PhantomData;

use super::words::{self, on_words};
use super::{Contract, Lanes, Modulus, Shape};
use crate::limb::{self, LIMB_BITS, Limb, adc};
use crate::memory::{flat, flat_mut};
use crate::mul::{self, Mont, Reduction};

/// `x64`.
#[cfg(target_arch = "x86_64")]
pub(super) type X64 = Kernel<mul::x64::Kernel>;
/// `adx`.
#[cfg(target_arch = "x86_64")]
pub(super) type Adx = Kernel<mul::adx::Kernel>;
/// `a64`.
#[cfg(target_arch = "aarch64")]
pub(super) type A64 = Kernel<mul::a64::Kernel>;

/// Limbs of a unit.
const UNIT: usize = 8;

/// What computes with the kernels K of `mul`.
pub(super) struct Kernel<K>(PhantomData<K>);

impl<K: Reduction> Contract for Kernel<K> {
    on_words!(K::Token);

    fn shape(token: K::Token, bits: usize) -> Option<Shape> {
        let shape = words::shape(bits);
        let n = shape.limbs;
        let own = mul::Plan::new(K::variant(token), n).scratch_len();
        if K::reduces(n) {
            // t, and the 1 of `from_mont`.
            return Some(Shape { scratch_units: shape.units + (2 * n + own).div_ceil(UNIT), ..shape });
        }
        let scratch_units = shape.units + (5 * n + own).div_ceil(UNIT);
        Some(Shape { inverse_units: shape.units, scratch_units, ..shape })
    }

    fn short(token: K::Token, limbs: usize) -> Option<Mont> {
        K::mont(token, limbs)
    }

    /// One limb repeated where a kernel reduces, else as many as m has.
    fn inverse(
        token: K::Token,
        shape: Shape,
        lowest: Limb,
        m: &[Lanes],
        inverse: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        if K::reduces(shape.limbs) {
            inverse.fill(Lanes([limb::neg_inv(lowest); UNIT]));
        } else {
            whole_inverse(K::variant(token), &flat(m)[..shape.limbs], inverse, scratch);
        }
    }

    #[inline]
    fn mul(
        token: K::Token,
        shape: Shape,
        x: &mut [Lanes],
        y: &[Lanes],
        m: Modulus<'_>,
        scratch: &mut [Lanes],
    ) {
        let (n, scratch) = (shape.limbs, flat_mut(scratch));
        let x = &mut flat_mut(x)[..n];
        let (t, rest) = scratch.split_at_mut(2 * n);
        mul::Plan::new(K::variant(token), n).mul(t, x, &flat(y)[..n], rest);
        reduce::<K>(token, x, t, m, rest);
    }

    #[inline]
    fn sqr(token: K::Token, shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let (n, scratch) = (shape.limbs, flat_mut(scratch));
        let x = &mut flat_mut(x)[..n];
        let (t, rest) = scratch.split_at_mut(2 * n);
        mul::Plan::new(K::variant(token), n).sqr(t, x, rest);
        reduce::<K>(token, x, t, m, rest);
    }
}

/// `z <- t / R mod m`.
#[inline]
fn reduce<K: Reduction>(
    token: K::Token,
    z: &mut [Limb],
    t: &mut [Limb],
    m: Modulus<'_>,
    scratch: &mut [Limb],
) {
    let n = z.len();
    if K::reduces(n) {
        // The inverse lies in front of the modulus.
        K::redc(token, z, t, &flat(m.inverse_and_m)[UNIT - 1..][..n + 1]);
    } else {
        reduce_long(K::variant(token), z, t, m, scratch);
    }
}

/// The same by the whole inverse. The lower halves of t and q m add up to R, or to 0 where both are zero: what
/// they carry is known without them.
fn reduce_long(kernels: mul::Variant, z: &mut [Limb], t: &[Limb], m: Modulus<'_>, scratch: &mut [Limb]) {
    let n = z.len();
    let plan = mul::Plan::new(kernels, n);
    let (q, rest) = scratch.split_at_mut(n);
    let (p, rest) = rest.split_at_mut(2 * n);
    let (low, high) = t.split_at(n);
    plan.mul_low(q, low, &flat(m.inverse)[..n], rest);
    plan.mul(p, q, &flat(m.m)[..n], rest);
    let any = low.iter().fold(0, |any, limb| any | limb);
    let mut carry = (any | any.wrapping_neg()) >> (LIMB_BITS - 1);
    for ((z, a), b) in z.iter_mut().zip(high).zip(&p[n..]) {
        (*z, carry) = adc(*a, *b, carry);
    }
    limb::sub_if_not_less(z, carry, &flat(m.m)[..n]);
}

/// -1/m, as long as m.
fn whole_inverse(kernels: mul::Variant, m: &[Limb], inverse: &mut [Lanes], scratch: &mut [Lanes]) {
    let n = m.len();
    // Newton's iteration x <- x (2 + m x): a limb is right to begin with, and each step doubles them.
    let x = flat_mut(inverse);
    x.fill(0);
    x[0] = limb::neg_inv(m[0]);
    let (t, rest) = flat_mut(scratch).split_at_mut(n);
    let (next, rest) = rest.split_at_mut(n);
    let mut right = 1;
    while right < n {
        right = n.min(2 * right);
        let plan = mul::Plan::new(kernels, right);
        let (t, next) = (&mut t[..right], &mut next[..right]);
        plan.mul_low(t, &m[..right], &x[..right], rest);
        let mut carry = 2;
        for t in t.iter_mut() {
            (*t, carry) = adc(*t, carry, 0);
        }
        plan.mul_low(next, t, &x[..right], rest);
        x[..right].copy_from_slice(next);
    }
}
