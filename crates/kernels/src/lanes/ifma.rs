//! Montgomery products in radix 2^52, 16 lanes: z = x y 2^(-52 k) mod m   (operand-scanning tiles,
//! after [BMSZ13] and [GueronKrasnov16]; the biased columns and the doubled-tail square are our own).
//!
//! Given m odd, m < 2^(52 k - 2), x y < 4 m 2^(52 k).  Gives z < 2 m, as "almost" Montgomery
//! products do; bits above 51 of a limb count for nothing, their carries are in the next. Where k <= 5 a
//! modulus may be full, m < 2^(52 k): then x, y < m give z < m.  Constant-time.
//! Requires AVX-512 F, DQ, BW, IFMA, VBMI2 (Ice Lake 2019, Zen 4 2022).
//! Cost in vpmadd52, of which two run in a cycle: 4 k^2 + k for a product, 3 k^2 + 2 k for a square,
//! each for eight lanes; bound by them. From 40 and 80 limbs on Karatsuba's rule takes some of them off.
//!
//! A value is k limbs of 16 lanes: [limb][group of eight][lane]. The k limbs are cut into blocks of T,
//! and the kernels multiply blocks: 2 T accumulators for each of the two groups, 2 T^2 madds for a
//! pair of blocks, everything in registers. T is compiled in, the number of blocks is not.

// Groups and columns are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

mod block;
mod columns;
pub(super) mod convert;
mod dot;
pub(super) mod inverse;
mod karatsuba;
mod mul;
mod reduce;
pub(super) mod select;
mod sqr;

use core::arch::x86_64::{
    __m512i, _mm512_load_si512, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_store_si512,
};

use super::inverse::Problem;
use super::{GROUPS, LANES, Lanes, Modulus, Shape};
use crate::cpu::ifma_entry;
use crate::limb::{LIMB_BITS, Limb};

/// Bits of a limb.
pub(super) const RADIX_BITS: usize = 52;
/// The bits of a limb that count.
pub(super) const MASK: u64 = (1 << RADIX_BITS) - 1;
/// Bits that a modulus leaves, so that nothing has to be subtracted.
pub(super) const SPARE_BITS: usize = 2;
/// The largest block.
pub(super) const MAX_TILE: usize = 5;
/// A column sums at most 4 k products below 2^52 and a carry in 63 bits and a sign: k stays below 512.
pub(super) const MAX_LIMBS: usize = 500;

/// One limb of all lanes, in registers.
pub(super) type Row = [__m512i; GROUPS];
/// One limb of all lanes, in memory.
pub(super) type RowMem = [Lanes; GROUPS];
/// T limbs.
pub(super) type Block<const T: usize> = [RowMem; T];

/// The shape that multiplies moduli of up to `bits` bits fastest, if they are not too long.
pub(super) fn shape(bits: usize) -> Option<Shape> {
    // Blocks of four are the fastest, those of two wait for latencies: measured, in per cent.
    const COST: [(usize, usize); 4] = [(4, 100), (5, 101), (3, 105), (2, 130)];
    let needed = (bits + SPARE_BITS).div_ceil(RADIX_BITS).max(1);
    // A limb more costs more than a subtraction.
    let full = needed <= MAX_TILE + 1 && bits.div_ceil(RADIX_BITS) < needed && bits > 0;
    if needed <= MAX_TILE || full {
        return Some(of_blocks(needed - usize::from(full), 1, full));
    }
    let blocks = |tile: usize| needed.div_ceil(tile);
    let cost = |tile: usize, per_cent: usize| (blocks(tile) * tile).pow(2) * per_cent;
    let (tile, _) = COST.into_iter().min_by_key(|(tile, per_cent)| cost(*tile, *per_cent))?;
    let shape = of_blocks(tile, blocks(tile), false);
    (shape.limbs <= MAX_LIMBS).then_some(shape)
}

pub(super) fn of_blocks(tile: usize, blocks: usize, full: bool) -> Shape {
    let limbs = tile * blocks;
    let shape = Shape { limbs, tile, full, step: 0, modulus_words: 0, lanes: LANES };
    // What `to_mont` takes is below 2^(52 k - 2): then its result is below 2 m. A step is a number of words,
    // or half a word.
    let step = match bits(shape) / LIMB_BITS {
        0 => LIMB_BITS / 2,
        words => words * LIMB_BITS,
    };
    Shape { step, modulus_words: bits(shape).div_ceil(LIMB_BITS), ..shape }
}

/// The longest modulus.
pub(super) fn bits(shape: Shape) -> usize {
    RADIX_BITS * shape.limbs - if shape.full { 0 } else { SPARE_BITS }
}

/// The scratch memory that operations ask for, in values.
pub(super) fn scratch_values(shape: Shape) -> usize {
    // To leave Montgomery form is a product with one value more; a square takes quotients and the doubled operand.
    if karatsuba::pays(shape.limbs / shape.tile) { 1 + karatsuba::SCRATCH_VALUES } else { 3 }
}

