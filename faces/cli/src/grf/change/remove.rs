//! `limbwise grf remove`: removes entries from an archive, in place.

use std::collections::BTreeSet;

use limbwise_grf::{Archive, Entry};

use super::args::RemoveArgs;
use super::edit::Editing;
use super::tell;
use crate::exit::{Failure, say};
use crate::grf::archive::open_grf;
use crate::grf::select::Selection;
use crate::grf::text::count;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::grf) fn run(args: &RemoveArgs) -> Result<(), Failure> {
    let name = args.archive.display().to_string();
    if args.run.dry_run {
        let archive = open_grf(&args.archive, &args.run.limits, "changed")?;
        let selected = select(&archive, args, &name)?;
        return tell::plan(&args.run, selected.iter().map(|e| ("remove", e.path().into_owned())), &name);
    }
    tell::watch()?;
    let mut editing = Editing::open(&args.archive, &args.run, 0)?;
    let selected = select(&editing.archive, args, &name)?;
    for entry in &selected {
        editing.writer.remove_entry(*entry);
    }
    let removed = count(selected.len(), "entry", "entries");
    editing.commit()?;
    if !args.run.quiet {
        say(format_args!("{removed} removed: {name}"));
    }
    Ok(())
}

/// Returns the entries selected by the globs.
fn select<'a>(archive: &'a Archive, args: &RemoveArgs, name: &str) -> Result<Vec<Entry<'a>>, Failure> {
    let mut selected = BTreeSet::new();
    for glob in &args.globs {
        let selection = Selection::new(std::slice::from_ref(glob))?;
        let mut matched = archive.entries().filter(|entry| selection.has(&entry.path())).peekable();
        if matched.peek().is_none() {
            return Err(Failure::data(format_args!(
                "{name}: no entry matches {glob:?}; nothing was changed"
            )));
        }
        selected.extend(matched.map(|entry| entry.index()));
    }
    Ok(selected.into_iter().filter_map(|i| archive.entry(i as usize)).collect())
}
