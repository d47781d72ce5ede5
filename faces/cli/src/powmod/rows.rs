//! The powers of some rows: nulls give nulls, and what becomes of rows that cannot be computed.

use std::ops::Range;

use arrow::array::{ArrayRef, UInt32Array};
use arrow::compute::take;
use arrow::error::ArrowError;
use limbwise::{Column, Error};
use limbwise_kernels::limb;

use super::plan::{BASE, EXP, MODULUS, Plan};
use crate::args::OnError;
use crate::exit::Failure;
use crate::table::{self, BadCell, Chunk, Computed, Emit, Numbers, ResultColumn, Values};
use crate::tally::{BadRow, Tally};

const ZERO_MODULUS: &str = "the modulus is 0; expected at least 1";

/// Why some rows have no powers.
enum Wrong {
    /// A cell is wrong.
    Cell {
        /// The operand: its place among the three.
        operand: usize,
        /// What is wrong with which row.
        cell: BadCell,
    },
    /// It is not for any row.
    Whole(Failure),
}

impl From<ArrowError> for Wrong {
    fn from(e: ArrowError) -> Wrong {
        Wrong::Whole(Failure::data(e))
    }
}

impl Plan {
    /// Gives `emit` the powers of the rows `range` of a chunk, some at a time.
    ///
    /// # Errors
    ///
    /// If `emit` fails, or a row cannot be computed and that is to end the run.
    pub(super) fn powers(
        &self,
        chunk: &Chunk,
        range: Range<usize>,
        emit: &mut Emit<'_>,
    ) -> Result<(), Failure> {
        let values = self.values(chunk).map_err(Failure::data)?;
        for rows in table::parts(&values, range) {
            let mut tally = Tally { rows: rows.len() as u64, ..Tally::default() };
            let column = self.part(chunk, &values, rows.clone(), &mut tally)?;
            emit(Computed { rows, column, tally })?;
        }
        Ok(())
    }

    fn values(&self, chunk: &Chunk) -> Result<[Values<'_>; 3], ArrowError> {
        let [base, exp, modulus] = &self.terms;
        Ok([Values::new(base, chunk)?, Values::new(exp, chunk)?, Values::new(modulus, chunk)?])
    }

