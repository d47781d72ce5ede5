//! Reads CSV. Every column is text; there are no nulls.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ::csv::{ByteRecord, ReaderBuilder};
use arrow_array::builder::BinaryBuilder;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions, StringArray};
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use crate::process::exit::Failure;
use crate::table::chunk::RowPosition;
use crate::table::files::input::{Input, Position};
use crate::table::layout::Packing;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, ROW_BYTES, Source};

/// Bytes read at a time.
const BUFFER: usize = 1 << 18;

/// A CSV file being read.
pub(crate) struct Reader {
    name: String,
    csv: ::csv::Reader<Rationed>,
    schema: SchemaRef,
    total: u64,
    position: Position,
    record: ByteRecord,
    /// The record is the first row: it was read to count the columns, and is yet to be returned.
    pending: bool,
    rows: u64,
    /// Lines end with a carriage return and a line feed.
    crlf: bool,
}

impl Reader {
    /// Reads the header, or the first row, which defines the columns.
    pub(crate) fn new(
        input: Input,
        packing: Packing,
        delimiter: u8,
        header: bool,
    ) -> Result<Reader, Failure> {
        let (name, total) = (input.name().to_owned(), input.bytes());
        let (bytes, position) = input.text(packing)?;
        let csv = ReaderBuilder::new()
            .delimiter(delimiter)
            .has_headers(false)
            .flexible(true)
            .buffer_capacity(BUFFER)
            .from_reader(Rationed {
                bytes,
                left: 0,
                spent: false,
                served: 0,
                last: None,
                crlf: false,
                ended: false,
            });
        let mut reader = Reader {
            name,
            position,
            csv,
            schema: Arc::new(Schema::empty()),
            total,
            record: ByteRecord::new(),
            pending: !header,
            rows: 0,
            crlf: false,
        };
        if !reader.read()? {
            let expected = if header { "a header with the names of the columns" } else { "rows" };
            return Err(reader.refused(format_args!("the file is empty; expected {expected}")));
        }
        reader.crlf = reader.csv.position().line() == 1 + reader.line_feeds();
        reader.csv.get_mut().crlf = reader.crlf;
        let names = reader.record.iter().enumerate().map(|(i, name)| {
            if header { std::str::from_utf8(name).map(str::to_owned) } else { Ok((i + 1).to_string()) }
        });
        let fields = names.map(|name| Ok(Field::new(name?, DataType::Utf8, false)));
        let fields: Vec<_> = fields
            .collect::<Result<_, std::str::Utf8Error>>()
            .map_err(|_| reader.refused("the header is not UTF-8 text"))?;
        reader.schema = Arc::new(Schema::new(fields));
        Ok(reader)
    }

    /// Reads the next record, if there is one.
    fn read(&mut self) -> Result<bool, Failure> {
        self.csv.get_mut().left = ROW_BYTES + BUFFER;
        let begin = self.csv.position().line() + u64::from(self.crlf);
        let read = self.csv.read_byte_record(&mut self.record).map_err(|e| {
            if self.csv.get_ref().spent {
                return self.refused(format_args!(
                    "row {} (line {begin}): longer than {} MiB; a quote may be unclosed",
                    self.rows + 1,
                    ROW_BYTES >> 20
                ));
            }
            self.refused(e)
        })?;
        if !read || !self.csv.get_ref().is_end(self.csv.position().byte()) {
            return Ok(read);
        }
        // The end marker is a record of its own unless a quote is open.
        let last = self.record.iter().next_back().unwrap_or_default();
        if self.record.len() == 1 && last == [END] {
            return Ok(false);
        }
        let line = self.csv.position().line() - last.iter().filter(|c| **c == b'\n').count() as u64;
        Err(self.refused(format_args!("line {line}: unclosed quote")))
    }

    /// Returns the number of line feeds in the record.
    fn line_feeds(&self) -> u64 {
        self.record.as_slice().iter().filter(|c| **c == b'\n').count() as u64
    }

