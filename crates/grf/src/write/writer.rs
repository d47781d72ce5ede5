//! An archive in the making: a file that grows, and the entries that its table shall have.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use limbwise::grf::Encryption;

use super::error::WriteError;
use super::pack::{Packed, Packer, Wish};
use super::rows::Rows;
use super::table;
use crate::archive::{Archive, Format, Options};
use crate::deflate::Level;
use crate::entry::{Entry, Kind, Record};
use crate::error::EntryError;
use crate::header::{FIELDS, GrfHeader, HEADER, Magic};
use crate::source::{FileSource, write_all_at};
use crate::table::{OLD_NAME, encryption_of_name, kind};

/// Writes an archive: a new one, or changes to one that exists. Nothing counts before [`Writer::commit`]; a writer of an existing
/// archive that is dropped before truncates the file to its old length.
#[derive(Debug)]
pub struct Writer {
    file: File,
    pub(super) header: GrfHeader,
    pub(super) rows: Rows,
    /// Where the next bytes go.
    end: u64,
    /// The length of an archive that existed before.
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
    /// Begins a new archive in an empty file that is open for reading and writing.
    ///
    /// # Errors
    ///
    /// If the version is none of 0x101, 0x102, 0x103, 0x200 and 0x300.
    pub fn create(file: File, version: u32) -> Result<Writer, WriteError> {
        let header = GrfHeader::new(version)?;
        let rows = Rows::default();
        Ok(Writer { file, header, rows, end: HEADER, before: None, state: State::Open })
    }

    /// Gives a new archive another magic and another field called key than is usual.
    #[must_use]
    pub fn with_magic(mut self, magic: Magic, key: [u8; 14]) -> Writer {
        (self.header.magic, self.header.key) = (magic, key);
        self
    }

    /// Opens an archive to change it in place, and locks it against other writers. Returns the archive as it is, too. It stays
    /// readable while it is changed.
    ///
    /// # Errors
    ///
    /// If it is no GRF archive, its table is damaged, or another process writes to it: [`WriteError::Locked`].
    pub fn edit(path: impl AsRef<Path>, options: &Options) -> Result<(Writer, Archive), WriteError> {
        let path = path.as_ref();
        let file = File::options().read(true).write(true).open(path)?;
        lock(&file, path)?;
        let before = file.metadata()?.len();
        let options = Options { salvage: false, ..*options };
        let archive = Archive::new(FileSource::new(file.try_clone()?)?, &options)?;
        let Format::Grf(header) = archive.format() else { return Err(WriteError::NotGrf) };
        let (header, rows) = (header.clone(), Rows::of(archive.entries()));
        // A header that is cut off is an error of the archive.
        let end = before.max(HEADER);
        let writer = Writer { file, header, rows, end, before: Some(before), state: State::Open };
        Ok((writer, archive))
    }

    /// The header. Place and count of the table are those of the archive before.
    #[must_use]
    pub fn header(&self) -> &GrfHeader {
        &self.header
    }

    /// The number of entries that the archive will have.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether the archive will have no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.len() == 0
    }

    /// Whether there is an entry of this name but for case.
    #[must_use]
    pub fn has(&self, name: &[u8]) -> bool {
        self.rows.has(name)
    }

    /// The number of bytes that the file has so far.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.end
    }

    /// The file, and the length to truncate it to if the process ends before [`Writer::commit`]; none for a new archive.
    ///
    /// # Errors
    ///
    /// If the system has no more handles.
    pub fn undo(&self) -> io::Result<Option<(File, u64)>> {
        self.before.map(|len| Ok((self.file.try_clone()?, len))).transpose()
    }

    /// The encryption that the archive asks for a file of this name if the user asks for `wish`. Versions before 0x200 let the
    /// name decide.
    ///
    /// # Errors
    ///
    /// [`WriteError::EncryptionByName`] if the user asks for another than the name does.
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

    /// Puts a file in the place of the entries that have its name but for case, or behind the others; returns how many it
    /// replaces.
    ///
    /// # Errors
    ///
    /// If no entry can have this name, the archive would become too large, or the system refuses.
    pub fn put(&mut self, name: &[u8], packed: &Packed) -> Result<usize, WriteError> {
        self.check_name(name, packed.record.kind)?;
        let record = self.append(packed)?;
        Ok(self.rows.put(name, record))
    }

    /// Removes the entries that have this name but for case; returns how many there were.
    pub fn remove(&mut self, name: &[u8]) -> usize {
        self.rows.remove(name)
    }

    /// Removes one entry of the archive that [`Writer::edit`] opened; returns whether it was still there.
    pub fn remove_entry(&mut self, entry: Entry<'_>) -> bool {
        self.rows.remove_at(entry.index() as usize)
    }

    /// Gives an entry of the archive that [`Writer::edit`] opened another name. Entries that have the new name are replaced. Where the
    /// name decides about the encryption, the file is encrypted anew.
    ///
    /// # Errors
    ///
    /// [`WriteError::NotFound`] if the entry is gone; else as [`Writer::put`].
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

    /// Lets others write. The archive as it was may still be open, and would hold the lock.
    fn unlock(&self) {
        if self.before.is_some() {
            // Where the file system has no locks there was none, and Windows calls that an error.
            let _ = self.file.unlock();
        }
    }

    /// Appends the bytes of an entry; returns what the table will say of it.
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

    /// That offsets up to `end` can be expressed.
    fn check_end(&self, end: u64) -> Result<(), WriteError> {
        let most = self.header.most();
        if end > most {
            return Err(WriteError::Archived { version: Some(self.header.version), offset: end, most });
        }
        Ok(())
    }

    /// That an entry can have this name.
    pub(super) fn check_name(&self, name: &[u8], is: Kind) -> Result<(), WriteError> {
        let reason = if name.is_empty() {
            "is empty"
        } else if name.contains(&0) {
            "has a zero byte"
        } else if self.header.is_old() && name.len() >= OLD_NAME {
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

    /// Writes the table and syncs the file, all that can fail for want of room. The archive is still the old one.
    ///
    /// # Errors
    ///
    /// If the archive would become too large, or the system refuses.
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

    /// Makes the archive the new one, and syncs it. Returns its length in bytes.
    ///
    /// # Errors
    ///
    /// As [`Writer::stage`], which is called if it has not been.
    pub fn commit(mut self) -> Result<u64, WriteError> {
        self.stage()?;
        // From here on, the file has to keep both tables, whatever fails.
        self.state = State::Done;
        let header = self.header.encode();
        // What the fields before these say stays as it is.
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
            // What cannot be truncated takes room and does no other harm.
            let _ = self.file.set_len(len);
            self.unlock();
        }
    }
}

/// Why an entry of another archive could not be taken over.
pub(super) fn failed(entry: Entry<'_>, error: EntryError) -> WriteError {
    WriteError::Entry { name: entry.name().to_vec(), error }
}

/// Keeps other writers from the file at `path`, which is open, as long as it is. Where the file system has no locks, nothing does.
fn lock(file: &File, path: &Path) -> Result<(), WriteError> {
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(WriteError::Locked);
    }
    if is_another(file, path)? {
        return Err(WriteError::Replaced);
    }
    Ok(())
}

/// Whether another file has been put in the place of this one since it was opened.
#[cfg(unix)]
fn is_another(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (this, there) = (file.metadata()?, std::fs::metadata(path)?);
    Ok((this.dev(), this.ino()) != (there.dev(), there.ino()))
}

/// Windows does not replace a file that is open.
#[cfg(not(unix))]
fn is_another(_: &File, _: &Path) -> io::Result<bool> {
    Ok(false)
}
