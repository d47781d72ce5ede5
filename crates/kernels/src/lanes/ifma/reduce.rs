//! All operations with a modulus except products: sums, the final subtraction, and R^2.
//!
//! Limbs are added and subtracted with signed carries: a limb of 52 bits leaves eleven bits and a sign, and
//! `vpsraq` by 52 is the carry, which is negative if a limb has borrowed.

#[cfg(leaky)]
use core::arch::x86_64::_mm512_reduce_or_epi64;
use core::arch::x86_64::{
    _mm512_add_epi64, _mm512_and_si512, _mm512_mask_mov_epi64, _mm512_movepi64_mask, _mm512_set1_epi64,
    _mm512_setzero_si512, _mm512_srai_epi64, _mm512_srli_epi64, _mm512_sub_epi64, _mm512_xor_si512,
};

use super::{mul, set_bit, sqr};
use crate::lanes::radix52::{RADIX_BITS, Row, RowMem, clean, load_lanes, put, rows, rows_mut, store_lanes};
use crate::lanes::{GROUPS, Modulus, Shape};
use crate::memory::Lanes;
use crate::mistake;
use crate::powers::way_to_r2;

/// Copies the sign into the whole lane.
const SIGN: u32 = 63;

/// `x <- x + y`, below 2 m: subtracts 2 m, and adds m twice if the result is negative. Values of full moduli
/// are below m: there m is subtracted, and added once.
#[target_feature(enable = "avx512f")]
pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let (x, y, m) = (rows_mut(x), rows(y), rows(m));
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    let twice = _mm512_set1_epi64(if shape.full { 0 } else { -1 });
    for g in 0..GROUPS {
        let mut carry = _mm512_setzero_si512();
        for ((x, y), m) in x.iter_mut().zip(y).zip(m) {
            let sum = _mm512_add_epi64(clean(&x[g]), clean(&y[g]));
            let m = load_lanes(&m[g]);
            let rest = _mm512_sub_epi64(sum, _mm512_add_epi64(m, _mm512_and_si512(m, twice)));
            carry = put(&mut x[g], _mm512_add_epi64(rest, carry));
        }
        negative[g] = carry;
    }
    add_where(x, m, negative);
    if !shape.full {
        add_where(x, m, negative);
    }
}

/// `x <- x - y`, below 2 m: adds m twice if the difference is negative; once for values below m.
#[target_feature(enable = "avx512f")]
pub(super) fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let (x, y, m) = (rows_mut(x), rows(y), rows(m));
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    for g in 0..GROUPS {
        let mut borrow = _mm512_setzero_si512();
        for (x, y) in x.iter_mut().zip(y) {
            let difference = _mm512_sub_epi64(clean(&x[g]), clean(&y[g]));
            borrow = put(&mut x[g], _mm512_add_epi64(difference, borrow));
        }
        negative[g] = borrow;
    }
    add_where(x, m, negative);
    if !shape.full {
        add_where(x, m, negative);
    }
}

/// `x <- x / R mod m`, below m and with clean limbs.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn from_mont(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (one, rest) = scratch.split_at_mut(x.len());
    set_bit(one, 0);
    mul::mul(shape, x, one, m, rest);
    // For a multiple of m, the product with 1 can be m itself.
    subtract_modulus(shape, x, m.m, rest);
}

/// Reduces x below 2 m to x mod m.
#[target_feature(enable = "avx512f,avx512dq")]
pub(super) fn subtract_modulus(_: Shape, x: &mut [Lanes], m: &[Lanes], difference: &mut [Lanes]) {
    let (x, m, difference) = (rows_mut(x), rows(m), rows_mut(difference));
    mistake!(RareIndex => {
        difference[0] = difference[usize::from(x[0][0].0[0] == 0x1357)];
    });
    for g in 0..GROUPS {
        let mut borrow = _mm512_setzero_si512();
        for ((x, m), d) in x.iter_mut().zip(m).zip(difference.iter_mut()) {
            let limb = clean(&x[g]);
            store_lanes(&mut x[g], limb);
            let rest = _mm512_sub_epi64(limb, load_lanes(&m[g]));
            borrow = put(&mut d[g], _mm512_add_epi64(rest, borrow));
        }
        let less = _mm512_movepi64_mask(borrow);
        for (x, d) in x.iter_mut().zip(difference.iter()) {
            let kept = _mm512_mask_mov_epi64(load_lanes(&d[g]), less, load_lanes(&x[g]));
            store_lanes(&mut x[g], kept);
        }
    }
}

/// `r2 <- R^2`, below 2 m: doublings up to 2^s R with s the odd part of 52 k, then squarings, each of
/// which doubles s.
///
/// The doublings are non-restoring: -m <= x <= m, and a step is x <- 2 x - m or 2 x + m by the sign of x.
/// They start at 2^(shortest - 1), which is at most every modulus of `shortest` bits or more.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn r2(
    shape: Shape,
    m: &[Lanes],
    n0_inv: &[Lanes],
    shortest: usize,
    r2: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (doublings, squarings) = way_to_r2(RADIX_BITS * shape.limbs, shortest);
    set_bit(r2, shortest - 1);
    let mut negative = [_mm512_setzero_si512(); GROUPS];
    for _ in 0..doublings {
        double_towards_zero(rows_mut(r2), rows(m), &mut negative);
    }
    add_where(rows_mut(r2), rows(m), negative);
    for _ in 0..squarings {
        sqr::sqr(shape, r2, Modulus { m, r2: &[], n0_inv }, scratch);
    }
}

/// `x <- 2 x + m` where x is negative, `2 x - m` elsewhere. The top limb keeps its sign.
#[inline]
#[target_feature(enable = "avx512f")]
fn double_towards_zero(x: &mut [RowMem], m: &[RowMem], negative: &mut Row) {
    let zero = _mm512_setzero_si512();
    let (mut carry, mut flip, mut one) = ([zero; GROUPS], [zero; GROUPS], [zero; GROUPS]);
    for g in 0..GROUPS {
        // (m ^ -1) + 1 = -m.
        flip[g] = _mm512_xor_si512(negative[g], _mm512_set1_epi64(-1));
        one[g] = _mm512_srli_epi64::<SIGN>(flip[g]);
    }
    let top = x.len() - 1;
    for (i, (x, m)) in x.iter_mut().zip(m).enumerate() {
        for g in 0..GROUPS {
            let limb = load_lanes(&x[g]);
            let signed_m = _mm512_add_epi64(_mm512_xor_si512(load_lanes(&m[g]), flip[g]), one[g]);
            let doubled = _mm512_add_epi64(limb, limb);
            let sum = _mm512_add_epi64(_mm512_add_epi64(doubled, signed_m), carry[g]);
            if i < top {
                carry[g] = put(&mut x[g], sum);
            } else {
                store_lanes(&mut x[g], sum);
                negative[g] = _mm512_srai_epi64::<SIGN>(sum);
            }
        }
    }
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
            let m = _mm512_and_si512(load_lanes(&m[g]), lanes[g]);
            let sum = _mm512_add_epi64(_mm512_add_epi64(load_lanes(&x[g]), m), carry);
            carry = put(&mut x[g], sum);
        }
    }
}
