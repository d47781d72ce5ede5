//! Reads entries one after another, reusing memory.
//!
//! Reading an entry takes one positioned read, in-place decryption, and one call of the decompressor.

use std::fmt;

use limbwise::grf::decode_entry;

use crate::entry::{Entry, Kind, Record};
use crate::error::EntryError;
use crate::inflate::Inflater;
use crate::limits::Limits;
use crate::payload;
use crate::source::Source;

/// The source of the entries' data.
pub(crate) struct Content {
    pub(crate) source: Box<dyn Source>,
    pub(crate) limits: Limits,
    /// Whether entries are stored files without any encoding.
    pub(crate) bare: bool,
}

/// The largest memory kept from one entry to the next; larger buffers are freed.
const KEPT: usize = 32 << 20;

/// Reads entries, reusing memory. Each thread needs its own.
pub struct Reader<'a> {
    content: &'a Content,
    inflater: Inflater,
    raw: Vec<u8>,
    out: Vec<u8>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(content: &'a Content) -> Reader<'a> {
        Reader { content, inflater: Inflater::new(), raw: Vec::new(), out: Vec::new() }
    }

    /// Returns the file of an entry, decrypted and decompressed. Its length and its checksum, if any, are
    /// checked.
    ///
    /// # Errors
    ///
    /// Returns an error if the entry is not a file, its encryption is unknown, or it is damaged.
    pub fn read(&mut self, entry: Entry<'_>) -> Result<&[u8], EntryError> {
        let record = entry.record;
        only_files(record)?;
        let encryption = entry.encryption()?;
        let limit = self.content.limits.entry;
        if u64::from(record.real) > limit {
            return Err(EntryError::Limit { len: record.real.into(), limit });
        }
        if self.out.capacity() > KEPT {
            self.out = Vec::new();
        }
        if payload::is_empty(record) {
            return Ok(&[]);
        }
        let len = self.fetch(record)?;
        let raw = &mut self.raw[..len];
        if self.content.bare {
            return Ok(raw);
        }
        decode_entry(raw, encryption, record.compressed);
        payload::decode(raw, record, &mut self.inflater, &mut self.out)
    }

    /// Returns whether entries are stored files without any encoding.
    pub(crate) fn is_bare(&self) -> bool {
        self.content.bare
    }

    /// Returns the raw data of an entry, including padding.
    ///
    /// # Errors
    ///
    /// Returns an error if the entry is not a file, or lies beyond the end.
    pub fn raw(&mut self, entry: Entry<'_>) -> Result<&[u8], EntryError> {
        only_files(entry.record)?;
        let len = self.fetch(entry.record)?;
        Ok(&self.raw[..len])
    }

    /// Reads the data of an entry, and returns its length.
    fn fetch(&mut self, record: &Record) -> Result<usize, EntryError> {
        // The padding of the last entry may be missing, and in damaged tables the padded length may be less
        // than the length.
        let least = u64::from(record.compressed);
        let size = self.content.source.size();
        let rest = size.saturating_sub(record.offset);
        if least > rest {
            return Err(EntryError::Truncated { offset: record.offset, len: least, size });
        }
        let len = u64::from(record.compressed.max(record.aligned)).min(rest);
        let limit = self.content.limits.entry;
        if len > limit {
            return Err(EntryError::Limit { len, limit });
        }
        let len = usize::try_from(len).map_err(|_| EntryError::Limit { len, limit })?;
        if self.raw.capacity() > KEPT {
            self.raw = Vec::new();
        }
        if self.raw.len() < len {
            self.raw.resize(len, 0);
        }
        self.content.source.read_exact_at(&mut self.raw[..len], record.offset)?;
        Ok(len)
    }
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("raw", &self.raw.capacity())
            .field("out", &self.out.capacity())
            .finish()
    }
}

fn only_files(record: &Record) -> Result<(), EntryError> {
    match record.kind {
        Kind::File => Ok(()),
        Kind::Directory => Err(EntryError::Directory),
        Kind::Removed => Err(EntryError::Removed),
    }
}
