//! Text on its way into an output, compressed or not.

use std::io::{self, Write};

use flate2::write::GzEncoder;

use super::layout::Packing;
use super::output::Handle;

/// An output that takes text.
pub(crate) enum Pour {
    /// As it is.
    Plain(Handle),
    /// Compressed by gzip. The header bears no time, so that equal rows make equal files.
    Gzip(GzEncoder<Handle>),
    /// Compressed by Zstandard.
    Zstd(zstd::Encoder<'static, Handle>),
}

impl Pour {
    /// Begins. Without a level, the compressor takes its own.
    ///
    /// # Errors
    ///
    /// If the compressor cannot be made.
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

    /// Writes the end.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
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
