//! z = x y mod m, bit by bit: R is 1, and Montgomery form is the number itself.
//!
//! Given any x, y < m, any odd m.  Gives z < m.  Not constant-time.
//! Requires nothing.
//! Cost: a doubling and an addition of the whole width for every bit of x.
//! Source: the definition. Every other variant is compared with this one.

use super::{Lanes, Modulus, Shape, flat_mut, rows};
use crate::limb::{self, LIMB_BITS, Limb};

/// `x <- x y mod m`.
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let z = &mut flat_mut(scratch)[..shape.limbs];
    for ((x, y), m) in rows::of_mut(shape, x).zip(rows::of(shape, y)).zip(rows::of(shape, m.m)) {
        mul_row(x, y, m, z);
        x.copy_from_slice(z);
    }
}

/// `x <- x^2 mod m`.
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (y, scratch) = scratch.split_at_mut(x.len());
    y.copy_from_slice(x);
    mul(shape, x, y, m, scratch);
}

/// `r2 <- 1 mod m`, the square of R = 1: the factor that turns any number into its residue.
pub(super) fn r2(shape: Shape, m: &[Lanes], r2: &mut [Lanes]) {
    for (one, m) in rows::of_mut(shape, r2).zip(rows::of(shape, m)) {
        one.fill(0);
        one[0] = Limb::from(limb::bit_length(m) > 1);
    }
}

fn mul_row(x: &[Limb], y: &[Limb], m: &[Limb], z: &mut [Limb]) {
    z.fill(0);
    for bit in (0..x.len() * LIMB_BITS).rev() {
        limb::double_mod(z, m);
        if limb::bits(x, bit, 1) == 1 {
            let mut carry = 0;
            for (a, b) in z.iter_mut().zip(y) {
                (*a, carry) = limb::adc(*a, *b, carry);
            }
            limb::sub_if_not_less(z, carry, m);
        }
    }
}
