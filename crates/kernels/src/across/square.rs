//! T vectors of columns of a square: the products x_i x_j with i < j, doubled, and x_i^2.
//!
//! The products are those of `convolve` with half of them left out. Of a pair of different blocks all are
//! taken, and the pair the other way round is not; within a block it is the same with vectors. Where a vector
//! meets itself, limb s of it meets lane l, which holds limb l - s after the move: it counts if l > 2 s, by a
//! mask that moves up by one lane for every half step.

// Columns are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64,
    _mm512_mask_madd52hi_epu64, _mm512_mask_madd52lo_epu64, _mm512_permutex2var_epi64, _mm512_set_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512,
};

use super::convolve::{Columns, ONE_LANE_UP};
use super::{LANES, load};
use crate::lanes::Lanes;

/// Block d of the columns of x^2, of which there are twice as many as of x.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn square_block<const T: usize>(x: &[[Lanes; T]], d: usize) -> [__m512i; T] {
    let blocks = x.len();
    let first = (d + 1).saturating_sub(blocks);
    let mut c = Columns::new();
    // Pairs of blocks with i below the other: block d - i at this height, d - i - 1 below.
    if d >= blocks && d + 1 < 2 * blocks {
        c.add_high(&x[d - blocks], &x[blocks - 1]);
    }
    for i in first..d / 2 {
        c.add_product(&x[i], &x[d - i - 1], &x[d - i]);
    }
    let middle = &x[d / 2];
    if d.is_multiple_of(2) {
        add_pairs::<T, false>(&mut c, middle);
    } else {
        if d / 2 + 1 < blocks {
            c.add_low(middle, &x[d / 2 + 1]);
        }
        add_pairs::<T, true>(&mut c, middle);
    }
    let mut sums = c.sums();
    for i in 0..T {
        let twice = _mm512_add_epi64(sums[i], sums[i]);
        sums[i] = _mm512_add_epi64(twice, diagonal(x, d * T + i));
    }
    sums
}

/// The squares of single limbs in vector `i` of the columns: low halves in even lanes, high halves in odd ones.
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

/// Adds the products of pairs of limbs of one block, each pair once: to the columns at its height, or above.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_pairs<const T: usize, const ABOVE: bool>(c: &mut Columns<T>, x: &[Lanes; T]) {
    let mut moved = Moved { b: [_mm512_setzero_si512(); T], top: _mm512_setzero_si512(), lanes: 0xffff << 1 };
    for v in 0..T {
        moved.b[v] = load(&x[v]);
    }
    for s in 0..LANES / 2 {
        moved.step::<ABOVE, false>(c, x, s);
    }
    for s in LANES / 2..LANES {
        moved.step::<ABOVE, true>(c, x, s);
    }
}

/// A block, moved up by some lanes.
struct Moved<const T: usize> {
    b: [__m512i; T],
    /// What has left it at the top.
    top: __m512i,
    /// The lanes that count where a vector meets itself, and, eight bits up, where it meets the next.
    lanes: u32,
}

impl<const T: usize> Moved<T> {
    /// Adds what limb s of each vector contributes; after four steps no vector meets itself any more.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn step<const ABOVE: bool, const LATE: bool>(&mut self, c: &mut Columns<T>, x: &[Lanes; T], s: usize) {
        self.half_step::<ABOVE, LATE, false>(&mut c.low, x, s);
        self.top = _mm512_alignr_epi64::<ONE_LANE_UP>(self.top, self.b[T - 1]);
        for v in (1..T).rev() {
            self.b[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(self.b[v], self.b[v - 1]);
        }
        self.b[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(self.b[0], _mm512_setzero_si512());
        self.lanes <<= 1;
        self.half_step::<ABOVE, LATE, true>(&mut c.high, x, s);
        self.lanes <<= 1;
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn half_step<const ABOVE: bool, const LATE: bool, const HIGH: bool>(
        &self,
        sums: &mut [__m512i; T],
        x: &[Lanes; T],
        s: usize,
    ) {
        let (itself, next) = (self.lanes as u8, (self.lanes >> 8) as u8);
        for u in 0..T {
            let limb = _mm512_set1_epi64(x[u].0[s] as i64);
            for v in u..=T {
                if (u + v >= T) != ABOVE || LATE && v == u {
                    continue;
                }
                let sum = &mut sums[(u + v) % T];
                let b = if v < T { self.b[v] } else { self.top };
                let masked = if LATE { v == u + 1 } else { v == u };
                let lanes = if LATE { next } else { itself };
                *sum = match (masked, HIGH) {
                    (false, false) => _mm512_madd52lo_epu64(*sum, limb, b),
                    (false, true) => _mm512_madd52hi_epu64(*sum, limb, b),
                    (true, false) => _mm512_mask_madd52lo_epu64(*sum, lanes, limb, b),
                    (true, true) => _mm512_mask_madd52hi_epu64(*sum, lanes, limb, b),
                };
            }
        }
    }
}
