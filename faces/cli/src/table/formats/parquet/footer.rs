//! Checks the footer of a Parquet file before and after it is decoded.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};

use ::parquet::arrow::ARROW_SCHEMA_META_KEY;
use ::parquet::basic::{Compression, Type};
use ::parquet::file::metadata::{
    ColumnChunkMetaData, ParquetMetaData, ParquetMetaDataReader, RowGroupMetaData,
};
use arrow_ipc::root_as_message_with_opts;
use base64ct::{Base64, Encoding};
use limbwise_thrift::compact::Cursor;
use limbwise_thrift::{Error, Type as Kind};

use crate::table::files::plain::plain;
use crate::table::formats::bounds::values_are_plausible;
use crate::table::formats::ipc::{first_line, limits};
use crate::table::formats::refused::Refused;

/// The size of the metadata's length and the magic number.
const TAIL: u64 = 8;

/// The deepest nesting of columns.
const DEPTH: usize = 64;

/// The widest fixed-length value in bytes.
const WIDEST: i32 = 16 << 20;

fn encrypted() -> Refused {
    Refused::Unsupported("is encrypted, which is not supported; write it without encryption".into())
}

/// Reads the metadata at the end of a file.
///
/// # Errors
///
/// Returns why the file is rejected.
pub(super) fn read(file: &mut File) -> Result<ParquetMetaData, Refused> {
    let size = file.seek(SeekFrom::End(0)).map_err(|e| e.to_string())?;
    let begin = size.checked_sub(TAIL).ok_or_else(|| format!("it has {size} bytes"))?;
    let mut tail = [0; TAIL as usize];
    file.seek(SeekFrom::Start(begin)).map_err(|e| e.to_string())?;
    file.read_exact(&mut tail).map_err(|e| e.to_string())?;
    let [a, b, c, d, magic @ ..] = tail;
    match &magic {
        b"PAR1" => {}
        b"PARE" => return Err(encrypted()),
        _ => return Err("it does not end with PAR1".into()),
    }
    let length = u32::from_le_bytes([a, b, c, d]);
    let start = begin.checked_sub(length.into());
    let start = start.ok_or_else(|| format!("its metadata takes {length} bytes of {size}"))?;
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start)).map_err(|e| e.to_string())?;
    file.take(length.into()).read_to_end(&mut bytes).map_err(|e| e.to_string())?;
    if !check_tree(&bytes)? {
        return Err(encrypted());
    }
    let metadata = ParquetMetaDataReader::decode_metadata(&bytes).map_err(|e| plain(&e))?;
    check(&metadata, start)?;
    check_compression(&metadata)?;
    Ok(metadata)
}

/// Checks that the decoder supports the compression of every column.
fn check_compression(metadata: &ParquetMetaData) -> Result<(), Refused> {
    for column in metadata.row_groups().iter().flat_map(RowGroupMetaData::columns) {
        let name = match column.compression() {
            Compression::BROTLI(_) => "Brotli",
            Compression::LZO => "LZO",
            _ => continue,
        };
        return Err(Refused::Unsupported(format!(
            "the column {:?} is compressed with {name}, which is not supported; expected Snappy, gzip, Zstandard, LZ4 or none",
            column.column_path().string()
        )));
    }
    Ok(())
}

/// Checks that the elements of the schema form one tree of limited depth: the function `schema_from_array_helper`
/// of parquet 60.1.0 recurses for each level, which may exhaust the stack, and reserves memory for as many children
/// as an element announces. Returns whether the columns can be read without a key.
fn check_tree(bytes: &[u8]) -> Result<bool, String> {
    let (children, is_plain) = read_tree(bytes).map_err(|e| format!("its metadata is damaged: {e}"))?;
    // The number of children still expected at each level.
    let mut open = vec![1];
    for own in children {
        while open.last() == Some(&0) {
            open.pop();
        }
        let Some(left) = open.last_mut() else { return Err("its schema is not one tree".into()) };
        *left -= 1;
        if own < 0 {
            return Err(format!("its schema has a column of {own} columns"));
        }
        open.push(own);
        if open.len() > DEPTH {
            return Err(format!("its schema has columns within columns, more than {DEPTH} deep"));
        }
    }
    if open.iter().any(|left| *left != 0) {
        return Err("its schema ends early".into());
    }
    Ok(is_plain)
}

