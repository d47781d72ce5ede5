//! Radix 2^52, 16 lanes in two groups of eight, on 512-bit registers: the code shared by `ifma` and
//! `avx512f`, which is everything except the products. Functions declare AVX-512 F; the tokens of both
//! variants prove it.
//!
//! A value is k limbs of 16 lanes: [limb][group of eight][lane]. The k limbs are split into blocks of T,
//! which the kernels multiply.

// Groups are addressed by index: the loops are unrolled, and the indexed elements become registers.
#![allow(clippy::needless_range_loop)]

pub(super) mod convert;
pub(super) mod inverse;
pub(super) mod moduli;
pub(super) mod narrow;
pub(super) mod select;
pub(super) mod shared;

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_load_si512, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_srai_epi64,
    _mm512_store_si512,
};

use super::{GROUPS, LANES, Modulus, Shape};
use crate::limb::LIMB_BITS;
use crate::memory::Lanes;

/// Bits of a limb.
pub(super) const RADIX_BITS: usize = 52;
/// The mask of the bits of a limb.
pub(super) const MASK: u64 = (1 << RADIX_BITS) - 1;
/// The bits that a modulus leaves unused, so that nothing has to be subtracted.
pub(super) const SPARE_BITS: usize = 2;
/// The largest block.
pub(super) const MAX_TILE: usize = 5;
/// A column sums at most 4 k halves of products below 2^52, a bias below 2^52 and a carry below 2^12, in 63
/// bits and a sign. (Columns of Karatsuba's rule, which are greater: `ifma/bounds.rs`.)
pub(super) const MAX_LIMBS: usize = 500;
const _: () = assert!((4 * MAX_LIMBS as u64 + 2) << RADIX_BITS <= 1 << 63);

/// Values are below 2 m. If 4 m <= R, so is (x y + q m) / R for x, y < 2 m and q < R.
const _: () = assert!(1 << SPARE_BITS == 4);

/// One limb of the lanes of G groups, in registers.
pub(super) type Row<const G: usize = GROUPS> = [__m512i; G];
/// One limb of all lanes, in memory.
pub(super) type RowMem = [Lanes; GROUPS];
/// T limbs.
pub(super) type Block<const T: usize> = [RowMem; T];

/// Returns the shape of `blocks` blocks of `tile` limbs, for full moduli or those that leave bits unused.
pub(super) fn of_blocks(tile: usize, blocks: usize, full: bool) -> Shape {
    let limbs = tile * blocks;
    let shape =
        Shape { limbs, used: limbs, tile, full, step: 0, modulus_words: 0, lanes: LANES, groups: GROUPS };
    // Operands of `to_mont` are below 2^(52 k - 2), so that its result is below 2 m. A step is a whole number
    // of words, or half a word.
    let step = match bits(shape) / LIMB_BITS {
        0 => LIMB_BITS / 2,
        words => words * LIMB_BITS,
    };
    Shape { step, modulus_words: bits(shape).div_ceil(LIMB_BITS), ..shape }
}

/// Returns the longest modulus.
pub(super) fn bits(shape: Shape) -> usize {
    RADIX_BITS * shape.limbs - if shape.full { 0 } else { SPARE_BITS }
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

/// Calls a kernel with the number of groups that compute and the block size as constants. A single group has
/// several blocks.
macro_rules! by_groups {
    ($shape:expr, $kernel:ident($($arg:expr),* $(,)?)) => {
        match ($shape.groups, $shape.tile) {
            (1, 2) => $kernel::<1, 2>($($arg),*),
            (1, 3) => $kernel::<1, 3>($($arg),*),
            (1, 4) => $kernel::<1, 4>($($arg),*),
            (1, 5) => $kernel::<1, 5>($($arg),*),
            (_, 1) => $kernel::<GROUPS, 1>($($arg),*),
            (_, 2) => $kernel::<GROUPS, 2>($($arg),*),
            (_, 3) => $kernel::<GROUPS, 3>($($arg),*),
            (_, 4) => $kernel::<GROUPS, 4>($($arg),*),
            _ => $kernel::<GROUPS, 5>($($arg),*),
        }
    };
}
pub(super) use by_groups;

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
pub(super) fn load<const G: usize>(x: &RowMem) -> Row<G> {
    let mut row = [_mm512_setzero_si512(); G];
    for g in 0..G {
        row[g] = load_lanes(&x[g]);
    }
    row
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store<const G: usize>(x: &mut RowMem, row: Row<G>) {
    for g in 0..G {
        store_lanes(&mut x[g], row[g]);
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load_block<const G: usize, const T: usize>(x: &Block<T>) -> [Row<G>; T] {
    let mut block = [[_mm512_setzero_si512(); G]; T];
    for i in 0..T {
        block[i] = load(&x[i]);
    }
    block
}

/// Returns the mask of a limb in every lane.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn mask() -> __m512i {
    _mm512_set1_epi64(MASK as i64)
}

/// Returns a value as rows. Nothing is left over: lengths have been asserted.
#[inline]
pub(super) fn rows(value: &[Lanes]) -> &[RowMem] {
    value.as_chunks().0
}

#[inline]
pub(super) fn rows_mut(value: &mut [Lanes]) -> &mut [RowMem] {
    value.as_chunks_mut().0
}

/// Returns a value as blocks of T rows.
#[inline]
pub(super) fn blocks<const T: usize>(value: &[Lanes]) -> &[Block<T>] {
    rows(value).as_chunks().0
}

#[inline]
pub(super) fn blocks_mut<const T: usize>(value: &mut [Lanes]) -> &mut [Block<T>] {
    rows_mut(value).as_chunks_mut().0
}

/// Returns -m^-1 mod 2^52 in every lane of both groups. The constant may have more bits, which are ignored.
#[inline]
pub(super) fn n0_inv<'a>(m: &Modulus<'a>) -> &'a RowMem {
    &rows(m.n0_inv)[0]
}

/// Stores the low 52 bits of a sum, and returns the signed carry.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn put(x: &mut Lanes, sum: __m512i) -> __m512i {
    store_lanes(x, _mm512_and_si512(sum, mask()));
    _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(sum)
}

/// Returns the bits of a limb that count.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn clean(x: &Lanes) -> __m512i {
    _mm512_and_si512(load_lanes(x), mask())
}
