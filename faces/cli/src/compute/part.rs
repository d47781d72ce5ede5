//! A part of a chunk: nulls and rows that cannot be computed are set aside, the others are read and computed.

use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::{ArrayRef, UInt32Array, new_null_array};
use arrow_buffer::NullBuffer;
use arrow_select::take::take;
use limbwise::Error;
use limbwise::limbs::{self as limb, Limb};

use super::column::NewColumn;
use super::function::{Function, first_bad};
use super::operands::{ChunkOperands, OneOrEach};
use crate::process::exit::Failure;
use crate::table::run::tally::{BadRow, Tally};
use crate::table::{BadCell, Cells, OnError};

/// Why a row has no result although its cells are valid.
const NO_INVERSE: &str = "no inverse: it has a factor in common with the modulus";

/// A range of a chunk's rows, read.
pub(super) struct ChunkPart<'a, F: Function> {
    new: &'a NewColumn<F>,
    chunk: &'a ChunkOperands<'a>,
    rows: Range<usize>,
    /// The rows that can be computed.
    computable: Vec<usize>,
    /// The rows that cannot; all other rows have a null.
    bad: Vec<(usize, BadRow)>,
    /// The operands of the computable rows, as cells and read.
    operands: Vec<OneOrEach<'a, Cells>>,
    input: F::Input<'a>,
}

