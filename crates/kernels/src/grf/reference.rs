//! y = IP^-1(L ^ P(S(E(R))), R) with (L, R) = IP(x), bit by bit (the code in common use for the GRF format).
//!
//! Input: any blocks. Output: each block after one round. Not constant-time: a branch on every bit. Requires
//! nothing. Cost: 208 bits tested one after another; limited by mispredicted branches.

use super::tables::{E, IP, IP_INVERSE, P, S};
use super::{Block, block_by_block};

block_by_block!(one);

fn one(x: u64) -> u64 {
    let mut block = Block::default();
    let (mut halves, mut boxes) = (Block::default(), Block::default());
    mix_bits(&IP, 8, &x.to_le_bytes(), &mut halves);
    mix_bits(&E, 6, &halves, &mut boxes);
    for (i, s) in S.iter().enumerate() {
        let [high, low] = [boxes[2 * i], boxes[2 * i + 1]].map(|six_bits| s[usize::from(six_bits)]);
        boxes[i] = high & 0xf0 | low & 0x0f;
    }
    mix_bits(&P, 8, &boxes, &mut halves);
    mix_bits(&IP_INVERSE, 8, &halves, &mut block);
    u64::from_le_bytes(block)
}

/// Adds, modulo 2, the bits of `from` selected by the table to `to`, with a given number per byte.
fn mix_bits(table: &[u8], bits: usize, from: &Block, to: &mut Block) {
    for (group, to) in table.chunks_exact(bits).zip(to) {
        for (i, number) in group.iter().enumerate() {
            if from[usize::from(number >> 3)] & 0x80 >> (number & 7) != 0 {
                *to ^= 1 << (bits - 1 - i);
            }
        }
    }
}
