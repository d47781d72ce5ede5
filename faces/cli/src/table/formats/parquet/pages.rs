//! Checks the pages of a column before they are decompressed, and again before their values are decoded. The decoder
//! reserves as many bytes as a header announces (<https://github.com/apache/arrow-rs/issues/10734>).

use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::sync::Arc;

use ::parquet::arrow::arrow_reader::RowGroups;
use ::parquet::basic::{Compression, Encoding, Type};
use ::parquet::column::page::{Page, PageIterator, PageMetadata, PageReader};
use ::parquet::errors::{ParquetError, Result};
use ::parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData, RowGroupMetaData};
use ::parquet::file::reader::ChunkReader;
use ::parquet::file::serialized_reader::SerializedPageReader;
use limbwise_thrift::compact::Cursor;
use limbwise_thrift::{Error, Type as Kind};

use super::levels::Levels;
use super::values;
use crate::table::files::plain::plain;
use crate::table::formats::bounds::Ratio;

/// Bytes read at first to find the header of a page.
const HEADER_BYTES: u64 = 1 << 10;

/// The pages of some row groups of a file.
pub(super) struct Pages {
    pub(super) file: Arc<File>,
    pub(super) metadata: Arc<ParquetMetaData>,
    pub(super) groups: Range<usize>,
}

impl RowGroups for Pages {
    fn num_rows(&self) -> usize {
        self.row_groups().map(|group| usize::try_from(group.num_rows()).unwrap_or(0)).sum()
    }

    fn column_chunks(&self, column: usize) -> Result<Box<dyn PageIterator>> {
        let (file, metadata, groups) = (self.file.clone(), self.metadata.clone(), self.groups.clone());
        Ok(Box::new(ColumnPages { file, metadata, groups, column }))
    }

    fn row_groups(&self) -> Box<dyn Iterator<Item = &RowGroupMetaData> + '_> {
        Box::new(self.groups.clone().map(|i| self.metadata.row_group(i)))
    }

    fn metadata(&self) -> &ParquetMetaData {
        &self.metadata
    }
}

/// The pages of one column in some row groups.
struct ColumnPages {
    file: Arc<File>,
    metadata: Arc<ParquetMetaData>,
    groups: Range<usize>,
    column: usize,
}

impl Iterator for ColumnPages {
    type Item = Result<Box<dyn PageReader>>;

    fn next(&mut self) -> Option<Self::Item> {
        let group = self.groups.next()?;
        let pages = CheckedPages::new(self.file.clone(), &self.metadata, group, self.column);
        Some(pages.map(|pages| Box::new(pages) as Box<dyn PageReader>))
    }
}

impl PageIterator for ColumnPages {}

/// Returns the length of the longest value in a column's dictionary, 0 without a dictionary.
///
/// # Errors
///
/// Returns an error if it cannot be read.
pub(super) fn longest_in_dictionary(
    file: &Arc<File>,
    metadata: &ParquetMetaData,
    group: usize,
    column: usize,
) -> Result<usize> {
    if metadata.row_group(group).column(column).column_type() != Type::BYTE_ARRAY {
        return Ok(0);
    }
    let mut pages = CheckedPages::new(file.clone(), metadata, group, column)?;
    if pages.at >= pages.end || pages.header()?.0.kind != DICTIONARY {
        return Ok(0);
    }
    match pages.get_next_page()? {
        Some(Page::DictionaryPage { buf, .. }) => {
            let (mut longest, mut rest) = (0, &buf[..]);
            while let Some((length, after)) = rest.split_first_chunk() {
                let length = u32::from_le_bytes(*length) as usize;
                longest = longest.max(length.min(after.len()));
                rest = after.get(length..).unwrap_or_default();
            }
            Ok(longest)
        }
        _ => Ok(0),
    }
}

/// The header of a page.
#[derive(Default)]
struct Header {
    kind: i32,
    unpacked: i32,
    packed: i32,
    values: i32,
}

/// Page types.
const DATA: i32 = 0;
const INDEX: i32 = 1;
const DICTIONARY: i32 = 2;
const DATA_V2: i32 = 3;

/// What fastparquet appends to the values of a page.
const FILLING: [u8; 8] = [0; 8];

/// The pages of a column chunk, read in step with the reader that this guards.
struct CheckedPages {
    pages: SerializedPageReader<File>,
    file: Arc<File>,
    chunk: ColumnChunkMetaData,
    /// The start of the last checked page, the start of the next page, and the end of the last page.
    page: u64,
    at: u64,
    end: u64,
    /// The number of values in the remaining pages.
    values: i64,
    /// The number of rows in all pages, and the levels of the pages read so far.
    rows: i64,
    levels: Levels,
    /// The number of values in the dictionary.
    dictionary: u64,
    /// The writer appends zeros to the values of a page.
    is_filled: bool,
}

impl CheckedPages {
    fn new(file: Arc<File>, metadata: &ParquetMetaData, group: usize, column: usize) -> Result<CheckedPages> {
        let group = metadata.row_group(group);
        let writer = metadata.file_metadata().created_by().unwrap_or_default();
        let chunk = group.column(column).clone();
        let (at, length) = chunk.byte_range();
        let rows = usize::try_from(group.num_rows()).unwrap_or(0);
        let pages = SerializedPageReader::new(file.clone(), &chunk, rows, None)?;
        Ok(CheckedPages {
            pages,
            file,
            page: at,
            at,
            end: at.saturating_add(length),
            values: chunk.num_values(),
            rows: group.num_rows(),
            levels: Levels::new(group, column),
            dictionary: 0,
            is_filled: writer.starts_with("fastparquet"),
            chunk,
        })
    }

