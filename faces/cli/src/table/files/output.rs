//! An output file that appears whole or not at all, and streams, which are written directly.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::{Builder, NamedTempFile, TempPath};

use super::links::{LinkEnd, follow};
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::process::patient::Patient;

/// The target path of an output file.
pub(crate) struct Target {
    /// The name that the user gave.
    name: String,
    path: PathBuf,
    /// The file to be replaced.
    old: Option<Metadata>,
    /// Why an existing file must be kept, if it must.
    keep: Option<&'static str>,
}

impl Target {
    /// Checks that a file can be written at `path`. An existing file stays until the commit. Symbolic links
    /// are followed, even dangling ones. `keep` is the message if a file exists and must be kept.
    ///
    /// # Errors
    ///
    /// Returns an error if no file can be created there.
    pub(super) fn new(path: &Path, keep: Option<&'static str>) -> Result<Target, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let old = match fs::metadata(path) {
            Ok(old) => Some(old),
            Err(e) if matches!(e.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => None,
            Err(e) => return Err(refused(&e)),
        };
        match (&old, keep) {
            (Some(old), _) if old.is_dir() => return Err(refused(&"is a directory; expected a file")),
            (Some(old), _) if !old.is_file() => {
                return Err(refused(&"is not a file, pipe or device that can be written"));
            }
            (Some(_), Some(keep)) => return Err(refused(&keep)),
            (Some(old), None) if is_protected(path, old) => {
                return Err(refused(&"is write-protected, so it is not replaced"));
            }
            _ => {}
        }
        // Elsewhere, every place is a path.
        #[cfg_attr(not(unix), allow(clippy::infallible_destructuring_match))]
        let path = match follow(path).map_err(|e| refused(&e))? {
            LinkEnd::Path(path) => path,
            #[cfg(unix)]
            LinkEnd::Descriptor(_) => return Err(refused(&"is an open descriptor; expected a file")),
        };
        let folder = folder_of(&path);
        match fs::metadata(folder) {
            Ok(found) if found.is_dir() => Ok(Target { name, path, old, keep }),
            Ok(_) => Err(refused(&format_args!("{} is not a folder", folder.display()))),
            Err(e) if e.kind() == io::ErrorKind::NotFound => {
                Err(refused(&format_args!("there is no folder {}", folder.display())))
            }
            Err(e) => Err(refused(&format_args!("the folder {}: {e}", folder.display()))),
        }
    }

    /// Returns the name that the user gave.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Returns the folder that contains it.
    pub(crate) fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// Returns the path without links and `..`, the same for every name of the file, even one to be created.
    pub(super) fn place(&self) -> Option<PathBuf> {
        Some(fs::canonicalize(self.folder()).ok()?.join(self.path.file_name()?))
    }

    /// Returns the path with symbolic links resolved.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the file to be replaced.
    pub(crate) fn old(&self) -> Option<&Metadata> {
        self.old.as_ref()
    }
}

/// Returns whether a file may not be written. A rename would replace it all the same.
fn is_protected(path: &Path, file: &Metadata) -> bool {
    let denied = |e: io::Error| {
        matches!(e.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
    };
    file.permissions().readonly() || File::options().write(true).open(path).is_err_and(denied)
}

/// Returns the folder that contains a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|f| *f != Path::new("")).unwrap_or(Path::new("."))
}

/// An output being written: a stream, or a temporary file on the same disk as the target, which
/// [`Output::commit`] renames to the target. If the output is dropped before, or a signal ends the process,
/// the file is removed.
pub(crate) struct Output {
    file: File,
    name: String,
    /// `None` for a stream.
    temporary: Option<(Target, TempPath)>,
    closed: Arc<AtomicBool>,
}

impl Output {
    /// Creates the temporary file in a folder on the same disk as the target.
    ///
    /// # Errors
    ///
    /// Returns an error if no file can be created there.
    pub(super) fn new(target: Target, folder: &Path) -> Result<Output, Failure> {
        let mut unfinished = interrupt::unfinished();
        let file = temporary(&target, folder).map_err(|e| {
            // The system's message names the temporary file, which means nothing to the user.
            Failure::data(format_args!("{}: cannot be written: {}", target.name, e.kind()))
        })?;
        unfinished.output = Some(file.path().to_owned());
        drop(unfinished);
        let name = target.name.clone();
        let (file, path) = file.into_parts();
        Ok(Output { file, name, temporary: Some((target, path)), closed: Arc::default() })
    }

