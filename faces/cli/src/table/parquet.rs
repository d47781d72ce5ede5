//! Apache Parquet.

mod delta;
mod error;
mod footer;
mod pages;
mod reader;
mod thrift;
mod writer;

pub(super) use reader::Reader;
pub(super) use writer::Writer;
