//! Conversion of consecutive rows of up to four 64-bit limbs to and from limbs of 52 bits: eight rows are as
//! many vectors as a row has limbs.
//!
//! Word w of row r is word W r + w of the vectors. Two shuffles and a blend gather one word of all rows
//! (`vpermt2q`); rows of one limb need none. Then the words are split as in `convert.rs`.
//!
//! Cost for eight rows: a load and shuffles per word, and a funnel shift and a mask per limb.

use core::arch::x86_64::{
    __m512i, _mm512_loadu_si512, _mm512_mask_mov_epi64, _mm512_permutex2var_epi64, _mm512_setzero_si512,
    _mm512_storeu_si512,
};

use super::convert::{load_words, store_words, word_of};
use super::{RADIX_BITS, load_lanes, rows as value_rows, rows_mut as value_rows_mut, store_lanes};
use crate::lanes::{GROUPS, LANES, Shape};
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// The numbers in a group.
const GROUP: usize = LANES / GROUPS;

/// The limbs of the widest rows that are converted this way.
pub(in crate::lanes) const WIDEST: usize = 4;

/// Calls a function with the width of rows, at most [`WIDEST`], as a constant.
macro_rules! by_width {
    ($width:expr, $function:ident($($arg:expr),* $(,)?)) => {
        match $width {
            1 => $function::<1>($($arg),*),
            2 => $function::<2>($($arg),*),
            3 => $function::<3>($($arg),*),
            _ => $function::<4>($($arg),*),
        }
    };
}
pub(in crate::lanes) use by_width;

/// The functions of a variant for narrow rows: `cut` needs the features, `read` is as in [`export`].
macro_rules! narrow_rows {
    ($features:literal, $cut:path, $read:expr) => {
        /// `values <- rows`, consecutive rows of one to four words.
        #[target_feature(enable = $features)]
        pub(super) fn import_narrow(shape: Shape, rows: &[Limb], width: usize, values: &mut [Lanes]) {
            #[target_feature(enable = $features)]
            fn of<const W: usize>(shape: Shape, rows: &[Limb], values: &mut [Lanes]) {
                narrow::import::<W>(shape, rows, values, |low, high, shift| $cut(low, high, shift));
            }
            by_width!(width, of(shape, rows, values));
        }

        /// `rows <- values`, consecutive rows of one to four words.
        #[target_feature(enable = "avx512f")]
        pub(super) fn export_narrow(shape: Shape, values: &[Lanes], rows: &mut [Limb], width: usize) {
            #[target_feature(enable = "avx512f")]
            fn of<const W: usize>(shape: Shape, values: &[Lanes], rows: &mut [Limb]) {
                narrow::export::<W>(shape, values, rows, $read);
            }
            by_width!(width, of(shape, values, rows));
        }
    };
}
pub(in crate::lanes) use narrow_rows;

/// The methods of a variant's `Contract` for consecutive rows: narrow rows need no separate slices.
macro_rules! by_narrow_rows {
    ($token:ty) => {
        fn import_rows(
            token: $token,
            shape: Shape,
            rows: &[Limb],
            width: usize,
            values: &mut [Lanes],
            scratch: &mut [Lanes],
        ) {
            if width <= $crate::lanes::radix52::narrow::WIDEST {
                import_narrow(token, shape, rows, width, values);
            } else {
                $crate::lanes::adjacent::import::<Self>(token, shape, rows, width, values, scratch);
            }
        }

        fn export_rows(
            token: $token,
            shape: Shape,
            values: &[Lanes],
            rows: &mut [Limb],
            width: usize,
            scratch: &mut [Lanes],
        ) {
            if width <= $crate::lanes::radix52::narrow::WIDEST {
                export_narrow(token, shape, values, rows, width);
            } else {
                $crate::lanes::adjacent::export::<Self>(token, shape, values, rows, width, scratch);
            }
        }
    };
}
pub(in crate::lanes) use by_narrow_rows;

