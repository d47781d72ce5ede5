//! Apache Parquet.

mod bits;
mod delta;
mod footer;
mod levels;
mod pages;
mod reader;
mod runs;
mod values;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
