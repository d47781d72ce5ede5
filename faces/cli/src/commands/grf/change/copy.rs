//! `limbwise grf convert` and `limbwise grf repack`: rewrite an archive as a whole.

use std::collections::HashSet;
use std::fmt::Display;
use std::path::Path;

use limbwise_grf::{Archive, EntryError, FileType, Format, Mode, Rules, WriteError};
use same_file::is_same_file;

use super::args::{ConvertArgs, RepackArgs, RunArgs};
use super::making::{Making, check_name};
use super::ordered::advance;
use super::{space, tell};
use crate::commands::grf::archive::{open, open_grf};
use crate::commands::grf::limits::{jobs, told};
use crate::commands::grf::text::{self, count};
use crate::process::exit::{Failure, warn};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::table::{Destination, Target};

/// The version of an archive converted from a patch.
const VERSION: u32 = 0x200;

/// Converts an archive to another version or encryption, or a patch to an archive.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn convert(args: &ConvertArgs) -> Result<(), Failure> {
    check_name(&args.output, "convert", FileType::Grf)?;
    let target = Destination::new(&args.output, args.no_clobber)?.file()?;
    let mut rules = Rules::new(Mode::Copy);
    rules.encryption = args.encryption.map(Into::into);
    let archive = open(&args.input, &args.run.read)?;
    let name = args.input.display();
    let found = archive.format().file_type();
    if found != FileType::Grf && is_same_file(&args.input, &args.output).unwrap_or(false) {
        return Err(Failure::data(format_args!(
            "{name}: is {found}, which a GRF archive would replace; give another OUT"
        )));
    }
    if let Format::Thor(header) = archive.format() {
        // The checksums are not copied, so they are compared now.
        rules.verify = true;
        warn(format_args!(
            "{name}: OUT has neither the target of the patch ({}) nor its checksums",
            text::target(header, archive.encoding())
        ));
    }
    copy(&args.input, archive, target, args.version, &rules, &args.run)
}

/// Rewrites an archive without unused bytes.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn repack(args: &RepackArgs) -> Result<(), Failure> {
    if let Some(output) = &args.output {
        check_name(output, "repack", FileType::Grf)?;
    }
    let target = Destination::new(args.output.as_ref().unwrap_or(&args.archive), args.no_clobber)?.file()?;
    let mut rules = Rules::new(Mode::Copy);
    rules.level = args.level;
    let archive = open_grf(&args.archive, &args.run.read, "repacked")?;
    copy(&args.archive, archive, target, None, &rules, &args.run)
}

/// Copies the archive at `input`.
fn copy(
    input: &Path,
    archive: Archive,
    target: Target,
    version: Option<u32>,
    rules: &Rules,
    run: &RunArgs,
) -> Result<(), Failure> {
    let refused = |e: &dyn Display| Failure::data(format_args!("{}: {e}", input.display()));
    if run.dry_run {
        let entries = archive.effective();
        let paths = entries.iter().filter_map(|i| archive.entry(*i as usize));
        return tell::plan(run, paths.map(|e| ("copy", e.path().into_owned())), target.name());
    }
    interrupt::watch()?;
    let bytes = room(&archive);
    drop(archive);
    let making = Making::new(target, run, bytes)?;
    // The file to be replaced may be this one, and it is locked only now: open it again.
    let archive = open(input, &run.read)?;
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
    let tell = advance(&mut progress, &mut done);
    let merged = writer.merge(&archive, &entries, rules, jobs(run.jobs), tell);
    let grf = archive.format().file_type() == FileType::Grf;
    let merged = merged.map_err(|e| match e {
        WriteError::Entry { error: EntryError::Io(_) | EntryError::Limit { .. }, .. } => refused(&told(&e)),
        WriteError::Entry { .. } if grf => {
            refused(&format_args!("{e}; `limbwise grf repair` copies what can be read"))
        }
        WriteError::Entry { .. } => refused(&e),
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
