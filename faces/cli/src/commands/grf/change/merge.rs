//! `limbwise grf merge`: merges patches and archives into an archive, in place.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use limbwise_grf::{Archive, Format, Kind, Merged, Mode, Rules, safe_path};

use super::args::MergeArgs;
use super::edit::Editing;
use super::ordered::advance;
use super::tell;
use crate::commands::grf::archive::{open, open_grf};
use crate::commands::grf::limits::{jobs, told};
use crate::commands::grf::text::{count, shown};
use crate::process::exit::{Failure, warn};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};

/// An open patch and its name.
struct Patch {
    name: String,
    archive: Archive,
    /// The archive that it was made for, if that is another one.
    other: Option<String>,
    /// The entries that are not replaced by later ones.
    entries: Vec<u32>,
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &MergeArgs) -> Result<(), Failure> {
    let folder = args.archive.is_dir();
    // Grouped by archive, in the order of the command line.
    let mut targets: Vec<(PathBuf, Vec<Patch>)> = Vec::new();
    for path in &args.patches {
        let name = path.display().to_string();
        let archive = open(path, &args.run.read)?;
        let target = if folder {
            target(&archive, &args.archive, &name)?
        } else {
            if !args.force {
                check_into_grf(&archive, &name)?;
            }
            args.archive.clone()
        };
        let other = if folder { None } else { other_target(&archive, &target) };
        let patch = Patch { name, other, entries: archive.effective(), archive };
        match targets.iter_mut().find(|(other, _)| *other == target) {
            Some((_, patches)) => patches.push(patch),
            None => targets.push((target, vec![patch])),
        }
    }
    if !args.run.dry_run {
        interrupt::watch()?;
    }
    for (target, patches) in &targets {
        if args.run.dry_run {
            plan(target, patches, args)?;
        } else {
            merge(target, patches, args)?;
        }
    }
    Ok(())
}

/// Returns the archive in a client's folder that a patch applies to.
fn target(patch: &Archive, folder: &Path, name: &str) -> Result<PathBuf, Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{name}: {e}"));
    let header = match patch.format() {
        Format::Thor(header) if header.into_grf => header,
        Format::Thor(_) => {
            return Err(refused(&format_args!("{FOR_CLIENT}; unpack it with `limbwise grf extract`")));
        }
        _ => return Err(refused(&"does not name an archive; give the archive instead of the folder")),
    };
    let target = patch.encoding().decode(&header.target);
    if target.is_empty() {
        return Err(refused(
            &"leaves the choice of the archive to the patcher; give the archive instead of the folder",
        ));
    }
    let path =
        safe_path(&target).map_err(|e| refused(&format_args!("the archive {}: {e}", shown(&target))))?;
    Ok(folder.join(path.to_path()))
}

const FOR_CLIENT: &str = "applies to the client's folder, not to an archive";

/// Checks that a patch is not one for the client's folder.
fn check_into_grf(patch: &Archive, name: &str) -> Result<(), Failure> {
    match patch.format() {
        Format::Thor(header) if !header.into_grf => Err(Failure::data(format_args!(
            "{name}: {FOR_CLIENT}; unpack it with `limbwise grf extract`, or merge it anyway with --force"
        ))),
        _ => Ok(()),
    }
}

/// Returns the archive that a patch was made for, if that is not `target`.
fn other_target(patch: &Archive, target: &Path) -> Option<String> {
    let Format::Thor(header) = patch.format() else { return None };
    let meant = patch.encoding().decode(&header.target).replace('\\', "/");
    let last = meant.rsplit('/').next().unwrap_or_default();
    let same = target.file_name().is_some_and(|file| file.eq_ignore_ascii_case(last));
    (header.into_grf && !last.is_empty() && !same).then(|| shown(&meant).into_owned())
}

/// Warns that patches were made for other archives; `what` was done nevertheless.
fn warn_of_other_targets(patches: &[Patch], what: &str, args: &MergeArgs) {
    for Patch { name, other, .. } in patches {
        if let Some(other) = other.as_ref().filter(|_| !args.run.quiet) {
            warn(format_args!("{name}: was made for {other}; {what} anyway"));
        }
    }
}

/// Prints what a merge would do. Each patch sees the effects of the previous ones.
fn plan(target: &Path, patches: &[Patch], args: &MergeArgs) -> Result<(), Failure> {
    let name = target.display().to_string();
    let archive = open_grf(target, &args.run.read, "changed")?;
    let mut changes = Vec::new();
    // Whether a name exists after the patches so far.
    let mut known: HashMap<Vec<u8>, bool> = HashMap::new();
    for patch in patches {
        for entry in patch.entries.iter().filter_map(|i| patch.archive.entry(*i as usize)) {
            let name = archive.encoding().fold(entry.name());
            let there = known.get(&name).copied().unwrap_or_else(|| archive.find_name(&name).is_some());
            let verb = match entry.kind() {
                Kind::File if there => "replace",
                Kind::File => "add",
                Kind::Removed if there => "remove",
                _ => continue,
            };
            known.insert(name, entry.kind() == Kind::File);
            changes.push((verb, entry.path().into_owned()));
        }
    }
    tell::plan(&args.run, changes, &name)?;
    warn_of_other_targets(patches, "would be merged", args);
    Ok(())
}

/// Merges patches into an archive in one step.
fn merge(target: &Path, patches: &[Patch], args: &MergeArgs) -> Result<(), Failure> {
    let entries = |patch: &Patch| -> u64 {
        let entries = patch.entries.iter().filter_map(|i| patch.archive.entry(*i as usize));
        entries.map(|e| u64::from(e.compressed_len().max(e.aligned_len())) + 8 + e.name().len() as u64).sum()
    };
    let total = patches.iter().map(entries).sum();
    let mut editing = Editing::open(target, &args.run, total)?;
    let name = editing.name().to_owned();
    let mut progress = Progress::new(total, args.run.quiet, Unit::Bytes);
    let mut all = Merged::default();
    let mut done = 0;
    let mut rules = Rules::new(Mode::Overlay);
    (rules.encryption, rules.verify) = (args.encryption.map(Into::into), true);
    for patch in patches {
        let tell = advance(&mut progress, &mut done);
        let merged = editing.writer.merge(&patch.archive, &patch.entries, &rules, jobs(args.run.jobs), tell);
        let merged = merged
            .map_err(|e| Failure::data(format_args!("{}: {}; {name} is unchanged", patch.name, told(&e))))?;
        all.files += merged.files;
        all.removed += merged.removed;
    }
    editing.commit()?;
    warn_of_other_targets(patches, "merged", args);
    let what = format!("{}, {} removed", count(all.files as usize, "file", "files"), all.removed);
    tell::summary(&args.run, &progress, &what, &name);
    Ok(())
}
