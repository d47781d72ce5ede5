//! The bytes of an input: a file or stdin, compressed or not.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::os::fd::AsFd;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::read::MultiGzDecoder;

use super::format::Packing;
use crate::exit::Failure;

/// Whether a path stands for stdin or stdout.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Something to read a table from.
pub(crate) struct Input {
    name: String,
    file: File,
    bytes: u64,
    regular: bool,
}

/// How many bytes of a file have been read.
pub(crate) type Position = Arc<AtomicU64>;

impl Input {
    /// Opens a file, or stdin for `-`.
    ///
    /// # Errors
    ///
    /// If it cannot be opened or is a directory.
    pub(crate) fn open(path: &Path) -> Result<Input, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let file = if is_standard(path) {
            io::stdin().as_fd().try_clone_to_owned().map(File::from)
        } else {
            File::open(path)
        }
        .map_err(|e| refused(&e))?;
        let metadata = file.metadata().map_err(|e| refused(&e))?;
        if metadata.is_dir() {
            return Err(refused(&"is a directory; expected a file"));
        }
        let regular = metadata.is_file() && !is_standard(path);
        Ok(Input { name, file, bytes: if regular { metadata.len() } else { 0 }, regular })
    }

    /// Takes a regular file that is open, from where it stands.
    pub(crate) fn of_file(name: &str, file: File, bytes: u64) -> Input {
        Input { name: name.to_owned(), file, bytes, regular: true }
    }

    /// What the user called it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Its size, 0 if that is not known.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Its content, to be read in one go.
    pub(crate) fn into_file(self) -> File {
        self.file
    }

    /// Its content, and how far that has been read.
    ///
    /// # Errors
    ///
    /// If it cannot be unpacked.
    pub(crate) fn stream(self, packing: Packing) -> Result<(Box<dyn Read + Send>, Position), Failure> {
        let position = Position::default();
        let counted = Counted { file: self.file, position: position.clone() };
        let stream: Box<dyn Read + Send> = match packing {
            Packing::Plain => Box::new(counted),
            Packing::Gzip => Box::new(MultiGzDecoder::new(BufReader::new(counted))),
            Packing::Zstd => Box::new(
                zstd::Decoder::new(counted).map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?,
            ),
        };
        Ok((stream, position))
    }

    /// A file with the content that can be read in any order: a pipe is copied to one without a name.
    ///
    /// # Errors
    ///
    /// If the copy fails.
    pub(crate) fn seekable(mut self) -> Result<File, Failure> {
        if self.regular {
            return Ok(self.file);
        }
        let mut copy = || {
            let mut copy = tempfile::tempfile()?;
            io::copy(&mut self.file, &mut copy)?;
            copy.rewind()?;
            Ok(copy)
        };
        copy().map_err(|e: io::Error| {
            Failure::data(format_args!("{}: cannot be copied to a temporary file: {e}", self.name))
        })
    }
}

/// Counts what is read.
struct Counted {
    file: File,
    position: Position,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.position.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
