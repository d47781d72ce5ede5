//! JSON Lines: an object in every line.

mod reader;
mod row;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;

/// The column that holds whole lines: where JSON Lines become JSON Lines, each is written as it was, with one
/// field more. No argument can hold its name.
pub(super) const LINE: &str = "\0line";
