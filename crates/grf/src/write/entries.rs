//! The entries of an archive being written.

use std::collections::HashMap;

use crate::archive::Archive;
use crate::entry::{Kind, Record};
use crate::name::Encoding;

/// An entry: its name and its record.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) name: Box<[u8]>,
    pub(super) record: Record,
}

/// Entries in the order of the table, which can be found by name, ignoring case.
#[derive(Debug, Default)]
pub(super) struct Entries {
    rows: Vec<Option<Row>>,
    places: HashMap<Vec<u8>, Vec<usize>>,
    count: usize,
    encoding: Encoding,
}

impl Entries {
    /// Returns no entries, whose names have this encoding.
    pub(super) fn new(encoding: Encoding) -> Entries {
        Entries { encoding, ..Entries::default() }
    }

    /// Collects the entries of an archive, with the same indices.
    pub(super) fn of(archive: &Archive) -> Entries {
        let mut rows = Entries::new(archive.encoding());
        for entry in archive.entries() {
            rows.push(entry.name(), *entry.record);
        }
        rows
    }

    /// Returns the number of entries.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Returns the entries in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().flatten()
    }

    /// Returns whether there is an entry with this name, ignoring case.
    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.places.contains_key(&self.encoding.fold(name))
    }

    /// Returns whether there is a folder with this name, ignoring case.
    pub(super) fn has_folder(&self, name: &[u8]) -> bool {
        let places = self.places.get(&self.encoding.fold(name)).into_iter().flatten();
        places.filter_map(|i| self.rows[*i].as_ref()).any(|row| row.record.kind == Kind::Directory)
    }

    /// Returns the entry at an index.
    pub(super) fn get(&self, place: usize) -> Option<&Row> {
        self.rows.get(place)?.as_ref()
    }

    /// Appends an entry, even if others have the same name.
    pub(super) fn push(&mut self, name: &[u8], record: Record) {
        self.places.entry(self.encoding.fold(name)).or_default().push(self.rows.len());
        self.rows.push(Some(Row { name: name.into(), record }));
        self.count += 1;
    }

    /// Replaces the entries with the same name, ignoring case, by an entry, and returns how many were
    /// replaced.
    pub(super) fn put(&mut self, name: &[u8], record: Record) -> usize {
        let Some(places) = self.places.get_mut(&self.encoding.fold(name)) else {
            self.push(name, record);
            return 0;
        };
        let replaced = places.len();
        let Some(last) = places.pop() else { return 0 };
        for place in places.drain(..) {
            self.rows[place] = None;
        }
        places.push(last);
        self.rows[last] = Some(Row { name: name.into(), record });
        self.count -= replaced - 1;
        replaced
    }

    /// Removes the entries with this name, ignoring case, and returns their number.
    pub(super) fn remove(&mut self, name: &[u8]) -> usize {
        let places = self.places.remove(&self.encoding.fold(name)).unwrap_or_default();
        for place in &places {
            self.rows[*place] = None;
        }
        self.count -= places.len();
        places.len()
    }

    /// Removes the entry at an index, and returns whether there was one.
    pub(super) fn remove_at(&mut self, place: usize) -> bool {
        let Some(row) = self.rows.get_mut(place).and_then(Option::take) else { return false };
        let folded = self.encoding.fold(&row.name);
        if let Some(places) = self.places.get_mut(&folded) {
            places.retain(|i| *i != place);
            if places.is_empty() {
                self.places.remove(&folded);
            }
        }
        self.count -= 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(rows: &Entries) -> Vec<&[u8]> {
        rows.iter().map(|row| &*row.name).collect()
    }

    #[test]
    fn names_are_one_but_for_case() {
        let mut rows = Entries::default();
        for name in [&b"a"[..], b"x\\B", b"A", b"c", b"X/b"] {
            rows.push(name, Record::EMPTY);
        }
        assert_eq!((rows.len(), rows.has(b"C"), rows.has(b"d")), (5, true, false));
        assert_eq!(rows.put(b"a", Record::EMPTY), 2);
        assert_eq!(names(&rows), [&b"x\\B"[..], b"a", b"c", b"X/b"]);
        assert_eq!(rows.put(b"d", Record::EMPTY), 0);
        assert_eq!(rows.remove(b"x/b"), 2);
        assert_eq!(rows.remove(b"x/b"), 0);
        assert_eq!(names(&rows), [&b"a"[..], b"c", b"d"]);
        assert!(rows.remove_at(2) && !rows.remove_at(2) && !rows.remove_at(0) && !rows.remove_at(99));
        assert!(!rows.has(b"a") && rows.has_folder(b"C"));
        rows.push(b"A", Record::EMPTY);
        assert_eq!((names(&rows), rows.len()), (vec![&b"c"[..], b"d", b"A"], 3));
    }
}
