//! What a command computes in each row of a table.

use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BITS, Limb};
use limbwise::{Column, Context, Error, Modulus, Operand, Operation};

use crate::table::{BadCell, Numbers, Reading, Results, Values};

/// A computation on the operands of a row.
pub(crate) trait Function {
    /// The operands of some rows.
    type Input<'a>
    where
        Self: 'a;

    /// The operands whose kind the results share: that of the first that is a column.
    fn givers(&self) -> &[usize] {
        &[]
    }

    /// The operand that is the modulus, if there is one.
    fn modulus(&self) -> Option<usize> {
        None
    }

    /// Reads the operands of some rows.
    ///
    /// # Errors
    ///
    /// The first cell that cannot be computed with.
    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadOperand>;

    /// The moduli of the rows that were read, if there are some.
    fn moduli<'i>(&self, _input: &'i Self::Input<'_>) -> Option<&'i Numbers<'i>> {
        None
    }

    /// What a row that was read costs, in any unit.
    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64;

    /// Computes some of the rows that were read: a result for each, or one for all where no operand is a column.
    ///
    /// # Errors
    ///
    /// If there is no memory, or a result does not pass its check.
    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error>;

    /// The computation in words, made of those for the operands.
    fn formula(&self, operands: &[String]) -> String;
}

/// A cell that cannot be computed with.
pub(crate) struct BadOperand {
    /// The operand, its place among all.
    pub(crate) operand: usize,
    /// The cell.
    pub(crate) cell: BadCell,
}

/// What the rows of a range give.
pub(crate) struct Outcome {
    /// The results; what stands in a row without one does not matter.
    pub(crate) results: Results,
    /// The rows without a result, in order, counted from the first of the range.
    pub(crate) none: Vec<NoResult>,
    /// The kernels that ran, as `family/variant`.
    pub(crate) kernels: Vec<String>,
}

/// A row that was read and has no result.
#[derive(Clone)]
pub(crate) struct NoResult {
    /// The row.
    pub(crate) row: usize,
    /// The operand at fault, its place among all.
    pub(crate) operand: usize,
    /// Why.
    pub(crate) reason: &'static str,
}

impl Outcome {
    /// Results of all rows.
    pub(crate) fn of(results: Results) -> Outcome {
        Outcome { results, none: Vec::new(), kernels: Vec::new() }
    }

    /// The result of `rows` rows, where one stands for all: no operand is a column.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if there is no memory for so many.
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

/// Reads operands that all are numbers.
///
/// # Errors
///
/// The first cell that holds none.
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

/// As [`read_numbers`], where one operand is a modulus.
///
/// # Errors
///
/// The first cell that holds no number, or a modulus of which `wrong` says what is wrong.
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

/// That a condition holds for the number of each row; `first` is the row of the first.
///
/// # Errors
///
/// The first row for which `wrong` says what is wrong. One number for all rows was looked at before there were rows.
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

/// What is wrong with a modulus, if anything is.
pub(crate) fn wrong_modulus(modulus: &[Limb]) -> Option<String> {
    let is_zero = modulus.iter().all(|limb| *limb == 0);
    is_zero.then(|| "the modulus is 0; expected at least 1".into())
}

/// Limbs of a modulus and what a product takes beside them: the lengths of moduli are public.
pub(crate) fn product_limbs(modulus: &[Limb]) -> f64 {
    limb::bit_length(modulus).div_ceil(LIMB_BITS) as f64 + 2.0
}

/// Calls `f` with the modulus that is prepared, else with `moduli` as `operation` needs them.
///
/// # Errors
///
/// As [`Operation::once`].
pub(crate) fn with_moduli<T>(
    operation: Operation<'_>,
    prepared: Option<&Modulus>,
    moduli: Operand<'_>,
    f: impl FnOnce(Context<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    match prepared {
        Some(modulus) => f(modulus.into()),
        None => operation.once(moduli, f),
    }
}
