//! z = z + x1 y1 + x2 y2 + ..., not reduced: the columns of a block stay in registers while they gather from
//! all products.
//!
//! Given plain numbers; columns settle before they gather 2^63.  Gives limbs below 2^52.  Constant-time.
//! Cost: 2 k^2 madds a product for eight lanes; to a column of a group of products come six additions, masks and moves.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_and_si512};

use super::columns::{Columns, carry, empty, slide, tile};
use crate::lanes::radix52::{MAX_LIMBS, RADIX_BITS, RowMem, blocks, by_tile, load, mask, rows_mut, store};
use crate::lanes::{GROUPS, Shape, pairs};
use crate::memory::Lanes;

/// Products that a column of 63 bits gathers, times the limbs of a number: two summands below 2^52 for each limb, and
/// room for what is there and the carry.
const ROOM: usize = (1 << (63 - RADIX_BITS - 1)) - 1;
const _: () = assert!((2 * ROOM as u64 + 2) << RADIX_BITS <= 1 << 63 && ROOM >= MAX_LIMBS);

/// `sums <- sums + x1 y1 + x2 y2 + ...`, of y as many or one for all.
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

/// The same for as many products as a column gathers.
#[target_feature(enable = "avx512f,avx512ifma")]
fn add<const T: usize>(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let count = shape.limbs / T;
    let (x, y) = (blocks::<T>(x), blocks::<T>(y));
    let (sums, top) = rows_mut(sums).split_at_mut(2 * shape.limbs);
    let mut c = empty();
    for (d, sums) in sums.as_chunks_mut::<T>().0.iter_mut().enumerate() {
        for (x, y) in x.chunks_exact(count).zip(y.chunks_exact(count).cycle()) {
            for (a, b) in pairs(x, y, d, d + 1) {
                tile(&mut c, a, b);
            }
        }
        for i in 0..T {
            settle(&mut c, i, &mut sums[i]);
        }
        slide::<T>(&mut c, d, 0);
    }
    settle(&mut c, 0, &mut top[0]);
}

/// Adds column i to a limb of the sums, and hands on the carry.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn settle(c: &mut Columns, i: usize, sum: &mut RowMem) {
    let before = load(sum);
    let mut limb = before;
    for g in 0..GROUPS {
        c[i][g] = _mm512_add_epi64(c[i][g], before[g]);
        limb[g] = _mm512_and_si512(c[i][g], mask());
    }
    store(sum, limb);
    carry(c, i);
}
