//! CSV: text with a delimiter, and quotes around fields that need them.

mod reader;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
