//! Thor patches: files to add to a GRF archive or to the client's folder, and names of files to remove.

use std::collections::HashMap;

use crate::bytes::Bytes;
use crate::entry::{Kind, Record};
use crate::error::Error;
use crate::inflate::{Failure, Inflater};
use crate::limits::{Limited, Limits};
use crate::name::Encoding;
use crate::source::Source;
use crate::table::{Note, Table};

/// The magic of a Thor patch.
pub(crate) const MAGIC: &[u8] = b"ASSF (C) 2007 Aeomin DEV";

/// The name of the entry with the checksums of the others.
pub(crate) const INTEGRITY: &[u8] = b"data.integrity";

/// The largest size of a header and, in mode 0x21, of the entry after it.
const HEADER: usize = 24 + 1 + 4 + 2 + 1 + 255 + 1 + 4 + 4 + 1 + 255;

const SINGLE: u16 = 0x21;
pub(crate) const MULTIPLE: u16 = 0x30;

/// The flags of a removal.
pub(crate) const REMOVED: u8 = 0x01;

/// The header of a Thor patch.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ThorHeader {
    /// Whether the files belong in a GRF archive instead of the client's folder.
    pub into_grf: bool,
    /// The name of that archive; if empty, the patcher chooses it.
    pub target: Vec<u8>,
    /// The number of entries according to the header.
    pub count: u32,
    /// 0x21: one file; 0x30: a table.
    pub mode: u16,
}

/// Reads the header and the table.
///
/// # Errors
///
/// Returns an error if there is no table.
pub(crate) fn read(source: &dyn Source, limits: &Limits) -> Result<(ThorHeader, Table), Error> {
    let size = source.size();
    let mut start = vec![0; HEADER];
    let len = source.read_at(&mut start, 0)?;
    let mut bytes = Bytes::new(&start[..len]);
    let truncated = || Error::Truncated { what: "the header", offset: 0, needed: len as u64 + 1, size };
    let fields = |bytes: &mut Bytes<'_>| {
        bytes.take(MAGIC.len())?;
        let (into_grf, count, mode) = (bytes.u8()? != 0, bytes.u32()?, bytes.u16()?);
        let name_len = bytes.u8()?.into();
        Some(ThorHeader { into_grf, count, mode, target: bytes.take(name_len)?.to_vec() })
    };
    let header = fields(&mut bytes).ok_or_else(truncated)?;
    let table = match header.mode {
        SINGLE => {
            let at = len - bytes.left();
            single(bytes, at as u64).ok_or_else(truncated)?
        }
        MULTIPLE => {
            let (compressed, offset) = bytes.u32().zip(bytes.u32()).ok_or_else(truncated)?;
            multiple(source, compressed, offset, header.count, limits)?
        }
        mode => return Err(Error::ThorMode { mode }),
    };
    Ok((header, table))
}

/// Reads the single file directly after the header, which has `at` bytes.
fn single(mut bytes: Bytes<'_>, at: u64) -> Option<Table> {
    let before = bytes.left();
    bytes.u8()?;
    let (compressed, real, name_len) = (bytes.u32()?, bytes.u32()?, bytes.u8()?);
    let name = bytes.take(name_len.into())?;
    let offset = at + (before - bytes.left()) as u64;
    let mut table = Table::default();
    table.push(name, Record { real, ..Record::plain(offset, compressed) }).ok()?;
    Some(table)
}

fn multiple(
    source: &dyn Source,
    compressed: u32,
    offset: u32,
    count: u32,
    limits: &Limits,
) -> Result<Table, Error> {
    let size = source.size();
    let (needed, offset) = (u64::from(compressed), u64::from(offset));
    // Both lengths are signed, so more than 2 GiB is damage.
    if needed > size.saturating_sub(offset) {
        return Err(Error::Truncated { what: "the table", offset, needed, size });
    }
    let limit = limits.table;
    if needed > limit {
        return Err(Error::Limit { what: Limited::Table, len: Some(needed), limit });
    }
    let packed = source.read_range(offset, needed)?;
    let names = Inflater::new().grow(&packed, false, 4 * needed, limit).map_err(|failure| match failure {
        Failure::Longer => Error::Limit { what: Limited::Table, len: None, limit },
        failure => Error::Compressed { what: "the table", offset, reason: failure.reason() },
    })?;

    let mut table = Table::default();
    let mut bytes = Bytes::new(&names);
    // Read to the end of the table: the count in the header is not reliable.
    while bytes.left() > 0 {
        let offset = (names.len() - bytes.left()) as u64;
        let Some((name, record)) = entry(&mut bytes) else {
            table.damage = Some(table.invalid(offset, "the table ends"));
            return Ok(table);
        };
        table.push(name, record).map_err(|reason| table.invalid(offset, reason))?;
    }
    let found = table.records.len() as u32;
    if found != count {
        table.notes.push(Note::CountDiffers { stated: count, found });
    }
    Ok(table)
}

fn entry<'a>(bytes: &mut Bytes<'a>) -> Option<(&'a [u8], Record)> {
    let name_len = bytes.u8()?.into();
    let name = bytes.take(name_len)?;
    let flags = bytes.u8()?;
    if flags & REMOVED != 0 {
        // Marked like a removal in a GRF archive.
        return Some((name, Record { kind: Kind::Removed, flags: 0x11, ..Record::EMPTY }));
    }
    let (offset, compressed, real) = (bytes.u32()?, bytes.u32()?, bytes.u32()?);
    Some((name, Record { real, ..Record::plain(offset.into(), compressed) }))
}

/// Returns the checksums in `data.integrity`, whose lines are `path=0xCRC32`. Other lines are skipped.
pub(crate) fn checksums(text: &[u8], encoding: Encoding) -> HashMap<Vec<u8>, u32> {
    let line = |line: &[u8]| {
        let equals = line.iter().rposition(|b| *b == b'=')?;
        let digits = std::str::from_utf8(&line[equals + 1..]).ok()?.trim();
        let digits = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"))?;
        Some((encoding.fold(line[..equals].trim_ascii()), u32::from_str_radix(digits, 16).ok()?))
    };
    text.split(|b| *b == b'\n').filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_read_line_by_line() {
        let text = b"data\\A.txt=0x12aBcdef\r\nx/y = 0x1\nnothing\nbad=0xg\n=0x2\na=b=0X3";
        let sums = checksums(text, Encoding::default());
        let mut sums: Vec<_> = sums.into_iter().collect();
        sums.sort();
        let expected: [(&[u8], u32); 4] =
            [(b"", 2), (b"a=b", 3), (b"data\\a.txt", 0x12ab_cdef), (b"x\\y", 1)];
        assert_eq!(sums, expected.map(|(name, sum)| (name.to_vec(), sum)));
    }
}
