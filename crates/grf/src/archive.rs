//! Open archives: finding and reading entries.
//!
//! Names are stored as in the table. They are hashed when a name is looked up for the first time.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use crate::entry::{Entry, Kind};
use crate::error::{EntryError, Error};
use crate::header::{GrfHeader, HEADER, Magic};
use crate::index::Index;
use crate::inflate::crc32;
use crate::limits::Limits;
use crate::name::Encoding;
use crate::reader::{Content, Reader};
use crate::source::{FileSource, Source};
use crate::table::Table;
use crate::thor::ThorHeader;
use crate::{rgz, thor};

pub use crate::table::Note;

/// Options for opening an archive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// Limits on memory.
    pub limits: Limits,
    /// The encoding of the names.
    pub encoding: Encoding,
    /// Whether to open an archive whose table is damaged, with the entries that can be read.
    /// [`Archive::damage`] then reports the damage.
    pub salvage: bool,
}

/// The format of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// A GRF or GPF archive.
    Grf(GrfHeader),
    /// A Thor patch.
    Thor(ThorHeader),
    /// An RGZ file.
    Rgz,
}

/// An open archive. The table is in memory; entries are read on demand.
pub struct Archive {
    content: Content,
    format: Format,
    table: Table,
    index: OnceLock<Index>,
    /// The checksums of a Thor patch, or why they cannot be read.
    checksums: OnceLock<Result<HashMap<Vec<u8>, u32>, String>>,
}

impl Archive {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Returns an error if it is not an archive, or its table is damaged.
    pub fn open(path: impl AsRef<Path>) -> Result<Archive, Error> {
        Archive::open_with(path, &Options::default())
    }

    /// Opens a file with options.
    ///
    /// # Errors
    ///
    /// Same as [`Archive::open`]. With [`Options::salvage`], a damaged table is an error only if none of its
    /// entries can be read.
    pub fn open_with(path: impl AsRef<Path>, options: &Options) -> Result<Archive, Error> {
        Archive::new(FileSource::open(path)?, options)
    }

    /// Opens any source with positioned reads, such as a `Vec<u8>`.
    ///
    /// # Errors
    ///
    /// Same as [`Archive::open_with`].
    pub fn new(source: impl Source + 'static, options: &Options) -> Result<Archive, Error> {
        let limits = options.limits;
        let mut source: Box<dyn Source> = Box::new(source);
        let mut start = vec![0; HEADER as usize];
        let len = source.read_at(&mut start, 0)?;
        start.truncate(len);
        let (format, mut table) = if let Some(magic) = Magic::of(&start) {
            let header = GrfHeader::parse(&start, magic, source.size())?;
            let table = Table::read(&*source, &header, &limits)?;
            (Format::Grf(header), table)
        } else if start.starts_with(thor::MAGIC) {
            let (header, table) = thor::read(&*source, &limits)?;
            (Format::Thor(header), table)
        } else if start.starts_with(rgz::MAGIC) {
            let (content, table) = rgz::read(&*source, &limits)?;
            source = Box::new(content);
            (Format::Rgz, table)
        } else {
            start.truncate(16);
            return Err(Error::NotAnArchive { found: start });
        };
        if let Some(damage) = table.damage.take_if(|_| !options.salvage) {
            return Err(damage);
        }
        table.encoding = options.encoding;
        let content = Content { source, limits, bare: format == Format::Rgz };
        Ok(Archive { content, format, table, index: OnceLock::new(), checksums: OnceLock::new() })
    }

    /// Returns the format of the archive.
    #[must_use]
    pub fn format(&self) -> &Format {
        &self.format
    }

