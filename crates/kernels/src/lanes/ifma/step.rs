//! A step of a power: squarings with a look-up between their diagonals, then the product with the entry
//! found.

use super::{by_block, mul, sqr};
use crate::lanes::radix52::select::Select;
use crate::lanes::radix52::{RowMem, by_groups};
use crate::lanes::{GROUPS, Modulus, Shape};
use crate::memory::Lanes;

/// `x <- x^(2^squarings) t`.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
#[allow(clippy::too_many_arguments)]
pub(super) fn step(
    shape: Shape,
    x: &mut [Lanes],
    squarings: usize,
    table: &[Lanes],
    digits: &RowMem,
    m: Modulus<'_>,
    selected: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    if shape.one_block() {
        by_block!(shape, block_squarings_and_look_up(x, squarings, table, digits, m, selected));
    } else {
        by_groups!(shape, squarings_and_look_up(x, squarings, table, digits, m, selected, scratch));
    }
    mul::mul(shape, x, selected, m, scratch);
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn squarings_and_look_up<const G: usize, const T: usize>(
    x: &mut [Lanes],
    squarings: usize,
    table: &[Lanes],
    digits: &RowMem,
    m: Modulus<'_>,
    selected: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let blocks = x.len() / (T * GROUPS);
    let mut select = Select::<G, T>::new(table, selected, digits, squarings * (2 * blocks - 1));
    for _ in 0..squarings {
        sqr::square(x, m, scratch, Some(&mut select));
    }
    select.finish();
}

/// The same for numbers of one block.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn block_squarings_and_look_up<const T: usize, const FULL: bool>(
    x: &mut [Lanes],
    squarings: usize,
    table: &[Lanes],
    digits: &RowMem,
    m: Modulus<'_>,
    selected: &mut [Lanes],
) {
    let mut select = Select::<GROUPS, T>::new(table, selected, digits, squarings);
    for _ in 0..squarings {
        sqr::square_block::<T, FULL>(x, m);
        select.slot();
    }
    select.finish();
}
