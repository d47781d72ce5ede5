//! Converts 64-bit words to 52-bit limbs and back.
//!
//! Eight limbs are 416 bits, six words and a half. A limb begins at a multiple of 4 bits, at most 12 bits
//! after a multiple of 16, and ends within the fourth 16-bit unit. So `vpermw` moves four units into its
//! lane, and a shift by 0, 4, 8 or 12 aligns it.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_loadu_si512, _mm512_mask_storeu_epi64, _mm512_maskz_loadu_epi64,
    _mm512_maskz_permutexvar_epi16, _mm512_maskz_permutexvar_epi64, _mm512_permutexvar_epi16,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sllv_epi64, _mm512_srlv_epi64, _mm512_storeu_si512,
    _mm512_ternarylogic_epi64,
};

use super::{LANES, load, mask, store};
use crate::limb::Limb;
use crate::memory::Lanes;

/// Words of two vectors.
const PAIR_WORDS: usize = 13;
/// The word in whose middle the odd vector of a pair begins.
const ODD_WORDS: usize = 6;
/// The number of 16-bit units in the half word before an odd vector.
const HALF_SIXTEENS: usize = 2;
/// The truth table of a | b | c.
const OR: i32 = 0xfe;
/// The number of 16-bit units in a register.
const REGISTER: usize = 32;

/// Packs 16-bit units into words.
const fn joined(sixteens: [u64; REGISTER]) -> Lanes {
    let mut words = [0; LANES];
    let mut i = 0;
    while i < REGISTER {
        words[i / 4] |= sixteens[i] << (16 * (i % 4));
        i += 1;
    }
    Lanes(words)
}

/// Returns the first 16-bit unit of a limb.
const fn begin(limb: usize) -> usize {
    52 * limb / 16
}

/// Returns the 16-bit units that each lane reads from a vector that begins at unit `first`.
const fn gather(first: usize) -> Lanes {
    let mut index = [0; REGISTER];
    let mut i = 0;
    while i < REGISTER {
        index[i] = (first + begin(i / 4) + i % 4) as u64;
        i += 1;
    }
    joined(index)
}

/// A permutation of the limbs of every other lane, and the mask of the units that it writes.
struct Scatter {
    index: Lanes,
    filled: u32,
}

/// Returns where the 16-bit units of the even (0) or the odd (1) lanes go, for a vector that begins at unit
/// `first`. Except once in four times, the last unit of a lane is also the first of the next lane; hence the
/// two halves.
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

/// The offset of each limb from a multiple of 16 bits.
static SHIFTS: Lanes = Lanes([0, 4, 8, 12, 0, 4, 8, 12]);

/// Returns vector i of the limbs of a number, zero-extended.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn vector(words: &[Limb], i: usize) -> __m512i {
    static FROM: [Lanes; 2] = [gather(0), gather(HALF_SIXTEENS)];
    let first = i / 2 * PAIR_WORDS + i % 2 * ODD_WORDS;
    let words = load_words(words.get(first..).unwrap_or(&[]));
    let sixteens = _mm512_permutexvar_epi16(load(&FROM[i % 2]), words);
    _mm512_and_si512(_mm512_srlv_epi64(sixteens, load(&SHIFTS)), mask())
}

/// Converts words to limbs, zero-extended.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub(crate) fn import(words: &[Limb], vectors: &mut [Lanes]) {
    for (i, z) in vectors.iter_mut().enumerate() {
        store(z, vector(words, i));
    }
}

/// Converts limbs to words, zero-extended or truncated.
#[target_feature(enable = "avx512f,avx512bw")]
pub(crate) fn export(vectors: &[Lanes], words: &mut [Limb]) {
    let mut export = Export::new(words);
    for x in vectors {
        export.put(load(x));
    }
    export.finish();
}

/// Writes words vector by vector.
pub(crate) struct Export<'a> {
    left: &'a mut [Limb],
    /// Whether an odd number of vectors has been written, together with the lower half of the next word.
    odd: bool,
    half: __m512i,
}

impl<'a> Export<'a> {
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn new(words: &'a mut [Limb]) -> Export<'a> {
        Export { left: words, odd: false, half: _mm512_setzero_si512() }
    }

    /// Writes the next vector of limbs.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    pub(crate) fn put(&mut self, limbs: __m512i) {
        static TO: [[Scatter; 2]; 2] =
            [[scatter(0, 0), scatter(0, 1)], [scatter(HALF_SIXTEENS, 0), scatter(HALF_SIXTEENS, 1)]];
        let [even, odd] = &TO[usize::from(self.odd)];
        let limbs = _mm512_sllv_epi64(limbs, load(&SHIFTS));
        let even = _mm512_maskz_permutexvar_epi16(even.filled, load(&even.index), limbs);
        let odd = _mm512_maskz_permutexvar_epi16(odd.filled, load(&odd.index), limbs);
        let words = _mm512_ternarylogic_epi64::<OR>(even, odd, self.half);
        if self.odd {
            self.write(PAIR_WORDS - ODD_WORDS, words);
            self.half = _mm512_setzero_si512();
        } else {
            self.write(ODD_WORDS, words);
            self.half = _mm512_maskz_permutexvar_epi64(1, _mm512_set1_epi64(ODD_WORDS as i64), words);
        }
        self.odd = !self.odd;
    }

    /// Writes the remaining half word, and zeros above it.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(crate) fn finish(mut self) {
        if self.odd {
            self.write(1, self.half);
        }
        // Skip even an empty `fill`: its masked store would be such an access.
        if !self.left.is_empty() {
            self.left.fill(0);
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn write(&mut self, count: usize, words: __m512i) {
        // Words beyond `count` are overwritten later.
        store_words(self.left, words);
        let left = core::mem::take(&mut self.left);
        self.left = left.split_at_mut(left.len().min(count)).1;
    }
}

/// Returns the first eight words, zero-extended.
///
/// Masks are used only for the last words of a number: masked accesses are slower, and very slow if the
/// masked part lies in an unmapped page.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_words(words: &[Limb]) -> __m512i {
    match words.first_chunk::<LANES>() {
        // SAFETY: eight words are 64 bytes.
        Some(words) => unsafe { _mm512_loadu_si512(words.as_ptr().cast()) },
        None if words.is_empty() => _mm512_setzero_si512(),
        // SAFETY: the mask enables as many words as the slice has.
        None => unsafe { _mm512_maskz_loadu_epi64(first(words.len()), words.as_ptr().cast()) },
    }
}

/// Writes the first eight words, or as many as there are.
#[inline]
#[target_feature(enable = "avx512f")]
fn store_words(words: &mut [Limb], value: __m512i) {
    if let Some(words) = words.first_chunk_mut::<LANES>() {
        // SAFETY: eight words are 64 bytes.
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), value) }
    } else if !words.is_empty() {
        // SAFETY: the mask enables as many words as the slice has.
        unsafe { _mm512_mask_storeu_epi64(words.as_mut_ptr().cast(), first(words.len()), value) }
    }
}

/// Returns the lowest n bits, for n below 8.
#[inline]
fn first(n: usize) -> u8 {
    (1 << n) - 1
}
