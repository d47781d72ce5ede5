//! Compares archives.

use std::ops::ControlFlow;

use crate::archive::Archive;
use crate::entry::{Entry, Kind};
use crate::reader::Reader;
use crate::write::in_order;

/// How a file has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It was added.
    Added,
    /// Its content differs.
    Changed,
    /// It was removed.
    Removed,
}

/// A file that differs between two archives.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Difference<'a> {
    /// How it has changed.
    pub change: Change,
    /// The entry in the new archive, or in the old one if the file was removed.
    pub entry: Entry<'a>,
}

/// Compares the files of two archives by name, ignoring case, and by their decrypted and decompressed
/// content, on `threads` threads. Folders are ignored. Files that cannot be read count as changed unless
/// their raw bytes are equal. `tell` is called with the number of files compared so far. Returns the
/// differences in the order of the new table, followed by the removed files.
pub fn diff<'a>(
    before: &'a Archive,
    after: &'a Archive,
    threads: usize,
    mut tell: impl FnMut(usize),
) -> Vec<Difference<'a>> {
    let files = |archive: &'a Archive| {
        let entries = archive.effective().into_iter().filter_map(|i| archive.entry(i as usize));
        entries.filter(|entry| entry.kind() == Kind::File).collect::<Vec<_>>()
    };
    let is_file = |entry: Option<Entry<'a>>| entry.filter(|entry| entry.kind() == Kind::File);
    let items: Vec<_> =
        files(after).into_iter().map(|entry| (is_file(before.find_name(entry.name())), entry)).collect();
    let mut differences = Vec::new();
    let worker = || {
        let (mut one, mut other) = (before.reader(), after.reader());
        move |(old, new): &(Option<Entry<'_>>, Entry<'_>)| match old {
            None => Some(Change::Added),
            Some(old) => (!same((*old, &mut one), (*new, &mut other))).then_some(Change::Changed),
        }
    };
    let mut done = 0;
    in_order(&items, threads, worker, |(_, entry), change| {
        differences.extend(change.map(|change| Difference { change, entry: *entry }));
        done += 1;
        tell(done);
        ControlFlow::Continue(())
    });
    let gone = files(before).into_iter().filter(|entry| is_file(after.find_name(entry.name())).is_none());
    differences.extend(gone.map(|entry| Difference { change: Change::Removed, entry }));
    differences
}

/// Returns whether two entries have the same content.
fn same((old, one): (Entry<'_>, &mut Reader<'_>), (new, other): (Entry<'_>, &mut Reader<'_>)) -> bool {
    if old.real_len() != new.real_len() {
        return false;
    }
    let alike =
        old.compressed_len() == new.compressed_len() && old.record.protection == new.record.protection;
    if alike
        && let (Ok(old), Ok(new)) = (one.raw(old), other.raw(new))
        && old == new
    {
        return true;
    }
    match (one.read(old), other.read(new)) {
        (Ok(old), Ok(new)) => old == new,
        _ => false,
    }
}
