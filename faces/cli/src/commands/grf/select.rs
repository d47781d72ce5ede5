//! Selects entries by names and globs.

use std::collections::BTreeSet;

use glob::{MatchOptions, Pattern};
use limbwise_grf::Archive;

use crate::process::exit::Failure;

const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: false,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// Returns those of some `entries` of each archive that a glob selects, in the order of the tables; without
/// globs, all of them. `name` is what the user calls the archives.
///
/// # Errors
///
/// Returns an error if a glob is invalid or selects nothing.
pub(super) fn select(
    globs: &[String],
    archives: &[Archive],
    entries: Vec<Vec<u32>>,
    name: &str,
) -> Result<Vec<Vec<u32>>, Failure> {
    if globs.is_empty() {
        return Ok(entries);
    }
    let mut globs: Vec<_> = globs.iter().map(|glob| Glob::new(glob)).collect();
    for (layer, (archive, entries)) in archives.iter().zip(&entries).enumerate() {
        for entry in entries.iter().filter_map(|i| archive.entry(*i as usize)) {
            let path = entry.path();
            globs.iter_mut().for_each(|glob| glob.compare(&path, (layer, entry.index())));
        }
    }
    let mut selected = vec![BTreeSet::new(); archives.len()];
    for glob in globs {
        for (layer, index) in glob.choose(name)? {
            selected[layer].insert(index);
        }
    }
    Ok(selected.into_iter().map(|entries| entries.into_iter().collect()).collect())
}

/// An archive, and the index of an entry in its table.
type EntryPlace = (usize, u32);

/// A glob and the entries that it may mean. An exact name wins over a name that differs in case, and a name
/// over a pattern.
struct Glob<'a> {
    given: &'a str,
    /// With `/` between folders and none at the end.
    text: String,
    /// The pattern, if it is more than a name.
    pattern: Option<Result<Pattern, glob::PatternError>>,
    /// Entries with exactly this name.
    exact: Vec<EntryPlace>,
    /// Entries in the folder of this name, ignoring case.
    inside: Vec<EntryPlace>,
    /// Entries of this name, ignoring case. If it has no folder, those whose last part it is.
    named: Vec<EntryPlace>,
    /// Entries that match the pattern.
    matched: Vec<EntryPlace>,
}

impl Glob<'_> {
    fn new(given: &str) -> Glob<'_> {
        let text = given.replace('\\', "/").trim_end_matches('/').to_owned();
        let pattern = text.contains(['*', '?', '[']).then(|| Pattern::new(&text));
        let [exact, inside, named, matched] = [const { Vec::new() }; 4];
        Glob { given, text, pattern, exact, inside, named, matched }
    }

    /// Notes an entry that the glob may mean.
    fn compare(&mut self, path: &str, place: EntryPlace) {
        let text = &*self.text;
        let last = path.rsplit('/').next().filter(|_| !text.contains('/'));
        let is = |name: &str| name.eq_ignore_ascii_case(text);
        if path == text {
            self.exact.push(place);
        }
        if is(path) || last.is_some_and(is) {
            self.named.push(place);
        } else if path
            .split_at_checked(text.len())
            .is_some_and(|(start, rest)| is(start) && rest.starts_with('/'))
        {
            self.inside.push(place);
        }
        if let Some(Ok(pattern)) = &self.pattern
            && (pattern.matches_with(path, OPTIONS)
                || last.is_some_and(|last| pattern.matches_with(last, OPTIONS)))
        {
            self.matched.push(place);
        }
    }

    /// Returns the entries that the glob means.
    fn choose(self, name: &str) -> Result<Vec<EntryPlace>, Failure> {
        let named = if self.exact.is_empty() { self.named } else { self.exact };
        let named = [named, self.inside].concat();
        match self.pattern {
            Some(Err(e)) if named.is_empty() => {
                let way = if self.text.contains('[') { "; [[] stands for [" } else { "" };
                Err(Failure::usage(format_args!("GLOB {:?}: {e}{way}", self.given)))
            }
            _ if named.is_empty() && self.matched.is_empty() => Err(Failure::data(format_args!(
                "{name}: no entry matches {:?}; nothing was done",
                self.given
            ))),
            _ => Ok(if named.is_empty() { self.matched } else { named }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns those of some paths that a glob selects.
    fn selected<'a>(given: &str, paths: &[&'a str]) -> Result<Vec<&'a str>, Failure> {
        let mut glob = Glob::new(given);
        paths.iter().zip(0..).for_each(|(path, i)| glob.compare(path, (0, i)));
        let mut places = glob.choose("a.grf")?;
        places.sort_unstable();
        Ok(places.into_iter().map(|(_, i)| paths[i as usize]).collect())
    }

    #[test]
    fn globs_select_names_folders_and_last_parts() {
        for (glob, yes, no) in [
            ("data/a.txt", "DATA/A.TXT", "data/a.txt2"),
            ("data\\a.txt", "data/a.txt", "x/data/a.txt"),
            ("*.spr", "data/sprite/유저.spr", "data/sprite/a.spr/b"),
            ("data/*.spr", "data/a.spr", "data/sprite/a.spr"),
            ("data/*", "data/sprite", "data/sprite/a.spr"),
            ("data/**/*.spr", "data/sprite/x/a.spr", "a.spr"),
            ("data/**/*.spr", "data/a.spr", "data/a.act"),
            ("data/sprite", "data/sprite/x/a.spr", "data/sprites/a.spr"),
            ("data/sprite/", "data/sprite/a.spr", "data/a.spr"),
            ("data", "data/sprite/a.spr", "database"),
            ("data/유저*/*", "data/유저인터페이스/a.bmp", "data/a.bmp"),
            ("[[]1].txt", "data/[1].txt", "data/1.txt"),
        ] {
            assert_eq!(selected(glob, &[no, yes]).unwrap(), [yes], "{glob}");
        }
        for invalid in ["a[", "a/***"] {
            assert!(matches!(selected(invalid, &["a"]), Err(Failure::Usage(_))), "{invalid}");
        }
        assert!(matches!(selected("b*", &["a"]), Err(Failure::Data(_))));
    }

    #[test]
    fn an_exact_name_wins() {
        for (glob, paths, expected) in [
            ("data/a[1].txt", &["data/a1.txt", "data/a[1].txt"][..], &["data/a[1].txt"][..]),
            ("a[1].txt", &["data/a1.txt", "data/a[1].txt", "a1.txt"], &["data/a[1].txt"]),
            ("DATA/A[1].TXT", &["data/a1.txt", "data/a[1].txt"], &["data/a[1].txt"]),
            ("a[", &["a[", "a"], &["a["]),
            ("x[1]", &["x1/a", "x[1]/a", "X[1]/b"], &["x[1]/a", "X[1]/b"]),
            // Only a pattern is left.
            ("data/a[1].txt", &["data/a1.txt", "data/a2.txt"], &["data/a1.txt"]),
            ("data/a[[]1].txt", &["data/a1.txt", "data/a[1].txt"], &["data/a[1].txt"]),
            ("a.txt", &["A.txt", "a.txt", "x/a.txt"], &["a.txt"]),
            ("A.TXT", &["A.txt", "a.txt", "x/a.txt"], &["A.txt", "a.txt", "x/a.txt"]),
            ("data", &["data", "DATA/a", "Data/b/c", "database"], &["data", "DATA/a", "Data/b/c"]),
        ] {
            assert_eq!(selected(glob, paths).unwrap(), expected, "{glob}");
        }
    }
}
