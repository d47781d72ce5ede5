//! Copies entries from one archive to another, for patches, conversions and copies.

use std::collections::HashMap;
use std::ops::ControlFlow;

use limbwise::grf::Encryption;

use super::error::WriteError;
use super::order::in_order;
use super::pack::{Packer, Wish, marks};
use super::writer::{Writer, failed};
use crate::archive::{Archive, Format};
use crate::deflate::Level;
use crate::entry::{Entry, Kind, Record};
use crate::error::EntryError;
use crate::table::encryption_of_name;

/// How copied entries affect existing ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// They are appended unchanged: names that differ only in case stay distinct, and removals stay entries.
    Copy,
    /// They replace entries with the same name, ignoring case, and removals delete them, as a patch does.
    Overlay,
}

/// How entries are copied.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// What happens to existing entries.
    pub mode: Mode,
    /// The new encryption of files; `None` keeps that of each file. Before version 0x200 the name determines
    /// it.
    pub encryption: Option<Encryption>,
    /// The level for recompressing files; `None` copies their compressed data.
    pub level: Option<Level>,
    /// Whether each file is decompressed and its checksums are compared before it is copied.
    pub verify: bool,
}

impl Rules {
    /// Returns rules that keep encryption and compression, without a check.
    #[must_use]
    pub fn new(mode: Mode) -> Rules {
        Rules { mode, encryption: None, level: None, verify: false }
    }
}

/// The result of a merge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Merged {
    /// Files.
    pub files: u64,
    /// The size of these files in the source archive, in bytes.
    pub bytes: u64,
    /// Folders.
    pub folders: u64,
    /// Entries that a patch removed.
    pub removed: u64,
    /// Entries that could not be read and were skipped.
    pub failed: u64,
}

/// The key of entries that share data: position, lengths, and encryption before and after.
type Bytes = (u64, u32, u32, u32, u8, u8);

impl Writer {
    /// Copies entries of another archive, given by their indices, to this one, packing them on `threads`
    /// threads. `tell` is called for each in the order of `entries`; on an error it decides whether to skip
    /// the entry or to stop. Entries that share data still do so afterwards.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::Entry`] if `tell` ends it for an entry that cannot be read; otherwise the same
    /// as [`Writer::put`] and [`Writer::encryption`].
    pub fn merge(
        &mut self,
        from: &Archive,
        entries: &[u32],
        rules: &Rules,
        threads: usize,
        mut tell: impl FnMut(Entry<'_>, Result<(), &EntryError>) -> ControlFlow<()>,
    ) -> Result<Merged, WriteError> {
        let items = self.items(from, entries, rules)?;
        let unmarked =
            self.header.is_old() && matches!(from.format(), Format::Grf(header) if header.is_old());
        let overlay = rules.mode == Mode::Overlay;
        let worker = || {
            let (mut reader, mut packer) = (from.reader(), Packer::new(rules.level.unwrap_or_default()));
            move |item: &Item<'_>| {
                let wish = Wish {
                    encryption: item.encryption,
                    again: rules.level.is_some(),
                    verify: rules.verify,
                    unmarked,
                };
                item.first.is_none().then(|| packer.take_over(from, item.entry, &mut reader, wish))
            }
        };
        let mut merged = Merged::default();
        let mut outcome = Ok(());
        // For entries whose shared data could not be read the first time.
        let mut again = worker();
        // The records of items, which later items may share.
        let mut records: Vec<Option<Record>> = Vec::with_capacity(items.len());
        in_order(&items, threads, worker, |item, packed| {
            let entry = item.entry;
            let shared = item.first.and_then(|first| records[first]);
            let packed = match (packed, shared) {
                (None, None) => again(&Item { first: None, ..item.clone() }),
                (packed, _) => packed,
            };
            let record = match (packed, shared) {
                (Some(Err(error)), _) => {
                    records.push(None);
                    merged.failed += 1;
                    if tell(entry, Err(&error)).is_continue() {
                        return ControlFlow::Continue(());
                    }
                    outcome = Err(failed(entry, error));
                    return ControlFlow::Break(());
                }
                (Some(Ok(packed)), _) => {
                    self.check_name(&item.name, entry.kind()).and_then(|()| self.append(&packed))
                }
                (None, record) => {
                    self.check_name(&item.name, entry.kind()).map(|()| record.unwrap_or(Record::EMPTY))
                }
            };
            match record {
                Ok(record) => {
                    records.push(Some(record));
                    self.place(item, record, overlay, &mut merged);
                    tell(entry, Ok(()))
                }
                Err(error) => {
                    outcome = Err(error);
                    ControlFlow::Break(())
                }
            }
        });
        outcome.map(|()| merged)
    }