    /// Returns the line on which the record begins.
    fn line(&self) -> u64 {
        // The parser reports the line where it stopped before the record. Blank lines and, with CRLF, the
        // line feed are between that and the record. After the record it has counted the record's line feeds
        // and one more, unless the line ends with CRLF or the file ends.
        let before = self.record.position().map_or(0, ::csv::Position::line);
        let after = self.csv.position().line() - self.line_feeds();
        before.max(after - u64::from(!self.crlf && after > before))
    }

    fn refused(&self, what: impl std::fmt::Display) -> Failure {
        Failure::data(format_args!("{}: {what}", self.name))
    }
}

impl Source for Reader {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn total(&self) -> u64 {
        self.total
    }

    fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let mut columns: Vec<_> = self.schema.fields().iter().map(|_| BinaryBuilder::new()).collect();
        let mut lines = Vec::new();
        let mut bytes = 0;
        let rows_before = self.rows;
        while lines.len() < CHUNK_ROWS && bytes < CHUNK_BYTES {
            if !std::mem::take(&mut self.pending) && !self.read()? {
                break;
            }
            let place = RowPosition { row: self.rows + 1, line: Some(self.line()) };
            if self.record.len() != columns.len() {
                return Err(self.refused(format_args!(
                    "{place}: a row of {}; expected {}, as in the first",
                    fields(self.record.len()),
                    columns.len()
                )));
            }
            for (cell, column) in self.record.iter().zip(&mut columns) {
                column.append_value(cell);
            }
            bytes += self.record.as_slice().len();
            lines.extend(place.line);
            self.rows += 1;
        }
        if lines.is_empty() {
            return Ok(None);
        }
        let mut arrays: Vec<ArrayRef> = Vec::with_capacity(columns.len());
        for (mut column, field) in columns.into_iter().zip(self.schema.fields()) {
            let cells = column.finish();
            arrays.push(Arc::new(StringArray::try_from_binary(cells.clone()).map_err(|_| {
                let is_text = |cell: &Option<&[u8]>| cell.is_none_or(|cell| str::from_utf8(cell).is_ok());
                let row = cells.iter().take_while(is_text).count();
                let place = RowPosition { row: rows_before + row as u64 + 1, line: lines.get(row).copied() };
                self.refused(format_args!("{place}, column {:?}: not UTF-8 text", field.name()))
            })?));
        }
        let options = RecordBatchOptions::new().with_row_count(Some(lines.len()));
        let batch = RecordBatch::try_new_with_options(self.schema.clone(), arrays, &options)
            .map_err(|e| self.refused(e))?;
        let position = self.position.load(Ordering::Relaxed);
        Ok(Some(Chunk { batch, rows_before, lines, missing: Vec::new(), position }))
    }
}

fn fields(count: usize) -> String {
    format!("{count} {}", if count == 1 { "field" } else { "fields" })
}

/// The end marker appended to the file: a byte that never occurs in UTF-8.
const END: u8 = 0xff;

/// A reader with a budget per record, so that an endless record cannot fill the memory. It appends an end
/// marker to the file: if the marker becomes part of a record, a quote was not closed, which the parser does
/// not report.
struct Rationed {
    bytes: Box<dyn Read + Send>,
    left: usize,
    /// The budget was exceeded.
    spent: bool,
    /// The number of bytes returned so far, and the last of them.
    served: u64,
    last: Option<u8>,
    /// Lines end with a carriage return and a line feed.
    crlf: bool,
    /// Everything has been returned.
    ended: bool,
}

impl Rationed {
    /// Returns whether `bytes` is the whole file including the end marker.
    fn is_end(&self, bytes: u64) -> bool {
        self.ended && bytes == self.served
    }
}

impl Read for Rationed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            self.spent = true;
            return Err(io::Error::other("the record is too long"));
        }
        let mut read = self.bytes.read(buffer)?;
        if read == 0 && !self.ended {
            let mut end: &[u8] = match self.last {
                None | Some(b'\n') => &[END],
                Some(_) if self.crlf => &[b'\r', b'\n', END],
                Some(_) => &[b'\n', END],
            };
            read = end.read(buffer)?;
            self.ended = true;
        }
        self.last = buffer[..read].last().copied().or(self.last);
        self.served += read as u64;
        self.left = self.left.saturating_sub(read);
        Ok(read)
    }
}
