//! The function that a command computes in each row of a table.

use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BITS, Limb};
use limbwise::{Column, Context, Error, Modulus, Operand, Operation};

use super::operand::{Numbers, Values};
use crate::table::{BadCell, Reading, Results};

/// A function of the operands of a row.
pub(crate) trait Function {
    /// The operands of a range of rows.
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

    /// Reads the operands of a range of rows.
    ///
    /// # Errors
    ///
    /// Returns an error with the first invalid cell.
    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadOperand>;

    /// Returns the moduli of the rows that were read, if any.
    fn moduli<'i>(&self, _input: &'i Self::Input<'_>) -> Option<&'i Numbers<'i>> {
        None
    }

    /// Returns the cost of a row that was read, in any unit.
    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64;

    /// Computes some of the rows that were read. Returns one result per row, or a single one if no operand is
    /// a column.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory, or a result fails its check.
    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error>;

    /// Describes the computation, given descriptions of the operands.
    fn formula(&self, operands: &[String]) -> String;
}

/// A cell with an invalid value.
pub(crate) struct BadOperand {
    /// The index of the operand.
    pub(crate) operand: usize,
    /// The cell.
    pub(crate) cell: BadCell,
}

/// Returns the first bad row, given a bad one: operands are read one by one, so that an earlier row of the next
/// operand may be bad as well. `before` reads the rows before a row.
pub(crate) fn first_bad(mut bad: BadOperand, before: impl Fn(usize) -> Option<BadOperand>) -> BadOperand {
    while let Some(earlier) = before(bad.cell.row) {
        bad = earlier;
    }
    bad
}

/// The results of a range of rows.
pub(crate) struct Outcome {
    /// The results; in rows without a result the value is arbitrary.
    pub(crate) results: Results,
    /// The rows without a result, in order, relative to the range.
    pub(crate) none: Vec<NoResult>,
    /// The kernels that ran, as `family/variant`.
    pub(crate) kernels: Vec<String>,
}

/// A row that was read and has no result.
#[derive(Clone)]
pub(crate) struct NoResult {
    /// The row.
    pub(crate) row: usize,
    /// The index of the operand at fault.
    pub(crate) operand: usize,
    /// Why.
    pub(crate) reason: &'static str,
}

impl Outcome {
    /// Returns an outcome in which every row has a result.
    pub(crate) fn of(results: Results) -> Outcome {
        Outcome { results, none: Vec::new(), kernels: Vec::new() }
    }

    /// Repeats a single result for `rows` rows, if no operand is a column.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Shape`] if there is not enough memory.
    pub(crate) fn repeated(self, rows: usize) -> Result<Outcome, Error> {
        let Outcome { results, none, kernels } = self;
        let results = match results {
            Results::Numbers(one) if one.len() == 1 => {
                Results::Numbers(Column::from_rows(std::iter::repeat_n(one.row(0), rows))?)
            }
            Results::Flags(one) if one.len() == 1 => Results::Flags(one.repeat(rows)),
            Results::Symbols(one) if one.len() == 1 => Results::Symbols(one.repeat(rows)),
            each => return Ok(Outcome { results: each, none, kernels }),
        };
        let none = (0..rows).flat_map(|row| none.iter().map(move |one| NoResult { row, ..one.clone() }));
        Ok(Outcome { results, none: none.collect(), kernels })
    }
}

/// Reads operands all of which are numbers.
///
/// # Errors
///
/// Returns an error with the first cell that is not a number.
pub(crate) fn read_numbers<'a>(
    values: &[Values<'a>],
    rows: Range<usize>,
    reading: Reading,
) -> Result<Vec<Numbers<'a>>, BadOperand> {
    let read = |(operand, values): (usize, &Values<'a>)| {
        values.read(rows.clone(), reading).map_err(|cell| BadOperand { operand, cell })
    };
    values.iter().enumerate().map(read).collect()
}

/// Like [`read_numbers`], but one operand is a modulus.
///
/// # Errors
///
/// Returns an error with the first cell that is not a number, or the first modulus that `wrong` rejects.
pub(crate) fn read_with_moduli<'a>(
    values: &[Values<'a>],
    rows: Range<usize>,
    reading: Reading,
    modulus: usize,
    wrong: impl Fn(&[Limb]) -> Option<String>,
) -> Result<Vec<Numbers<'a>>, BadOperand> {
    let first = rows.start;
    let numbers = read_numbers(values, rows, reading)?;
    check_each(modulus, &numbers[modulus], first, wrong)?;
    Ok(numbers)
}

/// Checks a condition for the number of each row; `first` is the first row.
///
/// # Errors
///
/// Returns an error with the first row that `wrong` rejects. A single number for all rows has been checked
/// before.
pub(crate) fn check_each(
    operand: usize,
    numbers: &Numbers<'_>,
    first: usize,
    wrong: impl Fn(&[Limb]) -> Option<String>,
) -> Result<(), BadOperand> {
    let Some(all) = numbers.rows() else { return Ok(()) };
    match (0..all.len()).find_map(|row| Some((row, wrong(all.row(row))?))) {
        None => Ok(()),
        Some((row, what)) => Err(BadOperand { operand, cell: BadCell::new(first + row, what) }),
    }
}

/// Returns why a modulus is invalid, or `None`.
pub(crate) fn wrong_modulus(modulus: &[Limb]) -> Option<String> {
    let is_zero = modulus.iter().all(|limb| *limb == 0);
    is_zero.then(|| "the modulus is 0; expected at least 1".into())
}

/// Returns the limbs of a modulus plus a constant for the overhead of a product. Lengths of moduli are
/// public.
pub(crate) fn product_limbs(modulus: &[Limb]) -> f64 {
    limb::bit_length(modulus).div_ceil(LIMB_BITS) as f64 + 2.0
}

/// Calls `f` with the prepared modulus if there is one, else with `moduli` prepared for `operation`.
///
/// # Errors
///
/// Same as [`Operation::once`].
pub(crate) fn with_moduli<T>(
    operation: Operation<Operand<'_>>,
    prepared: Option<&Modulus>,
    moduli: Operand<'_>,
    f: impl FnOnce(Context<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    match prepared {
        Some(modulus) => f(modulus.into()),
        None => operation.once(moduli, f),
    }
}
