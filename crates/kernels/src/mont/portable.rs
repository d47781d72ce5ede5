//! z = x y R^-1 mod m with R = 2^(64 w) (CIOS, [KocAcarKaliski96] section 5).
//!
//! Input: m odd, x < R, y < m. Output: z < m. Constant-time. Requires nothing: safe Rust with 64 x 64 -> 128
//! bit products. Cost: 2 w^2 + w multiplications; bound by the additions around them, about two cycles each.
//!
//! A square is computed as a product: compiled code with the two carry chains of CIOS is faster than code
//! with half the products and one chain.

use super::words::{self, on_words};
use super::{Contract, Lanes, Modulus, Shape};
use crate::limb::{self, LIMB_BITS, Limb, adc, mac};
use crate::memory::{flat, flat_mut};
use crate::mistake;
use crate::powers::{Stop, stops};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_words!(());

    fn shape((): (), bits: usize) -> Option<Shape> {
        Some(words::shape(bits))
    }

    fn inverse((): (), _: Shape, lowest: Limb, _: &[Lanes], inverse: &mut [Lanes], _: &mut [Lanes]) {
        inverse.fill(Lanes([limb::neg_inv(lowest); 8]));
    }

    #[inline]
    fn mul((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let limbs = shape.limbs;
        let (x, z) = (&mut flat_mut(x)[..limbs], &mut flat_mut(scratch)[..limbs]);
        mul(z, x, flat(y), flat(m.m), m.inverse[0].0[0]);
        x.copy_from_slice(z);
    }

    #[inline]
    fn sqr((): (), shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        let limbs = shape.limbs;
        let (x, z) = (&mut flat_mut(x)[..limbs], &mut flat_mut(scratch)[..limbs]);
        mul(z, x, x, flat(m.m), m.inverse[0].0[0]);
        x.copy_from_slice(z);
    }
}

/// `z <- x y / R mod m`, with -m^-1 mod 2^64.
///
/// # Panics
///
/// Panics if y or m is shorter than z, or x does not have its length.
#[inline]
pub(crate) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], n0_inv: Limb) {
    let w = z.len();
    assert_eq!(x.len(), w);
    let (y, m) = (&y[..w], &m[..w]);
    // For a few limbs, the loop overhead exceeds the products, so the loops are unrolled.
    match w {
        1 => product(&mut z[..1], &x[..1], &y[..1], &m[..1], n0_inv),
        2 => product(&mut z[..2], &x[..2], &y[..2], &m[..2], n0_inv),
        3 => product(&mut z[..3], &x[..3], &y[..3], &m[..3], n0_inv),
        4 => product(&mut z[..4], &x[..4], &y[..4], &m[..4], n0_inv),
        _ => product(z, x, y, m, n0_inv),
    }
}

/// Like [`mul`], for slices of the same length.
#[inline(always)]
fn product(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], n0_inv: Limb) {
    let w = z.len();
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
    mistake!(WrongResult => {
        z[0] ^= 1;
    });
}

/// `x <- 2^exponent mod m`, by doublings from 2^(shortest - 1), for m of at least `shortest` bits;
/// unspecified after a stop.
///
/// # Panics
///
/// Panics if `exponent < shortest - 1` or if the lengths differ.
pub(crate) fn power_of_two(
    x: &mut [Limb],
    exponent: usize,
    shortest: usize,
    m: &[Limb],
    stop: Option<&Stop>,
) {
    // 2^(shortest - 1) is below every modulus except 1, for which it is 1; the doublings reduce it.
    x.fill(0);
    x[(shortest - 1) / LIMB_BITS] = 1 << ((shortest - 1) % LIMB_BITS);
    for _ in 0..exponent - (shortest - 1) {
        if stops(stop) {
            return;
        }
        limb::double_mod(x, m);
    }
}
