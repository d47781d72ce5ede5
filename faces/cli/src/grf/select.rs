//! Selects entries by globs.

use glob::{MatchOptions, Pattern};

use crate::exit::Failure;

/// A set of globs; without globs it selects everything.
pub(super) struct Selection {
    globs: Vec<Glob>,
}

struct Glob {
    /// Whether it is matched with the last part of a name only.
    last: bool,
    itself: Pattern,
    /// A pattern for the content, if the glob is the name of a folder.
    below: Option<Pattern>,
}

const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: false,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

impl Selection {
    /// Parses globs.
    ///
    /// # Errors
    ///
    /// Returns an error if one is invalid.
    pub(super) fn new(globs: &[String]) -> Result<Selection, Failure> {
        let glob = |glob: &String| {
            let text = glob.replace('\\', "/");
            let text = text.trim_end_matches('/');
            let pattern = |text: &str| {
                Pattern::new(text).map_err(|e| Failure::usage(format_args!("GLOB {glob:?}: {e}")))
            };
            let name = !text.contains(['*', '?', '[']);
            let below = name.then(|| pattern(&format!("{text}/**"))).transpose()?;
            Ok(Glob { last: !text.contains('/'), itself: pattern(text)?, below })
        };
        Ok(Selection { globs: globs.iter().map(glob).collect::<Result<_, _>>()? })
    }

    /// Returns whether a name, with `/` between folders, is selected.
    pub(super) fn has(&self, path: &str) -> bool {
        self.globs.is_empty() || self.globs.iter().any(|glob| glob.matches(path))
    }
}

impl Glob {
    fn matches(&self, path: &str) -> bool {
        let last = || path.rsplit('/').next().unwrap_or_default();
        self.itself.matches_with(path, OPTIONS)
            || self.below.as_ref().is_some_and(|below| below.matches_with(path, OPTIONS))
            || self.last && self.itself.matches_with(last(), OPTIONS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        ] {
            let selection = Selection::new(&[glob.to_owned()]).unwrap();
            assert!(selection.has(yes), "{glob} {yes}");
            assert!(!selection.has(no), "{glob} {no}");
        }
        assert!(Selection::new(&[]).unwrap().has("anything"));
        assert!(Selection::new(&["a[".to_owned()]).is_err());
        assert!(Selection::new(&["a/***".to_owned()]).is_err());
    }
}
