//! Radix 2^28, groups of four lanes on whatever multiplies 32-bit words into 64-bit sums: what `avx2` and `neon`
//! share, which is everything but the vectors. Each function declares the feature of its processor, and the token
//! of the variant proves it.
//!
//! A value is four groups of four lanes, one after another: [group][limb][lane]. A group is multiplied at a time, in
//! blocks of four limbs and eight columns.

// Limbs and columns are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

mod columns;
mod convert;
mod dot;
mod product;
mod reduce;

pub(super) use convert::{export, import};
pub(super) use dot::{LIMBS_ABOVE, dot};
pub(super) use product::{mul, sqr};
pub(super) use reduce::{add, from_mont, look_up, r2, reduce, subtract};

#[cfg(target_arch = "x86_64")]
use super::avx2::vector;
#[cfg(target_arch = "aarch64")]
use super::neon::vector;
use super::{LANES, Lanes, Shape, flat, flat_mut};
use crate::limb::LIMB_BITS;

/// Bits of a limb.
const RADIX_BITS: usize = 28;
/// The bits of a limb that count.
const MASK: u64 = (1 << RADIX_BITS) - 1;
/// Limbs of a block.
const TILE: usize = 4;
/// Lanes of a group.
const WIDTH: usize = 4;

/// One limb of a group, in memory.
pub(super) type Row = [u64; WIDTH];
/// A block of limbs of a group.
type Block = [Row; TILE];

/// The shape for moduli of up to `bits` bits.
pub(super) fn shape(bits: usize) -> Shape {
    let limbs = (bits + 2).div_ceil(RADIX_BITS).next_multiple_of(TILE);
    let slack_bits = RADIX_BITS * limbs - 2;
    // What `to_mont` takes is below 2^(28 k - 2): then its result is below 2 m.
    let step = slack_bits / LIMB_BITS * LIMB_BITS;
    let modulus_words = slack_bits.div_ceil(LIMB_BITS);
    // A table is read as a whole, value by value: `tile` is the whole value.
    Shape { limbs, tile: limbs, full: false, step, modulus_words, lanes: LANES }
}

/// The longest modulus.
pub(super) fn bits(shape: Shape) -> usize {
    RADIX_BITS * shape.limbs - 2
}

/// 2^`bit` in every lane.
pub(super) fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize) {
    for group in groups_mut(shape, x) {
        group.fill([0; WIDTH]);
        group[bit / RADIX_BITS] = [1 << (bit % RADIX_BITS); WIDTH];
    }
}

/// A value, group by group, without groups in which no lane counts.
fn groups(shape: Shape, value: &[Lanes]) -> impl Iterator<Item = &[Row]> {
    flat(value).as_chunks().0.chunks_exact(shape.limbs).take(shape.lanes.div_ceil(WIDTH))
}

/// The same, to be written.
fn groups_mut(shape: Shape, value: &mut [Lanes]) -> impl Iterator<Item = &mut [Row]> {
    flat_mut(value).as_chunks_mut().0.chunks_exact_mut(shape.limbs).take(shape.lanes.div_ceil(WIDTH))
}

/// Constants or digits, one number per lane, group by group.
fn of_lanes(numbers: &[Lanes]) -> &[Row] {
    flat(numbers).as_chunks().0
}

/// The limbs of a group as blocks.
fn blocks(group: &[Row]) -> &[Block] {
    group.as_chunks().0
}

fn blocks_mut(group: &mut [Row]) -> &mut [Block] {
    group.as_chunks_mut().0
}
