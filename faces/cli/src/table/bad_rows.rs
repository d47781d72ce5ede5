//! Lists all rows that cannot be computed, as JSON Lines.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::Destination;
use crate::exit::Failure;
use crate::tally::BadRow;

/// A list of bad rows. It is written during the run, so a run that ends early leaves the rows found so far.
pub(crate) struct BadRows {
    name: String,
    file: BufWriter<File>,
}

impl BadRows {
    /// Creates the file at `path`, replacing an existing one, or writes to a stream, as `to` says.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written, or is the input or the output.
    pub(crate) fn create(
        path: &Path,
        to: Destination,
        input: &Path,
        output: &Path,
    ) -> Result<BadRows, Failure> {
        let name = path.display().to_string();
        // Opening a named pipe to compare it would wait for the other end.
        let is_file = |path: &Path| fs::metadata(path).is_ok_and(|metadata| metadata.is_file());
        let is_same = |file: &Path| {
            path == file
                || is_file(path) && is_file(file) && same_file::is_same_file(path, file).unwrap_or(false)
        };
        if is_same(input) || is_same(output) {
            return Err(Failure::usage(format_args!("--bad-rows: {name} is IN or OUT")));
        }
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
