//! `limbwise grf remove`: removes entries from an archive, in place.

use limbwise_grf::{Archive, Entry};

use super::args::RemoveArgs;
use super::edit::Editing;
use super::tell;
use crate::commands::grf::archive::open_grf;
use crate::commands::grf::select;
use crate::commands::grf::text::count;
use crate::process::exit::{Failure, say};
use crate::process::interrupt;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &RemoveArgs) -> Result<(), Failure> {
    let name = args.archive.display().to_string();
    if args.run.dry_run {
        let archive = open_grf(&args.archive, &args.run.read, "changed")?;
        let selected = select(&archive, args, &name)?;
        return tell::plan(&args.run, selected.iter().map(|e| ("remove", e.path().into_owned())), &name);
    }
    interrupt::watch()?;
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
    let all = (0..archive.len() as u32).collect();
    let selected = select::select(&args.globs, std::slice::from_ref(archive), vec![all], name)?;
    Ok(selected.into_iter().flatten().filter_map(|i| archive.entry(i as usize)).collect())
}