    /// Returns an error with the position of the page.
    fn refused(&self, what: &str) -> ParquetError {
        let column = self.chunk.column_path().string();
        ParquetError::General(format!("column {column:?}, the page at byte {}: {what}", self.page))
    }

    /// Reads the header of the next page, and returns it with its size.
    fn header(&self) -> Result<(Header, u64)> {
        let left = self.end - self.at;
        let mut wanted = HEADER_BYTES.min(left);
        loop {
            let mut bytes = Vec::new();
            self.file.get_read(self.at)?.take(wanted).read_to_end(&mut bytes)?;
            match parse_header(&bytes) {
                Ok((header, length)) => return Ok((header, length as u64)),
                Err(e) if e.is_incomplete() && wanted < left => wanted = wanted.saturating_mul(8).min(left),
                Err(e) => return Err(self.refused(&format!("its header is damaged: {e}"))),
            }
        }
    }

    /// Checks the header of the next page of values and skips it.
    fn check_next(&mut self) -> Result<()> {
        loop {
            self.page = self.at;
            if self.at >= self.end {
                return match self.values {
                    0 => Ok(()),
                    left => {
                        Err(self.refused(&format!("the column ends here, and {left} values are missing")))
                    }
                };
            }
            let (header, length) = self.header()?;
            let (Ok(packed), Ok(unpacked)) = (u64::try_from(header.packed), u64::try_from(header.unpacked))
            else {
                return Err(
                    self.refused(&format!("it has {} bytes, {} unpacked", header.packed, header.unpacked))
                );
            };
            let left = self.end - self.at - length;
            if packed > left {
                return Err(self.refused(&format!("it takes {packed} bytes; the column has {left} left")));
            }
            if let Some(ratio) = ratio(self.chunk.compression())
                && !ratio.allows(packed, unpacked)
            {
                return Err(self.refused(&format!(
                    "it announces {unpacked} bytes; {packed} can be unpacked to {} at most",
                    ratio.most(packed)
                )));
            }
            let values = i64::from(header.values);
            match header.kind {
                DATA | DATA_V2 if !(0..=self.values).contains(&values) => {
                    return Err(
                        self.refused(&format!("it has {values} values; the column has {} left", self.values))
                    );
                }
                DATA | DATA_V2 => self.values -= values,
                // Each value takes at least a byte.
                DICTIONARY if u64::try_from(values).is_ok_and(|values| values <= unpacked) => {}
                DICTIONARY => {
                    return Err(self.refused(&format!("a dictionary of {values} values in {unpacked} bytes")));
                }
                INDEX => {}
                kind => return Err(self.refused(&format!("it is of kind {kind}, which does not exist"))),
            }
            self.at += length + packed;
            if header.kind != INDEX {
                return Ok(());
            }
        }
    }

    /// Checks the levels and the values of a page, and after the last one whether the column is complete.
    fn check_page(&mut self, page: &Page) -> std::result::Result<(), String> {
        let (count, bytes) = match page {
            Page::DictionaryPage { buf, num_values, .. } => {
                self.dictionary = (*num_values).into();
                (self.dictionary, &buf[..])
            }
            _ => self.levels.count(page)?,
        };
        let encoding = match page {
            // The first version of the format has another name for it.
            Page::DictionaryPage { encoding: Encoding::PLAIN_DICTIONARY, .. } => Encoding::PLAIN,
            _ => page.encoding(),
        };
        let check = |bytes| values::check(self.chunk.column_descr(), encoding, count, bytes, self.dictionary);
        check(bytes).or_else(|what| match bytes.strip_suffix(&FILLING) {
            Some(bytes) if self.is_filled && page.is_data_page() => check(bytes),
            _ => Err(what),
        })?;
        if page.is_data_page() && self.values == 0 {
            self.levels.check(&self.chunk, self.rows)?;
        }
        Ok(())
    }
}

impl PageReader for CheckedPages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        self.check_next()?;
        let page = self.pages.get_next_page().map_err(|e| self.refused(&plain(&e)))?;
        if let Some(page) = &page {
            self.check_page(page).map_err(|what| self.refused(&what))?;
        }
        Ok(page)
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        // Its levels count as well.
        self.get_next_page().map(drop)
    }

    fn at_record_boundary(&mut self) -> Result<bool> {
        self.pages.at_record_boundary()
    }
}

impl Iterator for CheckedPages {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Self::Item> {
        self.get_next_page().transpose()
    }
}

fn ratio(compression: Compression) -> Option<Ratio> {
    match compression {
        Compression::UNCOMPRESSED => None,
        Compression::SNAPPY => Some(Ratio::SNAPPY),
        Compression::GZIP(_) => Some(Ratio::GZIP),
        Compression::LZ4 | Compression::LZ4_RAW => Some(Ratio::LZ4),
        _ => Some(Ratio::ZSTD),
    }
}

/// Parses the header of a page, and returns it with its size. The decoder ignores the types of fields.
fn parse_header(bytes: &[u8]) -> std::result::Result<(Header, usize), Error> {
    let mut header = Header::default();
    let mut cursor = Cursor::new(bytes);
    while let Some(field) = cursor.field()? {
        match field.id {
            1 => header.kind = cursor.expect(field, Kind::I32)?.value()?,
            2 => header.unpacked = cursor.expect(field, Kind::I32)?.value()?,
            3 => header.packed = cursor.expect(field, Kind::I32)?.value()?,
            // The part specific to the page type begins with the number of values.
            5 | 7 | 8 => {
                cursor.expect(field, Kind::Struct)?.enter()?;
                while let Some(field) = cursor.field()? {
                    match field.id {
                        1 => header.values = cursor.expect(field, Kind::I32)?.value()?,
                        _ => cursor.skip(field.kind)?,
                    }
                }
            }
            _ => cursor.skip(field.kind)?,
        }
    }
    Ok((header, cursor.offset()))
}
