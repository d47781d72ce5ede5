//! Writes JSON Lines.

use std::io::{self, BufWriter, Write};

use arrow_array::cast::AsArray;
use arrow_array::types::Float64Type;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_cast::cast;
use arrow_cast::display::{ArrayFormatter, FormatOptions};
use arrow_schema::{ArrowError, DataType, SchemaRef};

use super::LINE;
use crate::process::exit::Failure;
use crate::table::files::pour::Pour;
use crate::table::files::unwritten::unwritten;
use crate::table::numbers::text::print_bytes;
use crate::table::{Cells, Kind, Output, Sink};

/// The largest integer that every JSON reader reads exactly; larger ones are written as strings.
const SAFE: u64 = (1 << 53) - 1;

/// A JSON Lines file being written.
pub(crate) struct Writer {
    name: String,
    text: Option<BufWriter<Pour>>,
    /// The columns, and their names as JSON followed by a colon.
    names: Vec<(usize, String)>,
    /// The column of whole lines.
    line: Option<usize>,
}

impl Writer {
    /// Creates the writer. `lines` says whether a column holds whole lines.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        pour: Pour,
        lines: bool,
    ) -> Result<Writer, Failure> {
        let name = output.name().to_owned();
        let line = schema.fields().iter().position(|f| lines && f.name() == LINE);
        // With whole lines, only the last column, which is new, is written.
        let first = if line.is_some() { schema.fields().len() - 1 } else { 0 };
        let names = schema.fields().iter().enumerate().skip(first);
        let names = names.map(|(i, f)| (i, format!("{}:", serde_json::json!(f.name())))).collect();
        Ok(Writer { name, text: Some(BufWriter::with_capacity(1 << 18, pour)), names, line })
    }

    fn write_rows(&mut self, batch: &RecordBatch) -> Result<(), ArrowError> {
        let Some(out) = &mut self.text else { return Ok(()) };
        let options = FormatOptions::new();
        let columns = batch.columns().iter().map(printable).collect::<Result<Vec<_>, _>>()?;
        let cells: Vec<_> = self
            .names
            .iter()
            .map(|(i, name)| Ok((name, Printer::new(&columns[*i], &options)?)))
            .collect::<Result<_, ArrowError>>()?;
        let lines = self.line.map(|i| batch.column(i).as_string::<i32>());
        let mut text = String::new();
        for row in 0..batch.num_rows() {
            let before = match lines {
                // The reader has checked that the object ends with a brace.
                Some(lines) => lines.value(row).trim_end().strip_suffix('}').unwrap_or_default().trim_end(),
                None => "{",
            };
            out.write_all(before.as_bytes())?;
            let mut first = before.trim_start() == "{";
            for (name, cell) in &cells {
                if !std::mem::take(&mut first) {
                    out.write_all(b",")?;
                }
                out.write_all(name.as_bytes())?;
                cell.print(row, &mut text, out)?;
            }
            out.write_all(b"}\n")?;
        }
        Ok(())
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        self.write_rows(batch).map_err(|e| unwritten(&self.name, &e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let Some(text) = self.text.take() else { return Ok(()) };
        let finished = text.into_inner().map_err(io::IntoInnerError::into_error).and_then(Pour::finish);
        finished.map_err(|e| unwritten(&self.name, &e))
    }
}

/// Converts a column to a type that can be written: 64-bit floats, timestamps in UTC.
fn printable(column: &ArrayRef) -> Result<ArrayRef, ArrowError> {
    match column.data_type() {
        DataType::Float16 | DataType::Float32 => cast(column, &DataType::Float64),
        DataType::Timestamp(unit, Some(_)) => {
            cast(column, &DataType::Timestamp(*unit, Some("+00:00".into())))
        }
        _ => Ok(column.clone()),
    }
}

/// Writes the cells of a column as JSON.
enum Printer<'a> {
    /// Types that hold numbers.
    Cells(Cells),
    /// True or false, and floats.
    Plain(&'a ArrayRef),
    /// Anything else, as a string.
    Other(&'a ArrayRef, ArrayFormatter<'a>),
}

impl<'a> Printer<'a> {
    fn new(column: &'a ArrayRef, options: &FormatOptions<'a>) -> Result<Printer<'a>, ArrowError> {
        match column.data_type() {
            DataType::Boolean | DataType::Float64 => Ok(Printer::Plain(column)),
            t if Kind::of(t).is_some() => Cells::new(column).map(Printer::Cells),
            _ => Ok(Printer::Other(column, ArrayFormatter::try_new(column.as_ref(), options)?)),
        }
    }

    fn print(&self, row: usize, text: &mut String, out: &mut impl Write) -> Result<(), ArrowError> {
        text.clear();
        match self {
            Printer::Cells(cells) if cells.is_null(row) => out.write_all(b"null")?,
            Printer::Plain(a) | Printer::Other(a, _) if a.is_null(row) => out.write_all(b"null")?,
            Printer::Cells(Cells::Text(a) | Cells::Decimal(a)) => quote(a.value(row), out)?,
            Printer::Cells(Cells::Signed(a)) if a.value(row).unsigned_abs() <= SAFE => {
                write!(out, "{}", a.value(row))?;
            }
            Printer::Cells(Cells::Signed(a)) => write!(out, "\"{}\"", a.value(row))?,
            Printer::Cells(Cells::Unsigned(a)) if a.value(row) <= SAFE => write!(out, "{}", a.value(row))?,
            Printer::Cells(Cells::Unsigned(a)) => write!(out, "\"{}\"", a.value(row))?,
            Printer::Cells(Cells::Binary(a)) => {
                print_bytes(a.value(row), text);
                quote(text, out)?;
            }
            Printer::Cells(Cells::Fixed(a)) => {
                print_bytes(a.value(row), text);
                quote(text, out)?;
            }
            Printer::Plain(a) => match a.as_boolean_opt() {
                Some(a) => write!(out, "{}", a.value(row))?,
                // JSON has no infinities or NaN; they become null.
                None => write!(out, "{}", serde_json::json!(a.as_primitive::<Float64Type>().value(row)))?,
            },
            Printer::Other(_, formatter) => {
                formatter.value(row).write(text)?;
                quote(text, out)?;
            }
        }
        Ok(())
    }
}

fn quote(text: &str, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(out, text).map_err(io::Error::from)
}
