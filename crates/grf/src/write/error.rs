//! Errors of writing archives.

use std::{fmt, io};

use crate::error::{EntryError, Error};
use crate::file_type::FileType;
use crate::name::Encoding;

/// Why an archive cannot be written or changed. An archive that was to be changed in place is unchanged.
#[derive(Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// A system error.
    Io(io::Error),
    /// The archive cannot be read.
    Archive(Error),
    /// An entry of another archive cannot be read.
    Entry {
        /// Its path, as [`Entry::path`](crate::Entry::path) returns it.
        path: String,
        /// The reason.
        error: EntryError,
    },
    /// The file is a Thor patch or an RGZ file; only GRF archives can be changed.
    NotGrf {
        /// What it is.
        found: FileType,
    },
    /// Another process is writing to the archive.
    Locked,
    /// Another process has replaced the archive since it was opened.
    Replaced,
    /// There is no entry of that name.
    NotFound,
    /// The name is not valid for an entry.
    Name {
        /// The name.
        name: Vec<u8>,
        /// The reason.
        reason: &'static str,
    },
    /// A file is too long for an entry.
    File {
        /// Its length in bytes.
        len: u64,
        /// The longest that an entry can be.
        most: u64,
    },
    /// The archive would grow beyond what its offsets can express.
    Archived {
        /// The version of the archive, or `None` for a Thor patch.
        version: Option<u32>,
        /// The offset that would be needed.
        offset: u64,
        /// The largest offset that can be expressed.
        most: u64,
    },
    /// The table would have more entries or bytes than its fields can express.
    Table,
    /// The encryption cannot be chosen, because before version 0x200 the file's extension determines it.
    EncryptionByName {
        /// The version.
        version: u32,
    },
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Io(e) => e.fmt(f),
            WriteError::Archive(e) => e.fmt(f),
            WriteError::Entry { path, error } => write!(f, "{}: {error}", path.escape_debug()),
            WriteError::NotGrf { found } => write!(f, "is {found}; only GRF archives can be changed"),
            WriteError::Locked => f.write_str("another process is writing to it; nothing was changed"),
            WriteError::Replaced => f.write_str("was replaced by another process; nothing was changed"),
            WriteError::NotFound => f.write_str("no such entry"),
            WriteError::Name { name, reason } => {
                write!(f, "the name {:?} {reason}", Encoding::default().decode(name))
            }
            WriteError::File { len, most } => {
                write!(f, "a file of {len} bytes is too long for an entry; the longest has {most}")
            }
            WriteError::Archived { version: Some(version), offset, most } => write!(
                f,
                "offset {offset} is beyond what version 0x{version:x} can hold ({most} bytes){}",
                if *version < 0x300 { "; convert the archive to version 0x300" } else { "" }
            ),
            WriteError::Archived { version: None, offset, most } => {
                write!(f, "offset {offset} is beyond what a Thor patch can hold ({most} bytes)")
            }
            WriteError::Table => f.write_str("the table would have more than 4 GiB"),
            WriteError::EncryptionByName { version } => write!(
                f,
                "version 0x{version:x} encrypts every file as its name says; other encryptions need version 0x200 or 0x300"
            ),
        }
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WriteError::Io(e) => Some(e),
            WriteError::Archive(e) => Some(e),
            WriteError::Entry { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(e: io::Error) -> WriteError {
        WriteError::Io(e)
    }
}

impl From<Error> for WriteError {
    fn from(e: Error) -> WriteError {
        match e {
            Error::Io(e) => WriteError::Io(e),
            e => WriteError::Archive(e),
        }
    }
}
