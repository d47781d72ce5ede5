//! Cells that hold no number, and what becomes of their rows.

use std::fmt;

use clap::ValueEnum;

/// A cell that holds no number.
pub(crate) struct BadCell {
    /// Its row in the chunk, from 0.
    pub(crate) row: usize,
    /// What is wrong, and what was expected.
    pub(crate) what: String,
}

impl BadCell {
    /// What is wrong with a row.
    pub(crate) fn new(row: usize, what: impl fmt::Display) -> BadCell {
        BadCell { row, what: what.to_string() }
    }
}

/// What becomes of rows that cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OnError {
    /// The first ends the run; OUT does not appear.
    Fail,
    /// Their result is null, in text an empty field; the last line on stderr counts them.
    Null,
}
