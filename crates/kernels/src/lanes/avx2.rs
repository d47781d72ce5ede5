//! Montgomery products in radix 2^28, 16 lanes: z = x y 2^(-28 k) mod m   (operand-scanning tiles on 32-bit
//! multiplications, after [BMSZ13]).
//!
//! Given m odd, m < 2^(28 k - 2), x y < 4 m 2^(28 k).  Gives z < 2 m, limbs below 2^28.  Constant-time.
//! Requires AVX2 (Haswell 2013, Zen 2017).
//! Cost in vpmuludq, of which one or two run in a cycle: 2 k^2 + k for a product, (3 k^2 + 3 k) / 2 for a
//! square, each for four lanes; bound by them where two run, else by the additions as well.
//!
//! A value is four groups of four lanes, one after another: [group][limb][lane]. There are 16 registers:
//! one group at a time, blocks of four limbs, eight columns.

// Limbs and columns are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

mod columns;
mod convert;
mod product;
mod reduce;

use core::arch::x86_64::{__m256i, _mm256_loadu_si256, _mm256_storeu_si256};

use super::{LANES, Lanes, Modulus, Shape, flat, flat_mut};
use crate::cpu::avx2_entry;
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
type Row = [u64; WIDTH];
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

avx2_entry! {
    /// `x <- x y / R`.
    pub(super) fn mul(
        shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = product::mul;

    /// `x <- x^2 / R`.
    pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = product::sqr;

    /// `x <- t`, with t the entry of the table that each lane's digit names.
    pub(super) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Lanes]) = reduce::look_up;

    /// `x <- x + y`, below 2 m again.
    pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = reduce::add;

    /// `x <- x / R mod m`, below m.
    pub(super) fn from_mont(
        shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = reduce::from_mont;

    /// `r2 <- R^2`, below 2 m; all moduli have at least `shortest` bits.
    pub(super) fn r2(
        shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes], scratch: &mut [Lanes],
    ) = reduce::r2;
}

pub(super) use convert::{export, import};

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

#[inline]
#[target_feature(enable = "avx2")]
fn load(x: &Row) -> __m256i {
    // SAFETY: `Row` is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(x: &mut Row, value: __m256i) {
    // SAFETY: `Row` is 32 bytes.
    unsafe { _mm256_storeu_si256((&raw mut *x).cast(), value) }
}
