//! y = IP^-1(L ^ P(S(E(R))), R), a shift for each bit (the article's "optimised" version).
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: data-dependent addresses in S.
//! Requires nothing.
//! Cost: 160 times a shift, an and, a shift, an or; bound by them.
//!
//! The bytes are read in little-endian order, so that the numbers of bits and the shifts run the same way.

use super::block_by_block;
use super::little_endian::{IP, IP_INVERSE, P, S};

block_by_block!(one);

fn one(x: u64) -> u64 {
    let halves = permute(&IP, x);
    permute(&IP_INVERSE, u64::from(permute_half(&P, boxes(halves))) ^ halves)
}

/// Bit i of the result is bit `table[i]`.
fn permute(table: &[u8; 64], x: u64) -> u64 {
    gather(&table[32..], x) << 32 | gather(&table[..32], x)
}

fn permute_half(table: &[u8; 32], x: u64) -> u32 {
    gather(table, x) as u32
}

fn gather(table: &[u8], x: u64) -> u64 {
    table.iter().enumerate().fold(0, |sum, (i, shift)| sum | (x >> shift & 1) << i)
}

/// E and S. The upper half of x is R, read backwards.
fn boxes(x: u64) -> u64 {
    let s = |i: usize, six_bits: u64| u64::from(S[64 * i + six_bits as usize]);
    (s(0, x >> 0x23 & 0x1f | x >> 0x33 & 0x20) & 0xf0 | s(0, x >> 0x2f & 1 | x >> 0x1f & 0x3e) & 0x0f)
        | (s(1, x >> 0x2b & 0x1f | x >> 0x1b & 0x20) & 0xf0 | s(1, x >> 0x37 & 1 | x >> 0x27 & 0x3e) & 0x0f)
            << 8
        | (s(2, x >> 0x33 & 0x1f | x >> 0x23 & 0x20) & 0xf0 | s(2, x >> 0x3f & 1 | x >> 0x2f & 0x3e) & 0x0f)
            << 16
        | (s(3, x >> 0x3b & 0x1f | x >> 0x2b & 0x20) & 0xf0 | s(3, x >> 0x27 & 1 | x >> 0x37 & 0x3e) & 0x0f)
            << 24
}
