//! Writes CSV.

use std::error::Error;
use std::fmt::Write as _;

use ::csv::WriterBuilder;
use arrow_array::{ArrayRef, RecordBatch};
use arrow_cast::cast;
use arrow_cast::display::{ArrayFormatter, FormatOptions};
use arrow_schema::{ArrowError, DataType, SchemaRef};

use crate::process::exit::Failure;
use crate::table::files::pour::Pour;
use crate::table::files::unwritten::unwritten;
use crate::table::numbers::text::print_bytes;
use crate::table::{Cells, Kind, Output, Sink};

/// Bytes written at a time.
const BUFFER: usize = 1 << 18;

/// A CSV file being written.
pub(crate) struct Writer {
    name: String,
    /// `None` once finished.
    csv: Option<::csv::Writer<Pour>>,
}

impl Writer {
    /// Creates the writer and writes the header, unless disabled.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        pour: Pour,
        delimiter: u8,
        header: bool,
    ) -> Result<Writer, Failure> {
        let name = output.name().to_owned();
        let mut csv = WriterBuilder::new().delimiter(delimiter).buffer_capacity(BUFFER).from_writer(pour);
        if header {
            let names = schema.fields().iter().map(|f| f.name());
            csv.write_record(names).map_err(|e| unwritten(&name, &e))?;
        }
        Ok(Writer { name, csv: Some(csv) })
    }

    fn write_rows(&mut self, batch: &RecordBatch) -> Result<(), ::csv::Error> {
        let other = |e: ArrowError| ::csv::Error::from(std::io::Error::other(e));
        let options = FormatOptions::new().with_null("");
        let printable =
            batch.columns().iter().map(printable).collect::<Result<Vec<_>, _>>().map_err(other)?;
        let columns: Vec<_> =
            printable.iter().map(|c| Printer::new(c, &options)).collect::<Result<_, _>>().map_err(other)?;
        let mut text = String::new();
        let Some(csv) = &mut self.csv else { return Ok(()) };
        for row in 0..batch.num_rows() {
            for column in &columns {
                csv.write_field(column.print(row, &mut text).map_err(other)?)?;
            }
            csv.write_record(None::<&[u8]>)?;
        }
        Ok(())
    }

    fn refused(&self, e: &(dyn Error + 'static)) -> Failure {
        unwritten(&self.name, e)
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        self.write_rows(batch).map_err(|e| self.refused(&e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let Some(csv) = self.csv.take() else { return Ok(()) };
        let pour = csv.into_inner().map_err(|e| self.refused(e.error()))?;
        pour.finish().map_err(|e| self.refused(&e))
    }
}

/// Converts a column to a type that the formatter supports. It has no time zones: timestamps are written in
/// UTC.
fn printable(column: &ArrayRef) -> Result<ArrayRef, ArrowError> {
    match column.data_type() {
        DataType::Timestamp(unit, Some(_)) => {
            cast(column, &DataType::Timestamp(*unit, Some("+00:00".into())))
        }
        _ => Ok(column.clone()),
    }
}

/// Writes the cells of a column as text.
enum Printer<'a> {
    /// Types that hold numbers, printed so that they can be read again.
    Cells(Cells),
    /// Anything else.
    Other(ArrayFormatter<'a>),
}

impl<'a> Printer<'a> {
    fn new(column: &'a ArrayRef, options: &FormatOptions<'a>) -> Result<Printer<'a>, ArrowError> {
        match Kind::of(column.data_type()) {
            Some(_) => Cells::new(column).map(Printer::Cells),
            None => ArrayFormatter::try_new(column.as_ref(), options).map(Printer::Other),
        }
    }

    /// Returns the text of a cell, stored in `text` if necessary.
    fn print<'t>(&'t self, row: usize, text: &'t mut String) -> Result<&'t str, ArrowError> {
        text.clear();
        match self {
            Printer::Cells(cells) if cells.is_null(row) => {}
            Printer::Cells(Cells::Text(a) | Cells::Decimal(a)) => return Ok(a.value(row)),
            // Writing to a String cannot fail.
            Printer::Cells(Cells::Signed(a)) => drop(write!(text, "{}", a.value(row))),
            Printer::Cells(Cells::Unsigned(a)) => drop(write!(text, "{}", a.value(row))),
            Printer::Cells(Cells::Binary(a)) => print_bytes(a.value(row), text),
            Printer::Cells(Cells::Fixed(a)) => print_bytes(a.value(row), text),
            Printer::Other(formatter) => formatter.value(row).write(text)?,
        }
        Ok(text)
    }
}
