//! y = IP^-1(L ^ P(S(E(R))), R), as in `avx2`, except that one `vpgatherdd` reads S. The article that
//! docs/articles/grf-cipher.md names decides against a gather.
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: data-dependent addresses in S.
//! Requires AVX2 (Haswell 2013, Zen 2017). Cost: that of `avx2`, with a gather of eight entries instead of 8
//! extractions, loads and insertions. On Intel processors from Skylake to Tiger Lake, the microcode against
//! Downfall makes gathers slow.

use core::arch::x86_64::{
    _mm_or_si128, _mm256_and_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_i32gather_epi32,
    _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_shuffle_epi8,
};

use super::avx2::{indices, permute_boxes, round};
use super::block_by_block;
use super::little_endian::S;
use crate::cpu::{Avx2, avx2_entry};

block_by_block!(one, Avx2, avx2_entry, "avx2");

/// S with one entry per lane of a gather.
static WIDE: [i32; 256] = {
    let mut wide = [0; 256];
    let mut i = 0;
    while i < 256 {
        wide[i] = S[i] as i32;
        i += 1;
    }
    wide
};

#[inline]
#[target_feature(enable = "avx2")]
fn one(x: u64) -> u64 {
    round(x, |halves| boxes(halves))
}

/// E, S and P.
#[inline]
#[target_feature(enable = "avx2")]
fn boxes(halves: u64) -> u64 {
    let indices = indices(halves);
    // SAFETY: the eight indices are below 256 for every block: six bits and the number of one of four boxes.
    let entries = unsafe { _mm256_i32gather_epi32::<4>(WIDE.as_ptr(), indices) };
    let nibbles = _mm256_setr_epi32(0xf0, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0x0f, 0x0f);
    let near = _mm256_shuffle_epi8(_mm256_and_si256(entries, nibbles), _mm256_set1_epi64x(0x0c08_0400));
    permute_boxes(_mm_or_si128(_mm256_castsi256_si128(near), _mm256_extracti128_si256::<1>(near)))
}
