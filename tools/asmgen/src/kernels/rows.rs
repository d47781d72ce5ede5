//! Row by row: a factor times a row of limbs is added to a sum, which is a window of as many limbs that moves
//! up by one limb per row. The limb that leaves the window at the bottom is a limb of the result.
//!
//! If the operands are wider than the registers allow, the columns are split into blocks, and a block starts
//! with the limbs of z that the previous one stored. A sum, a product and a limb from below always fit into
//! the window and one limb: (2^(64 w) - 1) + (2^64 - 1)(2^(64 w) - 1) + (2^64 - 1) < 2^(64 (w + 1)).

use crate::ir::{Number, Virtual};
use crate::kernel::Operation;

/// A block: its columns and its rows.
#[derive(Clone, Copy)]
pub(super) struct Block {
    /// The number whose limbs are the columns.
    pub(super) number: Number,
    /// The first column.
    pub(super) from: usize,
    /// The columns.
    pub(super) width: usize,
    /// The factors of whole rows are the limbs of x, or of t, below this one.
    pub(super) rows: usize,
    /// Stored limbs that the block adds to its sum, if any, are below this one.
    pub(super) below: usize,
}

/// The factor of a row.
#[derive(Clone, Copy)]
pub(super) enum Factor {
    /// A limb in memory.
    Limb(Number, usize),
    /// The limb of the quotient that makes the sum's lowest limb zero.
    Quotient {
        /// Its place in t, for later rows.
        keep: Option<usize>,
    },
}

impl Factor {
    /// Returns its name in comments.
    pub(super) fn name(self) -> String {
        match self {
            Factor::Limb(Number::T, limb) => format!("q[{limb}]"),
            Factor::Limb(number, limb) => format!("{}[{limb}]", number.name()),
            Factor::Quotient { .. } => "q = sum[0] m[0] mod 2^64, q".to_owned(),
        }
    }
}

/// One row: `sum <- sum + factor columns + below`.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The factor.
    pub(super) factor: Factor,
    /// The number whose limbs are the columns.
    pub(super) number: Number,
    /// The first column.
    pub(super) from: usize,
    /// The columns.
    pub(super) width: usize,
    /// The limb that is added at the bottom of the window.
    pub(super) below: Option<(Number, usize)>,
    /// Whether the high half of the last product is added, which makes the sum longer, or left out.
    pub(super) whole: bool,
}

/// The operations of an architecture.
pub(super) trait Rows {
    /// Begins a block.
    fn begin(&mut self, block: Block);

    /// Adds a row to the sum, which is empty or as wide as the row (in a Montgomery product up to two limbs wider);
    /// it becomes at least a limb wider than the row.
    fn row(&mut self, sum: &mut Vec<Virtual>, row: Row);

    /// Returns a limb for the window of sums.
    fn take(&mut self, number: Number, limb: usize) -> Virtual;

    /// Receives a final limb. Within a block, limbs come in order.
    fn store(&mut self, number: Number, limb: usize, value: Virtual);

    /// Receives a limb of a square that is final except for the doubling. Within a block, limbs come in
    /// order.
    fn wait(&mut self, limb: usize, value: Virtual);

    /// `z <- 2 z + x[i]^2 at limb 2 i`, for every i.
    fn double(&mut self);

    /// `z <- z + t / 2^(64 n) mod m`, where the last limbs of z are still in registers.
    fn finish(&mut self, sum: Vec<Virtual>);
}

/// The rows of a kernel other than [`Operation::Mont`], which alternates between two blocks.
pub(super) fn write(rows: &mut impl Rows, operation: Operation, limbs: usize, widest: usize) {
    if operation == Operation::Redc {
        return redc(rows, limbs, widest);
    }
    for (from, width) in blocks(limbs, widest) {
        match operation {
            Operation::Mul => mul(rows, limbs, from, width),
            Operation::MulLow => mul_low(rows, limbs, from, width),
            Operation::Sqr => sqr(rows, from, width),
            Operation::Redc | Operation::Mont => unreachable!("not cut like a product"),
        }
    }
    if operation == Operation::Sqr {
        rows.double();
    }
}

/// Splits `limbs` columns into the fewest blocks of at most `widest` columns, as evenly as possible. Returns
/// the start and the width of each block.
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
        let below = (from > 0).then_some((Number::Z, from + factor));
        let row = Row {
            factor: Factor::Limb(Number::X, factor),
            number: Number::Y,
            from,
            width,
            below,
            whole: true,
        };
        rows.row(&mut sum, row);
        rows.store(Number::Z, from + factor, sum.remove(0));
    }
    for (limb, value) in (from + n..).zip(sum) {
        rows.store(Number::Z, limb, value);
    }
}