    fn place(&mut self, item: &Item<'_>, record: Record, overlay: bool, merged: &mut Merged) {
        match record.kind {
            Kind::Removed if overlay => merged.removed += self.rows.remove(&item.name) as u64,
            Kind::Directory if overlay && self.rows.has_folder(&item.name) => {}
            kind => {
                if overlay {
                    self.rows.put(&item.name, record);
                } else {
                    self.rows.push(&item.name, record);
                }
                if kind == Kind::File {
                    merged.files += 1;
                    merged.bytes += u64::from(item.entry.compressed_len());
                } else if kind == Kind::Directory {
                    merged.folders += 1;
                }
            }
        }
    }

    /// Returns the entries with the properties known before reading them.
    fn items<'a>(
        &self,
        from: &'a Archive,
        entries: &[u32],
        rules: &Rules,
    ) -> Result<Vec<Item<'a>>, WriteError> {
        let grf = matches!(from.format(), Format::Grf(_));
        let mut firsts: HashMap<Bytes, usize> = HashMap::new();
        let mut items = Vec::with_capacity(entries.len());
        for entry in entries.iter().filter_map(|i| from.entry(*i as usize)) {
            let mut name = entry.name().to_vec();
            if !grf {
                // The second byte of a character is never a slash.
                name.iter_mut().filter(|b| **b == b'/').for_each(|b| *b = b'\\');
            }
            // Drop folders that would be read as files.
            let folder = entry.kind() == Kind::Directory;
            if folder && self.check_name(&name, Kind::Directory).is_err() {
                continue;
            }
            let encryption = match (self.header.is_old(), entry.encryption()) {
                (_, Err(_)) => None,
                (true, Ok(_)) if rules.encryption.is_some() => {
                    let version = self.header.version;
                    return Err(WriteError::EncryptionByName { version });
                }
                (true, Ok(_)) => Some(encryption_of_name(&name)),
                (false, Ok(_)) => rules.encryption,
            };
            let record = entry.record;
            let first = if entry.kind() == Kind::File && record.compressed > 0 && grf {
                let Record { offset, compressed, aligned, real, flags, .. } = *record;
                let after = encryption.or(entry.encryption().ok()).map_or(flags, |after| marks(after).0);
                let bytes = (offset, compressed, aligned, real, flags, after);
                let first = *firsts.entry(bytes).or_insert(items.len());
                (first < items.len()).then_some(first)
            } else {
                None
            };
            items.push(Item { entry, name, encryption, first });
        }
        Ok(items)
    }
}

#[derive(Clone)]
struct Item<'a> {
    entry: Entry<'a>,
    /// The new name.
    name: Vec<u8>,
    /// The new encryption; `None` keeps the old one.
    encryption: Option<Encryption>,
    /// The item whose data it shares.
    first: Option<usize>,
}

impl Archive {
    /// Returns the indices of the effective entries: the last one of each name, excluding the checksums of a
    /// Thor patch.
    #[must_use]
    pub fn effective(&self) -> Vec<u32> {
        let counts = |entry: &Entry<'_>| !self.is_integrity(*entry) && !self.is_replaced(*entry);
        self.entries().filter(counts).map(|entry| entry.index()).collect()
    }
}
