//! Row after row: a factor times a row of limbs, added to a sum that is a window of as many limbs and moves up by
//! one a row. What leaves the window at the bottom is a limb of the result.
//!
//! Where the operands are wider than the registers allow, the columns are cut into blocks, and a block takes up
//! what the one before it left in z. A sum, a product and a limb from below never exceed the window and a limb:
//! (2^(64 w) - 1) + (2^64 - 1)(2^(64 w) - 1) + (2^64 - 1) < 2^(64 (w + 1)).

use crate::ir::{Number, Virtual};
use crate::kernel::Operation;

/// The columns of a block, and of which rows it consists.
#[derive(Clone, Copy)]
pub(super) struct Block {
    /// The number whose limbs are the columns.
    pub(super) number: Number,
    /// The first column.
    pub(super) from: usize,
    /// The columns.
    pub(super) width: usize,
    /// The limbs of x that are factors of whole rows are those below this one.
    pub(super) rows: usize,
    /// The limbs of z that the block takes up, if any, are those from `from` to below this one.
    pub(super) below: usize,
}

/// One row: `sum <- sum + x[factor] columns + z[below]`.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The limb of x.
    pub(super) factor: usize,
    /// The first column.
    pub(super) from: usize,
    /// The columns.
    pub(super) width: usize,
    /// The limb of z that is taken up at the bottom of the window.
    pub(super) below: Option<usize>,
    /// Whether the sum grows by the high half of the last product; if not it is left out.
    pub(super) whole: bool,
}

/// How an architecture does it.
pub(super) trait Rows {
    /// A block begins.
    fn begin(&mut self, block: Block);

    /// Adds a row to the sum, which is empty or as wide as the row.
    fn row(&mut self, sum: &mut Vec<Virtual>, row: Row);

    /// A limb of z is known; they come in order within a block.
    fn store(&mut self, limb: usize, value: Virtual);

    /// A limb of a square is known but for the doubling; they come in order within a block.
    fn wait(&mut self, limb: usize, value: Virtual);

    /// `z <- 2 z + x[i]^2 at limb 2 i`, for every i.
    fn double(&mut self);
}

/// The rows of a kernel.
pub(super) fn write(rows: &mut impl Rows, operation: Operation, limbs: usize, widest: usize) {
    for (from, width) in blocks(limbs, widest) {
        match operation {
            Operation::Mul => mul(rows, limbs, from, width),
            Operation::MulLow => mul_low(rows, limbs, from, width),
            Operation::Sqr => sqr(rows, from, width),
        }
    }
    if operation == Operation::Sqr {
        rows.double();
    }
}

/// `limbs` columns cut into the fewest blocks of at most `widest`, as even as can be: where each begins, and its
/// width.
fn blocks(limbs: usize, widest: usize) -> Vec<(usize, usize)> {
    let count = limbs.div_ceil(widest);
    let mut from = 0;
    let block = |i| {
        let width = (limbs - from).div_ceil(count - i);
        from += width;
        (from - width, width)
    };
    (0..count).map(block).collect()
}

fn mul(rows: &mut impl Rows, n: usize, from: usize, width: usize) {
    rows.begin(Block { number: Number::Y, from, width, rows: n, below: from + n });
    let mut sum = vec![];
    for factor in 0..n {
        let below = (from > 0).then_some(from + factor);
        rows.row(&mut sum, Row { factor, from, width, below, whole: true });
        rows.store(from + factor, sum.remove(0));
    }
    for (limb, value) in (from + n..).zip(sum) {
        rows.store(limb, value);
    }
}

fn mul_low(rows: &mut impl Rows, n: usize, from: usize, width: usize) {
    rows.begin(Block { number: Number::Y, from, width, rows: n - from, below: n });
    let mut sum = vec![];
    for factor in 0..n - from {
        let below = (from > 0).then_some(from + factor);
        let whole = factor + from + width < n;
        let width = width.min(n - from - factor);
        rows.row(&mut sum, Row { factor, from, width, below, whole });
        rows.store(from + factor, sum.remove(0));
    }
}

/// The products of the columns by the limbs of x below them: limbs 1 to 2 n - 2 of the sum.
fn sqr(rows: &mut impl Rows, from: usize, width: usize) {
    let end = from + width;
    // The blocks before have reached limb 2 (from - 1).
    let reached = (2 * from).saturating_sub(1);
    rows.begin(Block { number: Number::X, from, width, rows: from, below: reached });
    let mut sum = vec![];
    for factor in 0..from {
        let below = Some(from + factor).filter(|limb| *limb < reached);
        rows.row(&mut sum, Row { factor, from, width, below, whole: true });
        rows.wait(from + factor, sum.remove(0));
    }
    if from > 0 {
        rows.wait(2 * from, sum.remove(0));
    }
    for factor in from..end - 1 {
        let row = Row { factor, from: factor + 1, width: end - factor - 1, below: None, whole: true };
        rows.row(&mut sum, row);
        rows.wait(2 * factor + 1, sum.remove(0));
        rows.wait(2 * factor + 2, sum.remove(0));
    }
}
