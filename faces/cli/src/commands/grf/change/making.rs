//! Writes a new archive, or one that replaces another as a whole.

use std::fs::{File, TryLockError};
use std::path::Path;

use limbwise_grf::{Encoding, FileType, ThorWriter, WriteError, Writer};
use same_file::{Handle, is_same_file};

use super::args::RunArgs;
use super::space;
use crate::commands::grf::limits::told;
use crate::process::exit::Failure;
use crate::table::{Destination, Output, Target};

/// Checks that the extension of OUT is not that of another format than the one that a command writes.
///
/// # Errors
///
/// Returns an error of the command line otherwise.
pub(super) fn check_name(path: &Path, command: &str, written: FileType) -> Result<(), Failure> {
    match FileType::of_name(path).filter(|named| *named != written) {
        Some(named) => Err(Failure::usage(format_args!(
            "{}: has the extension of {named}, and `limbwise grf {command}` writes {written}",
            path.display()
        ))),
        None => Ok(()),
    }
}

/// Checks that OUT is none of the inputs, which it would replace.
///
/// # Errors
///
/// Returns an error if it is one, by whatever name.
pub(super) fn check_inputs(output: &Path, inputs: &[&Path]) -> Result<(), Failure> {
    match inputs.iter().find(|input| is_same_file(input, output).unwrap_or(false)) {
        Some(input) => Err(Failure::data(format_args!(
            "{}: is the input {}, which would be replaced; give another file to write",
            output.display(),
            input.display()
        ))),
        None => Ok(()),
    }
}

/// A temporary file that [`Making::commit`] moves into place.
pub(super) struct Making {
    output: Output,
    name: String,
    encoding: Encoding,
    /// The file to be replaced, locked against other runs.
    _replaced: Option<File>,
}

impl Making {
    /// Creates a temporary file for at most `bytes` bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be created, another run is changing the file to be replaced, or the disk
    /// has too little space.
    pub(super) fn new(target: Target, args: &RunArgs, bytes: u64) -> Result<Making, Failure> {
        let name = target.name().to_owned();
        if !args.no_space_check {
            space::check(target.folder(), &name, bytes)?;
        }
        let replaced = target.old().map(|_| lock(target.path(), &name)).transpose()?.flatten();
        let encoding = args.read.encoding;
        Ok(Making { output: Destination::File(target).open(None)?, name, encoding, _replaced: replaced })
    }

    /// Returns the name that the user gave.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Converts an error, naming the file.
    pub(super) fn failure(&self, e: &WriteError) -> Failure {
        Failure::data(format_args!("{}: {}", self.name, told(e)))
    }

    /// Returns a writer for an archive.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses.
    pub(super) fn archive(&self, version: u32) -> Result<Writer, Failure> {
        let writer = Writer::create(self.output.file()?, version).map_err(|e| self.failure(&e))?;
        Ok(writer.with_encoding(self.encoding))
    }

    /// Returns a writer for a Thor patch that applies to the archive `target`.
    ///
    /// # Errors
    ///
    /// Returns an error on a system error, or if the name is too long.
    pub(super) fn patch(&self, target: &[u8]) -> Result<ThorWriter, Failure> {
        ThorWriter::create(self.output.file()?, target).map_err(|e| self.failure(&e))
    }

    /// Moves the file into place.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses.
    pub(super) fn commit(self) -> Result<(), Failure> {
        self.output.commit()
    }
}

/// Locks a file that is to be replaced, like `Writer::edit`. On Windows a locked file could be neither read
/// nor replaced, so there the lock is released at once.
fn lock(path: &Path, name: &str) -> Result<Option<File>, Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
    // A file that cannot be read can still be replaced.
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
