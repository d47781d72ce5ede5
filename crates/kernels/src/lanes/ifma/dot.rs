//! z = z + x1 y1 + x2 y2 + ..., not reduced: the columns of a block stay in registers while all products are
//! added to them.
//!
//! Input: plain numbers; columns are carried before they reach 2^63. Output: limbs below 2^52. Constant-time.
//! Cost: 2 k^2 madds per product for eight lanes, and six additions, masks and moves per column of a group of
//! products.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_and_si512};

use super::columns::{Columns, add_tiles, carry, empty, slide};
use crate::lanes::radix52::{
    MAX_LIMBS, RADIX_BITS, Row, RowMem, blocks, by_tile, load, mask, rows_mut, store,
};
use crate::lanes::{GROUPS, Shape, pairs};
use crate::memory::Lanes;

/// The number of products that fit into a column of 63 bits, times the limbs of a number: two summands below
/// 2^52 per limb, and room for the previous value and the carry.
const ROOM: usize = (1 << (63 - RADIX_BITS - 1)) - 1;
const _: () = assert!((2 * ROOM as u64 + 2) << RADIX_BITS <= 1 << 63 && ROOM >= MAX_LIMBS);

/// `sums <- sums + x1 y1 + x2 y2 + ...`, with as many values in y or one for all.
#[target_feature(enable = "avx512f,avx512ifma")]
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
#[target_feature(enable = "avx512f,avx512ifma")]
fn add<const T: usize>(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let count = shape.limbs / T;
    let (x, y) = (blocks::<T>(x), blocks::<T>(y));
    let (sums, top) = rows_mut(sums).split_at_mut(2 * shape.limbs);
    let mut c = empty();
    for (d, sums) in sums.as_chunks_mut::<T>().0.iter_mut().enumerate() {
        for (x, y) in x.chunks_exact(count).zip(y.chunks_exact(count).cycle()) {
            add_tiles::<GROUPS, T>(&mut c, pairs(x, y, d, d + 1));
        }
        for i in 0..T {
            settle(&mut c, i, &mut sums[i]);
        }
        slide::<GROUPS, T>(&mut c, d, 0);
    }
    settle(&mut c, 0, &mut top[0]);
}

/// Adds column i to a limb of the sums, and passes on the carry.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn settle(c: &mut Columns, i: usize, sum: &mut RowMem) {
    let before: Row = load(sum);
    let mut limb = before;
    for g in 0..GROUPS {
        c[i][g] = _mm512_add_epi64(c[i][g], before[g]);
        limb[g] = _mm512_and_si512(c[i][g], mask());
    }
    store(sum, limb);
    carry::<GROUPS>(c, i);
}
