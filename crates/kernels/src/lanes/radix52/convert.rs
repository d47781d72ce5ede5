//! Conversion of rows of 64-bit limbs to and from limbs of 52 bits, eight rows at a time.
//!
//! Eight words of eight rows are transposed in registers; then word i of all rows is one vector, and limb j
//! is a funnel shift of the two words that contain it (`vpshrdvq`). Export is the reverse.
//!
//! Cost: 24 shuffles per 8 x 8 words, and one funnel shift and one mask per limb.

use core::arch::x86_64::{
    __m512i, __mmask8, _mm512_mask_storeu_epi64, _mm512_maskz_loadu_epi64, _mm512_or_si512,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_shuffle_i64x2, _mm512_sllv_epi64, _mm512_srlv_epi64,
    _mm512_unpackhi_epi64, _mm512_unpacklo_epi64,
};

use super::{RADIX_BITS, load_lanes, rows, rows_mut, store_lanes};
use crate::lanes::GROUPS;
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// `value <- rows`: `cut` converts the 52 bits of two words that start at a given bit to the stored form.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn import_by(
    rows: &[&[Limb]],
    value: &mut [Lanes],
    words: &mut [Lanes],
    cut: impl Fn(__m512i, __m512i, usize) -> __m512i,
) {
    let value = rows_mut(value);
    let longest = rows.iter().map(|r| r.len()).max().unwrap_or(0);
    for g in 0..GROUPS {
        let group = rows.get(8 * g..).unwrap_or_default();
        for (start, words) in (0..).step_by(8).zip(words.as_chunks_mut::<8>().0) {
            let mut block = [_mm512_setzero_si512(); 8];
            for (r, row) in block.iter_mut().zip(group) {
                *r = load_words(row.get(start..).unwrap_or_default());
            }
            let block = transpose(block);
            for i in 0..8 {
                store_lanes(&mut words[i], block[i]);
            }
            // The block after the last word is all zeros: limbs look one word ahead.
            if start > longest {
                break;
            }
        }
        for (j, limb) in value.iter_mut().enumerate() {
            let (word, shift) = (j * RADIX_BITS / LIMB_BITS, j * RADIX_BITS % LIMB_BITS);
            let (low, high) = if word < longest {
                (load_lanes(&words[word]), load_lanes(&words[word + 1]))
            } else {
                (_mm512_setzero_si512(), _mm512_setzero_si512())
            };
            store_lanes(&mut limb[g], cut(low, high, shift));
        }
    }
}

/// `rows <- value`: `read` converts the stored form to a clean limb.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn export_by(
    value: &[Lanes],
    rows: &mut [&mut [Limb]],
    read: impl Fn(&Lanes) -> __m512i,
) {
    let value = self::rows(value);
    for (g, group) in rows.chunks_mut(8).enumerate() {
        let longest = group.iter().map(|r| r.len()).max().unwrap_or(0);
        for start in (0..longest).step_by(8) {
            let mut block = [_mm512_setzero_si512(); 8];
            for (i, word) in block.iter_mut().enumerate() {
                *word = word_of(value, g, start + i, &read);
            }
            for (row, words) in group.iter_mut().zip(transpose(block)) {
                store_words(row.get_mut(start..).unwrap_or_default(), words);
            }
        }
    }
}

/// Returns the 64-bit word `i` of each lane of a group: parts of two limbs, or of three.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn word_of(
    value: &[[Lanes; GROUPS]],
    g: usize,
    i: usize,
    read: impl Fn(&Lanes) -> __m512i,
) -> __m512i {
    let (limb, shift) = (i * LIMB_BITS / RADIX_BITS, i * LIMB_BITS % RADIX_BITS);
    let at = |j: usize| match value.get(j) {
        Some(row) => read(&row[g]),
        None => _mm512_setzero_si512(),
    };
    let by = |n: usize| _mm512_set1_epi64(n as i64);
    // Shifts by 64 and more give zero.
    let low = _mm512_srlv_epi64(at(limb), by(shift));
    let middle = _mm512_sllv_epi64(at(limb + 1), by(RADIX_BITS - shift));
    let high = _mm512_sllv_epi64(at(limb + 2), by(2 * RADIX_BITS - shift));
    _mm512_or_si512(_mm512_or_si512(low, middle), high)
}

/// Loads up to eight words, with zeros after the last.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load_words(words: &[Limb]) -> __m512i {
    // An empty slice may point to unmapped memory: a masked load from there is correct, but takes hundreds of
    // cycles.
    if words.is_empty() {
        return _mm512_setzero_si512();
    }
    // SAFETY: the mask lets through the words of the slice, at most eight.
    unsafe { _mm512_maskz_loadu_epi64(first(words.len()), words.as_ptr().cast()) }
}

/// Stores up to eight words, as many as fit into the slice.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store_words(words: &mut [Limb], value: __m512i) {
    if words.is_empty() {
        return;
    }
    // SAFETY: the mask lets through the words of the slice, at most eight.
    unsafe { _mm512_mask_storeu_epi64(words.as_mut_ptr().cast(), first(words.len()), value) }
}

/// Returns a mask of the first `n` of eight lanes.
#[inline]
fn first(n: usize) -> __mmask8 {
    if n >= 8 { u8::MAX } else { (1 << n) - 1 }
}

/// Transposes: word i of row r becomes word r of row i.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn transpose(r: [__m512i; 8]) -> [__m512i; 8] {
    // Pairs of rows: words with the same number side by side in 128 bits.
    let pair = [
        [_mm512_unpacklo_epi64(r[0], r[1]), _mm512_unpackhi_epi64(r[0], r[1])],
        [_mm512_unpacklo_epi64(r[2], r[3]), _mm512_unpackhi_epi64(r[2], r[3])],
        [_mm512_unpacklo_epi64(r[4], r[5]), _mm512_unpackhi_epi64(r[4], r[5])],
        [_mm512_unpacklo_epi64(r[6], r[7]), _mm512_unpackhi_epi64(r[6], r[7])],
    ];
    let mut out = r;
    for odd in 0..2 {
        // Quarters 0 and 2, then 1 and 3, of two pairs; a second round combines four.
        let (a, b, c, d) = (pair[0][odd], pair[1][odd], pair[2][odd], pair[3][odd]);
        let (low_ab, high_ab) = (even_quarters(a, b), odd_quarters(a, b));
        let (low_cd, high_cd) = (even_quarters(c, d), odd_quarters(c, d));
        out[odd] = even_quarters(low_ab, low_cd);
        out[4 + odd] = odd_quarters(low_ab, low_cd);
        out[2 + odd] = even_quarters(high_ab, high_cd);
        out[6 + odd] = odd_quarters(high_ab, high_cd);
    }
    out
}

#[inline]
#[target_feature(enable = "avx512f")]
fn even_quarters(a: __m512i, b: __m512i) -> __m512i {
    _mm512_shuffle_i64x2::<0x88>(a, b)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn odd_quarters(a: __m512i, b: __m512i) -> __m512i {
    _mm512_shuffle_i64x2::<0xdd>(a, b)
}
