//! How a table is laid out in a file, and how that is compressed.

use clap::ValueEnum;

/// How a table is laid out in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Layout {
    /// Text with commas between the fields.
    Csv,
    /// Text with tabs between the fields.
    Tsv,
    /// A JSON object in every line.
    Jsonl,
    /// Apache Parquet.
    Parquet,
    /// An Arrow IPC file, also called Feather.
    Arrow,
    /// An Arrow IPC stream.
    Arrows,
}

/// How a text file is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    /// Not at all.
    Plain,
    /// By gzip.
    Gzip,
    /// By Zstandard.
    Zstd,
}
