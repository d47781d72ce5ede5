//! The operands of a chunk: one number for all rows, or one for each.

use std::hash::Hasher;
use std::ops::Range;

use limbwise::limbs::LIMB_BYTES;
use limbwise::{Column, Number, Operand};
use twox_hash::XxHash64;

use super::argument::Argument;
use crate::process::exit::Failure;
use crate::table::run::tally::BadRow;
use crate::table::{BadCell, Cells, Chunk, Reading};

/// Why a row of JSON Lines is bad that does not have the field of an operand.
const MISSING: &str = "the field is missing; expected a value";

/// The approximate number of bytes of one operand that are in memory together.
const PART_BYTES: usize = 8 << 20;

/// One number for all rows, or one for each: as [`Cells`] of a chunk, or read into a [`Column`].
pub(crate) enum OneOrEach<'a, T> {
    /// The number for all rows.
    One(&'a Number),
    /// The numbers of the rows.
    Each(T),
}

impl<'a> OneOrEach<'a, Cells> {
    /// Returns the cells, if the operand is a column.
    pub(crate) fn cells(&self) -> Option<&Cells> {
        match self {
            OneOrEach::One(_) => None,
            OneOrEach::Each(cells) => Some(cells),
        }
    }

    /// Returns an upper bound on the bytes of a row's number. Public.
    pub(crate) fn width(&self, row: usize) -> usize {
        match self {
            OneOrEach::One(number) => number.limbs() * LIMB_BYTES,
            OneOrEach::Each(cells) => cells.width(row),
        }
    }

    /// Returns the operand in these rows, which are in order.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such row.
    pub(crate) fn select(&self, rows: &[usize]) -> Result<OneOrEach<'a, Cells>, BadCell> {
        match self {
            OneOrEach::One(number) => Ok(OneOrEach::One(number)),
            OneOrEach::Each(cells) => match cells.select(rows) {
                Ok(cells) => Ok(OneOrEach::Each(cells)),
                Err(e) => Err(BadCell::new(0, e)),
            },
        }
    }

    /// Reads the numbers.
    ///
    /// # Errors
    ///
    /// Returns an error with the first cell that is not a number.
    pub(crate) fn read(&self, reading: Reading) -> Result<OneOrEach<'a, Column>, BadCell> {
        match self {
            OneOrEach::One(number) => Ok(OneOrEach::One(number)),
            OneOrEach::Each(cells) => cells.read(reading).map(OneOrEach::Each),
        }
    }
}

impl OneOrEach<'_, Column> {
    /// Returns the operand as one of the library.
    pub(crate) fn operand(&self) -> Operand<'_> {
        match self {
            OneOrEach::One(number) => (*number).into(),
            OneOrEach::Each(column) => column.into(),
        }
    }
}

/// The operands of a chunk.
pub(crate) struct ChunkOperands<'a> {
    pub(super) chunk: &'a Chunk,
    arguments: &'a [Argument],
    pub(super) operands: Vec<OneOrEach<'a, Cells>>,
}

impl<'a> ChunkOperands<'a> {
    /// Extracts what `arguments` stand for in a chunk.
    ///
    /// # Errors
    ///
    /// Returns an error if the chunk does not have the expected schema.
    pub(crate) fn new(arguments: &'a [Argument], chunk: &'a Chunk) -> Result<ChunkOperands<'a>, Failure> {
        let operand = |argument: &'a Argument| match argument {
            Argument::Number { number, .. } => Ok(OneOrEach::One(number)),
            Argument::Column { index, .. } => Cells::new(chunk.batch.column(*index)).map(OneOrEach::Each),
        };
        let operands = arguments.iter().map(operand).collect::<Result<_, _>>().map_err(Failure::data)?;
        Ok(ChunkOperands { chunk, arguments, operands })
    }

    /// Splits the rows into parts that are computed one after another and reach the sink one by one. The split
    /// depends only on the rows, so the output does not depend on timing.
    ///
    /// All numbers of a column take the width of the widest, and results that of their modulus. So a small
    /// chunk may need much memory; splitting keeps a single long number from widening every row.
    pub(crate) fn parts(&self) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let (mut start, mut widest) = (0, 0);
        let rows = self.chunk.batch.num_rows();
        for row in 0..rows {
            let width = self.operands.iter().map(|operand| operand.width(row)).max().unwrap_or(0);
            if row > start && widest.max(width) * (row + 1 - start) > PART_BYTES {
                parts.push(start..row);
                (start, widest) = (row, 0);
            }
            widest = widest.max(width);
        }
        if rows > start {
            parts.push(start..rows);
        }
        parts
    }

    /// Returns a checksum of the cells that the results of some rows depend on. A number for all rows adds
    /// nothing.
    pub(super) fn checksum(&self, rows: Range<usize>) -> u64 {
        let mut sum = XxHash64::with_seed(0);
        let cells = self.operands.iter().filter_map(OneOrEach::cells);
        cells.for_each(|cells| cells.sum(rows.clone(), &mut sum));
        sum.finish()
    }

    /// Selects rows, which are in order, and reads their operands with `read`.
    ///
    /// # Errors
    ///
    /// Returns an error with an invalid cell, the first one of its operand.
    pub(crate) fn read<T>(
        &self,
        rows: &[usize],
        read: impl FnOnce(Vec<OneOrEach<'a, Cells>>) -> Result<T, BadCell>,
    ) -> Result<T, BadCell> {
        let selected: Result<Vec<_>, _> = self.operands.iter().map(|operand| operand.select(rows)).collect();
        selected.and_then(read).map_err(|bad| BadCell { row: rows[bad.row], ..bad })
    }

    /// Returns why a row is bad, if it lacks the field of an operand.
    pub(super) fn missing(&self, row: usize) -> Option<BadRow> {
        let is_missing = |argument: &Argument| matches!(argument, Argument::Column { index, .. } if self.chunk.is_missing(*index, row));
        let operand = self.arguments.iter().position(is_missing)?;
        Some(self.bad_row(BadCell::new(row, MISSING).of(operand)))
    }

    /// Returns the position of a bad cell in the table and the reason.
    pub(crate) fn bad_row(&self, cell: BadCell) -> BadRow {
        let position = self.chunk.row_position(cell.row);
        let (column, reason) = match &self.arguments[cell.operand] {
            Argument::Number { .. } => (None, cell.what),
            Argument::Column { index, .. } => {
                let name = self.chunk.batch.schema_ref().field(*index).name().clone();
                let is_missing = self.chunk.is_missing(*index, cell.row);
                (Some(name), if is_missing { MISSING.to_owned() } else { cell.what })
            }
        };
        BadRow { row: position.row, line: position.line, column, reason }
    }
}
