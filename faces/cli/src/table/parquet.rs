//! Apache Parquet.

mod reader;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
