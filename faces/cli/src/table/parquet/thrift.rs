//! The compact protocol of Apache Thrift, as far as it takes to look into a structure before it is decoded.

/// Structures within structures, at most.
const DEPTH: usize = 32;

/// Why a structure could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// The bytes end within it: more of them may do.
    Ended,
    /// It is damaged, in this way.
    Damaged(&'static str),
}

/// The value of a field.
pub(super) enum Value {
    /// An integer of any width, or a boolean.
    Integer(i64),
    /// A structure, to be read from here.
    Struct,
    /// A list of so many elements of a kind, to be read from here.
    List(u64, u8),
    /// Something else, which has been passed over.
    Other,
}

/// Reads one value after another.
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Begins at the first of some bytes.
    pub(super) fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, at: 0 }
    }

    /// The bytes that have been read.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Reads a structure: `field` is called for each field, and tells whether it has read a structure or list that it was given;
    /// those that it has not are passed over.
    ///
    /// # Errors
    ///
    /// If the structure is damaged or incomplete.
    pub(super) fn structure(
        &mut self,
        mut field: impl FnMut(&mut Cursor<'a>, i64, Value) -> Result<bool, Unread>,
    ) -> Result<(), Unread> {
        let mut number = 0;
        loop {
            let head = self.byte()?;
            if head == 0 {
                return Ok(());
            }
            number = match head >> 4 {
                0 => zigzag(self.varint()?),
                step => number + i64::from(step),
            };
            let kind = head & 15;
            let value = match kind {
                1 => Value::Integer(1),
                2 => Value::Integer(0),
                _ => self.value(kind)?,
            };
            let (list, inner) = match value {
                Value::List(count, kind) => (Some((count, kind)), true),
                Value::Struct => (None, true),
                _ => (None, false),
            };
            if !field(self, number, value)? && inner {
                match list {
                    Some((count, kind)) => (0..count).try_for_each(|_| self.skip(kind, DEPTH))?,
                    None => self.skip(12, DEPTH)?,
                }
            }
        }
    }

    /// Reads a value of this kind up to where what is in it begins.
    fn value(&mut self, kind: u8) -> Result<Value, Unread> {
        Ok(match kind {
            3 => Value::Integer(i64::from(self.byte()?.cast_signed())),
            4..=6 => Value::Integer(zigzag(self.varint()?)),
            7 => self.take(8).map(|_| Value::Other)?,
            8 => {
                let length =
                    usize::try_from(self.varint()?).map_err(|_| Unread::Damaged("a text too long"))?;
                self.take(length).map(|_| Value::Other)?
            }
            9 | 10 => {
                let head = self.byte()?;
                let count = if head >> 4 == 15 { self.varint()? } else { u64::from(head >> 4) };
                Value::List(count, head & 15)
            }
            12 => Value::Struct,
            13 => self.take(16).map(|_| Value::Other)?,
            _ => return Err(Unread::Damaged("a value of an unknown kind")),
        })
    }

    fn skip(&mut self, kind: u8, depth: usize) -> Result<(), Unread> {
        let depth = depth.checked_sub(1).ok_or(Unread::Damaged("structures within structures"))?;
        match kind {
            // An element of a list; as a field, a boolean has no bytes and does not come here.
            1 | 2 => self.byte().map(drop),
            _ => match self.value(kind)? {
                Value::List(count, kind) => (0..count).try_for_each(|_| self.skip(kind, depth)),
                Value::Struct => self.skip_structure(depth),
                _ => Ok(()),
            },
        }
    }

    fn skip_structure(&mut self, depth: usize) -> Result<(), Unread> {
        loop {
            let head = self.byte()?;
            if head == 0 {
                return Ok(());
            }
            if head >> 4 == 0 {
                self.varint()?;
            }
            if !matches!(head & 15, 1 | 2) {
                self.skip(head & 15, depth)?;
            }
        }
    }

    fn byte(&mut self) -> Result<u8, Unread> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], Unread> {
        let end = self.at.checked_add(count).ok_or(Unread::Damaged("a length"))?;
        let bytes = self.bytes.get(self.at..end).ok_or(Unread::Ended)?;
        self.at = end;
        Ok(bytes)
    }

    /// A number, seven bits a byte.
    pub(super) fn varint(&mut self) -> Result<u64, Unread> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(Unread::Damaged("a number of more than 64 bits"))
    }
}

/// A number whose sign is its lowest bit.
pub(super) fn zigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}
