//! Cells that are not numbers, and what happens to their rows.

use std::fmt;

use clap::ValueEnum;

/// A cell with an invalid value.
pub(crate) struct BadCell {
    /// The index of the operand that it belongs to.
    pub(crate) operand: usize,
    /// The row among those that were read, counted from 0.
    pub(crate) row: usize,
    /// What is wrong, and what was expected.
    pub(crate) what: String,
}

impl BadCell {
    /// Returns a bad cell in `row` of the first operand.
    pub(crate) fn new(row: usize, what: impl fmt::Display) -> BadCell {
        BadCell { operand: 0, row, what: what.to_string() }
    }

    /// Returns the same for another operand.
    pub(crate) fn of(self, operand: usize) -> BadCell {
        BadCell { operand, ..self }
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