/// Reads the number of children of each element of the schema, and whether the columns can be read without a
/// key.
fn read_tree(bytes: &[u8]) -> Result<(Vec<i32>, bool), Error> {
    let (mut children, mut is_plain) = (Vec::new(), true);
    let mut cursor = Cursor::new(bytes);
    while let Some(field) = cursor.field()? {
        match field.id {
            2 => {
                for _ in 0..cursor.expect(field, Kind::List)?.sequence_of(Kind::Struct)? {
                    cursor.enter()?;
                    let mut own = 0;
                    while let Some(field) = cursor.field()? {
                        match field.id {
                            5 => own = cursor.expect(field, Kind::I32)?.value()?,
                            _ => cursor.skip(field.kind)?,
                        }
                    }
                    children.push(own);
                }
            }
            id => {
                // The encryption algorithm of columns in a file with a plaintext footer.
                is_plain &= id != 8;
                cursor.skip(field.kind)?;
            }
        }
    }
    Ok((children, is_plain))
}

/// Checks what the decoder assumes; the data ends at `end`.
fn check(metadata: &ParquetMetaData, end: u64) -> Result<(), String> {
    let mut rows = 0i64;
    for (i, group) in metadata.row_groups().iter().enumerate() {
        check_group(group, end).map_err(|what| format!("row group {i}: {what}"))?;
        rows = rows.checked_add(group.num_rows()).ok_or("it has too many rows")?;
    }
    let announced = metadata.file_metadata().num_rows();
    if rows != announced {
        return Err(format!("its row groups have {rows} rows; it announces {announced}"));
    }
    let pairs = metadata.file_metadata().key_value_metadata().into_iter().flatten();
    for pair in pairs.filter(|pair| pair.key == ARROW_SCHEMA_META_KEY) {
        check_arrow(pair.value.as_deref().unwrap_or_default())?;
    }
    Ok(())
}

fn check_group(group: &RowGroupMetaData, end: u64) -> Result<(), String> {
    let rows = group.num_rows();
    if rows < 0 {
        return Err(format!("it has {rows} rows"));
    }
    let columns = group.schema_descr().num_columns();
    if group.num_columns() != columns {
        return Err(format!("it has {} columns; the schema has {columns}", group.num_columns()));
    }
    for column in group.columns() {
        check_column(column, rows, end)
            .map_err(|what| format!("column {:?}: {what}", column.column_path().string()))?;
    }
    Ok(())
}

/// Checks the position and the size of a column. [`ColumnChunkMetaData::byte_range`] panics if one of them is
/// negative (<https://github.com/apache/arrow-rs/issues/6255>).
fn check_column(column: &ColumnChunkMetaData, rows: i64, end: u64) -> Result<(), String> {
    let start = column.dictionary_page_offset().unwrap_or(column.data_page_offset());
    let length = column.compressed_size();
    let place = u64::try_from(start).ok().zip(u64::try_from(length).ok());
    let Some((_, length)) = place.filter(|(start, length)| start.saturating_add(*length) <= end) else {
        return Err(format!("it takes {length} bytes from byte {start}; the data ends at byte {end}"));
    };
    let values = column.num_values();
    let descriptor = column.column_descr();
    let flat = descriptor.max_rep_level() == 0;
    if values < 0 || flat && values != rows {
        return Err(format!("it has {values} values for {rows} rows"));
    }
    // Values of a flat column are decoded by rows, those of a list all at once per row.
    if !flat && !values_are_plausible(length, values.cast_unsigned()) {
        return Err(format!("it has {values} values in {length} bytes"));
    }
    let width = descriptor.type_length();
    if descriptor.physical_type() == Type::FIXED_LEN_BYTE_ARRAY && !(0..=WIDEST).contains(&width) {
        return Err(format!("its values have {width} bytes; expected 0 to {WIDEST}"));
    }
    Ok(())
}

/// Checks the Arrow schema that many writers store besides the Parquet schema. The decoder's own limit is 2 GiB,
/// which columns with one long name in common reach in a small file.
fn check_arrow(text: &str) -> Result<(), String> {
    let bytes = Base64::decode_vec(text).map_err(|_| "its Arrow schema is not base64")?;
    // The frame: a mark, and the length, which the decoder ignores.
    let message = if bytes.starts_with(&[0xff; 4]) { bytes.get(8..).unwrap_or_default() } else { &bytes };
    match root_as_message_with_opts(&limits(message.len()), message) {
        Ok(_) => Ok(()),
        Err(e) => Err(format!("its Arrow schema is damaged: {}", first_line(&e))),
    }
}
