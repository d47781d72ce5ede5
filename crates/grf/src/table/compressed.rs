//! The table of versions 0x200 and 0x300: one zlib stream.

use super::{TOO_LONG, Table, kind};
use crate::bytes::Bytes;
use crate::entry::{Protection, Record};
use crate::error::Error;
use crate::header::{GrfHeader, HEADER};
use crate::inflate::{Inflater, deflate_most, is_zlib, salvage};
use crate::limits::{Limited, Limits};
use crate::source::Source;
use crate::table::Note;

/// Reads the table. What follows the last row that the header counts belongs to it, except for zeros at the
/// end: an archive with such rows has a wrong count.
pub(super) fn read(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<Table, Error> {
    let Stream { table, len, damage } = Stream::load(source, header, limits)?;
    let mut table = Table { names: table, len, damage, ..Table::default() };
    let mut bytes = Bytes::new(&table.names);
    table.records.reserve_exact((header.count as usize).min(table.names.len() / LEAST));
    let padding = table.names.iter().rposition(|b| *b != 0).map_or(0, |last| last + 1);
    while bytes.left() > 0 {
        let entry = table.records.len() as u32;
        let offset = table.names.len() - bytes.left();
        if entry >= header.count && offset >= padding {
            table.notes.push(Note::TableRest { bytes: bytes.left() as u64 });
            break;
        }
        let offset = offset as u64;
        match record(&mut bytes, header.wide, offset) {
            Ok(record) => table.records.push(record),
            Err(reason) => {
                let invalid = table.invalid(offset, reason);
                table.damage.get_or_insert(invalid);
                break;
            }
        }
    }
    if header.count == 0 && padding == 0 {
        // An archive without entries may have anything in the place of the table, or nothing.
        table.damage = None;
    }
    table.check_count(header.count);
    Ok(table)
}

/// The size of the shortest row.
const LEAST: usize = 18;

/// The decompressed table.
struct Stream {
    table: Vec<u8>,
    /// The size of the table in the file.
    len: u64,
    /// Why there may be less than there was.
    damage: Option<Error>,
}

impl Stream {
    /// Decompresses the table, or as much of a damaged one as possible.
    ///
    /// # Errors
    ///
    /// Returns an error if nothing can be read, or the table is longer than the limit.
    fn load(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<Stream, Error> {
        let (size, limit) = (source.size(), limits.table);
        let truncated = |what, offset, needed| Error::Truncated { what, offset, needed, size };
        // Tables with 64-bit offsets are preceded by four bytes of unknown meaning.
        let offset = header.table_offset + if header.wide { 4 } else { 0 };
        let start = offset + LENGTHS as u64;
        if size < start {
            let damage = Some(truncated("the lengths of the table", offset, LENGTHS as u64));
            return Ok(Stream { table: Vec::new(), len: 0, damage });
        }
        let mut lengths = [[0; 4]; 2];
        source.read_exact_at(lengths.as_flattened_mut(), offset)?;
        let [compressed, real] = lengths.map(|length| u64::from(u32::from_le_bytes(length)));
        let len = start + compressed - header.table_offset;
        let damaged = |reason| Error::Compressed { what: "the table", offset: start, reason };
        let damage = if compressed > size - start {
            truncated("the table", start, compressed)
        } else if real > deflate_most(compressed) {
            damaged("its compressed length is too small for its length")
        } else if real.max(compressed) > limit {
            return Err(Error::Limit { what: Limited::Table, len: Some(real.max(compressed)), limit });
        } else {
            let packed = source.read_range(start, compressed)?;
            let mut table = vec![0; real as usize];
            match Inflater::new().zlib(&packed, &mut table) {
                Ok(found) => {
                    table.truncate(found);
                    return Ok(Stream { table, len, damage: None });
                }
                Err(failure) => damaged(failure.reason()),
            }
        };
        // Either length may be the damage, so the stream itself tells where it ends.
        let packed = source.read_range(start, (size - start).min(limit))?;
        let table = if header.count > 0 || is_zlib(&packed) { salvage(&packed, limit) } else { Vec::new() };
        Ok(Stream { table, len: len.min(size), damage: Some(damage) })
    }
}

/// The size of the lengths before the table.
const LENGTHS: usize = 8;

fn record(bytes: &mut Bytes<'_>, wide: bool, start: u64) -> Result<Record, &'static str> {
    let name = bytes.string().ok_or("its name does not end")?;
    let name_len = u16::try_from(name.len()).map_err(|_| TOO_LONG)?;
    let mut fields = || {
        let (compressed, aligned, real) = (bytes.u32()?, bytes.u32()?, bytes.u32()?);
        let flags = bytes.u8()?;
        let offset = if wide { bytes.u64()? } else { bytes.u32()?.into() };
        Some(Record {
            offset: HEADER.saturating_add(offset),
            // The table has at most 4 GiB.
            name: start as u32,
            compressed,
            aligned,
            real,
            name_len,
            flags,
            kind: kind(flags, name),
            protection: Protection::of_flags(flags),
        })
    };
    fields().ok_or("the table ends")
}
