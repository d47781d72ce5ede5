//! Determines the format of a file, and opens its reader or writer.

use std::path::Path;

use arrow_schema::SchemaRef;

use super::guard::{self, TableReader, TableWriter};
use super::{csv, ipc, json, parquet};
use crate::process::exit::Failure;
use crate::table::files::input::{Input, is_standard};
use crate::table::files::magic::Magic;
use crate::table::files::pour::Pour;
use crate::table::files::unwritten::unwritten;
use crate::table::layout::{Layout, Packing};
use crate::table::{Compression, FormatOptions, Output, Sink, Source};

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    /// The layout.
    pub(crate) layout: Layout,
    /// The compression of the file.
    packing: Packing,
}

const KNOWN: &str =
    ".csv, .tsv, .jsonl, .ndjson, .parquet, .arrow and .arrows, and .gz or .zst after a text format";

impl Format {
    /// Returns the format given with `option`, else the one named by the extensions of the file.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, or if a format with internal compression is compressed as a whole.
    pub(crate) fn of(path: &Path, option: &str, given: Option<Layout>) -> Result<Format, Failure> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        let (stem, packing) = if let Some(stem) = name.strip_suffix(".gz") {
            (stem, Packing::Gzip)
        } else if let Some(stem) = name.strip_suffix(".zst") {
            (stem, Packing::Zstd)
        } else {
            (name.as_str(), Packing::Plain)
        };
        let named = match stem.rsplit_once('.').map(|(_, extension)| extension) {
            Some("csv") => Some(Layout::Csv),
            Some("tsv") => Some(Layout::Tsv),
            Some("jsonl" | "ndjson") => Some(Layout::Jsonl),
            Some("parquet" | "pq") => Some(Layout::Parquet),
            Some("arrow" | "feather" | "ipc") => Some(Layout::Arrow),
            Some("arrows") => Some(Layout::Arrows),
            _ => None,
        };
        let Some(layout) = given.or(named) else {
            let what = if is_standard(path) {
                format!("a pipe has no extension; name the format with {option}")
            } else {
                format!("the extension does not name a format; use one of {KNOWN}, or {option}")
            };
            return Err(Failure::usage(format_args!("{}: {what}", path.display())));
        };
        let format = Format { layout, packing };
        if packing != Packing::Plain && !format.is_text() {
            return Err(Failure::usage(format_args!(
                "{}: this format is compressed inside the file, not as a whole",
                path.display()
            )));
        }
        Ok(format)
    }

    /// Returns whether CSV options apply.
    pub(crate) fn is_csv(self) -> bool {
        matches!(self.layout, Layout::Csv | Layout::Tsv)
    }

    /// Returns whether numbers are text in this format.
    pub(crate) fn is_text(self) -> bool {
        self.is_csv() || self.layout == Layout::Jsonl
    }

    fn delimiter(self, given: Option<u8>) -> u8 {
        given.unwrap_or(if self.layout == Layout::Tsv { b'\t' } else { b',' })
    }

    /// Rejects a compression that this format does not support or that contradicts the file name.
    ///
    /// # Errors
    ///
    /// Returns what it supports.
    pub(crate) fn check_compression(self, path: &Path, compression: Compression) -> Result<(), Failure> {
        let refused =
            |what: &dyn std::fmt::Display| Err(Failure::usage(format_args!("--compression: {what}")));
        if let Err(what) = compression.check(self.layout) {
            return refused(&what);
        }
        match compression.packing() {
            Some(packing) if self.packing != Packing::Plain && packing != self.packing => {
                refused(&format_args!(
                    "{}: the name says {}, but --compression says {compression}",
                    path.display(),
                    self.packing.name()
                ))
            }
            _ => Ok(()),
        }
    }

    /// Reads a file of this format. A panic of the decoder becomes an error.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not begin like this format.
    pub(crate) fn read(self, mut input: Input, options: &FormatOptions) -> Result<TableReader, Failure> {
        let name = input.name().to_owned();
        let packing = self.check_head(&mut input)?;
        let source = guard::caught(&name, &"damaged", || -> Result<Box<dyn Source>, Failure> {
            Ok(match self.layout {
                Layout::Csv | Layout::Tsv => Box::new(csv::Reader::new(
                    input,
                    packing,
                    self.delimiter(options.delimiter),
                    !options.no_header,
                )?),
                Layout::Jsonl => Box::new(json::Reader::new(input, packing, options)?),
                Layout::Parquet => Box::new(parquet::Reader::new(input)?),
                Layout::Arrow => Box::new(ipc::Reader::new(input, false)?),
                Layout::Arrows => Box::new(ipc::Reader::new(input, true)?),
            })
        })?;
        Ok(TableReader::new(name, source))
    }

    /// Compares the first bytes of a file with this format, and returns its compression. That of text is
    /// detected from the content, whatever the name.
    ///
    /// # Errors
    ///
    /// Returns an error if they are those of another format.
    fn check_head(self, input: &mut Input) -> Result<Packing, Failure> {
        let head = input.head()?;
        let (is, way_out) = match Magic::of(head) {
            Some(Magic::Packed(packing)) if self.is_text() => return Ok(packing),
            Some(Magic::Packed(packing)) => {
                (format!("a file compressed with {}", packing.name()), "; decompress it first".into())
            }
            Some(Magic::Table(layout)) if layout == self.layout => return Ok(Packing::Plain),
            Some(Magic::Table(layout)) => {
                (layout.name().to_owned(), format!("; give --format {}", layout.option()))
            }
            Some(Magic::Foreign(is)) => (is.to_owned(), String::new()),
            None if self.packing != Packing::Plain && !head.is_empty() => {
                ("an uncompressed file".to_owned(), "; give it a name without .gz or .zst".into())
            }
            None => return Ok(Packing::Plain),
        };
        let expected = match self.packing {
            Packing::Plain => self.layout.name().to_owned(),
            packing => format!("{} compressed with {}", self.layout.name(), packing.name()),
        };
        let name = input.name();
        Err(Failure::data(format_args!("{name}: looks like {is}; expected {expected}{way_out}")))
    }

    /// Creates a writer of this format for the rows of `source`.
    ///
    /// # Errors
    ///
    /// Returns an error if the format cannot hold such columns, or the file cannot be written.
    pub(crate) fn create(
        self,
        output: &Output,
        schema: &SchemaRef,
        source: &TableReader,
        options: &FormatOptions,
    ) -> Result<TableWriter, Failure> {
        let name = output.name().to_owned();
        let compression = options.compression;
        let pour = || {
            let packing = compression.and_then(Compression::packing).unwrap_or(self.packing);
            Pour::new(output.handle()?, packing, compression.and_then(Compression::level))
                .map_err(|e| unwritten(output.name(), &e))
        };
        let sink = guard::caught(&name, &"cannot be written", || -> Result<Box<dyn Sink>, Failure> {
            Ok(match self.layout {
                Layout::Csv | Layout::Tsv => {
                    let delimiter = self.delimiter(options.out_delimiter);
                    Box::new(csv::Writer::new(output, schema, pour()?, delimiter, !options.no_header)?)
                }
                Layout::Jsonl => Box::new(json::Writer::new(output, schema, pour()?, options.lines)?),
                Layout::Parquet => {
                    let codec = compression.and_then(Compression::codec);
                    Box::new(parquet::Writer::new(output, schema, source.parquet(), codec)?)
                }
                Layout::Arrow | Layout::Arrows => {
                    let messages = compression.and_then(Compression::messages).flatten();
                    Box::new(ipc::Writer::new(output, schema, self.layout == Layout::Arrows, messages)?)
                }
            })
        })?;
        Ok(TableWriter::new(name, sink))
    }
}
