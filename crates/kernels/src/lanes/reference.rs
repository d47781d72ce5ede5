//! z = x y mod m, lane by lane: the product of `mont`'s `reference`, with R = 1.
//!
//! Input: any x, y < m, any odd m. Output: z < m. Not constant-time. Requires nothing. Cost: that of `mont`,
//! once per lane in use.

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix64::on_radix64;
use super::{Contract, Digits, Modulus, Shape, portable, radix64};
use crate::limb::Limb;
use crate::memory::{Lanes, flat_mut};
use crate::mont::reference;

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_radix64!();

    /// R = 1.
    const RADIX_BITS: usize = 0;

    /// Computes 1 mod m, the square of R = 1: the factor that reduces any number.
    fn r2((): (), shape: Shape, m: &[Lanes], _: &[Lanes], _: usize, r2: &mut [Lanes], _: &mut [Lanes]) {
        for (one, m) in radix64::of_mut(shape, r2).zip(radix64::of(shape, m)) {
            reference::r2(one, m);
        }
    }

    fn mul((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let z = &mut flat_mut(scratch)[..shape.limbs];
        for ((x, y), m) in radix64::of_mut(shape, x).zip(radix64::of(shape, y)).zip(radix64::of(shape, m.m)) {
            reference::mul(z, x, y, m);
            x.copy_from_slice(z);
        }
    }

    fn sqr((): (), shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let (y, scratch) = scratch.split_at_mut(x.len());
        y.copy_from_slice(x);
        Kernel::mul((), shape, x, y, m, scratch);
    }

    /// Does nothing: R is 1.
    fn from_mont((): (), _: Shape, _: &mut [Lanes], _: Modulus<'_>, _: &mut [Lanes]) {}

    fn invert((): (), problem: Problem<'_>) {
        portable::invert(problem);
    }

    fn divide((): (), pairs: Pairs<'_>) {
        portable::divide(pairs);
    }
}
