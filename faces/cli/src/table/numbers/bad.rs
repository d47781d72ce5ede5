//! Cells that are not numbers, and what happens to their rows.

use std::fmt;

use clap::ValueEnum;

/// A cell that is not a number.
pub(crate) struct BadCell {
    /// The row in the chunk, counted from 0.
    pub(crate) row: usize,
    /// What is wrong, and what was expected.
    pub(crate) what: String,
}

impl BadCell {
    /// Returns a bad cell in `row`.
    pub(crate) fn new(row: usize, what: impl fmt::Display) -> BadCell {
        BadCell { row, what: what.to_string() }
    }
}

/// What to do with rows that cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OnError {
    /// The first such row ends the run; OUT does not appear.
    Fail,
    /// The result is null, or an empty field in CSV and TSV; the last line on stderr counts such rows.
    Null,
}
