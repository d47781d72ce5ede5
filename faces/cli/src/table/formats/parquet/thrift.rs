//! The part of Apache Thrift's compact protocol that is needed to inspect a structure before it is decoded.

/// The deepest nesting of structures.
const DEPTH: usize = 32;

/// Why a structure could not be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// The bytes end within it: reading more may help.
    Ended,
    /// It is damaged.
    Damaged(&'static str),
}

/// The value of a field.
pub(super) enum Value {
    /// An integer of any width, or a boolean.
    Integer(i64),
    /// A structure, which begins here.
    Struct,
    /// A list of this many elements of a type, which begins here.
    List(u64, u8),
    /// Any other value, which has been skipped.
    Other,
}

/// Reads values one after another.
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the first byte.
    pub(super) fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, at: 0 }
    }

    /// Returns the number of bytes read.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Reads a structure. Calls `field` for each field; `field` returns whether it has read a structure or
    /// list itself. Those that it has not read are skipped.
    ///
    /// # Errors
    ///
    /// Returns an error if the structure is damaged or incomplete.
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

    /// Reads a value of this type, or the beginning of a structure or list.
    fn value(&mut self, kind: u8) -> Result<Value, Unread> {
        Ok(match kind {
            3 => Value::Integer(i64::from(self.byte()?.cast_signed())),
            4..=6 => Value::Integer(zigzag(self.varint()?)),
            7 => self.take(8).map(|_| Value::Other)?,
            8 => {
                let length = usize::try_from(self.varint()?)
                    .map_err(|_| Unread::Damaged("a text that is too long"))?;
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
        let depth = depth.checked_sub(1).ok_or(Unread::Damaged("too many nested structures"))?;
        match kind {
            // A boolean in a list takes a byte; as a field it has none and does not come here.
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

    /// Reads a varint of seven bits per byte.
    pub(super) fn varint(&mut self) -> Result<u64, Unread> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(Unread::Damaged("an integer of more than 64 bits"))
    }
}

/// Decodes a zigzag number, whose sign is its lowest bit.
pub(super) fn zigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}
