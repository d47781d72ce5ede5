//! Arrow IPC: the file, which ends with a table of contents, and the stream.

mod check;
mod message;
mod reader;
mod writer;

pub(super) use message::limits;
pub(super) use reader::Reader;
pub(super) use writer::Writer;
