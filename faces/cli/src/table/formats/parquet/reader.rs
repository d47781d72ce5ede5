//! Reads Parquet.

use std::fs::File;
use std::sync::Arc;

use ::parquet::arrow::arrow_reader::{ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReader};
use ::parquet::arrow::{FieldLevels, ProjectionMask, parquet_to_arrow_field_levels};
use ::parquet::errors::Result;
use ::parquet::file::metadata::{ParquetMetaData, RowGroupMetaData};
use arrow_schema::SchemaRef;

use super::footer;
use super::pages::{Pages, longest_in_dictionary};
use crate::process::exit::Failure;
use crate::table::files::input::Input;
use crate::table::files::plain::plain;
use crate::table::formats::bounds::EXPANDED_BYTES;
use crate::table::formats::refused::Refused;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, Source};

/// A Parquet file being read page by page, because a row group may be larger than memory.
pub(crate) struct Reader {
    name: String,
    file: Arc<File>,
    metadata: Arc<ParquetMetaData>,
    levels: FieldLevels,
    schema: SchemaRef,
    /// The first row group that has not been started.
    next_group: usize,
    batches: Option<ParquetRecordBatchReader>,
    rows: u64,
}

impl Reader {
    /// Reads the footer.
    pub(crate) fn new(input: Input) -> std::result::Result<Reader, Failure> {
        let name = input.name().to_owned();
        let mut file = input.seekable()?;
        let refused =
            |e: String| Failure::data(format_args!("{name}: not a Parquet file, or a damaged one: {e}"));
        let metadata = footer::read(&mut file).map_err(|e| match e {
            Refused::Damaged(what) => refused(what),
            Refused::Unsupported(what) => Failure::data(format_args!("{name}: {what}")),
        })?;
        let metadata = Arc::new(metadata);
        let columns = || -> Result<_> {
            let arrow = ArrowReaderMetadata::try_new(metadata.clone(), ArrowReaderOptions::new())?;
            let schema = arrow.schema().clone();
            let parquet = metadata.file_metadata().schema_descr();
            let levels =
                parquet_to_arrow_field_levels(parquet, ProjectionMask::all(), Some(schema.fields()))?;
            Ok((schema, levels))
        };
        let (schema, levels) = columns().map_err(|e| refused(plain(&e)))?;
        let file = Arc::new(file);
        Ok(Reader { name, file, metadata, levels, schema, next_group: 0, batches: None, rows: 0 })
    }

    /// Starts the next row groups, as many as fill a chunk. Returns false if there are none.
    fn next_groups(&mut self) -> Result<bool> {
        let start = self.next_group;
        let (mut rows, mut chunk_rows) = (0, CHUNK_ROWS);
        while self.next_group < self.metadata.num_row_groups() && rows < CHUNK_ROWS as i64 {
            rows += self.metadata.row_group(self.next_group).num_rows();
            chunk_rows = chunk_rows.min(self.rows_of_chunk(self.next_group)?);
            self.next_group += 1;
        }
        if rows == 0 {
            return Ok(false);
        }
        let groups = start..self.next_group;
        let pages = Pages { file: self.file.clone(), metadata: self.metadata.clone(), groups };
        self.batches =
            Some(ParquetRecordBatchReader::try_new_with_row_groups(&self.levels, &pages, chunk_rows, None)?);
        Ok(true)
    }

    /// Returns how many rows of this group a chunk may hold without becoming too large, even if every row has
    /// the longest value of its dictionaries.
    fn rows_of_chunk(&self, group: usize) -> Result<usize> {
        let (index, group) = (group, self.metadata.row_group(group));
        let mut longest = 0usize;
        for (i, column) in group.columns().iter().enumerate() {
            let width = usize::try_from(column.column_descr().type_length()).unwrap_or(0);
            longest = longest.saturating_add(width.max(longest_in_dictionary(
                &self.file,
                &self.metadata,
                index,
                i,
            )?));
        }
        let rows = (CHUNK_BYTES / row_bytes(group).max(1)).min(EXPANDED_BYTES / longest.max(1));
        Ok(rows.clamp(1, CHUNK_ROWS))
    }
}

impl Source for Reader {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn total(&self) -> u64 {
        u64::try_from(self.metadata.file_metadata().num_rows()).unwrap_or(0)
    }

    fn next(&mut self) -> std::result::Result<Option<Chunk>, Failure> {
        let damaged = |name: &str, rows: u64, e: &dyn std::fmt::Display| {
            Failure::data(format_args!("{name}: damaged after row {rows}: {}", plain(e)))
        };
        let batch = loop {
            match self.batches.as_mut().and_then(Iterator::next) {
                Some(Ok(batch)) => break batch,
                Some(Err(e)) => return Err(damaged(&self.name, self.rows, &e)),
                None => match self.next_groups() {
                    Ok(true) => {}
                    Ok(false) if self.rows == self.total() => return Ok(None),
                    Ok(false) => {
                        let what = format!("no more rows; it announces {}", self.total());
                        return Err(damaged(&self.name, self.rows, &what));
                    }
                    Err(e) => return Err(damaged(&self.name, self.rows, &e)),
                },
            }
        };
        let rows_before = self.rows;
        self.rows += batch.num_rows() as u64;
        Ok(Some(Chunk { batch, rows_before, lines: Vec::new(), missing: Vec::new(), position: self.rows }))
    }

    fn parquet(&self) -> Option<&ParquetMetaData> {
        Some(&self.metadata)
    }
}

/// Returns the average size of a decoded row in bytes.
fn row_bytes(group: &RowGroupMetaData) -> usize {
    let bytes: i64 = group
        .columns()
        .iter()
        // A dictionary stores values once that many rows share.
        .map(|c| c.uncompressed_size().max(c.unencoded_byte_array_data_bytes().unwrap_or(0)).max(0))
        .fold(0, i64::saturating_add);
    usize::try_from(bytes / group.num_rows().max(1)).unwrap_or(usize::MAX)
}
