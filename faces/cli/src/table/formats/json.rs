//! JSON Lines: one object per line.

mod reader;
mod row;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;

/// The name of the column of whole lines. From JSON Lines to JSON Lines, each line is copied and a field
/// added. The NUL keeps arguments from naming this column.
pub(super) const LINE: &str = "\0line";
