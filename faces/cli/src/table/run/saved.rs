//! `OUT.part`: the saved results of an unfinished run, from which another run continues.
//!
//! The folder holds the unfinished output, a manifest, and the finished results. Each result file covers a
//! range of rows and has a temporary name until it is complete and synced. A run that continues reads the
//! table from the start, reuses saved results and computes the others. In any case, the same rows reach the
//! output in the same pieces, so the output is identical to that of an uninterrupted run.
//!
//! Nothing in the folder is trusted. A result file contains a checksum of itself and, for each piece, one of
//! the operands, which is compared with that of the rows just read. Files with other names are left alone.
//!
//! A continued run reads and writes all rows again, which is negligible compared with hours of powers, and
//! keeps the formats independent of interrupted runs. The checksums are XXH64. A piece that does not match is
//! computed again.

mod keeper;
mod kept;
mod manifest;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use arrow_schema::DataType;

pub(crate) use keeper::{Keeper, Piece};
pub(crate) use kept::Kept;
pub(crate) use manifest::Manifest;

use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::table::OnError;
use crate::table::files::output::temporary_prefix;

const MANIFEST: &str = "manifest.json";
const SUFFIX: &str = ".part";
const WHOLE: &str = "arrows";
const TEMPORARY: &str = "tmp";

/// What to do with the results of an earlier run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Earlier {
    /// Fail, so that they are not lost.
    Refuse,
    /// Reuse them.
    Resume,
    /// Remove them.
    Restart,
}

/// The folder of one run, locked against others. On drop it is removed unless it holds results.
pub(crate) struct Saved {
    path: PathBuf,
    manifest: File,
    kept: Vec<(u64, PathBuf)>,
}

impl Saved {
    /// Opens or creates the folder beside `target`.
    ///
    /// # Errors
    ///
    /// Returns an error if it holds results of an earlier run that may be neither reused nor removed, another
    /// run is using it, or it cannot be written.
    pub(crate) fn open(target: &Path, manifest: &Manifest, earlier: Earlier) -> Result<Saved, Failure> {
        let mut path = target.as_os_str().to_owned();
        path.push(SUFFIX);
        let path = PathBuf::from(path);
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", path.display()));
        // Created and listed in one step.
        let mut unfinished = interrupt::unfinished();
        match make_folder(&path) {
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) if e.kind() == io::ErrorKind::InvalidFilename => {
                return Err(refused(
                    &"this name, which OUT has while it is not complete, is too long; choose a shorter name for OUT",
                ));
            }
            Err(e) => return Err(refused(&format_args!("cannot be created: {}", e.kind()))),
            Ok(()) => {}
        }
        let listed = list(&path).map_err(|e| refused(&e))?;
        let Some(Listed { kept, temporary, foreign, has_manifest }) = listed else {
            return Err(refused(&"is in the way: it is not a folder"));
        };
        if let Some(foreign) = foreign.filter(|_| !has_manifest && earlier != Earlier::Restart) {
            return Err(refused(&format_args!(
                "is in the way: it contains {foreign}, which this command did not create; remove it, or give --restart, which leaves it there"
            )));
        }
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path.join(MANIFEST))
            .map_err(|e| refused(&e))?;
        file.try_lock().map_err(|e| match e {
            TryLockError::WouldBlock => refused(&"another run is using it"),
            TryLockError::Error(e) => refused(&e),
        })?;
        if kept.is_empty() && !Manifest::is_one(&mut file).map_err(|e| refused(&e))? {
            return Err(refused(&"is in the way: this command did not create its manifest.json"));
        }
        let kept = match earlier {
            Earlier::Refuse if !kept.is_empty() => {
                return Err(refused(
                    &"contains the results of an unfinished run; --resume continues it, --restart starts again",
                ));
            }
            Earlier::Resume if !kept.is_empty() => {
                manifest.check(&mut file).map_err(|e| refused(&e))?;
                kept
            }
            _ => {
                for (_, part) in &kept {
                    fs::remove_file(part).map_err(|e| refused(&e))?;
                }
                file.set_len(0)
                    .and_then(|()| file.write_all(manifest.text().as_bytes()))
                    .map_err(|e| refused(&e))?;
                Vec::new()
            }
        };
        for path in temporary {
            fs::remove_file(path).map_err(|e| refused(&e))?;
        }
        unfinished.folder = Some(path.clone());
        unfinished.manifest = Some(path.join(MANIFEST));
        unfinished.kept = !kept.is_empty();
        drop(unfinished);
        Ok(Saved { path, manifest: file, kept })
    }

    /// Returns the path of the folder.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the saved results, for a run with this result type that does or does not list all bad rows.
    pub(crate) fn kept(&mut self, data_type: DataType, on_error: OnError, all_bad: bool) -> Kept {
        Kept::new(std::mem::take(&mut self.kept), data_type, on_error, all_bad)
    }

    /// Returns a writer that saves results, one file per interval.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no more handles.
    pub(crate) fn keeper(&self, every: Duration) -> Result<Keeper, Failure> {
        let refused = |e: io::Error| Failure::data(format_args!("{}: {e}", self.path.display()));
        Ok(Keeper::new(self.path.clone(), self.manifest.try_clone().map_err(refused)?, every))
    }

    /// Removes the folder once the output is in place.
    pub(crate) fn remove(self) {
        let mut unfinished = interrupt::unfinished();
        // Files that cannot be removed do no harm: the next run reports them.
        for (_, part) in list(&self.path).ok().flatten().map(|l| l.kept).unwrap_or_default() {
            let _ = fs::remove_file(part);
        }
        unfinished.kept = false;
    }
}

