//! `limbwise grf add`: adds files to an archive, in place.

use limbwise_grf::{Packer, Writer};

use super::args::{AddArgs, PackArgs, RunArgs};
use super::disk::DiskFile;
use super::edit::Editing;
use super::ordered::write_in_order;
use super::{disk, tell};
use crate::commands::grf::archive::open_grf;
use crate::commands::grf::text::count;
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(in crate::commands::grf) fn run(args: &AddArgs) -> Result<(), Failure> {
    let files = disk::find(&args.disk, &args.run.read, &args.archive)?;
    if args.run.dry_run {
        let archive = open_grf(&args.archive, &args.run.read, "changed")?;
        let verb = |file: &DiskFile| if archive.find_name(&file.name).is_some() { "replace" } else { "add" };
        let changes: Vec<_> = files.iter().map(|file| (verb(file), file.path.clone())).collect();
        return tell::plan(&args.run, changes, &args.archive.display().to_string());
    }
    interrupt::watch()?;
    let mut editing = Editing::open(&args.archive, &args.run, disk::room(&files))?;
    let name = editing.name().to_owned();
    let total = files.iter().map(|file| file.len).sum();
    let mut progress = Progress::new(total, args.run.quiet, Unit::Bytes);
    let files_count = files.len();
    let replaced = put(&mut editing.writer, files, &args.pack, &args.run, &mut progress, &name)?;
    editing.commit()?;
    let what = format!("{} ({replaced} replaced)", count(files_count, "file", "files"));
    tell::summary(&args.run, &progress, &what, &name);
    Ok(())
}

/// Adds files to the archive `name`, packing them on several threads. Returns how many entries they replace.
///
/// # Errors
///
/// Returns an error if a file cannot be read, or the archive cannot be written.
pub(super) fn put(
    writer: &mut Writer,
    files: Vec<DiskFile>,
    pack: &PackArgs,
    run: &RunArgs,
    progress: &mut Progress,
    name: &str,
) -> Result<usize, Failure> {
    let refused = |e| Failure::data(format_args!("{name}: {e}"));
    let wish = pack.encryption.map(Into::into);
    let items = files.into_iter().map(|file| Ok((writer.encryption(&file.name, wish)?, file)));
    let items = items.collect::<Result<Vec<_>, _>>().map_err(refused)?;
    let worker = || {
        let mut packer = Packer::new(pack.level);
        move |(encryption, file): &(_, DiskFile)| {
            disk::pack(file, &mut packer, |packer, content| packer.pack(content, *encryption))
        }
    };
    let mut replaced = 0;
    write_in_order(
        &items,
        run.jobs,
        progress,
        |(_, file)| file.len,
        worker,
        |(_, file), packed| {
            replaced += writer.put(&file.name, &packed).map_err(refused)?;
            Ok(())
        },
    )?;
    Ok(replaced)
}
