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

use super::thrift::{Cursor, Unread, Value};
use crate::table::files::plain::plain;
use crate::table::formats::bounds::values_are_plausible;
use crate::table::formats::ipc::limits;

/// The size of the metadata's length and the magic number.
const TAIL: u64 = 8;

/// The deepest nesting of columns.
const DEPTH: usize = 64;

/// The widest fixed-length value in bytes.
const WIDEST: i32 = 16 << 20;

/// Why a file is rejected.
#[derive(Debug)]
pub(super) enum Refused {
    /// It is damaged or not Parquet.
    Damaged(String),
    /// It is intact but uses an unsupported feature.
    Unsupported(String),
}

impl From<String> for Refused {
    fn from(what: String) -> Refused {
        Refused::Damaged(what)
    }
}

impl From<&str> for Refused {
    fn from(what: &str) -> Refused {
        Refused::Damaged(what.into())
    }
}

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

/// Checks that the elements of the schema form one tree, not so deep that recursion would exhaust the stack.
/// Returns whether the columns can be read without a key.
fn check_tree(bytes: &[u8]) -> Result<bool, String> {
    let mut children = Vec::new();
    let mut is_plain = true;
    let read = Cursor::new(bytes).structure(|cursor, number, value| match (number, value) {
        (2, Value::List(count, 12)) => {
            for _ in 0..count {
                let mut own = 0;
                cursor.structure(|_, number, value| {
                    if let (5, Value::Integer(count)) = (number, value) {
                        own = count;
                    }
                    Ok(false)
                })?;
                children.push(own);
            }
            Ok(true)
        }
        // The encryption algorithm of columns in a file with a plaintext footer.
        (8, Value::Struct) => {
            is_plain = false;
            Ok(false)
        }
        _ => Ok(false),
    });
    read.map_err(|e| match e {
        Unread::Ended => "its metadata ends early".to_owned(),
        Unread::Damaged(what) => format!("its metadata has {what}"),
    })?;
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

/// Checks the Arrow schema that many writers store besides the Parquet schema.
fn check_arrow(text: &str) -> Result<(), String> {
    let bytes = Base64::decode_vec(text).map_err(|_| "its Arrow schema is not base64")?;
    let framed = bytes.strip_prefix(&[0xff; 4]).unwrap_or(&bytes);
    let message = framed
        .split_first_chunk()
        .and_then(|(length, message)| message.get(..usize::try_from(u32::from_le_bytes(*length)).ok()?));
    // Copied to a buffer, whose address is aligned.
    let message = message.ok_or("its Arrow schema ends early")?.to_vec();
    match root_as_message_with_opts(&limits(message.len()), &message) {
        Ok(_) => Ok(()),
        Err(_) => Err("its Arrow schema is damaged".into()),
    }
}
