//! z = x y R^-1 mod m with R = 2^(64 w), lane by lane: the product of `mont`'s `portable`.
//!
//! Input: m odd, x < R, y < m. Output: z < m. Constant-time. Requires nothing. Cost: that of `mont`, once per
//! lane in use.

mod inverse;

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix64::on_radix64;
use super::{Contract, Digits, LANES, Modulus, Shape, radix64};
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::mont::portable;
use crate::powers::way_to_r2;

pub(super) use inverse::{divide, invert};

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_radix64!();

    const RADIX_BITS: usize = LIMB_BITS;

    /// Computes R^2 by doublings up to 2^s R, where s is the odd part of 64 w, then by squarings.
    fn r2(
        (): (),
        shape: Shape,
        m: &[Lanes],
        n0_inv: &[Lanes],
        shortest: usize,
        r2: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        let (doublings, squarings) = way_to_r2(shape.limbs * LIMB_BITS, shortest);
        for (x, m) in radix64::of_mut(shape, r2).zip(radix64::of(shape, m)) {
            portable::power_of_two(x, shortest - 1 + doublings, shortest, m, None);
        }
        for _ in 0..squarings {
            Kernel::sqr((), shape, r2, Modulus { m, r2: &[], n0_inv }, scratch);
        }
    }

    fn mul((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        if shape.limbs == 1 {
            return mul_words(flat_mut(x), flat(y), flat(m.m), flat(m.n0_inv));
        }
        let z = &mut flat_mut(scratch)[..shape.limbs];
        let operands = radix64::of_mut(shape, x).zip(radix64::of(shape, y));
        for (((x, y), m), n0_inv) in operands.zip(radix64::of(shape, m.m)).zip(flat(m.n0_inv)) {
            portable::mul(z, x, y, m, *n0_inv);
            x.copy_from_slice(z);
        }
    }

    fn sqr((): (), shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        if shape.limbs == 1 {
            let y: [Limb; LANES] = *flat(x).first_chunk().expect("a word for each lane");
            return mul_words(flat_mut(x), &y, flat(m.m), flat(m.n0_inv));
        }
        let z = &mut flat_mut(scratch)[..shape.limbs];
        for ((x, m), n0_inv) in radix64::of_mut(shape, x).zip(radix64::of(shape, m.m)).zip(flat(m.n0_inv)) {
            portable::mul(z, x, x, m, *n0_inv);
            x.copy_from_slice(z);
        }
    }

    fn from_mont((): (), shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let (one, scratch) = scratch.split_at_mut(x.len());
        radix64::set_bit(shape, one, 0);
        // x < R, and 1 is below m; if m is 1, the result is a multiple of m in any case.
        Kernel::mul((), shape, x, one, m, scratch);
    }

    fn invert((): (), problem: Problem<'_>) {
        invert(problem);
    }

    fn divide((): (), pairs: Pairs<'_>) {
        divide(pairs);
    }
}

/// The product for numbers of one limb; a batch is then an array of numbers.
fn mul_words(x: &mut [Limb], y: &[Limb], m: &[Limb], n0_inv: &[Limb]) {
    for (((x, y), m), n0_inv) in x.iter_mut().zip(y).zip(m).zip(n0_inv) {
        let mut z = [0];
        portable::mul(&mut z, &[*x], &[*y], &[*m], *n0_inv);
        *x = z[0];
    }
}
