//! Whether the disk has room.

use std::path::Path;

use indicatif::BinaryBytes;

use crate::exit::Failure;

/// That the disk of a folder has room for so many bytes more. Where the system does not tell, it is taken to have it.
///
/// # Errors
///
/// If there is too little.
pub(super) fn check(folder: &Path, name: &str, needed: u64) -> Result<(), Failure> {
    match fs4::available_space(folder) {
        Ok(free) if free < needed => Err(Failure::data(format_args!(
            "{name}: may need {}, and the disk has {} left; --no-space-check begins anyway",
            BinaryBytes(needed),
            BinaryBytes(free)
        ))),
        _ => Ok(()),
    }
}

/// Bytes of a row of a table beside its name, and some for its compression.
const ROW: u64 = 40;

/// What the table takes at most that has so many entries, with names of this length together.
pub(super) fn table(entries: usize, names: usize) -> u64 {
    entries as u64 * ROW + names as u64
}
