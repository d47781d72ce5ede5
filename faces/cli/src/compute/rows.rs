//! Computes the results of a range of rows, and handles nulls and rows that cannot be computed.

use std::hash::Hasher;
use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::{ArrayRef, UInt32Array};
use arrow_schema::ArrowError;
use arrow_select::take::take;
use limbwise::Error;
use limbwise::limbs::{self as limb, Limb};
use twox_hash::XxHash64;

use super::function::{BadOperand, Function, NoResult, Outcome, first_bad};
use super::operand::{Numbers, Term, Values, parts};
use super::plan::Plan;
use crate::process::exit::Failure;
use crate::table::run::tally::{BadRow, Tally};
use crate::table::{self, BadCell, Cells, Chunk, Compute, OnError, Results};

/// Why a row of JSON Lines is bad that does not have the field of an operand.
const MISSING: &str = "the field is missing; expected a value";

impl<F: Function> Compute for Plan<F> {
    fn operands<'a>(&'a self, chunk: &'a Chunk) -> Result<Box<dyn table::Operands + 'a>, Failure> {
        let values = self.terms.iter().map(|term| Values::new(term, chunk)).collect::<Result<_, _>>();
        Ok(Box::new(Operands { plan: self, chunk, values: values.map_err(Failure::data)? }))
    }
}

/// The operands of a chunk.
struct Operands<'a, F> {
    plan: &'a Plan<F>,
    chunk: &'a Chunk,
    values: Vec<Values<'a>>,
}

impl<F: Function> table::Operands for Operands<'_, F> {
    fn parts(&self) -> Vec<Range<usize>> {
        parts(&self.values, self.chunk.batch.num_rows())
    }

    fn checksum(&self, rows: Range<usize>) -> u64 {
        let mut sum = XxHash64::with_seed(0);
        for values in &self.values {
            values.sum(rows.clone(), &mut sum);
        }
        sum.finish()
    }

    fn read(&self, rows: Range<usize>) -> Result<Box<dyn table::Part + '_>, Failure> {
        let nullable = self.cells().any(Cells::has_nulls);
        let is_null = |row: &usize| nullable && self.cells().any(|cells| cells.is_null(*row));
        let mut computable: Vec<usize> = rows.clone().filter(|row| !is_null(row)).collect();
        let mut missing = rows.clone().filter(is_null).filter_map(|row| self.missing(row)).peekable();
        if let Some((first, why)) = missing.next_if(|_| self.plan.on_error == OnError::Fail) {
            // A row before it may be bad as well.
            computable.retain(|row| *row < first);
            return Err(self
                .input(&rows, &computable)
                .err()
                .map_or_else(|| self.failure(why), |e| self.first_refused(&rows, &computable, e)));
        }
        let mut bad: Vec<_> = missing.collect();
        let read = match self.input(&rows, &computable) {
            Err(Wrong::Cell(_)) if self.plan.on_error == OnError::Null => {
                computable.retain(|row| match self.check(*row) {
                    Ok(()) => true,
                    Err(wrong) => {
                        bad.push((*row, self.bad_row(wrong.operand, wrong.cell)));
                        false
                    }
                });
                self.input(&rows, &computable)
            }
            read => read,
        };
        let (picked, input) = read.map_err(|wrong| self.first_refused(&rows, &computable, wrong))?;
        Ok(Box::new(Part { operands: self, rows, computable, bad, picked, input }))
    }
}

/// Why operands could not be read.
enum Wrong {
    /// A cell is invalid.
    Cell(BadOperand),
    /// The whole range failed.
    Whole(ArrowError),
}

/// The values of the selected rows, unless all of a range were selected, and the operands read from them.
type Picked<'a, F> = (Option<Vec<Values<'a>>>, <F as Function>::Input<'a>);

impl<'a, F: Function> Operands<'a, F> {
    fn cells(&self) -> impl Iterator<Item = &Cells> {
        self.values.iter().filter_map(Values::cells)
    }

