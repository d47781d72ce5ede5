//! Where an output goes: to a stream, which is written directly, or to a file, which is replaced once the
//! output is complete. Every option that names an output is interpreted here.
//!
//! A path such as /dev/stdout or /dev/fd/3 names an open descriptor, whatever it is connected to. If that is a
//! regular file, replacing the file, or opening it a second time, would lose what others have written to it
//! or will write. The descriptor is therefore duplicated: both handles share one position.

use std::fs::{self, File, Metadata};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use same_file::Handle;

use super::input::{Input, is_standard};
use super::links::{LinkEnd, follow, is_descriptor_elsewhere};
use super::output::{Output, Target};
use crate::process::exit::Failure;
use crate::process::stdout;

/// Where an output goes.
pub(crate) enum Destination {
    /// An open descriptor, a named pipe or a device.
    Stream(Stream),
    /// A file.
    File(Target),
}

/// An output that is written directly.
pub(crate) struct Stream {
    /// The name that the user gave.
    name: String,
    end: End,
}

enum End {
    /// A descriptor that the process was started with.
    Descriptor(File),
    /// A named pipe or a device. It is opened when writing begins, because that waits for a reader.
    Path(PathBuf),
}

const CLOBBER: &str = "already exists, and --no-clobber was given";

impl Destination {
    /// Interprets the path of an output: `-`, a descriptor, a pipe, a device, or a file to be created or
    /// replaced. With `no_clobber`, nothing is replaced.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written.
    pub(crate) fn new(path: &Path, no_clobber: bool) -> Result<Destination, Failure> {
        match Destination::keeping(path, no_clobber.then_some(CLOBBER))? {
            Destination::Stream(_) if no_clobber => {
                Err(Failure::usage("--no-clobber: OUT is a stream, not a file"))
            }
            destination => Ok(destination),
        }
    }

    /// The same; `keep` is the message if a file exists and must be kept.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written.
    pub(crate) fn keeping(path: &Path, keep: Option<&'static str>) -> Result<Destination, Failure> {
        match Stream::at(path)? {
            Some(stream) => Ok(Destination::Stream(stream)),
            None => Target::new(path, keep).map(Destination::File),
        }
    }

    /// Returns the file.
    ///
    /// # Errors
    ///
    /// Returns an error if it is a stream.
    pub(crate) fn file(self) -> Result<Target, Failure> {
        match self {
            Destination::File(target) => Ok(target),
            Destination::Stream(stream) => {
                Err(Failure::usage(format_args!("{}: is a stream; expected a file", stream.name)))
            }
        }
    }

    /// Returns whether it is a stream.
    pub(crate) fn is_stream(&self) -> bool {
        matches!(self, Destination::Stream(_))
    }

