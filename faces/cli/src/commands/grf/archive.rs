//! Opens one archive whose table must be intact.

use std::path::Path;

use limbwise_grf::{Archive, Error, FileType};

use super::limits::{ReadArgs, options, told};
use crate::process::exit::Failure;

/// Opens an archive of any format.
///
/// # Errors
///
/// Returns an error if it cannot be opened or its table is damaged.
pub(super) fn open(path: &Path, args: &ReadArgs) -> Result<Archive, Failure> {
    Archive::open_with(path, &options(args)).map_err(|e| refused(path, &e))
}

/// Opens an archive for a command that reads no other format than GRF. `done` is what it does to the archive:
/// "changed".
///
/// # Errors
///
/// Returns an error if it cannot be opened, or is a Thor patch or an RGZ file.
pub(super) fn open_grf(path: &Path, args: &ReadArgs, done: &str) -> Result<Archive, Failure> {
    let archive = open(path, args)?;
    match archive.format().file_type() {
        FileType::Grf => Ok(archive),
        other => Err(Failure::data(format_args!(
            "{}: is {other}; only GRF archives can be {done}",
            path.display()
        ))),
    }
}

/// Returns the failure for an archive that cannot be opened.
pub(super) fn refused(path: &Path, e: &Error) -> Failure {
    // Patches cannot be repaired.
    let patch = matches!(FileType::of_name(path), Some(FileType::Thor | FileType::Rgz));
    let way = if e.is_damage() && !patch { "; `limbwise grf repair` copies what can be read" } else { "" };
    Failure::data(format_args!("{}: {}{way}", path.display(), told(e)))
}
