//! Counts of a run: rows, bad rows, widths of moduli.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// The number of bad rows that are reported individually; the others are counted.
const NAMED: usize = 3;

/// The counts of a piece of the table. Pieces are added in the order of their rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tally {
    /// All rows.
    pub(crate) rows: u64,
    /// Rows with a null operand; their result is null.
    pub(crate) null_rows: u64,
    /// Rows that cannot be computed; their result is null, too.
    pub(crate) bad_rows: u64,
    /// The first bad rows, or all of them in a run that lists them.
    pub(crate) first_bad: Vec<BadRow>,
    /// The number of rows by bit length of the modulus, rounded up to 64.
    pub(crate) modulus_bits: BTreeMap<usize, u64>,
    /// Rows whose result is true, if results are booleans.
    pub(crate) true_rows: u64,
    /// Rows with an even modulus.
    pub(crate) even_moduli: u64,
    /// The kernels that computed rows, as `family/variant`.
    pub(crate) kernels: BTreeSet<String>,
}

/// A row that cannot be computed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BadRow {
    /// The row of the table, counted from 1.
    pub(crate) row: u64,
    /// The line of a text file on which it begins.
    pub(crate) line: Option<u64>,
    /// The column at fault; `None` for a number on the command line.
    pub(crate) column: Option<String>,
    /// What is wrong, and what was expected.
    pub(crate) reason: String,
}

impl Tally {
    /// Counts a bad row, and keeps it if `all` is set or it is among the first.
    pub(crate) fn bad(&mut self, row: BadRow, all: bool) {
        self.bad_rows += 1;
        if all || self.first_bad.len() < NAMED {
            self.first_bad.push(row);
        }
    }

    /// Counts moduli of a bit length.
    pub(crate) fn moduli(&mut self, bits: usize, rows: u64) {
        *self.modulus_bits.entry(bits.next_multiple_of(64)).or_default() += rows;
    }

    /// Returns the number of rows with a result.
    pub(crate) fn computed(&self) -> u64 {
        self.rows - self.without_result()
    }

    /// Returns the number of rows whose result is null.
    pub(crate) fn without_result(&self) -> u64 {
        self.null_rows + self.bad_rows
    }

    /// Adds the counts of the following rows.
    pub(crate) fn add(&mut self, next: Tally) {
        self.rows += next.rows;
        self.null_rows += next.null_rows;
        self.bad_rows += next.bad_rows;
        self.first_bad.extend(next.first_bad);
        self.first_bad.truncate(NAMED);
        for (bits, rows) in next.modulus_bits {
            *self.modulus_bits.entry(bits).or_default() += rows;
        }
        self.true_rows += next.true_rows;
        self.even_moduli += next.even_moduli;
        self.kernels.extend(next.kernels);
    }

    /// Formats the number of bad rows and the first ones on one line.
    pub(crate) fn bad_line(&self, name: &str) -> String {
        let first: Vec<_> = self.first_bad.iter().map(ToString::to_string).collect();
        let more = if self.bad_rows > NAMED as u64 { "; ..." } else { "" };
        format!(
            "{name}: {} bad {} without a result: {}{more}",
            self.bad_rows,
            if self.bad_rows == 1 { "row" } else { "rows" },
            first.join("; ")
        )
    }
}

impl std::fmt::Display for BadRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "row {}", self.row)?;
        if let Some(line) = self.line.filter(|line| *line != self.row) {
            write!(f, " (line {line})")?;
        }
        if let Some(column) = &self.column {
            write!(f, ", column {column:?}")?;
        }
        write!(f, ": {}", self.reason)
    }
}
