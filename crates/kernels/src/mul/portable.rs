//! z = x y, row by row   ([HAC] 14.12; squares 14.16).
//!
//! Given any x and y of n limbs.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires nothing: safe Rust, what the compiler makes of 64 x 64 -> 128 bit products.
//! Cost: n^2 multiplications; n (n + 1) / 2 for a square or a low product.
//!
//! `inline(always)`: where the caller knows n, the compiler unrolls the loops.

use crate::limb::{LIMB_BITS, Limb, adc, mac};

/// `z <- x y`.
#[inline(always)]
pub(super) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let n = y.len();
    z[..n].fill(0);
    for (i, a) in x.iter().enumerate() {
        let mut carry = 0;
        for (b, sum) in y.iter().zip(&mut z[i..i + n]) {
            (*sum, carry) = mac(*sum, *a, *b, carry);
        }
        z[i + n] = carry;
    }
}

/// `z <- x^2`: every pair once, doubled, and the squares.
#[inline(always)]
pub(super) fn sqr(z: &mut [Limb], x: &[Limb]) {
    let n = x.len();
    z.fill(0);
    for i in 0..n {
        let mut carry = 0;
        for j in i + 1..n {
            (z[i + j], carry) = mac(z[i + j], x[i], x[j], carry);
        }
        z[i + n] = carry;
    }
    let (mut shifted_out, mut carry) = (0, 0);
    for (i, a) in x.iter().enumerate() {
        let (low, high) = mac(0, *a, *a, 0);
        let (even, odd) = (z[2 * i], z[2 * i + 1]);
        (z[2 * i], carry) = adc(even << 1 | shifted_out, low, carry);
        (z[2 * i + 1], carry) = adc(odd << 1 | even >> (LIMB_BITS - 1), high, carry);
        shifted_out = odd >> (LIMB_BITS - 1);
    }
}

/// `z <- x y mod 2^(64 n)`.
#[inline(always)]
pub(super) fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let n = z.len();
    z.fill(0);
    for i in 0..n {
        let mut carry = 0;
        for j in 0..n - i {
            (z[i + j], carry) = mac(z[i + j], x[i], y[j], carry);
        }
    }
}
