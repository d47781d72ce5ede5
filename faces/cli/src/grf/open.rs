//! Opens an archive and what is laid over it.

use std::fs;
use std::path::Path;

use limbwise_grf::{Archive, Mount, Options};

use super::args::OpenArgs;
use super::limits::options;
use super::text::count;
use crate::exit::{Failure, say};

/// Archives that are open, the lowest first.
pub(super) struct Archives {
    pub(super) mount: Mount,
    /// What the user called them.
    pub(super) names: Vec<String>,
    /// How long they are, in bytes.
    pub(super) sizes: Vec<u64>,
    /// How many have a damaged table.
    pub(super) damaged: usize,
}

impl Archives {
    /// Opens them. A table that is damaged from some entry on is told on stderr, and read up to there.
    ///
    /// # Errors
    ///
    /// If one cannot be opened.
    pub(super) fn open(args: &OpenArgs) -> Result<Archives, Failure> {
        let mut options = options(&args.limits);
        options.salvage = true;
        let mut archives = Archives { mount: Mount::new(), names: Vec::new(), sizes: Vec::new(), damaged: 0 };
        for path in [&args.archive].into_iter().chain(&args.patch) {
            archives.push(path, &options)?;
        }
        Ok(archives)
    }

    fn push(&mut self, path: &Path, options: &Options) -> Result<(), Failure> {
        let name = path.display().to_string();
        let archive =
            Archive::open_with(path, options).map_err(|e| Failure::data(format_args!("{name}: {e}")))?;
        if let Some(damage) = archive.damage() {
            let before = count(archive.len(), "entry before it is", "entries before it are");
            say(format_args!("limbwise: {name}: the table is damaged: {damage}; the {before} read"));
            self.damaged += 1;
        }
        self.mount.push(archive);
        self.names.push(name);
        self.sizes.push(fs::metadata(path).map_or(0, |m| m.len()));
        Ok(())
    }

    /// Each archive with what the user called it.
    pub(super) fn each(&self) -> impl Iterator<Item = (&Archive, &str)> {
        self.mount.layers().iter().zip(self.names.iter().map(String::as_str))
    }

    /// The entries that are there: all of them for one archive, those that count for several.
    pub(super) fn all(&self) -> Vec<Vec<u32>> {
        match self.mount.layers() {
            // A table has at most as many entries as its header can count.
            [archive] => vec![(0..archive.len() as u32).collect()],
            _ => self.mount.entries(),
        }
    }

    /// That no table was damaged, and no entry failed.
    ///
    /// # Errors
    ///
    /// If not: how many failed.
    pub(super) fn conclude(&self, failed: usize, of: usize) -> Result<(), Failure> {
        let name = self.names.join(" with ");
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
