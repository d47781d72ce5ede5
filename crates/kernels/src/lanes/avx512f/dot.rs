//! z = z + x1 y1 + x2 y2 + ..., not reduced: the columns of a block stay in registers while all products are
//! added to them. See the module head of the parent.
//!
//! Input: plain numbers; columns are carried before they reach 2^63. Output: limbs below 2^52, as integers.
//! Constant-time. Cost: 2 k^2 vfmadd a product for eight lanes, with a subtraction and two additions to each
//! two of them.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_and_si512, _mm512_set1_epi64, _mm512_srli_epi64};

use super::by_tile;
use super::columns::{Columns, Debt, slide, start, tile};
use crate::lanes::radix52::{MAX_LIMBS, RADIX_BITS, Row, RowMem, blocks, load, mask, rows_mut, store};
use crate::lanes::{GROUPS, Shape, pairs};
use crate::memory::Lanes;

/// The number of products that fit into a column of 63 bits, times the limbs of a number: see `ifma`.
const ROOM: usize = (1 << (63 - RADIX_BITS - 1)) - 1;
const _: () = assert!((2 * ROOM as u64 + 2) << RADIX_BITS <= 1 << 63 && ROOM >= MAX_LIMBS);

/// `sums <- sums + x1 y1 + x2 y2 + ...`, with as many values in y or one for all.
#[target_feature(enable = "avx512f")]
pub(super) fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let value = shape.limbs * GROUPS;
    let at_once = ROOM / shape.limbs * value;
    if y.len() == value {
        x.chunks(at_once).for_each(|x| by_tile!(shape, add(shape, x, y, sums)));
    } else {
        x.chunks(at_once).zip(y.chunks(at_once)).for_each(|(x, y)| by_tile!(shape, add(shape, x, y, sums)));
    }
}

/// The same for as many products as fit into a column.
#[target_feature(enable = "avx512f")]
fn add<const T: usize>(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let count = shape.limbs / T;
    let (x, y) = (blocks::<T>(x), blocks::<T>(y));
    let (debt, products) = (Debt::new(shape.limbs, false), (x.len() / count) as u64);
    let (sums, top) = rows_mut(sums).split_at_mut(2 * shape.limbs);
    let mut c = start();
    for (d, sums) in sums.as_chunks_mut::<T>().0.iter_mut().enumerate() {
        for (x, y) in x.chunks_exact(count).zip(y.chunks_exact(count).cycle()) {
            for (a, b) in pairs(x, y, d, d + 1) {
                tile(&mut c, a, b);
            }
        }
        for i in 0..T {
            settle(&mut c, i, debt.of_product(d * T + i).wrapping_mul(products), &mut sums[i]);
        }
        slide::<T>(&mut c);
    }
    settle(&mut c, 0, 0, &mut top[0]);
}

/// Adds column i minus its debt to a limb of the sums, and passes on the carry.
#[inline]
#[target_feature(enable = "avx512f")]
fn settle(c: &mut Columns, i: usize, debt: u64, sum: &mut RowMem) {
    let settled = _mm512_set1_epi64(debt.wrapping_neg() as i64);
    let before: Row = load(sum);
    let mut limb = before;
    for g in 0..GROUPS {
        let column = _mm512_add_epi64(_mm512_add_epi64(c[i][g], settled), before[g]);
        let up = _mm512_srli_epi64::<{ RADIX_BITS as u32 }>(column);
        limb[g] = _mm512_and_si512(column, mask());
        c[i + 1][g] = _mm512_add_epi64(c[i + 1][g], up);
    }
    store(sum, limb);
}
