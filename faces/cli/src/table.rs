//! Tables in files: formats, chunks, numbers, and output that appears whole or not at all.
//!
//! A [`Source`] reads a file of any size as [`Chunk`]s of bounded rows and bytes. A [`Sink`] writes rows to
//! an [`Output`]. A new format is a `Source`, a `Sink`, and a line in [`Format`].

mod chunk;
mod files;
mod formats;
mod layout;
pub(crate) mod numbers;
pub(crate) mod run;

pub(crate) use chunk::{Chunk, Sink, Source};
pub(crate) use files::destination::Destination;
pub(crate) use files::input::{Input, Opened, is_standard};
pub(crate) use files::output::{Output, Target, folder_of};
pub(crate) use formats::compression::Compression;
pub(crate) use formats::format::Format;
pub(crate) use formats::guard::{TableReader, TableWriter};
pub(crate) use formats::options::FormatOptions;
pub(crate) use layout::Layout;
pub(crate) use numbers::bad::{BadCell, OnError};
pub(crate) use numbers::cells::Cells;
pub(crate) use numbers::kind::Kind;
pub(crate) use numbers::octets::TextEncoding;
pub(crate) use numbers::reading::{ByteOrder, Radix, Reading};
pub(crate) use numbers::result::{ResultKind, Results};
pub(crate) use run::bad_rows::BadRows;
pub(crate) use run::saved::{Earlier, Keeper, Kept, Manifest, Piece, Saved};

/// The largest number of rows in a chunk.
const CHUNK_ROWS: usize = 1 << 15;

/// The approximate size of a chunk in bytes: a chunk ends with the row that reaches it.
const CHUNK_BYTES: usize = 4 << 20;

/// The longest row of text in bytes: an unclosed quote must not read the whole file into memory.
const ROW_BYTES: usize = 16 << 20;

/// The longest number in a file in bytes, binary or text.
pub(crate) const NUMBER_BYTES: usize = 1 << 18;
