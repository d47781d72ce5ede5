//! Opens one archive whose table must be intact.

use std::fmt::Display;
use std::path::Path;

use limbwise_grf::{Archive, FileType};

use super::limits::{LimitArgs, options, told};
use crate::exit::Failure;

/// Opens an archive of any format.
///
/// # Errors
///
/// Returns an error if it cannot be opened.
pub(super) fn open(path: &Path, limits: &LimitArgs) -> Result<Archive, Failure> {
    Archive::open_with(path, &options(limits)).map_err(|e| refused(path, &told(&e)))
}

/// Opens an archive for a command that reads no other format than GRF. `done` is what it does to the archive:
/// "changed".
///
/// # Errors
///
/// Returns an error if it cannot be opened, or is a Thor patch or an RGZ file.
pub(super) fn open_grf(path: &Path, limits: &LimitArgs, done: &str) -> Result<Archive, Failure> {
    let archive = open(path, limits)?;
    match archive.format().file_type() {
        FileType::Grf => Ok(archive),
        other => Err(refused(path, &format_args!("is {other}; only GRF archives can be {done}"))),
    }
}

fn refused(path: &Path, reason: &dyn Display) -> Failure {
    Failure::data(format_args!("{}: {reason}", path.display()))
}
