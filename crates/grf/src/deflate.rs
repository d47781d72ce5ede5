//! Compresses whole files with libdeflate.

use std::fmt;

use libdeflater::{CompressionLvl, Compressor};

/// The compression level, from 0, which only stores, to 12, which gives the smallest result. The default is
/// 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(CompressionLvl);

impl Level {
    /// Returns a level; `None` above 12.
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
        // It can fail only for lack of space, and this is the largest size needed.
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
