//! All operations with a modulus except products: sums, the final subtraction, R^2; and the look-up.
//!
//! Limbs are added and subtracted with signed carries. AVX2 has no arithmetic shift of 64-bit lanes: a bias
//! makes a sum positive, and is then subtracted from the carry.

use super::columns::low;
use super::vector::{Sums, and, equal, is_negative, load, or, shift_down, splat, store, sub, xor, zero};
use super::{RADIX_BITS, Row, groups, groups_mut, of_lanes, product, set_bit, vector};
use crate::lanes::{Digits, Modulus, Shape};
use crate::memory::Lanes;
use crate::mistake;
use crate::powers::way_to_r2;

/// A multiple of 2^28 above all sums of a few limbs.
const BIAS: i64 = 1 << 40;

/// Stores the low 28 bits of a sum, and returns the signed carry.
#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn put(x: &mut Row, sum: Sums) -> Sums {
    store(x, low(sum));
    let biased = vector::add(sum, splat(BIAS));
    let carry = shift_down::<{ RADIX_BITS as i32 }>(biased);
    sub(carry, splat(BIAS >> RADIX_BITS))
}

/// `x <- x + y`, below 2 m: subtracts 2 m, and adds m twice if the result is negative.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    for ((x, y), m) in groups_mut(shape, x).zip(groups(shape, y)).zip(groups(shape, m)) {
        let mut carry = zero();
        for ((x, y), m) in x.iter_mut().zip(y).zip(m) {
            let m = load(m);
            let rest = sub(load(y), vector::add(m, m));
            let sum = vector::add(load(x), vector::add(rest, carry));
            carry = put(x, sum);
        }
        add_where(x, m, carry);
        add_where(x, m, carry);
    }
}

/// `x <- x - y`, below 2 m: adds m twice if the difference is negative.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn subtract(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    for ((x, y), m) in groups_mut(shape, x).zip(groups(shape, y)).zip(groups(shape, m)) {
        let mut borrow = zero();
        for (x, y) in x.iter_mut().zip(y) {
            borrow = put(x, vector::add(sub(load(x), load(y)), borrow));
        }
        add_where(x, m, borrow);
        add_where(x, m, borrow);
    }
}

/// `x <- x + m` in the lanes where the mask is all ones.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn add_where(x: &mut [Row], m: &[Row], lanes: Sums) {
    mistake!(BranchedSubtraction => {
        let mut row = [0; 4];
        store(&mut row, lanes);
        if row == [0; 4] {
            return;
        }
    });
    let mut carry = zero();
    for (x, m) in x.iter_mut().zip(m) {
        let sum = vector::add(load(x), and(load(m), lanes));
        carry = put(x, vector::add(sum, carry));
    }
}

/// `x <- x / R mod m`, below m.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn from_mont(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (one, rest) = scratch.split_at_mut(x.len());
    set_bit(shape, one, 0);
    product::mul(shape, x, one, m, rest);
    // For a multiple of m, the product with 1 can be m itself.
    reduce(shape, x, m.m, scratch);
}

/// Reduces x below 2 m to x mod m.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn reduce(shape: Shape, x: &mut [Lanes], m: &[Lanes], _: &mut [Lanes]) {
    for (x, m) in groups_mut(shape, x).zip(groups(shape, m)) {
        let mut borrow = zero();
        for (x, m) in x.iter_mut().zip(m) {
            let rest = sub(load(x), load(m));
            borrow = put(x, vector::add(rest, borrow));
        }
        add_where(x, m, borrow);
    }
}

/// `r2 <- R^2`, below 2 m: doublings up to 2^s R with s the odd part of 28 k, then squarings, each of which
/// doubles s. The doublings are non-restoring: -m <= x <= m, and x <- 2 x -+ m by the sign of x.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn r2(
    shape: Shape,
    m: &[Lanes],
    n0_inv: &[Lanes],
    shortest: usize,
    r2: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (doublings, squarings) = way_to_r2(RADIX_BITS * shape.used, shortest);
    set_bit(shape, r2, shortest - 1);
    for (x, m) in groups_mut(shape, r2).zip(groups(shape, m)) {
        let mut negative = zero();
        for _ in 0..doublings {
            negative = double_towards_zero(x, m, negative);
        }
        add_where(x, m, negative);
    }
    for _ in 0..squarings {
        product::sqr(shape, r2, Modulus { m, r2: &[], n0_inv }, scratch);
    }
}

/// `x <- 2 x + m` where x is negative, `2 x - m` elsewhere, and where the result is negative. The top limb
/// keeps its sign.
#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn double_towards_zero(x: &mut [Row], m: &[Row], negative: Sums) -> Sums {
    // (m ^ -1) + 1 = -m.
    let flip = xor(negative, splat(-1));
    let one = shift_down::<63>(flip);
    let (mut carry, mut sum) = (zero(), zero());
    let top = x.len() - 1;
    for (i, (x, m)) in x.iter_mut().zip(m).enumerate() {
        let limb = load(x);
        let signed_m = vector::add(xor(load(m), flip), one);
        sum = vector::add(vector::add(limb, limb), vector::add(signed_m, carry));
        carry = put(x, sum);
        if i == top {
            store(x, sum);
        }
    }
    is_negative(sum)
}

/// `x <- t`, where t is the table entry selected by each lane's digit; reads all entries.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
    let len = x.len();
    for (g, (x, digits)) in groups_mut(shape, x).zip(of_lanes(digits)).enumerate() {
        let digits = load(digits);
        x.fill([0; 4]);
        let mut number = zero();
        for entry in table.chunks_exact(len) {
            let wanted = equal(digits, number);
            let entry = groups(shape, entry).nth(g).unwrap_or_default();
            for (x, t) in x.iter_mut().zip(entry) {
                store(x, or(load(x), and(load(t), wanted)));
            }
            number = vector::add(number, splat(1));
        }
    }
}
