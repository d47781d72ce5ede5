//! Positioned reads and writes of archives, so that threads need no lock.
//!
//! Nothing is memory-mapped, so truncating the file during a read gives an error instead of a signal.

use std::fs::File;
use std::io;
use std::path::Path;

/// Bytes with positioned reads.
pub trait Source: Send + Sync {
    /// Returns the number of bytes.
    fn size(&self) -> u64;

    /// Reads bytes from `offset` until `buffer` is full or the end is reached, and returns their number.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses.
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize>;

    /// Fills `buffer` with the bytes from `offset`.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses, or the end comes before: [`io::ErrorKind::UnexpectedEof`].
    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        if self.read_at(buffer, offset)? < buffer.len() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }
}

impl dyn Source + '_ {
    /// Returns `len` bytes from `offset`. The caller has compared the length with the source and the limits.
    pub(crate) fn read_range(&self, offset: u64, len: u64) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; len as usize];
        self.read_exact_at(&mut bytes, offset)?;
        Ok(bytes)
    }
}

/// A file.
#[derive(Debug)]
pub struct FileSource {
    file: File,
    size: u64,
}

impl FileSource {
    /// Opens a regular file.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses, or the file is a pipe or a folder.
    pub fn open(path: impl AsRef<Path>) -> io::Result<FileSource> {
        FileSource::new(File::open(path)?)
    }

    /// Wraps an open file.
    ///
    /// # Errors
    ///
    /// Same as [`FileSource::open`].
    pub fn new(file: File) -> io::Result<FileSource> {
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
        }
        let size = metadata.len();
        Ok(FileSource { file, size })
    }

    #[cfg(unix)]
    fn some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        std::os::unix::fs::FileExt::read_at(&self.file, buffer, offset)
    }

    #[cfg(windows)]
    fn some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        std::os::windows::fs::FileExt::seek_read(&self.file, buffer, offset)
    }
}

/// Writes all bytes at a position, regardless of the file's current position.
pub(crate) fn write_all_at(file: &File, mut bytes: &[u8], mut offset: u64) -> io::Result<()> {
    #[cfg(unix)]
    let some = |bytes: &[u8], offset| std::os::unix::fs::FileExt::write_at(file, bytes, offset);
    #[cfg(windows)]
    let some = |bytes: &[u8], offset| std::os::windows::fs::FileExt::seek_write(file, bytes, offset);
    while !bytes.is_empty() {
        match some(bytes, offset) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => {
                bytes = &bytes[written..];
                offset += written as u64;
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

impl Source for FileSource {
    fn size(&self) -> u64 {
        self.size
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let mut done = 0;
        while done < buffer.len() {
            match self.some(&mut buffer[done..], offset.saturating_add(done as u64)) {
                Ok(0) => break,
                Ok(read) => done += read,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
        Ok(done)
    }
}

impl Source for Vec<u8> {
    fn size(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let rest = usize::try_from(offset).ok().and_then(|offset| self.get(offset..)).unwrap_or_default();
        let len = rest.len().min(buffer.len());
        buffer[..len].copy_from_slice(&rest[..len]);
        Ok(len)
    }
}
