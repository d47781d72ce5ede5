//! An output file that appears whole or not at all.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::{Builder, NamedTempFile, TempPath};

use super::input::is_standard;
use crate::exit::Failure;
use crate::interrupt;
use crate::stdout;

/// Whether `path` is no file that stays: stdout (`-`), a pipe with a name, or a device such as /dev/null.
pub(crate) fn is_stream(path: &Path) -> bool {
    is_standard(path) || fs::metadata(path).is_ok_and(|there| takes_a_stream(&there))
}

#[cfg(unix)]
fn takes_a_stream(there: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    there.file_type().is_fifo() || there.file_type().is_char_device()
}

#[cfg(not(unix))]
fn takes_a_stream(_: &Metadata) -> bool {
    false
}

/// Where an output file is to stand.
pub(crate) struct Target {
    /// What the user called it.
    name: String,
    path: PathBuf,
    /// The file that it replaces.
    old: Option<Metadata>,
    no_clobber: bool,
}

impl Target {
    /// A file that is to stand at `path`; a file that is there now stays until the commit. A symbolic link is
    /// followed, be there a file behind it or not. With `no_clobber` nothing that exists is replaced.
    ///
    /// # Errors
    ///
    /// If no file can stand there.
    pub(crate) fn new(path: &Path, no_clobber: bool) -> Result<Target, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let old = match fs::metadata(path) {
            Ok(old) => Some(old),
            Err(e) if matches!(e.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => None,
            Err(e) => return Err(refused(&e)),
        };
        match &old {
            Some(old) if old.is_dir() => return Err(refused(&"is a directory; expected a file")),
            Some(old) if !old.is_file() => {
                return Err(refused(&"is neither a file nor a pipe or a device that takes what is written"));
            }
            Some(_) if no_clobber => return Err(refused(&CLOBBER)),
            _ => {}
        }
        let path = follow(path).map_err(|e| refused(&e))?;
        let folder = folder_of(&path);
        match fs::metadata(folder) {
            Ok(found) if found.is_dir() => Ok(Target { name, path, old, no_clobber }),
            Ok(_) => Err(refused(&format_args!("{} is not a folder", folder.display()))),
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                Err(refused(&format_args!("there is no folder {}", folder.display())))
            }
            Err(e) => Err(refused(&format_args!("the folder {}: {e}", folder.display()))),
        }
    }

    /// The folder in which it stands.
    pub(crate) fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// The path, with symbolic links followed.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The file that it replaces.
    pub(crate) fn old(&self) -> Option<&Metadata> {
        self.old.as_ref()
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|f| *f != Path::new("")).unwrap_or(Path::new("."))
}

/// Links that follow each other, at most: as many as Linux follows.
const LINKS: usize = 40;

/// Where a symbolic link leads to in the end; any other path as it is.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        if !fs::symlink_metadata(&path).is_ok_and(|m| m.is_symlink()) {
            return Ok(path);
        }
        let to = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// An output in the making: stdout, or a file that stands in a folder on the disk of its target until
/// [`Output::commit`] gives it the target's name; if it is dropped before, or a signal ends the process, it
/// is removed.
pub(crate) struct Output {
    file: File,
    name: String,
    /// None for a stream.
    temporary: Option<(Target, TempPath)>,
    closed: Arc<AtomicBool>,
}

impl Output {
    /// Begins the file, in a folder on the disk of its target.
    ///
    /// # Errors
    ///
    /// If no file can be written there.
    pub(crate) fn new(target: Target, folder: &Path) -> Result<Output, Failure> {
        let mut unfinished = interrupt::unfinished();
        let file = temporary(&target, folder).map_err(|e| {
            // The error itself names the temporary file, which means nothing to the user.
            Failure::data(format_args!("{}: cannot be written: {}", target.name, e.kind()))
        })?;
        unfinished.output = Some(file.path().to_owned());
        drop(unfinished);
        let name = target.name.clone();
        let (file, path) = file.into_parts();
        Ok(Output { file, name, temporary: Some((target, path)), closed: Arc::default() })
    }

    /// Begins the file beside its target.
    ///
    /// # Errors
    ///
    /// As [`Output::new`].
    pub(crate) fn beside(target: Target) -> Result<Output, Failure> {
        let folder = target.folder().to_owned();
        Output::new(target, &folder)
    }

    /// Takes stdout, or writes to a pipe or a device that has a name: see [`is_stream`].
    ///
    /// # Errors
    ///
    /// If it is closed, or cannot be opened.
    pub(crate) fn stream(path: &Path) -> Result<Output, Failure> {
        if is_standard(path) {
            return Output::stdout();
        }
        let name = path.display().to_string();
        match fs::OpenOptions::new().write(true).open(path) {
            Ok(file) => Ok(Output { file, name, temporary: None, closed: Arc::default() }),
            Err(e) => Err(Failure::data(format_args!("{name}: {e}"))),
        }
    }