/// 2^`bit` in every lane.
pub(super) fn set_bit(x: &mut [Lanes], bit: usize) {
    x.fill(Lanes::ZERO);
    x.as_chunks_mut().0[bit / RADIX_BITS] = [Lanes([1 << (bit % RADIX_BITS); 8]); GROUPS];
}

/// Calls a kernel with the block size as a constant.
macro_rules! by_tile {
    ($shape:expr, $kernel:ident($($arg:expr),* $(,)?)) => {
        match $shape.tile {
            1 => $kernel::<1>($($arg),*),
            2 => $kernel::<2>($($arg),*),
            3 => $kernel::<3>($($arg),*),
            4 => $kernel::<4>($($arg),*),
            _ => $kernel::<5>($($arg),*),
        }
    };
}
pub(super) use by_tile;

/// Calls a kernel for numbers of one block: with its size, and whether the modulus is full, as constants.
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

ifma_entry! {
    /// `x <- x y / R`.
    pub(super) fn mul(
        shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = mul::mul;

    /// `x <- x y / R` for values of one block, of y and of prepared moduli as many, or one for all.
    pub(super) fn mul_blocks(shape: Shape, x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) = block::mul;

    /// `x <- x^2 / R` for values of one block, of prepared moduli as many, or one for all.
    pub(super) fn sqr_blocks(shape: Shape, x: &mut [Lanes], moduli: &[Lanes]) = block::sqr;

    /// `x <- x^2 / R`.
    pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = sqr::sqr;

    /// `sums <- sums + x1 y1 + x2 y2 + ...`, not reduced.
    pub(super) fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) = dot::dot;

    /// `x <- x^(2^squarings) t`, with t from the table: see [`Plan::pow`](super::Plan::pow).
    pub(super) fn step(
        shape: Shape, x: &mut [Lanes], squarings: usize, table: &[Lanes], digits: &RowMem,
        m: Modulus<'_>, selected: &mut [Lanes], scratch: &mut [Lanes],
    ) = select::step;

    /// `x <- t`, with t from the table.
    pub(super) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &RowMem) = select::look_up;

    /// `x <- x + y`, below 2 m again.
    pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = reduce::add;

    /// `x <- x - y`, below 2 m again.
    pub(super) fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = reduce::sub;

    /// `x <- x mod m` for x below 2 m, with clean limbs.
    pub(super) fn reduce(
        shape: Shape, x: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes],
    ) = reduce::subtract_modulus;

    /// Inverses: see [`Plan::inv`](super::Plan::inv).
    pub(super) fn invert(problem: Problem<'_>) = inverse::invert;

    /// `x <- x / R mod m`, below m and with clean limbs.
    pub(super) fn from_mont(
        shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = reduce::from_mont;

    /// `r2 <- R^2`, below 2 m; all moduli have at least `shortest` bits.
    pub(super) fn r2(
        shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes], scratch: &mut [Lanes],
    ) = reduce::r2;

    /// Rows of 64-bit limbs into limbs of 52 bits.
    pub(super) fn import(
        shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes],
    ) = convert::import;

    /// Clean limbs of 52 bits into rows of 64-bit limbs.
    pub(super) fn export(
        shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes],
    ) = convert::export;
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load_lanes(x: &Lanes) -> __m512i {
    // SAFETY: `Lanes` is 64 bytes, aligned to 64.
    unsafe { _mm512_load_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store_lanes(x: &mut Lanes, value: __m512i) {
    // SAFETY: `Lanes` is 64 bytes, aligned to 64.
    unsafe { _mm512_store_si512((&raw mut *x).cast(), value) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(x: &RowMem) -> Row {
    let mut row = [_mm512_setzero_si512(); GROUPS];
    for g in 0..GROUPS {
        row[g] = load_lanes(&x[g]);
    }
    row
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(x: &mut RowMem, row: Row) {
    for g in 0..GROUPS {
        store_lanes(&mut x[g], row[g]);
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_block<const T: usize>(x: &Block<T>) -> [Row; T] {
    let mut block = [[_mm512_setzero_si512(); GROUPS]; T];
    for i in 0..T {
        block[i] = load(&x[i]);
    }
    block
}

/// The mask of a limb in every lane.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn mask() -> __m512i {
    _mm512_set1_epi64(MASK as i64)
}

/// A value as rows. What is left over is no row: lengths have been asserted.
#[inline]
pub(super) fn rows(value: &[Lanes]) -> &[RowMem] {
    value.as_chunks().0
}

#[inline]
pub(super) fn rows_mut(value: &mut [Lanes]) -> &mut [RowMem] {
    value.as_chunks_mut().0
}

/// A value as blocks of T rows.
#[inline]
pub(super) fn blocks<const T: usize>(value: &[Lanes]) -> &[Block<T>] {
    rows(value).as_chunks().0
}

#[inline]
pub(super) fn blocks_mut<const T: usize>(value: &mut [Lanes]) -> &mut [Block<T>] {
    rows_mut(value).as_chunks_mut().0
}

/// -m^-1 mod 2^52 in every lane of both groups. The constant may have more bits: they are ignored.
#[inline]
fn n0_inv<'a>(m: &Modulus<'a>) -> &'a RowMem {
    &rows(m.n0_inv)[0]
}
