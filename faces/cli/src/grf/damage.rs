//! Reports damaged tables.

use std::path::Path;

use limbwise_grf::{Archive, Error};

use super::limits::{LimitArgs, options};
use super::text::count;
use crate::exit::{Failure, say};

/// Opens an archive whose table must be whole.
///
/// # Errors
///
/// Returns an error if it cannot be opened or its table is damaged.
pub(super) fn whole(path: &Path, limits: &LimitArgs) -> Result<Archive, Failure> {
    Archive::open_with(path, &options(limits)).map_err(|e| refused(&path.display().to_string(), &e))
}

/// Returns the failure for an archive that cannot be opened.
pub(super) fn refused(name: &str, e: &Error) -> Failure {
    let way = if e.is_damage() { "; `limbwise grf repair` copies what can be read" } else { "" };
    Failure::data(format_args!("{name}: {e}{way}"))
}

/// Reports a damaged table on stderr, and returns whether it is damaged.
pub(super) fn note_damage(archive: &Archive, name: &str) -> bool {
    let Some(damage) = archive.damage() else { return false };
    // After a wrong byte, a stream may go on with wrong bytes.
    let doubt = if matches!(damage, Error::Compressed { .. }) { ", and some may be wrong" } else { "" };
    let read = count(archive.len(), "entry", "entries");
    say(format_args!("limbwise: {name}: the table is damaged: {damage}; {read} could be read{doubt}"));
    true
}
