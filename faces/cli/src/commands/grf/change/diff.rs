//! `limbwise grf diff`: prints the differences between two archives and writes them as a Thor patch.

use std::path::Path;

use limbwise_grf::{Archive, Change, Difference, FileType, Packer, diff};
use serde_json::json;

use super::args::DiffArgs;
use super::making::{Making, check_inputs, check_name};
use super::ordered::write_in_order;
use super::{disk, space, tell};
use crate::commands::grf::archive::open_grf;
use crate::commands::grf::limits::{jobs, told};
use crate::commands::grf::text::{count, shown};
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::process::stdout::Lines;
use crate::table::{Destination, Target};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &DiffArgs) -> Result<(), Failure> {
    let output = args.output.as_ref().map(|output| {
        check_name(output, "diff", FileType::Thor)?;
        check_inputs(output, &[&args.old, &args.new])?;
        Destination::new(output, args.no_clobber)?.file()
    });
    let output = output.transpose()?;
    let open = |path: &Path| open_grf(path, &args.run.read, "compared");
    let (old, new) = (open(&args.old)?, open(&args.new)?);
    let target = args
        .target
        .as_ref()
        .map(|name| disk::entry_name(name, args.run.read.encoding).map_err(Failure::data));
    let target = target.transpose()?.unwrap_or_default();
    interrupt::watch()?;
    let mut progress = Progress::new(new.len() as u64, args.run.quiet, Unit::Rows);
    let differences = diff(&old, &new, jobs(args.run.jobs), |done| progress.advance(1, done as u64, true));
    progress.clear();
    let mut out = Lines::new()?;
    for difference in &differences {
        let path = difference.entry.path();
        let (sign, word) = match difference.change {
            Change::Added => ('+', "added"),
            Change::Changed => ('~', "changed"),
            Change::Removed => ('-', "removed"),
        };
        if args.json {
            out.line(format_args!("{}", json!({ "change": word, "path": path })))?;
        } else {
            out.line(format_args!("{sign} {}", shown(&path)))?;
        }
    }
    out.finish()?;
    let changes = count(differences.len(), "difference", "differences");
    match output {
        Some(output) if !args.run.dry_run => write(args, output, &new, &differences, &target),
        Some(output) => tell::plan(&args.run, [], output.name()),
        None if args.run.quiet => Ok(()),
        None => {
            tell::note(format_args!("{changes}: {} and {}", args.old.display(), args.new.display()));
            Ok(())
        }
    }
}

/// Writes the differences as a patch.
fn write(
    args: &DiffArgs,
    output: Target,
    new: &Archive,
    differences: &[Difference<'_>],
    target: &[u8],
) -> Result<(), Failure> {
    let len =
        |d: &Difference<'_>| if d.change == Change::Removed { 0 } else { u64::from(d.entry.real_len()) };
    let names = differences.iter().map(|d| d.entry.name().len()).sum::<usize>();
    let total = differences.iter().map(len).sum::<u64>();
    let room = total + total / 4096 + space::table(differences.len(), 2 * names);
    let making = Making::new(output, &args.run, room)?;
    let mut writer = making.patch(target)?;
    let mut progress = Progress::new(total, args.run.quiet, Unit::Bytes);
    let worker = || {
        let (mut reader, mut packer) = (new.reader(), Packer::new(limbwise_grf::Level::default()));
        move |difference: &Difference<'_>| {
            let Difference { change, entry, .. } = difference;
            let failed = |reason: String| {
                Failure::data(format_args!("{}: {}: {reason}", args.new.display(), shown(&entry.path())))
            };
            if *change == Change::Removed {
                return Ok(None);
            }
            let file = reader.read(*entry).map_err(|e| failed(told(&e)))?;
            packer.pack_for_patch(file).map(Some).map_err(|e| failed(told(&e)))
        }
    };
    write_in_order(differences, args.run.jobs, &mut progress, len, worker, |difference, packed| {
        let written = match packed {
            Some(file) => writer.put(difference.entry.name(), &file),
            None => writer.remove(difference.entry.name()),
        };
        written.map_err(|e| making.failure(&e))
    })?;
    writer.finish().map_err(|e| making.failure(&e))?;
    let name = making.name().to_owned();
    making.commit()?;
    tell::summary(&args.run, &progress, &count(differences.len(), "difference", "differences"), &name);
    Ok(())
}