fn mul_low(rows: &mut impl Rows, n: usize, from: usize, width: usize) {
    rows.begin(Block { number: Number::Y, from, width, rows: n - from, below: n });
    let mut sum = vec![];
    for factor in 0..n - from {
        let below = (from > 0).then_some((Number::Z, from + factor));
        let whole = factor + from + width < n;
        let width = width.min(n - from - factor);
        let row =
            Row { factor: Factor::Limb(Number::X, factor), number: Number::Y, from, width, below, whole };
        rows.row(&mut sum, row);
        rows.store(Number::Z, from + factor, sum.remove(0));
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
        let below = Some((Number::Z, from + factor)).filter(|(_, limb)| *limb < reached);
        let row = Row {
            factor: Factor::Limb(Number::X, factor),
            number: Number::X,
            from,
            width,
            below,
            whole: true,
        };
        rows.row(&mut sum, row);
        rows.wait(from + factor, sum.remove(0));
    }
    if from > 0 {
        rows.wait(2 * from, sum.remove(0));
    }
    for factor in from..end - 1 {
        let (from, width) = (factor + 1, end - factor - 1);
        let limb = Factor::Limb(Number::X, factor);
        rows.row(&mut sum, Row { factor: limb, number: Number::X, from, width, below: None, whole: true });
        rows.wait(2 * factor + 1, sum.remove(0));
        rows.wait(2 * factor + 2, sum.remove(0));
    }
}

/// Adds q m to the lower half of t, for the q that makes its limbs zero. The rest is at most m; the upper
/// half of t is added to it at the end.
///
/// If m is too wide for the registers, m and q are split in two. Each half of q is computed together with the
/// columns of m that it depends on, and is multiplied by the other columns afterwards.
fn redc(rows: &mut impl Rows, n: usize, widest: usize) {
    if n <= widest {
        let mut sum = (0..n).map(|limb| rows.take(Number::T, limb)).collect();
        quotient(rows, &mut sum, 0, n, false);
        return rows.finish(sum);
    }
    let low = n / 2;
    let high = n - low;
    let mut sum = (0..low).map(|limb| rows.take(Number::T, limb)).collect();
    quotient(rows, &mut sum, 0, low, true);
    // An odd limb of t is not below any row.
    sum.extend((2 * low..n).map(|limb| rows.take(Number::T, limb)));
    rows.begin(Block { number: Number::M, from: 1 + low, width: high, rows: low, below: 2 * low });
    for i in 0..low {
        let (factor, below) = (Factor::Limb(Number::T, i), Some((Number::T, low + i)));
        rows.row(&mut sum, Row { factor, number: Number::M, from: 1 + low, width: high, below, whole: true });
        rows.store(Number::T, low + i, sum.remove(0));
    }
    // Columns 2 low to 2 low + high - 1: the first `high - low` are part of the window that follows.
    let above = sum.split_off(high - low);
    for (limb, value) in (0..).zip(above) {
        rows.store(Number::Z, limb, value);
    }
    let odd = sum;
    let mut sum: Vec<Virtual> = (low..2 * low).map(|limb| rows.take(Number::T, limb)).collect();
    sum.extend(odd);
    quotient(rows, &mut sum, low, high, true);
    for (limb, value) in (low..).zip(sum.split_off(low)) {
        rows.store(Number::Z, limb, value);
    }
    rows.begin(Block { number: Number::M, from: 1 + high, width: low, rows: n, below: high });
    for i in 0..high {
        let (factor, below) = (Factor::Limb(Number::T, low + i), Some((Number::Z, i)));
        rows.row(&mut sum, Row { factor, number: Number::M, from: 1 + high, width: low, below, whole: true });
        rows.store(Number::Z, i, sum.remove(0));
    }
    rows.finish(sum);
}

/// The given number of limbs of q from `first` on, and their products with as many limbs of m.
fn quotient(rows: &mut impl Rows, sum: &mut Vec<Virtual>, first: usize, width: usize, keep: bool) {
    rows.begin(Block { number: Number::M, from: 1, width, rows: 0, below: 0 });
    for i in first..first + width {
        let factor = Factor::Quotient { keep: keep.then_some(i) };
        rows.row(sum, Row { factor, number: Number::M, from: 1, width, below: None, whole: true });
        sum.remove(0);
    }
}
