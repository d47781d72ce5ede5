//! Everything about a modulus that is not a product: sums, the last subtraction, R^2; and the look-up.
//!
//! Limbs are added and subtracted with signed carries. There is no arithmetic shift of 64-bit lanes: a bias
//! makes a sum positive, and is taken from the carry again.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_cmpeq_epi64, _mm256_cmpgt_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srli_epi64, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::columns::low;
use super::{RADIX_BITS, Row, groups, groups_mut, load, of_lanes, product, set_bit, store};
use crate::lanes::{Lanes, Modulus, Shape, way_to_r2};

/// A multiple of 2^28 above all sums of a few limbs.
const BIAS: i64 = 1 << 40;

/// Stores the low 28 bits of a sum and gives the signed carry.
#[inline]
#[target_feature(enable = "avx2")]
fn put(x: &mut Row, sum: __m256i) -> __m256i {
    store(x, low(sum));
    let biased = _mm256_add_epi64(sum, _mm256_set1_epi64x(BIAS));
    let carry = _mm256_srli_epi64::<{ RADIX_BITS as i32 }>(biased);
    _mm256_sub_epi64(carry, _mm256_set1_epi64x(BIAS >> RADIX_BITS))
}

/// `x <- x + y`, below 2 m: subtracts 2 m and adds m twice where that was too much.
#[target_feature(enable = "avx2")]
pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    for ((x, y), m) in groups_mut(shape, x).zip(groups(shape, y)).zip(groups(shape, m)) {
        let mut carry = _mm256_setzero_si256();
        for ((x, y), m) in x.iter_mut().zip(y).zip(m) {
            let m = load(m);
            let rest = _mm256_sub_epi64(load(y), _mm256_add_epi64(m, m));
            let sum = _mm256_add_epi64(load(x), _mm256_add_epi64(rest, carry));
            carry = put(x, sum);
        }
        add_where(x, m, carry);
        add_where(x, m, carry);
    }
}

/// `x <- x + m` in the lanes whose mask is all ones.
#[target_feature(enable = "avx2")]
fn add_where(x: &mut [Row], m: &[Row], lanes: __m256i) {
    let mut carry = _mm256_setzero_si256();
    for (x, m) in x.iter_mut().zip(m) {
        let sum = _mm256_add_epi64(load(x), _mm256_and_si256(load(m), lanes));
        carry = put(x, _mm256_add_epi64(sum, carry));
    }
}

/// `x <- x / R mod m`, below m.
#[target_feature(enable = "avx2")]
pub(super) fn from_mont(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (one, rest) = scratch.split_at_mut(x.len());
    set_bit(shape, one, 0);
    product::mul(shape, x, one, m, rest);
    for (x, m) in groups_mut(shape, x).zip(groups(shape, m.m)) {
        // From x <= m to x mod m: the product with 1 can give m itself, for a multiple of m.
        let mut borrow = _mm256_setzero_si256();
        for (x, m) in x.iter_mut().zip(m) {
            let rest = _mm256_sub_epi64(load(x), load(m));
            borrow = put(x, _mm256_add_epi64(rest, borrow));
        }
        add_where(x, m, borrow);
    }
}

/// `r2 <- R^2`, below 2 m: doublings up to 2^s R with s the odd part of 28 k, then squarings, each of
/// which doubles s. The doublings do not restore: -m <= x <= m, and x <- 2 x -+ m by the sign of x.
#[target_feature(enable = "avx2")]
pub(super) fn r2(
    shape: Shape,
    m: &[Lanes],
    n0_inv: &[Lanes],
    shortest: usize,
    r2: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (doublings, squarings) = way_to_r2(RADIX_BITS * shape.limbs, shortest);
    set_bit(shape, r2, shortest - 1);
    for (x, m) in groups_mut(shape, r2).zip(groups(shape, m)) {
        let mut negative = _mm256_setzero_si256();
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
#[target_feature(enable = "avx2")]
fn double_towards_zero(x: &mut [Row], m: &[Row], negative: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    // (m ^ -1) + 1 = -m.
    let flip = _mm256_xor_si256(negative, _mm256_set1_epi64x(-1));
    let one = _mm256_srli_epi64::<63>(flip);
    let (mut carry, mut sum) = (zero, zero);
    let top = x.len() - 1;
    for (i, (x, m)) in x.iter_mut().zip(m).enumerate() {
        let limb = load(x);
        let signed_m = _mm256_add_epi64(_mm256_xor_si256(load(m), flip), one);
        sum = _mm256_add_epi64(_mm256_add_epi64(limb, limb), _mm256_add_epi64(signed_m, carry));
        carry = put(x, sum);
        if i == top {
            store(x, sum);
        }
    }
    _mm256_cmpgt_epi64(zero, sum)
}

/// `x <- t`, with t the entry of the table that each lane's digit names: reads every entry.
#[target_feature(enable = "avx2")]
pub(super) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Lanes]) {
    let len = x.len();
    for (g, (x, digits)) in groups_mut(shape, x).zip(of_lanes(digits)).enumerate() {
        let digits = load(digits);
        x.fill([0; 4]);
        let mut number = _mm256_setzero_si256();
        for entry in table.chunks_exact(len) {
            let wanted = _mm256_cmpeq_epi64(digits, number);
            let entry = groups(shape, entry).nth(g).unwrap_or_default();
            for (x, t) in x.iter_mut().zip(entry) {
                store(x, _mm256_or_si256(load(x), _mm256_and_si256(load(t), wanted)));
            }
            number = _mm256_add_epi64(number, _mm256_set1_epi64x(1));
        }
    }
}
