//! `limbwise grf create`: creates an archive or a Thor patch from files.

use std::fmt::Display;

use limbwise_grf::{FileType, Packer, same_entry};

use super::add::put;
use super::args::CreateArgs;
use super::disk::DiskFile;
use super::making::{Making, check_name};
use super::ordered::write_in_order;
use super::{disk, tell};
use crate::commands::grf::text::count;
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::table::Destination;

/// The default version of a new archive, which every client reads.
const VERSION: u32 = 0x200;

const EXISTS: &str = "already exists; replace it with --force";
const ARCHIVE_EXISTS: &str =
    "already exists; add files to it with `limbwise grf add`, or replace it with --force";

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &CreateArgs) -> Result<(), Failure> {
    let thor = FileType::of_name(&args.output) == Some(FileType::Thor);
    check_name(&args.output, "create", if thor { FileType::Thor } else { FileType::Grf })?;
    let grf_only = [(args.version.is_some(), "--version"), (args.pack.encryption.is_some(), "--encryption")];
    let thor_only = [(args.target.is_some(), "--target"), (!args.remove.is_empty(), "--remove")];
    for (given, option) in if thor { grf_only } else { thor_only } {
        if given {
            let what = if thor { "a GRF archive" } else { "a Thor patch (OUT ending in .thor)" };
            return Err(Failure::usage(format_args!("{option}: only valid for {what}")));
        }
    }
    let keep = if thor { EXISTS } else { ARCHIVE_EXISTS };
    let target = Destination::keeping(&args.output, (!args.force).then_some(keep))?.file()?;
    let files = disk::find(&args.disk, &args.run.read, &args.output)?;
    let removals = removals(args, &files)?;
    let name = args.output.display().to_string();
    if args.run.dry_run {
        let paths = args.remove.iter().map(|path| ("remove", path.clone()));
        let adds = files.iter().map(|file| ("add", file.path.clone()));
        return tell::plan(&args.run, adds.chain(paths), &name);
    }
    interrupt::watch()?;
    let making = Making::new(target, &args.run, disk::room(&files))?;
    let total = files.iter().map(|file| file.len).sum();
    let mut progress = Progress::new(total, args.run.quiet, Unit::Bytes);
    let what = count(files.len(), "file", "files");
    if thor {
        patch(args, &making, &files, &removals, &mut progress)?;
    } else {
        let mut writer = making.archive(args.version.unwrap_or(VERSION))?;
        put(&mut writer, files, &args.pack, &args.run, &mut progress, &name)?;
        writer.commit().map_err(|e| making.failure(&e))?;
    }
    making.commit()?;
    tell::summary(&args.run, &progress, &what, &name);
    Ok(())
}

/// Returns the names to remove, in the encoding of a patch.
fn removals(args: &CreateArgs, files: &[DiskFile]) -> Result<Vec<Vec<u8>>, Failure> {
    let refused = |path: &str, e: &dyn Display| Failure::usage(format_args!("--remove {path}: {e}"));
    let encoding = args.run.read.encoding;
    let encoded = |path: &String| disk::entry_name(path, encoding).map_err(|e| refused(path, &e));
    let removals = args.remove.iter().map(encoded).collect::<Result<Vec<_>, _>>()?;
    let names = files.iter().map(|file| &*file.name).chain(removals.iter().map(|name| &**name));
    match same_entry(encoding, names) {
        Some((first, second)) => {
            let given = if first < files.len() { "is also a file of the patch" } else { "is given twice" };
            Err(refused(&args.remove[second - files.len()], &given))
        }
        None => Ok(removals),
    }
}

/// Writes a Thor patch.
fn patch(
    args: &CreateArgs,
    making: &Making,
    files: &[DiskFile],
    removals: &[Vec<u8>],
    progress: &mut Progress,
) -> Result<(), Failure> {
    let encoded = |path: &String| disk::entry_name(path, args.run.read.encoding).map_err(Failure::data);
    let target = args.target.as_ref().map(encoded).transpose()?.unwrap_or_default();
    let mut writer = making.patch(&target)?;
    let worker = || {
        let mut packer = Packer::new(args.pack.level);
        move |file: &DiskFile| disk::pack(file, &mut packer, Packer::pack_for_patch)
    };
    write_in_order(
        files,
        args.run.jobs,
        progress,
        |file| file.len,
        worker,
        |file, packed| writer.put(&file.name, &packed).map_err(|e| making.failure(&e)),
    )?;
    for name in removals {
        writer.remove(name).map_err(|e| making.failure(&e))?;
    }
    writer.finish().map(drop).map_err(|e| making.failure(&e))
}
