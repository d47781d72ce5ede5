//! Compression of whole files by libdeflate.

use std::fmt;

use libdeflater::{CompressionLvl, Compressor};

/// How hard the compressor tries: from 0, which only stores, to 12, the smallest result. The default is 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(CompressionLvl);

impl Level {
    /// Returns the level of this number; `None` beyond 12.
    #[must_use]
    pub fn new(level: u8) -> Option<Level> {
        CompressionLvl::new(level.into()).ok().map(Level)
    }
}

/// Compresses into zlib streams. Each thread has its own.
pub(crate) struct Deflater(Compressor);

impl Deflater {
    pub(crate) fn new(level: Level) -> Deflater {
        Deflater(Compressor::new(level.0))
    }

    /// Compresses bytes into a zlib stream.
    pub(crate) fn zlib(&mut self, from: &[u8]) -> Vec<u8> {
        let mut to = vec![0; self.0.zlib_compress_bound(from.len())];
        // It fails for lack of room alone, and this is the most that is needed.
        let len = self.0.zlib_compress(from, &mut to).unwrap_or_default();
        to.truncate(len);
        to
    }
}

impl fmt::Debug for Deflater {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deflater").finish_non_exhaustive()
    }
}