/// `values <- rows`, rows of W limbs: `cut` converts the 52 bits of two words that start at a given bit to
/// the stored form.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn import<const W: usize>(
    shape: Shape,
    rows: &[Limb],
    values: &mut [Lanes],
    cut: impl Fn(__m512i, __m512i, usize) -> __m512i,
) {
    for (value, rows) in shape.values_mut(values).zip(rows.chunks(LANES * W)) {
        let value = value_rows_mut(value);
        for g in 0..GROUPS {
            let group = rows.get(g * GROUP * W..).unwrap_or_default();
            let words = gather::<W>(load_group(group), &Moves::<W>::TO_WORDS);
            let at = |word: usize| if word < W { words[word] } else { _mm512_setzero_si512() };
            // The loop counts over constants, so the shifts are constants.
            for j in 0..(WIDEST * LIMB_BITS).div_ceil(RADIX_BITS) {
                if let Some(limb) = value.get_mut(j) {
                    let (word, shift) = (j * RADIX_BITS / LIMB_BITS, j * RADIX_BITS % LIMB_BITS);
                    store_lanes(&mut limb[g], cut(at(word), at(word + 1), shift));
                }
            }
            for limb in value.iter_mut().skip((WIDEST * LIMB_BITS).div_ceil(RADIX_BITS)) {
                store_lanes(&mut limb[g], cut(_mm512_setzero_si512(), _mm512_setzero_si512(), 0));
            }
        }
    }
}

/// `rows <- values`, rows of W limbs: `read` converts the stored form to a clean limb.
#[inline]
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn export<const W: usize>(
    shape: Shape,
    values: &[Lanes],
    rows: &mut [Limb],
    read: impl Fn(&Lanes) -> __m512i,
) {
    for (value, rows) in values.chunks_exact(shape.value_len()).zip(rows.chunks_mut(LANES * W)) {
        for (g, group) in rows.chunks_mut(GROUP * W).enumerate() {
            let mut words = [_mm512_setzero_si512(); W];
            for i in 0..W {
                words[i] = word_of(value_rows(value), g, i, &read);
            }
            store_group(group, gather::<W>(words, &Moves::<W>::TO_ROWS));
        }
    }
}

/// Selects the words of W vectors from as many vectors.
struct Moves<const W: usize> {
    /// For each word, its place in the first two vectors or in the last two.
    places: [Lanes; W],
    /// The words that are in the last two.
    upper: [u8; W],
}

impl<const W: usize> Moves<W> {
    /// From words of rows to rows of words: word w of row r is in vector w, lane r.
    const TO_ROWS: Moves<W> = Moves::new(false);
    const TO_WORDS: Moves<W> = Moves::new(true);

    const fn new(to_words: bool) -> Moves<W> {
        let mut moves = Moves { places: [Lanes::ZERO; W], upper: [0; W] };
        let mut i = 0;
        while i < GROUP * W {
            // Word w of row r.
            let (w, r) = (i % W, i / W);
            let (to, from) = if to_words { (GROUP * w + r, i) } else { (i, GROUP * w + r) };
            moves.places[to / GROUP].0[to % GROUP] = (from % (2 * GROUP)) as u64;
            moves.upper[to / GROUP] |= ((from / (2 * GROUP)) as u8) << (to % GROUP);
            i += 1;
        }
        moves
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn gather<const W: usize>(from: [__m512i; W], moves: &Moves<W>) -> [__m512i; W] {
    if W == 1 {
        return from;
    }
    let mut to = from;
    for i in 0..W {
        let places = load_lanes(&moves.places[i]);
        to[i] = _mm512_permutex2var_epi64(from[0], places, from[1]);
        if W > 2 {
            let upper = _mm512_permutex2var_epi64(from[2], places, from[W - 1]);
            to[i] = _mm512_mask_mov_epi64(to[i], moves.upper[i], upper);
        }
    }
    to
}

/// Loads the words of eight rows, or of fewer rows and zeros.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_group<const W: usize>(rows: &[Limb]) -> [__m512i; W] {
    let mut vectors = [_mm512_setzero_si512(); W];
    if let Some(full) = rows.as_chunks::<GROUP>().0.first_chunk::<W>() {
        for (vector, words) in vectors.iter_mut().zip(full) {
            // SAFETY: eight limbs are 64 bytes.
            *vector = unsafe { _mm512_loadu_si512(words.as_ptr().cast()) };
        }
    } else {
        for (vector, words) in vectors.iter_mut().zip(rows.chunks(GROUP)) {
            *vector = load_words(words);
        }
    }
    vectors
}

/// Stores the words of eight rows, or of fewer.
#[inline]
#[target_feature(enable = "avx512f")]
fn store_group<const W: usize>(rows: &mut [Limb], vectors: [__m512i; W]) {
    if let Some(full) = rows.as_chunks_mut::<GROUP>().0.first_chunk_mut::<W>() {
        for (vector, words) in vectors.into_iter().zip(full) {
            // SAFETY: eight limbs are 64 bytes.
            unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), vector) };
        }
    } else {
        for (vector, words) in vectors.into_iter().zip(rows.chunks_mut(GROUP)) {
            store_words(words, vector);
        }
    }
}
