//! Limits on the memory of readers.

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
