//! Reads the bytes of an input: a file or stdin, compressed or not.

use std::fs::{File, Metadata, TryLockError};
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::bufread::GzDecoder;
use same_file::Handle;

use super::magic::Magic;
use crate::process::exit::Failure;
use crate::process::patient::Patient;
use crate::table::layout::Packing;

/// Returns whether a path stands for stdin or stdout.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Returns an unbuffered handle of stdin.
#[cfg(unix)]
fn stdin() -> io::Result<File> {
    use std::os::fd::AsFd;
    io::stdin().as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn stdin() -> io::Result<File> {
    use std::os::windows::io::AsHandle;
    io::stdin().as_handle().try_clone_to_owned().map(File::from)
}

/// An input file or stdin.
pub(crate) struct Input {
    name: String,
    file: Patient<File>,
    bytes: u64,
    regular: bool,
    /// The first bytes, once requested. For a pipe, they have been consumed.
    head: Option<Vec<u8>>,
}

/// The number of bytes read.
pub(crate) type Position = Arc<AtomicU64>;

impl Input {
    /// Opens a file, or stdin for `-`.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be opened or is a directory.
    pub(crate) fn open(path: &Path) -> Result<Input, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let file = if is_standard(path) { stdin() } else { File::open(path) }.map_err(|e| refused(&e))?;
        let metadata = match file.metadata() {
            // Windows has no metadata for pipes.
            Err(_) if is_standard(path) => {
                return Ok(Input { name, file: Patient(file), bytes: 0, regular: false, head: None });
            }
            metadata => metadata.map_err(|e| refused(&e))?,
        };
        if metadata.is_dir() {
            return Err(refused(&"is a directory; expected a file"));
        }
        let regular = metadata.is_file() && !is_standard(path);
        let bytes = if regular { metadata.len() } else { 0 };
        Ok(Input { name, file: Patient(file), bytes, regular, head: None })
    }

    /// Wraps an open regular file, from its current position.
    pub(crate) fn of_file(name: &str, file: File, bytes: u64) -> Input {
        Input { name: name.to_owned(), file: Patient(file), bytes, regular: true, head: None }
    }

    /// Returns the name that the user gave.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Returns the size, 0 if unknown.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Returns whether it is this file.
    pub(crate) fn is(&self, file: io::Result<Handle>) -> bool {
        let this = self.file.0.try_clone().and_then(Handle::from_file);
        this.and_then(|this| Ok(this == file?)).unwrap_or(false)
    }

    /// Returns what the file is like now, to be compared at the end of the run. `replaced` is its path if the
    /// output replaces it.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no more handles.
    pub(crate) fn opened(&self, replaced: Option<&Path>) -> Result<Opened, Failure> {
        let refused = |e| Failure::data(format_args!("{}: {e}", self.name));
        let file = self.file.0.try_clone().map_err(refused)?;
        let metadata = file.metadata().ok().filter(Metadata::is_file);
        Ok(Opened { name: self.name.clone(), file, metadata, replaced: replaced.map(Path::to_owned) })
    }

    /// Locks the file at `path`, which this input is, so that no other run replaces it while the returned
    /// handle lives. Does nothing if the file system has no locks.
    ///
    /// # Errors
    ///
    /// Returns an error if another run is replacing it, or has replaced it since it was opened.
    pub(crate) fn lock(&self, path: &Path) -> Result<File, Failure> {
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", self.name));
        let file = self.file.0.try_clone().map_err(|e| refused(&e))?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(refused(&"another run is using it; nothing was changed"));
        }
        if !self.is(Handle::from_path(path)) {
            return Err(refused(&"was replaced by another run in the meantime; nothing was changed"));
        }
        Ok(file)
    }

    /// Returns the first bytes, as many as needed to recognize the format.
    ///
    /// # Errors
    ///
    /// Returns an error if they cannot be read.
    pub(crate) fn head(&mut self) -> Result<&[u8], Failure> {
        if self.head.is_none() {
            let mut head = Vec::new();
            let mut read = || -> io::Result<()> {
                // A pipe may stay open after a few bytes, so wait only for as many as needed.
                while Magic::is_open(&head) {
                    let mut byte = [0];
                    match self.file.read(&mut byte) {
                        Ok(0) => break,
                        Ok(_) => head.extend(byte),
                        Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                        Err(e) => return Err(e),
                    }
                }
                if self.regular {
                    self.file.0.seek(SeekFrom::Current(-(head.len() as i64)))?;
                }
                Ok(())
            };
            read().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
            self.head = Some(head);
        }
        Ok(self.head.as_deref().unwrap_or_default())
    }

    /// Returns the bytes consumed from a pipe, to be read before the rest.
    fn taken(&mut self) -> Vec<u8> {
        self.head.take().filter(|_| !self.regular).unwrap_or_default()
    }

    /// Returns the content for sequential reading.
    pub(crate) fn into_reader(self) -> Patient<File> {
        self.file
    }

    /// Returns the decompressed content, and a counter of the bytes read.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be decompressed.
    pub(crate) fn stream(mut self, packing: Packing) -> Result<(Box<dyn Read + Send>, Position), Failure> {
        let position = Position::default();
        let taken = Cursor::new(self.taken());
        let counted = Counted { content: taken.chain(self.file), position: position.clone() };
        let stream: Box<dyn Read + Send> = match packing {
            Packing::Plain => Box::new(counted),
            Packing::Gzip => Box::new(Members(Some(GzDecoder::new(BufReader::new(counted))))),
            Packing::Zstd => Box::new(
                zstd::Decoder::new(counted).map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?,
            ),
        };
        Ok((stream, position))
    }

    /// Returns the decompressed text without byte-order marks at its beginning, and a counter of the bytes read.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be read or decompressed, or is UTF-16.
    pub(crate) fn text(self, packing: Packing) -> Result<(Box<dyn Read + Send>, Position), Failure> {
        let name = self.name.clone();
        let (mut text, position) = self.stream(packing)?;
        match skip_marks(&mut text) {
            Ok(Begin::Utf8(head)) => Ok((Box::new(Cursor::new(head).chain(text)), position)),
            Ok(Begin::Utf16) => Err(Failure::data(format_args!(
                "{name}: the text is UTF-16; expected UTF-8; convert it: iconv -f UTF-16 -t UTF-8"
            ))),
            Err(e) => Err(Failure::data(format_args!("{name}: {e}"))),
        }
    }

    /// Returns a file for random access. A pipe is copied to an unnamed temporary file.
    ///
    /// # Errors
    ///
    /// Returns an error if the copy fails.
    pub(crate) fn seekable(mut self) -> Result<File, Failure> {
        if self.regular {
            return Ok(self.file.0);
        }
        let taken = self.taken();
        let mut copy = || {
            let mut copy = tempfile::tempfile()?;
            copy.write_all(&taken)?;
            io::copy(&mut self.file, &mut copy)?;
            copy.rewind()?;
            Ok(copy)
        };
        copy().map_err(|e: io::Error| {
            Failure::data(format_args!("{}: cannot be copied to a temporary file: {e}", self.name))
        })
    }
}

