//! The table of versions 0x200 and 0x300: one zlib stream.

use super::{TOO_LONG, Table, kind};
use crate::bytes::Bytes;
use crate::entry::{Protection, Record};
use crate::error::Error;
use crate::header::{GrfHeader, HEADER};
use crate::inflate::{Inflater, deflate_most};
use crate::limits::{Limited, Limits};
use crate::source::Source;
use crate::table::Note;

pub(super) fn read(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<Table, Error> {
    let (names, len) = load(source, header, limits)?;
    let mut table = Table { len, ..Table::default() };
    table.records.reserve_exact(header.count as usize);
    let mut bytes = Bytes::new(&names);
    for entry in 0..header.count {
        let offset = (names.len() - bytes.left()) as u64;
        match record(&mut bytes, header.wide, offset) {
            Ok(record) => table.records.push(record),
            Err(reason) => {
                table.damage = Some(Error::Table { entry, offset, reason });
                break;
            }
        }
    }
    if table.damage.is_none() && bytes.left() > 0 {
        table.notes.push(Note::TableRest { bytes: bytes.left() as u64 });
    }
    table.names = names;
    Ok(table)
}

/// Returns the size in the file of a table without entries, which an empty archive may have or not.
pub(super) fn empty_len(source: &dyn Source, header: &GrfHeader) -> Result<u64, Error> {
    let before = if header.wide { 4 } else { 0 };
    let mut lengths = [0; 8];
    let offset = header.table_offset.saturating_add(before);
    let whole = source.read_at(&mut lengths, offset)? == lengths.len();
    let [compressed, real] =
        [&lengths[..4], &lengths[4..]].map(|l| u32::from_le_bytes(l.try_into().unwrap_or_default()));
    let len = before + lengths.len() as u64 + u64::from(compressed);
    let fits = whole && real == 0 && len <= source.size().saturating_sub(header.table_offset);
    Ok(if fits { len } else { 0 })
}

/// Returns the decompressed table and its size in the file.
fn load(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<(Vec<u8>, u64), Error> {
    let size = source.size();
    let truncated = |what, offset, needed| Error::Truncated { what, offset, needed, size };
    // Tables with 64-bit offsets are preceded by four bytes of unknown meaning.
    let offset = header.table_offset + if header.wide { 4 } else { 0 };
    let mut lengths = [0; 8];
    if size.saturating_sub(offset) < lengths.len() as u64 {
        return Err(truncated("the lengths of the table", offset, lengths.len() as u64));
    }
    source.read_exact_at(&mut lengths, offset)?;
    let [compressed, real] =
        [&lengths[..4], &lengths[4..]].map(|l| u32::from_le_bytes(l.try_into().unwrap_or_default()));
    let start = offset + lengths.len() as u64;
    if u64::from(compressed) > size - start {
        return Err(truncated("the table", start, compressed.into()));
    }
    let (len, limit) = (u64::from(real), limits.table);
    if len.max(compressed.into()) > limit {
        return Err(Error::Limit { what: Limited::Table, len: Some(len.max(compressed.into())), limit });
    }
    let most = len / least(header.wide);
    if u64::from(header.count) > most {
        return Err(Error::Count { count: header.count, most });
    }
    let damaged = |reason| Error::Compressed { what: "the table", offset: start, reason };
    if len > deflate_most(compressed.into()) {
        return Err(damaged("its compressed length is too small for its length"));
    }
    let mut packed = vec![0; compressed as usize];
    source.read_exact_at(&mut packed, start)?;
    let mut table = vec![0; real as usize];
    let found = Inflater::new().zlib(&packed, &mut table).map_err(|failure| damaged(failure.reason()))?;
    table.truncate(found);
    Ok((table, start + u64::from(compressed) - header.table_offset))
}

/// Returns the size of an entry without its name.
const fn least(wide: bool) -> u64 {
    if wide { 22 } else { 18 }
}

fn record(bytes: &mut Bytes<'_>, wide: bool, offset: u64) -> Result<Record, &'static str> {
    let name = bytes.string().ok_or("its name does not end")?;
    let name_len = u16::try_from(name.len()).map_err(|_| TOO_LONG)?;
    let mut fields = || {
        let (compressed, aligned, real) = (bytes.u32()?, bytes.u32()?, bytes.u32()?);
        let flags = bytes.u8()?;
        let offset = if wide { bytes.u64()? } else { bytes.u32()?.into() };
        Some(Record {
            offset: HEADER.saturating_add(offset),
            name: 0,
            compressed,
            aligned,
            real,
            name_len,
            flags,
            kind: kind(flags, name),
            protection: Protection::of_flags(flags),
        })
    };
    let record = fields().ok_or("the table ends")?;
    // The table has at most 4 GiB.
    Ok(Record { name: offset as u32, ..record })
}
