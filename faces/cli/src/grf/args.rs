//! The command line of `limbwise grf`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Subcommand;

use super::change::args::{
    AddArgs, ConvertArgs, CreateArgs, DiffArgs, MergeArgs, RemoveArgs, RenameArgs, RepackArgs, RepairArgs,
};
use super::limits::LimitArgs;

/// GRF archives of Ragnarok Online, Thor patches and RGZ files: list, extract, create, patch, convert and repair them.
#[derive(clap::Args)]
#[command(arg_required_else_help = true, after_help = EXAMPLES)]
pub(crate) struct GrfArgs {
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Subcommand)]
pub(super) enum Command {
    Info(InfoArgs),
    List(ListArgs),
    Cat(CatArgs),
    Extract(ExtractArgs),
    Verify(VerifyArgs),
    Create(CreateArgs),
    Add(AddArgs),
    Remove(RemoveArgs),
    Rename(RenameArgs),
    Merge(MergeArgs),
    Convert(ConvertArgs),
    Repack(RepackArgs),
    Diff(DiffArgs),
    Repair(RepairArgs),
}

/// Which archives are read.
#[derive(clap::Args)]
pub(super) struct OpenArgs {
    /// The archive: .grf, .gpf, .thor or .rgz; the first bytes tell which.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// Lay FILE, an archive or a patch, over ARCHIVE: its entries count instead of those below, and what it removes is gone. The last
    /// of several is on top.
    #[arg(long, value_name = "FILE")]
    pub(super) patch: Vec<PathBuf>,

    #[command(flatten)]
    pub(super) limits: LimitArgs,
}

/// Describe an archive: version, numbers of entries, encryption, and what is odd about it.
#[derive(clap::Args)]
pub(super) struct InfoArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// As one JSON object for each archive.
    #[arg(long)]
    pub(super) json: bool,
}

/// List the entries, one a line.
#[derive(clap::Args)]
#[command(after_help = GLOBS)]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The entries to list [default: all].
    #[arg(value_name = "GLOB")]
    pub(super) globs: Vec<String>,

    /// With length, compressed length, encryption, flags and offset.
    #[arg(short, long, conflicts_with_all = ["tree", "json"])]
    pub(super) long: bool,

    /// As a tree of folders.
    #[arg(long, conflicts_with = "json")]
    pub(super) tree: bool,

    /// As one JSON object a line.
    #[arg(long)]
    pub(super) json: bool,
}

/// Write files to stdout, one after another.
#[derive(clap::Args)]
pub(super) struct CatArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The names of the files, with / or \ between folders; case does not matter.
    #[arg(value_name = "NAME", required = true)]
    pub(super) names: Vec<String>,
}

/// Extract files into a folder.
#[derive(clap::Args)]
#[command(after_help = GLOBS, after_long_help = EXTRACT_LONG)]
pub(super) struct ExtractArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The entries to extract [default: all].
    #[arg(value_name = "GLOB")]
    pub(super) globs: Vec<String>,

    /// The folder to extract into; it is made if it is not there.
    #[arg(short, long, value_name = "FOLDER")]
    pub(super) output: PathBuf,

    /// Replace files that exist, and extract all entries whose names differ in case only.
    #[arg(long)]
    pub(super) force: bool,

    /// Work on N entries at once [default: one per processor].
    #[arg(short, long, value_name = "N")]
    pub(super) jobs: Option<NonZeroUsize>,

    /// No progress bar and no summary.
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// Decrypt and decompress every entry, and compare it with its length and its checksum. Nothing is written.
#[derive(clap::Args)]
#[command(after_help = GLOBS, after_long_help = VERIFY_LONG)]
pub(super) struct VerifyArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The entries to verify [default: all].
    #[arg(value_name = "GLOB")]
    pub(super) globs: Vec<String>,

    /// Work on N entries at once [default: one per processor].
    #[arg(short, long, value_name = "N")]
    pub(super) jobs: Option<NonZeroUsize>,

    /// Report on stdout as one JSON object a line: one for each entry that failed, and a summary at the end.
    #[arg(long)]
    pub(super) json: bool,

    /// No progress bar and no summary.
    #[arg(short, long)]
    pub(super) quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  limbwise grf info data.grf
  limbwise grf list data.grf 'data/sprite/**/*.spr'
  limbwise grf cat data.grf data/clientinfo.xml
  limbwise grf extract data.grf 'data/texture' -o unpacked
  limbwise grf verify data.grf --jobs 4
  limbwise grf create data.grf -C unpacked data
  limbwise grf merge data.grf 2024-05-01.thor --dry-run
  limbwise grf diff old.grf new.grf -o patch.thor

Exit codes: 0 done, 1 an entry failed, the archive is damaged or the system refused, 2 the command line is wrong.";

const GLOBS: &str = "\
Globs match whole names with / between folders, without regard to case: * and ? stop at a /, ** does not, [..] is a set of
characters. A glob without / matches the last part of a name. The name of a folder stands for all that is in it.";

const EXTRACT_LONG: &str = "\
Globs match whole names with / between folders, without regard to case: * and ? stop at a /, ** does not, [..] is a set of
characters. A glob without / matches the last part of a name. The name of a folder stands for all that is in it.

Names:
  Names become UTF-8. A name is refused if it would leave FOLDER (.. , an absolute path, a drive), has a control character or a
  colon, or is one that Windows keeps for a device or changes (CON, a trailing dot). No symbolic link in FOLDER is
  followed. Of entries whose names differ in case only, the last one is extracted unless --force is given.

Files:
  A file appears whole or not at all: it is written into a folder .limbwise-*.part in FOLDER and moved to its place. A file that
  exists is left as it is unless --force is given. An entry that fails does not stop the others; the last line says
  how many failed, and the exit code is 1.";

const VERIFY_LONG: &str = "\
Globs match whole names with / between folders, without regard to case: * and ? stop at a /, ** does not, [..] is a set of
characters. A glob without / matches the last part of a name. The name of a folder stands for all that is in it.

Report:
  stdout has a line for each entry that failed: its name, where it is, and what is wrong. Entries that are encrypted in a way that is
  not published fail too, with the name of the encryption. Checksums are those of the zlib streams and, in Thor
  patches, those in data.integrity; stored entries and LZMA have none. The last line says how many failed, and the exit
  code is 1 if any did.";