    /// Returns whether it is a descriptor of a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        match self {
            Destination::Stream(Stream { end: End::Descriptor(file), .. }) => file.is_terminal(),
            _ => false,
        }
    }

    /// Returns the path of the file, if it exists and is the input.
    pub(crate) fn replaces(&self, input: &Input) -> Option<&Path> {
        match self {
            Destination::File(target) => {
                let path = target.path();
                (target.old().is_some() && input.is(Handle::from_path(path))).then_some(path)
            }
            Destination::Stream(_) => None,
        }
    }

    /// Rejects a descriptor of the input file: the run would read its own output.
    ///
    /// # Errors
    ///
    /// Returns an error if it is one.
    pub(crate) fn check_input(&self, input: &Input) -> Result<(), Failure> {
        let Destination::Stream(Stream { name, end: End::Descriptor(file) }) = self else { return Ok(()) };
        let is_file = file.metadata().is_ok_and(|metadata| metadata.is_file());
        if is_file && input.is(file.try_clone().and_then(Handle::from_file)) {
            return Err(Failure::usage(format_args!("{name}: writes to IN, which is being read")));
        }
        Ok(())
    }

    /// Returns whether both write to one file or stream, whatever they are called. Devices take the output of
    /// several writers.
    pub(crate) fn is_same(&self, other: &Destination) -> bool {
        let same_place = self.place().is_some_and(|place| Some(place) == other.place());
        same_place || self.handle().is_some_and(|handle| Some(handle) == other.handle())
    }

    /// Returns the path without links, of a file or of a pipe that is named.
    fn place(&self) -> Option<PathBuf> {
        match self {
            Destination::File(target) => target.place(),
            Destination::Stream(Stream { end: End::Path(path), .. }) => fs::canonicalize(path).ok(),
            Destination::Stream(_) => None,
        }
    }

    /// Returns a handle of the file or pipe that is there now. Opening a named pipe would wait for the other
    /// end.
    fn handle(&self) -> Option<Handle> {
        match self {
            Destination::File(target) => Handle::from_path(target.path()).ok(),
            Destination::Stream(Stream { end: End::Descriptor(file), .. }) => {
                let file = file.try_clone().ok().filter(|file| !is_device(file))?;
                Handle::from_file(file).ok()
            }
            Destination::Stream(_) => None,
        }
    }

    /// Begins writing. A file is written to a temporary one in `folder`, which is on the same disk, by
    /// default beside the target.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be opened.
    pub(crate) fn open(self, folder: Option<&Path>) -> Result<Output, Failure> {
        match self {
            Destination::Stream(stream) => {
                let name = stream.name.clone();
                Ok(Output::stream(name, stream.open()?))
            }
            Destination::File(target) => match folder {
                Some(folder) => Output::new(target, folder),
                None => Output::beside(target),
            },
        }
    }
}

impl Stream {
    /// Returns the stream that `path` names; `None` if it names a file or nothing.
    ///
    /// # Errors
    ///
    /// Returns an error if it names a descriptor that is not open for writing, or one of another process.
    fn at(path: &Path) -> Result<Option<Stream>, Failure> {
        if is_standard(path) {
            return Ok(Some(Stream { name: "stdout".into(), end: End::Descriptor(stdout::file()?) }));
        }
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        match follow(path).map_err(|e| refused(&e))? {
            #[cfg(unix)]
            LinkEnd::Descriptor(number) => {
                let file = stdout::descriptor(number).map_err(|e| refused(&e))?;
                if !is_writable(&file) {
                    return Err(refused(&"is open only for reading"));
                }
                Ok(Some(Stream { name, end: End::Descriptor(file) }))
            }
            LinkEnd::Path(real) => match fs::metadata(path) {
                Ok(there) if takes_a_stream(&there) => Ok(Some(Stream { name, end: End::Path(path.into()) })),
                Ok(there) if there.is_file() && is_descriptor_elsewhere(&real) => Err(refused(
                    &"is an open file of another process; expected a file or a descriptor of this process, such as /dev/stdout",
                )),
                _ => Ok(None),
            },
        }
    }

    /// Returns the file to write to.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be opened.
    pub(crate) fn open(self) -> Result<File, Failure> {
        match self.end {
            End::Descriptor(file) => Ok(file),
            End::Path(path) => fs::OpenOptions::new()
                .write(true)
                .open(path)
                .map_err(|e| Failure::data(format_args!("{}: {e}", self.name))),
        }
    }
}

#[cfg(unix)]
fn takes_a_stream(there: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    there.file_type().is_fifo() || there.file_type().is_char_device()
}

/// Returns whether a descriptor is a terminal or another device.
#[cfg(unix)]
fn is_device(file: &File) -> bool {
    use std::os::unix::fs::FileTypeExt;
    file.metadata().is_ok_and(|metadata| metadata.file_type().is_char_device())
}

#[cfg(not(unix))]
fn is_device(file: &File) -> bool {
    file.is_terminal()
}

#[cfg(not(unix))]
fn takes_a_stream(_: &Metadata) -> bool {
    false
}

/// Returns whether a descriptor was opened for writing; true if the system does not say.
#[cfg(target_os = "linux")]
fn is_writable(file: &File) -> bool {
    use rustix::fs::{OFlags, fcntl_getfl};
    fcntl_getfl(file).is_ok_and(|flags| flags & OFlags::ACCMODE != OFlags::RDONLY)
}

#[cfg(all(unix, not(target_os = "linux")))]
fn is_writable(_: &File) -> bool {
    true
}
