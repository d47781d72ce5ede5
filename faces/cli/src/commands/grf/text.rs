//! Formats names and numbers for a terminal.

use std::borrow::Cow;
use std::fmt::Write;

use indicatif::HumanCount;
use limbwise_grf::{Encoding, Encryption, Entry, EntryError, Kind, ThorHeader};

/// Escapes the control characters of a name.
pub(super) fn shown(path: &str) -> Cow<'_, str> {
    if !path.chars().any(char::is_control) {
        return path.into();
    }
    let mut shown = String::new();
    for c in path.chars() {
        if c.is_control() {
            // Writing to a string cannot fail.
            let _ = write!(shown, "{}", c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown.into()
}

/// Formats a count with its noun.
pub(super) fn count(n: usize, one: &str, many: &str) -> String {
    format!("{} {}", HumanCount(n as u64), if n == 1 { one } else { many })
}

/// Names what a Thor patch applies to.
pub(super) fn target(header: &ThorHeader, encoding: Encoding) -> String {
    let target = encoding.decode(&header.target);
    match (header.into_grf, &*target) {
        (false, _) => "the client's folder".into(),
        (true, "") => "the archive chosen by the patcher".into(),
        (true, target) => shown(target).into_owned(),
    }
}

/// Names the encryption of an entry.
pub(super) fn encryption(entry: &Entry<'_>) -> &'static str {
    match entry.encryption() {
        Ok(Encryption::None) => "none",
        Ok(Encryption::HeaderOnly) => "header",
        Ok(Encryption::Full) => "full",
        Err(EntryError::Encryption { name, .. }) if name.starts_with("0x20") => "0x20",
        Err(EntryError::Encryption { name, .. }) if name.starts_with("0x80") => "0x80",
        _ => "unknown",
    }
}

/// Names the kind of an entry.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::File => "file",
        Kind::Directory => "folder",
        Kind::Removed => "removal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_told_not_obeyed() {
        assert_eq!(shown("data/유저.txt"), "data/유저.txt");
        assert_eq!(shown("a\u{1b}[2J\n"), "a\\u{1b}[2J\\n");
        assert_eq!(count(1, "entry", "entries"), "1 entry");
        assert_eq!(count(1234, "entry", "entries"), "1,234 entries");
    }
}
