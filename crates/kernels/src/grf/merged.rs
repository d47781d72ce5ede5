//! P, S and the way back through IP as one table for each box: y = x ^ sum of `box k(its six bits of x)`.
//!
//! R is not changed and L is not moved by the round, so that neither IP nor its inverse is carried out: the tables
//! have the bits of L where the block has them.

use super::little_endian::place;
use super::tables::{IP, P, S};

/// The eight tables, by the six bits of R that a box takes.
pub(super) type Tables = [[u64; 64]; 8];

/// The place in the block of the bit that becomes bit n of L.
pub(super) const fn place_of_l(n: usize) -> u8 {
    place(IP[n])
}

/// Bit `bit` of the 32 that S gives, where box `bit / 4` takes these six bits.
pub(super) const fn box_gives(bit: usize, six_bits: usize) -> bool {
    let two_boxes = S[bit / 8][six_bits];
    two_boxes >> (7 - bit % 8) & 1 == 1
}

/// What box k adds to the block.
pub(super) const fn box_adds(k: usize, six_bits: usize) -> u64 {
    let mut sum = 0;
    let mut n = 0;
    while n < 32 {
        let bit = P[n] as usize;
        if bit / 4 == k && box_gives(bit, six_bits) {
            sum |= 1 << place_of_l(n);
        }
        n += 1;
    }
    sum
}

/// The six bits backwards.
pub(super) const fn reversed(six_bits: usize) -> usize {
    (six_bits as u8).reverse_bits() as usize >> 2
}
