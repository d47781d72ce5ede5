//! Lists all rows that cannot be computed, as JSON Lines.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::tally::BadRow;
use crate::process::exit::Failure;
use crate::table::{Destination, Input};

/// A list of bad rows. It is written during the run, so a run that ends early leaves the rows found so far.
pub(crate) struct BadRows {
    name: String,
    file: BufWriter<File>,
}

impl BadRows {
    /// Checks that a list at `path`, which leads to `to`, is neither the input nor the output.
    ///
    /// # Errors
    ///
    /// Returns an error if it is.
    pub(crate) fn check(
        path: &Path,
        to: &Destination,
        input: &Input,
        output: &Destination,
    ) -> Result<(), Failure> {
        to.check_input(input)?;
        if to.replaces(input).is_some() || to.is_same(output) || path.as_os_str() == input.name() {
            return Err(Failure::usage(format_args!("--bad-rows: {} is IN or OUT", path.display())));
        }
        Ok(())
    }

    /// Creates the file at `path`, replacing an existing one, or writes to a stream, as `to` says.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written.
    pub(crate) fn create(path: &Path, to: Destination) -> Result<BadRows, Failure> {
        let name = path.display().to_string();
        let file = match to {
            Destination::Stream(stream) => stream.open()?,
            Destination::File(_) => {
                File::create(path).map_err(|e| Failure::data(format_args!("{name}: {e}")))?
            }
        };
        Ok(BadRows { name, file: BufWriter::new(file) })
    }

    /// Adds rows, one per line.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub(crate) fn write(&mut self, rows: &[BadRow]) -> Result<(), Failure> {
        let mut write = || -> io::Result<()> {
            for row in rows {
                serde_json::to_writer(&mut self.file, row)?;
                self.file.write_all(b"\n")?;
            }
            self.file.flush()
        };
        write().map_err(|e| Failure::data(format_args!("{}: {e}", self.name)))
    }
}
