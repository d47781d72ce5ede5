//! Checks that the values of a page take exactly its bytes. The decoders ignore bytes that are left, so that damaged
//! levels would shift values to other rows; on too few bytes, that of BYTE_STREAM_SPLIT panics
//! (<https://github.com/apache/arrow-rs/issues/11121>).

use ::parquet::basic::{Encoding, Type};
use ::parquet::schema::types::ColumnDescriptor;

use super::delta;
use super::runs::Runs;
use crate::table::formats::bounds::Ratio;

/// The head of a run without numbers, which some writers make for a page of nulls.
const EMPTY_RUN: u8 = 1;

/// Checks the `count` values of a page. Those with an index are in a dictionary of `dictionary` values.
///
/// # Errors
///
/// Returns an error if there are fewer or more values, or one of them is impossible.
pub(super) fn check(
    column: &ColumnDescriptor,
    encoding: Encoding,
    count: u64,
    bytes: &[u8],
    dictionary: u64,
) -> Result<(), String> {
    if count == 0 && bytes.is_empty() {
        return Ok(());
    }
    let kind = column.physical_type();
    let fixed = match kind {
        Type::BOOLEAN | Type::BYTE_ARRAY => None,
        Type::INT32 | Type::FLOAT => Some(4),
        Type::INT64 | Type::DOUBLE => Some(8),
        Type::INT96 => Some(12),
        Type::FIXED_LEN_BYTE_ARRAY => u64::try_from(column.type_length()).ok(),
    };
    match (encoding, kind, fixed) {
        (Encoding::PLAIN | Encoding::BYTE_STREAM_SPLIT, _, Some(width)) => {
            check_length(bytes, count, count.saturating_mul(width))
        }
        (Encoding::PLAIN, Type::BOOLEAN, _) => check_length(bytes, count, count.div_ceil(8)),
        (Encoding::PLAIN, Type::BYTE_ARRAY, _) => check_texts(bytes, count),
        (Encoding::RLE, Type::BOOLEAN, _) => {
            let runs = bytes
                .split_first_chunk()
                .filter(|(length, after)| usize::try_from(u32::from_le_bytes(**length)) == Ok(after.len()));
            let (_, runs) = runs.ok_or("its booleans do not have the length that precedes them")?;
            check_runs("booleans", Runs::new(runs, 1, count), 2)
        }
        (Encoding::PLAIN_DICTIONARY | Encoding::RLE_DICTIONARY, ..) => match bytes.split_first() {
            Some((_, [EMPTY_RUN])) if count == 0 => Ok(()),
            Some((width, runs)) if *width <= 32 => {
                check_runs("indices", Runs::new(runs, *width, count), dictionary)
            }
            Some((width, _)) => Err(format!("its indices have {width} bits; expected at most 32")),
            None => Err(missing(count)),
        },
        (Encoding::DELTA_BINARY_PACKED, ..) => delta::numbers(bytes, count),
        (Encoding::DELTA_LENGTH_BYTE_ARRAY, ..) => delta::texts(bytes, count),
        (Encoding::DELTA_BYTE_ARRAY, ..) => {
            let sum = delta::texts_by_prefix(bytes, count)?;
            // The decoder allocates them all at once.
            match Ratio::ZSTD.allows(bytes.len() as u64, sum) {
                true => Ok(()),
                false => Err(format!("its texts have {sum} bytes; it has {}", bytes.len())),
            }
        }
        // The decoder rejects any other.
        _ => Ok(()),
    }
}

fn missing(count: u64) -> String {
    format!("it has no bytes for {count} values")
}

fn check_length(bytes: &[u8], count: u64, expected: u64) -> Result<(), String> {
    match bytes.len() as u64 {
        length if length == expected => Ok(()),
        length => Err(format!("its {count} values take {length} bytes; expected {expected}")),
    }
}

/// Checks texts that follow their lengths.
fn check_texts(bytes: &[u8], count: u64) -> Result<(), String> {
    let mut rest = bytes;
    for i in 0..count {
        let text = rest
            .split_first_chunk()
            .and_then(|(length, after)| after.get(usize::try_from(u32::from_le_bytes(*length)).ok()?..));
        rest = text.ok_or_else(|| format!("it ends within text {} of {count}", i + 1))?;
    }
    match rest.len() {
        0 => Ok(()),
        more => Err(format!("{more} bytes follow the last of its {count} texts")),
    }
}

/// Checks numbers that are all below `end`.
fn check_runs(what: &str, mut runs: Runs<'_>, end: u64) -> Result<(), String> {
    while let Some((number, _)) = runs.next().map_err(|e| format!("its {what} are damaged: {e}"))? {
        if number >= end {
            return Err(format!("one of its {what} is {number}; expected less than {end}"));
        }
    }
    Ok(())
}
