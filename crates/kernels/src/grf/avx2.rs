//! y = IP^-1(L ^ P(S(E(R))), R), one block at a time, four bits at once. This is the article's version for
//! .NET 7; docs/articles/grf-cipher.md names the article.
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: data-dependent addresses in S.
//! Requires AVX2 (Haswell 2013, Zen 2017). Cost: 36 variable shifts, 36 byte shuffles and 8 reads of S; bound
//! by the shuffles and unpacks after the shifts.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_and_si128, _mm_cvtsi32_si128, _mm_extract_epi32, _mm_or_si128, _mm_set1_epi8,
    _mm256_and_si256, _mm256_broadcastd_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_shuffle_epi8, _mm256_slli_epi64, _mm256_sllv_epi32,
    _mm256_srli_epi32, _mm256_srli_epi64, _mm256_srlv_epi32, _mm256_srlv_epi64, _mm256_unpacklo_epi8,
    _mm256_unpacklo_epi16, _mm256_unpacklo_epi32,
};

use super::block_by_block;
use super::little_endian::{IP, IP_INVERSE, P, S};
use crate::cpu::{Avx2, avx2_entry};

block_by_block!(one, Avx2, avx2_entry, "avx2");

#[inline]
#[target_feature(enable = "avx2")]
fn one(x: u64) -> u64 {
    round(x, |halves| boxes(halves))
}

/// A round, E, S and P of which are `boxes`.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn round(x: u64, boxes: impl FnOnce(u64) -> u64) -> u64 {
    let halves = permute(&IP, x);
    permute(&IP_INVERSE, boxes(halves) ^ halves)
}

#[inline]
#[target_feature(enable = "avx2")]
fn permute(table: &[u8; 64], x: u64) -> u64 {
    let [low, high] = table.as_chunks().0 else { unreachable!("64 bytes are twice 32") };
    gather(high, x) << 32 | gather(low, x)
}

/// 32 bits, each shifted to the bottom of a byte: four in a vector, the vectors interleaved byte by byte.
#[inline]
#[target_feature(enable = "avx2")]
fn gather(table: &[u8; 32], x: u64) -> u64 {
    let x = _mm256_set1_epi64x(x as i64);
    let low_byte = _mm256_set1_epi64x(0xff);
    let near = _mm256_set1_epi16(0x0800);
    let mut shifts = load(table);
    let mut next = || {
        let bits = _mm256_srlv_epi64(x, _mm256_and_si256(shifts, low_byte));
        shifts = _mm256_srli_epi64::<8>(shifts);
        _mm256_shuffle_epi8(bits, near)
    };
    let mut two = || {
        let (even, odd) = (next(), next());
        _mm256_unpacklo_epi8(even, odd)
    };
    let mut four = || {
        let (low, high) = (two(), two());
        _mm256_unpacklo_epi16(low, high)
    };
    let (low, high) = (four(), four());
    signs(_mm256_slli_epi64::<7>(_mm256_unpacklo_epi32(low, high)))
}

/// E, S and P.
#[inline]
#[target_feature(enable = "avx2")]
fn boxes(halves: u64) -> u64 {
    let indices = indices(halves);
    let even = look_up(_mm256_castsi256_si128(indices));
    let odd = look_up(_mm256_extracti128_si256::<1>(indices));
    let even = _mm_and_si128(even, _mm_set1_epi8(0xf0_u8 as i8));
    let odd = _mm_and_si128(odd, _mm_set1_epi8(0x0f));
    permute_boxes(_mm_or_si128(even, odd))
}

/// E: where the eight boxes look into S, first those whose upper four bits count.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn indices(halves: u64) -> __m256i {
    let r = _mm256_set1_epi32((halves >> 32) as i32);
    let low = _mm256_srlv_epi32(r, _mm256_setr_epi32(0x03, 0x0b, 0x13, 0x1b, 0x0f, 0x17, 0x1f, 0x07));
    let high = _mm256_srlv_epi32(r, _mm256_setr_epi32(0x18, 0x00, 0x08, 0x10, 0x00, 0x08, 0x10, 0x18));
    let high = _mm256_sllv_epi32(high, _mm256_setr_epi32(5, 5, 5, 5, 1, 1, 1, 1));
    let low = _mm256_and_si256(low, _mm256_setr_epi32(31, 31, 31, 31, 1, 1, 1, 1));
    let high = _mm256_and_si256(high, _mm256_setr_epi32(32, 32, 32, 32, 62, 62, 62, 62));
    let indices = _mm256_or_si256(low, high);
    _mm256_or_si256(indices, _mm256_setr_epi32(0, 64, 128, 192, 0, 64, 128, 192))
}

/// Four bytes of S.
#[inline]
#[target_feature(enable = "avx2")]
fn look_up(indices: __m128i) -> __m128i {
    let s = |index: i32| S[usize::from(index as u8)];
    let four = [
        s(_mm_extract_epi32::<0>(indices)),
        s(_mm_extract_epi32::<1>(indices)),
        s(_mm_extract_epi32::<2>(indices)),
        s(_mm_extract_epi32::<3>(indices)),
    ];
    _mm_cvtsi32_si128(i32::from_le_bytes(four))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn permute_boxes(x: __m128i) -> u64 {
    let x = _mm256_broadcastd_epi32(x);
    let low_byte = _mm256_set1_epi32(0xff);
    let near = _mm256_set1_epi64x(0x0c08_0400);
    let mut shifts = load(&P);
    let mut next = || {
        let bits = _mm256_srlv_epi32(x, _mm256_and_si256(shifts, low_byte));
        shifts = _mm256_srli_epi32::<8>(shifts);
        _mm256_shuffle_epi8(bits, near)
    };
    let mut two = || {
        let (even, odd) = (next(), next());
        _mm256_unpacklo_epi8(even, odd)
    };
    let (low, high) = (two(), two());
    signs(_mm256_slli_epi64::<7>(_mm256_unpacklo_epi16(low, high)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn signs(x: __m256i) -> u64 {
    u64::from(_mm256_movemask_epi8(x) as u32)
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(x: &[u8; 32]) -> __m256i {
    // SAFETY: the array is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}
