//! A look-up in a table shared by all lanes: every entry is read, and kept in the lanes that select it. The
//! table is laid out [block of four limbs][entry][limb of the block].
//!
//! Cost: two ALU operations per limb of an entry and four lanes, and a comparison per block.

use super::vector::{self, and, equal, load, or, splat, store, zero};
use super::{TILE, blocks_mut, groups_mut, of_lanes};
use crate::lanes::{Digits, Shape};
use crate::memory::{Lanes, flat};

/// Where a word of an entry is.
pub(in crate::lanes) fn shared_place(entries: usize, entry: usize, word: usize) -> usize {
    (word / TILE * entries + entry) * TILE + word % TILE
}

/// `x <- t` for consecutive values, where t is the entry selected by the digits of each.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn look_up_shared(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
    let (entries, _) = flat(table).as_chunks::<TILE>();
    let of_block = entries.len() / (shape.limbs / TILE);
    for (x, digits) in x.chunks_exact_mut(shape.value_len()).zip(digits) {
        for (x, digits) in groups_mut(shape, x).zip(of_lanes(digits)) {
            let digits = load(digits);
            for (x, entries) in blocks_mut(x).iter_mut().zip(entries.chunks_exact(of_block)) {
                let mut sums = [zero(); TILE];
                let mut number = zero();
                for entry in entries {
                    let wanted = equal(digits, number);
                    for i in 0..TILE {
                        sums[i] = or(sums[i], and(splat(entry[i] as i64), wanted));
                    }
                    number = vector::add(number, splat(1));
                }
                for i in 0..TILE {
                    store(&mut x[i], sums[i]);
                }
            }
        }
    }
}
