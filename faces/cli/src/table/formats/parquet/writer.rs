//! Writes Parquet.

use std::collections::VecDeque;
use std::sync::Arc;

use ::parquet::arrow::arrow_writer::ArrowWriterOptions;
use ::parquet::arrow::{ARROW_SCHEMA_META_KEY, ArrowSchemaConverter, ArrowWriter};
use ::parquet::basic::Compression;
use ::parquet::errors::ParquetError;
use ::parquet::file::metadata::{ColumnChunkMetaData, ParquetMetaData};
use ::parquet::file::properties::WriterProperties;
use ::parquet::schema::types::ColumnPath;
use arrow_array::{Array, Date64Array, RecordBatch};
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field, FieldRef, Schema, SchemaRef};

use crate::process::exit::Failure;
use crate::table::files::output::Handle;
use crate::table::files::unwritten::unwritten;
use crate::table::{Output, Sink};

/// The approximate size of a row group in bytes; it is held in memory until complete.
const GROUP_BYTES: usize = 32 << 20;

/// A Parquet file being written.
pub(crate) struct Writer {
    name: String,
    parquet: ArrowWriter<Handle>,
    /// The remaining rows of the original's row groups; the first is the current one.
    groups: VecDeque<usize>,
}

impl Writer {
    /// Creates a file whose last column is new. If the others come from a Parquet file, its metadata, its row
    /// groups and, unless `codec` is given, the compression of each column are kept.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        origin: Option<&ParquetMetaData>,
        codec: Option<Compression>,
    ) -> Result<Writer, Failure> {
        let handle = output.handle()?;
        let name = output.name().to_owned();
        check_types(&name, schema)?;
        let begin = || {
            // The Parquet types; the stored Arrow schema keeps the original types.
            let fields: Vec<_> = schema.fields().iter().map(days).collect();
            let parquet = ArrowSchemaConverter::new().convert(&Schema::new(fields))?;
            let options = ArrowWriterOptions::new().with_properties(properties(schema, origin, codec));
            ArrowWriter::try_new_with_options(handle, schema.clone(), options.with_parquet_schema(parquet))
        };
        match begin() {
            Ok(parquet) => Ok(Writer { name, parquet, groups: groups(origin) }),
            Err(e) => Err(unwritten(&name, &e)),
        }
    }

    /// Writes rows in row groups like those of the original, unless they would be too large.
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
        unwritten(&self.name, e)
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        check_days(&self.name, batch)?;
        self.write_groups(batch).map_err(|e| self.refused(&e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.parquet.finish().map(drop).map_err(|e| self.refused(&e))
    }
}

/// Rejects columns of types that Parquet cannot store.
fn check_types(name: &str, schema: &SchemaRef) -> Result<(), Failure> {
    let has_union = |field: &Field| contains(field.data_type(), &|t| matches!(t, DataType::Union(..)));
    match schema.fields().iter().find(|field| has_union(field)) {
        Some(field) => Err(Failure::data(format_args!(
            "{name}: column {:?}: Parquet cannot store unions; write an Arrow file (.arrow) or stream (.arrows)",
            field.name()
        ))),
        None => Ok(()),
    }
}

/// Returns whether `is_so` holds for a type or one nested in it.
fn contains(data_type: &DataType, is_so: &dyn Fn(&DataType) -> bool) -> bool {
    let within = |field: &FieldRef| contains(field.data_type(), is_so);
    is_so(data_type)
        || match data_type {
            DataType::List(field)
            | DataType::LargeList(field)
            | DataType::ListView(field)
            | DataType::LargeListView(field)
            | DataType::FixedSizeList(field, _)
            | DataType::Map(field, _)
            | DataType::RunEndEncoded(_, field) => within(field),
            DataType::Struct(fields) => fields.iter().any(within),
            DataType::Union(fields, _) => fields.iter().any(|(_, field)| within(field)),
            DataType::Dictionary(_, values) => contains(values, is_so),
            _ => false,
        }
}

const DAY: i64 = 86_400_000;

/// Converts a field to dates in days: dates in milliseconds would become plain integers in Parquet.
fn days(field: &FieldRef) -> FieldRef {
    let data_type = match field.data_type() {
        DataType::Date64 => DataType::Date32,
        DataType::List(inner) => DataType::List(days(inner)),
        DataType::LargeList(inner) => DataType::LargeList(days(inner)),
        DataType::FixedSizeList(inner, length) => DataType::FixedSizeList(days(inner), *length),
        DataType::Map(inner, sorted) => DataType::Map(days(inner), *sorted),
        DataType::Struct(fields) => DataType::Struct(fields.iter().map(days).collect()),
        _ => return field.clone(),
    };
    Arc::new(field.as_ref().clone().with_data_type(data_type))
}

/// Rejects dates in milliseconds that are not whole days, as Arrow requires: the time of day would be lost.
fn check_days(name: &str, batch: &RecordBatch) -> Result<(), Failure> {
    fn are_whole(array: &ArrayData) -> bool {
        if *array.data_type() == DataType::Date64 {
            let dates = Date64Array::from(array.clone());
            return dates.iter().flatten().all(|date| date % DAY == 0);
        }
        array.child_data().iter().all(are_whole)
    }
    for (field, column) in batch.schema().fields().iter().zip(batch.columns()) {
        if contains(field.data_type(), &|t| *t == DataType::Date64) && !are_whole(&column.to_data()) {
            return Err(Failure::data(format_args!(
                "{name}: column {:?}: a date with a time of day, which Parquet cannot store; expected whole days",
                field.name()
            )));
        }
    }
    Ok(())
}

/// Returns the numbers of rows in the original's nonempty row groups.
fn groups(origin: Option<&ParquetMetaData>) -> VecDeque<usize> {
    let groups = origin.map_or(&[][..], ParquetMetaData::row_groups).iter();
    groups.filter_map(|group| usize::try_from(group.num_rows()).ok()).filter(|rows| *rows > 0).collect()
}

fn properties(
    schema: &SchemaRef,
    origin: Option<&ParquetMetaData>,
    codec: Option<Compression>,
) -> WriterProperties {
    let columns = origin.and_then(|o| o.row_groups().first()).map_or(&[][..], |group| group.columns());
    let default = columns.first().map_or(Compression::SNAPPY, ColumnChunkMetaData::compression);
    let mut builder = WriterProperties::builder()
        .set_created_by(concat!("limbwise ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_max_row_group_bytes(Some(GROUP_BYTES))
        .set_max_row_group_row_count(if origin.is_some() { None } else { Some(1 << 20) })
        .set_compression(codec.unwrap_or(default));
    for column in columns.iter().filter(|_| codec.is_none()) {
        builder = builder.set_column_compression(column.column_path().clone(), column.compression());
    }
    if let Some(new) = schema.fields().last() {
        // Results are rarely equal, so a dictionary would not pay.
        builder = builder.set_column_dictionary_enabled(ColumnPath::new(vec![new.name().clone()]), false);
    }
    let kept = origin.and_then(|o| o.file_metadata().key_value_metadata()).map(|pairs| {
        // The schema has one more column; the writer stores it again.
        pairs.iter().filter(|pair| pair.key != ARROW_SCHEMA_META_KEY).cloned().collect()
    });
    builder.set_key_value_metadata(kept).build()
}
