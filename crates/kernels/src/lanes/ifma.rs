//! Montgomery products in radix 2^52, 16 lanes: z = x y 2^(-52 k) mod m (operand-scanning tiles,
//! after [BMSZ13] and [GueronKrasnov16]; the biased columns and the doubled-tail square are our own).
//!
//! Input: m odd, m < 2^(52 k - 2), x y < m 2^(52 k), thus x, y < 2 m. Output: z < 2 m, as in "almost"
//! Montgomery products; bits of a limb above bit 51 are ignored, because their carries are in the next limb.
//! If k <= 5, a modulus may be full, m < 2^(52 k); then x, y < m give z < m. Constant-time. Requires AVX-512
//! F, DQ, BW, IFMA, VBMI2 (Ice Lake 2019, Zen 4 2022). Cost in vpmadd52, of which two run per cycle: 4 k^2 +
//! k for a product, 3 k^2 + 2 k for a square, each for eight lanes. These instructions are the limit.
//! Karatsuba's rule saves some of them from 40 limbs (products) and 80 limbs (squares).
//!
//! A value is k limbs of 16 lanes: [limb][group of eight][lane]. The k limbs are split into blocks of T, and
//! the kernels multiply blocks: 2 T accumulators for each of the two groups, 2 T^2 madds per pair of blocks,
//! everything in registers. T is a compile-time constant, the number of blocks is not.
//!
//! Up to eight rows fit into the first group. Products, squares and look-ups then skip the second, which
//! halves the time. To hide latency, a single group has two accumulators per column: `columns.rs`.
//!
//! # What was tried
//!
//! - T is 4, or 5, 3 or 2 if that wastes less. Larger blocks spill. One group of eight lanes with one
//!   accumulator per column is limited by latency.
//! - A variant for 256-bit IFMA (AVX-512 VL) gains nothing on Zen 5: `vpmadd52` takes as long on 256 bits as
//!   on 512. At k = 16 two groups of four lanes take 1,073 cycles for 8 numbers, one group of eight takes
//!   795, and two groups of eight take 1,071 for 16 numbers.
//! - Tabulated factors that save half of a reduction are not worth it. With two entries for each power, a
//!   product takes 302 cycles instead of 391 at 2048 bits, and 76 instead of 104 at 1024. The table is twice
//!   as long, however, so a whole power takes 4.5 % and 14 % longer. At 4096 bits there is no measurable
//!   gain.

// Groups and columns are addressed by index: the loops are unrolled, and the indexed elements become
// registers.
#![allow(clippy::needless_range_loop)]

mod block;
#[cfg(test)]
mod bounds;
mod columns;
mod convert;
mod diagonal;
mod dot;
mod karatsuba;
mod mul;
mod reduce;
mod sqr;
mod step;

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix52::narrow::by_narrow_rows;
use super::radix52::{
    self, MAX_LIMBS, MAX_TILE, RADIX_BITS, SPARE_BITS, entries, inverse, on_radix52, select, shared,
};
use super::{Contract, Digits, GROUPS, LANES, Modulus, Shape};
use crate::cpu::{Ifma, ifma_entry};
use crate::limb::Limb;
use crate::memory::Lanes;

/// Calls a kernel for numbers of one block, with the block size and whether the modulus is full as constants.
macro_rules! by_block {
    ($shape:expr, $kernel:ident($($arg:expr),* $(,)?)) => {
        match ($shape.tile, $shape.full) {
            (1, false) => $kernel::<1, false>($($arg),*),
            (1, true) => $kernel::<1, true>($($arg),*),
            (2, false) => $kernel::<2, false>($($arg),*),
            (2, true) => $kernel::<2, true>($($arg),*),
            (3, false) => $kernel::<3, false>($($arg),*),
            (3, true) => $kernel::<3, true>($($arg),*),
            (4, false) => $kernel::<4, false>($($arg),*),
            (4, true) => $kernel::<4, true>($($arg),*),
            (_, false) => $kernel::<5, false>($($arg),*),
            (_, true) => $kernel::<5, true>($($arg),*),
        }
    };
}
use by_block;

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_radix52!(Ifma, ifma_entry, mul::mul, sqr::sqr, |shape: Shape| shape.one_block());

    fn shape(bits: usize) -> Option<Shape> {
        // Blocks of four are the fastest; blocks of two are limited by latency. Measured, in per cent.
        const COST: [(usize, usize); 4] = [(4, 100), (5, 101), (3, 105), (2, 130)];
        let needed = (bits + SPARE_BITS).div_ceil(RADIX_BITS).max(1);
        // Another limb costs more than a subtraction.
        let full = needed <= MAX_TILE + 1 && bits.div_ceil(RADIX_BITS) < needed && bits > 0;
        if needed <= MAX_TILE || full {
            return Some(radix52::of_blocks(needed - usize::from(full), 1, full));
        }
        let blocks = |tile: usize| needed.div_ceil(tile);
        let cost = |tile: usize, per_cent: usize| (blocks(tile) * tile).pow(2) * per_cent;
        let (tile, _) = COST.into_iter().min_by_key(|(tile, per_cent)| cost(*tile, *per_cent))?;
        let shape = radix52::of_blocks(tile, blocks(tile), false);
        (shape.limbs <= MAX_LIMBS).then_some(shape)
    }

    /// Leaving Montgomery form is a product with one additional value; a square needs quotients and the
    /// doubled operand.
    fn scratch_values(shape: Shape) -> usize {
        if karatsuba::pays(shape.limbs / shape.tile) { 1 + karatsuba::SCRATCH_VALUES } else { 3 }
    }

    /// One group is enough for up to eight rows. Numbers of one block would be limited by latency and use
    /// both groups.
    fn groups(shape: Shape, rows: usize) -> usize {
        if rows <= LANES / GROUPS && !shape.one_block() { 1 } else { GROUPS }
    }

    ifma_entry! {
        fn step(
            shape: Shape, x: &mut [Lanes], squarings: usize, table: &[Lanes], digits: &Digits,
            m: Modulus<'_>, selected: &mut [Lanes], scratch: &mut [Lanes],
        ) = step::step;
    }
}

entries!(ifma_entry, block);

/// Sets every lane to 2^`bit`.
fn set_bit(x: &mut [Lanes], bit: usize) {
    x.fill(Lanes::ZERO);
    radix52::rows_mut(x)[bit / RADIX_BITS] = [Lanes([1 << (bit % RADIX_BITS); 8]); GROUPS];
}
