//! Errors that occur when reading archives and entries.

use std::{fmt, io};

use crate::limits::Limited;

/// Why an archive cannot be opened, or why its table is incomplete.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A system error.
    Io(io::Error),
    /// The file does not begin like any of the formats.
    NotAnArchive {
        /// Its first bytes, at most 16.
        found: Vec<u8>,
    },
    /// A GRF archive of an unknown version.
    Version {
        /// The version that the header states.
        version: u32,
    },
    /// A Thor patch of an unknown mode.
    ThorMode {
        /// The mode that the header states.
        mode: u16,
    },
    /// The file ends too early.
    Truncated {
        /// What was expected there.
        what: &'static str,
        /// Its position.
        offset: u64,
        /// The number of bytes needed from there.
        needed: u64,
        /// The length of the file.
        size: u64,
    },
    /// The header and the table have different numbers of entries.
    Count {
        /// The number in the header.
        stated: u32,
        /// The number in the table.
        found: u32,
    },
    /// An object would take more memory than [`Limits`](crate::Limits) allows.
    Limit {
        /// The object.
        what: Limited,
        /// Its length in bytes, if it is known.
        len: Option<u64>,
        /// The limit.
        limit: u64,
    },
    /// The table, or an RGZ file, cannot be decompressed.
    Compressed {
        /// The object.
        what: &'static str,
        /// Where it begins in the file.
        offset: u64,
        /// The reason.
        reason: &'static str,
    },
    /// An entry of the table, or a record of an RGZ file, is invalid. The entries before it can be read.
    Table {
        /// The number of the entry, from 0.
        entry: u32,
        /// Its position in the file, or in the decompressed table.
        offset: u64,
        /// The reason.
        reason: &'static str,
    },
}

impl Error {
    /// Returns whether the table is damaged, so that [`Options::salvage`](crate::Options::salvage) may open
    /// the archive.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        matches!(
            self,
            Error::Truncated { .. } | Error::Count { .. } | Error::Compressed { .. } | Error::Table { .. }
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(e) => e.fmt(f),
            Error::NotAnArchive { found } if found.is_empty() => {
                f.write_str("not a GRF archive, a Thor patch or an RGZ file: it is empty")
            }
            Error::NotAnArchive { found } => {
                let found = String::from_utf8_lossy(found);
                write!(f, "not a GRF archive, a Thor patch or an RGZ file: it begins with {found:?}")
            }
            Error::Version { version } => write!(
                f,
                "GRF version 0x{version:x} is unknown; expected 0x101, 0x102, 0x103, 0x200 or 0x300"
            ),
            Error::ThorMode { mode } => {
                write!(f, "mode 0x{mode:x} of the Thor patch is unknown; expected 0x21 or 0x30")
            }
            Error::Truncated { what, offset, needed, size } => write!(
                f,
                "the file ends too early: {what} at offset {offset} needs {needed} bytes, and the file has {size}"
            ),
            // A number that the seed makes negative.
            Error::Count { stated, found } => {
                write!(f, "the header counts {} entries, and the table has {found}", stated.cast_signed())
            }
            Error::Limit { what, len: Some(len), limit } => {
                write!(f, "{what} takes {len} bytes, more than the limit of {limit}")
            }
            Error::Limit { what, len: None, limit } => {
                write!(f, "{what} takes more bytes than the limit of {limit}")
            }
            Error::Compressed { what, offset, reason } => {
                write!(f, "{what} at offset {offset} cannot be decompressed: {reason}")
            }
            Error::Table { entry, offset, reason } => {
                write!(f, "entry {entry} of the table, at its offset {offset}: {reason}")
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io(e) => Some(e),
            _ => None,
        }
    }
}

impl From<io::Error> for Error {
    fn from(e: io::Error) -> Error {
        Error::Io(e)
    }
}

/// Why an entry cannot be read. Other entries are not affected.
#[derive(Debug)]
#[non_exhaustive]
pub enum EntryError {
    /// A system error.
    Io(io::Error),
    /// There is no entry of that name.
    NotFound,
    /// It is a folder.
    Directory,
    /// It is a removal: the patch deletes a file.
    Removed,
    /// It has an unsupported encryption.
    Encryption {
        /// The name of the encryption.
        name: &'static str,
        /// The flags of the entry.
        flags: u8,
    },
    /// It lies beyond the end of the file.
    Truncated {
        /// Its position.
        offset: u64,
        /// Its length in bytes.
        len: u64,
        /// The length of the file.
        size: u64,
    },
    /// It is longer than [`Limits`](crate::Limits) allows.
    Limit {
        /// Its length in bytes.
        len: u64,
        /// The limit.
        limit: u64,
    },
    /// Its data is neither a zlib stream, nor LZMA, nor a stored file of the right length: it is damaged, or
    /// has an encryption that the flags do not indicate.
    Unknown {
        /// The first byte, decrypted.
        first: u8,
    },
    /// Its compressed data is damaged.
    Damaged {
        /// The compressor: zlib or LZMA.
        format: &'static str,
    },
    /// Its length in the table is more than its compressed data can decompress to.
    TooLong {
        /// The length in the table.
        real: u64,
        /// The length of the compressed data.
        compressed: u64,
    },
    /// It is longer or shorter than the table says.
    Length {
        /// Its length, unless it is too long.
        found: Option<u64>,
        /// The length in the table.
        expected: u64,
    },
    /// It has the right length but a wrong checksum.
    Checksum {
        /// Which checksum: that of zlib, or that in `data.integrity`.
        of: &'static str,
    },
    /// It cannot be checked, because `data.integrity` of its patch cannot be read.
    Integrity {
        /// What is wrong with `data.integrity`.
        reason: String,
    },
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Io(e) => e.fmt(f),
            EntryError::NotFound => f.write_str("no such entry"),
            EntryError::Directory => f.write_str("is a folder"),
            EntryError::Removed => f.write_str("is removed by the patch"),
            EntryError::Encryption { name, flags } => {
                write!(f, "unsupported entry encryption: {name} (flags 0x{flags:02x})")
            }
            EntryError::Truncated { offset, len, size } => write!(
                f,
                "its {len} bytes at offset {offset} lie beyond the end of the file, which has {size} bytes"
            ),
            EntryError::Limit { len, limit } => {
                write!(f, "takes {len} bytes, more than the limit of {limit}")
            }
            EntryError::Unknown { first } => write!(
                f,
                "neither zlib nor LZMA (its first byte is 0x{first:02x}): damaged, or encrypted in a way that its flags do not tell"
            ),
            EntryError::Damaged { format } => write!(f, "damaged {format} data"),
            EntryError::TooLong { real, compressed } => {
                write!(f, "the table says {real} bytes, more than {compressed} compressed bytes can give")
            }
            EntryError::Length { found: Some(found), expected } => {
                write!(f, "has {found} bytes, and the table says {expected}")
            }
            EntryError::Length { found: None, expected } => {
                write!(f, "has more than the {expected} bytes that the table says")
            }
            EntryError::Checksum { of } => write!(f, "wrong checksum ({of})"),
            EntryError::Integrity { reason } => {
                write!(f, "cannot be checked, because data.integrity cannot be read: {reason}")
            }
        }
    }
}

impl std::error::Error for EntryError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EntryError::Io(e) => Some(e),
            _ => None,
        }
    }
}

impl From<io::Error> for EntryError {
    fn from(e: io::Error) -> EntryError {
        EntryError::Io(e)
    }
}
