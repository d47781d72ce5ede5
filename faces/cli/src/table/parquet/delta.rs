//! Checks delta-encoded lengths (DELTA_LENGTH_BYTE_ARRAY, DELTA_BYTE_ARRAY) before the decoder uses them.

use super::thrift::{Cursor, zigzag};

/// Lengths, and the number of bytes that encode them.
struct Lengths {
    sum: u64,
    end: usize,
}

/// Returns the total bytes of the values in a DELTA_LENGTH_BYTE_ARRAY page.
///
/// # Errors
///
/// Returns an error if there are more than `values` lengths, or one of them is invalid.
pub(super) fn texts(page: &[u8], values: u32) -> Result<u64, String> {
    read(page, values).map(|lengths| lengths.sum)
}

/// Returns the total bytes of the values in a DELTA_BYTE_ARRAY page, where each value shares a prefix with
/// the previous one.
///
/// # Errors
///
/// Same as [`texts`].
pub(super) fn texts_by_prefix(page: &[u8], values: u32) -> Result<u64, String> {
    let prefixes = read(page, values)?;
    let suffixes = read(page.get(prefixes.end..).unwrap_or_default(), values)?;
    Ok(prefixes.sum.saturating_add(suffixes.sum))
}

fn read(page: &[u8], values: u32) -> Result<Lengths, String> {
    let mut cursor = Cursor::new(page);
    let mut number = || cursor.varint().map_err(|_| "the header of its lengths is damaged".to_owned());
    let (block, minis, count, first) = (number()?, number()?, number()?, zigzag(number()?));
    if count > u64::from(values) {
        return Err(format!("it has {count} lengths for {values} values"));
    }
    let wrong = || format!("it has blocks of {block} lengths in {minis} parts");
    let per_mini = block.checked_div(minis).ok_or_else(wrong)?;
    if per_mini == 0 || per_mini % 32 != 0 || per_mini.checked_mul(minis) != Some(block) || block > 1 << 30 {
        return Err(wrong());
    }
    let mut length = first;
    let mut sum = 0u64;
    let mut left = count;
    let mut add = |length: i64| match u64::try_from(length) {
        Ok(length) => {
            sum = sum.saturating_add(length);
            Ok(())
        }
        Err(_) => Err(format!("it has a length of {length}")),
    };
    let mut at = cursor.at();
    if left > 0 {
        add(length)?;
        left -= 1;
    }
    while left > 0 {
        let early = || "its lengths end early".to_owned();
        let rest = page.get(at..).ok_or_else(early)?;
        let mut cursor = Cursor::new(rest);
        let least = zigzag(cursor.varint().map_err(|_| early())?);
        let widths = rest.get(cursor.at()..).and_then(|w| w.get(..usize::try_from(minis).ok()?));
        let widths = widths.ok_or_else(early)?;
        at += cursor.at() + widths.len();
        for width in widths {
            if left == 0 {
                break;
            }
            if *width > 64 {
                return Err(format!("it has a length of {width} bits"));
            }
            let bytes = usize::try_from(u64::from(*width) * per_mini / 8).map_err(|_| early())?;
            let bits = page.get(at..).and_then(|rest| rest.get(..bytes)).ok_or_else(early)?;
            for i in 0..left.min(per_mini) {
                // In the format, lengths and their sums have the width of an i32.
                let step = least.wrapping_add(take_bits(bits, i * u64::from(*width), *width).cast_signed());
                length = i64::from((length.wrapping_add(step)) as i32);
                add(length)?;
            }
            left -= left.min(per_mini);
            at += bytes;
        }
    }
    Ok(Lengths { sum, end: at })
}

/// Extracts bits from a little-endian bit string.
fn take_bits(bytes: &[u8], from: u64, width: u8) -> u64 {
    let bit =
        |i: u64| usize::try_from(i / 8).ok().and_then(|byte| bytes.get(byte)).map_or(0, |b| b >> (i % 8) & 1);
    (0..u64::from(width)).fold(0, |number, i| number | u64::from(bit(from + i)) << i)
}
