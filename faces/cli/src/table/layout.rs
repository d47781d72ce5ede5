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
    /// What the format is called, with its article where it has one.
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

    /// What `--format` calls it.
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

impl Packing {
    /// What the compression is called.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Packing::Plain => "no compression",
            Packing::Gzip => "gzip",
            Packing::Zstd => "Zstandard",
        }
    }
}
