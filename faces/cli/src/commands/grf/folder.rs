//! The folder that files are extracted to. No file is written outside it, and each appears whole or not at
//! all.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use limbwise_grf::SafePath;
use tempfile::{Builder, TempDir};

use crate::process::exit::Failure;
use crate::process::interrupt;

/// The folder, and a temporary folder inside it in which files are written first.
pub(super) struct Folder {
    root: PathBuf,
    making: TempDir,
    replace: bool,
    /// Paths that are known to be folders.
    known: Mutex<HashSet<PathBuf>>,
}

/// The largest number of folders to remember.
const KNOWN: usize = 1 << 16;

impl Folder {
    /// Opens or creates the folder. With `replace`, existing files are replaced.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written to.
    pub(super) fn open(root: &Path, replace: bool) -> Result<Folder, Failure> {
        let refused = |e: io::Error| Failure::data(format_args!("{}: {e}", root.display()));
        fs::create_dir_all(root).map_err(refused)?;
        let mut unfinished = interrupt::unfinished();
        let making = Builder::new().prefix(".limbwise-").suffix(".part").tempdir_in(root).map_err(|e| {
            // The system's message names the temporary folder, which means nothing to the user.
            Failure::data(format_args!("{}: cannot be written: {}", root.display(), e.kind()))
        })?;
        unfinished.making = Some(making.path().to_owned());
        drop(unfinished);
        Ok(Folder { root: root.to_owned(), making, replace, known: Mutex::default() })
    }

    /// Checks that a file can be written: the path is free, or may be replaced.
    ///
    /// # Errors
    ///
    /// Returns the reason why not.
    pub(super) fn check(&self, path: &SafePath) -> io::Result<()> {
        let place = self.root.join(path.to_path());
        match fs::symlink_metadata(&place) {
            Err(_) => Ok(()),
            Ok(old) if old.is_dir() => Err(io::Error::other("is already a folder")),
            Ok(_) if self.replace => Ok(()),
            Ok(_) => Err(exists()),
        }
    }

    /// Writes a file.
    ///
    /// # Errors
    ///
    /// Returns an error if it exists and may not be replaced, a part of its path is not a folder, or on a
    /// system error.
    pub(super) fn write(&self, path: &SafePath, content: &[u8]) -> io::Result<()> {
        let Some((_, folders)) = path.parts().split_last() else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        self.make(folders)?;
        #[cfg_attr(not(unix), expect(unused_mut, reason = "no permissions to set"))]
        let mut builder = Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The system applies the umask.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut file = builder.tempfile_in(self.making.path())?;
        file.write_all(content)?;
        let place = self.root.join(path.to_path());
        // An existing symbolic link is replaced, not followed.
        let outcome = if self.replace { file.persist(place) } else { file.persist_noclobber(place) };
        outcome.map(drop).map_err(|e| match e.error.kind() {
            io::ErrorKind::AlreadyExists => exists(),
            _ => e.error,
        })
    }

    /// Creates a folder and its parents.
    ///
    /// # Errors
    ///
    /// Returns an error if one of them exists and is not a folder (a symbolic link to a folder is not one),
    /// or on a system error.
    pub(super) fn make(&self, parts: &[String]) -> io::Result<()> {
        let mut place = self.root.clone();
        for part in parts {
            place.push(part);
            let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&place);
            if known {
                continue;
            }
            match fs::create_dir(&place) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {
                    let there = fs::symlink_metadata(&place)?;
                    if there.is_symlink() {
                        return Err(io::Error::other(format!(
                            "{part} is a symbolic link; such links are not followed"
                        )));
                    }
                    if !there.is_dir() {
                        return Err(io::Error::other(format!("{part} is already a file")));
                    }
                }
                outcome => outcome?,
            }
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= KNOWN {
                known.clear();
            }
            known.insert(place.clone());
        }
        Ok(())
    }

    /// Removes the temporary folder.
    pub(super) fn close(self) {
        let mut unfinished = interrupt::unfinished();
        // A temporary folder that cannot be removed does no harm.
        let _ = self.making.close();
        unfinished.making = None;
    }
}

fn exists() -> io::Error {
    io::Error::new(io::ErrorKind::AlreadyExists, "already exists; replace it with --force")
}
