//! A run: rows on their way from a source to a sink, results that are kept for a later run, and what is counted.

pub(in crate::table) mod bad_rows;
pub(in crate::table) mod flow;
mod pace;
pub(in crate::table) mod saved;
pub(crate) mod tally;
