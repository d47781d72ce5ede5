//! Radix 2^28, in groups of four lanes, for processors that multiply 32-bit words into 64-bit sums: the code
//! shared by `avx2` and `neon`, which is everything except the vectors. Each function declares the feature of
//! its processor, and the token of the variant proves it.
//!
//! A value is four consecutive groups of four lanes: [group][limb][lane]. Groups are multiplied one at a
//! time, in blocks of four limbs and eight columns, or row by row up to eleven limbs (`few.rs`).

// Limbs and columns are addressed by index: the loops are unrolled, and the indexed elements become
// registers.
#![allow(clippy::needless_range_loop)]

mod columns;
mod convert;
mod dot;
mod few;
mod product;
mod reduce;
mod shared;

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "aarch64")]
pub(super) mod neon;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2 as vector;
#[cfg(target_arch = "aarch64")]
pub(super) use neon as vector;

pub(super) use convert::{export, import};
pub(super) use dot::{LIMBS_ABOVE, dot};
pub(super) use product::{mul, sqr};
pub(super) use reduce::{add, from_mont, look_up, r2, reduce, subtract};
pub(super) use shared::{look_up_shared, shared_place};

use super::{GROUPS, LANES, Shape};
use crate::limb::LIMB_BITS;
use crate::memory::{Lanes, flat, flat_mut};

/// The functions of the contract that are the same for all variants of this radix, for use inside an
/// implementation; they call the code through the entry of the variant's token.
macro_rules! on_radix28 {
    ($Token:ident, $entry:ident) => {
        type Token = $Token;

        const LIMBS_ABOVE: usize = radix28::LIMBS_ABOVE;

        fn bits(shape: Shape) -> usize {
            radix28::bits(shape)
        }

        const TOGETHER: usize = radix28::WIDTH;

        const RADIX_BITS: usize = radix28::RADIX_BITS;

        fn shared_place(_: Shape, entries: usize, entry: usize, word: usize) -> usize {
            radix28::shared_place(entries, entry, word)
        }

        fn squares_as_product(shape: Shape) -> bool {
            radix28::is_few(shape)
        }

        fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize) {
            radix28::set_bit(shape, x, bit);
        }

        $entry! {
            fn import(
                shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes],
            ) = radix28::import;

            fn export(
                shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes],
            ) = radix28::export;

            fn r2(
                shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes],
                scratch: &mut [Lanes],
            ) = radix28::r2;

            fn mul(
                shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
            ) = radix28::mul;

            fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = radix28::sqr;

            fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = radix28::add;

            fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = radix28::subtract;

            fn reduce(shape: Shape, x: &mut [Lanes], m: &[Lanes], _scratch: &mut [Lanes]) = radix28::reduce;

            fn from_mont(
                shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
            ) = radix28::from_mont;

            fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) = radix28::dot;

            fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits) = radix28::look_up;

            fn look_up_shared(
                shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits],
            ) = radix28::look_up_shared;
        }
    };
}
pub(super) use on_radix28;

/// Bits of a limb.
pub(super) const RADIX_BITS: usize = 28;
/// The mask of the bits of a limb.
const MASK: u64 = (1 << RADIX_BITS) - 1;
/// Limbs of a block.
const TILE: usize = 4;
/// Lanes of a group.
pub(super) const WIDTH: usize = 4;

/// One limb of a group, in memory.
pub(super) type Row = [u64; WIDTH];
/// A block of limbs of a group.
type Block = [Row; TILE];

/// Returns the shape for moduli of up to `bits` bits.
pub(super) fn shape(bits: usize) -> Shape {
    let needed = (bits + 2).div_ceil(RADIX_BITS);
    let limbs = needed.next_multiple_of(TILE);
    let used = if needed <= few::MOST { needed.max(few::LEAST) } else { limbs };
    let slack_bits = RADIX_BITS * used - 2;
    // Operands of `to_mont` are below 2^(28 k - 2), so that its result is below 2 m.
    let step = slack_bits / LIMB_BITS * LIMB_BITS;
    let modulus_words = slack_bits.div_ceil(LIMB_BITS);
    // A table is read completely, value by value: `tile` is the whole value.
    Shape { limbs, used, tile: limbs, full: false, step, modulus_words, lanes: LANES, groups: GROUPS }
}

/// Returns the longest modulus.
pub(super) fn bits(shape: Shape) -> usize {
    RADIX_BITS * shape.used - 2
}

/// Returns whether numbers are multiplied row by row.
pub(super) fn is_few(shape: Shape) -> bool {
    shape.used <= few::MOST
}

/// Sets every lane to 2^`bit`.
pub(super) fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize) {
    for group in groups_mut(shape, x) {
        group.fill([0; WIDTH]);
        group[bit / RADIX_BITS] = [1 << (bit % RADIX_BITS); WIDTH];
    }
}

/// Returns the groups of a value that have lanes in use.
fn groups(shape: Shape, value: &[Lanes]) -> impl Iterator<Item = &[Row]> {
    flat(value).as_chunks().0.chunks_exact(shape.limbs).take(shape.lanes.div_ceil(WIDTH))
}

/// The same, to be written.
fn groups_mut(shape: Shape, value: &mut [Lanes]) -> impl Iterator<Item = &mut [Row]> {
    flat_mut(value).as_chunks_mut().0.chunks_exact_mut(shape.limbs).take(shape.lanes.div_ceil(WIDTH))
}

/// Returns constants or digits, one number per lane, by group.
fn of_lanes(numbers: &[Lanes]) -> &[Row] {
    flat(numbers).as_chunks().0
}

/// Returns the limbs of a group as blocks.
fn blocks(group: &[Row]) -> &[Block] {
    group.as_chunks().0
}

fn blocks_mut(group: &mut [Row]) -> &mut [Block] {
    group.as_chunks_mut().0
}
