//! An archive that is changed in place.

use std::path::{Path, PathBuf};

use limbwise_grf::{Archive, WriteError, Writer};

use super::args::RunArgs;
use super::space;
use crate::exit::Failure;
use crate::grf::limits::options;
use crate::interrupt;

/// An archive that is locked, and open for changes. Whatever ends the run before [`Editing::commit`] leaves it as it was.
pub(super) struct Editing {
    pub(super) writer: Writer,
    /// The archive as it is.
    pub(super) archive: Archive,
    name: String,
    /// The folder in which it stands.
    folder: PathBuf,
}

impl Editing {
    /// Opens and locks an archive, for changes that may append so many bytes beside the table.
    ///
    /// # Errors
    ///
    /// If it cannot be changed, or the disk is too full.
    pub(super) fn open(path: &Path, args: &RunArgs, more: u64) -> Result<Editing, Failure> {
        let name = path.display().to_string();
        let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
        let mut unfinished = interrupt::unfinished();
        let (writer, archive) = Writer::edit(path, &options(&args.limits)).map_err(|e| refused(&e))?;
        unfinished.grown = writer.undo().map_err(|e| refused(&e))?;
        unfinished.finished = None;
        drop(unfinished);
        let folder = path.parent().filter(|f| *f != Path::new("")).unwrap_or(Path::new(".")).to_owned();
        let editing = Editing { writer, archive, name, folder };
        if !args.no_space_check {
            editing.check_space(more)?;
        }
        Ok(editing)
    }

    /// That the disk has room for so many bytes beside the table.
    ///
    /// # Errors
    ///
    /// If not.
    pub(super) fn check_space(&self, more: u64) -> Result<(), Failure> {
        let names = self.archive.entries().map(|entry| entry.name().len()).sum();
        space::check(&self.folder, &self.name, more + space::table(self.archive.len(), names))
    }

    /// What the user called the archive.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The failure of a step, in the name of the archive.
    pub(super) fn failure(&self, e: &WriteError) -> Failure {
        Failure::data(format_args!("{}: {e}", self.name))
    }

    /// Makes the changes count.
    ///
    /// # Errors
    ///
    /// If the system refuses.
    pub(super) fn commit(mut self) -> Result<(), Failure> {
        self.writer.stage().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
        // A signal waits until the archive is the new one.
        let mut unfinished = interrupt::unfinished();
        unfinished.grown = None;
        self.writer.commit().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))?;
        unfinished.finished = Some(self.name);
        Ok(())
    }
}
