//! T vectors of columns of a product, block by block.
//!
//! Column c of x y takes lo(x_i y_{c-i}) and hi(x_i y_{c-1-i}). With y moved up by s lanes, vector u of x
//! contributes to vector i of the columns its limb s times vector i - u of y: one of the block at the same
//! height, or one of the block below, whose top lanes have been moved across.
//!
//! Low and high halves are added up apart, so that twice as many chains of vpmadd52 (latency 4) run.

// Columns are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64,
    _mm512_set1_epi64, _mm512_setzero_si512,
};

use super::{LANES, load};
use crate::lanes::Lanes;

/// By which `valignq` moves a vector up by one lane.
pub(super) const ONE_LANE_UP: i32 = LANES as i32 - 1;

/// The columns of one block.
#[derive(Clone, Copy)]
pub(crate) struct Columns<const T: usize> {
    pub(super) low: [__m512i; T],
    pub(super) high: [__m512i; T],
}

impl<const T: usize> Columns<T> {
    /// Empty columns.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn new() -> Columns<T> {
        Columns { low: [_mm512_setzero_si512(); T], high: [_mm512_setzero_si512(); T] }
    }

    /// Columns that hold sums already.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn from(sums: &[Lanes; T]) -> Columns<T> {
        let mut c = Columns::new();
        for i in 0..T {
            c.low[i] = load(&sums[i]);
        }
        c
    }

    /// The sums.
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

    /// The same where nothing is below y.
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
        for s in 0..LANES {
            for u in 0..T {
                let limb = _mm512_set1_epi64(x[u].0[s] as i64);
                for i in 0..T {
                    if u <= i && (AT || u == i) {
                        self.low[i] = _mm512_madd52lo_epu64(self.low[i], limb, a[i - u]);
                    }
                    if u > i && BELOW {
                        self.low[i] = _mm512_madd52lo_epu64(self.low[i], limb, b[T + i - u]);
                    }
                }
            }
            for v in (1..T).rev() {
                a[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(a[v], a[v - 1]);
            }
            a[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(a[0], b[T - 1]);
            for v in (1..T).rev() {
                b[v] = _mm512_alignr_epi64::<ONE_LANE_UP>(b[v], b[v - 1]);
            }
            b[0] = _mm512_alignr_epi64::<ONE_LANE_UP>(b[0], zero);
            for u in 0..T {
                let limb = _mm512_set1_epi64(x[u].0[s] as i64);
                for i in 0..T {
                    if u <= i && (AT || u == i) {
                        self.high[i] = _mm512_madd52hi_epu64(self.high[i], limb, a[i - u]);
                    }
                    if u > i && BELOW {
                        self.high[i] = _mm512_madd52hi_epu64(self.high[i], limb, b[T + i - u]);
                    }
                }
            }
        }
    }
}

/// Adds block d of the columns of x y, of which there are twice as many as of x.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(crate) fn product_block<const T: usize>(
    mut c: Columns<T>,
    x: &[[Lanes; T]],
    y: &[[Lanes; T]],
    d: usize,
) -> [__m512i; T] {
    let blocks = y.len();
    let first = (d + 1).saturating_sub(blocks);
    // The uppermost block of y has nothing above it, the lowest nothing below.
    if d >= blocks {
        c.add_high(&x[d - blocks], &y[blocks - 1]);
    }
    for i in first..d.min(blocks) {
        c.add_product(&x[i], &y[d - i - 1], &y[d - i]);
    }
    if d < blocks {
        c.add_low(&x[d], &y[0]);
    }
    c.sums()
}
