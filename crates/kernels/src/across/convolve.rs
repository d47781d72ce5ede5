//! Computes T vectors of a product's columns, block by block.
//!
//! Column c of x y is the sum of lo(x_i y_{c-i}) and hi(x_i y_{c-1-i}). With y shifted up by s lanes, limb s
//! of vector u of x times vector i - u of y is added to vector i of the columns. That vector of y is in the
//! block at the same height, or in the block below, whose top lanes are shifted in.
//!
//! Low and high halves are accumulated separately, which doubles the number of independent chains of vpmadd52
//! (latency 4).

// Columns are accessed by index: the loops are unrolled, and the array elements become registers.
#![allow(clippy::needless_range_loop)]

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64,
    _mm512_set1_epi64, _mm512_setzero_si512,
};

use super::{LANES, can_be_many, load, store};
use crate::memory::Lanes;

/// The immediate with which `valignq` shifts a vector up by one lane.
pub(super) const ONE_LANE_UP: i32 = LANES as i32 - 1;

/// The columns of one block.
#[derive(Clone, Copy)]
pub(crate) struct Columns<const T: usize> {
    pub(super) low: [__m512i; T],
    pub(super) high: [__m512i; T],
}

impl<const T: usize> Columns<T> {
    /// Creates columns of zeros.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn new() -> Columns<T> {
        Columns { low: [_mm512_setzero_si512(); T], high: [_mm512_setzero_si512(); T] }
    }

    /// Creates columns that begin with these sums.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn from(sums: &[Lanes; T]) -> Columns<T> {
        let mut c = Columns::new();
        for i in 0..T {
            c.low[i] = load(&sums[i]);
        }
        c
    }

    /// Stores the sums.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn put(&self, z: &mut [Lanes; T]) {
        let sums = self.sums();
        for i in 0..T {
            store(&mut z[i], sums[i]);
        }
    }

    /// Returns the sums.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn sums(&self) -> [__m512i; T] {
        let mut sums = self.low;
        for i in 0..T {
            sums[i] = _mm512_add_epi64(sums[i], self.high[i]);
        }
        sums
    }

    /// Adds the columns of x y at the height of y, where `below` is the block below y.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(crate) fn add_product(&mut self, x: &[Lanes; T], below: &[Lanes; T], y: &[Lanes; T]) {
        self.convolve::<true, true>(x, below, y);
    }

    /// Like [`Columns::add_product`], if there is no block below y.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(crate) fn add_low(&mut self, x: &[Lanes; T], y: &[Lanes; T]) {
        self.convolve::<false, true>(x, y, y);
    }

    /// Adds the columns of x y above the height of y, which is `below`.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub(crate) fn add_high(&mut self, x: &[Lanes; T], below: &[Lanes; T]) {
        self.convolve::<true, false>(x, below, below);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn convolve<const BELOW: bool, const AT: bool>(
        &mut self,
        x: &[Lanes; T],
        below: &[Lanes; T],
        at: &[Lanes; T],
    ) {
        let zero = _mm512_setzero_si512();
        let (mut b, mut a) = ([zero; T], [zero; T]);
        for v in 0..T {
            b[v] = if BELOW { load(&below[v]) } else { zero };
            a[v] = if AT { load(&at[v]) } else { zero };
        }
        let mut sums = [*self, Columns::new()];
        let sets = if BELOW && AT { 1 } else { sets_of_half(T) };
        for s in 0..LANES {
            for u in 0..T {
                let limb = _mm512_set1_epi64(x[u].0[s] as i64);
                let low = &mut sums[u % sets].low;
                for i in 0..T {
                    if u <= i && (AT || u == i) {
                        low[i] = _mm512_madd52lo_epu64(low[i], limb, a[i - u]);
                    }
                    if u > i && BELOW {
                        low[i] = _mm512_madd52lo_epu64(low[i], limb, b[T + i - u]);
                    }
                }
            }
            if AT {
                for v in (1..T).rev() {
                    a[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(a[v], a[v - 1]);
                }
            }
            a[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(a[0], b[T - 1]);
            if BELOW {
                for v in (1..T).rev() {
                    b[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(b[v], b[v - 1]);
                }
                b[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(b[0], zero);
            }
            for u in 0..T {
                let limb = _mm512_set1_epi64(x[u].0[s] as i64);
                let high = &mut sums[u % sets].high;
                for i in 0..T {
                    if u <= i && (AT || u == i) {
                        high[i] = _mm512_madd52hi_epu64(high[i], limb, a[i - u]);
                    }
                    if u > i && BELOW {
                        high[i] = _mm512_madd52hi_epu64(high[i], limb, b[T + i - u]);
                    }
                }
            }
        }
        let [even, odd] = sums;
        *self = even;
        if sets > 1 {
            self.add(&odd);
        }
    }

    /// Adds other columns.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn add(&mut self, other: &Columns<T>) {
        for i in 0..T {
            self.low[i] = _mm512_add_epi64(self.low[i], other.low[i]);
            self.high[i] = _mm512_add_epi64(self.high[i], other.high[i]);
        }
    }
}

/// Returns the number of sets of columns among which the vectors of x alternate when only half of the pairs
/// of vectors are used. Then an average column receives only half as many products, and would wait for its
/// own latency while registers are unused.
pub(super) const fn sets_of_half(tile: usize) -> usize {
    if tile <= 5 { 2 } else { 1 }
}

/// Adds block d of the columns of x y, of those at the height of x and y.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn add_low_block<const T: usize>(
    c: &mut Columns<T>,
    x: &[[Lanes; T]],
    y: &[[Lanes; T]],
    d: usize,
) {
    if can_be_many(T) {
        for (x, [below, y]) in x[..d].iter().zip(y[..=d].array_windows().rev()) {
            c.add_product(x, below, y);
        }
    }
    c.add_low(&x[d], &y[0]);
}

/// Adds block d of the columns of x y, of those above x and y.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn add_high_block<const T: usize>(
    c: &mut Columns<T>,
    x: &[[Lanes; T]],
    y: &[[Lanes; T]],
    d: usize,
) {
    if can_be_many(T) {
        for (x, [below, y]) in x[d + 1..].iter().zip(y[d..].array_windows().rev()) {
            c.add_product(x, below, y);
        }
    }
    c.add_high(&x[d], &y[y.len() - 1]);
}
