//! What a reader is willing to hold in memory.

/// The most that is allocated for an archive, whatever it says of itself. Adjust them for archives that are trusted.
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
