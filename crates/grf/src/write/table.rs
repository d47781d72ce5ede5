//! Encodes tables.

use limbwise::grf::encode_blocks;

use super::entries::{Entries, Row};
use super::error::WriteError;
use crate::deflate::{Deflater, Level};
use crate::entry::Kind;
use crate::header::{GrfHeader, HEADER};

/// The constant that `table/old.rs` subtracts.
const COUNTED: u32 = 6;
const COMPRESSED: u32 = 715;
const ALIGNED: u32 = 37579;

/// Returns the encoded table for an archive with this header.
///
/// # Errors
///
/// Returns [`WriteError::Table`] if its lengths do not fit into 32 bits.
pub(super) fn encode(rows: &Entries, header: &GrfHeader) -> Result<Vec<u8>, WriteError> {
    let mut table = Vec::new();
    if header.is_old() {
        rows.iter().for_each(|row| old(row, &mut table));
        return Ok(table);
    }
    rows.iter().for_each(|row| compressed(row, header.wide, &mut table));
    let real = u32::try_from(table.len()).map_err(|_| WriteError::Table)?;
    let packed = Deflater::new(Level::default()).zlib(&table);
    let len = u32::try_from(packed.len()).map_err(|_| WriteError::Table)?;
    // Tables with 64-bit offsets are preceded by four bytes of unknown meaning.
    let mut bytes = vec![0; if header.wide { 4 } else { 0 }];
    bytes.extend_from_slice(&len.to_le_bytes());
    bytes.extend_from_slice(&real.to_le_bytes());
    bytes.extend_from_slice(&packed);
    Ok(bytes)
}

fn compressed(row: &Row, wide: bool, table: &mut Vec<u8>) {
    let record = &row.record;
    table.extend_from_slice(&row.name);
    table.push(0);
    for len in [record.compressed, record.aligned, record.real] {
        table.extend_from_slice(&len.to_le_bytes());
    }
    table.push(record.flags);
    let offset = record.offset.saturating_sub(HEADER).to_le_bytes();
    table.extend_from_slice(&offset[..if wide { 8 } else { 4 }]);
}

fn old(row: &Row, table: &mut Vec<u8>) {
    let record = &row.record;
    let mut name = row.name.to_vec();
    name.resize((name.len() + 1).next_multiple_of(8), 0);
    // The length is a multiple of a block.
    let _ = encode_blocks(&mut name);
    name.iter_mut().for_each(|byte| *byte = byte.rotate_left(4));
    table.extend_from_slice(&(name.len() as u32 + COUNTED).to_le_bytes());
    table.extend_from_slice(&[0; 2]);
    table.extend_from_slice(&name);
    table.extend_from_slice(&[0; 4]);
    // The marker values of folders in these versions.
    let (compressed, aligned, real, offset) = match record.kind {
        Kind::Directory => (0x449, 0x714, 0x55c, 0x58a - HEADER as u32),
        _ => {
            let offset = record.offset.saturating_sub(HEADER) as u32;
            (record.compressed, record.aligned, record.real, offset)
        }
    };
    for field in [compressed.wrapping_add(real).wrapping_add(COMPRESSED), aligned.wrapping_add(ALIGNED), real]
    {
        table.extend_from_slice(&field.to_le_bytes());
    }
    table.push(record.flags);
    table.extend_from_slice(&offset.to_le_bytes());
}
