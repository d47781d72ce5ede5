//! Looks up entries by name, and finds names that differ only in case.

use std::hash::{BuildHasher, RandomState};

use crate::table::Table;

/// The entries by a hash of their folded names. The hash key is random, so that no archive can be constructed
/// with colliding names.
pub(crate) struct Index {
    hasher: RandomState,
    /// Sorted.
    hashes: Vec<(u64, u32)>,
}

impl Index {
    pub(crate) fn new(table: &Table) -> Index {
        let hasher = RandomState::new();
        let mut folded = Vec::new();
        let mut hashes: Vec<_> = (0..table.records.len())
            .filter_map(|i| table.entry(i))
            .map(|entry| {
                table.encoding.fold_into(entry.name, &mut folded);
                (hasher.hash_one(&folded), entry.index)
            })
            .collect();
        hashes.sort_unstable();
        Index { hasher, hashes }
    }

    /// Returns the entries with this name, ignoring case, in the order of the table.
    pub(crate) fn all<'a>(
        &'a self,
        table: &'a Table,
        name: &[u8],
    ) -> impl DoubleEndedIterator<Item = u32> + 'a {
        let folded = table.encoding.fold(name);
        let hash = self.hasher.hash_one(&folded);
        let start = self.hashes.partition_point(|(h, _)| *h < hash);
        let len = self.hashes[start..].partition_point(|(h, _)| *h == hash);
        self.hashes[start..][..len].iter().map(|(_, i)| *i).filter(move |i| {
            table.entry(*i as usize).is_some_and(|entry| table.encoding.fold(entry.name) == folded)
        })
    }

    /// Returns the groups of two or more entries with the same name, ignoring case, each in the order of the
    /// table.
    pub(crate) fn groups(&self, table: &Table) -> Vec<Vec<u32>> {
        let mut groups = Vec::new();
        for same_hash in self.hashes.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() > 1) {
            let folded = |(_, i): &(u64, u32)| {
                let name = table.entry(*i as usize).map_or(&[][..], |e| e.name);
                (table.encoding.fold(name), *i)
            };
            let mut names: Vec<_> = same_hash.iter().map(folded).collect();
            names.sort();
            let same_name = names.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() > 1);
            groups.extend(same_name.map(|same| same.iter().map(|(_, i)| *i).collect::<Vec<_>>()));
        }
        groups.sort();
        groups
    }
}
