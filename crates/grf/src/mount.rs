//! Several archives as one, as a client sees them.

use std::collections::HashSet;

use crate::archive::Archive;
use crate::entry::{Entry, Kind};
use crate::name;

/// Archives one upon another: what a name means is decided by the uppermost that has it. A removal hides what is below.
#[derive(Debug, Default)]
pub struct Mount {
    layers: Vec<Archive>,
}

impl Mount {
    /// No archives.
    #[must_use]
    pub fn new() -> Mount {
        Mount::default()
    }

    /// Puts an archive on top.
    pub fn push(&mut self, archive: Archive) {
        self.layers.push(archive);
    }

    /// The archives, the lowest first.
    #[must_use]
    pub fn layers(&self) -> &[Archive] {
        &self.layers
    }

    /// The entry that a name means, and the archive that has it.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<(&Archive, Entry<'_>)> {
        let (archive, entry) =
            self.layers.iter().rev().find_map(|archive| Some((archive, archive.find(path)?)))?;
        (entry.kind() != Kind::Removed).then_some((archive, entry))
    }

    /// The entries that count: for each archive, the lowest first, their places in its table. Names that are the same but for
    /// case are one, as for [`Archive::find`].
    #[must_use]
    pub fn entries(&self) -> Vec<Vec<u32>> {
        let mut hidden = HashSet::new();
        let mut all: Vec<_> = self
            .layers
            .iter()
            .rev()
            .map(|archive| {
                let own: Vec<_> = archive
                    .entries()
                    .filter(|entry| {
                        !hidden.contains(&name::fold(entry.name())) && !archive.is_replaced(*entry)
                    })
                    .collect();
                hidden.extend(archive.entries().map(|entry| name::fold(entry.name())));
                own.iter().filter(|e| e.kind() != Kind::Removed).map(Entry::index).collect()
            })
            .collect();
        all.reverse();
        all
    }
}