    /// Reads the rows `computable` of `rows`, all of which are valid.
    fn input(&self, rows: &Range<usize>, computable: &[usize]) -> Result<Picked<'a, F>, Wrong> {
        let (function, reading) = (&self.plan.function, self.plan.reading);
        if computable.len() == rows.len() {
            let input = function.read(&self.values, rows.clone(), reading).map_err(Wrong::Cell)?;
            return Ok((None, input));
        }
        // A chunk has far fewer rows than 2^32.
        let places: UInt32Array = computable.iter().map(|row| Some(*row as u32)).collect();
        let picked: Vec<_> =
            self.values.iter().map(|v| v.take(&places)).collect::<Result<_, _>>().map_err(Wrong::Whole)?;
        let input = function.read(&picked, 0..computable.len(), reading).map_err(|wrong| {
            let cell = BadCell { row: computable[wrong.cell.row], ..wrong.cell };
            Wrong::Cell(BadOperand { cell, ..wrong })
        })?;
        Ok((Some(picked), input))
    }

    /// Returns a row and why it is bad, if it lacks the field of an operand.
    fn missing(&self, row: usize) -> Option<(usize, BadRow)> {
        let is_missing = |term: &Term| match term {
            Term::Literal { .. } => false,
            Term::Column { index, .. } => self.chunk.is_missing(*index, row),
        };
        let operand = self.plan.terms.iter().position(is_missing)?;
        Some((row, self.bad_row(operand, BadCell::new(row, MISSING))))
    }

    /// Checks whether a row can be computed.
    fn check(&self, row: usize) -> Result<(), BadOperand> {
        self.plan.function.read(&self.values, row..row + 1, self.plan.reading).map(drop)
    }

    fn bad_row(&self, operand: usize, cell: BadCell) -> BadRow {
        bad_row(self.chunk, &self.plan.terms[operand], cell)
    }

    /// Returns the error of the first bad row among `computable`, of which `wrong` was found.
    fn first_refused(&self, rows: &Range<usize>, computable: &[usize], wrong: Wrong) -> Failure {
        let before = |row| {
            let before = &computable[..computable.partition_point(|other| *other < row)];
            match self.input(rows, before) {
                Err(Wrong::Cell(earlier)) => Some(earlier),
                _ => None,
            }
        };
        match wrong {
            Wrong::Cell(wrong) => {
                let first = first_bad(wrong, before);
                self.failure(self.bad_row(first.operand, first.cell))
            }
            Wrong::Whole(e) => self.failure(e),
        }
    }

    fn failure(&self, what: impl std::fmt::Display) -> Failure {
        Failure::data(format_args!("{}: {what}", self.plan.name))
    }
}

/// Returns the position of a bad cell in the table and the reason.
pub(crate) fn bad_row(chunk: &Chunk, term: &Term, cell: BadCell) -> BadRow {
    let place = chunk.place(cell.row);
    let (column, reason) = match term {
        Term::Literal { .. } => (None, cell.what),
        Term::Column { index, .. } => {
            let name = chunk.batch.schema_ref().field(*index).name().clone();
            let is_missing = chunk.is_missing(*index, cell.row);
            (Some(name), if is_missing { MISSING.to_owned() } else { cell.what })
        }
    };
    BadRow { row: place.row, line: place.line, column, reason }
}

/// A range of a chunk's rows, read.
struct Part<'a, F: Function> {
    operands: &'a Operands<'a, F>,
    rows: Range<usize>,
    /// The rows that can be computed.
    computable: Vec<usize>,
    /// The rows that cannot; all other rows have a null.
    bad: Vec<(usize, BadRow)>,
    /// The values of the computable rows, unless all rows are computable.
    picked: Option<Vec<Values<'a>>>,
    /// The operands of the computable rows.
    input: F::Input<'a>,
}

