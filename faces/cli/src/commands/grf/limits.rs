//! How archives are read: limits on memory and threads, and the encoding of names.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::thread;

use limbwise_grf::{Encoding, EntryError, Error, Limited, Limits, Options, WriteError};

/// How archives are read.
#[derive(clap::Args)]
pub(super) struct ReadArgs {
    /// Reject entries of more than SIZE bytes; the suffixes K, M and G are powers of 1024.
    #[arg(long, value_name = "SIZE", default_value = "512M", value_parser = size)]
    pub(super) max_entry: u64,

    /// Reject file tables that decompress to more than SIZE bytes.
    #[arg(long, value_name = "SIZE", default_value = "128M", value_parser = size)]
    pub(super) max_table: u64,

    /// The encoding of the names in archives: cp949 (Korean), cp874 (Thai), cp932 (Japanese), windows-1252
    /// (Portuguese), big5, gbk or another label of the Encoding Standard.
    #[arg(long, value_name = "LABEL", default_value = "cp949", value_parser = encoding)]
    pub(super) encoding: Encoding,
}

/// Returns options with these limits that reject damaged tables.
pub(super) fn options(args: &ReadArgs) -> Options {
    let mut options = Options::default();
    options.limits = Limits::default();
    options.limits.entry = args.max_entry;
    options.limits.rgz = args.max_entry;
    options.limits.table = args.max_table;
    options.encoding = args.encoding;
    options
}

/// An error that an option may avoid.
pub(super) trait Limiting: Display {
    /// Returns the option that raises the limit, if a limit is the reason.
    fn option(&self) -> Option<&'static str>;
}

impl Limiting for Error {
    fn option(&self) -> Option<&'static str> {
        match self {
            Error::Limit { what: Limited::Table, .. } => Some("--max-table"),
            Error::Limit { .. } => Some(MAX_ENTRY),
            _ => None,
        }
    }
}

impl Limiting for EntryError {
    fn option(&self) -> Option<&'static str> {
        matches!(self, EntryError::Limit { .. }).then_some(MAX_ENTRY)
    }
}

impl Limiting for WriteError {
    fn option(&self) -> Option<&'static str> {
        match self {
            WriteError::Archive(e) => e.option(),
            WriteError::Entry { error, .. } => error.option(),
            _ => None,
        }
    }
}

const MAX_ENTRY: &str = "--max-entry";

/// Formats an error, with the option that raises the limit if a limit is the reason.
pub(super) fn told(e: &impl Limiting) -> String {
    e.option().map_or_else(|| e.to_string(), |option| format!("{e}; raise it with {option}"))
}

/// Returns the number of threads.
pub(super) fn jobs(jobs: Option<NonZeroUsize>) -> usize {
    jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

fn encoding(label: &str) -> Result<Encoding, String> {
    let known = Encoding::of(label);
    known.ok_or_else(|| "expected the label of an encoding, such as cp949, windows-874 or shift_jis".into())
}

/// Parses a number of bytes, with an optional suffix K, M or G.
pub(super) fn size(text: &str) -> Result<u64, String> {
    let (digits, shift) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    let number = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(1 << shift));
    number.ok_or_else(|| "expected a number of bytes, such as 4096, 64K, 512M or 2G".into())
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes() {
        for (text, bytes) in [("0", 0), ("4096", 4096), ("64K", 65536), ("512m", 512 << 20), ("2G", 2 << 30)]
        {
            assert_eq!(size(text), Ok(bytes), "{text}");
        }
        for text in ["", "K", "1.5M", "-1", "18446744073709551615K", "한"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
