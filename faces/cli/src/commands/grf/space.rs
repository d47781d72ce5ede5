//! Checks the free space of the disk.

use std::path::Path;

use indicatif::BinaryBytes;

use crate::process::exit::Failure;

/// Checks that the disk of `folder` has `needed` bytes free. If the system does not report the free space,
/// the check passes.
///
/// # Errors
///
/// Returns an error if there is too little space.
pub(super) fn check(folder: &Path, name: &str, needed: u64) -> Result<(), Failure> {
    match fs4::available_space(folder) {
        Ok(free) if free < needed => Err(Failure::data(format_args!(
            "{name}: may need {}, and only {} are free on the disk; --no-space-check overrides this check",
            BinaryBytes(needed),
            BinaryBytes(free)
        ))),
        _ => Ok(()),
    }
}

/// Bytes of a row in the file table besides its name, with some for compression overhead.
const ROW: u64 = 40;

/// Returns an upper bound on the table of `entries` entries whose names have `names` bytes in total.
pub(super) fn table(entries: usize, names: usize) -> u64 {
    entries as u64 * ROW + names as u64
}
