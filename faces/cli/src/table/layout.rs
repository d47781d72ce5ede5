//! File formats and compressions.

use clap::ValueEnum;

/// A file format without its compression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Layout {
    /// Text with commas between the fields.
    Csv,
    /// Text with tabs between the fields.
    Tsv,
    /// One JSON object per line.
    #[value(alias = "ndjson")]
    Jsonl,
    /// Apache Parquet.
    Parquet,
    /// An Arrow IPC file, also called Feather.
    Arrow,
    /// An Arrow IPC stream.
    Arrows,
}

impl Layout {
    /// Returns the name of the format with its article, if it takes one.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Layout::Csv => "CSV",
            Layout::Tsv => "TSV",
            Layout::Jsonl => "JSON Lines",
            Layout::Parquet => "a Parquet file",
            Layout::Arrow => "an Arrow file",
            Layout::Arrows => "an Arrow stream",
        }
    }

    /// Returns the value for `--format`.
    pub(crate) fn option(self) -> &'static str {
        match self {
            Layout::Csv => "csv",
            Layout::Tsv => "tsv",
            Layout::Jsonl => "jsonl",
            Layout::Parquet => "parquet",
            Layout::Arrow => "arrow",
            Layout::Arrows => "arrows",
        }
    }
}

/// The compression of a text file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    /// No compression.
    Plain,
    /// gzip.
    Gzip,
    /// Zstandard.
    Zstd,
}

impl Packing {
    /// Returns the name of the compression.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Packing::Plain => "no compression",
            Packing::Gzip => "gzip",
            Packing::Zstd => "Zstandard",
        }
    }
}
