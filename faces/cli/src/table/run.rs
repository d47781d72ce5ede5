//! What a run leaves besides its output: results for a later run, a list of bad rows, and counts.

pub(in crate::table) mod bad_rows;
pub(in crate::table) mod saved;
pub(crate) mod tally;
