//! All operations with a modulus except products: sums, the final subtraction, and R^2.
//!
//! Limbs are added and subtracted as integers with signed carries: 52 bits leave eleven bits and a sign, and
//! `vpsraq` by 52 is the carry, which is negative if a limb has borrowed.

#[cfg(leaky)]
use core::arch::x86_64::_mm512_reduce_or_epi64;
use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_srai_epi64,
    _mm512_srli_epi64, _mm512_sub_epi64, _mm512_xor_si512,
};

use super::limb::{load_double, store_double, to_double, to_integer};
use super::{product, set_bit};
use crate::lanes::radix52::{RADIX_BITS, Row, RowMem, load_lanes, mask, rows, rows_mut, store_lanes};
use crate::lanes::{GROUPS, Modulus, Shape};
use crate::memory::Lanes;
use crate::mistake;
use crate::powers::way_to_r2;

const CARRY: u32 = RADIX_BITS as u32;
/// Copies the sign into the whole lane.
const SIGN: u32 = 63;

#[inline]
#[target_feature(enable = "avx512f")]
fn integer(x: &Lanes) -> __m512i {
    to_integer(load_double(x))
}

/// Stores the low 52 bits of a sum as a double, and returns the signed carry.
#[inline]
#[target_feature(enable = "avx512f")]
fn put(x: &mut Lanes, sum: __m512i) -> __m512i {
    store_double(x, to_double(sum));
    _mm512_srai_epi64::<CARRY>(sum)
}

/// `x <- x + y`, below 2 m: subtracts 2 m, and adds m twice if the result is negative.
#[target_feature(enable = "avx512f")]
pub(super) fn add(_: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let (x, y, m) = (rows_mut(x), rows(y), rows(m));
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    for g in 0..GROUPS {
        for ((x, y), m) in x.iter_mut().zip(y).zip(m) {
            let m = integer(&m[g]);
            let rest = _mm512_sub_epi64(integer(&y[g]), _mm512_add_epi64(m, m));
            let sum = _mm512_add_epi64(integer(&x[g]), _mm512_add_epi64(rest, negative[g]));
            negative[g] = put(&mut x[g], sum);
        }
    }
    add_where(x, m, negative);
    add_where(x, m, negative);
}

/// `x <- x - y`, below 2 m: adds m twice if the difference is negative.
#[target_feature(enable = "avx512f")]
pub(super) fn sub(_: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let (x, y, m) = (rows_mut(x), rows(y), rows(m));
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    for g in 0..GROUPS {
        for (x, y) in x.iter_mut().zip(y) {
            let difference = _mm512_sub_epi64(integer(&x[g]), integer(&y[g]));
            negative[g] = put(&mut x[g], _mm512_add_epi64(difference, negative[g]));
        }
    }
    add_where(x, m, negative);
    add_where(x, m, negative);
}

/// `x <- x + m` in the lanes where the mask is all ones.
#[target_feature(enable = "avx512f")]
fn add_where(x: &mut [RowMem], m: &[RowMem], lanes: Row) {
    mistake!(BranchedSubtraction => {
        if lanes.iter().all(|lanes| _mm512_reduce_or_epi64(*lanes) == 0) {
            return;
        }
    });
    for g in 0..GROUPS {
        let mut carry = _mm512_setzero_si512();
        for (x, m) in x.iter_mut().zip(m) {
            let m = _mm512_and_si512(integer(&m[g]), lanes[g]);
            let sum = _mm512_add_epi64(_mm512_add_epi64(integer(&x[g]), m), carry);
            carry = put(&mut x[g], sum);
        }
    }
}

/// `x <- x / R mod m`, below m.
#[target_feature(enable = "avx512f")]
pub(super) fn from_mont(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (one, rest) = scratch.split_at_mut(x.len());
    set_bit(one, 0);
    product::mul(shape, x, one, m, rest);
    // For a multiple of m, the product with 1 can be m itself.
    subtract_modulus(shape, x, m.m, scratch);
}