    /// Takes stdout.
    ///
    /// # Errors
    ///
    /// If it is closed.
    fn stdout() -> Result<Output, Failure> {
        stdout::check()?;
        let file = stdout_file().map_err(|e| Failure::data(format_args!("stdout: {e}")))?;
        Ok(Output { file, name: "stdout".into(), temporary: None, closed: Arc::default() })
    }

    /// What writes the output.
    ///
    /// # Errors
    ///
    /// If the system has no more handles.
    pub(crate) fn handle(&self) -> Result<Handle, Failure> {
        let file = self.file()?;
        Ok(Handle { file, closed: self.closed.clone() })
    }

    /// The file itself, for what writes by position.
    ///
    /// # Errors
    ///
    /// If the system has no more handles.
    pub(crate) fn file(&self) -> Result<File, Failure> {
        self.file.try_clone().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))
    }

    /// What the user called the file.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether the output is a pipe that nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Puts the file in its place, complete and on the disk.
    ///
    /// # Errors
    ///
    /// If the system refuses, or the file is not to replace one that has appeared meanwhile. Nothing
    /// has changed then.
    pub(crate) fn commit(self) -> Result<(), Failure> {
        let Some((target, temporary)) = self.temporary else {
            return Ok(());
        };
        let Target { name, path, no_clobber, .. } = &target;
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        self.file.sync_all().map_err(|e| refused(&e))?;
        let mut unfinished = interrupt::unfinished();
        let outcome = if *no_clobber {
            temporary.persist_noclobber(path).map_err(|e| e.error)
        } else {
            replace(temporary, path)
        };
        outcome.map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists => refused(&CLOBBER),
            _ => refused(&e),
        })?;
        unfinished.output = None;
        unfinished.finished = Some(name.clone());
        drop(unfinished);
        // The new name is in the folder, which has to reach the disk too. Not every file system can.
        if let Ok(folder) = File::open(target.folder()) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

/// Another handle of stdout, without a buffer.
#[cfg(unix)]
fn stdout_file() -> io::Result<File> {
    use std::os::fd::AsFd;
    io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn stdout_file() -> io::Result<File> {
    use std::os::windows::io::AsHandle;
    io::stdout().as_handle().try_clone_to_owned().map(File::from)
}

/// Gives a file a name, which may be that of a file that is there.
fn replace(temporary: TempPath, path: &Path) -> io::Result<()> {
    if cfg!(not(windows)) {
        return temporary.persist(path).map_err(|e| e.error);
    }
    // The rename of the standard library replaces files that somebody has open, where Windows can do that.
    let kept = temporary.keep().map_err(|e| e.error)?;
    fs::rename(&kept, path).inspect_err(|_| {
        let _ = fs::remove_file(&kept);
    })
}

/// Writes an output, and notes if nobody reads it any more.
pub(crate) struct Handle {
    file: File,
    closed: Arc<AtomicBool>,
}

impl Write for Handle {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes);
        if written.as_ref().is_err_and(|e| e.kind() == io::ErrorKind::BrokenPipe) {
            self.closed.store(true, Ordering::Relaxed);
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

const CLOBBER: &str = "exists already, and --no-clobber was given";

/// A file in `folder`, with the owner, if the system allows that, the permissions and the extended attributes of the file that it will
/// replace, else those of a new one. It is called after its target, so that one that a kill has left says what it is.
fn temporary(target: &Target, folder: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = target.path.file_name().unwrap_or_default().to_owned();
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(".tmp");
    if let Some(old) = &target.old {
        let file = builder.tempfile_in(folder)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, fchown};
            let _ = fchown(file.as_file(), Some(old.uid()), Some(old.gid()));
        }
        #[cfg(target_os = "linux")]
        copy_attributes(&target.path, file.as_file())?;
        file.as_file().set_permissions(old.permissions())?;
        return Ok(file);
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The system takes the umask off.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Gives a file the extended attributes of another: those of users and lists of access rights, and those of the system where it
/// allows that.
#[cfg(target_os = "linux")]
fn copy_attributes(from: &Path, to: &File) -> io::Result<()> {
    use rustix::fs::{XattrFlags, fsetxattr, getxattr, listxattr};
    use rustix::io::Errno;

    /// What Linux allows for a list, and for a value.
    const MOST: usize = 64 << 10;

    let mut list = vec![0; MOST];
    let len = match listxattr(from, &mut list[..]) {
        Err(Errno::NOTSUP) => return Ok(()),
        len => len?,
    };
    let mut value = vec![0; MOST];
    for name in list[..len].split(|c| *c == 0).filter(|name| !name.is_empty()) {
        let copied = getxattr(from, name, &mut value[..])
            .and_then(|len| fsetxattr(to, name, &value[..len], XattrFlags::empty()));
        if name.starts_with(b"user.") || name.starts_with(b"system.posix_acl") {
            copied?;
        }
    }
    Ok(())
}
