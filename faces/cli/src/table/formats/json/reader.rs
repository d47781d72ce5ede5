//! Reads JSON Lines. Every column is text: strings are unescaped, null and missing fields become nulls (the
//! chunk says which are missing), and other values keep their notation.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions};
use arrow_buffer::BooleanBufferBuilder;
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use super::LINE;
use super::row::Row;
use crate::process::exit::Failure;
use crate::table::chunk::RowPosition;
use crate::table::files::input::{Input, Position};
use crate::table::layout::Packing;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, FormatOptions, ROW_BYTES, Source};

/// The number of rows whose fields define the columns.
const HEAD_ROWS: usize = 1000;

/// The approximate size of these rows in bytes.
const HEAD_BYTES: usize = 1 << 20;

/// A JSON Lines file being read.
pub(crate) struct Reader {
    name: String,
    text: BufReader<Box<dyn Read + Send>>,
    position: Position,
    total: u64,
    schema: SchemaRef,
    names: Vec<String>,
    /// Whether the last column holds whole lines.
    lines: bool,
    /// The name of the result column, which no row may have as a field.
    result: String,
    /// The first rows, which were read to find the columns, and their lines.
    head: VecDeque<(u64, String)>,
    line: u64,
    rows: u64,
}

impl Reader {
    /// Reads the first rows, which define the columns.
    pub(crate) fn new(input: Input, packing: Packing, options: &FormatOptions) -> Result<Reader, Failure> {
        let (name, total) = (input.name().to_owned(), input.bytes());
        let (text, position) = input.text(packing)?;
        let mut reader = Reader {
            name,
            text: BufReader::with_capacity(1 << 18, text),
            position,
            total,
            schema: Arc::new(Schema::empty()),
            names: Vec::new(),
            lines: options.lines,
            result: options.result.clone(),
            head: VecDeque::new(),
            line: 0,
            rows: 0,
        };
        let mut bytes = 0;
        while reader.head.len() < HEAD_ROWS && bytes < HEAD_BYTES {
            let row = reader.head.len() as u64 + 1;
            let Some((line, text)) = reader.read_line(row)? else { break };
            bytes += text.len();
            let fields =
                Row::new(&reader.names, &text).map_err(|e| reader.not_an_object(row, line, &text, &e))?;
            let others = fields.others;
            for other in others {
                if !reader.names.contains(&other) {
                    reader.names.push(other);
                }
            }
            reader.head.push_back((line, text));
        }
        if reader.head.is_empty() {
            return Err(Failure::data(format_args!("{}: the file is empty; expected rows", reader.name)));
        }
        let mut fields: Vec<_> = reader.names.iter().map(|n| Field::new(n, DataType::Utf8, true)).collect();
        if reader.lines {
            fields.push(Field::new(LINE, DataType::Utf8, false));
        }
        reader.schema = Arc::new(Schema::new(fields));
        Ok(reader)
    }

    /// Reads the next line that is not blank, and returns it with its number.
    fn read_line(&mut self, row: u64) -> Result<Option<(u64, String)>, Failure> {
        loop {
            let mut bytes = Vec::new();
            self.line += 1;
            let mut limited = (&mut self.text).take(ROW_BYTES as u64);
            let read = limited.read_until(b'\n', &mut bytes);
            let read = read.map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
            if read == 0 {
                return Ok(None);
            }
            if read == ROW_BYTES && bytes.last() != Some(&b'\n') {
                let what = format!("longer than {} MiB", ROW_BYTES >> 20);
                return Err(self.refused(row, self.line, &what));
            }
            let text =
                String::from_utf8(bytes).map_err(|_| self.refused(row, self.line, &"not UTF-8 text"))?;
            let trimmed = text.trim_ascii();
            if trimmed.len() == text.len() {
                return Ok(Some((self.line, text)));
            } else if !trimmed.is_empty() {
                return Ok(Some((self.line, trimmed.to_owned())));
            }
        }
    }

