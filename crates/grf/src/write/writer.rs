//! Writes an archive: a growing file, and the entries of its future table.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use limbwise::grf::Encryption;

use super::entries::Entries;
use super::error::WriteError;
use super::pack::{Packed, Packer, Wish};
use super::table;
use crate::archive::{Archive, Format, Options};
use crate::deflate::Level;
use crate::entry::{Entry, Kind, Record};
use crate::error::EntryError;
use crate::header::{FIELDS, GrfHeader, HEADER, Magic};
use crate::name::Encoding;
use crate::source::{FileSource, write_all_at};
use crate::table::{encryption_of_name, kind, old};

/// Writes a new archive or changes an existing one. Changes take effect with [`Writer::commit`]. If a writer
/// of an existing archive is dropped before that, it truncates the file to its old length.
#[derive(Debug)]
pub struct Writer {
    file: File,
    pub(super) header: GrfHeader,
    pub(super) rows: Entries,
    /// The position of the next write.
    end: u64,
    /// The original length of an existing archive.
    before: Option<u64>,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Open,
    /// The table is written and synced.
    Staged,
    Done,
}

impl Writer {
    /// Starts a new archive in an empty file that is open for reading and writing.
    ///
    /// # Errors
    ///
    /// Returns an error if the version is none of 0x101, 0x102, 0x103, 0x200 and 0x300.
    pub fn create(file: File, version: u32) -> Result<Writer, WriteError> {
        let header = GrfHeader::new(version)?;
        let rows = Entries::default();
        Ok(Writer { file, header, rows, end: HEADER, before: None, state: State::Open })
    }

    /// Sets the encoding of the names in a new archive, which determines whether two names are equal.
    #[must_use]
    pub fn with_encoding(mut self, encoding: Encoding) -> Writer {
        let mut rows = Entries::new(encoding);
        self.rows.iter().for_each(|row| rows.push(&row.name, row.record));
        self.rows = rows;
        self
    }

    /// Gives a new archive an unusual magic and an unusual field called key.
    #[must_use]
    pub fn with_magic(mut self, magic: Magic, key: [u8; 14]) -> Writer {
        (self.header.magic, self.header.key) = (magic, key);
        self
    }

    /// Opens an archive for changes in place, and locks it against other writers. Also returns the current
    /// archive, which stays readable during the changes.
    ///
    /// # Errors
    ///
    /// Returns an error if it is no GRF archive, its table is damaged, or another process writes to it:
    /// [`WriteError::Locked`].
    pub fn edit(path: impl AsRef<Path>, options: &Options) -> Result<(Writer, Archive), WriteError> {
        let path = path.as_ref();
        let file = File::options().read(true).write(true).open(path)?;
        lock(&file, path)?;
        let before = file.metadata()?.len();
        let options = Options { salvage: false, ..*options };
        let archive = Archive::new(FileSource::new(file.try_clone()?)?, &options)?;
        let Format::Grf(header) = archive.format() else {
            return Err(WriteError::NotGrf { found: archive.format().file_type() });
        };
        let (header, rows) = (header.clone(), Entries::of(&archive));
        // A truncated header is an error of the archive.
        let mut end = before.max(HEADER);
        if header.is_old() {
            // What is appended must not be taken for more rows if the process ends before the commit.
            end += old::GAP;
        }
        let writer = Writer { file, header, rows, end, before: Some(before), state: State::Open };
        Ok((writer, archive))
    }

    /// Returns the header. The table's position and count are those of the original archive.
    #[must_use]
    pub fn header(&self) -> &GrfHeader {
        &self.header
    }

