//! An output file that appears whole or not at all.

use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::exit::Failure;
use crate::interrupt;

/// A file in the making. It has a temporary name in the folder of its target until [`Output::commit`]
/// gives it the target's name; if it is dropped before, or a signal ends the process, it is removed.
pub(crate) struct Output {
    /// What the user called it.
    name: String,
    target: PathBuf,
    file: NamedTempFile,
    no_clobber: bool,
}

impl Output {
    /// Begins a file that is to stand at `path`; a file that is there now stays until the commit. A
    /// symbolic link is followed. With `no_clobber` nothing that exists is replaced.
    ///
    /// # Errors
    ///
    /// If no file can be written there.
    pub(crate) fn new(path: &Path, no_clobber: bool) -> Result<Output, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let (target, old) = match fs::canonicalize(path) {
            Ok(target) => {
                let old = fs::metadata(&target).map_err(|e| refused(&e))?;
                (target, Some(old))
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => (path.to_owned(), None),
            Err(e) => return Err(refused(&e)),
        };
        match &old {
            Some(old) if old.is_dir() => return Err(refused(&"is a directory; expected a file")),
            Some(old) if !old.is_file() => return Err(refused(&"is not a regular file")),
            Some(_) if no_clobber => return Err(refused(&CLOBBER)),
            _ => {}
        }
        let folder = match target.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let mut unfinished = interrupt::unfinished();
        let file = temporary(&target, old.as_ref(), folder).map_err(|e| match e.kind() {
            io::ErrorKind::NotFound => refused(&format_args!("there is no folder {}", folder.display())),
            // The error itself names the temporary file, which means nothing to the user.
            kind => refused(&format_args!("cannot be written: {kind}")),
        })?;
        unfinished.push(file.path().to_owned());
        drop(unfinished);
        Ok(Output { name, target, file, no_clobber })
    }

    /// A handle to write the file with.
    ///
    /// # Errors
    ///
    /// If the system has no more handles.
    pub(crate) fn file(&self) -> Result<File, Failure> {
        self.file.as_file().try_clone().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))
    }

    /// What the user called the file.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Puts the file in its place, complete and on the disk.
    ///
    /// # Errors
    ///
    /// If the system refuses, or the file is not to replace one that has appeared meanwhile. Nothing
    /// has changed then.
    pub(crate) fn commit(self) -> Result<(), Failure> {
        let name = self.name;
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        self.file.as_file().sync_all().map_err(|e| refused(&e))?;
        let mut unfinished = interrupt::unfinished();
        let temporary = self.file.path().to_owned();
        let outcome = if self.no_clobber {
            self.file.persist_noclobber(&self.target)
        } else {
            self.file.persist(&self.target)
        };
        outcome.map_err(|e| match e.error.kind() {
            io::ErrorKind::AlreadyExists => refused(&CLOBBER),
            _ => refused(&e.error),
        })?;
        unfinished.retain(|path| *path != temporary);
        drop(unfinished);
        // The new name is in the folder, which has to reach the disk too. Not every file system can.
        if let Some(Ok(folder)) = self.target.parent().map(File::open) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

const CLOBBER: &str = "exists already, and --no-clobber was given";

/// A file in `folder`, with the permissions of the file that it will replace, else those of a new one.
fn temporary(target: &Path, old: Option<&Metadata>, folder: &Path) -> io::Result<NamedTempFile> {
    let stem = target.file_name().unwrap_or_default();
    let mut prefix = std::ffi::OsString::from(".");
    // File names have an end, and the random part has to fit.
    prefix.push(stem.to_string_lossy().chars().take(40).collect::<String>());
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(".tmp");
    if let Some(old) = old {
        let file = builder.tempfile_in(folder)?;
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
