//! Rows on their way through the program.

use std::fmt;

use ::parquet::file::metadata::ParquetMetaData;
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;

use crate::exit::Failure;

/// Some rows of a table. Text formats give columns of `Utf8` and no nulls.
pub(crate) struct Chunk {
    /// The rows.
    pub(crate) batch: RecordBatch,
    /// How many rows of the table precede these.
    pub(crate) rows_before: u64,
    /// Where each row begins in a text file, lines counted from 1; empty in other formats.
    pub(crate) lines: Vec<u64>,
    /// How much of the source is read with this chunk, in the unit of [`Source::total`].
    pub(crate) position: u64,
}

impl Chunk {
    /// What to call a row of this chunk, the first being 0.
    pub(crate) fn place(&self, row: usize) -> Place {
        Place { row: self.rows_before + row as u64 + 1, line: self.lines.get(row).copied() }
    }
}

/// Where a row stands: rows of data are counted from 1, and so are the lines of a text file.
pub(crate) struct Place {
    /// The row.
    pub(crate) row: u64,
    /// The line on which it begins.
    pub(crate) line: Option<u64>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) if line != self.row => write!(f, "row {} (line {line})", self.row),
            _ => write!(f, "row {}", self.row),
        }
    }
}

/// A table to read, chunk by chunk.
pub(crate) trait Source: Send {
    /// Names and types of the columns.
    fn schema(&self) -> &SchemaRef;

    /// The size of the whole table in some unit, for the progress bar.
    fn total(&self) -> u64;

    /// The next rows, at least one, or `None` at the end.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or is not what it should be.
    fn next(&mut self) -> Result<Option<Chunk>, Failure>;

    /// How a Parquet file was written, so that the output can be written alike.
    fn parquet(&self) -> Option<&ParquetMetaData> {
        None
    }
}

/// A table to write, chunk by chunk.
pub(crate) trait Sink: Send {
    /// Writes rows of the schema that the sink was made for.
    ///
    /// # Errors
    ///
    /// If the file cannot be written or the format cannot hold the rows.
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure>;

    /// Writes what is still to be written. The file is complete then, but not yet in its place.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    fn finish(&mut self) -> Result<(), Failure>;
}
