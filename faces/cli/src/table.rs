//! Files as columns: formats, chunks, numbers, and output that appears whole or not at all.
//!
//! A [`Source`] cuts a file into [`Chunk`]s, a bounded number of rows and bytes at a time, whatever
//! the file's size. A [`Sink`] writes such rows to an [`Output`]. [`append_column`] stands between the
//! two: it gives every chunk to what computes the cells of one column more, while the chunk after it is
//! being read and the one before it written. A new format is a `Source`, a `Sink`, and a line in
//! [`Format`]; a new command is a [`Compute`].

mod bad;
mod bad_rows;
mod bounds;
mod cells;
mod chunk;
mod compression;
mod csv;
mod flow;
mod format;
mod guard;
mod input;
mod ipc;
mod json;
mod key;
mod kind;
mod layout;
mod magic;
mod names;
mod octets;
mod operand;
mod options;
mod output;
mod pace;
mod parquet;
mod pour;
mod reading;
mod result;
mod saved;
mod text;

pub(crate) use bad::{BadCell, OnError};
pub(crate) use bad_rows::BadRows;
pub(crate) use cells::Cells;
pub(crate) use chunk::{Chunk, Sink, Source};
pub(crate) use compression::Compression;
pub(crate) use flow::{Appended, Compute, Keep, Operands, Part, append_column};
pub(crate) use format::Format;
pub(crate) use input::{Input, is_standard};
pub(crate) use key::{Key, Passphrase};
pub(crate) use kind::Kind;
pub(crate) use layout::Layout;
pub(crate) use names::{check_new, shared};
pub(crate) use octets::TextEncoding;
pub(crate) use operand::{Numbers, Term, Values, parts};
pub(crate) use options::Options;
pub(crate) use output::{Output, Target, is_stream};
pub(crate) use reading::{ByteOrder, Radix, Reading};
pub(crate) use result::{ResultKind, Results};
pub(crate) use saved::{Earlier, Manifest, Saved};

/// Rows of a chunk, at most.
const CHUNK_ROWS: usize = 1 << 15;

/// Bytes of a chunk, about: a chunk ends with the row that reaches this.
const CHUNK_BYTES: usize = 4 << 20;

/// Bytes of one row of text, at most: an open quote must not draw the whole file into memory.
const ROW_BYTES: usize = 16 << 20;

/// Bytes of one number in a file, at most, be they binary or text.
const NUMBER_BYTES: usize = 1 << 18;
