//! Carry propagation: converts columns of up to 64 bits to limbs of 52 bits.
//!
//! The bits of a column from bit 52 up are added to the next column. After that, a sum exceeds a limb by at
//! most one carry, which may ripple: it is generated where a sum is above 2^52 - 1 and propagated where a sum
//! is 2^52 - 1. With both conditions as bit masks, the addition 2 above + full carries exactly as the limbs
//! do, and its difference from `full` shows which limbs receive a carry.

use core::arch::x86_64::{
    __m512i, _mm_cvtsi128_si32, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_and_si512,
    _mm512_castsi512_si128, _mm512_cmpeq_epi64_mask, _mm512_cmpgt_epu64_mask, _mm512_mask_sub_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_srli_epi64,
};

use super::{LANES, RADIX_BITS, mask};

/// The state passed from one vector of columns to the next.
#[derive(Clone, Copy)]
pub(crate) struct Carries {
    /// The bits above 52 of the last vector, of which lane 7 is still to be added.
    above: __m512i,
    /// The carry out of the last vector, 0 or 1.
    bit: u32,
}

impl Carries {
    /// Starts with a carry of 0 or 1 into the lowest column.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn new(bit: u32) -> Carries {
        Carries { above: _mm512_setzero_si512(), bit }
    }

    /// Returns the next eight columns as limbs.
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

    /// Returns what must still be added to the column above the last vector, in lane 0.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn rest(&self) -> __m512i {
        let zero = _mm512_setzero_si512();
        let moved = _mm512_alignr_epi64::<{ LANES as i32 - 1 }>(zero, self.above);
        _mm512_mask_sub_epi64(moved, self.bit as u8, moved, _mm512_set1_epi64(-1))
    }

    /// Returns the carry out of the last vector, if it is 0 or 1 in total.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn out(&self) -> u32 {
        _mm_cvtsi128_si32(_mm512_castsi512_si128(self.rest())) as u32
    }
}
