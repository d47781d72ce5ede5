//! A new archive, or one that takes the place of another as a whole.

use std::fs::{File, TryLockError};
use std::path::Path;

use limbwise_grf::{ThorWriter, WriteError, Writer};
use same_file::Handle;

use super::args::RunArgs;
use super::space;
use crate::exit::Failure;
use crate::table::{Output, Target};

/// A file that stands beside its place until [`Making::commit`].
pub(super) struct Making {
    output: Output,
    name: String,
    /// The file that is replaced, locked against other runs.
    _replaced: Option<File>,
}

impl Making {
    /// Begins a file of at most so many bytes.
    ///
    /// # Errors
    ///
    /// If none can be written there, another run is changing the file that it replaces, or the disk is too full.
    pub(super) fn new(path: &Path, no_clobber: bool, args: &RunArgs, bytes: u64) -> Result<Making, Failure> {
        let target = Target::new(path, no_clobber)?;
        let name = path.display().to_string();
        if !args.no_space_check {
            space::check(target.folder(), &name, bytes)?;
        }
        let replaced = target.old().map(|_| lock(target.path(), &name)).transpose()?.flatten();
        Ok(Making { output: Output::beside(target)?, name, _replaced: replaced })
    }

    /// What the user called the file.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The failure of a step, in the name of the file.
    pub(super) fn failure(&self, e: &WriteError) -> Failure {
        Failure::data(format_args!("{}: {e}", self.name))
    }

    /// What writes an archive into it.
    ///
    /// # Errors
    ///
    /// If the system refuses.
    pub(super) fn archive(&self, version: u32) -> Result<Writer, Failure> {
        Writer::create(self.output.file()?, version).map_err(|e| self.failure(&e))
    }

    /// What writes a Thor patch into it, for an archive of this name.
    ///
    /// # Errors
    ///
    /// If the system refuses, or the name is too long.
    pub(super) fn patch(&self, target: &[u8]) -> Result<ThorWriter, Failure> {
        ThorWriter::create(self.output.file()?, target).map_err(|e| self.failure(&e))
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// If the system refuses.
    pub(super) fn commit(self) -> Result<(), Failure> {
        self.output.commit()
    }
}

/// Locks a file that is to be replaced, as `Writer::edit` does. On Windows nobody could read a file that is locked, and it could not be
/// replaced; there the lock is only tried.
fn lock(path: &Path, name: &str) -> Result<Option<File>, Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
    // What cannot be read can be replaced all the same.
    let Ok(file) = File::open(path) else { return Ok(None) };
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(refused(&WriteError::Locked));
    }
    let this = file.try_clone().and_then(Handle::from_file);
    if this.and_then(|this| Ok(this != Handle::from_path(path)?)).map_err(|e| refused(&e))? {
        return Err(refused(&WriteError::Replaced));
    }
    Ok(Some(file).filter(|_| cfg!(unix)))
}