    /// Returns the number of entries in the future archive.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Returns whether the future archive has no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.len() == 0
    }

    /// Returns whether there is an entry of this name, ignoring case.
    #[must_use]
    pub fn has(&self, name: &[u8]) -> bool {
        self.rows.has(name)
    }

    /// Returns the current size of the file in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.end
    }

    /// Returns the file and the length to truncate it to if the process ends before [`Writer::commit`];
    /// `None` for a new archive.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no more handles.
    pub fn undo(&self) -> io::Result<Option<(File, u64)>> {
        self.before.map(|len| Ok((self.file.try_clone()?, len))).transpose()
    }

    /// Returns the encryption for a file of this name, given the user's `wish`. Before version 0x200 the name
    /// determines it.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::EncryptionByName`] if the wish differs from that.
    pub fn encryption(&self, name: &[u8], wish: Option<Encryption>) -> Result<Encryption, WriteError> {
        if !self.header.is_old() {
            return Ok(wish.unwrap_or(Encryption::None));
        }
        let by_name = encryption_of_name(name);
        match wish.filter(|wish| *wish != by_name) {
            Some(_) => Err(WriteError::EncryptionByName { version: self.header.version }),
            None => Ok(by_name),
        }
    }

    /// Adds a file, replacing entries with the same name, ignoring case, and returns how many were replaced.
    ///
    /// # Errors
    ///
    /// Returns an error if no entry can have this name, the archive would become too large, or the system
    /// refuses.
    pub fn put(&mut self, name: &[u8], packed: &Packed) -> Result<usize, WriteError> {
        self.check_name(name, packed.record.kind)?;
        let record = self.append(packed)?;
        Ok(self.rows.put(name, record))
    }

    /// Removes the entries with this name, ignoring case, and returns their number.
    pub fn remove(&mut self, name: &[u8]) -> usize {
        self.rows.remove(name)
    }

    /// Removes one entry of the archive opened by [`Writer::edit`], and returns whether it still existed.
    pub fn remove_entry(&mut self, entry: Entry<'_>) -> bool {
        self.rows.remove_at(entry.index() as usize)
    }

    /// Renames an entry of the archive opened by [`Writer::edit`]. Entries with the new name are replaced. If
    /// the name determines the encryption, the file is encrypted again.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::NotFound`] if the entry no longer exists; otherwise the same as [`Writer::put`].
    pub fn rename(&mut self, before: &Archive, entry: Entry<'_>, name: &[u8]) -> Result<(), WriteError> {
        let place = entry.index() as usize;
        let Some(row) = self.rows.get(place) else { return Err(WriteError::NotFound) };
        let mut record = row.record;
        self.check_name(name, record.kind)?;
        let file = record.kind == Kind::File && record.flags & 0x01 != 0;
        if file && self.header.is_old() && encryption_of_name(entry.name()) != encryption_of_name(name) {
            let wish = Wish {
                encryption: Some(encryption_of_name(name)),
                again: false,
                verify: false,
                unmarked: true,
            };
            let mut reader = before.reader();
            let packed = Packer::new(Level::default()).take_over(before, entry, &mut reader, wish);
            record = self.append(&packed.map_err(|error| failed(entry, error))?)?;
        }
        self.rows.remove_at(place);
        self.rows.put(name, record);
        Ok(())
    }

    /// Releases the lock, which would otherwise be held while the original archive is open.
    fn unlock(&self) {
        if self.before.is_some() {
            // If the file system has no locks, there is nothing to release, which Windows reports as an
            // error.
            let _ = self.file.unlock();
        }
    }

    /// Appends the data of an entry, and returns its record.
    pub(super) fn append(&mut self, packed: &Packed) -> Result<Record, WriteError> {
        let offset = self.end;
        if packed.bytes.is_empty() {
            return Ok(Record { offset: HEADER, ..packed.record });
        }
        self.check_end(offset + packed.bytes.len() as u64)?;
        write_all_at(&self.file, &packed.bytes, offset)?;
        self.end += packed.bytes.len() as u64;
        Ok(Record { offset, ..packed.record })
    }

    /// Checks that offsets up to `end` can be expressed.
    fn check_end(&self, end: u64) -> Result<(), WriteError> {
        let most = self.header.most();
        if end > most {
            return Err(WriteError::Archived { version: Some(self.header.version), offset: end, most });
        }
        Ok(())
    }

    /// Checks that an entry can have this name.
    pub(super) fn check_name(&self, name: &[u8], is: Kind) -> Result<(), WriteError> {
        let reason = if name.is_empty() {
            "is empty"
        } else if name.contains(&0) {
            "has a zero byte"
        } else if self.header.is_old() && name.len() >= old::NAME {
            "has more than 4,095 bytes"
        } else if name.len() > u16::MAX.into() {
            "has more than 65,535 bytes"
        } else if is == Kind::Directory && !self.header.is_old() && kind(0, name) == Kind::File {
            "is that of a folder, and would be read as that of a file: it has an extension"
        } else {
            return Ok(());
        };
        Err(WriteError::Name { name: name.into(), reason })
    }

    /// Writes the table and syncs the file, which are the steps that can fail for lack of space. The archive
    /// is still the old one.
    ///
    /// # Errors
    ///
    /// Returns an error if the archive would become too large, or the system refuses.
    pub fn stage(&mut self) -> Result<(), WriteError> {
        if self.state != State::Open {
            return Ok(());
        }
        let table = table::encode(&self.rows, &self.header)?;
        let count = u32::try_from(self.rows.len()).map_err(|_| WriteError::Table)?;
        self.check_end(self.end)?;
        write_all_at(&self.file, &table, self.end)?;
        self.header.table_offset = self.end;
        self.header.count = count;
        self.end += table.len() as u64;
        self.file.sync_all()?;
        self.state = State::Staged;
        Ok(())
    }

    /// Switches to the new archive and syncs it. Returns its length in bytes.
    ///
    /// # Errors
    ///
    /// Same as [`Writer::stage`], which is called if it has not been.
    pub fn commit(mut self) -> Result<u64, WriteError> {
        self.stage()?;
        // From here on, the file must keep both tables, whatever fails.
        self.state = State::Done;
        let header = self.header.encode();
        // The fields before these are unchanged.
        let from = if self.before.is_some() { FIELDS } else { 0 };
        write_all_at(&self.file, &header[from as usize..], from)?;
        self.file.sync_all()?;
        self.unlock();
        Ok(self.end)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if let Some(len) = self.before.filter(|_| self.state != State::Done) {
            // If the file cannot be truncated, it only wastes space.
            let _ = self.file.set_len(len);
            self.unlock();
        }
    }
}

/// Converts the error of an entry of another archive.
pub(super) fn failed(entry: Entry<'_>, error: EntryError) -> WriteError {
    WriteError::Entry { path: entry.path().into_owned(), error }
}

/// Locks the open file at `path` against other writers while it is open. Does nothing if the file system has
/// no locks.
fn lock(file: &File, path: &Path) -> Result<(), WriteError> {
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(WriteError::Locked);
    }
    if is_another(file, path)? {
        return Err(WriteError::Replaced);
    }
    Ok(())
}

/// Returns whether this file has been replaced since it was opened.
#[cfg(unix)]
fn is_another(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (this, there) = (file.metadata()?, std::fs::metadata(path)?);
    Ok((this.dev(), this.ino()) != (there.dev(), there.ino()))
}

/// Windows cannot replace a file that is open.
#[cfg(not(unix))]
fn is_another(_: &File, _: &Path) -> io::Result<bool> {
    Ok(false)
}
