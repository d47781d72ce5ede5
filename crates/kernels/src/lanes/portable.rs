//! z = x y R^-1 mod m with R = 2^(64 w), one lane after another   (CIOS, [KocAcarKaliski96] section 5).
//!
//! Given m odd, x < R, y < m.  Gives z < m.  Constant-time.
//! Requires nothing: safe Rust, what the compiler makes of 64 x 64 -> 128 bit products.
//! Cost: 2 w^2 + w multiplications; bound by the additions around them, about two cycles each.
//!
//! A square is a product: with the two carry chains of CIOS, compiled code is faster than with half the
//! products of a square and a chain alone.

mod inverse;

use super::{Lanes, Modulus, Shape, flat, flat_mut, rows, way_to_r2};
use crate::limb::{self, LIMB_BITS, Limb, adc, mac};

pub(super) use inverse::invert;

/// `x <- x y / R mod m`.
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let z = &mut flat_mut(scratch)[..shape.limbs];
    let lanes = rows::of_mut(shape, x).zip(rows::of(shape, y)).zip(rows::of(shape, m.m)).zip(flat(m.n0_inv));
    for (((x, y), m), n0_inv) in lanes {
        mul_row(x, y, m, *n0_inv, z);
        x.copy_from_slice(z);
    }
}

/// `x <- x^2 / R mod m`.
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let z = &mut flat_mut(scratch)[..shape.limbs];
    for ((x, m), n0_inv) in rows::of_mut(shape, x).zip(rows::of(shape, m.m)).zip(flat(m.n0_inv)) {
        mul_row(x, x, m, *n0_inv, z);
        x.copy_from_slice(z);
    }
}

/// `x <- x / R mod m`.
pub(super) fn from_mont(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (one, scratch) = scratch.split_at_mut(x.len());
    rows::set_bit(shape, one, 0);
    // x < R, and 1 is below m or, where m is 1, gives a multiple of it all the same.
    mul(shape, x, one, m, scratch);
}

/// `r2 <- R^2 mod m`: doublings up to 2^s R with s the odd part of 64 w, then squarings.
pub(super) fn r2(
    shape: Shape,
    m: &[Lanes],
    n0_inv: &[Lanes],
    shortest: usize,
    r2: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (doublings, squarings) = way_to_r2(shape.limbs * LIMB_BITS, shortest);
    // 2^(shortest - 1) is below every modulus but 1, for which it is 1: the doublings reduce it.
    for (x, m) in rows::of_mut(shape, r2).zip(rows::of(shape, m)) {
        x.fill(0);
        x[(shortest - 1) / LIMB_BITS] = 1 << ((shortest - 1) % LIMB_BITS);
        for _ in 0..doublings {
            limb::double_mod(x, m);
        }
    }
    for _ in 0..squarings {
        sqr(shape, r2, Modulus { m, r2: &[], n0_inv }, scratch);
    }
}

fn mul_row(x: &[Limb], y: &[Limb], m: &[Limb], n0_inv: Limb, z: &mut [Limb]) {
    let w = z.len();
    let (y, m) = (&y[..w], &m[..w]);
    z.fill(0);
    let mut top = 0;
    for a in x {
        let (low, mut carry) = mac(z[0], *a, y[0], 0);
        let q = low.wrapping_mul(n0_inv);
        let (_, mut reduced) = mac(low, q, m[0], 0);
        for j in 1..w {
            let sum;
            (sum, carry) = mac(z[j], *a, y[j], carry);
            (z[j - 1], reduced) = mac(sum, q, m[j], reduced);
        }
        let (sum, first) = adc(carry, reduced, 0);
        let (sum, second) = adc(sum, top, 0);
        z[w - 1] = sum;
        top = first + second;
    }
    limb::sub_if_not_less(z, top, m);
}
