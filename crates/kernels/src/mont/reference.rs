//! z = x y mod m, bit by bit: R is 1, and Montgomery form is the number itself.
//!
//! Input: any x, y < m, any odd m. Output: z < m. Not constant-time.
//! Requires nothing.
//! Cost: a doubling and an addition of the whole width for every bit of x.
//! Source: the definition. Every other variant is compared with this one.

use super::words::{self, on_words};
use super::{Contract, Lanes, Modulus, Shape};
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::{flat, flat_mut};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_words!(());

    fn shape((): (), bits: usize) -> Option<Shape> {
        Some(Shape { r_bits: 0, ..words::shape(bits) })
    }

    /// Nothing: no product takes it.
    fn inverse((): (), _: Shape, _: Limb, _: &[Lanes], _: &mut [Lanes], _: &mut [Lanes]) {}

    fn mul((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let limbs = shape.limbs;
        let (x, z) = (&mut flat_mut(x)[..limbs], &mut flat_mut(scratch)[..limbs]);
        mul(z, x, &flat(y)[..limbs], &flat(m.m)[..limbs]);
        x.copy_from_slice(z);
    }

    fn sqr((): (), shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let limbs = shape.limbs;
        let (x, z) = (&mut flat_mut(x)[..limbs], &mut flat_mut(scratch)[..limbs]);
        mul(z, x, x, &flat(m.m)[..limbs]);
        x.copy_from_slice(z);
    }
}

/// `z <- x y mod m`.
///
/// # Panics
///
/// Panics if the lengths differ.
pub(crate) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb]) {
    z.fill(0);
    for bit in (0..x.len() * LIMB_BITS).rev() {
        limb::double_mod(z, m);
        if limb::bits(x, bit, 1) == 1 {
            limb::add_mod(z, y, m);
        }
    }
}

/// `one <- 1 mod m`, the square of R = 1: the factor that turns any number into its residue.
pub(crate) fn r2(one: &mut [Limb], m: &[Limb]) {
    one.fill(0);
    one[0] = Limb::from(limb::bit_length(m) > 1);
}
