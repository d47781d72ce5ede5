//! `limbwise grf convert` and `limbwise grf repack`: rewrite an archive as a whole.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::Path;

use limbwise_grf::{Archive, EntryError, Format, Mode, Rules, WriteError};

use super::args::{ConvertArgs, RepackArgs, RunArgs};
use super::making::Making;
use super::{space, tell};
use crate::exit::Failure;
use crate::grf::limits::{jobs, options};
use crate::grf::text::count;
use crate::progress::{Progress, Unit};

/// The version of an archive converted from a patch.
const VERSION: u32 = 0x200;

/// Converts an archive to another version or encryption.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::grf) fn convert(args: &ConvertArgs) -> Result<(), Failure> {
    let mut rules = Rules::new(Mode::Copy);
    rules.encryption = args.encryption.map(Into::into);
    copy(&args.input, &args.output, args.version, &rules, args.no_clobber, &args.run)
}

/// Rewrites an archive without unused bytes.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::grf) fn repack(args: &RepackArgs) -> Result<(), Failure> {
    let mut rules = Rules::new(Mode::Copy);
    rules.level = args.level;
    copy(&args.archive, args.output.as_ref().unwrap_or(&args.archive), None, &rules, false, &args.run)
}

fn copy(
    input: &Path,
    output: &Path,
    version: Option<u32>,
    rules: &Rules,
    no_clobber: bool,
    run: &RunArgs,
) -> Result<(), Failure> {
    let from = input.display().to_string();
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{from}: {e}"));
    let open = || Archive::open_with(input, &options(&run.limits)).map_err(|e| refused(&e));
    let bytes = room(&open()?);
    if run.dry_run {
        let archive = open()?;
        let entries = archive.effective();
        let paths = entries.iter().filter_map(|i| archive.entry(*i as usize));
        return tell::plan(
            run,
            paths.map(|e| ("copy", e.path().into_owned())),
            &output.display().to_string(),
        );
    }
    tell::watch()?;
    let making = Making::new(output, no_clobber, run, bytes)?;
    // The file to be replaced may be this one, and it is locked only now: open it again.
    let archive = open()?;
    let entries = archive.effective();
    let old = match archive.format() {
        Format::Grf(header) => Some(header.clone()),
        _ => None,
    };
    let version = version.or(old.as_ref().map(|header| header.version)).unwrap_or(VERSION);
    let most = u64::from(u32::MAX);
    if version < 0x300 && rules.level.is_none() && bytes > most {
        let offset = bytes;
        return Err(making.failure(&WriteError::Archived { version: Some(version), offset, most }));
    }
    let mut writer = making.archive(version)?;
    if let Some(old) = old {
        writer = writer.with_magic(old.magic, old.key);
    }
    let total = entries
        .iter()
        .filter_map(|i| archive.entry(*i as usize))
        .map(|e| u64::from(e.compressed_len()))
        .sum();
    let mut progress = Progress::new(total, run.quiet, Unit::Bytes);
    let mut done = 0;
    let merged = writer.merge(&archive, &entries, rules, jobs(run.jobs), |entry, outcome| {
        let len = u64::from(entry.compressed_len());
        done += len;
        progress.advance(len as usize, done, true);
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let merged = merged.map_err(|e| match e {
        WriteError::Entry { error: EntryError::Io(_), .. } => refused(&e),
        WriteError::Entry { .. } => {
            refused(&format_args!("{e}; `limbwise grf repair` copies what can be read"))
        }
        e => making.failure(&e),
    })?;
    let size = writer.commit().map_err(|e| making.failure(&e))?;
    let name = making.name().to_owned();
    // Windows does not replace a file that is open.
    drop(archive);
    making.commit()?;
    let what = format!("{} copied, {}", count(merged.files as usize, "file", "files"), Unit::Bytes.of(size));
    tell::summary(run, &progress, &what, &name);
    Ok(())
}

/// Returns an upper bound on the size of a copy of an archive.
pub(super) fn room(archive: &Archive) -> u64 {
    let mut known = HashSet::new();
    let mut names = 0;
    let mut bytes = 0;
    for entry in archive.entries() {
        names += entry.name().len();
        let len = entry.compressed_len().max(entry.aligned_len());
        if len > 0 && known.insert((entry.offset(), len)) {
            bytes += u64::from(len).next_multiple_of(8);
        }
    }
    bytes + space::table(archive.len(), names)
}
