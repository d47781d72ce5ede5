//! Chunks of rows, and the traits of their sources and sinks.

use std::fmt;

use ::parquet::file::metadata::ParquetMetaData;
use arrow_array::RecordBatch;
use arrow_buffer::BooleanBuffer;
use arrow_schema::SchemaRef;

use crate::process::exit::Failure;

/// Some rows of a table. Text formats give columns of `Utf8` and no nulls.
pub(crate) struct Chunk {
    /// The rows.
    pub(crate) batch: RecordBatch,
    /// The number of rows before these.
    pub(crate) rows_before: u64,
    /// The line on which each row begins in a text file, counted from 1; empty in other formats.
    pub(crate) lines: Vec<u64>,
    /// For each column of JSON Lines, the rows without that field, whose cells are nulls; empty in other
    /// formats.
    pub(crate) missing: Vec<BooleanBuffer>,
    /// How much of the source has been read including this chunk, in the unit of [`Source::total`].
    pub(crate) position: u64,
}

impl Chunk {
    /// Returns the position of a row of this chunk, counted from 0, in the table.
    pub(crate) fn row_position(&self, row: usize) -> RowPosition {
        RowPosition { row: self.rows_before + row as u64 + 1, line: self.lines.get(row).copied() }
    }

    /// Returns whether a row of this chunk, counted from 0, does not have the field of a column.
    pub(crate) fn is_missing(&self, column: usize, row: usize) -> bool {
        self.missing.get(column).is_some_and(|missing| missing.value(row))
    }
}

/// The position of a row. Data rows and lines of a text file are counted from 1.
pub(crate) struct RowPosition {
    /// The row.
    pub(crate) row: u64,
    /// The line on which it begins.
    pub(crate) line: Option<u64>,
}

impl fmt::Display for RowPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) if line != self.row => write!(f, "row {} (line {line})", self.row),
            _ => write!(f, "row {}", self.row),
        }
    }
}

/// A table that is read chunk by chunk.
pub(crate) trait Source: Send {
    /// Returns the names and types of the columns.
    fn schema(&self) -> &SchemaRef;

    /// Returns the size of the whole table in any unit, for the progress bar.
    fn total(&self) -> u64;

    /// Reads the next rows, at least one. Returns `None` at the end.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or is damaged.
    fn next(&mut self) -> Result<Option<Chunk>, Failure>;

    /// Returns the metadata of a Parquet file, so that the output can be written the same way.
    fn parquet(&self) -> Option<&ParquetMetaData> {
        None
    }
}

/// A table that is written chunk by chunk.
pub(crate) trait Sink: Send {
    /// Writes rows of the schema that the sink was made for.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written or the format cannot hold the rows.
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure>;

    /// Completes the file, which is not in its place yet.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    fn finish(&mut self) -> Result<(), Failure>;
}
