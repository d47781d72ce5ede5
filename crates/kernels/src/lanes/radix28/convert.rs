//! Conversion of rows of 64-bit limbs to and from limbs of 28 bits: the words of four rows are shifted
//! together.

use super::columns::low;
use super::vector::{Sums, load, or, shift_down_by, shift_up_by, store, zero};
use super::{RADIX_BITS, Row, WIDTH, groups, groups_mut};
use crate::lanes::Shape;
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// `value <- rows`, with zeros for missing rows and words.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn import(shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], _: &mut [Lanes]) {
    let mut batches = rows.chunks(WIDTH);
    for group in groups_mut(shape, value) {
        let batch = batches.next().unwrap_or_default();
        let mut rows: [&[Limb]; WIDTH] = [&[]; WIDTH];
        rows[..batch.len()].copy_from_slice(batch);
        let (mut at, mut here, mut above) = (0, word(rows, 0), word(rows, 1));
        for (j, limb) in group.iter_mut().enumerate() {
            let (word_of_limb, shift) = (j * RADIX_BITS / LIMB_BITS, j * RADIX_BITS % LIMB_BITS);
            if word_of_limb > at {
                at = word_of_limb;
                (here, above) = (above, word(rows, at + 1));
            }
            let bits = or(shift_down_by(here, shift), shift_up_by(above, LIMB_BITS - shift));
            store(limb, low(bits));
        }
    }
}

/// Returns a word of each row.
#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn word(rows: [&[Limb]; WIDTH], at: usize) -> Sums {
    load(&rows.map(|row| row.get(at).copied().unwrap_or_default()))
}

/// `rows <- value`, with zeros beyond its limbs.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn export(shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], _: &mut [Lanes]) {
    for (rows, group) in rows.chunks_mut(WIDTH).zip(groups(shape, value)) {
        let (mut at, mut word) = (0, zero());
        for (j, limb) in group.iter().enumerate() {
            let shift = j * RADIX_BITS % LIMB_BITS;
            let limb = load(limb);
            word = or(word, shift_up_by(limb, shift));
            if shift + RADIX_BITS >= LIMB_BITS {
                put(rows, at, word);
                word = shift_down_by(limb, LIMB_BITS - shift);
                at += 1;
            }
        }
        put(rows, at, word);
        for row in rows {
            if let Some(rest) = row.get_mut(at + 1..) {
                rest.fill(0);
            }
        }
    }
}

/// Stores a word of each row that is long enough.
#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn put(rows: &mut [&mut [Limb]], at: usize, word: Sums) {
    let mut words: Row = [0; WIDTH];
    store(&mut words, word);
    for (row, word) in rows.iter_mut().zip(words) {
        if let Some(limb) = row.get_mut(at) {
            *limb = word;
        }
    }
}
