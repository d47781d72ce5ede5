//! From a file to the bytes of an entry.

use limbwise::grf::{BLOCK_BYTES, Encryption, decode_entry, encode_entry};

use super::error::WriteError;
use crate::archive::Archive;
use crate::deflate::{Deflater, Level};
use crate::entry::{Entry, Kind, Protection, Record};
use crate::error::EntryError;
use crate::payload;
use crate::reader::Reader;

/// The longest file that an entry can hold, so that its compressed and padded length fits into 32 bits too.
pub(crate) const MOST: u64 = u32::MAX as u64 - (1 << 20);

/// An entry without its name and place: compressed, padded and encrypted.
#[derive(Clone, Debug)]
pub struct Packed {
    pub(super) bytes: Vec<u8>,
    /// Where the bytes are does not count.
    pub(super) record: Record,
}

impl Packed {
    /// The number of bytes that it takes in the archive.
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

    /// An entry without bytes: a folder or a removal.
    fn without_bytes(record: &Record) -> Packed {
        let flags = if record.kind == Kind::Removed { record.flags } else { 0 };
        Packed { bytes: Vec::new(), record: Record { flags, kind: record.kind, ..Record::EMPTY } }
    }
}

/// The flags of a file that is encrypted so.
pub(super) fn marks(encryption: Encryption) -> (u8, Protection) {
    match encryption {
        Encryption::Full => (0x03, Protection::Full),
        Encryption::HeaderOnly => (0x05, Protection::HeaderOnly),
        _ => (0x01, Protection::None),
    }
}

/// How an entry is to be taken over into another archive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    /// The encryption that it shall have; `None` keeps its own.
    pub(super) encryption: Option<Encryption>,
    /// Whether it is compressed anew.
    pub(super) again: bool,
    /// Whether it is read and checked first.
    pub(super) verify: bool,
    /// Whether entries that lack the flag 0x01, and flags that do not tell the encryption, may stay as they are: both archives
    /// are older than 0x200.
    pub(super) unmarked: bool,
}

/// Makes entries of files. Each thread has its own.
#[derive(Debug)]
pub struct Packer {
    deflater: Deflater,
}

impl Packer {
    /// Returns one that compresses so hard.
    #[must_use]
    pub fn new(level: Level) -> Packer {
        Packer { deflater: Deflater::new(level) }
    }

    /// Compresses, pads and encrypts a file. `Writer::encryption` gives the encryption that an archive asks for.
    ///
    /// # Errors
    ///
    /// [`WriteError::File`] if it is too long.
    pub fn pack(&mut self, file: &[u8], encryption: Encryption) -> Result<Packed, WriteError> {
        let (len, real) = (file.len() as u64, u32::try_from(file.len()));
        let real = real.ok().filter(|_| len <= MOST).ok_or(WriteError::File { len, most: MOST })?;
        Ok(Packed::file(self.deflater.zlib(file), real, encryption))
    }

    /// Takes over an entry of another archive, without decompressing it where that can be avoided. What cannot be decrypted
    /// stays as it is.
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
                // The file inside is encrypted. Its bytes can be taken over like any others.
                Err(EntryError::Encryption { .. }) => {}
                Err(e) => return Err(e),
            }
        }
        let bytes = reader.raw(entry)?;
        let whole = bytes.len() == record.aligned as usize && bytes.len().is_multiple_of(BLOCK_BYTES);
        // What is not marked as a file is never encrypted.
        if unmarked && wish.unmarked {
            return Ok(kept(record, bytes));
        }
        if own == encryption && whole && record.compressed <= record.aligned {
            let mut packed = kept(record, bytes);
            // Where the name does not count any more, the flags have to.
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

/// The entry as it is, without padding that the end of the file has cut off.
fn kept(record: &Record, bytes: &[u8]) -> Packed {
    let aligned = record.aligned.min(bytes.len() as u32);
    Packed { bytes: bytes.to_vec(), record: Record { aligned, ..*record } }
}
