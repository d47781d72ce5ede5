//! y = IP^-1(L ^ P(S(E(R))), R), one block at a time, eight bits at once. This is the article's version for
//! .NET 8; docs/articles/grf-cipher.md names the article.
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it.
//! Requires AVX-512 F, BW, VL and VBMI (Cannon Lake 2018, Zen 4 2022).
//! Cost: 18 variable shifts, 12 byte permutations that each select from two vectors, 5 masks made of the
//! sign bits of bytes; bound by the permutations.

use core::arch::x86_64::{
    __m128i, __m512i, _mm_cvtsi64_si128, _mm_loadu_si128, _mm256_castsi256_si128, _mm256_movepi8_mask,
    _mm256_set_m128i, _mm256_slli_epi64, _mm512_broadcastd_epi32, _mm512_castsi512_si128,
    _mm512_castsi512_si256, _mm512_cvtepu8_epi32, _mm512_cvtepu8_epi64, _mm512_permutex2var_epi8,
    _mm512_set1_epi64, _mm512_setr_epi64, _mm512_srlv_epi32, _mm512_srlv_epi64,
};

use super::little_endian::{IP, IP_INVERSE, P};
use super::{Block, block_by_block, vbmi};
use crate::cpu::{VbmiVl, vbmi_vl_entry};

block_by_block!(one, VbmiVl, vbmi_vl_entry, "avx512f,avx512bw,avx512vl,avx512vbmi");

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
fn one(x: u64) -> u64 {
    let halves = permute(&IP, x);
    let l = permute_boxes(_mm512_broadcastd_epi32(_mm256_castsi256_si128(vbmi::boxes(halves))));
    permute(&IP_INVERSE, l ^ halves)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
pub(super) fn permute(table: &[u8; 64], x: u64) -> u64 {
    let x = _mm512_set1_epi64(x as i64);
    let [t0, t1, t2, t3, t4, t5, t6, t7] = table.as_chunks().0 else {
        unreachable!("64 bytes are 8 times 8")
    };
    let low = signs(bits(x, t0, t1), bits(x, t2, t3));
    let high = signs(bits(x, t4, t5), bits(x, t6, t7));
    high << 32 | low
}

/// 16 bits, each at the bottom of a byte: eight from a vector of shifts.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn bits(x: __m512i, low: &Block, high: &Block) -> __m128i {
    let bytes = _mm512_setr_epi64(0x3830_2820_1810_0800, 0x7870_6860_5850_4840, 0, 0, 0, 0, 0, 0);
    let eight = |table: &Block| {
        _mm512_srlv_epi64(x, _mm512_cvtepu8_epi64(_mm_cvtsi64_si128(i64::from_le_bytes(*table))))
    };
    _mm512_castsi512_si128(_mm512_permutex2var_epi8(eight(low), bytes, eight(high)))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn signs(low: __m128i, high: __m128i) -> u64 {
    u64::from(_mm256_movepi8_mask(_mm256_slli_epi64::<7>(_mm256_set_m128i(high, low))))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
pub(super) fn permute_boxes(x: __m512i) -> u64 {
    let bytes = _mm512_setr_epi64(
        0x1c18_1410_0c08_0400,
        0x3c38_3430_2c28_2420,
        0x5c58_5450_4c48_4440,
        0x7c78_7470_6c68_6460,
        0,
        0,
        0,
        0,
    );
    let [low, high] = P.as_chunks().0 else { unreachable!("32 bytes are twice 16") };
    let sixteen = |table: &[u8; 16]| _mm512_srlv_epi32(x, _mm512_cvtepu8_epi32(load(table)));
    let bits = _mm512_castsi512_si256(_mm512_permutex2var_epi8(sixteen(low), bytes, sixteen(high)));
    u64::from(_mm256_movepi8_mask(_mm256_slli_epi64::<7>(bits)))
}

#[inline]
#[target_feature(enable = "sse2")]
fn load(x: &[u8; 16]) -> __m128i {
    // SAFETY: the array is 16 bytes.
    unsafe { _mm_loadu_si128((&raw const *x).cast()) }
}
