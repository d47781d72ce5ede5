//! Radix 2^52, 16 lanes in two groups of eight, on 512-bit registers: what `ifma` and `avx512f` share, which is everything
//! but the products. Functions declare AVX-512 F; the tokens of both variants prove it.
//!
//! A value is k limbs of 16 lanes: [limb][group of eight][lane]. The k limbs are cut into blocks of T, which the kernels
//! multiply.

// Groups are counted by index: the loops are unrolled, and what they index becomes registers.
#![allow(clippy::needless_range_loop)]

pub(super) mod convert;
pub(super) mod inverse;
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
/// The bits of a limb that count.
pub(super) const MASK: u64 = (1 << RADIX_BITS) - 1;
/// Bits that a modulus leaves, so that nothing has to be subtracted.
pub(super) const SPARE_BITS: usize = 2;
/// The largest block.
pub(super) const MAX_TILE: usize = 5;
/// A column sums at most 4 k halves of products below 2^52, a bias below 2^52 and a carry below 2^12, in 63 bits and a sign.
/// (Columns of Karatsuba's rule, which are greater: `ifma/bounds.rs`.)
pub(super) const MAX_LIMBS: usize = 500;
const _: () = assert!((4 * MAX_LIMBS as u64 + 2) << RADIX_BITS <= 1 << 63);

/// Values are below 2 m, and so is (x y + q m) / R for x, y < 2 m and q < R: where 4 m <= R.
const _: () = assert!(1 << SPARE_BITS == 4);

/// One limb of all lanes, in registers.
pub(super) type Row = [__m512i; GROUPS];
/// One limb of all lanes, in memory.
pub(super) type RowMem = [Lanes; GROUPS];
/// T limbs.
pub(super) type Block<const T: usize> = [RowMem; T];

/// The shape of `blocks` blocks of `tile` limbs, for moduli that leave bits or are full.
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
pub(super) fn load_block<const T: usize>(x: &Block<T>) -> [Row; T] {
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
pub(super) fn n0_inv<'a>(m: &Modulus<'a>) -> &'a RowMem {
    &rows(m.n0_inv)[0]
}

/// Stores the low 52 bits of a sum and gives the signed carry.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn put(x: &mut Lanes, sum: __m512i) -> __m512i {
    store_lanes(x, _mm512_and_si512(sum, mask()));
    _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(sum)
}

/// The bits of a limb that count.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn clean(x: &Lanes) -> __m512i {
    _mm512_and_si512(load_lanes(x), mask())
}
