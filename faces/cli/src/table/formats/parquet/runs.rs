//! Reads the hybrid of run lengths and bit packing that encodes levels, indices of a dictionary, and booleans.

use limbwise_thrift::compact::Cursor;

use super::bits::take_bits;

/// The most numbers that pad the last packed run. Most writers pad groups of eight, some blocks of 256.
const MOST_PADDING: u64 = 255;

/// Numbers of a fixed width in bits, read as runs of equal ones.
pub(super) struct Runs<'a> {
    bytes: &'a [u8],
    width: u8,
    /// The numbers that have not been returned, including those of the packed run.
    left: u64,
    /// The packed run: its bytes, the position of the next number, and how many numbers it has left.
    packed: (&'a [u8], u64, u64),
}

impl<'a> Runs<'a> {
    /// Reads `count` numbers of `width` bits each.
    pub(super) fn new(bytes: &'a [u8], width: u8, count: u64) -> Runs<'a> {
        Runs { bytes, width, left: count, packed: (&[], 0, 0) }
    }

    /// Reads `count` numbers that are all 0 and take no bytes.
    pub(super) fn zeros(count: u64) -> Runs<'a> {
        Runs { packed: (&[], 0, count), ..Runs::new(&[], 0, count) }
    }

    /// Reads `count` numbers that are packed without run lengths.
    pub(super) fn packed(bytes: &'a [u8], width: u8, count: u64) -> Runs<'a> {
        Runs { packed: (bytes, 0, count), ..Runs::new(&[], width, count) }
    }

    /// Returns the next number and how many times it occurs in succession, or `None` after the last one.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes hold fewer or more numbers.
    pub(super) fn next(&mut self) -> Result<Option<(u64, u64)>, String> {
        let (bytes, at, count) = &mut self.packed;
        if *count > 0 {
            // Numbers without bits are all 0.
            let taken = if self.width == 0 { *count } else { 1 };
            let number = take_bits(bytes, *at * u64::from(self.width), self.width);
            *at += taken;
            *count -= taken;
            self.left -= taken;
            return Ok(Some((number, taken)));
        }
        if self.left == 0 {
            return match self.bytes.len() {
                0 => Ok(None),
                more => Err(format!("{more} bytes follow the last one")),
            };
        }
        let early = || format!("the bytes end, and {} are missing", self.left);
        let mut cursor = Cursor::new(self.bytes);
        let head = cursor.varint().map_err(|_| early())?;
        let rest = cursor.rest();
        let too_many = |count: u64| format!("a run of {count} begins where {} are left", self.left);
        if head & 1 == 0 {
            let count = head >> 1;
            if count == 0 || count > self.left {
                return Err(too_many(count));
            }
            let length = usize::from(self.width.div_ceil(8));
            let number = rest.get(..length).ok_or_else(early)?;
            let number = take_bits(number, 0, 8 * length as u8);
            self.bytes = &rest[length..];
            self.left -= count;
            return Ok(Some((number, count)));
        }
        let count = (head >> 1).saturating_mul(8);
        if count == 0 || count > self.left.saturating_add(MOST_PADDING) {
            return Err(too_many(count));
        }
        let length = |count: u64| usize::try_from((count * u64::from(self.width)).div_ceil(8)).ok();
        let (least, most) = length(count.min(self.left)).zip(length(count)).ok_or_else(early)?;
        let (packed, after) = rest.split_at(most.min(rest.len()));
        // Some writers leave out the padding of the last group.
        if packed.len() < if count > self.left.saturating_add(8) { most } else { least } {
            return Err(early());
        }
        self.bytes = after;
        self.packed = (packed, 0, count.min(self.left));
        self.next()
    }
}