impl<'a, F: Function> ChunkPart<'a, F> {
    /// Reads the operands of a part of a chunk.
    ///
    /// # Errors
    ///
    /// Returns an error if a row cannot be computed and `--on-error` is `fail`.
    pub(super) fn read(
        new: &'a NewColumn<F>,
        chunk: &'a ChunkOperands<'a>,
        rows: Range<usize>,
    ) -> Result<ChunkPart<'a, F>, Failure> {
        let cells = chunk.operands.iter().map(OneOrEach::cells);
        let nulls = NullBuffer::union_many(cells.map(|cells| cells.and_then(Cells::nulls)));
        let is_null = |row: &usize| nulls.as_ref().is_some_and(|nulls| nulls.is_null(*row));
        let (nulls, mut computable): (Vec<usize>, Vec<usize>) = rows.clone().partition(is_null);
        let mut bad: Vec<_> = nulls.into_iter().filter_map(|row| Some((row, chunk.missing(row)?))).collect();
        let read = |rows: &[usize]| {
            chunk.read(rows, |operands| {
                let input = new.function.read(&operands, new.reading)?;
                Ok((operands, input))
            })
        };
        let fails = new.on_error == OnError::Fail;
        let first_missing = bad.first().filter(|_| fails).cloned();
        if let Some((first, _)) = &first_missing {
            // A row before it may be bad as well.
            computable.retain(|row| row < first);
        }
        let mut input = read(&computable);
        if input.is_err() && !fails {
            computable.retain(|row| match read(&[*row]) {
                Ok(_) => true,
                Err(cell) => {
                    bad.push((*row, chunk.bad_row(cell)));
                    false
                }
            });
            input = read(&computable);
        }
        match (input, first_missing) {
            (Ok((operands, input)), None) => {
                Ok(ChunkPart { new, chunk, rows, computable, bad, operands, input })
            }
            (Ok(_), Some((_, missing))) => Err(new.failure(missing)),
            (Err(cell), _) => {
                let before =
                    |row| read(&computable[..computable.partition_point(|other| *other < row)]).err();
                Err(new.failure(chunk.bad_row(first_bad(cell, before))))
            }
        }
    }

    /// Returns the cost of a row, proportional to the time it takes.
    pub(super) fn cost(&self, row: usize) -> f64 {
        let i = row - self.rows.start;
        let i = match self.computable.get(i) {
            Some(there) if *there == row => Ok(i),
            _ => self.computable.binary_search(&row),
        };
        i.map_or(1.0, |i| self.new.function.cost(&self.input, i))
    }

    /// Computes the results of some rows, and counts the contents of the rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the computation fails.
    pub(super) fn results(&self, rows: Range<usize>) -> Result<(ArrayRef, Tally), Failure> {
        let new = self.new;
        let some = self.computable(&rows);
        if some.is_empty() {
            return Ok((new_null_array(&new.result.data_type(), rows.len()), self.tally(&rows, &[])));
        }
        let outcome = new.function.compute(&self.input, some.clone());
        let outcome = outcome.map_err(|e| match e {
            Error::Fault { row } => new.failure(format_args!(
                "{}: the result failed its check and is discarded: a fault occurred during the computation",
                self.chunk.chunk.row_position(self.computable[some.start + row])
            )),
            e => new.failure(e),
        })?;
        let without: Vec<usize> = outcome.no_inverse.iter().map(|i| some.start + i).collect();
        let mut tally = self.tally(&rows, &without);
        if let Some(first) = tally.first_bad.iter().find(|_| new.on_error == OnError::Fail) {
            return Err(new.failure(first));
        }
        tally.kernels.extend(outcome.kernels.into_iter().map(|kernel| kernel.to_string()));
        let giver = new.function.givers().iter().find_map(|operand| self.operands[*operand].cells());
        let moduli = new.function.moduli(&self.input);
        let modulus = match (new.function.modulus().and_then(|i| self.operands[i].cells()), moduli) {
            (Some(cells), Some(OneOrEach::Each(moduli))) => {
                Some((cells, moduli.as_rows().range(some.clone())))
            }
            _ => None,
        };
        let column = new.result.column(new.reading, &outcome.results, some.clone(), giver, modulus);
        let mut column = column.map_err(|e| new.failure(e))?;
        if some.len() < rows.len() || !without.is_empty() {
            let (mut without, mut next) = (without.into_iter().peekable(), some.clone().peekable());
            let places: UInt32Array = rows
                .map(|row| {
                    let i = next.next_if(|i| self.computable[*i] == row)?;
                    // A chunk has far fewer rows than 2^32.
                    without.next_if_eq(&i).is_none().then_some((i - some.start) as u32)
                })
                .collect();
            column = take(&column, &places, None).map_err(Failure::data)?;
        }
        tally.true_rows = column.as_boolean_opt().map_or(0, |flags| flags.true_count() as u64);
        Ok((column, tally))
    }

    /// Returns the positions of `rows` among the computable rows.
    fn computable(&self, rows: &Range<usize>) -> Range<usize> {
        let place = |row| self.computable.partition_point(|computable| *computable < row);
        place(rows.start)..place(rows.end)
    }

    /// Counts the contents of some rows, of which the computable ones in `without` have no result.
    pub(super) fn tally(&self, rows: &Range<usize>, without: &[usize]) -> Tally {
        let some = self.computable(rows);
        let mut tally = Tally { rows: rows.len() as u64, ..Tally::default() };
        let mut bad: Vec<_> = self.bad.iter().filter(|(row, _)| rows.contains(row)).cloned().collect();
        tally.null_rows = (rows.len() - some.len() - bad.len()) as u64;
        bad.extend(without.iter().map(|i| {
            let row = self.computable[*i];
            (row, self.chunk.bad_row(BadCell::new(row, NO_INVERSE)))
        }));
        bad.sort_by_key(|(row, _)| *row);
        bad.into_iter().for_each(|(_, bad)| tally.bad(bad, self.new.all_bad));
        // Lengths and trailing zeros of moduli are public.
        let mut count = |modulus: &[Limb], rows| {
            tally.moduli(limb::bit_length(modulus), rows);
            tally.even_moduli += if modulus.first().is_some_and(|low| low & 1 == 0) { rows } else { 0 };
        };
        match self.new.function.moduli(&self.input) {
            Some(OneOrEach::One(modulus)) if !some.is_empty() => count(modulus.as_limbs(), some.len() as u64),
            Some(OneOrEach::Each(moduli)) => some.for_each(|row| count(moduli.row(row), 1)),
            _ => {}
        }
        tally
    }
}
