//! Entries of one archive put into another: patches, conversions, copies.

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
use crate::thor::INTEGRITY;

/// What entries of another archive do to those that are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// They are put behind the others, as they are: names that differ in case only stay apart, removals stay entries.
    Copy,
    /// They replace those that have the same name but for case, and removals remove them: what a patch does.
    Overlay,
}

/// How entries are taken over.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// What becomes of entries that are there.
    pub mode: Mode,
    /// The encryption that files get; `None` keeps that of each. Versions before 0x200 let the name decide.
    pub encryption: Option<Encryption>,
    /// The level to compress files with again; `None` takes their compressed bytes over.
    pub level: Option<Level>,
    /// Whether each file is decompressed and its checksums are compared before it is taken over.
    pub verify: bool,
}

impl Rules {
    /// Returns rules that keep encryption and compression, without a check.
    #[must_use]
    pub fn new(mode: Mode) -> Rules {
        Rules { mode, encryption: None, level: None, verify: false }
    }
}

/// What was taken over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Merged {
    /// Files.
    pub files: u64,
    /// Bytes of these files in the archive that they came from.
    pub bytes: u64,
    /// Folders.
    pub folders: u64,
    /// Entries that a patch removed.
    pub removed: u64,
    /// Entries that could not be read, and were left out.
    pub failed: u64,
}

/// Entries with the same bytes: where they are, how long they are, how they are encrypted before and after.
type Bytes = (u64, u32, u32, u32, u8, u8);

impl Writer {
    /// Puts entries of another archive, by their places in its table, into this one, packed on `threads` threads. `tell` is
    /// called for each in the order of `entries`; on an error it decides whether the entry is left out or all ends. Entries that
    /// share their bytes do so afterwards, too.
    ///
    /// # Errors
    ///
    /// [`WriteError::Entry`] if `tell` ends it for an entry that cannot be read; else as [`Writer::put`] and
    /// [`Writer::encryption`].
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
        // For those whose twin could not be read.
        let mut again = worker();
        // What the table says of items, which later ones may share.
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

    /// The entries with what is known of them before they are read.
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
                // Second bytes of characters are never slashes.
                name.iter_mut().filter(|b| **b == b'/').for_each(|b| *b = b'\\');
            }
            // A folder that would be read as a file is of no use to anybody.
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
    /// The name that it gets.
    name: Vec<u8>,
    /// The encryption that it gets; `None` keeps its own.
    encryption: Option<Encryption>,
    /// The item whose bytes it shares.
    first: Option<usize>,
}

impl Archive {
    /// The places of the entries that count: of those with the same name the last one, without the checksums that a Thor patch
    /// brings along.
    #[must_use]
    pub fn effective(&self) -> Vec<u32> {
        let thor = matches!(self.format(), Format::Thor(_));
        let counts = |entry: &Entry<'_>| {
            let sums = thor && entry.name().eq_ignore_ascii_case(INTEGRITY);
            !sums && !self.is_replaced(*entry)
        };
        self.entries().filter(counts).map(|entry| entry.index()).collect()
    }
}
