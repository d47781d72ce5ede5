//! Words of 64 bits into limbs of 52, and back.
//!
//! Eight limbs are 416 bits, six words and a half. A limb begins at a multiple of 4 bits, at most 12
//! after a multiple of 16, and ends before the fourth 16 bits are over: `vpermw` brings those four into its
//! lane, and a shift by 0, 4, 8 or 12 finds or makes its place.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_mask_storeu_epi64, _mm512_maskz_loadu_epi64,
    _mm512_maskz_permutexvar_epi16, _mm512_maskz_permutexvar_epi64, _mm512_or_si512,
    _mm512_permutexvar_epi16, _mm512_set1_epi64, _mm512_sllv_epi64, _mm512_srlv_epi64,
};

use super::{LANES, load, mask, store};
use crate::lanes::Lanes;
use crate::limb::Limb;

/// Words of two vectors.
const PAIR_WORDS: usize = 13;
/// Words where the odd vector of a pair begins, in the middle of a word.
const ODD_WORDS: usize = 6;
/// Sixteens of a register.
const REGISTER: usize = 32;

/// Sixteens as words.
const fn joined(sixteens: [u64; REGISTER]) -> Lanes {
    let mut words = [0; LANES];
    let mut i = 0;
    while i < REGISTER {
        words[i / 4] |= sixteens[i] << (16 * (i % 4));
        i += 1;
    }
    Lanes(words)
}

/// The first sixteen of a limb.
const fn begin(limb: usize) -> usize {
    52 * limb / 16
}

/// The sixteens that each lane takes from a vector that begins at sixteen `first`.
const fn gather(first: usize) -> Lanes {
    let mut index = [0; REGISTER];
    let mut i = 0;
    while i < REGISTER {
        index[i] = (first + begin(i / 4) + i % 4) as u64;
        i += 1;
    }
    joined(index)
}

/// A permutation of the limbs of every other lane, and what of the register it fills.
struct Scatter {
    index: Lanes,
    filled: u32,
}

/// Where the sixteens of the even (0) or the odd (1) lanes go, for a vector that begins at sixteen `first`. The last
/// sixteen of a lane is the first of the next lane but one in four times: hence two halves.
const fn scatter(first: usize, odd: usize) -> Scatter {
    let (mut index, mut filled) = ([0; REGISTER], 0);
    let mut i = 4 * odd;
    while i < REGISTER {
        let to = first + begin(i / 4) + i % 4;
        index[to] = i as u64;
        filled |= 1 << to;
        i += if i % 4 == 3 { 5 } else { 1 };
    }
    Scatter { index: joined(index), filled }
}

/// How far a limb begins after a multiple of 16 bits.
static SHIFTS: Lanes = Lanes([0, 4, 8, 12, 0, 4, 8, 12]);

/// Words into limbs; what the words do not reach is 0.
#[target_feature(enable = "avx512f,avx512bw")]
pub(crate) fn import(words: &[Limb], vectors: &mut [Lanes]) {
    static EVEN: Lanes = gather(0);
    static ODD: Lanes = gather(2);
    let (even, odd, shifts) = (load(&EVEN), load(&ODD), load(&SHIFTS));
    for (i, pair) in vectors.chunks_mut(2).enumerate() {
        let words = words.get(PAIR_WORDS * i..).unwrap_or(&[]);
        let limbs = |index: __m512i, words: &[Limb]| {
            let sixteens = _mm512_permutexvar_epi16(index, load_words(words));
            _mm512_and_si512(_mm512_srlv_epi64(sixteens, shifts), mask())
        };
        store(&mut pair[0], limbs(even, words));
        if let Some(second) = pair.get_mut(1) {
            store(second, limbs(odd, words.get(ODD_WORDS..).unwrap_or(&[])));
        }
    }
}

/// Limbs into words. Many words are filled up with zeros, few take the low part.
#[target_feature(enable = "avx512f,avx512bw")]
pub(crate) fn export(vectors: &[Lanes], words: &mut [Limb]) {
    static EVEN: [Scatter; 2] = [scatter(0, 0), scatter(0, 1)];
    static ODD: [Scatter; 2] = [scatter(2, 0), scatter(2, 1)];
    let shifts = load(&SHIFTS);
    let join = |[even, odd]: &[Scatter; 2], vector: &Lanes| {
        let limbs = _mm512_sllv_epi64(load(vector), shifts);
        let even = _mm512_maskz_permutexvar_epi16(even.filled, load(&even.index), limbs);
        let odd = _mm512_maskz_permutexvar_epi16(odd.filled, load(&odd.index), limbs);
        _mm512_or_si512(even, odd)
    };
    let reached = vectors.len().div_ceil(2) * PAIR_WORDS;
    for (pair, words) in vectors.chunks(2).zip(words.chunks_mut(PAIR_WORDS)) {
        let even = join(&EVEN, &pair[0]);
        let middle = _mm512_maskz_permutexvar_epi64(1, _mm512_set1_epi64(ODD_WORDS as i64), even);
        let odd = match pair.get(1) {
            Some(second) => _mm512_or_si512(join(&ODD, second), middle),
            None => middle,
        };
        let (low, high) = words.split_at_mut(words.len().min(ODD_WORDS));
        store_words(low, even);
        store_words(high, odd);
    }
    if let Some(above) = words.get_mut(reached..) {
        above.fill(0);
    }
}

/// The first eight words, zeros where there are fewer.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_words(words: &[Limb]) -> __m512i {
    let there = words.len().min(LANES);
    // SAFETY: the mask lets through as many words as the slice has.
    unsafe { _mm512_maskz_loadu_epi64(first(there), words.as_ptr().cast()) }
}

/// Writes the first eight words, or as many as there are.
#[inline]
#[target_feature(enable = "avx512f")]
fn store_words(words: &mut [Limb], value: __m512i) {
    let there = words.len().min(LANES);
    // SAFETY: the mask lets through as many words as the slice has.
    unsafe { _mm512_mask_storeu_epi64(words.as_mut_ptr().cast(), first(there), value) }
}

/// The lowest n bits, for n up to 8.
#[inline]
fn first(n: usize) -> u8 {
    ((1u32 << n) - 1) as u8
}
