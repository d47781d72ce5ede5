//! z = x y R^-1 mod m with R = 2^(64 w)   (up to 6 limbs in one kernel, [KocAcarKaliski96]; else a product, then
//! its reduction, [Montgomery85]).
//!
//! Given m odd, x < R, y < m.  Gives z < m.  Constant-time.
//! Requires what the variant of `mul` requires that multiplies.
//! Cost: w^2 products for x y, beyond 6 limbs w (w + 1) / 2 or so for a square, and w^2 + w for the reduction, all by kernels
//! that tools/asmgen writes; beyond 16 limbs, but for 32 of x86-64, three products, which Karatsuba shortens: t = x y,
//! q = -t/m mod R with the whole inverse, q m.

use super::{Lanes, Modulus, Shape, Variant, shape};
use crate::limb::{self, LIMB_BITS, Limb, adc};
use crate::memory::{flat, flat_mut};
use crate::mul;

/// Limbs of a unit.
const UNIT: usize = 8;

/// The variant of `mul` whose kernels compute.
pub(super) fn kernels(variant: Variant) -> mul::Variant {
    match variant {
        #[cfg(target_arch = "x86_64")]
        Variant::X64 => mul::Variant::X64,
        #[cfg(target_arch = "x86_64")]
        Variant::Bmi2(token) => mul::Variant::Bmi2(token),
        #[cfg(target_arch = "x86_64")]
        Variant::Adx(token) => mul::Variant::Adx(token),
        #[cfg(target_arch = "aarch64")]
        Variant::A64 => mul::Variant::A64,
        _ => mul::Variant::Portable,
    }
}

/// The shape for moduli of up to `bits` bits.
pub(super) fn shape_of(variant: Variant, bits: usize) -> Shape {
    let shape = shape(bits);
    let n = shape.limbs;
    let kernels = kernels(variant);
    let own = mul::Plan::new(kernels, n).scratch_len();
    if kernels.reduces(n) {
        // t, and the 1 of `from_mont`.
        return Shape { scratch_units: shape.units + (2 * n + own).div_ceil(UNIT), ..shape };
    }
    let scratch_units = shape.units + (5 * n + own).div_ceil(UNIT);
    Shape { inverse_units: shape.units, scratch_units, ..shape }
}

/// `x <- x y / R mod m`.
#[inline]
pub(super) fn mul(variant: Variant, x: &mut [Limb], y: &[Limb], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let n = x.len();
    let (kernels, scratch) = (kernels(variant), flat_mut(scratch));
    let (t, rest) = scratch.split_at_mut(2 * n);
    mul::Plan::new(kernels, n).mul(t, x, &y[..n], rest);
    reduce(kernels, x, t, m, rest);
}

/// `x <- x^2 / R mod m`.
#[inline]
pub(super) fn sqr(variant: Variant, x: &mut [Limb], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let n = x.len();
    let (kernels, scratch) = (kernels(variant), flat_mut(scratch));
    let (t, rest) = scratch.split_at_mut(2 * n);
    mul::Plan::new(kernels, n).sqr(t, x, rest);
    reduce(kernels, x, t, m, rest);
}

/// `z <- t / R mod m`.
#[inline]
fn reduce(kernels: mul::Variant, z: &mut [Limb], t: &mut [Limb], m: Modulus<'_>, scratch: &mut [Limb]) {
    let n = z.len();
    if kernels.reduces(n) {
        // The inverse lies in front of the modulus.
        kernels.redc(z, t, &flat(m.inverse_and_m)[UNIT - 1..][..n + 1]);
    } else {
        reduce_long(kernels, z, t, m, scratch);
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

/// -1/m, as the reduction wants it.
pub(super) fn inverse(variant: Variant, m: &[Limb], inverse: &mut [Lanes], scratch: &mut [Lanes]) {
    let n = m.len();
    if kernels(variant).reduces(n) {
        inverse.fill(Lanes([limb::neg_inv(m[0]); UNIT]));
        return;
    }
    // Newton's iteration x <- x (2 + m x): a limb is right to begin with, and each step doubles them.
    let x = flat_mut(inverse);
    x.fill(0);
    x[0] = limb::neg_inv(m[0]);
    let (t, rest) = flat_mut(scratch).split_at_mut(n);
    let (next, rest) = rest.split_at_mut(n);
    let mut right = 1;
    while right < n {
        right = n.min(2 * right);
        let plan = mul::Plan::new(kernels(variant), right);
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
