//! y = x ^ sum of eight table entries, R by four multiplications (S and P merged; see `merged.rs`).
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: data-dependent addresses in the
//! tables. Requires nothing. Cost: 4 multiplications, 8 loads and some 50 operations on registers; bound by
//! the latter.

use super::block_by_block;
use super::merged::{Tables, box_adds, reversed};
use crate::mistake;

block_by_block!(one);

/// By the six bits, the first of them the least significant.
static TABLES: Tables = {
    let mut tables = [[0; 64]; 8];
    let mut i = 0;
    while i < 8 * 64 {
        tables[i / 64][reversed(i % 64)] = box_adds(i / 64, i % 64);
        i += 1;
    }
    tables
};

#[inline]
fn one(x: u64) -> u64 {
    let r = right_half(x);
    // The windows of two neighbouring boxes are four bits apart: those of every other box begin at a byte.
    let (even, odd) = (r.rotate_left(1), r.rotate_right(3));
    let mut y = x;
    for i in 0..4 {
        let window = |r: u32| (r >> (8 * i) & 63) as usize;
        y ^= TABLES[2 * i][window(even)] ^ TABLES[2 * i + 1][window(odd)];
    }
    mistake!(WrongResult => {
        y ^= 1;
    });
    y
}

/// R, bit n at place n: row r of it is bit `7 - 2 r` of all bytes, the last byte's first.
#[inline]
fn right_half(x: u64) -> u32 {
    /// Multiplied by this, the lowest bits of the bytes meet in the highest byte, the last byte's lowest.
    const COLLECT: u64 = 0x8040_2010_0804_0201;
    let row = |r: u32| (x >> (7 - 2 * r) & 0x0101_0101_0101_0101).wrapping_mul(COLLECT) >> 56;
    (row(0) | row(1) << 8 | row(2) << 16 | row(3) << 24) as u32
}
