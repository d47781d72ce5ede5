//! Arrow IPC: the file, which ends with a table of contents, and the stream.

mod reader;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
