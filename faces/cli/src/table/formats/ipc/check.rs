//! Checks what the decoder assumes: valid types, and buffers within their message.

use arrow_ipc::{CompressionType, RecordBatch};
use arrow_schema::DataType;

use super::message::PADDING;
use crate::table::formats::bounds::Ratio;

/// The widest fixed-width value in bytes.
const WIDEST: i32 = 16 << 20;

/// Rejects types that the format can express but no column can have. For a negative width of fixed-size binary, the
/// function `layout` of arrow-data 60.1.0 panics; for entries of maps and run ends of other types, `make_array` of
/// arrow-array 60.1.0 does.
///
/// # Errors
///
/// Returns an error with the type.
pub(super) fn check_type(data_type: &DataType) -> Result<(), String> {
    let refused = |what: &str| Err(format!("a column of type {data_type}, {what}"));
    match data_type {
        DataType::FixedSizeBinary(width) if !(0..=WIDEST).contains(width) => {
            refused("which has no such width; expected 0 bytes to 16 MiB")
        }
        DataType::FixedSizeList(_, width) if !(0..=WIDEST).contains(width) => {
            refused("which has no such length; expected 0 to 16 Mi elements")
        }
        DataType::Decimal32(digits, scale) => check_decimal(data_type, *digits, *scale, 9),
        DataType::Decimal64(digits, scale) => check_decimal(data_type, *digits, *scale, 18),
        DataType::Decimal128(digits, scale) => check_decimal(data_type, *digits, *scale, 38),
        DataType::Decimal256(digits, scale) => check_decimal(data_type, *digits, *scale, 76),
        DataType::Map(entries, _) => match entries.data_type() {
            DataType::Struct(pair) if pair.len() == 2 => check_type(entries.data_type()),
            _ => refused("whose entries are not pairs"),
        },
        DataType::RunEndEncoded(ends, values) => match ends.data_type() {
            DataType::Int16 | DataType::Int32 | DataType::Int64 => check_type(values.data_type()),
            _ => refused("whose run ends are not integers of 16, 32 or 64 bits"),
        },
        DataType::List(field)
        | DataType::LargeList(field)
        | DataType::ListView(field)
        | DataType::LargeListView(field)
        | DataType::FixedSizeList(field, _) => check_type(field.data_type()),
        DataType::Struct(fields) => fields.iter().try_for_each(|field| check_type(field.data_type())),
        DataType::Union(fields, _) => fields.iter().try_for_each(|(_, field)| check_type(field.data_type())),
        DataType::Dictionary(_, values) => check_type(values),
        _ => Ok(()),
    }
}

fn check_decimal(data_type: &DataType, digits: u8, scale: i8, most: u8) -> Result<(), String> {
    if digits == 0 || digits > most || scale.unsigned_abs() > most {
        return Err(format!(
            "a column of type {data_type}; expected 1 to {most} digits and a scale within them"
        ));
    }
    Ok(())
}

/// Checks the lengths, the positions of the buffers and their announced decompressed sizes. The function
/// `read_buffer` of arrow-ipc 60.1.0 panics if a buffer is not within the body, and `decompress_to_buffer` reserves
/// as many bytes as a buffer announces, where a failed allocation aborts the process.
///
/// # Errors
///
/// Returns an error with the first impossible number.
pub(super) fn check_batch(batch: &RecordBatch<'_>, body: &[u8]) -> Result<(), String> {
    if batch.length() < 0 {
        return Err(format!("it has {} rows", batch.length()));
    }
    for (i, node) in batch.nodes().into_iter().flatten().enumerate() {
        let (length, nulls) = (node.length(), node.null_count());
        if length < 0 || !(0..=length).contains(&nulls) {
            return Err(format!("array {i} has {length} values, {nulls} of them null"));
        }
    }
    let ratio = match batch.compression().map(|compression| compression.codec()) {
        None => None,
        Some(CompressionType::LZ4_FRAME) => Some(Ratio::LZ4),
        Some(CompressionType::ZSTD) => Some(Ratio::ZSTD),
        Some(other) => return Err(format!("an unknown compression, number {}", other.0)),
    };
    let (mut packed, mut unpacked, mut end) = (0u64, 0u64, 0);
    for (i, buffer) in batch.buffers().into_iter().flatten().enumerate() {
        let place = usize::try_from(buffer.offset()).ok().zip(usize::try_from(buffer.length()).ok());
        let place = place.and_then(|(start, length)| Some(start..start.checked_add(length)?));
        end = end.max(place.as_ref().map_or(0, |place| place.end));
        let Some(bytes) = place.and_then(|place| body.get(place)) else {
            return Err(format!(
                "buffer {i} takes {} bytes from byte {}; the body has {}",
                buffer.length(),
                buffer.offset(),
                body.len()
            ));
        };
        let Some(ratio) = ratio.filter(|_| !bytes.is_empty()) else { continue };
        let Some((announced, compressed)) = bytes.split_first_chunk() else {
            return Err(format!("buffer {i} is compressed and has only {} bytes", bytes.len()));
        };
        packed += compressed.len() as u64;
        match i64::from_le_bytes(*announced) {
            // The buffer is stored uncompressed.
            -1 => {}
            announced => match u64::try_from(announced) {
                Ok(announced) => unpacked = unpacked.saturating_add(announced),
                Err(_) => return Err(format!("buffer {i} announces {announced} bytes")),
            },
        }
        if !ratio.allows(packed, unpacked) {
            return Err(format!(
                "its buffers announce {unpacked} bytes and more, unpacked from {packed} up to buffer {i}"
            ));
        }
    }
    // With a damaged length, the body would contain the messages that follow.
    if body.len() > end + PADDING {
        return Err(format!("its buffers take {end} bytes; the body has {}", body.len()));
    }
    Ok(())
}
