//! Arrow IPC: the file format, which ends with a footer, and the streaming format.

mod check;
mod message;
mod reader;
mod writer;

pub(super) use message::{first_line, limits};
pub(super) use reader::Reader;
pub(super) use writer::Writer;
