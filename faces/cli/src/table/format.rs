//! Which format a file has, and who reads and writes it.

use std::fs::File;
use std::path::Path;

use arrow::datatypes::SchemaRef;

use super::{Output, Sink, Source, csv, parquet};
use crate::args::CsvArgs;
use crate::exit::Failure;

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Text with a delimiter between the fields; `tabs` where the extension asks for them.
    Csv {
        /// Whether fields are separated by tabs unless something else is asked for.
        tabs: bool,
    },
    /// Apache Parquet.
    Parquet,
}

/// What the command line says about formats.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    /// Separates the fields of CSV.
    pub(crate) delimiter: Option<u8>,
    /// Whether CSV begins with the names of its columns.
    pub(crate) header: bool,
}

impl From<CsvArgs> for Options {
    fn from(args: CsvArgs) -> Options {
        Options { delimiter: args.delimiter, header: !args.no_header }
    }
}

impl Format {
    /// The format that a file's extension names.
    ///
    /// # Errors
    ///
    /// If it names none.
    pub(crate) fn of(path: &Path) -> Result<Format, Failure> {
        let extension = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        match extension.as_str() {
            "csv" => Ok(Format::Csv { tabs: false }),
            "tsv" => Ok(Format::Csv { tabs: true }),
            "parquet" | "pq" => Ok(Format::Parquet),
            _ => Err(Failure::usage(format_args!(
                "{}: the extension does not name a format; known are .csv, .tsv and .parquet",
                path.display()
            ))),
        }
    }

    /// Whether CSV options mean something here.
    pub(crate) fn is_csv(self) -> bool {
        matches!(self, Format::Csv { .. })
    }

    /// Opens a file of this format.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or does not begin as the format should.
    pub(crate) fn open(self, path: &Path, options: Options) -> Result<Box<dyn Source>, Failure> {
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", path.display()));
        let file = File::open(path).map_err(|e| refused(&e))?;
        let metadata = file.metadata().map_err(|e| refused(&e))?;
        if metadata.is_dir() {
            return Err(refused(&"is a directory; expected a file"));
        }
        Ok(match self {
            Format::Csv { tabs } => Box::new(csv::Reader::new(
                path,
                file,
                metadata.len(),
                options.delimiter.unwrap_or(if tabs { b'\t' } else { b',' }),
                options.header,
            )?),
            Format::Parquet => Box::new(parquet::Reader::new(path, file)?),
        })
    }

    /// Begins to write a file of this format. `source` is where the rows come from.
    ///
    /// # Errors
    ///
    /// If the format cannot hold such columns, or the file cannot be written.
    pub(crate) fn create(
        self,
        output: &Output,
        schema: &SchemaRef,
        source: &dyn Source,
        options: Options,
    ) -> Result<Box<dyn Sink>, Failure> {
        Ok(match self {
            Format::Csv { tabs } => Box::new(csv::Writer::new(
                output,
                schema,
                options.delimiter.unwrap_or(if tabs { b'\t' } else { b',' }),
                options.header,
            )?),
            Format::Parquet => Box::new(parquet::Writer::new(output, schema, source.parquet())?),
        })
    }
}
