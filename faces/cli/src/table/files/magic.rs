//! Recognizes files by their first bytes, to detect a wrong extension or option.

use crate::table::layout::{Layout, Packing};

/// A file type whose first bytes cannot begin a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Magic {
    /// A supported compressed file.
    Packed(Packing),
    /// A supported binary table.
    Table(Layout),
    /// An unsupported type, with its name.
    Foreign(&'static str),
}

impl Magic {
    /// Returns the type of a file that begins with these bytes, if recognized.
    pub(crate) fn of(head: &[u8]) -> Option<Magic> {
        KNOWN.iter().find(|(magic, _)| head.starts_with(magic)).map(|(_, what)| *what)
    }

    /// Returns whether more bytes could decide the type.
    pub(crate) fn is_open(head: &[u8]) -> bool {
        KNOWN.iter().any(|(magic, _)| magic.len() > head.len() && magic.starts_with(head))
    }
}

const KNOWN: [(&[u8], Magic); 11] = [
    (b"\x1f\x8b", Magic::Packed(Packing::Gzip)),
    (b"\x28\xb5\x2f\xfd", Magic::Packed(Packing::Zstd)),
    (b"PAR1", Magic::Table(Layout::Parquet)),
    (b"PARE", Magic::Table(Layout::Parquet)),
    (b"ARROW1", Magic::Table(Layout::Arrow)),
    (b"\xff\xff\xff\xff", Magic::Table(Layout::Arrows)),
    (b"PK\x03\x04", Magic::Foreign("a ZIP archive (.xlsx is one)")),
    (b"BZh", Magic::Foreign("a bzip2 file")),
    (b"\xfd7zXZ\0", Magic::Foreign("an xz file")),
    (b"\x89HDF\r\n\x1a\n", Magic::Foreign("an HDF5 file")),
    (b"SQLite f", Magic::Foreign("an SQLite database")),
];
