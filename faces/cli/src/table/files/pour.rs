//! Writes text to an output, compressed or not.

use std::io::{self, Write};

use flate2::write::GzEncoder;

use super::output::Handle;
use crate::table::layout::Packing;

/// A text output.
pub(crate) enum Pour {
    /// Uncompressed.
    Plain(Handle),
    /// Compressed with gzip. The header contains no time, so equal rows give equal files.
    Gzip(GzEncoder<Handle>),
    /// Compressed with Zstandard.
    Zstd(zstd::Encoder<'static, Handle>),
}

impl Pour {
    /// Creates the output. Without a level, the compressor uses its default.
    ///
    /// # Errors
    ///
    /// Returns an error if the compressor cannot be created.
    pub(crate) fn new(handle: Handle, packing: Packing, level: Option<i32>) -> io::Result<Pour> {
        Ok(match packing {
            Packing::Plain => Pour::Plain(handle),
            Packing::Gzip => {
                let level = level.and_then(|level| u32::try_from(level).ok());
                let level = level.map_or_else(flate2::Compression::default, flate2::Compression::new);
                Pour::Gzip(GzEncoder::new(handle, level))
            }
            Packing::Zstd => Pour::Zstd(zstd::Encoder::new(handle, level.unwrap_or(0))?),
        })
    }

    /// Completes the output.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Pour::Plain(mut handle) => handle.flush(),
            Pour::Gzip(encoder) => encoder.finish().map(drop),
            Pour::Zstd(encoder) => encoder.finish().map(drop),
        }
    }
}

impl Write for Pour {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Pour::Plain(w) => w.write(bytes),
            Pour::Gzip(w) => w.write(bytes),
            Pour::Zstd(w) => w.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Pour::Plain(w) => w.flush(),
            Pour::Gzip(w) => w.flush(),
            Pour::Zstd(w) => w.flush(),
        }
    }
}
