//! Entries of archives, as described by the table.

use std::borrow::Cow;
use std::fmt;

use limbwise::grf::Encryption;

use crate::error::EntryError;
use crate::name::Encoding;
use crate::path::{PathError, SafePath, safe_path};

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    File,
    /// A folder.
    Directory,
    /// A removal, in a patch: the file of this name is to be deleted.
    Removed,
}

/// The encryption of an entry, if known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protection {
    None,
    HeaderOnly,
    Full,
    /// 0x20.
    Keyed,
    /// 0x80.
    Newer,
}

impl Protection {
    /// Returns the encryption according to the flags.
    pub(crate) const fn of_flags(flags: u8) -> Protection {
        if flags & 0x80 != 0 {
            Protection::Newer
        } else if flags & 0x20 != 0 {
            Protection::Keyed
        } else if flags & 0x02 != 0 {
            Protection::Full
        } else if flags & 0x04 != 0 {
            Protection::HeaderOnly
        } else {
            Protection::None
        }
    }
}

/// A row of the table. The name is a range of the table's names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) offset: u64,
    pub(crate) name: u32,
    pub(crate) compressed: u32,
    pub(crate) aligned: u32,
    pub(crate) real: u32,
    pub(crate) name_len: u16,
    pub(crate) flags: u8,
    pub(crate) kind: Kind,
    pub(crate) protection: Protection,
}

impl Record {
    /// A folder without a name.
    pub(crate) const EMPTY: Record = Record {
        offset: 0,
        name: 0,
        compressed: 0,
        aligned: 0,
        real: 0,
        name_len: 0,
        flags: 0,
        kind: Kind::Directory,
        protection: Protection::None,
    };

    /// A file without a name, padding and encryption.
    pub(crate) const fn plain(offset: u64, len: u32) -> Record {
        let (flags, kind) = (0x01, Kind::File);
        Record { offset, compressed: len, aligned: len, real: len, flags, kind, ..Record::EMPTY }
    }
}

/// An entry: its name, its lengths, and its position.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    pub(crate) index: u32,
    pub(crate) name: &'a [u8],
    pub(crate) encoding: Encoding,
    pub(crate) record: &'a Record,
}

impl<'a> Entry<'a> {
    /// Returns the index in the table, from 0.
    #[must_use]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// Returns the raw name: bytes in the archive's encoding, usually with `\` between folders.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        self.name
    }

    /// Returns the name as UTF-8, with `/` between folders. Bytes that are invalid in the archive's encoding
    /// become U+FFFD and two hexadecimal digits, so that different names stay different.
    #[must_use]
    pub fn path(&self) -> Cow<'a, str> {
        let path = self.encoding.decode(self.name);
        if path.contains('\\') { path.replace('\\', "/").into() } else { path }
    }

    /// Returns the path inside a folder to which the entry may be extracted.
    ///
    /// # Errors
    ///
    /// Returns an error if the name would leave the folder, or cannot be a file's on every system.
    pub fn safe_path(&self) -> Result<SafePath, PathError> {
        safe_path(&self.encoding.decode(self.name))
    }

    /// Returns the kind of the entry.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.record.kind
    }

    /// Returns the flags in the archive; for an RGZ file they are synthesized.
    #[must_use]
    pub fn flags(&self) -> u8 {
        self.record.flags
    }

    /// Returns the encryption of the entry.
    ///
    /// # Errors
    ///
    /// Returns [`EntryError::Encryption`] if the encryption is not supported.
    pub fn encryption(&self) -> Result<Encryption, EntryError> {
        let name = match self.record.protection {
            Protection::None => return Ok(Encryption::None),
            Protection::HeaderOnly => return Ok(Encryption::HeaderOnly),
            Protection::Full => return Ok(Encryption::Full),
            Protection::Keyed => "0x20, which needs the key of the editor that wrote it",
            Protection::Newer => "0x80, which is not published",
        };
        Err(EntryError::Encryption { name, flags: self.record.flags })
    }

    /// Returns the length in the archive without padding, in bytes.
    #[must_use]
    pub fn compressed_len(&self) -> u32 {
        self.record.compressed
    }

    /// Returns the length in the archive including padding, in bytes. In damaged archives it may be less than
    /// the length without.
    #[must_use]
    pub fn aligned_len(&self) -> u32 {
        self.record.aligned
    }

    /// Returns the length of the file in bytes, according to the table.
    #[must_use]
    pub fn real_len(&self) -> u32 {
        self.record.real
    }

    /// Returns the position of the data, from the start of the archive; in an RGZ file, from the start of the
    /// decompressed content.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.record.offset
    }
}

impl fmt::Debug for Entry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry").field("path", &self.path()).field("record", self.record).finish()
    }
}
