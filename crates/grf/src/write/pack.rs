//! Encodes files as entries.

use limbwise::grf::{BLOCK_BYTES, Encryption, decode_entry, encode_entry};

use super::error::WriteError;
use crate::archive::Archive;
use crate::deflate::{Deflater, Level};
use crate::entry::{Entry, Kind, Protection, Record};
use crate::error::EntryError;
use crate::payload;
use crate::reader::Reader;

/// The longest file for an entry, such that its compressed and padded length also fits in 32 bits.
pub(crate) const MOST: u64 = u32::MAX as u64 - (1 << 20);

/// An entry without its name and position: compressed, padded and encrypted.
#[derive(Clone, Debug)]
pub struct Packed {
    pub(super) bytes: Vec<u8>,
    /// The position in it is ignored.
    pub(super) record: Record,
}

impl Packed {
    /// Returns the size in the archive in bytes.
    #[must_use]
    pub fn stored_len(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn file(mut bytes: Vec<u8>, real: u32, encryption: Encryption) -> Packed {
        let compressed = bytes.len() as u32;
        bytes.resize(bytes.len().next_multiple_of(BLOCK_BYTES), 0);
        encode_entry(&mut bytes, encryption, compressed);
        let (flags, protection) = marks(encryption);
        let aligned = bytes.len() as u32;
        let record =
            Record { compressed, aligned, real, flags, kind: Kind::File, protection, ..Record::EMPTY };
        Packed { bytes, record }
    }

    /// Returns an entry without data: a folder or a removal.
    fn without_bytes(record: &Record) -> Packed {
        let flags = if record.kind == Kind::Removed { record.flags } else { 0 };
        Packed { bytes: Vec::new(), record: Record { flags, kind: record.kind, ..Record::EMPTY } }
    }
}

/// Returns the flags for an encryption.
pub(super) fn marks(encryption: Encryption) -> (u8, Protection) {
    match encryption {
        Encryption::Full => (0x03, Protection::Full),
        Encryption::HeaderOnly => (0x05, Protection::HeaderOnly),
        _ => (0x01, Protection::None),
    }
}

/// How an entry is copied to another archive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    /// The new encryption; `None` keeps the old one.
    pub(super) encryption: Option<Encryption>,
    /// Whether to recompress it.
    pub(super) again: bool,
    /// Whether to read and check it first.
    pub(super) verify: bool,
    /// Whether both archives are older than 0x200, so that entries without the flag 0x01, and flags without
    /// the encryption, may stay unchanged.
    pub(super) unmarked: bool,
}

/// Encodes files as entries. Each thread needs its own.
#[derive(Debug)]
pub struct Packer {
    deflater: Deflater,
}

impl Packer {
    /// Creates a packer with a compression level.
    #[must_use]
    pub fn new(level: Level) -> Packer {
        Packer { deflater: Deflater::new(level) }
    }

    /// Compresses, pads and encrypts a file. `Writer::encryption` returns the encryption that an archive
    /// requires.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::File`] if it is too long.
    pub fn pack(&mut self, file: &[u8], encryption: Encryption) -> Result<Packed, WriteError> {
        let (len, real) = (file.len() as u64, u32::try_from(file.len()));
        let real = real.ok().filter(|_| len <= MOST).ok_or(WriteError::File { len, most: MOST })?;
        Ok(Packed::file(self.deflater.zlib(file), real, encryption))
    }

    /// Copies an entry of another archive, without decompressing it if possible. Entries that cannot be
    /// decrypted are copied unchanged.
    pub(super) fn take_over(
        &mut self,
        from: &Archive,
        entry: Entry<'_>,
        reader: &mut Reader<'_>,
        wish: Wish,
    ) -> Result<Packed, EntryError> {
        let record = entry.record;
        if record.kind != Kind::File {
            return Ok(Packed::without_bytes(record));
        }
        let Ok(own) = entry.encryption() else { return Ok(kept(record, reader.raw(entry)?)) };
        let encryption = wish.encryption.unwrap_or(own);
        if payload::is_empty(record) {
            return Ok(Packed::file(self.deflater.zlib(&[]), 0, encryption));
        }
        if wish.verify {
            match from.verify(entry, reader) {
                Ok(_) | Err(EntryError::Encryption { .. }) => {}
                Err(e) => return Err(e),
            }
        }
        let unmarked = record.flags & 0x01 == 0;
        if wish.again || reader.is_bare() || unmarked && !wish.unmarked {
            match reader.read(entry) {
                Ok(file) => return Ok(Packed::file(self.deflater.zlib(file), record.real, encryption)),
                // The file itself is encrypted; its data can still be copied.
                Err(EntryError::Encryption { .. }) => {}
                Err(e) => return Err(e),
            }
        }
        let bytes = reader.raw(entry)?;
        let whole = bytes.len() == record.aligned as usize && bytes.len().is_multiple_of(BLOCK_BYTES);
        // Entries that are not marked as files are never encrypted.
        if unmarked && wish.unmarked {
            return Ok(kept(record, bytes));
        }
        if own == encryption && whole && record.compressed <= record.aligned {
            let mut packed = kept(record, bytes);
            // In the new version the flags, not the name, determine the encryption.
            let (flags, protection) = marks(own);
            if !wish.unmarked && Protection::of_flags(record.flags) != protection {
                packed.record.flags = flags;
            }
            return Ok(packed);
        }
        let mut bytes = bytes.to_vec();
        decode_entry(&mut bytes, own, record.compressed);
        bytes.truncate(record.compressed as usize);
        Ok(Packed::file(bytes, record.real, encryption))
    }
}

/// Returns the unchanged entry, without padding that was truncated by the end of the file.
fn kept(record: &Record, bytes: &[u8]) -> Packed {
    let aligned = record.aligned.min(bytes.len() as u32);
    Packed { bytes: bytes.to_vec(), record: Record { aligned, ..*record } }
}
