//! CSV: text with a delimiter, fields quoted where they need it.

mod reader;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
