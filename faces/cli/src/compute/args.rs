//! Arguments common to all commands that compute a column of a table.

use std::path::PathBuf;

use crate::table::{ByteOrder, Compression, Layout, OnError, Radix};
use crate::whole::whole;

/// How a table is read and written, and what happens to its rows.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The table to write, in any format that IN may have. OUT may be the same file as IN. OUT appears whole
    /// or not at all. - is stdout. Pipes, devices and open descriptors, such as /dev/fd/3, are written directly.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: PathBuf,

    /// Name of the result column [default: the name of the command; for rsa verify: valid].
    #[arg(long, value_name = "NAME")]
    pub(crate) result: Option<String>,

    /// Format of OUT, if its extension does not name one [default for stdout: the format of IN].
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) output_format: Option<Layout>,

    /// Field delimiter of OUT, if it is CSV [default: a comma; for .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) out_delimiter: Option<u8>,

    /// Compression of OUT. Text: none, gzip, zstd; Parquet: none, snappy, gzip, zstd, lz4; Arrow: none, zstd,
    /// lz4. gzip and zstd take a level, such as zstd:9, except in Arrow.
    #[arg(long, value_name = "METHOD", value_parser = Compression::parse)]
    pub(crate) compression: Option<Compression>,

    /// Continue an interrupted run from the results in OUT.part; without any, start from the beginning.
    #[arg(long)]
    pub(crate) resume: bool,

    /// Remove the results of an earlier run from OUT.part and start from the beginning.
    #[arg(long, conflicts_with = "resume")]
    pub(crate) restart: bool,

    /// Save finished rows to OUT.part every N seconds (0: as soon as they are computed).
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole(0u32..))]
    pub(crate) keep_every: u32,

    /// Fail if OUT exists.
    #[arg(long)]
    pub(crate) no_clobber: bool,

    /// What to do with a row that cannot be computed.
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = OnError::Fail)]
    pub(crate) on_error: OnError,

    /// Write every row that cannot be computed to FILE, as JSON Lines with row, line, column and reason. FILE may
    /// be a stream, such as /dev/stderr.
    #[arg(long, value_name = "FILE")]
    pub(crate) bad_rows: Option<PathBuf>,

    /// Read all rows, write nothing, and report what would be read, computed and written, and how long it
    /// would take.
    #[arg(long, conflicts_with_all = ["resume", "restart"])]
    pub(crate) dry_run: bool,

    #[command(flatten)]
    pub(crate) source: SourceArgs,
}

/// How a table is read and computed, and what is reported.
#[derive(clap::Args)]
pub(crate) struct SourceArgs {
    /// The table to read: .csv, .tsv, .jsonl, .ndjson, .parquet, .arrow or .arrows; - is stdin. Text may be
    /// compressed with gzip or Zstandard, whatever its name.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// Format of IN, if its extension does not name one.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) format: Option<Layout>,

    /// Field delimiter of IN, if it is CSV; \t is a tab [default: a comma; for .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) delimiter: Option<u8>,

    /// CSV has no header line; columns are named 1, 2, ... (write col:1).
    #[arg(long)]
    pub(crate) no_header: bool,

    /// Byte order of numbers in binary columns [default: big].
    #[arg(long, value_name = "ORDER", value_enum)]
    pub(crate) byte_order: Option<ByteOrder>,

    /// Notation of numbers in text columns: 10 (decimal, or hexadecimal after 0x), 16 (hexadecimal, with or
    /// without 0x) or base64url (big-endian bytes, as in a JWK).
    #[arg(long, value_name = "RADIX", value_enum)]
    pub(crate) radix: Option<Radix>,

    /// Read the passphrase of encrypted keys from the first line of FILE [default: LIMBWISE_PASSPHRASE, else
    /// ask on the terminal].
    #[arg(long, value_name = "FILE")]
    pub(crate) passphrase_file: Option<PathBuf>,

    /// Compute on N threads, at most one per processor [default: LIMBWISE_THREADS, else one per processor].
    #[arg(long, value_name = "N", value_parser = whole(1u64..))]
    pub(crate) threads: Option<u64>,

    /// Print the summary, errors and warnings as JSON, one object per line of stderr.
    #[arg(long)]
    pub(crate) json: bool,

    /// Print no progress bar and no summary; errors and warnings are printed all the same.
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
