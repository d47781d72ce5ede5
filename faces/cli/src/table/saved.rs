//! `OUT.part`: what an unfinished run has computed, so that another can go on.
//!
//! The folder holds the output in the making, a manifest, and the results that are done: one file for a
//! range of rows, under a temporary name until it is whole and on the disk. A run that goes on reads the
//! table from the start, takes the results that are there and computes the others. Whatever is there, the
//! same rows reach the output in the same pieces: it is the file of an unbroken run.
//!
//! Nothing in the folder is trusted. A file of results carries a checksum of itself, and for each of its pieces one of
//! the operands, which is compared with that of the rows that the run has read. Files of other names are left alone.
//!
//! A run that continues reads and writes again what was done; beside hours of powers that costs nothing. In return
//! the formats know nothing of interrupted runs, and the output is identical to that of an uninterrupted one. The
//! checksums are XXH64. A piece that does not match is computed again.

mod keeper;
mod kept;
mod manifest;

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use arrow_schema::DataType;

pub(crate) use keeper::{Keeper, Piece};
pub(crate) use kept::Kept;
pub(crate) use manifest::Manifest;

use crate::exit::Failure;
use crate::interrupt;
use crate::table::OnError;

const MANIFEST: &str = "manifest.json";
const SUFFIX: &str = ".part";
const WHOLE: &str = "arrows";
const TEMPORARY: &str = "tmp";

/// What becomes of the results of an earlier run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Earlier {
    /// They are not to be lost: the run is refused.
    Refuse,
    /// They are taken.
    Resume,
    /// They are removed.
    Restart,
}

/// The folder of one run, which no other can use meanwhile. Dropped, it goes away unless it holds results.
pub(crate) struct Saved {
    path: PathBuf,
    manifest: File,
    kept: Vec<(u64, PathBuf)>,
}

impl Saved {
    /// The folder beside `target`.
    ///
    /// # Errors
    ///
    /// If it holds results of an earlier run that may neither be taken nor removed, another run is at work
    /// on it, or it cannot be written.
    pub(crate) fn open(target: &Path, manifest: &Manifest, earlier: Earlier) -> Result<Saved, Failure> {
        let mut path = target.as_os_str().to_owned();
        path.push(SUFFIX);
        let path = PathBuf::from(path);
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", path.display()));
        // Made and listed in one step.
        let mut unfinished = interrupt::unfinished();
        match make_folder(&path) {
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(refused(&format_args!("cannot be made: {}", e.kind()))),
            Ok(()) => {}
        }
        let listed = list(&path).map_err(|e| refused(&e))?;
        let Some(Listed { kept, temporary, foreign, has_manifest }) = listed else {
            return Err(refused(&"is in the way: it is no folder; expected nothing of that name"));
        };
        if let Some(foreign) = foreign.filter(|_| !has_manifest && earlier != Earlier::Restart) {
            return Err(refused(&format_args!(
                "is in the way: it holds {foreign}, which is no work of this command; remove it, or give --restart, which leaves it there"
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
            TryLockError::WouldBlock => refused(&"another run is at work on it"),
            TryLockError::Error(e) => refused(&e),
        })?;
        if kept.is_empty() && !Manifest::is_one(&mut file).map_err(|e| refused(&e))? {
            return Err(refused(&"is in the way: its manifest.json is no work of this command"));
        }
        let kept = match earlier {
            Earlier::Refuse if !kept.is_empty() => {
                return Err(refused(
                    &"holds what an unfinished run has computed; --resume goes on with it, --restart begins anew",
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

    /// Where the folder is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The results that are there already, for a run whose results have this type, and that lists all bad rows or not.
    pub(crate) fn kept(&mut self, data_type: DataType, on_error: OnError, all_bad: bool) -> Kept {
        Kept::new(std::mem::take(&mut self.kept), data_type, on_error, all_bad)
    }

    /// Keeps results, those of so much time in one file.
    ///
    /// # Errors
    ///
    /// If the system has no more handles.
    pub(crate) fn keeper(&self, every: Duration) -> Result<Keeper, Failure> {
        let refused = |e: io::Error| Failure::data(format_args!("{}: {e}", self.path.display()));
        Ok(Keeper::new(self.path.clone(), self.manifest.try_clone().map_err(refused)?, every))
    }

    /// Removes the folder: the output is in its place.
    pub(crate) fn remove(self) {
        let mut unfinished = interrupt::unfinished();
        // What cannot be removed does no harm: another run finds it and says so.
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

/// What the folder holds.
struct Listed {
    /// Files of results and their first rows, in the order of rows.
    kept: Vec<(u64, PathBuf)>,
    /// Files that were not complete.
    temporary: Vec<PathBuf>,
    /// The name of a file that is not of this command, if there are such.
    foreign: Option<String>,
    has_manifest: bool,
}

/// What is in the folder; `None` if it is none.
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

/// Whether a file in the folder is one that was not complete: of results, or the output in the making.
fn is_unfinished(file: &Path) -> bool {
    let folder = file.parent().and_then(Path::file_name).map(OsStr::as_encoded_bytes);
    let output = folder.and_then(|name| name.strip_suffix(SUFFIX.as_bytes()));
    let name = file.file_name().map(OsStr::as_encoded_bytes);
    let rest = name.zip(output).and_then(|(name, output)| name.strip_prefix(output));
    let is_output = rest.is_some_and(|rest| rest.starts_with(b"."));
    file.extension().is_some_and(|e| e == TEMPORARY) && (is_output || first_row(file, TEMPORARY).is_some())
}

/// The row in the name of a file of results with this extension.
fn first_row(file: &Path, extension: &str) -> Option<u64> {
    let digits = file.file_name()?.to_str()?.strip_suffix(extension)?.strip_suffix('.')?;
    (digits.len() == 20 && digits.bytes().all(|c| c.is_ascii_digit())).then(|| digits.parse().ok())?
}

/// A folder that nobody else can look into: results may be secret, and OUT may be a file of that kind.
fn make_folder(path: &Path) -> io::Result<()> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "there are no permissions to set"))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}
