//! The function that a command computes in each row of a table.

use std::ops::Range;

use limbwise::limbs::{LIMB_BITS, Limb};
use limbwise::{Column, Error, KernelNames, Modulo, Modulus, Operand};

use super::argument::Argument;
use super::operands::OneOrEach;
use crate::table::{BadCell, Cells, Reading, ResultKind, Results};

/// A function of the operands of a row.
pub(crate) trait Function {
    /// The operands of some rows, read.
    type Input<'a>
    where
        Self: 'a;

    /// Returns the operands that determine the type of the results: the first one that is a column does.
    fn givers(&self) -> &[usize] {
        &[]
    }

    /// Returns the operand that is the modulus, if any.
    fn modulus(&self) -> Option<usize> {
        None
    }

    /// Returns the type of the results.
    fn result(&self, operands: &[Argument]) -> ResultKind {
        result_like(operands, self.givers(), self.modulus())
    }

    /// Reads the operands of some rows.
    ///
    /// # Errors
    ///
    /// Returns an error with an invalid cell, the first one of its operand.
    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell>;

    /// Returns the moduli of the rows that were read, if any.
    fn moduli<'i, 'a>(&self, _input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        None
    }

    /// Returns the cost of a row that was read, in any unit.
    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64;

    /// Computes some of the rows that were read.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory, or a result fails its check.
    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error>;

    /// Describes the computation, given descriptions of the operands.
    fn formula(&self, operands: &[String]) -> String;
}

/// The results of a range of rows.
pub(crate) struct Outcome {
    /// The results, one per row; in rows without a result the value is arbitrary.
    pub(crate) results: Results,
    /// The rows without a result, in order: the first operand has no inverse.
    pub(crate) no_inverse: Vec<usize>,
    /// The kernels that ran.
    pub(crate) kernels: KernelNames,
}

impl From<Results> for Outcome {
    /// Every row has a result.
    fn from(results: Results) -> Outcome {
        Outcome { results, no_inverse: Vec::new(), kernels: KernelNames::default() }
    }
}

/// Returns the first bad cell, given a bad one: operands are read one by one, so that an earlier row of the
/// next operand may be bad as well. `before` reads the rows before a row.
pub(crate) fn first_bad(mut bad: BadCell, before: impl Fn(usize) -> Option<BadCell>) -> BadCell {
    while let Some(earlier) = before(bad.row) {
        bad = earlier;
    }
    bad
}

/// Returns the type of results that are like the first operand of `givers` that is a column, and at most as wide as
/// the modulus.
pub(crate) fn result_like(operands: &[Argument], givers: &[usize], modulus: Option<usize>) -> ResultKind {
    let giver = givers.iter().find_map(|operand| operands[*operand].kind());
    ResultKind::new(giver, modulus.and_then(|operand| operands[operand].width()))
}

/// Reads operands all of which are numbers.
///
/// # Errors
///
/// Returns an error with an invalid cell, the first one of its operand.
pub(crate) fn read_numbers<'a>(
    operands: &[OneOrEach<'a, Cells>],
    reading: Reading,
) -> Result<Vec<OneOrEach<'a, Column>>, BadCell> {
    let numbered = operands.iter().enumerate();
    numbered.map(|(i, operand)| operand.read(reading).map_err(|bad| bad.of(i))).collect()
}

/// Checks a condition for the number of each row. A single number for all rows has been checked before.
///
/// # Errors
///
/// Returns an error with the first row that `wrong` rejects.
pub(crate) fn check_each(
    operand: usize,
    numbers: &OneOrEach<'_, Column>,
    wrong: impl Fn(&[Limb]) -> Option<String>,
) -> Result<(), BadCell> {
    let OneOrEach::Each(all) = numbers else { return Ok(()) };
    let bad = |(row, number)| Some(BadCell::new(row, wrong(number)?).of(operand));
    all.rows().enumerate().find_map(bad).map_or(Ok(()), Err)
}

/// Returns why a modulus is invalid, or `None`.
pub(crate) fn wrong_modulus(modulus: &[Limb]) -> Option<String> {
    let is_zero = modulus.iter().all(|limb| *limb == 0);
    is_zero.then(|| "the modulus is 0; expected at least 1".into())
}

/// Returns the cost of a row in cycles: so many products modulo a number of `bits` bits, after the reduction of
/// operands of `limbs` limbs in all.
pub(crate) fn cost(products: f64, limbs: usize, bits: usize) -> f64 {
    let reductions = limbs as f64 / bits.div_ceil(LIMB_BITS).max(1) as f64;
    limbwise::cost::of_product(bits) * (products + reductions)
}

/// Returns the moduli of some rows: the one prepared for all rows if there is one, else `moduli`.
pub(crate) fn modulo<'m>(prepared: Option<&'m Modulus>, moduli: Operand<'m>) -> Modulo<'m> {
    prepared.map_or_else(|| moduli.into(), Modulo::from)
}