    /// Creates the temporary file beside its target.
    ///
    /// # Errors
    ///
    /// Same as [`Output::new`].
    pub(crate) fn beside(target: Target) -> Result<Output, Failure> {
        let folder = target.folder().to_owned();
        Output::new(target, &folder)
    }

    /// Writes to an open stream.
    pub(super) fn stream(name: String, file: File) -> Output {
        Output { file, name, temporary: None, closed: Arc::default() }
    }

    /// Returns a writer for the output.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no more handles.
    pub(crate) fn handle(&self) -> Result<Handle, Failure> {
        let file = self.file()?;
        Ok(Handle { file, closed: self.closed.clone() })
    }

    /// Returns the file, for positioned writes.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no more handles.
    pub(crate) fn file(&self) -> Result<File, Failure> {
        self.file.try_clone().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))
    }

    /// Returns the name that the user gave.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Returns whether the output is a pipe whose reader has closed it.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Syncs the file and renames it to the target.
    ///
    /// # Errors
    ///
    /// Returns an error on a system error, or if the target has appeared in the meantime and must not be
    /// replaced. Then nothing has changed.
    pub(crate) fn commit(self) -> Result<(), Failure> {
        self.commit_if(|| Ok(()))
    }

    /// Same as [`Output::commit`], but only if `check`, called at the last moment, agrees.
    ///
    /// # Errors
    ///
    /// Same as [`Output::commit`], or that of `check`.
    pub(crate) fn commit_if(self, check: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
        let Some((target, temporary)) = self.temporary else {
            return Ok(());
        };
        let Target { name, path, keep, .. } = &target;
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        self.file.sync_all().map_err(|e| refused(&e))?;
        check()?;
        let mut unfinished = interrupt::unfinished();
        let outcome = if keep.is_some() {
            temporary.persist_noclobber(path).map_err(|e| e.error)
        } else {
            replace(temporary, path)
        };
        outcome.map_err(|e| match (e.kind(), keep) {
            (io::ErrorKind::AlreadyExists, Some(keep)) => refused(keep),
            _ => refused(&e),
        })?;
        unfinished.output = None;
        unfinished.finished = Some(name.clone());
        drop(unfinished);
        // The folder holds the new name and is synced too, if the file system supports it.
        if let Ok(folder) = File::open(target.folder()) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

/// Renames a temporary file, replacing an existing file.
fn replace(temporary: TempPath, path: &Path) -> io::Result<()> {
    if cfg!(not(windows)) {
        return temporary.persist(path).map_err(|e| e.error);
    }
    // On Windows, the rename of the standard library can replace files that are open.
    let kept = temporary.keep().map_err(|e| e.error)?;
    fs::rename(&kept, path).inspect_err(|_| {
        let _ = fs::remove_file(&kept);
    })
}

/// Writes an output, and detects that its reader has closed it.
pub(crate) struct Handle {
    file: File,
    closed: Arc<AtomicBool>,
}

impl Write for Handle {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = Patient(&self.file).write(bytes);
        if written.as_ref().is_err_and(|e| e.kind() == io::ErrorKind::BrokenPipe) {
            self.closed.store(true, Ordering::Relaxed);
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The longest prefix of a temporary name in bytes, so that the name of any file can begin one: most file
/// systems allow 255 bytes, and `.tmp` and the random part take some.
const PREFIX: usize = 240;

/// Returns the beginning of the names of temporary files for the target `name`: the name, shortened at the
/// end of a character if it is long, and a dot.
pub(crate) fn temporary_prefix(name: &OsStr) -> OsString {
    let mut prefix = name.to_owned();
    if name.len() >= PREFIX {
        let text = name.to_string_lossy();
        prefix = text[..text.floor_char_boundary(PREFIX - 1)].into();
    }
    prefix.push(".");
    prefix
}

/// Creates a file in `folder` with the permissions, the extended attributes and, if permitted, the owner of
/// the file to be replaced. Its name contains that of the target, so that a file left by a kill can be
/// recognized.
fn temporary(target: &Target, folder: &Path) -> io::Result<NamedTempFile> {
    let prefix = temporary_prefix(target.path.file_name().unwrap_or_default());
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
        // The system applies the umask.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Copies extended attributes: those of users, access control lists, and, if permitted, those of the system.
#[cfg(target_os = "linux")]
fn copy_attributes(from: &Path, to: &File) -> io::Result<()> {
    use rustix::fs::{XattrFlags, fsetxattr, getxattr, listxattr};
    use rustix::io::Errno;

    /// The limit of Linux for a list and for a value.
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
