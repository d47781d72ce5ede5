//! Lists all rows that cannot be computed, as JSON Lines.

use std::fs::File;
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
    /// Creates the file, replacing an existing one, or writes to a stream.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written, or is the input or the output.
    pub(crate) fn create(path: &Path, input: &Path, output: &Path) -> Result<BadRows, Failure> {
        let name = path.display().to_string();
        let there = |file: &Path| same_file::is_same_file(path, file).unwrap_or(false);
        if path == output || path == input || there(input) || there(output) {
            return Err(Failure::usage(format_args!("--bad-rows: {name} is IN or OUT")));
        }
        let file = match Destination::new(path, false)? {
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
