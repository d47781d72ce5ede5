//! A folder that files are extracted into: none of them stands outside, and each is whole.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use limbwise_grf::SafePath;
use tempfile::{Builder, TempDir};

use crate::exit::Failure;
use crate::interrupt;

/// The folder, and one inside in which files are made before they get their names.
pub(super) struct Folder {
    root: PathBuf,
    making: TempDir,
    replace: bool,
    /// Folders that are known to be there, and to be folders.
    known: Mutex<HashSet<PathBuf>>,
}

/// Folders that are remembered at most.
const KNOWN: usize = 1 << 16;

impl Folder {
    /// Opens the folder, or makes it. With `replace`, files that exist are replaced.
    ///
    /// # Errors
    ///
    /// If it cannot be written to.
    pub(super) fn open(root: &Path, replace: bool) -> Result<Folder, Failure> {
        let refused = |e: io::Error| Failure::data(format_args!("{}: {e}", root.display()));
        fs::create_dir_all(root).map_err(refused)?;
        let mut unfinished = interrupt::unfinished();
        let making = Builder::new().prefix(".limbwise-").suffix(".part").tempdir_in(root).map_err(|e| {
            // The error itself names the folder inside, which means nothing to the user.
            Failure::data(format_args!("{}: cannot be written to: {}", root.display(), e.kind()))
        })?;
        unfinished.making = Some(making.path().to_owned());
        drop(unfinished);
        Ok(Folder { root: root.to_owned(), making, replace, known: Mutex::default() })
    }

    /// Whether a file can stand there: nothing does now, or it may be replaced.
    ///
    /// # Errors
    ///
    /// The reason if not.
    pub(super) fn check(&self, path: &SafePath) -> io::Result<()> {
        let place = self.root.join(path.to_path());
        match fs::symlink_metadata(&place) {
            Err(_) => Ok(()),
            Ok(old) if old.is_dir() => Err(io::Error::other("is a folder already")),
            Ok(_) if self.replace => Ok(()),
            Ok(_) => Err(exists()),
        }
    }

    /// Writes a file.
    ///
    /// # Errors
    ///
    /// If it exists and is not to be replaced, a part of its path is no folder, or the system refuses.
    pub(super) fn write(&self, path: &SafePath, content: &[u8]) -> io::Result<()> {
        let Some((_, folders)) = path.parts().split_last() else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        self.make(folders)?;
        #[cfg_attr(not(unix), expect(unused_mut, reason = "there are no permissions to set"))]
        let mut builder = Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The system takes the umask off.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut file = builder.tempfile_in(self.making.path())?;
        file.write_all(content)?;
        let place = self.root.join(path.to_path());
        // A symbolic link that stands there is replaced, not followed.
        let outcome = if self.replace { file.persist(place) } else { file.persist_noclobber(place) };
        outcome.map(drop).map_err(|e| match e.error.kind() {
            io::ErrorKind::AlreadyExists => exists(),
            _ => e.error,
        })
    }

    /// Makes a folder, and those that it is in.
    ///
    /// # Errors
    ///
    /// If one of them is there and no folder, a symbolic link to one included, or the system refuses.
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
                            "{part} is a symbolic link, which is not followed"
                        )));
                    }
                    if !there.is_dir() {
                        return Err(io::Error::other(format!("{part} is a file already")));
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

    /// Removes what files were made in.
    pub(super) fn close(self) {
        let mut unfinished = interrupt::unfinished();
        // What cannot be removed is of no use and does no harm.
        let _ = self.making.close();
        unfinished.making = None;
    }
}

fn exists() -> io::Error {
    io::Error::new(io::ErrorKind::AlreadyExists, "exists already; --force replaces it")
}
