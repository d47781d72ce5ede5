//! Checks the pages of a column before they are decompressed, and again before their values are decoded.

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

use super::delta;
use super::thrift::{Cursor, Unread, Value};
use crate::table::bounds::Ratio;

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
        let group = self.metadata.row_group(self.groups.next()?);
        let pages = CheckedPages::new(self.file.clone(), group, self.column);
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
    group: &RowGroupMetaData,
    column: usize,
) -> Result<usize> {
    if group.column(column).column_type() != Type::BYTE_ARRAY {
        return Ok(0);
    }
    let mut pages = CheckedPages::new(file.clone(), group, column)?;
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
    kind: i64,
    unpacked: i64,
    packed: i64,
    values: Option<i64>,
}

/// Page types.
const DATA: i64 = 0;
const INDEX: i64 = 1;
const DICTIONARY: i64 = 2;
const DATA_V2: i64 = 3;

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
}

impl CheckedPages {
    fn new(file: Arc<File>, group: &RowGroupMetaData, column: usize) -> Result<CheckedPages> {
        let chunk = group.column(column).clone();
        let (at, length) = chunk.byte_range();
        let rows = usize::try_from(group.num_rows()).unwrap_or(0);
        let pages = SerializedPageReader::new(file.clone(), &chunk, rows, None)?;
        let values = chunk.num_values();
        Ok(CheckedPages { pages, file, chunk, page: at, at, end: at.saturating_add(length), values })
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
                Err(Unread::Ended) if wanted < left => wanted = wanted.saturating_mul(8).min(left),
                Err(Unread::Ended) => return Err(self.refused("its header ends early")),
                Err(Unread::Damaged(what)) => return Err(self.refused(&format!("its header has {what}"))),
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
            let values = header.values.unwrap_or(0);
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

    /// Checks what the decoder would allocate based on the values of a page.
    fn check_page(&self, page: &Page) -> Result<()> {
        let sum = match page.encoding() {
            Encoding::DELTA_LENGTH_BYTE_ARRAY => delta::texts,
            Encoding::DELTA_BYTE_ARRAY => delta::texts_by_prefix,
            _ => return Ok(()),
        };
        let bytes = self.values_of(page).ok_or_else(|| self.refused("its levels are longer than it"))?;
        let sum = sum(bytes, page.num_values()).map_err(|what| self.refused(&what))?;
        if !Ratio::ZSTD.allows(bytes.len() as u64, sum) {
            return Err(self.refused(&format!("its texts have {sum} bytes; it has {}", bytes.len())));
        }
        Ok(())
    }

    /// Returns the bytes of a page after its levels.
    fn values_of<'a>(&self, page: &'a Page) -> Option<&'a [u8]> {
        let descriptor = self.chunk.column_descr();
        match page {
            Page::DataPage { buf, num_values, def_level_encoding, rep_level_encoding, .. } => {
                let repetitions = (descriptor.max_rep_level(), *rep_level_encoding);
                let definitions = (descriptor.max_def_level(), *def_level_encoding);
                [repetitions, definitions].into_iter().filter(|(most, _)| *most > 0).try_fold(
                    &buf[..],
                    |bytes, (most, encoding)| match encoding {
                        Encoding::RLE => {
                            let (length, after) = bytes.split_first_chunk()?;
                            after.get(usize::try_from(u32::from_le_bytes(*length)).ok()?..)
                        }
                        // Bit-packed booleans.
                        _ => {
                            let width = u64::from(16 - most.cast_unsigned().leading_zeros());
                            bytes.get(usize::try_from((u64::from(*num_values) * width).div_ceil(8)).ok()?..)
                        }
                    },
                )
            }
            Page::DataPageV2 { buf, def_levels_byte_len, rep_levels_byte_len, .. } => {
                buf.get((*def_levels_byte_len as usize).checked_add(*rep_levels_byte_len as usize)?..)
            }
            Page::DictionaryPage { buf, .. } => Some(buf),
        }
    }
}

impl PageReader for CheckedPages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        self.check_next()?;
        let page = self.pages.get_next_page()?;
        if let Some(page) = &page {
            self.check_page(page)?;
        }
        Ok(page)
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        self.check_next()?;
        self.pages.skip_next_page()
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

fn parse_header(bytes: &[u8]) -> std::result::Result<(Header, usize), Unread> {
    let mut header = Header::default();
    let mut cursor = Cursor::new(bytes);
    cursor.structure(|cursor, number, value| {
        match (number, value) {
            (1, Value::Integer(kind)) => header.kind = kind,
            (2, Value::Integer(bytes)) => header.unpacked = bytes,
            (3, Value::Integer(bytes)) => header.packed = bytes,
            // The part specific to the page type begins with the number of values.
            (5 | 7 | 8, Value::Struct) => {
                cursor.structure(|_, number, value| {
                    if let (1, Value::Integer(count)) = (number, value) {
                        header.values = Some(count);
                    }
                    Ok(false)
                })?;
                return Ok(true);
            }
            _ => {}
        }
        Ok(false)
    })?;
    Ok((header, cursor.at()))
}
