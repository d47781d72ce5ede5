//! Computes T vectors of the columns of a square: the doubled products x_i x_j with i < j, plus x_i^2.
//!
//! The method is that of `convolve`, but each pair of limbs is multiplied only once. Two different blocks are
//! multiplied in one order only, and so are two different vectors of a block. When a vector is multiplied by
//! itself, step s multiplies its limb s by the vector shifted up by s lanes, so that lane l holds limb l - s.
//! A mask selects the lanes with l - s > s, that is l > 2 s. The high halves are added after a shift by one
//! more lane, where the condition is l > 2 s + 1. The mask therefore moves up by one lane every half step.

// Columns are accessed by index: the loops are unrolled, and the array elements become registers.
#![allow(clippy::needless_range_loop)]

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64,
    _mm512_mask_madd52hi_epu64, _mm512_mask_madd52lo_epu64, _mm512_permutex2var_epi64, _mm512_set_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512,
};

use super::convolve::{Columns, ONE_LANE_UP, sets_of_half};
use super::{LANES, can_be_many, load};
use crate::memory::Lanes;

/// Returns block d of the columns of x^2 at the height of x.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn low_square_block<const T: usize>(x: &[[Lanes; T]], d: usize) -> Columns<T> {
    let mut c = Columns::new();
    let middle = d / 2;
    if can_be_many(T) {
        for i in 0..middle {
            c.add_product(&x[i], &x[d - i - 1], &x[d - i]);
        }
    }
    if d.is_multiple_of(2) {
        add_pairs::<T, false>(&mut c, &x[middle]);
    } else if can_be_many(T) {
        c.add_low(&x[middle], &x[middle + 1]);
        add_pairs::<T, true>(&mut c, &x[middle]);
    }
    twice_and_diagonal(c, x, d)
}

/// Returns block d of the columns of x^2 above x.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn high_square_block<const T: usize>(x: &[[Lanes; T]], d: usize) -> Columns<T> {
    let mut c = Columns::new();
    let blocks = x.len();
    let all = blocks + d;
    let middle = all / 2;
    if can_be_many(T) {
        for i in d + 1..middle {
            c.add_product(&x[i], &x[all - i - 1], &x[all - i]);
        }
        if d < blocks - 1 {
            c.add_high(&x[d], &x[blocks - 1]);
        }
    }
    if can_be_many(T) && all.is_multiple_of(2) {
        add_pairs::<T, false>(&mut c, &x[middle]);
    } else {
        if can_be_many(T) && middle + 1 < blocks {
            c.add_low(&x[middle], &x[middle + 1]);
        }
        add_pairs::<T, true>(&mut c, &x[middle]);
    }
    twice_and_diagonal(c, x, all)
}

/// Doubles the products of pairs, and adds the squares in block `d` of all columns.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn twice_and_diagonal<const T: usize>(mut c: Columns<T>, x: &[[Lanes; T]], d: usize) -> Columns<T> {
    let copy = c;
    c.add(&copy);
    for i in 0..T {
        c.low[i] = _mm512_add_epi64(c.low[i], diagonal(x, d * T + i));
    }
    c
}

/// Returns the squares of single limbs in vector `i` of the columns: low halves in even lanes, high halves in
/// odd ones.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn diagonal<const T: usize>(x: &[[Lanes; T]], i: usize) -> __m512i {
    let zero = _mm512_setzero_si512();
    let limbs = load(&x.as_flattened()[i / 2]);
    let low = _mm512_madd52lo_epu64(zero, limbs, limbs);
    let high = _mm512_madd52hi_epu64(zero, limbs, limbs);
    let first = _mm512_set_epi64(11, 3, 10, 2, 9, 1, 8, 0);
    let from = if i.is_multiple_of(2) { 0 } else { LANES as i64 / 2 };
    _mm512_permutex2var_epi64(low, _mm512_add_epi64(first, _mm512_set1_epi64(from)), high)
}

/// Adds the products of pairs of limbs of one block, each pair once, to the columns at its height or above.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_pairs<const T: usize, const ABOVE: bool>(c: &mut Columns<T>, x: &[Lanes; T]) {
    let mut moved = Moved { b: [_mm512_setzero_si512(); T], top: _mm512_setzero_si512(), lanes: 0xffff << 1 };
    for v in 0..T {
        moved.b[v] = load(&x[v]);
    }
    let mut sums = [*c, Columns::new()];
    for s in 0..LANES / 2 {
        moved.step::<ABOVE, false>(&mut sums, x, s);
    }
    for s in LANES / 2..LANES {
        moved.step::<ABOVE, true>(&mut sums, x, s);
    }
    let [even, odd] = sums;
    *c = even;
    if sets_of_half(T) > 1 {
        c.add(&odd);
    }
}

/// A block shifted up by some lanes.
struct Moved<const T: usize> {
    b: [__m512i; T],
    /// The lanes shifted out at the top.
    top: __m512i,
    /// The mask of lanes when a vector is multiplied by itself, and, eight bits higher, by the next vector.
    lanes: u32,
}

impl<const T: usize> Moved<T> {
    /// Adds the products of limb s of each vector. After four steps, no vector is multiplied by itself any
    /// more.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn step<const ABOVE: bool, const LATE: bool>(
        &mut self,
        sums: &mut [Columns<T>; 2],
        x: &[Lanes; T],
        s: usize,
    ) {
        for u in 0..T {
            let limb = _mm512_set1_epi64(x[u].0[s] as i64);
            let low = &mut sums[u % sets_of_half(T)].low;
            for i in 0..T {
                if let Some((b, lanes)) = self.met::<ABOVE, LATE>(u, i) {
                    low[i] = match lanes {
                        None => _mm512_madd52lo_epu64(low[i], limb, b),
                        Some(lanes) => _mm512_mask_madd52lo_epu64(low[i], lanes, limb, b),
                    };
                }
            }
        }
        self.top = _mm512_alignr_epi64::<ONE_LANE_UP>(self.top, self.b[T - 1]);
        for v in (1..T).rev() {
            self.b[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(self.b[v], self.b[v - 1]);
        }
        self.b[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(self.b[0], _mm512_setzero_si512());
        self.lanes <<= 1;
        for u in 0..T {
            let limb = _mm512_set1_epi64(x[u].0[s] as i64);
            let high = &mut sums[u % sets_of_half(T)].high;
            for i in 0..T {
                if let Some((b, lanes)) = self.met::<ABOVE, LATE>(u, i) {
                    high[i] = match lanes {
                        None => _mm512_madd52hi_epu64(high[i], limb, b),
                        Some(lanes) => _mm512_mask_madd52hi_epu64(high[i], lanes, limb, b),
                    };
                }
            }
        }
        self.lanes <<= 1;
    }

    /// Returns the vector by which vector u is multiplied for vector i of the columns, if any of its lanes
    /// are used, and the mask, if not all are.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn met<const ABOVE: bool, const LATE: bool>(&self, u: usize, i: usize) -> Option<(__m512i, Option<u8>)> {
        let column = if ABOVE { T + i } else { i };
        if column < u || column - u > T {
            return None;
        }
        let v = column - u;
        if v < u || LATE && v == u {
            return None;
        }
        let b = if v < T { self.b[v] } else { self.top };
        let lanes = match LATE {
            false => (v == u).then_some(self.lanes as u8),
            true => (v == u + 1).then_some((self.lanes >> 8) as u8),
        };
        Some((b, lanes))
    }
}
