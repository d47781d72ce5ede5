//! y = x ^ sum of eight table entries, the six bits of each box by `pext` (S and P merged; see
//! `merged.rs`).
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: data-dependent addresses in the
//! tables. Requires BMI2 (Haswell 2013, Zen 2017; before Zen 3 `pext` is microcode and slow). Cost: 8 `pext`,
//! 8 loads, 8 exclusive ors; bound by `pext`, one a cycle.

use core::arch::x86_64::_pext_u64;

use super::block_by_block;
use super::little_endian::place;
use super::merged::{Tables, box_adds};
use super::tables::{E, IP};
use crate::cpu::{Bmi2, bmi2_entry};

block_by_block!(one, Bmi2, bmi2_entry, "bmi2");

/// Returns the place in the block of bit q, from the most significant one, of the six bits that box k takes.
const fn place_of_input(k: usize, q: usize) -> u8 {
    place(IP[E[6 * k + q] as usize])
}

/// Where the six bits of each box are.
const MASKS: [u64; 8] = {
    let mut masks = [0; 8];
    let mut i = 0;
    while i < 8 * 6 {
        masks[i / 6] |= 1 << place_of_input(i / 6, i % 6);
        i += 1;
    }
    masks
};

/// By the six bits as `pext` gives them: in the order of their places.
static TABLES: Tables = {
    let mut tables = [[0; 64]; 8];
    let mut i = 0;
    while i < 8 * 64 {
        tables[i / 64][extracted(i / 64, i % 64)] = box_adds(i / 64, i % 64);
        i += 1;
    }
    tables
};

/// What `pext` gives where box k takes these six bits.
const fn extracted(k: usize, six_bits: usize) -> usize {
    let mut index = 0;
    let mut q = 0;
    while q < 6 {
        let place = place_of_input(k, q);
        let rank = (MASKS[k] & ((1 << place) - 1)).count_ones();
        index |= (six_bits >> (5 - q) & 1) << rank;
        q += 1;
    }
    index
}

#[inline]
#[target_feature(enable = "bmi2")]
fn one(x: u64) -> u64 {
    let mut y = x;
    for k in 0..8 {
        // Six bits: the mask has no more.
        y ^= TABLES[k][_pext_u64(x, MASKS[k]) as usize & 63];
    }
    y
}