/// An input file and its state when it was opened.
pub(crate) struct Opened {
    name: String,
    file: File,
    /// `None` for a pipe.
    metadata: Option<Metadata>,
    /// Its path, if the output replaces it.
    replaced: Option<PathBuf>,
}

impl Opened {
    /// Returns the size and time that the file had; `None` for a pipe.
    pub(crate) fn metadata(&self) -> Option<&Metadata> {
        self.metadata.as_ref()
    }

    /// Checks that the file has the same size and time as when it was opened. Otherwise the rows that were
    /// read may belong to no state of the file. A file that the output replaces must also be at its path still:
    /// many programs save by renaming a new file over the old one.
    ///
    /// # Errors
    ///
    /// Returns an error if it has changed.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let Some(then) = &self.metadata else { return Ok(()) };
        let name = &self.name;
        let now = self.file.metadata().map_err(|e| Failure::data(format_args!("{name}: {e}")))?;
        let is_here = |path| {
            Handle::from_path(path).and_then(|there| Ok(there == Handle::from_file(self.file.try_clone()?)?))
        };
        if let Some(path) = &self.replaced
            && !is_here(path).unwrap_or(false)
        {
            return Err(Failure::data(format_args!(
                "{name}: was replaced or removed during the run, so the output is discarded; run the command again"
            )));
        }
        let how = match (then.len(), now.len()) {
            (then, now) if then != now => format!("from {then} to {now} bytes"),
            _ if then.modified().ok() == now.modified().ok() => return Ok(()),
            (len, _) => format!("and has {len} bytes as before"),
        };
        Err(Failure::data(format_args!(
            "{name}: changed during the run, {how}; run the command again when nothing writes to the file"
        )))
    }
}

/// How a text begins.
enum Begin {
    /// As UTF-8: the bytes that were read and belong to the text.
    Utf8(Vec<u8>),
    /// With the byte-order mark of UTF-16, in either order.
    Utf16,
}

/// Skips byte-order marks. A pipe may stay open after a few bytes, so only as many as needed are read.
fn skip_marks(text: &mut impl Read) -> io::Result<Begin> {
    const UTF8: &[u8] = b"\xef\xbb\xbf";
    const UTF16: [&[u8]; 2] = [b"\xff\xfe", b"\xfe\xff"];
    let mut head = Vec::new();
    loop {
        if head == UTF8 {
            head.clear();
        }
        if UTF16.contains(&head.as_slice()) {
            return Ok(Begin::Utf16);
        }
        if ![UTF8, UTF16[0], UTF16[1]].iter().any(|mark| mark.starts_with(&head)) {
            return Ok(Begin::Utf8(head));
        }
        let mut byte = Vec::new();
        if text.take(1).read_to_end(&mut byte)? == 0 {
            return Ok(Begin::Utf8(head));
        }
        head.extend(byte);
    }
}

/// Counts the bytes read.
struct Counted {
    content: Chain<Cursor<Vec<u8>>, Patient<File>>,
    position: Position,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.content.read(buffer)?;
        self.position.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// A gzip file: a sequence of members, and the zeros with which some programs pad the last block.
struct Members<R>(Option<GzDecoder<R>>);

impl<R: BufRead> Read for Members<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(member) = &mut self.0 {
            let read = member.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            let Some(mut rest) = self.0.take().map(GzDecoder::into_inner) else { break };
            if skip_zeros(&mut rest)? {
                break;
            }
            self.0 = Some(GzDecoder::new(rest));
        }
        Ok(0)
    }
}

/// Skips zeros, and returns whether nothing follows.
fn skip_zeros(rest: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let bytes = rest.fill_buf()?;
        let (len, zeros) = (bytes.len(), bytes.iter().take_while(|b| **b == 0).count());
        rest.consume(zeros);
        if zeros < len || len == 0 {
            return Ok(len == 0);
        }
    }
}
