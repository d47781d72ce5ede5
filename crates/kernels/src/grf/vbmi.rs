//! y = IP^-1(L ^ P(S(E(R))), R), one block, all of its bits at once (the article's version for .NET 9).
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! AVX-512 F, BW, VL and VBMI (Cannon Lake 2018, Zen 4 2022). Cost: 3 multishifts, 3 permutations of two
//! tables, 3 masks from signs; bound by their latencies, one after another.

use core::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi32_si128, _mm_or_si128, _mm_permutex2var_epi8, _mm256_and_si256,
    _mm256_broadcastd_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256,
    _mm256_movepi8_mask, _mm256_multishift_epi64_epi8, _mm256_rorv_epi32, _mm256_set1_epi32,
    _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_slli_epi64, _mm256_srlv_epi32, _mm256_ternarylogic_epi32,
    _mm512_castsi256_si512, _mm512_castsi512_si256, _mm512_loadu_si512, _mm512_movepi8_mask,
    _mm512_multishift_epi64_epi8, _mm512_permutex2var_epi8, _mm512_set1_epi64, _mm512_slli_epi64,
};

use super::block_by_block;
use super::little_endian::{IP, IP_INVERSE, P, S};
use crate::cpu::{VbmiVl, vbmi_vl_entry};

block_by_block!(one, VbmiVl, vbmi_vl_entry, "avx512f,avx512bw,avx512vl,avx512vbmi");

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
fn one(x: u64) -> u64 {
    let halves = permute(&IP, x);
    let boxes = boxes(halves);
    let bits = _mm256_multishift_epi64_epi8(load_half(&P), boxes);
    let l = u64::from(_mm256_movepi8_mask(_mm256_slli_epi64::<7>(bits)));
    permute(&IP_INVERSE, l ^ halves)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn permute(table: &[u8; 64], x: u64) -> u64 {
    let bits = _mm512_multishift_epi64_epi8(load(table), _mm512_set1_epi64(x as i64));
    _mm512_movepi8_mask(_mm512_slli_epi64::<7>(bits))
}

/// E and S: the 32 bits in each lane of 32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
pub(super) fn boxes(halves: u64) -> __m256i {
    let r = _mm256_set1_epi32((halves >> 32) as i32);
    let low = _mm256_srlv_epi32(r, _mm256_setr_epi32(0x03, 0x0b, 0x13, 0x1b, 0x0f, 0x17, 0x1f, 0x07));
    let low = _mm256_and_si256(low, _mm256_setr_epi32(31, 31, 31, 31, 1, 1, 1, 1));
    let high = _mm256_rorv_epi32(r, _mm256_setr_epi32(0x13, 0x1b, 0x03, 0x0b, 0x1f, 0x07, 0x0f, 0x17));
    let high = _mm256_and_si256(high, _mm256_setr_epi32(32, 32, 32, 32, 62, 62, 62, 62));
    look_up(low, high)
}

/// S, where the low bits of the eight indices and their high bits say; the bits in each lane of 32.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
pub(super) fn look_up(low: __m256i, high: __m256i) -> __m256i {
    /// a | b | c.
    const OR: i32 = 0xfe;
    // Boxes 2, 3, 6 and 7 are in the second table of the two that a permutation reads.
    let second = _mm256_set1_epi64x(0x40_0000_0000);
    let indices = _mm512_castsi256_si512(_mm256_ternarylogic_epi32::<OR>(high, low, second));
    let nibbles = _mm256_setr_epi32(0xf0, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0x0f, 0x0f);
    let [s0, s1, s2, s3] = S.as_chunks().0 else { unreachable!("256 bytes are four times 64") };
    let s01 = _mm512_permutex2var_epi8(load(s0), indices, load(s1));
    let s23 = _mm512_permutex2var_epi8(load(s2), indices, load(s3));
    let s01 = _mm256_and_si256(_mm512_castsi512_si256(s01), nibbles);
    let s23 = _mm256_and_si256(_mm512_castsi512_si256(s23), nibbles);
    let s01 = _mm_or_si128(_mm256_extracti128_si256::<1>(s01), _mm256_castsi256_si128(s01));
    let s23 = _mm_or_si128(_mm256_extracti128_si256::<1>(s23), _mm256_castsi256_si128(s23));
    _mm256_broadcastd_epi32(_mm_permutex2var_epi8(s01, _mm_cvtsi32_si128(0x1c18_0400), s23))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(x: &[u8; 64]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_half(x: &[u8; 32]) -> __m256i {
    // SAFETY: the array is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}