impl<F: Function> table::Part for Part<'_, F> {
    fn cost(&self, row: usize) -> f64 {
        let i = match self.picked {
            None => Ok(row - self.rows.start),
            Some(_) => self.computable.binary_search(&row),
        };
        i.map_or(1.0, |i| self.operands.plan.function.cost(&self.input, i))
    }

    fn look(&self, rows: Range<usize>) -> Tally {
        self.tally(&rows, Vec::new())
    }

    fn results(&self, rows: Range<usize>) -> Result<(ArrayRef, Tally), Failure> {
        let (operands, plan) = (self.operands, self.operands.plan);
        let some = self.computable(&rows);
        if some.is_empty() {
            let nulls = arrow_array::new_null_array(&plan.result.data_type(), rows.len());
            return Ok((nulls, self.look(rows)));
        }
        let computed = plan.function.compute(&self.input, some.clone());
        let computed = computed.and_then(|outcome| outcome.repeated(some.len()));
        let Outcome { results, none, kernels } = computed.map_err(|e| self.refused(e, some.start))?;
        let bad = |none: &NoResult| {
            let row = self.computable[some.start + none.row];
            (row, operands.bad_row(none.operand, BadCell::new(row, none.reason)))
        };
        let bad: Vec<_> = none.iter().map(bad).collect();
        if let Some((_, first)) = bad.first().filter(|_| plan.on_error == OnError::Fail) {
            return Err(operands.failure(first));
        }
        let column = self.column(&results, some.clone()).map_err(|e| operands.failure(e))?;
        let mut tally = self.tally(&rows, bad);
        tally.kernels.extend(kernels);
        let column = if some.len() == rows.len() && none.is_empty() {
            column
        } else {
            let mut none = none.iter().map(|none| some.start + none.row).peekable();
            let mut next = some.clone().peekable();
            let places: UInt32Array = rows
                .map(|row| {
                    let i = next.next_if(|i| self.computable[*i] == row)?;
                    // A chunk has far fewer rows than 2^32.
                    none.next_if_eq(&i).is_none().then_some((i - some.start) as u32)
                })
                .collect();
            take(&column, &places, None).map_err(Failure::data)?
        };
        tally.true_rows = column.as_boolean_opt().map_or(0, |flags| flags.true_count() as u64);
        Ok((column, tally))
    }
}

impl<F: Function> Part<'_, F> {
    /// Returns the positions of `rows` among the computable rows.
    fn computable(&self, rows: &Range<usize>) -> Range<usize> {
        let place = |row| self.computable.partition_point(|computable| *computable < row);
        place(rows.start)..place(rows.end)
    }

    /// Counts the contents of some rows, of which `none` were read and have no result.
    fn tally(&self, rows: &Range<usize>, mut none: Vec<(usize, BadRow)>) -> Tally {
        let plan = self.operands.plan;
        let some = self.computable(rows);
        let mut tally = Tally { rows: rows.len() as u64, ..Tally::default() };
        let computed = some.len() - none.len();
        none.extend(self.bad.iter().filter(|(row, _)| rows.contains(row)).cloned());
        none.sort_by_key(|(row, _)| *row);
        tally.null_rows = (rows.len() - computed - none.len()) as u64;
        none.into_iter().for_each(|(_, bad)| tally.bad(bad, plan.all_bad));
        // Lengths and trailing zeros of moduli are public.
        let mut count = |modulus: &[Limb], rows| {
            tally.moduli(limb::bit_length(modulus), rows);
            tally.even_moduli += if modulus.first().is_some_and(|low| low & 1 == 0) { rows } else { 0 };
        };
        match plan.function.moduli(&self.input) {
            None => {}
            _ if some.is_empty() => {}
            Some(Numbers::One(modulus)) => count(modulus.as_limbs(), some.len() as u64),
            Some(moduli) => some.for_each(|row| count(moduli.row(row), 1)),
        }
        tally
    }

    /// Returns the results of some of the computable rows as a column.
    fn column(&self, results: &Results, some: Range<usize>) -> Result<ArrayRef, ArrowError> {
        let plan = self.operands.plan;
        let (values, cells) = match &self.picked {
            Some(picked) => (picked, some.clone()),
            None => (&self.operands.values, self.rows.start + some.start..self.rows.start + some.end),
        };
        let giver = plan.function.givers().iter().find_map(|operand| values[*operand].cells());
        let moduli = plan.function.moduli(&self.input).and_then(Numbers::rows);
        let modulus = plan.function.modulus().and_then(|operand| values[operand].cells());
        let modulus = modulus.zip(moduli.map(|moduli| moduli.range(some)));
        plan.result.column(plan.reading, results, cells, giver, modulus)
    }

    /// Converts an error of the computable rows from `first` on.
    fn refused(&self, error: Error, first: usize) -> Failure {
        match error {
            Error::Fault { row } => {
                let place = self.operands.chunk.place(self.computable[first + row]);
                self.operands.failure(format_args!(
                    "{place}: the result failed its check and is discarded: a fault occurred during the computation"
                ))
            }
            e => self.operands.failure(e),
        }
    }
}
