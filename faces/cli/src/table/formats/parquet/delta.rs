//! Checks delta-encoded numbers, and lengths (DELTA_BINARY_PACKED, DELTA_LENGTH_BYTE_ARRAY, DELTA_BYTE_ARRAY),
//! before the decoder uses them.
//!
//! In parquet 60.1.0, `ByteArrayDecoderDeltaLength::new` and `DeltaByteArrayDecoder::new` reserve memory for as many
//! lengths as a page announces. `DeltaByteArrayDecoder::read` returns another text if a prefix is longer than the
//! previous text, and panics if the length of a suffix is negative.

use limbwise_thrift::Error;
use limbwise_thrift::compact::Cursor;

use super::bits::take_bits;

/// Checks the numbers of a DELTA_BINARY_PACKED page.
///
/// # Errors
///
/// Returns an error if there are not `count` of them, or they do not take the whole page.
pub(super) fn numbers(page: &[u8], count: u64) -> Result<(), String> {
    let mut numbers = Numbers::new(page, count)?;
    while numbers.skip_part()? {}
    check_end("numbers", page.len() - numbers.at)
}

/// Checks the texts of a DELTA_LENGTH_BYTE_ARRAY page.
///
/// # Errors
///
/// Same as [`numbers`], and if a length is negative.
pub(super) fn texts(page: &[u8], count: u64) -> Result<(), String> {
    let mut lengths = Numbers::new(page, count)?;
    let mut sum = 0u64;
    while let Some(length) = lengths.length()? {
        sum = sum.saturating_add(length);
    }
    check_sum(page.len() - lengths.at, sum)
}

/// Checks the texts of a DELTA_BYTE_ARRAY page, where each text shares a prefix with the previous one. Returns
/// their total length.
///
/// # Errors
///
/// Same as [`texts`], and if a prefix is longer than the previous text.
pub(super) fn texts_by_prefix(page: &[u8], count: u64) -> Result<u64, String> {
    let mut prefixes = Numbers::new(page, count)?;
    while prefixes.skip_part()? {}
    let rest = &page[prefixes.at..];
    let (mut prefixes, mut suffixes) = (Numbers::new(page, count)?, Numbers::new(rest, count)?);
    let (mut sum, mut shared, mut before) = (0u64, 0u64, 0);
    while let Some((prefix, suffix)) = prefixes.length()?.zip(suffixes.length()?) {
        if prefix > before {
            return Err(format!("a text shares {prefix} bytes with one of {before}"));
        }
        before = prefix.saturating_add(suffix);
        sum = sum.saturating_add(before);
        shared = shared.saturating_add(prefix);
    }
    check_sum(rest.len() - suffixes.at, sum.saturating_sub(shared))?;
    Ok(sum)
}

fn check_sum(left: usize, sum: u64) -> Result<(), String> {
    match left as u64 {
        left if left == sum => Ok(()),
        left => Err(format!("its texts take {left} bytes; expected {sum}")),
    }
}

fn check_end(what: &str, left: usize) -> Result<(), String> {
    if left == 0 { Ok(()) } else { Err(format!("{left} bytes follow the last of its {what}")) }
}

fn early() -> String {
    "its delta-encoded numbers end early".to_owned()
}

/// Delta-encoded numbers. They come in blocks; a block has a least difference, and parts of equal lengths that
/// store the differences above it, each part in a width of its own.
struct Numbers<'a> {
    page: &'a [u8],
    /// The position of the next part or block.
    at: usize,
    /// The parts in a block, and the numbers in a part.
    parts: usize,
    per_part: u64,
    /// How many numbers have not been returned, including those of the part.
    left: u64,
    /// The last number.
    number: i64,
    is_first: bool,
    /// Of the block: the least difference, and the widths of the parts that have not begun.
    least: i64,
    widths: &'a [u8],
    /// The part: its bytes, their width, the next number, and how many there are.
    part: (&'a [u8], u8, u64, u64),
}

impl<'a> Numbers<'a> {
    fn new(page: &'a [u8], count: u64) -> Result<Numbers<'a>, String> {
        let mut cursor = Cursor::new(page);
        let mut header =
            || Ok::<_, Error>((cursor.varint()?, cursor.varint()?, cursor.varint()?, cursor.value()?));
        let (block, parts, announced, first) =
            header().map_err(|e| format!("the header of its delta-encoded numbers is damaged: {e}"))?;
        if announced != count {
            return Err(format!("it has {announced} delta-encoded numbers for {count} values"));
        }
        let wrong = || format!("it has blocks of {block} numbers in {parts} parts");
        let per_part = block.checked_div(parts).ok_or_else(wrong)?;
        if per_part == 0
            || per_part % 32 != 0
            || per_part.checked_mul(parts) != Some(block)
            || block > 1 << 30
        {
            return Err(wrong());
        }
        let parts = usize::try_from(parts).map_err(|_| wrong())?;
        Ok(Numbers {
            page,
            at: cursor.offset(),
            parts,
            per_part,
            left: count,
            number: first,
            is_first: true,
            least: 0,
            widths: &[],
            part: (&[], 0, 0, 0),
        })
    }

    /// Begins the next part.
    fn next_part(&mut self) -> Result<(), String> {
        if self.widths.is_empty() {
            let rest = self.page.get(self.at..).ok_or_else(early)?;
            let mut cursor = Cursor::new(rest);
            self.least = cursor.value().map_err(|_| early())?;
            self.widths = cursor.rest().get(..self.parts).ok_or_else(early)?;
            self.at += cursor.offset() + self.parts;
        }
        let Some((width, widths)) = self.widths.split_first() else { return Err(early()) };
        if *width > 64 {
            return Err(format!("it has delta-encoded numbers of {width} bits"));
        }
        let length = usize::try_from(u64::from(*width) * self.per_part / 8).map_err(|_| early())?;
        let bytes = self.page.get(self.at..).and_then(|rest| rest.get(..length)).ok_or_else(early)?;
        self.widths = widths;
        self.at += length;
        self.part = (bytes, *width, 0, self.per_part.min(self.left));
        Ok(())
    }

    /// Skips the first number or a part. Returns false after the last one.
    fn skip_part(&mut self) -> Result<bool, String> {
        if self.left == 0 {
            return Ok(false);
        }
        if std::mem::take(&mut self.is_first) {
            self.left -= 1;
        } else {
            self.next_part()?;
            self.left -= self.part.3;
        }
        Ok(true)
    }

    /// Returns the next number, which is the length of a text.
    fn length(&mut self) -> Result<Option<u64>, String> {
        if self.left == 0 {
            return Ok(None);
        }
        if !std::mem::take(&mut self.is_first) {
            if self.part.2 == self.part.3 {
                self.next_part()?;
            }
            let (bytes, width, at, _) = self.part;
            let step = take_bits(bytes, at * u64::from(width), width).cast_signed();
            self.part.2 += 1;
            // In the format, lengths and their sums have the width of an i32.
            self.number = i64::from(self.number.wrapping_add(self.least).wrapping_add(step) as i32);
        }
        self.left -= 1;
        match u64::try_from(self.number) {
            Ok(length) => Ok(Some(length)),
            Err(_) => Err(format!("it has a text of {} bytes", self.number)),
        }
    }
}
