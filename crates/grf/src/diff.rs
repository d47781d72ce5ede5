//! What differs between two archives.

use std::ops::ControlFlow;

use crate::archive::Archive;
use crate::entry::{Entry, Kind};
use crate::reader::Reader;
use crate::write::in_order;

/// What has become of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is new.
    Added,
    /// It has other bytes.
    Changed,
    /// It is gone.
    Removed,
}

/// A file that differs between two archives.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Difference<'a> {
    /// What has become of it.
    pub change: Change,
    /// The entry of the archive after; that of the one before if the file is gone.
    pub entry: Entry<'a>,
}

/// Compares the files of two archives by name, without regard to case, and by what they hold when decrypted and decompressed, on
/// `threads` threads. Folders do not count. Files that cannot be read count as changed unless their bytes in the archives are the same.
/// `tell` is called with the number of files compared so far. Returns the differences in the order of the table after, then those
/// files that are gone.
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

/// Whether two entries hold the same file.
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
