//! Overlays several archives, as a client does.

use std::collections::HashSet;

use crate::archive::Archive;
use crate::entry::{Entry, Kind};

/// Overlaid archives: a name refers to the entry in the topmost archive that contains it. A removal hides
/// entries below it. The checksums of a Thor patch, `data.integrity`, are not a file.
#[derive(Debug, Default)]
pub struct Mount {
    layers: Vec<Archive>,
}

impl Mount {
    /// Creates an empty stack.
    #[must_use]
    pub fn new() -> Mount {
        Mount::default()
    }

    /// Adds an archive on top.
    pub fn push(&mut self, archive: Archive) {
        self.layers.push(archive);
    }

    /// Returns the archives, the lowest first.
    #[must_use]
    pub fn layers(&self) -> &[Archive] {
        &self.layers
    }

    /// Returns the entry that a name refers to, and its archive.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<(&Archive, Entry<'_>)> {
        self.topmost(|archive| archive.find(path))
    }

    /// Like [`Mount::find`], for a name in the archives' encoding.
    #[must_use]
    pub fn find_name(&self, name: &[u8]) -> Option<(&Archive, Entry<'_>)> {
        self.topmost(|archive| archive.find_name(name))
    }

    fn topmost<'a>(
        &'a self,
        find: impl Fn(&'a Archive) -> Option<Entry<'a>>,
    ) -> Option<(&'a Archive, Entry<'a>)> {
        let (archive, entry) = self.layers.iter().rev().find_map(|archive| {
            let entry = find(archive)?;
            (!archive.is_integrity(entry)).then_some((archive, entry))
        })?;
        (entry.kind() != Kind::Removed).then_some((archive, entry))
    }

    /// Returns the visible entries: for each archive, the lowest first, their indices in its table. Names
    /// that differ only in case are equal, as for [`Archive::find`].
    #[must_use]
    pub fn entries(&self) -> Vec<Vec<u32>> {
        let mut hidden = HashSet::new();
        let mut all: Vec<_> = self
            .layers
            .iter()
            .rev()
            .map(|archive| {
                let files = || archive.entries().filter(|entry| !archive.is_integrity(*entry));
                let own: Vec<_> = files()
                    .filter(|entry| {
                        !hidden.contains(&archive.encoding().fold(entry.name()))
                            && !archive.is_replaced(*entry)
                    })
                    .collect();
                hidden.extend(files().map(|entry| archive.encoding().fold(entry.name())));
                own.iter().filter(|e| e.kind() != Kind::Removed).map(Entry::index).collect()
            })
            .collect();
        all.reverse();
        all
    }
}