    /// Returns the error for a line that is not an object.
    fn not_an_object(&self, row: u64, line: u64, text: &str, error: &serde_json::Error) -> Failure {
        let failure = self.refused(row, line, &in_line(error));
        let way_out = match text {
            _ if row > 1 => return failure,
            "{" => "if the file is objects of several lines, jq -c . writes each in one",
            text if text.starts_with('[') => {
                "if the file is an array of objects, jq -c '.[]' writes each in a line"
            }
            _ => return failure,
        };
        Failure::data(format_args!("{failure}; {way_out}"))
    }

    fn refused(&self, row: u64, line: u64, what: &dyn std::fmt::Display) -> Failure {
        let place = RowPosition { row, line: Some(line) };
        Failure::data(format_args!("{}: {place}: {what}; expected a JSON object in every line", self.name))
    }

    /// Returns the error for a row with a field that is not a column.
    fn unexpected(&self, row: u64, line: u64, field: &str) -> Failure {
        let place = RowPosition { row, line: Some(line) };
        Failure::data(format_args!(
            "{}: {place}: the field {field:?} is not in the first {HEAD_ROWS} rows, which define the columns of OUT; \
             write OUT as JSON Lines to keep it",
            self.name
        ))
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
        let mut columns: Vec<_> = self.schema.fields().iter().map(|_| StringBuilder::new()).collect();
        let mut missing: Vec<_> = self.names.iter().map(|_| BooleanBufferBuilder::new(0)).collect();
        let mut lines = Vec::new();
        let mut bytes = 0;
        let rows_before = self.rows;
        while lines.len() < CHUNK_ROWS && bytes < CHUNK_BYTES {
            let number = self.rows + 1;
            let next = match self.head.pop_front() {
                Some(next) => Some(next),
                None => self.read_line(number)?,
            };
            let Some((line, text)) = next else { break };
            let row =
                Row::new(&self.names, &text).map_err(|e| self.not_an_object(number, line, &text, &e))?;
            if row.others.contains(&self.result) {
                return Err(Failure::data(format_args!(
                    "{}: row {number} (line {line}) already has a field {:?}; choose another name with --result",
                    self.name, self.result
                )));
            }
            if let Some(other) = row.others.first().filter(|_| !self.lines) {
                return Err(self.unexpected(number, line, other));
            }
            for ((column, missing), cell) in columns.iter_mut().zip(&mut missing).zip(&row.cells) {
                missing.append(cell.is_none());
                match cell.map(serde_json::value::RawValue::get) {
                    None | Some("null") => column.append_null(),
                    Some(cell) if cell.starts_with('"') => {
                        let text: String = serde_json::from_str(cell)
                            .map_err(|e| self.refused(number, line, &in_line(&e)))?;
                        column.append_value(text);
                    }
                    Some(cell) => column.append_value(cell),
                }
            }
            if let Some(column) = columns.last_mut().filter(|_| self.lines) {
                column.append_value(&text);
            }
            bytes += text.len();
            lines.push(line);
            self.rows += 1;
        }
        if lines.is_empty() {
            return Ok(None);
        }
        let arrays = columns.iter_mut().map(|c| Arc::new(c.finish()) as ArrayRef).collect();
        let options = RecordBatchOptions::new().with_row_count(Some(lines.len()));
        let batch = RecordBatch::try_new_with_options(self.schema.clone(), arrays, &options)
            .map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
        let missing = missing.iter_mut().map(BooleanBufferBuilder::finish).collect();
        let position = self.position.load(Ordering::Relaxed);
        Ok(Some(Chunk { batch, rows_before, lines, missing, position }))
    }
}

/// Formats a parser error with the position in the line. The parser sees one line at a time, so its line
/// number is always 1.
fn in_line(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.strip_suffix(&format!(" at line {} column {}", error.line(), error.column())) {
        Some(what) => format!("{what} at column {}", error.column()),
        None => text,
    }
}
