//! The constants of the kernel, computed from the layout and the tables of the cipher.
//!
//! An invalid layout does not compile.

use super::layout::{BOXES, PLACES, ROWS, TABLES};
use crate::grf::merged::{box_gives, reversed};
use crate::grf::tables::P;

/// A constant as it is loaded.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Vector([u8; 64]);

impl Vector {
    const ZERO: Vector = Vector([0; 64]);

    /// The same in every block.
    const fn of_lanes(lanes: [u8; 8]) -> Vector {
        let mut bytes = [0; 64];
        let mut i = 0;
        while i < 64 {
            bytes[i] = lanes[i % 8];
            i += 1;
        }
        Vector(bytes)
    }
}

pub(super) struct Constants {
    /// Byte i, under a block as the matrix, becomes row i % 4 of R.
    pub(super) rows: Vector,
    /// Where the six bits of each lane begin, in the first and in the second vector.
    pub(super) inputs: [Vector; 2],
    /// By the six bits, the first of them the least significant.
    pub(super) tables: [Vector; 4],
    /// Where the windows of each byte begin: of the first and of the second vector, first and second window.
    pub(super) windows: [[Vector; 2]; 2],
    /// The bits that are taken from the second window.
    pub(super) second_window: Vector,
    /// The affine map that moves the bits of the rows to their places.
    pub(super) places: Vector,
}

pub(super) static CONSTANTS: Constants = constants();

/// The bytes of the first blend that come from the first vector.
pub(super) const KEPT: u64 = lanes_mask(super::layout::KEPT);

/// The bytes of each blend that the second of its tables serves.
pub(super) const SECOND_TABLE: [u64; 2] = {
    let mut masks = [0; 2];
    let mut lane = 0;
    while lane < 8 {
        // A blend has every lane of its four boxes twice: in its place, and turned by four from the other
        // vector.
        let (blend, second) = (TABLES[lane] / 2, TABLES[lane] % 2);
        masks[blend as usize] |= second << lane | second << ((lane + 4) % 8);
        lane += 1;
    }
    [lanes_mask(masks[0]), lanes_mask(masks[1])]
};

/// A mask of the eight lanes of a block, for eight blocks.
const fn lanes_mask(lanes: u8) -> u64 {
    u64::from_ne_bytes([lanes; 8])
}

const fn constants() -> Constants {
    let mut rows = [0; 8];
    let mut inputs = [[0; 8]; 2];
    let mut tables = [Vector::ZERO; 4];
    let mut places = [0; 8];
    let mut lane = 0;
    while lane < 8 {
        // Row r of R is bit 7 - 2 r of every byte.
        rows[lane] = 1 << (7 - 2 * (lane % 4));
        // A box takes the bits from 4 box - 1 on, of 32 that are there twice.
        let first = (4 * BOXES[lane] + 31) % 32;
        inputs[0][lane] = first;
        inputs[1][(lane + 4) % 8] = first;
        let mut bit = 4 * BOXES[lane] as usize;
        let last = bit + 3;
        while bit <= last {
            assert!(PLACES[bit] as usize / 8 == lane, "a box gives its bits in its own lane");
            let mut six_bits = 0;
            while six_bits < 64 {
                if box_gives(bit, six_bits) {
                    tables[TABLES[lane] as usize].0[reversed(six_bits)] |= 1 << (PLACES[bit] % 8);
                }
                six_bits += 1;
            }
            bit += 1;
        }
        lane += 1;
    }
    let mut windows = [[[0; 8]; 2]; 2];
    let mut second_window = [0; 8];
    let mut column = 0;
    while column < 8 {
        let byte = 7 - column;
        let first = window(column, 0);
        let mut second = None;
        let mut row = 1;
        while row < 4 {
            let start = window(column, row);
            if start != first {
                assert!(second.is_none() || matches!(second, Some(s) if s == start), "two windows");
                second = Some(start);
                second_window[byte] |= 1 << ROWS[row];
            }
            row += 1;
        }
        let both = [first, if let Some(start) = second { start } else { first }];
        let mut w = 0;
        while w < 2 {
            windows[0][w][byte] = both[w];
            windows[1][w][byte] = (both[w] + 32) % 64;
            w += 1;
        }
        column += 1;
    }
    let mut row = 0;
    while row < 4 {
        // Row r of L is bit 6 - 2 r; the matrix has the row of bit i in byte 7 - i.
        places[7 - (6 - 2 * row)] = 1 << ROWS[row];
        row += 1;
    }
    Constants {
        rows: Vector::of_lanes(rows),
        inputs: [Vector::of_lanes(inputs[0]), Vector::of_lanes(inputs[1])],
        tables,
        windows: [
            [Vector::of_lanes(windows[0][0]), Vector::of_lanes(windows[0][1])],
            [Vector::of_lanes(windows[1][0]), Vector::of_lanes(windows[1][1])],
        ],
        second_window: Vector::of_lanes(second_window),
        places: Vector::of_lanes(places),
    }
}

/// Where the window begins that has the bit of this row and column in its place.
const fn window(column: usize, row: usize) -> u8 {
    (PLACES[P[8 * row + column] as usize] + 64 - ROWS[row]) % 64
}
