//! The tables in the form of the article's later versions: bits are numbered from the least significant one
//! of a little-endian block, and the boxes form one table.

use super::tables;

/// Returns the place of a bit of the block, bit 0 the least significant one of its little-endian bytes.
pub(super) const fn place(bit: u8) -> u8 {
    bit ^ 7
}

const fn turned<const N: usize>(table: &[u8; N]) -> [u8; N] {
    let mut turned = [0; N];
    let mut i = 0;
    while i < N {
        turned[place(i as u8) as usize] = place(table[i]);
        i += 1;
    }
    turned
}

pub(super) static IP: [u8; 64] = turned(&tables::IP);
pub(super) static IP_INVERSE: [u8; 64] = turned(&tables::IP_INVERSE);
pub(super) static P: [u8; 32] = turned(&tables::P);
pub(super) static S: [u8; 256] = {
    let mut s = [0; 256];
    let mut i = 0;
    while i < 256 {
        s[i] = tables::S[i / 64][i % 64];
        i += 1;
    }
    s
};
