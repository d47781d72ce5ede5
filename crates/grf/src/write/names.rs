//! Names of several files that are to become entries.

use std::collections::HashMap;

use crate::name::Encoding;

/// Returns the indices of two names that would be the same entry, the earlier one first: they differ at most
/// in case and in the separators of folders.
pub fn same_entry<'a>(
    encoding: Encoding,
    names: impl IntoIterator<Item = &'a [u8]>,
) -> Option<(usize, usize)> {
    let mut known = HashMap::new();
    names.into_iter().enumerate().find_map(|(i, name)| Some((known.insert(encoding.fold(name), i)?, i)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_separators_do_not_count() {
        let names = |names: &[&'static [u8]]| same_entry(Encoding::default(), names.iter().copied());
        assert_eq!(names(&[b"a", b"b\\c", b"B/C"]), Some((1, 2)));
        assert_eq!(names(&[b"a", b"a"]), Some((0, 1)));
        // The second byte of a Korean character is not a letter.
        assert_eq!(names(&[b"\x8c\x41", b"\x8c\x61", b"a\\b", b"ab"]), None);
    }
}
