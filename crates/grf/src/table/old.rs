//! The table of versions 0x101 to 0x103: encrypted names between random bytes, up to the end of the file.

use limbwise::grf::decode_blocks;

use super::{Table, kind, protection_of_name};
use crate::bytes::Bytes;
use crate::entry::{Kind, Record};
use crate::error::Error;
use crate::header::{GrfHeader, HEADER};
use crate::limits::{Limited, Limits};
use crate::source::Source;

/// The random bytes before and after a name, and the fields after it.
const BEFORE: usize = 2;
const AFTER: usize = 4;
const FIELDS: usize = 17;
const LENGTH: usize = 4;

/// The zeros that end a table which is not at the end of the file: they are not the length of a name.
pub(crate) const GAP: u64 = LENGTH as u64;

/// The size of an entry with the shortest name, of one block.
const LEAST: u64 = (LENGTH + BEFORE + 8 + AFTER + FIELDS) as u64;

/// The length of a name includes these bytes.
pub(crate) const COUNTED: u32 = 6;

/// The constant added to the two lengths.
pub(crate) const COMPRESSED: u32 = 715;
pub(crate) const ALIGNED: u32 = 37579;

/// The marker values of folders in these versions: compressed, aligned and real length, and offset.
pub(crate) const FOLDER: (u32, u32, u32, u64) = (0x449, 0x714, 0x55c, 0x58a);

/// The longest valid name. Windows paths have at most 260 characters.
pub(crate) const NAME: usize = 4096;

/// Reads the table. What follows the last row that the header counts belongs to it, up to a length of zero:
/// an archive with such rows has a wrong count.
pub(super) fn read(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<Table, Error> {
    let size = source.size();
    let mut table = Table::default();
    if header.table_offset > size {
        let missing =
            Error::Truncated { what: "the table", offset: header.table_offset, needed: LEAST, size };
        table.damage = Some(missing).filter(|_| header.count > 0);
        return Ok(table);
    }
    let most = (size - header.table_offset) / LEAST;
    table.records.reserve(most.min(header.count.into()).min(limits.table / ROW) as usize);
    let mut window = Window { source, bytes: Vec::new(), start: 0, offset: header.table_offset };
    loop {
        let entry = table.records.len() as u32;
        let counted = entry < header.count;
        let offset = window.position();
        table.len = offset - header.table_offset;
        if offset >= size {
            break;
        }
        // Padding, or what a run that was killed has left after it.
        if !counted && window.begins_with_zeros((size - offset).min(GAP) as usize)? {
            break;
        }
        if let Err(reason) = next(&mut window, &mut table)? {
            table.damage = Some(Error::Table { entry, offset, reason });
            break;
        }
        let len = (table.names.len() as u64).max(table.records.len() as u64 * ROW);
        if len > limits.table {
            return Err(Error::Limit { what: Limited::Table, len: Some(len), limit: limits.table });
        }
    }
    table.names.shrink_to_fit();
    table.check_count(header.count);
    Ok(table)
}

/// The memory of a row besides its name.
const ROW: u64 = size_of::<Record>() as u64;

/// Appends the next entry, or returns why it is invalid.
fn next(window: &mut Window<'_>, table: &mut Table) -> Result<Result<(), &'static str>, Error> {
    const ENDS: &str = "the file ends";
    let Some(length) = window.take(LENGTH)? else { return Ok(Err(ENDS)) };
    let length = u32::from_le_bytes(length.try_into().unwrap_or_default());
    let Some(length) = length.checked_sub(COUNTED).map(|length| length as usize) else {
        return Ok(Err("the length of its name is less than 6"));
    };
    if !length.is_multiple_of(8) || length == 0 {
        return Ok(Err("the length of its name is not that of whole blocks"));
    }
    if length > NAME {
        return Ok(Err("its name has more than 4096 bytes"));
    }
    let Some(bytes) = window.take(BEFORE + length + AFTER + FIELDS)? else { return Ok(Err(ENDS)) };
    let mut name = bytes[BEFORE..][..length].to_vec();
    if decode_name(&mut name).is_err() {
        return Ok(Err("its name cannot be decrypted"));
    }
    let Some(record) = record(&bytes[BEFORE + length + AFTER..], &name) else {
        return Ok(Err(ENDS));
    };
    Ok(table.push(&name, record))
}

/// Decrypts a name and truncates it at its zero.
fn decode_name(name: &mut Vec<u8>) -> Result<(), limbwise::grf::Error> {
    for byte in name.iter_mut() {
        *byte = byte.rotate_left(4);
    }
    decode_blocks(name)?;
    let len = name.iter().position(|b| *b == 0).unwrap_or(name.len());
    name.truncate(len);
    Ok(())
}

fn record(fields: &[u8], name: &[u8]) -> Option<Record> {
    let mut fields = Bytes::new(fields);
    let (a, b, real, flags, offset) =
        (fields.u32()?, fields.u32()?, fields.u32()?, fields.u8()?, fields.u32()?);
    let compressed = a.wrapping_sub(real).wrapping_sub(COMPRESSED);
    let aligned = b.wrapping_sub(ALIGNED);
    let offset = HEADER + u64::from(offset);
    let folder = flags == 0 && (compressed, aligned, real, offset) == FOLDER;
    let kind = if folder { Kind::Directory } else { kind(flags, name) };
    let protection = protection_of_name(flags, name);
    Some(Record { offset, compressed, aligned, real, flags, kind, protection, ..Record::EMPTY })
}

/// A sliding window of the file: the table may be much longer than its entries.
struct Window<'a> {
    source: &'a dyn Source,
    bytes: Vec<u8>,
    /// The number of bytes consumed.
    start: usize,
    /// The position of the bytes in the file.
    offset: u64,
}

impl Window<'_> {
    /// Bytes read at a time.
    const PIECE: usize = 256 << 10;

    /// Returns the position in the file of the next byte.
    fn position(&self) -> u64 {
        self.offset + self.start as u64
    }

    /// Returns whether the next `len` bytes are zeros, without consuming them.
    fn begins_with_zeros(&mut self, len: usize) -> Result<bool, Error> {
        let Some(bytes) = self.take(len)? else { return Ok(false) };
        let zeros = bytes.iter().all(|b| *b == 0);
        self.start -= len;
        Ok(zeros)
    }

    /// Returns the next `len` bytes, at most a piece; `None` if the file ends before.
    fn take(&mut self, len: usize) -> Result<Option<&[u8]>, Error> {
        if self.bytes.len() - self.start < len {
            self.bytes.drain(..self.start);
            self.offset += self.start as u64;
            self.start = 0;
            let filled = self.bytes.len();
            self.bytes.resize(Self::PIECE, 0);
            let read = self.source.read_at(&mut self.bytes[filled..], self.offset + filled as u64)?;
            self.bytes.truncate(filled + read);
            if self.bytes.len() < len {
                return Ok(None);
            }
        }
        self.start += len;
        Ok(Some(&self.bytes[self.start - len..self.start]))
    }
}