    /// The results of the rows `rows`, a null where there is none.
    fn part(
        &self,
        chunk: &Chunk,
        values: &[Values<'_>; 3],
        rows: Range<usize>,
        tally: &mut Tally,
    ) -> Result<ArrayRef, Failure> {
        let is_null = |row| values.iter().any(|v| v.cells().is_some_and(|c| c.is_null(row)));
        let nullable = values.iter().any(|v| v.cells().is_some_and(table::Cells::has_nulls));
        let mut kept: Vec<usize> = rows.clone().filter(|row| !nullable || !is_null(*row)).collect();
        tally.null_rows = (rows.len() - kept.len()) as u64;
        let outcome = if kept.len() == rows.len() {
            self.all(values, rows.clone(), tally)
        } else {
            self.some(values, rows.clone(), &kept, tally)
        };
        match outcome {
            Ok(column) => Ok(column),
            Err(Wrong::Whole(failure)) => Err(failure),
            Err(Wrong::Cell { operand, cell }) if self.on_error == OnError::Fail => {
                let bad = self.bad_row(chunk, operand, &cell);
                Err(Failure::data(format_args!("{}: {bad}", self.name)))
            }
            Err(Wrong::Cell { .. }) => {
                kept.retain(|row| match self.check(values, *row) {
                    Ok(()) => true,
                    Err((operand, cell)) => {
                        tally.bad(self.bad_row(chunk, operand, &cell));
                        false
                    }
                });
                self.some(values, rows, &kept, tally).map_err(|wrong| match wrong {
                    Wrong::Whole(failure) => failure,
                    Wrong::Cell { operand, cell } => Failure::data(self.bad_row(chunk, operand, &cell)),
                })
            }
        }
    }

    /// The results of the rows `kept`, a null for each other row of `rows`.
    fn some(
        &self,
        values: &[Values<'_>; 3],
        rows: Range<usize>,
        kept: &[usize],
        tally: &mut Tally,
    ) -> Result<ArrayRef, Wrong> {
        // A chunk has far fewer rows than 2^32.
        let picked: UInt32Array = kept.iter().map(|row| Some(*row as u32)).collect();
        let [base, exp, modulus] = values;
        let picked = [base.take(&picked)?, exp.take(&picked)?, modulus.take(&picked)?];
        let results = self.all(&picked, 0..kept.len(), tally).map_err(|wrong| match wrong {
            Wrong::Cell { operand, cell } => {
                Wrong::Cell { operand, cell: BadCell { row: kept[cell.row], ..cell } }
            }
            whole @ Wrong::Whole(_) => whole,
        })?;
        let mut next = kept.iter().zip(0u32..).peekable();
        let places: UInt32Array =
            rows.map(|row| next.next_if(|(kept, _)| **kept == row).map(|(_, place)| place)).collect();
        Ok(take(&results, &places, None)?)
    }

    /// The results of the rows `rows`, none of them a null. Nothing is counted unless all can be computed.
    fn all(
        &self,
        values: &[Values<'_>; 3],
        rows: Range<usize>,
        tally: &mut Tally,
    ) -> Result<ArrayRef, Wrong> {
        let mut results = ResultColumn::new(self.result, self.reading);
        if rows.is_empty() {
            return Ok(results.finish());
        }
        let read = |operand: usize| {
            values[operand].read(rows.clone(), self.reading).map_err(|cell| Wrong::Cell { operand, cell })
        };
        let (bases, exps, moduli) = (read(BASE)?, read(EXP)?, read(MODULUS)?);
        let bases = match (bases, &exps, &moduli) {
            // Three numbers still make a column of results.
            (Numbers::One(limbs), Numbers::One(_), Numbers::One(_)) => {
                Numbers::Each(Column::from_rows(rows.clone().map(|_| limbs)))
            }
            (bases, ..) => bases,
        };
        let powers = self
            .powmod
            .run(bases.operand(), exps.operand(), moduli.operand())
            .map_err(|e| self.refused(rows.start, e))?;
        let giver = [BASE, MODULUS, EXP].into_iter().find_map(|operand| values[operand].cells());
        results.append(&powers, rows.clone(), giver, values[MODULUS].cells().zip(moduli.column()))?;
        count(&moduli, rows.len() as u64, tally);
        Ok(results.finish())
    }

    /// What the library refused, its rows counted from `first`.
    fn refused(&self, first: usize, error: Error) -> Wrong {
        match error {
            Error::ZeroModulus { row } => {
                Wrong::Cell { operand: MODULUS, cell: BadCell::new(first + row, ZERO_MODULUS) }
            }
            Error::ExponentTooLong { row, bits, allowed } => {
                let cell = BadCell::new(first + row, too_long(bits, allowed));
                Wrong::Cell { operand: EXP, cell }
            }
            e => Wrong::Whole(Failure::data(format_args!("{}: {e}", self.name))),
        }
    }

    /// Whether one row can be computed.
    fn check(&self, values: &[Values<'_>; 3], row: usize) -> Result<(), (usize, BadCell)> {
        for (operand, values) in values.iter().enumerate() {
            let numbers = values.read(row..row + 1, self.reading).map_err(|cell| (operand, cell))?;
            let Some(number) = numbers.column().map(|column| column.row(0)) else { continue };
            if operand == MODULUS && number.iter().all(|limb| *limb == 0) {
                return Err((operand, BadCell::new(row, ZERO_MODULUS)));
            }
            if let Some(allowed) = self.exp_bits.filter(|_| operand == EXP)
                && limb::bits_from(number, allowed) != 0
            {
                return Err((operand, BadCell::new(row, too_long(limb::bit_length(number), allowed))));
            }
        }
        Ok(())
    }

    fn bad_row(&self, chunk: &Chunk, operand: usize, cell: &BadCell) -> BadRow {
        let place = chunk.place(cell.row);
        let column = match &self.terms[operand] {
            table::Term::Literal { .. } => None,
            table::Term::Column { index, .. } => Some(self.schema.field(*index).name().clone()),
        };
        BadRow { row: place.row, line: place.line, column, reason: cell.what.clone() }
    }
}

fn too_long(bits: usize, allowed: usize) -> String {
    format!("an exponent of {bits} bits; --exp-bits allows {allowed}")
}

/// Counts moduli by their lengths, which are public as their trailing zeros are.
fn count(moduli: &Numbers<'_>, rows: u64, tally: &mut Tally) {
    let mut note = |number: &[limb::Limb], rows| {
        tally.moduli(limb::bit_length(number), rows);
        tally.even_moduli += if number.first().is_some_and(|low| low & 1 == 0) { rows } else { 0 };
    };
    match moduli {
        Numbers::One(number) => note(number, rows),
        Numbers::Each(column) => column.rows().for_each(|number| note(number, 1)),
    }
}
