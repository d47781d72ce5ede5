//! Limits on the memory of readers.

use std::fmt;

/// Limits on the memory allocated for an archive, whatever lengths it contains. Raise them for trusted
/// archives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes of the table, decompressed: 128 MiB, some two million entries.
    pub table: u64,
    /// Bytes of one entry, compressed or not: 512 MiB.
    pub entry: u64,
    /// Bytes of an RGZ file, decompressed: 512 MiB.
    pub rgz: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { table: 128 << 20, entry: 512 << 20, rgz: 512 << 20 }
    }
}

/// What would take more memory than [`Limits`] allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limited {
    /// The table: [`Limits::table`].
    Table,
    /// An RGZ file: [`Limits::rgz`].
    Rgz,
}

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limited::Table => "the table",
            Limited::Rgz => "the RGZ file",
        })
    }
}
