//! Reads little-endian fields from bytes that may end too early, and writes them.

/// The rest of a byte slice.
#[derive(Clone, Copy)]
pub(crate) struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes { rest: bytes }
    }

    /// Returns the number of remaining bytes.
    pub(crate) fn left(&self) -> usize {
        self.rest.len()
    }

    /// Returns the next `len` bytes.
    pub(crate) fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub(crate) fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// Returns the bytes before the next zero, and skips the zero.
    pub(crate) fn string(&mut self) -> Option<&'a [u8]> {
        let len = self.rest.iter().position(|b| *b == 0)?;
        let string = self.take(len)?;
        self.take(1)?;
        Some(string)
    }
}

/// Appends little-endian fields.
pub(crate) fn put(bytes: &mut Vec<u8>, fields: &[u32]) {
    fields.iter().for_each(|field| bytes.extend_from_slice(&field.to_le_bytes()));
}