    /// Returns unusual properties of the archive.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.table.notes
    }

    /// Returns the encoding of the names.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.table.encoding
    }

    /// Returns what is wrong with the table, if a damaged archive was opened.
    #[must_use]
    pub fn damage(&self) -> Option<&Error> {
        self.table.damage.as_ref()
    }

    /// Returns the number of bytes of a GRF archive that belong to neither the header, the table nor an
    /// entry, which changes in place leave behind. 0 for patches.
    #[must_use]
    pub fn unused(&self) -> u64 {
        let Format::Grf(header) = &self.format else { return 0 };
        let mut used =
            vec![(0, HEADER), (header.table_offset, header.table_offset.saturating_add(self.table.len))];
        used.extend(self.entries().filter(|entry| entry.kind() == Kind::File).map(|entry| {
            let len = entry.compressed_len().max(entry.aligned_len());
            (entry.offset(), entry.offset().saturating_add(len.into()))
        }));
        used.sort_unstable();
        let (size, mut end, mut unused) = (self.content.source.size(), 0, 0);
        for (from, to) in used {
            unused += from.min(size).saturating_sub(end);
            end = end.max(to);
        }
        unused + size.saturating_sub(end)
    }

    /// Returns the number of entries: files, folders and removals, including entries that are replaced by
    /// later ones.
    #[must_use]
    pub fn len(&self) -> usize {
        self.table.records.len()
    }

    /// Returns whether there are no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.table.records.is_empty()
    }

    /// Returns an entry by its index in the table.
    #[must_use]
    pub fn entry(&self, index: usize) -> Option<Entry<'_>> {
        self.table.entry(index)
    }

    /// Returns all entries in the order of the table.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = Entry<'_>> {
        self.table.records.iter().enumerate().map(|(i, record)| self.table.entry_of(i, record))
    }

    /// Returns the entry with a name, in UTF-8, with `/` or `\` between folders. Case matters only if several
    /// names differ in case. Of entries with the same name, the last one is returned.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<Entry<'_>> {
        self.find_name(&self.encoding().encode(path)?)
    }

    /// Like [`Archive::find`], for a name in the archive's encoding.
    #[must_use]
    pub fn find_name(&self, name: &[u8]) -> Option<Entry<'_>> {
        let index = self.index();
        let entries = || index.all(&self.table, name).rev().filter_map(|i| self.entry(i as usize));
        entries().find(|entry| same(entry.name, name)).or_else(|| entries().next())
    }

    /// Returns whether a later entry has the same name and replaces this one.
    #[must_use]
    pub fn is_replaced(&self, entry: Entry<'_>) -> bool {
        self.find_name(entry.name).is_some_and(|last| last.index != entry.index)
    }

    /// Returns groups of two or more entries whose names are equal when ignoring case, in the order of the
    /// table.
    #[must_use]
    pub fn collisions(&self) -> Vec<Vec<Entry<'_>>> {
        let groups = self.index().groups(&self.table).into_iter();
        groups.map(|group| group.into_iter().filter_map(|i| self.entry(i as usize)).collect()).collect()
    }

    /// Returns a reader of entries; each thread needs its own.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.content)
    }

    /// Reads the file of a name.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, or it cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, EntryError> {
        let entry = self.find(path).ok_or(EntryError::NotFound)?;
        self.reader().read(entry).map(<[u8]>::to_vec)
    }

    /// Reads an entry and checks its lengths, the checksum of its zlib stream and, in a Thor patch, the one
    /// in `data.integrity`. Returns the file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it. Folders and removals are errors too. If `data.integrity` cannot be read,
    /// that is an error of every entry: [`EntryError::Integrity`].
    pub fn verify<'r>(&self, entry: Entry<'_>, reader: &'r mut Reader<'_>) -> Result<&'r [u8], EntryError> {
        if let Some(expected) = self.checksum(entry)? {
            // Most writers store the checksum of the file, some that of the data in the archive.
            let found = crc32(reader.read(entry)?);
            if found != expected && crc32(reader.raw(entry)?) != expected {
                return Err(EntryError::Checksum { of: "CRC-32 in data.integrity" });
            }
        }
        reader.read(entry)
    }

    /// Calls `visit` for the entries with these indices, on `threads` threads, each with its own reader,
    /// approximately in the order of the file. `visit` can stop early.
    pub fn each(
        &self,
        entries: &[u32],
        threads: usize,
        visit: impl Fn(Entry<'_>, &mut Reader<'_>) -> ControlFlow<()> + Sync,
    ) {
        let mut order: Vec<_> = entries.iter().filter_map(|i| self.entry(*i as usize)).collect();
        order.sort_by_key(Entry::offset);
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || {
            let mut reader = self.reader();
            while !stop.load(Ordering::Relaxed) {
                let Some(entry) = order.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                if visit(*entry, &mut reader).is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads.min(order.len()) {
                scope.spawn(work);
            }
            work();
        });
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::new(&self.table))
    }

    /// Returns whether an entry has the checksums of a Thor patch, and so is not one of its files.
    pub(crate) fn is_integrity(&self, entry: Entry<'_>) -> bool {
        matches!(self.format, Format::Thor(_)) && entry.name.eq_ignore_ascii_case(thor::INTEGRITY)
    }

    /// Returns the checksum of an entry in `data.integrity` of a Thor patch, if there is one.
    fn checksum(&self, entry: Entry<'_>) -> Result<Option<u32>, EntryError> {
        if !matches!(self.format, Format::Thor(_)) || self.is_integrity(entry) {
            return Ok(None);
        }
        let checksums = self.checksums.get_or_init(|| {
            let sums = self.find_name(thor::INTEGRITY).filter(|entry| entry.kind() == Kind::File);
            let Some(sums) = sums else { return Ok(HashMap::new()) };
            let mut reader = self.reader();
            let text = reader.read(sums).map_err(|e| e.to_string())?;
            Ok(thor::checksums(text, self.encoding()))
        });
        match checksums {
            Ok(checksums) => Ok(checksums.get(&self.encoding().fold(entry.name)).copied()),
            Err(reason) => Err(EntryError::Integrity { reason: reason.clone() }),
        }
    }
}

/// Returns whether names are equal, ignoring which separator is used.
fn same(a: &[u8], b: &[u8]) -> bool {
    let separator = |b: &u8| matches!(b, b'\\' | b'/');
    a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x == y || separator(x) && separator(y))
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive").field("format", &self.format).field("entries", &self.len()).finish()
    }
}
