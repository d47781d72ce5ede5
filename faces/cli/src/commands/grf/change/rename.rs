//! `limbwise grf rename`: renames entries, in place.

use std::collections::HashSet;

use limbwise_grf::{Archive, Entry, check_name};

use super::args::RenameArgs;
use super::edit::Editing;
use super::{disk, tell};
use crate::commands::grf::archive::open_grf;
use crate::commands::grf::text::{count, shown};
use crate::process::exit::{Failure, say};
use crate::process::interrupt;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &RenameArgs) -> Result<(), Failure> {
    let name = args.archive.display().to_string();
    if args.run.dry_run {
        let archive = open_grf(&args.archive, &args.run.read, "changed")?;
        let moves = moves(&archive, args, &name)?;
        let line = |(entry, to): &(Entry<'_>, Vec<u8>)| {
            let to = archive.encoding().decode(to);
            ("rename", format!("{} to {}", entry.path(), to.replace('\\', "/")))
        };
        return tell::plan(&args.run, moves.iter().map(line), &name);
    }
    interrupt::watch()?;
    // Entries are rewritten if their names determine the encryption.
    let bytes = |editing: &Editing, moves: &[(Entry<'_>, Vec<u8>)]| -> u64 {
        let old = editing.writer.header().version < 0x200;
        moves.iter().map(|(entry, _)| if old { u64::from(entry.aligned_len()) } else { 0 }).sum()
    };
    let mut editing = Editing::open(&args.archive, &args.run, 0)?;
    let moves = moves(&editing.archive, args, &name)?;
    if !args.run.no_space_check {
        editing.check_space(bytes(&editing, &moves))?;
    }
    for (entry, to) in &moves {
        let outcome = editing.writer.rename(&editing.archive, *entry, to);
        outcome.map_err(|e| editing.failure(&e))?;
    }
    let renamed = count(moves.len(), "entry", "entries");
    editing.commit()?;
    if !args.run.quiet {
        say(format_args!("{renamed} renamed: {name}"));
    }
    Ok(())
}

/// Returns the entries to rename: one, or all in a folder.
fn moves<'a>(
    archive: &'a Archive,
    args: &RenameArgs,
    name: &str,
) -> Result<Vec<(Entry<'a>, Vec<u8>)>, Failure> {
    let trimmed = |path: &str| path.replace('\\', "/").trim_end_matches('/').to_owned();
    let (from, to) = (trimmed(&args.from), trimmed(&args.to));
    let refused =
        |path: &str, e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {}: {e}", shown(path)));
    check_name(&to).map_err(|e| refused(&to, &e))?;
    let encoding = archive.encoding();
    let fold = |name: &[u8]| encoding.fold(name);
    let new = disk::entry_name(&to, encoding).map_err(|e| refused(&to, &e))?;
    let mut moves = Vec::new();
    if let Some(entry) = archive.find(&from) {
        moves.push((entry, new.clone()));
    }
    let folder = disk::entry_name(&from, encoding).map(|name| [&fold(&name)[..], b"\\"].concat());
    if let Ok(folder) = folder {
        if fold(&new).starts_with(&folder) {
            return Err(refused(&to, &"a folder cannot be moved into itself"));
        }
        let inside = archive.entries().filter(|entry| fold(entry.name()).starts_with(&folder));
        moves.extend(inside.map(|entry| (entry, [&new[..], &entry.name()[folder.len() - 1..]].concat())));
    }
    if moves.is_empty() {
        return Err(refused(&from, &"no such entry; nothing was changed"));
    }
    let moved: HashSet<_> = moves.iter().map(|(entry, _)| entry.index()).collect();
    for (_, to) in &moves {
        if let Some(there) = archive.find_name(to).filter(|e| !moved.contains(&e.index()) && !args.force) {
            return Err(refused(&there.path(), &"already exists; replace it with --force"));
        }
    }
    Ok(moves)
}
