//! The layout of the kernel, found and written by the test `gfni_layout` of tools/asmgen, which finds it again.

/// The box of each lane.
pub(super) const BOXES: [u8; 8] = [0, 3, 5, 4, 2, 6, 1, 7];

/// The lanes that the first of two blended vectors takes from the first of two vectors.
pub(super) const KEPT: u8 = 0x0f;

/// The table of each lane: 0 and 1 serve the first blend, 2 and 3 the second.
pub(super) const TABLES: [u8; 8] = [0, 1, 1, 0, 2, 3, 3, 2];

/// The bit of a window that holds the bit of each row.
pub(super) const ROWS: [u8; 4] = [4, 0, 1, 3];

/// The bit, of the 64 that the boxes of a block give, that holds each of the 32 bits before P.
#[rustfmt::skip]
pub(super) const PLACES: [u8; 32] = [
    4, 5, 0, 2, 55, 49, 53, 50, 38, 37, 33, 34, 12, 15, 9, 8,
    31, 30, 27, 25, 18, 19, 21, 22, 40, 46, 43, 44, 59, 60, 63, 56,
];
