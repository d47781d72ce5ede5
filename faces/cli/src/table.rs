//! Tables in files: formats, chunks, numbers, and output that appears whole or not at all.
//!
//! A [`Source`] reads a file of any size as [`Chunk`]s of bounded rows and bytes. A [`Sink`] writes rows to
//! an [`Output`]. [`append_column`] connects the two: it passes every chunk to a computation that adds one
//! column, while the next chunk is being read and the previous one written. A new format is a `Source`, a
//! `Sink`, and a line in [`Format`]; a new command is a [`Compute`].

mod bad;
mod bad_rows;
mod bounds;
mod cells;
mod chunk;
mod compression;
mod csv;
mod destination;
mod flow;
mod format;
mod guard;
mod input;
mod ipc;
mod json;
mod key;
mod kind;
mod layout;
mod links;
mod magic;
mod names;
mod octets;
mod operand;
mod options;
mod output;
mod pace;
mod parquet;
mod plain;
mod pour;
mod reading;
mod refused;
mod result;
mod saved;
mod text;
mod unwritten;

pub(crate) use bad::{BadCell, OnError};
pub(crate) use bad_rows::BadRows;
pub(crate) use cells::Cells;
pub(crate) use chunk::{Chunk, Sink, Source};
pub(crate) use compression::Compression;
pub(crate) use destination::Destination;
pub(crate) use flow::{Appended, Compute, Keep, Operands, Part, append_column};
pub(crate) use format::Format;
pub(crate) use input::{Input, Opened, is_standard};
pub(crate) use key::{Key, Passphrase, Permits, PssLimits};
pub(crate) use kind::Kind;
pub(crate) use layout::Layout;
pub(crate) use names::{check_new, has_column, shared};
pub(crate) use octets::TextEncoding;
pub(crate) use operand::{Numbers, Term, Values, key_file, parts};
pub(crate) use options::Options;
pub(crate) use output::{Output, Target};
pub(crate) use reading::{ByteOrder, Radix, Reading};
pub(crate) use result::{ResultKind, Results};
pub(crate) use saved::{Earlier, Manifest, Saved};

/// The largest number of rows in a chunk.
const CHUNK_ROWS: usize = 1 << 15;

/// The approximate size of a chunk in bytes: a chunk ends with the row that reaches it.
const CHUNK_BYTES: usize = 4 << 20;

/// The longest row of text in bytes: an unclosed quote must not read the whole file into memory.
const ROW_BYTES: usize = 16 << 20;

/// The longest number in a file in bytes, binary or text.
const NUMBER_BYTES: usize = 1 << 18;
