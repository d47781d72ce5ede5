//! A look-up in a table shared by all lanes: `vpermi2q` selects from 16 entries of a limb for eight lanes.
//!
//! The low four bits of a lane's digit are the index into 16 entries, and the higher bits select the 16
//! entries. As in `select.rs`, the index is replaced under a mask by the selected word in the lanes that
//! select these 16. The table is laid out as [block][sixteen entries][limb of the block][entry], so that all
//! values except the first read a block of the table from the first-level cache, and the whole table is read
//! once for all of them.
//!
//! Constant-time: all entries are read in the same order, whatever the digits. Public digits use a separate
//! layout: eight entries are read directly and transposed.
//!
//! Cost: one ALU operation per 16 entries of a limb and eight lanes, and a comparison per T limbs.

use core::arch::x86_64::{
    _mm512_cmpeq_epi64_mask, _mm512_mask2_permutex2var_epi64, _mm512_set1_epi64, _mm512_setzero_si512,
    _mm512_srli_epi64,
};

use super::convert::{load_words, store_words, transpose};
use super::{Row, blocks_mut, by_tile, load, load_lanes, rows, rows_mut, store, store_lanes};
use crate::lanes::{Digits, GROUPS, Shape};
use crate::memory::{Lanes, flat, flat_mut};

/// The entries from which one instruction selects: two registers.
const SIXTEEN: usize = 16;

/// Where a word of an entry is in a table of secret look-ups.
pub(in crate::lanes) fn place(shape: Shape, entries: usize, entry: usize, word: usize) -> usize {
    let (block, limb) = (word / shape.tile, word % shape.tile);
    let (sixteen, entry) = (entry / SIXTEEN, entry % SIXTEEN);
    ((block * (entries / SIXTEEN) + sixteen) * shape.tile + limb) * SIXTEEN + entry
}

/// `x <- t` for consecutive values, where t is the entry selected by the digits of each.
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
    by_tile!(shape, look_up_blocks(shape, x, table, digits));
}

#[target_feature(enable = "avx512f")]
fn look_up_blocks<const T: usize>(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
    let of_block = table.len() / (shape.limbs / T);
    for (block, entries) in table.chunks_exact(of_block).enumerate() {
        let (pairs, _) = entries.as_chunks::<2>();
        let (sixteens, _) = pairs.as_chunks::<T>();
        for (value, digits) in x.chunks_exact_mut(shape.value_len()).zip(digits) {
            let digits: Row = load(digits);
            let mut sixteen = [_mm512_setzero_si512(); GROUPS];
            for g in 0..GROUPS {
                sixteen[g] = _mm512_srli_epi64::<4>(digits[g]);
            }
            let mut row = [digits; T];
            for (number, limbs) in (0..).zip(sixteens) {
                let number = _mm512_set1_epi64(number);
                let mut wanted = [0; GROUPS];
                for g in 0..GROUPS {
                    wanted[g] = _mm512_cmpeq_epi64_mask(sixteen[g], number);
                }
                for i in 0..T {
                    let (low, high) = (load_lanes(&limbs[i][0]), load_lanes(&limbs[i][1]));
                    for g in 0..GROUPS {
                        // Only the low four bits of the index are used.
                        row[i][g] = _mm512_mask2_permutex2var_epi64(low, row[i][g], wanted[g], high);
                    }
                }
            }
            let out = &mut blocks_mut::<T>(value)[block];
            for i in 0..T {
                store(&mut out[i], row[i]);
            }
        }
    }
}

/// The same for public digits, in a table of one entry after another.
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn pick(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
    let table = flat(table);
    for (value, digits) in x.chunks_exact_mut(shape.value_len()).zip(digits) {
        let value = rows_mut(value);
        for g in 0..GROUPS {
            let entries = digits[g].0.map(|digit| &table[digit as usize * shape.limbs..][..shape.limbs]);
            for start in (0..shape.limbs).step_by(8) {
                let mut block = [_mm512_setzero_si512(); 8];
                for (words, entry) in block.iter_mut().zip(entries) {
                    *words = load_words(&entry[start..]);
                }
                for (limb, words) in value[start..].iter_mut().zip(transpose(block)) {
                    store_lanes(&mut limb[g], words);
                }
            }
        }
    }
}

/// The reverse: stores each lane's number in the entry selected by its digit.
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn put(shape: Shape, x: &[Lanes], table: &mut [Lanes], digits: &Digits) {
    let (value, table) = (rows(x), flat_mut(table));
    for g in 0..GROUPS {
        for start in (0..shape.limbs).step_by(8) {
            let mut block = [_mm512_setzero_si512(); 8];
            for (words, limb) in block.iter_mut().zip(&value[start..]) {
                *words = load_lanes(&limb[g]);
            }
            let end = shape.limbs.min(start + 8);
            for (words, digit) in transpose(block).into_iter().zip(digits[g].0) {
                let entry = &mut table[digit as usize * shape.limbs..][start..end];
                store_words(entry, words);
            }
        }
    }
}
