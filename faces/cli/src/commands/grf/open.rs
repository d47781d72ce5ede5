//! Opens an archive and its overlays.

use std::fs;
use std::path::Path;

use limbwise_grf::{Archive, Entry, Mount, Options};

use super::args::OpenArgs;
use super::damage::note_damage;
use super::limits::{options, told};
use super::text::count;
use crate::process::exit::Failure;

/// Open archives, the lowest first.
pub(super) struct Archives {
    pub(super) mount: Mount,
    /// The names that the user gave.
    names: Vec<String>,
    /// Their lengths in bytes.
    pub(super) sizes: Vec<u64>,
    /// The number of damaged tables.
    pub(super) damaged: usize,
}

impl Archives {
    /// Opens them. A damaged table is reported on stderr.
    ///
    /// # Errors
    ///
    /// Returns an error if one cannot be opened.
    pub(super) fn open(args: &OpenArgs) -> Result<Archives, Failure> {
        let mut options = options(&args.read);
        options.salvage = true;
        let mut archives = Archives { mount: Mount::new(), names: Vec::new(), sizes: Vec::new(), damaged: 0 };
        for path in [&args.archive].into_iter().chain(&args.patch) {
            archives.push(path, &options)?;
        }
        Ok(archives)
    }

    fn push(&mut self, path: &Path, options: &Options) -> Result<(), Failure> {
        let name = path.display().to_string();
        let archive = Archive::open_with(path, options)
            .map_err(|e| Failure::data(format_args!("{name}: {}", told(&e))))?;
        self.damaged += usize::from(note_damage(&archive, &name));
        self.mount.push(archive);
        self.names.push(name);
        self.sizes.push(fs::metadata(path).map_or(0, |m| m.len()));
        Ok(())
    }

    /// Returns the names that the user gave.
    pub(super) fn name(&self) -> String {
        self.names.join(" with ")
    }

    /// Returns each archive with the name that the user gave.
    pub(super) fn each(&self) -> impl Iterator<Item = (&Archive, &str)> {
        self.mount.layers().iter().zip(self.names.iter().map(String::as_str))
    }

    /// Returns the visible entries: all of a single archive; of several, those that are not replaced or
    /// removed.
    pub(super) fn all(&self) -> Vec<Vec<u32>> {
        match self.mount.layers() {
            // The header's counter limits the number of entries.
            [archive] => vec![(0..archive.len() as u32).collect()],
            _ => self.mount.entries(),
        }
    }

    /// Returns the entry that a name refers to: any of a single archive; of several, one that is visible.
    pub(super) fn find(&self, path: &str) -> Option<(&Archive, Entry<'_>)> {
        match self.mount.layers() {
            [archive] => Some((archive, archive.find(path)?)),
            _ => self.mount.find(path),
        }
    }

    /// The same, for a name in the archives' encoding.
    pub(super) fn find_name(&self, name: &[u8]) -> Option<(&Archive, Entry<'_>)> {
        match self.mount.layers() {
            [archive] => Some((archive, archive.find_name(name)?)),
            _ => self.mount.find_name(name),
        }
    }

    /// Checks that no table was damaged and no entry failed.
    ///
    /// # Errors
    ///
    /// Returns an error with the number of failures otherwise.
    pub(super) fn conclude(&self, failed: usize, of: usize) -> Result<(), Failure> {
        let name = self.name();
        let table = if self.damaged > 0 { ", and the table is damaged" } else { "" };
        match failed {
            0 if self.damaged == 0 => Ok(()),
            0 => Err(Failure::data(format_args!("{name}: the table is damaged"))),
            _ => Err(Failure::data(format_args!(
                "{name}: {failed} of {} failed{table}",
                count(of, "entry", "entries")
            ))),
        }
    }
}
