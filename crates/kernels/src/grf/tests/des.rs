//! One round of DES as defined in FIPS 46-3, with a zero subkey, as the oracle for `reference`: tables of
//! another origin and shape.

use super::{ROUNDS, block};
use crate::grf::Block;

/// By row (first and last bit) and column (the four between).
const S: [[[u8; 16]; 4]; 8] = [
    [
        [14, 4, 13, 1, 2, 15, 11, 8, 3, 10, 6, 12, 5, 9, 0, 7],
        [0, 15, 7, 4, 14, 2, 13, 1, 10, 6, 12, 11, 9, 5, 3, 8],
        [4, 1, 14, 8, 13, 6, 2, 11, 15, 12, 9, 7, 3, 10, 5, 0],
        [15, 12, 8, 2, 4, 9, 1, 7, 5, 11, 3, 14, 10, 0, 6, 13],
    ],
    [
        [15, 1, 8, 14, 6, 11, 3, 4, 9, 7, 2, 13, 12, 0, 5, 10],
        [3, 13, 4, 7, 15, 2, 8, 14, 12, 0, 1, 10, 6, 9, 11, 5],
        [0, 14, 7, 11, 10, 4, 13, 1, 5, 8, 12, 6, 9, 3, 2, 15],
        [13, 8, 10, 1, 3, 15, 4, 2, 11, 6, 7, 12, 0, 5, 14, 9],
    ],
    [
        [10, 0, 9, 14, 6, 3, 15, 5, 1, 13, 12, 7, 11, 4, 2, 8],
        [13, 7, 0, 9, 3, 4, 6, 10, 2, 8, 5, 14, 12, 11, 15, 1],
        [13, 6, 4, 9, 8, 15, 3, 0, 11, 1, 2, 12, 5, 10, 14, 7],
        [1, 10, 13, 0, 6, 9, 8, 7, 4, 15, 14, 3, 11, 5, 2, 12],
    ],
    [
        [7, 13, 14, 3, 0, 6, 9, 10, 1, 2, 8, 5, 11, 12, 4, 15],
        [13, 8, 11, 5, 6, 15, 0, 3, 4, 7, 2, 12, 1, 10, 14, 9],
        [10, 6, 9, 0, 12, 11, 7, 13, 15, 1, 3, 14, 5, 2, 8, 4],
        [3, 15, 0, 6, 10, 1, 13, 8, 9, 4, 5, 11, 12, 7, 2, 14],
    ],
    [
        [2, 12, 4, 1, 7, 10, 11, 6, 8, 5, 3, 15, 13, 0, 14, 9],
        [14, 11, 2, 12, 4, 7, 13, 1, 5, 0, 15, 10, 3, 9, 8, 6],
        [4, 2, 1, 11, 10, 13, 7, 8, 15, 9, 12, 5, 6, 3, 0, 14],
        [11, 8, 12, 7, 1, 14, 2, 13, 6, 15, 0, 9, 10, 4, 5, 3],
    ],
    [
        [12, 1, 10, 15, 9, 2, 6, 8, 0, 13, 3, 4, 14, 7, 5, 11],
        [10, 15, 4, 2, 7, 12, 9, 5, 6, 1, 13, 14, 0, 11, 3, 8],
        [9, 14, 15, 5, 2, 8, 12, 3, 7, 0, 4, 10, 1, 13, 11, 6],
        [4, 3, 2, 12, 9, 5, 15, 10, 11, 14, 1, 7, 6, 0, 8, 13],
    ],
    [
        [4, 11, 2, 14, 15, 0, 8, 13, 3, 12, 9, 7, 5, 10, 6, 1],
        [13, 0, 11, 7, 4, 9, 1, 10, 14, 3, 5, 12, 2, 15, 8, 6],
        [1, 4, 11, 13, 12, 3, 7, 14, 10, 15, 6, 8, 0, 5, 9, 2],
        [6, 11, 13, 8, 1, 4, 10, 7, 9, 5, 0, 15, 14, 2, 3, 12],
    ],
    [
        [13, 2, 8, 4, 6, 15, 11, 1, 10, 9, 3, 14, 5, 0, 12, 7],
        [1, 15, 13, 8, 10, 3, 7, 4, 12, 5, 6, 11, 0, 14, 9, 2],
        [7, 11, 4, 1, 9, 12, 14, 2, 0, 6, 10, 13, 15, 3, 5, 8],
        [2, 1, 14, 7, 4, 10, 8, 13, 15, 12, 9, 0, 3, 5, 6, 11],
    ],
];

/// Bits from 1.
const P: [u32; 32] = [
    16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6,
    22, 11, 4, 25,
];

/// Bit n from 1, the most significant one first, of IP: the standard's table runs through the columns, even
/// ones first.
fn initial_permutation(n: u32) -> u32 {
    let (row, column) = ((n - 1) / 8, (n - 1) % 8);
    8 * (7 - column) + [2, 4, 6, 8, 1, 3, 5, 7][row as usize]
}

fn bit(x: u64, n: u32) -> u64 {
    x >> (64 - n) & 1
}

fn f(r: u32) -> u32 {
    let mut boxes = 0;
    for (k, s) in S.iter().enumerate() {
        // Bits 4 k to 4 k + 5 from 1, going round.
        let six = r.rotate_left(4 * k as u32 + 5) & 63;
        let (row, column) = (six >> 4 & 2 | six & 1, six >> 1 & 15);
        boxes = boxes << 4 | u32::from(s[row as usize][column as usize]);
    }
    P.iter().fold(0, |sum, n| sum << 1 | boxes >> (32 - n) & 1)
}

fn round(x: Block) -> Block {
    let x = u64::from_be_bytes(x);
    let permuted = (1..=64).fold(0, |sum, n| sum << 1 | bit(x, initial_permutation(n)));
    let (l, r) = ((permuted >> 32) as u32, permuted as u32);
    let permuted = u64::from(l ^ f(r)) << 32 | u64::from(r);
    let back = (1..=64).fold(0, |sum, n| sum | bit(permuted, n) << (64 - initial_permutation(n)));
    back.to_be_bytes()
}

#[test]
fn the_oracle_knows_the_vectors() {
    assert_eq!(round(block("0123456789abcdef")), block("5176057698ead9eb"));
}

#[test]
fn the_reference_is_a_round_of_des() {
    for (x, y) in ROUNDS.0.iter().zip(&ROUNDS.1).take(100_000) {
        assert_eq!(round(*x), *y, "{x:02x?}");
    }
}
