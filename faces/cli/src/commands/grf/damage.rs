//! Reports damaged tables.

use limbwise_grf::{Archive, Error};

use super::text::count;
use crate::process::exit::warn;

/// Reports a damaged table on stderr, and returns whether it is damaged.
pub(super) fn note_damage(archive: &Archive, name: &str) -> bool {
    let Some(damage) = archive.damage() else { return false };
    // After a wrong byte, a stream may go on with wrong bytes.
    let doubt = if matches!(damage, Error::Compressed { .. }) { ", and some may be wrong" } else { "" };
    let read = count(archive.len(), "entry", "entries");
    warn(format_args!("{name}: the table is damaged: {damage}; {read} could be read{doubt}"));
    true
}
