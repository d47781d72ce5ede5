//! Combines S, P and the inverse of IP in one table per box: y = x ^ sum of `box k(its six bits of x)`.
//!
//! The round neither changes R nor moves L, so IP and its inverse are never computed: the tables have the
//! bits of L at their positions in the block.

use super::little_endian::place;
use super::tables::{IP, P, S};

/// The eight tables, by the six bits of R that a box takes.
pub(super) type Tables = [[u64; 64]; 8];

/// Returns the place in the block of the bit that becomes bit n of L.
pub(super) const fn place_of_l(n: usize) -> u8 {
    place(IP[n])
}

/// Bit `bit` of the 32 that S gives, where box `bit / 4` takes these six bits.
pub(super) const fn box_gives(bit: usize, six_bits: usize) -> bool {
    let two_boxes = S[bit / 8][six_bits];
    two_boxes >> (7 - bit % 8) & 1 == 1
}

/// Returns the value that box k adds to the block.
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

/// Reverses six bits.
pub(super) const fn reversed(six_bits: usize) -> usize {
    (six_bits as u8).reverse_bits() as usize >> 2
}