impl Drop for Saved {
    fn drop(&mut self) {
        interrupt::unfinished().leave();
    }
}

/// The content of the folder.
struct Listed {
    /// Result files with their first rows, in order.
    kept: Vec<(u64, PathBuf)>,
    /// Incomplete files.
    temporary: Vec<PathBuf>,
    /// The name of a file that this command did not create, if any.
    foreign: Option<String>,
    has_manifest: bool,
}

/// Lists the folder; `None` if it is not one.
fn list(path: &Path) -> io::Result<Option<Listed>> {
    let mut listed = Listed { kept: Vec::new(), temporary: Vec::new(), foreign: None, has_manifest: false };
    if !fs::symlink_metadata(path)?.is_dir() {
        return Ok(None);
    }
    for entry in fs::read_dir(path)? {
        let file = entry?.path();
        if file.ends_with(MANIFEST) {
            listed.has_manifest = true;
        } else if is_unfinished(&file) {
            listed.temporary.push(file);
        } else if let Some(row) = first_row(&file, WHOLE) {
            listed.kept.push((row, file));
        } else {
            listed.foreign = file.file_name().map(|name| name.to_string_lossy().into_owned());
        }
    }
    listed.kept.sort();
    Ok(Some(listed))
}

/// Returns whether a file is an incomplete result file or the unfinished output.
fn is_unfinished(file: &Path) -> bool {
    // The folder has the name of the output and one more extension.
    let output = file.parent().and_then(Path::file_stem);
    let name = file.file_name();
    let is_output = name.zip(output).is_some_and(|(name, output)| {
        name.as_encoded_bytes().starts_with(temporary_prefix(output).as_encoded_bytes())
    });
    file.extension().is_some_and(|e| e == TEMPORARY) && (is_output || first_row(file, TEMPORARY).is_some())
}

/// Returns the first row from the name of a result file with this extension.
fn first_row(file: &Path, extension: &str) -> Option<u64> {
    let digits = file.file_name()?.to_str()?.strip_suffix(extension)?.strip_suffix('.')?;
    (digits.len() == 20 && digits.bytes().all(|c| c.is_ascii_digit())).then(|| digits.parse().ok())?
}

/// Creates a folder that only its owner can read, because results may be secret.
fn make_folder(path: &Path) -> io::Result<()> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "no permissions to set"))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}
