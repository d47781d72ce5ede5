//! Safe paths for extraction, which never leave the target folder on any system.

use std::fmt;
use std::path::PathBuf;

/// A relative path of at least one part that stays within its folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SafePath {
    parts: Vec<String>,
}

impl SafePath {
    /// Returns the folders, and at the end the file.
    #[must_use]
    pub fn parts(&self) -> &[String] {
        &self.parts
    }

    /// Returns the path, with the separators of this system.
    #[must_use]
    pub fn to_path(&self) -> PathBuf {
        self.parts.iter().collect()
    }
}

impl fmt::Display for SafePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts.join("/"))
    }
}

/// Why a name is not a safe path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PathError {
    /// It has no parts.
    Empty,
    /// It begins with a separator.
    Absolute,
    /// A part is `..`.
    Parent,
    /// It has a colon: a drive, or a second stream of a file.
    Colon,
    /// It has a zero or another control character.
    Control,
    /// A part is the name of a device on Windows, such as `CON` or `lpt1.txt`.
    Device,
    /// A part ends in a dot or a blank, which Windows drops.
    Ending,
    /// It has one of the characters `<>"|?*`, which Windows rejects; an error only there.
    Forbidden,
    /// A part has more than 255 bytes.
    Long,
    /// A part of a new name is empty or `.`, which [`safe_path`] drops: two names would have one path.
    Dropped,
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PathError::Empty => "the name is empty",
            PathError::Absolute => "the name is an absolute path",
            PathError::Parent => "the name leaves the folder by \"..\"",
            PathError::Colon => "the name has a colon",
            PathError::Control => "the name has a control character",
            PathError::Device => "the name is that of a device on Windows",
            PathError::Ending => "a part of the name ends in a dot or a blank",
            PathError::Forbidden => "the name has a character that Windows refuses",
            PathError::Long => "a part of the name has more than 255 bytes",
            PathError::Dropped => "a part of the name is empty or \".\"",
        })
    }
}

impl std::error::Error for PathError {}

/// The most bytes of a part, on the file systems in use.
const PART: usize = 255;

/// Returns the path of a name, separated by `\` or `/`. Empty parts and `.` are dropped. Names that Windows
/// cannot store or would reinterpret are rejected on every system, except for characters that only Windows
/// forbids.
///
/// # Errors
///
/// Returns an error if the name is not a safe path.
pub fn safe_path(name: &str) -> Result<SafePath, PathError> {
    let refuse = |if_so: bool, error| if if_so { Err(error) } else { Ok(()) };
    refuse(name.starts_with(['\\', '/']), PathError::Absolute)?;
    refuse(name.contains(':'), PathError::Colon)?;
    refuse(name.chars().any(char::is_control), PathError::Control)?;
    refuse(cfg!(windows) && name.contains(['<', '>', '"', '|', '?', '*']), PathError::Forbidden)?;
    let mut parts = Vec::new();
    for part in name.split(['\\', '/']).filter(|part| !matches!(*part, "" | ".")) {
        refuse(part == "..", PathError::Parent)?;
        refuse(part.ends_with(['.', ' ']), PathError::Ending)?;
        refuse(is_device(part), PathError::Device)?;
        refuse(part.len() > PART, PathError::Long)?;
        parts.push(part.to_owned());
    }
    refuse(parts.is_empty(), PathError::Empty)?;
    Ok(SafePath { parts })
}

/// Checks the name of a new entry: a safe path in which no part is empty or `.`.
///
/// # Errors
///
/// Returns an error if it is not.
pub fn check_name(name: &str) -> Result<(), PathError> {
    let path = safe_path(name)?;
    let parts = name.split(['\\', '/']).count();
    if path.parts().len() == parts { Ok(()) } else { Err(PathError::Dropped) }
}

/// Returns whether Windows would treat a part as a device, whatever its extension.
fn is_device(part: &str) -> bool {
    let stem = part.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    if matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$") {
        return true;
    }
    let port = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    // Superscript digits count.
    port.is_some_and(|n| {
        matches!(n, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn safe_names_become_paths() {
        for (name, path) in [
            ("data\\sprite\\a.spr", "data/sprite/a.spr"),
            ("data/texture//b.bmp", "data/texture/b.bmp"),
            (".\\c", "c"),
            ("유저\\..a", "유저/..a"),
            ("console.txt", "console.txt"),
            ("com10", "com10"),
        ] {
            assert_eq!(safe_path(name).unwrap().to_string(), path, "{name}");
        }
    }

    #[test]
    fn others_are_refused_by_their_reason() {
        for (name, reason) in [
            ("", PathError::Empty),
            (".\\.", PathError::Empty),
            ("\\etc\\passwd", PathError::Absolute),
            ("/etc/passwd", PathError::Absolute),
            ("\\\\server\\share", PathError::Absolute),
            ("..\\a", PathError::Parent),
            ("a/..\\b", PathError::Parent),
            ("a\\..", PathError::Parent),
            ("C:\\a", PathError::Colon),
            ("c:a", PathError::Colon),
            ("a.txt:stream", PathError::Colon),
            ("a\0b", PathError::Control),
            ("a\u{1b}[2J", PathError::Control),
            ("a\nb", PathError::Control),
            ("con", PathError::Device),
            ("data\\NUL.txt", PathError::Device),
            ("Aux .spr", PathError::Device),
            ("lpt1.a.b", PathError::Device),
            ("com\u{b9}", PathError::Device),
            ("conin$", PathError::Device),
            ("...", PathError::Ending),
            ("a\\.. \\b", PathError::Ending),
            ("a.", PathError::Ending),
            ("a \\b", PathError::Ending),
        ] {
            assert_eq!(safe_path(name), Err(reason), "{name:?}");
        }
        for name in ["a/", "a//b", "a\\.\\b", "./a"] {
            assert!(safe_path(name).is_ok());
            assert_eq!(check_name(name), Err(PathError::Dropped), "{name}");
        }
        assert_eq!((check_name("a\\b/c.d"), check_name("../a")), (Ok(()), Err(PathError::Parent)));
        assert_eq!(safe_path(&"a".repeat(256)), Err(PathError::Long));
        assert_eq!(safe_path(&"a".repeat(255)).unwrap().parts().len(), 1);
    }
}
