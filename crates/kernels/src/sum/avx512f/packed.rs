//! OneOrEach that share a vector: eight of one limb, four of two, two of four.
//!
//! A vector of several rows has no single quotient. So x and y are reduced first, each by a masked
//! subtraction. Then x + y is computed as x - (m - y), where m - y is not negative, and m is added to a
//! negative difference.
//!
//! Cost per vector: five sums with two comparisons each, and a carry propagation within the rows. OneOrEach of one
//! limb need none.

use core::arch::x86_64::{
    __m512i, __mmask8, _mm512_add_epi64, _mm512_cmpeq_epi64_mask, _mm512_cmplt_epu64_mask,
    _mm512_mask_add_epi64, _mm512_mask_mov_epi64, _mm512_mask_sub_epi64, _mm512_maskz_mov_epi64,
    _mm512_set1_epi64, _mm512_sub_epi64,
};

use super::super::{OneOrEach, Operands};
use super::{LANES, load, load_some, store, store_some};
use crate::limb::Limb;

/// `z <- x + y mod m`, or x - y, for rows of W limbs: 1, 2 or 4.
#[target_feature(enable = "avx512f")]
pub(super) fn rows<const W: usize, const SUB: bool>(z: &mut [Limb], operands: &Operands<'_>) {
    let x = Vectors::new::<W>(&operands.x);
    let y = Vectors::new::<W>(&operands.y);
    let m = Vectors::new::<W>(&operands.m);
    let (full, rest) = z.as_chunks_mut::<LANES>();
    let count = full.len();
    for (i, z) in full.iter_mut().enumerate() {
        store(z, combine::<W, SUB>(x.at(i), y.at(i), m.at(i)));
    }
    if !rest.is_empty() {
        store_some(rest, combine::<W, SUB>(x.at(count), y.at(count), m.at(count)));
    }
}

/// OneOrEach, a vector at a time.
enum Vectors<'a> {
    /// One row for all results, repeated.
    Same(__m512i),
    Each(&'a [Limb]),
}

impl<'a> Vectors<'a> {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn new<const W: usize>(rows: &OneOrEach<'a>) -> Vectors<'a> {
        if rows.step > 0 {
            return Vectors::Each(rows.limbs);
        }
        let row = rows.at(0);
        Vectors::Same(load(&core::array::from_fn(|i| row[i % W])))
    }

    /// Returns vector i, padded with zeros after the last row.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn at(&self, i: usize) -> __m512i {
        match self {
            Vectors::Same(vector) => *vector,
            Vectors::Each(limbs) => {
                let limbs = &limbs[i * LANES..];
                match limbs.first_chunk() {
                    Some(full) => load(full),
                    None => load_some(limbs),
                }
            }
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn combine<const W: usize, const SUB: bool>(x: __m512i, y: __m512i, m: __m512i) -> __m512i {
    let (x, y) = (reduce::<W>(x, m), reduce::<W>(y, m));
    let y = if SUB { y } else { subtract::<W>(m, y).0 };
    let (difference, negative) = subtract::<W>(x, y);
    add_where::<W>(difference, m, negative)
}

/// Subtracts m from rows that are not below m.
#[inline]
#[target_feature(enable = "avx512f")]
fn reduce<const W: usize>(x: __m512i, m: __m512i) -> __m512i {
    let (less, below) = subtract::<W>(x, m);
    _mm512_mask_mov_epi64(less, below, x)
}

/// Returns x - y, and a mask of the rows in which it is negative.
#[inline]
#[target_feature(enable = "avx512f")]
fn subtract<const W: usize>(x: __m512i, y: __m512i) -> (__m512i, __mmask8) {
    let difference = _mm512_sub_epi64(x, y);
    let starts = _mm512_cmplt_epu64_mask(x, y);
    if W == 1 {
        return (difference, starts);
    }
    let (reached, left) = ripple::<W>(starts, _mm512_cmpeq_epi64_mask(x, y));
    (_mm512_mask_sub_epi64(difference, reached, difference, _mm512_set1_epi64(1)), left)
}

/// Adds m in the lanes of the mask, which selects whole rows. Carries out of a row are dropped.
#[inline]
#[target_feature(enable = "avx512f")]
fn add_where<const W: usize>(x: __m512i, m: __m512i, lanes: __mmask8) -> __m512i {
    if W == 1 {
        return _mm512_mask_add_epi64(x, lanes, x, m);
    }
    let ones = _mm512_set1_epi64(-1);
    let sum = _mm512_add_epi64(x, _mm512_maskz_mov_epi64(lanes, m));
    let starts = _mm512_cmplt_epu64_mask(sum, x);
    let (reached, _) = ripple::<W>(starts, _mm512_cmpeq_epi64_mask(sum, ones));
    _mm512_mask_sub_epi64(sum, reached, sum, ones)
}

/// Returns the lanes that receive a carry, given those that generate and those that propagate one, and a mask
/// of the rows with a carry out. An addition of the mask bits carries as the limbs would; the highest limb of
/// a row passes nothing on.
#[inline]
fn ripple<const W: usize>(starts: __mmask8, passes: __mmask8) -> (__mmask8, __mmask8) {
    let highest: u32 = (0xff / ((1 << W) - 1)) << (W - 1);
    let (starts, passes) = (u32::from(starts), u32::from(passes));
    let passed_on = passes & !highest;
    let reached = (2 * (starts & !highest) + passed_on) ^ passed_on;
    let left = (starts | (passes & reached)) & highest;
    (reached as __mmask8, ((left << 1) - (left >> (W - 1))) as __mmask8)
}
