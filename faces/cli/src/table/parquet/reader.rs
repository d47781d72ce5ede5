//! Parquet as a source.

use std::sync::Arc;

use ::parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use ::parquet::file::metadata::{ParquetMetaData, RowGroupMetaData};
use arrow::datatypes::SchemaRef;

use crate::exit::Failure;
use crate::table::input::Input;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, Source};

/// A Parquet file that is being read, page by page: a row group may be larger than the memory.
pub(crate) struct Reader {
    name: String,
    batches: ParquetRecordBatchReader,
    metadata: Arc<ParquetMetaData>,
    schema: SchemaRef,
    rows: u64,
}

impl Reader {
    /// Reads the footer.
    pub(crate) fn new(input: Input) -> Result<Reader, Failure> {
        let name = input.name().to_owned();
        let file = input.seekable()?;
        let refused = |e| Failure::data(format_args!("{name}: not a Parquet file, or a damaged one: {e}"));
        let builder = ParquetRecordBatchReaderBuilder::try_new(file).map_err(refused)?;
        let metadata = builder.metadata().clone();
        let schema = builder.schema().clone();
        let row_bytes = metadata.row_groups().iter().map(row_bytes).max().unwrap_or(0);
        let rows = (CHUNK_BYTES / row_bytes.max(1)).clamp(1, CHUNK_ROWS);
        let batches = builder.with_batch_size(rows).build().map_err(refused)?;
        Ok(Reader { name, batches, metadata, schema, rows: 0 })
    }
}

impl Source for Reader {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn total(&self) -> u64 {
        u64::try_from(self.metadata.file_metadata().num_rows()).unwrap_or(0)
    }

    fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let batch = match self.batches.next() {
            None => return Ok(None),
            Some(Ok(batch)) => batch,
            Some(Err(e)) => {
                return Err(Failure::data(format_args!(
                    "{}: damaged after row {}: {e}",
                    self.name, self.rows
                )));
            }
        };
        let rows_before = self.rows;
        self.rows += batch.num_rows() as u64;
        Ok(Some(Chunk { batch, rows_before, lines: Vec::new(), position: self.rows }))
    }

    fn parquet(&self) -> Option<&ParquetMetaData> {
        Some(&self.metadata)
    }
}

/// The bytes of a row on average, decoded.
fn row_bytes(group: &RowGroupMetaData) -> usize {
    let bytes: i64 = group
        .columns()
        .iter()
        // A dictionary holds once what many rows hold.
        .map(|c| c.uncompressed_size().max(c.unencoded_byte_array_data_bytes().unwrap_or(0)).max(0))
        .fold(0, i64::saturating_add);
    usize::try_from(bytes / group.num_rows().max(1)).unwrap_or(usize::MAX)
}