/// Reduces x below 2 m to x mod m.
#[target_feature(enable = "avx512f")]
pub(super) fn subtract_modulus(_: Shape, x: &mut [Lanes], m: &[Lanes], _: &mut [Lanes]) {
    let (x, m) = (rows_mut(x), rows(m));
    let mut borrow = [_mm512_setzero_si512(); GROUPS];
    for g in 0..GROUPS {
        for (x, m) in x.iter_mut().zip(m) {
            let rest = _mm512_sub_epi64(integer(&x[g]), integer(&m[g]));
            borrow[g] = put(&mut x[g], _mm512_add_epi64(rest, borrow[g]));
        }
    }
    add_where(x, m, borrow);
}

/// `r2 <- R^2`, below 2 m: doublings up to 2^s R with s the odd part of 52 k, then squarings, each of which
/// doubles s.
///
/// The doublings are non-restoring: -m <= x <= m, and a step is x <- 2 x - m or 2 x + m by the sign of x.
/// They are done on integers, and start at 2^(shortest - 1), which is at most every modulus of `shortest`
/// bits or more.
#[target_feature(enable = "avx512f")]
pub(super) fn r2(
    shape: Shape,
    m: &[Lanes],
    n0_inv: &[Lanes],
    shortest: usize,
    r2: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (doublings, squarings) = way_to_r2(RADIX_BITS * shape.limbs, shortest);
    let integers = &mut scratch[..m.len()];
    for (integers, m) in integers.iter_mut().zip(m) {
        store_lanes(integers, integer(m));
    }
    set_bit(r2, shortest - 1);
    for x in r2.iter_mut() {
        let limb = integer(x);
        store_lanes(x, limb);
    }
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    for _ in 0..doublings {
        double_towards_zero(rows_mut(r2), rows(integers), &mut negative);
    }
    // Conversion to doubles; the modulus is added to negative numbers.
    for g in 0..GROUPS {
        let mut carry = _mm512_setzero_si512();
        for (x, m) in rows_mut(r2).iter_mut().zip(rows(integers)) {
            let m = _mm512_and_si512(load_lanes(&m[g]), negative[g]);
            let sum = _mm512_add_epi64(_mm512_add_epi64(load_lanes(&x[g]), m), carry);
            carry = put(&mut x[g], sum);
        }
    }
    for _ in 0..squarings {
        product::sqr(shape, r2, Modulus { m, r2: &[], n0_inv }, scratch);
    }
}

/// `x <- 2 x + m` where x is negative, `2 x - m` elsewhere. The top limb keeps its sign.
#[inline]
#[target_feature(enable = "avx512f")]
fn double_towards_zero(x: &mut [RowMem], m: &[RowMem], negative: &mut Row) {
    let top = x.len() - 1;
    for g in 0..GROUPS {
        // (m ^ -1) + 1 = -m.
        let flip = _mm512_xor_si512(negative[g], _mm512_set1_epi64(-1));
        let one = _mm512_srli_epi64::<SIGN>(flip);
        let mut carry = _mm512_setzero_si512();
        for (i, (x, m)) in x.iter_mut().zip(m).enumerate() {
            let limb = load_lanes(&x[g]);
            let signed_m = _mm512_add_epi64(_mm512_xor_si512(load_lanes(&m[g]), flip), one);
            let doubled = _mm512_add_epi64(limb, limb);
            let sum = _mm512_add_epi64(_mm512_add_epi64(doubled, signed_m), carry);
            if i < top {
                store_lanes(&mut x[g], _mm512_and_si512(sum, mask()));
                carry = _mm512_srai_epi64::<CARRY>(sum);
            } else {
                store_lanes(&mut x[g], sum);
                negative[g] = _mm512_srai_epi64::<SIGN>(sum);
            }
        }
    }
}
