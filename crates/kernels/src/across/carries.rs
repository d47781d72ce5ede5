//! Carries from column to column: columns of up to 64 bits become limbs of 52.
//!
//! A column's bits from 52 on go to the next column; then a sum can exceed a limb by one carry at most.
//! That one ripples: it starts where a sum is above 2^52 - 1 and passes where a sum is 2^52 - 1. With both
//! as bit masks, 2 above + full is an addition that carries just as the limbs do, and its difference from
//! `full` tells which limbs a carry reaches.

use core::arch::x86_64::{
    __m512i, _mm_cvtsi128_si32, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_and_si512,
    _mm512_castsi512_si128, _mm512_cmpeq_epi64_mask, _mm512_cmpgt_epu64_mask, _mm512_mask_sub_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_srli_epi64,
};

use super::{LANES, RADIX_BITS, mask, store};
use crate::memory::Lanes;

/// What goes from one vector of columns to the next.
#[derive(Clone, Copy)]
pub(crate) struct Carries {
    /// The bits above 52 of the last vector, of which lane 7 is still owed.
    above: __m512i,
    /// The carry out of the last vector, 0 or 1.
    bit: u32,
}

impl Carries {
    /// No carry, or one into the lowest column.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn new(bit: u32) -> Carries {
        Carries { above: _mm512_setzero_si512(), bit }
    }

    /// The next eight columns as limbs.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn settle(&mut self, columns: __m512i) -> __m512i {
        let above = _mm512_srli_epi64::<{ RADIX_BITS as u32 }>(columns);
        let moved = _mm512_alignr_epi64::<{ LANES as i32 - 1 }>(above, self.above);
        let sum = _mm512_add_epi64(_mm512_and_si512(columns, mask()), moved);
        let over = u32::from(_mm512_cmpgt_epu64_mask(sum, mask()));
        let full = u32::from(_mm512_cmpeq_epi64_mask(sum, mask()));
        let rippled = 2 * over + full + self.bit;
        let reached = (rippled ^ full) as u8;
        self.above = above;
        self.bit = rippled >> LANES;
        let limbs = _mm512_mask_sub_epi64(sum, reached, sum, _mm512_set1_epi64(-1));
        _mm512_and_si512(limbs, mask())
    }

    /// The columns of a block as limbs.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn settle_block<const T: usize>(&mut self, z: &mut [Lanes; T], columns: [__m512i; T]) {
        for (z, columns) in z.iter_mut().zip(columns) {
            store(z, self.settle(columns));
        }
    }

    /// What the column above the last vector is still owed, in lane 0.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn rest(&self) -> __m512i {
        let zero = _mm512_setzero_si512();
        let moved = _mm512_alignr_epi64::<{ LANES as i32 - 1 }>(zero, self.above);
        _mm512_mask_sub_epi64(moved, self.bit as u8, moved, _mm512_set1_epi64(-1))
    }

    /// The carry out of the last vector, where that is 0 or 1 in all.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn out(&self) -> u32 {
        _mm_cvtsi128_si32(_mm512_castsi512_si128(self.rest())) as u32
    }
}
