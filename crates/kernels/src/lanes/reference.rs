//! z = x y mod m, one lane after another: the product of `mont`'s `reference`, with R = 1.
//!
//! Given any x, y < m, any odd m.  Gives z < m.  Not constant-time.
//! Requires nothing.
//! Cost: that of `mont`, once for every lane that counts.

use super::{Lanes, Modulus, Shape, flat_mut, rows};
use crate::mont::reference;

/// `x <- x y mod m`.
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let z = &mut flat_mut(scratch)[..shape.limbs];
    for ((x, y), m) in rows::of_mut(shape, x).zip(rows::of(shape, y)).zip(rows::of(shape, m.m)) {
        reference::mul(z, x, y, m);
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
        reference::r2(one, m);
    }
}
