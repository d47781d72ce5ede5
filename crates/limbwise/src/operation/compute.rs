//! How the rows of a block are computed: what a row of the table of operations refers to.

use alloc::vec::Vec;

use crate::engine::block::Block;
use crate::engine::work::{Value, Work};
use crate::values::operand::Operand;

/// How an operation is computed. Where operands are not in Montgomery form, the only
/// operand of an operation is given twice.
#[derive(Clone, Copy)]
pub(crate) enum Compute {
    /// Powers, which have spans and tables of their own.
    Power,
    /// A block of plain numbers below twice the moduli.
    Plain(OfBlock),
    /// A sum or difference: a block like [`Compute::Plain`], or directly on rows that are as wide as their
    /// moduli.
    Sum { rows: for<'a> fn(Operand<'a>, Operand<'a>) -> (Operand<'a>, Operand<'a>, Sign), block: OfBlock },
    /// `x <- f(x, y)`, both in Montgomery form; y is empty if there is one operand. If the result is partial,
    /// rows may have none; these are added to the list, in order.
    Formula { partial: bool, block: fn(&Block<'_>, &mut Value, &Value, &mut Work, &mut Vec<usize>) },
}

/// Returns the result of a block for its operands.
type OfBlock = fn(&Block<'_>, Operand<'_>, Operand<'_>, &mut Work) -> Value;

/// The sign of the second term of a sum.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    Plus,
    Minus,
}

/// Returns x y.
///
/// One plain factor and one in Montgomery form give a plain product. The factor to convert is the one that is
/// the same in all rows, or that must be reduced anyway.
pub(super) fn product(block: &Block<'_>, x: Operand<'_>, y: Operand<'_>, work: &mut Work) -> Value {
    let first = x.rows().is_none() && y.rows().is_some() || x.limbs() > y.limbs();
    let (plain, mont) = if first { (y, x) } else { (x, y) };
    let (mut x, y) = (block.load_plain(plain, work), block.load(mont, work));
    block.mul(&mut x, &y, work);
    work.recycle(y);
    x
}

/// Returns x^2.
pub(super) fn square(block: &Block<'_>, x: Operand<'_>, _: Operand<'_>, work: &mut Work) -> Value {
    if !block.is_near(x) {
        return product(block, x, x, work);
    }
    let mut x = block.load_reduced(x, work);
    block.sqr(&mut x, work);
    block.to_mont(&mut x, work);
    x
}

/// Returns the result of `x <- f(x, y)`, for plain numbers that are reduced as far as sums require.
pub(super) fn near(
    block: &Block<'_>,
    operands: [Operand<'_>; 2],
    work: &mut Work,
    f: impl FnOnce(&mut Value, &Value),
) -> Value {
    let [mut x, y] = operands.map(|operand| block.load_reduced(operand, work));
    f(&mut x, &y);
    work.recycle(y);
    x
}
