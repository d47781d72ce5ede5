//! Parquet as a sink.

use std::collections::VecDeque;

use ::parquet::arrow::{ARROW_SCHEMA_META_KEY, ArrowWriter};
use ::parquet::basic::Compression;
use ::parquet::errors::ParquetError;
use ::parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData};
use ::parquet::file::properties::WriterProperties;
use ::parquet::schema::types::ColumnPath;
use arrow::datatypes::SchemaRef;
use arrow::record_batch::RecordBatch;

use crate::exit::Failure;
use crate::table::output::Handle;
use crate::table::{Output, Sink};

/// Bytes of a row group, about: it is held in memory until it is complete.
const GROUP_BYTES: usize = 32 << 20;

/// A Parquet file that is being written.
pub(crate) struct Writer {
    name: String,
    parquet: ArrowWriter<Handle>,
    /// Rows that the groups of the original still have, the first group being in work.
    groups: VecDeque<usize>,
}

impl Writer {
    /// Begins a file whose last column is new. If the others come from a Parquet file, its metadata, its
    /// groups of rows and the compression of each column are kept.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        origin: Option<&ParquetMetaData>,
    ) -> Result<Writer, Failure> {
        let handle = output.handle()?;
        let name = output.name().to_owned();
        match ArrowWriter::try_new(handle, schema.clone(), Some(properties(schema, origin))) {
            Ok(parquet) => Ok(Writer { name, parquet, groups: groups(origin) }),
            Err(e) => Err(Failure::data(format_args!("{name}: {e}"))),
        }
    }

    /// Writes rows, in groups like those of the original unless they would be too large.
    fn write_groups(&mut self, batch: &RecordBatch) -> Result<(), ParquetError> {
        let mut start = 0;
        while let Some(left) = self.groups.front_mut().filter(|_| start < batch.num_rows()) {
            let rows = (*left).min(batch.num_rows() - start);
            *left -= rows;
            let complete = *left == 0;
            self.parquet.write(&batch.slice(start, rows))?;
            start += rows;
            if complete {
                self.groups.pop_front();
                self.parquet.flush()?;
            }
        }
        self.parquet.write(&batch.slice(start, batch.num_rows() - start))
    }

    fn refused(&self, e: &ParquetError) -> Failure {
        Failure::data(format_args!("{}: {e}", self.name))
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        self.write_groups(batch).map_err(|e| self.refused(&e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.parquet.finish().map(drop).map_err(|e| self.refused(&e))
    }
}

/// The rows of each group of the original that has any.
fn groups(origin: Option<&ParquetMetaData>) -> VecDeque<usize> {
    let groups = origin.map_or(&[][..], ParquetMetaData::row_groups).iter();
    groups.filter_map(|group| usize::try_from(group.num_rows()).ok()).filter(|rows| *rows > 0).collect()
}

fn properties(schema: &SchemaRef, origin: Option<&ParquetMetaData>) -> WriterProperties {
    let columns = origin.and_then(|o| o.row_groups().first()).map_or(&[][..], |group| group.columns());
    let default = columns.first().map_or(Compression::SNAPPY, ColumnChunkMetaData::compression);
    let mut builder = WriterProperties::builder()
        .set_created_by(concat!("limbwise ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_max_row_group_bytes(Some(GROUP_BYTES))
        .set_max_row_group_row_count(if origin.is_some() { None } else { Some(1 << 20) })
        .set_compression(default);
    for column in columns {
        builder = builder.set_column_compression(column.column_path().clone(), column.compression());
    }
    if let Some(new) = schema.fields().last() {
        // Hardly two powers are equal: a dictionary would be built in vain.
        builder = builder.set_column_dictionary_enabled(ColumnPath::new(vec![new.name().clone()]), false);
    }
    let kept = origin.and_then(|o| o.file_metadata().key_value_metadata()).map(|pairs| {
        // The schema has a column more; the writer notes it anew.
        pairs.iter().filter(|pair| pair.key != ARROW_SCHEMA_META_KEY).cloned().collect()
    });
    builder.set_key_value_metadata(kept).build()
}
