//! 64 blocks at once: y = t(p(t(x))), with t the transposition of 64 words of 64 bits and p a choice of words
//! ([Warren13] 7-3).
//!
//! Input: any blocks. Output: their permutations. Constant-time. Requires nothing. Cost for up to 64 blocks:
//! 384 exchanges of half-words, of six instructions each, which the compiler can do two at a time with
//! vectors, and a copy.
//!
//! After the transposition, a bit position is a word, so a permutation or selection of bits is one of words.

use super::{BITS, Blocks, Contract, Table, reference};
use crate::mistake;

/// Fewer blocks are faster one by one.
const FEW: usize = 6;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();
    type Program = Table;

    fn compile(table: &Table) -> Table {
        *table
    }

    fn run((): (), table: &Table, blocks: Blocks<'_>) {
        run(table, blocks);
    }
}

fn run(table: &Table, blocks: Blocks<'_>) {
    match blocks {
        Blocks::InPlace(blocks) => {
            for blocks in blocks.chunks_mut(BITS) {
                permute(table, blocks);
            }
        }
        Blocks::Into(from, to) => {
            for (from, to) in from.chunks(BITS).zip(to.chunks_mut(BITS)) {
                to.copy_from_slice(from);
                permute(table, to);
            }
        }
    }
}

/// At most 64 blocks.
fn permute(table: &Table, blocks: &mut [u64]) {
    if blocks.len() < FEW {
        blocks.iter_mut().for_each(|x| *x = reference::permute(table, *x));
        return;
    }
    // The word that `ZERO` names stays 0.
    let mut words = [0; BITS + 1];
    words[..blocks.len()].copy_from_slice(blocks);
    if let Some(words) = words.first_chunk_mut() {
        transpose(words);
    }
    let mut chosen = table.map(|from| words[usize::from(from)]);
    transpose(&mut chosen);
    blocks.copy_from_slice(&chosen[..blocks.len()]);
    mistake!(WrongResult => {
        blocks[0] ^= 1;
    });
}

/// Bit j of word i becomes bit i of word j.
fn transpose(words: &mut [u64; BITS]) {
    exchange::<32>(words);
    exchange::<16>(words);
    exchange::<8>(words);
    exchange::<4>(words);
    exchange::<2>(words);
    exchange::<1>(words);
}

/// Swaps the off-diagonal quarters of each square of 2 S words and 2 S bits.
fn exchange<const S: usize>(words: &mut [u64; BITS]) {
    // The low S of every 2 S bits.
    let low = u64::MAX / ((1 << S) + 1);
    for square in words.chunks_exact_mut(2 * S) {
        let (upper, lower) = square.split_at_mut(S);
        for (x, y) in upper.iter_mut().zip(lower) {
            let differing = (*x >> S ^ *y) & low;
            *y ^= differing;
            *x ^= differing << S;
        }
    }
}
