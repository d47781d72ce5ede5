//! y = x ^ D(R(x)), 16 blocks at once (our own method; see `planes.rs`). R is the right half of IP(x), and
//! D(R) is P(S(E(R))) with each bit moved back to its position in the block.
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! NEON (every AArch64). Cost for 16 blocks: 48 unzips and zips, 8 `tbl` of four registers, and about 100
//! bitwise operations; bound by the `tbl` on processors where it takes two or more cycles, elsewhere by all
//! of them together.

// Planes and boxes are accessed by index: the loops are unrolled, and the array elements become registers.
#![allow(clippy::needless_range_loop)]

use core::arch::aarch64::{
    uint8x16_t, uint8x16x4_t, vandq_u8, vbslq_u8, vdupq_n_u8, veorq_u8, vld1q_u8, vld1q_u8_x4, vqtbl4q_u8,
    vshlq_n_u8, vshrq_n_u8, vsliq_n_u8, vsriq_n_u8, vst1q_u8, vuzp1q_u8, vuzp2q_u8, vzip1q_u8, vzip2q_u8,
};

use super::planes::{BOXES, add_boxes};
use super::{Block, by_batches};
use crate::cpu::{Neon, neon_entry};

/// The number of blocks computed at once.
const BATCH: usize = 16;

/// Eight vectors. Vector b contains byte b of every block; before and after, each contains two whole blocks.
type Planes = [uint8x16_t; 8];

by_batches!(Neon, neon_entry, "neon");

#[inline]
#[target_feature(enable = "neon")]
fn batch_round(blocks: Planes) -> Planes {
    // Each unzipping of all vectors turns the number of a byte, as a string of bits, by one; zipping turns it
    // back.
    let planes = unzipped(unzipped(unzipped(blocks)));
    let boxes = look_up(rows(&planes));
    let planes: Planes = add_boxes!(planes, boxes, add, moved);
    zipped(zipped(zipped(planes)))
}

/// Returns the even and the odd bytes of vectors 0 and 1, 2 and 3, 4 and 5, 6 and 7.
#[inline]
#[target_feature(enable = "neon")]
fn unzipped(x: Planes) -> Planes {
    let mut y = x;
    for i in 0..4 {
        y[i] = vuzp1q_u8(x[2 * i], x[2 * i + 1]);
        y[i + 4] = vuzp2q_u8(x[2 * i], x[2 * i + 1]);
    }
    y
}

/// Returns the inverse.
#[inline]
#[target_feature(enable = "neon")]
fn zipped(x: Planes) -> Planes {
    let mut y = x;
    for i in 0..4 {
        y[2 * i] = vzip1q_u8(x[i], x[i + 4]);
        y[2 * i + 1] = vzip2q_u8(x[i], x[i + 4]);
    }
    y
}

/// Returns the four rows of R, bit n % 8 of a row at that place.
#[inline]
#[target_feature(enable = "neon")]
fn rows(planes: &Planes) -> [uint8x16_t; 4] {
    let odd_bits = vdupq_n_u8(0xaa);
    // Columns 2 i and 2 i + 1 of all rows, the last row lowest.
    let pair = |i: usize| vbslq_u8(odd_bits, planes[6 - 2 * i], vshrq_n_u8::<1>(planes[7 - 2 * i]));
    let [a, b, c, d] = [pair(0), pair(1), pair(2), pair(3)];
    let (a, c) = (vsliq_n_u8::<4>(a, c), vsriq_n_u8::<4>(c, a));
    let (b, d) = (vsliq_n_u8::<4>(b, d), vsriq_n_u8::<4>(d, b));
    let (a, b) = exchanged(a, b);
    let (c, d) = exchanged(c, d);
    [d, c, b, a]
}

/// Swaps the upper two bits of every nibble of x with the lower two of y.
#[inline]
#[target_feature(enable = "neon")]
fn exchanged(x: uint8x16_t, y: uint8x16_t) -> (uint8x16_t, uint8x16_t) {
    let low = vdupq_n_u8(0x33);
    (vbslq_u8(low, x, vshlq_n_u8::<2>(y)), vbslq_u8(low, vshrq_n_u8::<2>(x), y))
}

/// What the boxes give.
#[inline]
#[target_feature(enable = "neon")]
fn look_up(rows: [uint8x16_t; 4]) -> Planes {
    let six = vdupq_n_u8(0x3f);
    let mut boxes = [vdupq_n_u8(0); 8];
    for r in 0..4 {
        let (before, row, after) = (rows[(r + 3) % 4], rows[r], rows[(r + 1) % 4]);
        let even = vsriq_n_u8::<7>(vshlq_n_u8::<1>(row), before);
        let odd = vsliq_n_u8::<5>(vshrq_n_u8::<3>(row), after);
        boxes[2 * r] = vqtbl4q_u8(table(&BOXES[2 * r]), vandq_u8(even, six));
        boxes[2 * r + 1] = vqtbl4q_u8(table(&BOXES[2 * r + 1]), vandq_u8(odd, six));
    }
    boxes
}

#[inline]
#[target_feature(enable = "neon")]
fn add(plane: uint8x16_t, from_box: uint8x16_t, mask: u8) -> uint8x16_t {
    veorq_u8(plane, vandq_u8(from_box, vdupq_n_u8(mask)))
}

#[inline]
#[target_feature(enable = "neon")]
fn moved(from_box: uint8x16_t) -> uint8x16_t {
    vshrq_n_u8::<1>(from_box)
}

#[inline]
#[target_feature(enable = "neon")]
fn table(x: &'static [u8; 64]) -> uint8x16x4_t {
    // SAFETY: the array is 64 bytes.
    unsafe { vld1q_u8_x4(x.as_ptr()) }
}

#[inline]
#[target_feature(enable = "neon")]
fn load(x: &[Block; BATCH]) -> Planes {
    let mut vectors = [vdupq_n_u8(0); 8];
    for (vector, two) in vectors.iter_mut().zip(x.as_chunks::<2>().0) {
        *vector = load_two(two);
    }
    vectors
}

#[inline]
#[target_feature(enable = "neon")]
fn store(x: &mut [Block; BATCH], vectors: Planes) {
    for (two, vector) in x.as_chunks_mut::<2>().0.iter_mut().zip(vectors) {
        store_two(two, vector);
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn load_two(x: &[Block; 2]) -> uint8x16_t {
    // SAFETY: two blocks are 16 bytes.
    unsafe { vld1q_u8(x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "neon")]
fn store_two(x: &mut [Block; 2], value: uint8x16_t) {
    // SAFETY: two blocks are 16 bytes.
    unsafe { vst1q_u8(x.as_mut_ptr().cast(), value) }
}
