//! `limbwise grf repair`: copies the readable entries of a damaged archive to a new one.

use std::fs;
use std::ops::ControlFlow;

use limbwise_grf::{Archive, Entry, EntryError, Error, FileType, Format, Kind, Mode, Rules, in_order};
use serde_json::json;

use super::args::RepairArgs;
use super::making::{Making, check_inputs, check_name};
use super::{copy, tell};
use crate::commands::grf::damage::note_damage;
use crate::commands::grf::limits::{jobs, options, told};
use crate::commands::grf::text::{count, shown};
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::process::stdout::Lines;
use crate::table::Destination;

/// The report on an archive.
struct Report {
    out: Lines,
    json: bool,
    lost: usize,
}

impl Report {
    fn lost(&mut self, entry: &Entry<'_>, reason: &dyn std::fmt::Display) -> Result<(), Failure> {
        self.lost += 1;
        let (path, index, offset) = (entry.path(), entry.index(), entry.offset());
        if self.json {
            let reason = reason.to_string();
            let object = json!({ "path": path, "entry": index, "offset": offset, "error": reason });
            return self.out.line(format_args!("{object}"));
        }
        self.out.line(format_args!("lost: {}, entry {index}, at offset {offset}: {reason}", shown(&path)))
    }
}

/// Returns whether an entry that is not a file has the lengths of one.
fn was_file(entry: &Entry<'_>) -> bool {
    /// Those of folders before version 0x200.
    const FOLDER: (u32, u32, u32) = (0x449, 0x714, 0x55c);
    let lengths = (entry.compressed_len(), entry.aligned_len(), entry.real_len());
    entry.kind() != Kind::File && lengths != (0, 0, 0) && lengths != FOLDER
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &RepairArgs) -> Result<(), Failure> {
    let input = args.input.display().to_string();
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{input}: {e}"));
    let mut options = options(&args.run.read);
    options.salvage = true;
    let archive = Archive::open_with(&args.input, &options).map_err(|e| refused(&told(&e)))?;
    let Format::Grf(header) = archive.format() else {
        let found = archive.format().file_type();
        return Err(refused(&format_args!("is {found}; only GRF archives can be repaired")));
    };
    note_damage(&archive, &input);
    check_name(&args.output, "repair", FileType::Grf)?;
    check_inputs(&args.output, &[&args.input])?;
    let target = Destination::new(&args.output, args.no_clobber)?.file()?;
    interrupt::watch()?;
    let mut report = Report { out: Lines::new()?, json: args.json, lost: 0 };
    let all = archive.effective();
    let doubtful = matches!(archive.damage(), Some(Error::Compressed { .. }));
    let mut entries = Vec::with_capacity(all.len());
    for entry in all.iter().filter_map(|i| archive.entry(*i as usize)) {
        if entry.name().is_empty() {
            report.lost(&entry, &"without a name")?;
        } else if doubtful && was_file(&entry) {
            report.lost(&entry, &"a file with damaged flags")?;
        } else {
            entries.push(entry.index());
        }
    }
    let each = || entries.iter().filter_map(|i| archive.entry(*i as usize));
    let unchecked = each().filter(|e| e.kind() == Kind::File && e.encryption().is_err()).count();
    let total = each().map(|entry| u64::from(entry.compressed_len())).sum();
    let mut progress = Progress::new(total, args.run.quiet, Unit::Bytes);
    let (mut done, mut stopped) = (0, None);
    let mut tell = |entry: Entry<'_>, outcome: Result<(), &EntryError>| {
        let len = u64::from(entry.compressed_len());
        done += len;
        progress.advance(if outcome.is_ok() { len as usize } else { 0 }, done, true);
        let told = outcome.or_else(|e| report.lost(&entry, &told(e)));
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                stopped = Some(e);
                ControlFlow::Break(())
            }
        }
    };
    let output = args.output.display().to_string();
    if args.run.dry_run {
        let worker = || {
            let mut reader = archive.reader();
            let archive = &archive;
            move |i: &u32| {
                let entry = archive.entry(*i as usize).filter(|e| e.kind() == Kind::File);
                entry.map_or(Ok(()), |entry| match archive.verify(entry, &mut reader) {
                    Ok(_) | Err(EntryError::Encryption { .. }) => Ok(()),
                    Err(e) => Err(e),
                })
            }
        };
        in_order(&entries, jobs(args.run.jobs), worker, |i, outcome| match archive.entry(*i as usize) {
            Some(entry) => tell(entry, outcome.as_ref().copied()),
            None => ControlFlow::Continue(()),
        });
        if let Some(stopped) = stopped {
            return Err(stopped);
        }
    } else {
        // A damaged row may have any length. Intact ones do not overlap, unless they are the same.
        let size = fs::metadata(&args.input).map_err(|e| refused(&e))?.len();
        let room = copy::room(&archive).min(size + 8 * archive.len() as u64);
        let making = Making::new(target, &args.run, room)?;
        let mut writer = making.archive(header.version)?.with_magic(header.magic, header.key);
        let mut rules = Rules::new(Mode::Copy);
        rules.verify = true;
        let merged = writer.merge(&archive, &entries, &rules, jobs(args.run.jobs), &mut tell);
        if let Some(stopped) = stopped {
            return Err(stopped);
        }
        merged.map_err(|e| making.failure(&e))?;
        writer.commit().map_err(|e| making.failure(&e))?;
        making.commit()?;
    }
    let kept = all.len() - report.lost;
    if args.json {
        let summary = json!({ "kept": kept, "lost": report.lost, "unchecked": unchecked,
            "table_damaged": archive.damage().is_some() });
        report.out.line(format_args!("{summary}"))?;
    }
    report.out.finish()?;
    let what = format!(
        "{} kept, {} lost, {unchecked} could not be checked",
        count(kept, "entry", "entries"),
        report.lost
    );
    let how = if args.run.dry_run { "dry run, nothing was written: " } else { "" };
    tell::summary(&args.run, &progress, &what, &format!("{how}{output}"));
    Ok(())
}
