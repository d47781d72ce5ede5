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

/// The functions of the contract that are the same for all variants of this radix, for use inside an
/// implementation; they call the code through the entry of the variant's token. `$mul` and `$sqr` compute one
/// value; shapes for which `$short` returns true are computed by [`entries`].
macro_rules! on_radix52 {
    ($Token:ident, $entry:ident, $mul:path, $sqr:path, $short:expr) => {
        type Token = $Token;

        const TOGETHER: usize = LANES;

        const RADIX_BITS: usize = RADIX_BITS;

        fn bits(shape: Shape) -> usize {
            radix52::bits(shape)
        }

        fn shared_place(shape: Shape, entries: usize, entry: usize, word: usize) -> usize {
            shared::place(shape, entries, entry, word)
        }

        fn set_bit(_: Shape, x: &mut [Lanes], bit: usize) {
            set_bit(x, bit);
        }

        /// Short numbers are computed together.
        fn mul_many(
            token: $Token,
            shape: Shape,
            x: &mut [Lanes],
            y: &[Lanes],
            moduli: &[Lanes],
            scratch: &mut [Lanes],
        ) {
            if $short(shape) {
                return mul_short(token, shape, x, y, moduli);
            }
            for ((x, y), m) in shape.values_mut(x).zip(shape.values(y)).zip(shape.moduli(moduli)) {
                Self::mul(token, shape, x, y, m, scratch);
            }
        }

        fn sqr_many(token: $Token, shape: Shape, x: &mut [Lanes], moduli: &[Lanes], scratch: &mut [Lanes]) {
            if $short(shape) {
                return sqr_short(token, shape, x, moduli);
            }
            for (x, m) in shape.values_mut(x).zip(shape.moduli(moduli)) {
                Self::sqr(token, shape, x, m, scratch);
            }
        }

        by_narrow_rows!($Token);

        $entry! {
            fn import(
                shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes],
            ) = convert::import;

            fn export(
                shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes],
            ) = convert::export;

            fn r2(
                shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes],
                scratch: &mut [Lanes],
            ) = reduce::r2;

            fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = $mul;

            fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = $sqr;

            fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = reduce::add;

            fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = reduce::sub;

            fn reduce(
                shape: Shape, x: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes],
            ) = reduce::subtract_modulus;

            fn from_mont(
                shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
            ) = reduce::from_mont;

            fn invert(problem: Problem<'_>) = inverse::invert;

            fn divide(pairs: Pairs<'_>) = inverse::divide;

            fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) = dot::dot;

            fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits) = select::look_up;

            fn look_up_shared(
                shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits],
            ) = shared::look_up;

            fn pick_shared(
                shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits],
            ) = shared::pick;

            fn put_shared(shape: Shape, x: &[Lanes], table: &mut [Lanes], digits: &Digits) = shared::put;
        }
    };
}
pub(super) use on_radix52;

/// The entries of a variant beside its contract; `$short` is the module for short numbers.
macro_rules! entries {
    ($entry:ident, $short:ident) => {
        $entry! {
            /// `x <- x y / R` for short numbers; there are as many values in y and prepared moduli, or one for
            /// all.
            fn mul_short(shape: Shape, x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) = $short::mul;

            /// `x <- x^2 / R` for short numbers; there are as many prepared moduli, or one for all.
            fn sqr_short(shape: Shape, x: &mut [Lanes], moduli: &[Lanes]) = $short::sqr;

            /// Converts rows of one to four limbs to values.
            fn import_narrow(
                shape: Shape, rows: &[Limb], width: usize, values: &mut [Lanes],
            ) = convert::import_narrow;

            /// Converts values to rows of one to four limbs.
            fn export_narrow(
                shape: Shape, values: &[Lanes], rows: &mut [Limb], width: usize,
            ) = convert::export_narrow;
        }
    };
}
pub(super) use entries;

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
