//! The arguments that every command has which computes a column of a table.

use std::path::PathBuf;

use crate::table::{ByteOrder, Compression, Layout, OnError, Radix};

/// Where a table is read and written, and what becomes of its rows.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The table to write, in any of these formats: it appears whole or not at all, and may be IN; - is stdout. A pipe or a device,
    /// as /dev/null, is written to directly.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: PathBuf,

    /// Name of the column that takes the result [default: the name of the command; of rsa verify: valid].
    #[arg(long, value_name = "NAME")]
    pub(crate) result: Option<String>,

    /// Format of OUT, where its extension does not tell; for stdout that of IN is the default.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) output_format: Option<Layout>,

    /// Character between the fields of OUT, if it is CSV [default: a comma, in .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) out_delimiter: Option<u8>,

    /// Compression of OUT: none, gzip or zstd of text; none, snappy, gzip, zstd or lz4 in Parquet; none, zstd or lz4 in Arrow. gzip and
    /// zstd take a level, as zstd:9, except in Arrow.
    #[arg(long, value_name = "METHOD", value_parser = Compression::parse)]
    pub(crate) compression: Option<Compression>,

    /// Continue an interrupted run with the results that it has kept in OUT.part; if there are none, begin.
    #[arg(long)]
    pub(crate) resume: bool,

    /// Begin anew: remove the results that an earlier run has kept in OUT.part.
    #[arg(long, conflicts_with = "resume")]
    pub(crate) restart: bool,

    /// Save finished rows to OUT.part every N seconds (0: as soon as they are computed).
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) keep_every: u32,

    /// Refuse to replace OUT if it exists.
    #[arg(long)]
    pub(crate) no_clobber: bool,

    /// What becomes of a row that cannot be computed.
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = OnError::Fail)]
    pub(crate) on_error: OnError,

    /// List every row that cannot be computed in FILE, as JSON Lines: row, line, column, reason.
    #[arg(long, value_name = "FILE")]
    pub(crate) bad_rows: Option<PathBuf>,

    /// Read all rows, write nothing, and say what would be read, computed and written, and how long that would take.
    #[arg(long, conflicts_with_all = ["resume", "restart"])]
    pub(crate) dry_run: bool,

    #[command(flatten)]
    pub(crate) source: SourceArgs,
}

/// How a table is read and computed with, and what is said of it.
#[derive(clap::Args)]
pub(crate) struct SourceArgs {
    /// The table to read: .csv, .tsv, .jsonl or .ndjson, .parquet, .arrow or .arrows; - is stdin. Text may be compressed by gzip or
    /// Zstandard, whatever its name.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Format of IN, where its extension does not tell.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) format: Option<Layout>,

    /// Character between the fields of IN, if it is CSV; \t is a tab [default: a comma, in .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) delimiter: Option<u8>,

    /// The first line of CSV is a row, not names; columns are called 1, 2, ... (write col:1).
    #[arg(long)]
    pub(crate) no_header: bool,

    /// Byte order of the numbers in binary columns [default: big].
    #[arg(long, value_name = "ORDER", value_enum)]
    pub(crate) byte_order: Option<ByteOrder>,

    /// How numbers are written in text columns: 10 (decimal, or hexadecimal after 0x), 16 (hexadecimal, with or
    /// without 0x) or base64url (big-endian bytes, as in a JWK).
    #[arg(long, value_name = "RADIX", value_enum)]
    pub(crate) radix: Option<Radix>,

    /// The first line of FILE is the passphrase of encrypted keys [default: LIMBWISE_PASSPHRASE, else asked for on the terminal].
    #[arg(long, value_name = "FILE")]
    pub(crate) passphrase_file: Option<PathBuf>,

    /// Compute on N threads, at most one per processor [default: LIMBWISE_THREADS, else one per processor].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) threads: Option<u64>,

    /// A report on stderr, one line of JSON, instead of the summary; errors and warnings are JSON, too.
    #[arg(long)]
    pub(crate) json: bool,

    /// No progress bar and no summary.
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

fn delimiter(text: &str) -> Result<u8, String> {
    match text.as_bytes() {
        [b'"' | b'\r' | b'\n'] => Err("a quote or a line break cannot separate fields".into()),
        [c] if c.is_ascii() => Ok(*c),
        b"\\t" => Ok(b'\t'),
        _ => Err("expected one ASCII character, or \\t for a tab".into()),
    }
}
