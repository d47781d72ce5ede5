//! The table of entries.

use std::fmt;

use limbwise::grf::Encryption;

use crate::entry::{Entry, Kind, Protection, Record};
use crate::error::Error;
use crate::header::GrfHeader;
use crate::limits::Limits;
use crate::name::{self, Encoding};
use crate::source::Source;

mod compressed;
pub(crate) mod old;

/// An unusual property of an archive that does not prevent reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// Zeros follow the last entry of the table.
    TableRest {
        /// The number of extra bytes.
        bytes: u64,
    },
    /// The counts in the header and the table of a Thor patch differ.
    CountDiffers {
        /// The count in the header.
        stated: u32,
        /// The number of entries.
        found: u32,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::TableRest { bytes } => write!(f, "the table has {bytes} bytes after its last entry"),
            Note::CountDiffers { stated, found } => {
                write!(f, "the header counts {stated} entries, the table has {found}")
            }
        }
    }
}

/// The entries and their names.
#[derive(Default)]
pub(crate) struct Table {
    pub(crate) names: Vec<u8>,
    pub(crate) records: Vec<Record>,
    pub(crate) notes: Vec<Note>,
    /// The size of the table in the file, in bytes.
    pub(crate) len: u64,
    /// What is wrong with it.
    pub(crate) damage: Option<Error>,
    /// The encoding of the names.
    pub(crate) encoding: Encoding,
}

impl Table {
    /// Reads the table of an archive. If it is damaged, all entries that can be read are kept, and the damage
    /// is recorded.
    ///
    /// # Errors
    ///
    /// Returns an error if no entry of a damaged table can be read.
    pub(crate) fn read(source: &dyn Source, header: &GrfHeader, limits: &Limits) -> Result<Table, Error> {
        let read = if header.is_old() { old::read } else { compressed::read };
        let mut table = read(source, header, limits)?;
        match table.damage.take_if(|_| table.records.is_empty()) {
            Some(damage) => Err(damage),
            None => Ok(table),
        }
    }

    /// Records that the header counts another number of entries, unless worse damage is known.
    fn check_count(&mut self, stated: u32) {
        // More would not fit into a table.
        let found = self.records.len() as u32;
        if found != stated {
            self.damage.get_or_insert(Error::Count { stated, found });
        }
    }

    /// Returns the error for the next entry, at this offset.
    pub(crate) fn invalid(&self, offset: u64, reason: &'static str) -> Error {
        Error::Table { entry: self.records.len() as u32, offset, reason }
    }

    pub(crate) fn entry(&self, index: usize) -> Option<Entry<'_>> {
        self.records.get(index).map(|record| self.entry_of(index, record))
    }

    /// Returns the entry for a record at this index.
    pub(crate) fn entry_of<'a>(&'a self, index: usize, record: &'a Record) -> Entry<'a> {
        let rest = self.names.get(record.name as usize..).unwrap_or_default();
        let name = rest.get(..record.name_len.into()).unwrap_or_default();
        // The header counts entries with 32 bits.
        Entry { index: index as u32, name, encoding: self.encoding, record }
    }

    /// Appends an entry and its name.
    pub(crate) fn push(&mut self, name: &[u8], record: Record) -> Result<(), &'static str> {
        let start = u32::try_from(self.names.len()).map_err(|_| TOO_MANY)?;
        let len = u16::try_from(name.len()).map_err(|_| TOO_LONG)?;
        self.names.extend_from_slice(name);
        self.records.push(Record { name: start, name_len: len, ..record });
        Ok(())
    }
}

const TOO_LONG: &str = "its name has more than 65,535 bytes";
const TOO_MANY: &str = "the names take more than 4 GiB";

/// Returns the kind of an entry of a GRF archive. Neither folders nor stored files have the flag 0x01; a name
/// with an extension is treated as a file.
pub(crate) fn kind(flags: u8, name: &[u8]) -> Kind {
    const FILE: u8 = 0x01;
    const REMOVED: u8 = 0x10;
    if flags & REMOVED != 0 {
        Kind::Removed
    } else if flags & FILE != 0 || name::extension(name).is_some() {
        Kind::File
    } else {
        Kind::Directory
    }
}

/// Returns the encryption by name, which is used before version 0x200.
pub(crate) fn encryption_of_name(name: &[u8]) -> Encryption {
    const HEADER_ONLY: [&[u8]; 4] = [b".gnd", b".gat", b".act", b".str"];
    let last = name.last_chunk::<4>().map(|last| last.to_ascii_lowercase());
    let header_only = last.is_some_and(|last| HEADER_ONLY.contains(&&last[..]));
    if header_only { Encryption::HeaderOnly } else { Encryption::Full }
}

/// Returns the encryption of an entry before version 0x200. Stored files are not encrypted.
fn protection_of_name(flags: u8, name: &[u8]) -> Protection {
    match Protection::of_flags(flags) {
        refused @ (Protection::Keyed | Protection::Newer) => refused,
        _ if flags & 0x01 == 0 => Protection::None,
        _ if encryption_of_name(name) == Encryption::HeaderOnly => Protection::HeaderOnly,
        _ => Protection::Full,
    }
}
