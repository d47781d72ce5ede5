//! Changes an archive in place.

use std::path::{Path, PathBuf};

use limbwise_grf::{Archive, WriteError, Writer};

use super::args::RunArgs;
use super::space;
use crate::commands::grf::archive;
use crate::commands::grf::limits::{options, told};
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::table::folder_of;

/// An archive that is locked and open for changes. It stays unchanged if the run ends before
/// [`Editing::commit`].
pub(super) struct Editing {
    pub(super) writer: Writer,
    /// The current archive.
    pub(super) archive: Archive,
    name: String,
    /// The folder that contains it.
    folder: PathBuf,
}

impl Editing {
    /// Opens and locks an archive for changes that append at most `more` bytes besides the table.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be changed, or the disk has too little space.
    pub(super) fn open(path: &Path, args: &RunArgs, more: u64) -> Result<Editing, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let mut unfinished = interrupt::unfinished();
        let (writer, archive) = Writer::edit(path, &options(&args.read)).map_err(|e| match e {
            WriteError::Archive(e) => archive::refused(path, &e),
            e => refused(&told(&e)),
        })?;
        unfinished.grown = writer.undo().map_err(|e| refused(&e))?;
        unfinished.finished = None;
        drop(unfinished);
        let folder = folder_of(path).to_owned();
        let editing = Editing { writer, archive, name, folder };
        if !args.no_space_check {
            editing.check_space(more)?;
        }
        Ok(editing)
    }

    /// Checks that the disk has space for `more` bytes besides the table.
    ///
    /// # Errors
    ///
    /// Returns an error if it has not.
    pub(super) fn check_space(&self, more: u64) -> Result<(), Failure> {
        let names = self.archive.entries().map(|entry| entry.name().len()).sum();
        space::check(&self.folder, &self.name, more + space::table(self.archive.len(), names))
    }

    /// Returns the name that the user gave.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Converts an error, naming the archive.
    pub(super) fn failure(&self, e: &WriteError) -> Failure {
        Failure::data(format_args!("{}: {}", self.name, told(e)))
    }

    /// Commits the changes.
    ///
    /// # Errors
    ///
    /// Returns an error on a system error.
    pub(super) fn commit(mut self) -> Result<(), Failure> {
        self.writer.stage().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
        // While this is held, signals wait until the archive is the new one.
        let mut unfinished = interrupt::unfinished();
        unfinished.grown = None;
        self.writer.commit().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
        unfinished.finished = Some(self.name);
        Ok(())
    }
}
