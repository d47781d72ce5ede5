//! The types of files: by their content, and by the extensions of their names.

use std::fmt;
use std::path::Path;

use crate::archive::Format;

/// A type of file. Displayed with its article: "a GRF archive".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileType {
    /// A GRF or GPF archive.
    Grf,
    /// A Thor patch.
    Thor,
    /// An RGZ file.
    Rgz,
}

impl FileType {
    /// Returns the type that the extension of a name stands for: `.grf` or `.gpf`, `.thor`, `.rgz`, in any
    /// case. Returns `None` for other names, which say nothing about the content.
    #[must_use]
    pub fn of_name(path: &Path) -> Option<FileType> {
        let extension = path.extension()?;
        let is = |other: &str| extension.eq_ignore_ascii_case(other);
        if is("grf") || is("gpf") {
            Some(FileType::Grf)
        } else if is("thor") {
            Some(FileType::Thor)
        } else {
            is("rgz").then_some(FileType::Rgz)
        }
    }
}

impl fmt::Display for FileType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileType::Grf => "a GRF archive",
            FileType::Thor => "a Thor patch",
            FileType::Rgz => "an RGZ file",
        })
    }
}

impl Format {
    /// Returns the type of a file of this format.
    #[must_use]
    pub fn file_type(&self) -> FileType {
        match self {
            Format::Grf(_) => FileType::Grf,
            Format::Thor(_) => FileType::Thor,
            Format::Rgz => FileType::Rgz,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_name_types_in_any_case() {
        for (name, expected) in [
            ("data.grf", Some(FileType::Grf)),
            ("a/b.GPF", Some(FileType::Grf)),
            ("2024-05-01.Thor", Some(FileType::Thor)),
            ("x.thor.rgz", Some(FileType::Rgz)),
            ("data.grf.new", None),
            ("thor", None),
            (".grf", None),
            ("", None),
        ] {
            assert_eq!(FileType::of_name(Path::new(name)), expected, "{name}");
        }
    }
}
