//! Writes Thor patches, with a table and the checksums of their files.

use std::fs::File;

use limbwise::grf::Encryption;

use super::error::WriteError;
use super::pack::Packer;
use crate::bytes::put;
use crate::deflate::{Deflater, Level};
use crate::inflate::crc32;
use crate::source::write_all_at;
use crate::thor::{INTEGRITY, MAGIC, MULTIPLE, REMOVED, ThorHeader};

/// Offsets and lengths are signed 32-bit numbers.
const MOST: u64 = i32::MAX as u64;

/// A file packed for a patch.
#[derive(Clone, Debug)]
pub struct PatchFile {
    bytes: Vec<u8>,
    real: u32,
    crc: u32,
}

impl Packer {
    /// Compresses a file for a patch.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::File`] if it is too long.
    pub fn pack_for_patch(&mut self, file: &[u8]) -> Result<PatchFile, WriteError> {
        let packed = self.pack(file, Encryption::None)?;
        let mut bytes = packed.bytes;
        bytes.truncate(packed.record.compressed as usize);
        Ok(PatchFile { bytes, real: packed.record.real, crc: crc32(file) })
    }
}

/// Writes a Thor patch of mode 0x30. The file is not a valid patch before [`ThorWriter::finish`].
#[derive(Debug)]
pub struct ThorWriter {
    file: File,
    header: ThorHeader,
    end: u64,
    table: Vec<u8>,
    /// The lines of `data.integrity`.
    sums: Vec<u8>,
}

impl ThorWriter {
    /// Starts a patch in an empty file. `target` is the name of the archive that it applies to, in code page
    /// 949; if it is empty, the patcher decides.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::Name`] if `target` has more than 255 bytes.
    pub fn create(file: File, target: &[u8]) -> Result<ThorWriter, WriteError> {
        short(target)?;
        let header = ThorHeader { into_grf: true, target: target.to_vec(), count: 0, mode: MULTIPLE };
        let end = head(&header, 0, 0).len() as u64;
        Ok(ThorWriter { file, header, end, table: Vec::new(), sums: Vec::new() })
    }

    /// Adds a file, which will replace one of the same name.
    ///
    /// # Errors
    ///
    /// Returns an error if the name is longer than 255 bytes or empty, the patch would become too large, or
    /// the system refuses.
    pub fn put(&mut self, name: &[u8], file: &PatchFile) -> Result<(), WriteError> {
        if name.eq_ignore_ascii_case(INTEGRITY) {
            return Err(WriteError::Name {
                name: name.into(),
                reason: "is kept for the checksums of a patch",
            });
        }
        self.append(name, file)?;
        self.sums.extend_from_slice(name);
        self.sums.extend_from_slice(format!("=0x{:08X}\r\n", file.crc).as_bytes());
        Ok(())
    }

    fn append(&mut self, name: &[u8], file: &PatchFile) -> Result<(), WriteError> {
        named(name)?;
        let offset = self.end;
        self.end += file.bytes.len() as u64;
        check_end(self.end)?;
        write_all_at(&self.file, &file.bytes, offset)?;
        self.row(name, 0);
        put(&mut self.table, &[offset as u32, file.bytes.len() as u32, file.real]);
        Ok(())
    }

    /// Adds a removal.
    ///
    /// # Errors
    ///
    /// Returns an error if the name is longer than 255 bytes or empty.
    pub fn remove(&mut self, name: &[u8]) -> Result<(), WriteError> {
        named(name)?;
        self.row(name, REMOVED);
        Ok(())
    }

    fn row(&mut self, name: &[u8], flags: u8) {
        self.table.push(name.len() as u8);
        self.table.extend_from_slice(name);
        self.table.push(flags);
        self.header.count += 1;
    }

    /// Appends the checksums and the table, and finally writes the header. Returns the length of the patch in
    /// bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if the patch would become too large, or the system refuses.
    pub fn finish(mut self) -> Result<u64, WriteError> {
        let sums = Packer::new(Level::default()).pack_for_patch(&self.sums)?;
        self.append(INTEGRITY, &sums)?;
        let table = Deflater::new(Level::default()).zlib(&self.table);
        let (offset, end) = (self.end, self.end + table.len() as u64);
        check_end(end)?;
        write_all_at(&self.file, &table, offset)?;
        write_all_at(&self.file, &head(&self.header, table.len() as u32, offset as u32), 0)?;
        self.file.sync_all()?;
        Ok(end)
    }
}

/// Returns the header with the length and the position of the table.
fn head(header: &ThorHeader, len: u32, offset: u32) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.push(header.into_grf.into());
    put(&mut head, &[header.count]);
    head.extend_from_slice(&header.mode.to_le_bytes());
    head.push(header.target.len() as u8);
    head.extend_from_slice(&header.target);
    put(&mut head, &[len, offset]);
    head
}

fn short(name: &[u8]) -> Result<(), WriteError> {
    let reason = "has more than the 255 bytes of a Thor patch";
    if name.len() <= 255 { Ok(()) } else { Err(WriteError::Name { name: name.into(), reason }) }
}

fn named(name: &[u8]) -> Result<(), WriteError> {
    if name.is_empty() {
        return Err(WriteError::Name { name: name.into(), reason: "is empty" });
    }
    short(name)
}

fn check_end(end: u64) -> Result<(), WriteError> {
    if end > MOST {
        return Err(WriteError::Archived { version: None, offset: end, most: MOST });
    }
    Ok(())
}
