//! Encodes tables.

use limbwise::grf::encode_blocks;

use super::entries::{Entries, Row};
use super::error::WriteError;
use crate::bytes::put;
use crate::deflate::{Deflater, Level};
use crate::entry::Kind;
use crate::header::{GrfHeader, HEADER};
use crate::table::old::{ALIGNED, COMPRESSED, COUNTED, FOLDER};

/// Returns the encoded table for an archive with this header.
///
/// # Errors
///
/// Returns [`WriteError::Table`] if its lengths do not fit into 32 bits.
pub(super) fn encode(rows: &Entries, header: &GrfHeader) -> Result<Vec<u8>, WriteError> {
    let mut table = Vec::new();
    if header.is_old() {
        rows.iter().for_each(|row| before_0x200(row, &mut table));
        return Ok(table);
    }
    rows.iter().for_each(|row| compressed(row, header.wide, &mut table));
    let real = u32::try_from(table.len()).map_err(|_| WriteError::Table)?;
    let packed = Deflater::new(Level::default()).zlib(&table);
    let len = u32::try_from(packed.len()).map_err(|_| WriteError::Table)?;
    // Tables with 64-bit offsets are preceded by four bytes of unknown meaning.
    let mut bytes = vec![0; if header.wide { 4 } else { 0 }];
    put(&mut bytes, &[len, real]);
    bytes.extend_from_slice(&packed);
    Ok(bytes)
}

fn compressed(row: &Row, wide: bool, table: &mut Vec<u8>) {
    let record = &row.record;
    table.extend_from_slice(&row.name);
    table.push(0);
    put(table, &[record.compressed, record.aligned, record.real]);
    table.push(record.flags);
    let offset = record.offset.saturating_sub(HEADER).to_le_bytes();
    table.extend_from_slice(&offset[..if wide { 8 } else { 4 }]);
}

fn before_0x200(row: &Row, table: &mut Vec<u8>) {
    let record = &row.record;
    let mut name = row.name.to_vec();
    name.resize((name.len() + 1).next_multiple_of(8), 0);
    // The length is a multiple of a block.
    let _ = encode_blocks(&mut name);
    name.iter_mut().for_each(|byte| *byte = byte.rotate_left(4));
    put(table, &[name.len() as u32 + COUNTED]);
    table.extend_from_slice(&[0; 2]);
    table.extend_from_slice(&name);
    table.extend_from_slice(&[0; 4]);
    let (compressed, aligned, real, offset) = match record.kind {
        Kind::Directory => FOLDER,
        _ => (record.compressed, record.aligned, record.real, record.offset),
    };
    let lengths =
        [compressed.wrapping_add(real).wrapping_add(COMPRESSED), aligned.wrapping_add(ALIGNED), real];
    put(table, &lengths);
    table.push(record.flags);
    put(table, &[offset.saturating_sub(HEADER) as u32]);
}
