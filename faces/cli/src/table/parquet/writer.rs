//! Parquet as a sink.

use std::fs::File;

use ::parquet::arrow::{ARROW_SCHEMA_META_KEY, ArrowWriter};
use ::parquet::basic::Compression;
use ::parquet::errors::ParquetError;
use ::parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData};
use ::parquet::file::properties::WriterProperties;
use ::parquet::schema::types::ColumnPath;
use arrow::datatypes::SchemaRef;
use arrow::record_batch::RecordBatch;

use crate::exit::Failure;
use crate::table::{Output, Sink};

/// Bytes of a row group, about: it is held in memory until it is complete.
const GROUP_BYTES: usize = 32 << 20;

/// A Parquet file that is being written.
pub(crate) struct Writer {
    name: String,
    parquet: ArrowWriter<File>,
}

impl Writer {
    /// Begins a file whose last column is new. If the others come from a Parquet file, its metadata and
    /// the compression of each column are kept.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        origin: Option<&ParquetMetaData>,
    ) -> Result<Writer, Failure> {
        let file = output.file()?;
        let name = output.name().to_owned();
        match ArrowWriter::try_new(file, schema.clone(), Some(properties(schema, origin))) {
            Ok(parquet) => Ok(Writer { name, parquet }),
            Err(e) => Err(Failure::data(format_args!("{name}: {e}"))),
        }
    }

    fn refused(&self, e: &ParquetError) -> Failure {
        Failure::data(format_args!("{}: {e}", self.name))
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        self.parquet.write(batch).map_err(|e| self.refused(&e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.parquet.finish().map(drop).map_err(|e| self.refused(&e))
    }
}

fn properties(schema: &SchemaRef, origin: Option<&ParquetMetaData>) -> WriterProperties {
    let columns = origin.and_then(|o| o.row_groups().first()).map_or(&[][..], |group| group.columns());
    let default = columns.first().map_or(Compression::SNAPPY, ColumnChunkMetaData::compression);
    let mut builder = WriterProperties::builder()
        .set_created_by(concat!("limbwise ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_max_row_group_bytes(Some(GROUP_BYTES))
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
