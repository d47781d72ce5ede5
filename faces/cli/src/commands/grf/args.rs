//! The command line of `limbwise grf`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Subcommand;

use super::change::args::{
    AddArgs, ConvertArgs, CreateArgs, DiffArgs, MergeArgs, RemoveArgs, RenameArgs, RepackArgs, RepairArgs,
};
use super::limits::{ReadArgs, size};

/// List, extract, create, patch, convert and repair GRF archives of Ragnarok Online, Thor patches and RGZ
/// files.
#[derive(clap::Args)]
#[command(arg_required_else_help = true, after_help = EXAMPLES)]
pub(crate) struct GrfArgs {
    #[command(subcommand)]
    pub(super) command: Command,
}

impl GrfArgs {
    /// Returns whether messages on stderr are JSON.
    pub(crate) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Info(args) => args.json,
            Command::List(args) => args.json,
            Command::Verify(args) => args.json,
            Command::Diff(args) => args.json,
            Command::Repair(args) => args.json,
            _ => false,
        }
    }
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

/// The archives to read.
#[derive(clap::Args)]
pub(super) struct OpenArgs {
    /// The archive: .grf, .gpf, .thor or .rgz; the format is detected from the content.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// Overlay ARCHIVE with FILE, an archive or a patch: its entries replace those of the same name, and
    /// entries it removes disappear. With several, the last wins.
    #[arg(long, value_name = "FILE")]
    pub(super) patch: Vec<PathBuf>,

    #[command(flatten)]
    pub(super) read: ReadArgs,
}

/// Describe an archive: version, number of entries, encryption, and anything unusual.
#[derive(clap::Args)]
pub(super) struct InfoArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// Print one JSON object per archive.
    #[arg(long)]
    pub(super) json: bool,
}

/// List the entries, one per line.
#[derive(clap::Args)]
#[command(after_help = GLOBS)]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The entries to list [default: all].
    #[arg(value_name = "GLOB")]
    pub(super) globs: Vec<String>,

    /// Show length, compressed length, encryption, flags and offset.
    #[arg(short, long, conflicts_with_all = ["tree", "json"])]
    pub(super) long: bool,

    /// Show a tree of folders.
    #[arg(long, conflicts_with = "json")]
    pub(super) tree: bool,

    /// Print one JSON object per line.
    #[arg(long)]
    pub(super) json: bool,
}

/// Print files to stdout, one after another.
#[derive(clap::Args)]
pub(super) struct CatArgs {
    #[command(flatten)]
    pub(super) open: OpenArgs,

    /// The names of the files, with / or \ between folders; case does not matter.
    #[arg(value_name = "NAME", required_unless_present_any = ["raw_name", "index"])]
    pub(super) names: Vec<String>,

    /// Print the file whose name in the archive has these bytes, in hexadecimal, whatever their encoding.
    #[arg(long, value_name = "HEX", value_parser = raw_name)]
    pub(super) raw_name: Vec<RawName>,

    /// Print the entry with this index in the table, from 0, as `list --json` shows it.
    #[arg(long, value_name = "N", conflicts_with = "patch")]
    pub(super) index: Vec<u32>,
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

    /// The folder to extract into; created if it does not exist.
    #[arg(short, long, value_name = "FOLDER")]
    pub(super) output: PathBuf,

    /// Replace existing files, and extract all entries whose names differ only in case.
    #[arg(long)]
    pub(super) force: bool,

    /// Extract nothing if the files have more than SIZE bytes in total; the suffixes K, M and G are powers of
    /// 1024.
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(super) max_total: Option<u64>,

    /// Start even if the disk seems to have too little space.
    #[arg(long)]
    pub(super) no_space_check: bool,

    /// Work on N entries at once [default: one per processor].
    #[arg(short, long, value_name = "N")]
    pub(super) jobs: Option<NonZeroUsize>,

    /// Print no progress bar and no summary.
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// Decrypt and decompress every entry and check its length and checksum, without writing anything.
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

    /// Print JSON objects to stdout, one per line: each entry that failed, and a summary at the end.
    #[arg(long)]
    pub(super) json: bool,

    /// Print no progress bar and no summary.
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// The bytes of a name.
#[derive(Clone, Debug)]
pub(super) struct RawName(pub(super) Vec<u8>);

/// Parses bytes in hexadecimal.
fn raw_name(text: &str) -> Result<RawName, String> {
    let digit = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
    let byte = |pair: &[u8]| match pair {
        [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
        _ => None,
    };
    let bytes = text.as_bytes().chunks(2).map(byte).collect::<Option<_>>();
    bytes.map(RawName).ok_or_else(|| "expected two hexadecimal digits per byte, such as 646174615c61".into())
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

Exit codes: 0 success, 1 an entry failed, the archive is damaged or a system error occurred, 2 invalid
command line.";

const GLOBS: &str = "\
Globs match whole names, with / between folders and ignoring case. * and ? do not match a /, ** does, and
[..] is a set of characters. A glob without / matches the last part of a name. The name of a folder stands
for everything in it. A glob that is the name of an entry selects that entry, even if it contains *, ? or [;
otherwise [*], [?] and [[] stand for these characters. A glob that selects nothing is an error.";

const EXTRACT_LONG: &str = "\
Globs match whole names, with / between folders and ignoring case. * and ? do not match a /, ** does, and
[..] is a set of characters. A glob without / matches the last part of a name. The name of a folder stands
for everything in it. A glob that is the name of an entry selects that entry, even if it contains *, ? or [;
otherwise [*], [?] and [[] stand for these characters. A glob that selects nothing is an error.

Names:
  Names are written as UTF-8. A name is rejected if it would leave FOLDER (.. , an absolute path, a drive),
  contains a control character or a colon, or is one that Windows reserves or alters (CON, a trailing dot).
  Symbolic links in FOLDER are not followed. Of entries whose names differ only in case, the last one is
  extracted unless --force is given.

Files:
  A file appears whole or not at all: it is written in a folder .limbwise-*.part within FOLDER and then
  moved into place. Existing files are kept unless --force is given. An entry that fails does not stop the
  others; the last line says how many failed, and the exit code is 1.

Space:
  The sum of the lengths in the table is compared with the free space of the disk, unless --no-space-check
  is given, and with --max-total. If the disk is full, the run stops.";

const VERIFY_LONG: &str = "\
Globs match whole names, with / between folders and ignoring case. * and ? do not match a /, ** does, and
[..] is a set of characters. A glob without / matches the last part of a name. The name of a folder stands
for everything in it. A glob that is the name of an entry selects that entry, even if it contains *, ? or [;
otherwise [*], [?] and [[] stand for these characters. A glob that selects nothing is an error.

Report:
  stdout has a line for each entry that failed: its name, where it is, and what is wrong. Entries with an
  unsupported encryption fail too, and the line names the encryption. The checksums are those of the zlib
  streams and, in Thor patches, those in data.integrity; stored and LZMA entries have none. The last line
  says how many entries failed, and the exit code is 1 if any did.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_names() {
        assert_eq!(raw_name("00fFa9").unwrap().0, [0x00, 0xff, 0xa9]);
        for text in ["0", "0x", "+1", "가"] {
            assert!(raw_name(text).is_err(), "{text}");
        }
    }
}
