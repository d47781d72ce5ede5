//! Arguments of the commands that write archives.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::ValueEnum;
use limbwise_grf::{Encryption, Level};

use crate::commands::grf::limits::ReadArgs;

/// Options of every run.
#[derive(clap::Args)]
pub(in crate::commands::grf) struct RunArgs {
    /// Write nothing, and print what would change, one line per entry.
    #[arg(short = 'n', long)]
    pub(super) dry_run: bool,

    /// Work on N entries at once [default: one per processor].
    #[arg(short, long, value_name = "N")]
    pub(super) jobs: Option<NonZeroUsize>,

    /// Start even if the disk seems to have too little space.
    #[arg(long)]
    pub(super) no_space_check: bool,

    /// Print no progress bar and no summary.
    #[arg(short, long)]
    pub(super) quiet: bool,

    #[command(flatten)]
    pub(super) read: ReadArgs,
}

/// An encryption of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Cipher {
    /// No encryption.
    None,
    /// The first 160 bytes of each entry are encrypted.
    Header,
    /// The first 160 bytes and some blocks of the rest are encrypted.
    Full,
}

impl From<Cipher> for Encryption {
    fn from(cipher: Cipher) -> Encryption {
        match cipher {
            Cipher::None => Encryption::None,
            Cipher::Header => Encryption::HeaderOnly,
            Cipher::Full => Encryption::Full,
        }
    }
}

/// How files become entries.
#[derive(clap::Args)]
pub(in crate::commands::grf) struct PackArgs {
    /// Encrypt files [default: none; before version 0x200, the file's extension decides].
    #[arg(long, value_name = "HOW", value_enum)]
    pub(super) encryption: Option<Cipher>,

    /// Compression level, from 0 (store) to 12 (smallest, slowest).
    #[arg(long, value_name = "N", default_value = "6", value_parser = level)]
    pub(super) level: Level,
}

/// Files on the disk.
#[derive(clap::Args)]
pub(in crate::commands::grf) struct DiskArgs {
    /// Files and folders. A folder stands for all files in it. Links to files are followed, links to folders
    /// are not.
    #[arg(value_name = "PATH", required = true)]
    pub(super) paths: Vec<PathBuf>,

    /// Look for PATH in FOLDER; names in the archive are relative to it.
    #[arg(short = 'C', long, value_name = "FOLDER", default_value = ".")]
    pub(super) directory: PathBuf,

    /// Prefix every name with NAME, a folder in the archive.
    #[arg(long, value_name = "NAME")]
    pub(super) prefix: Option<String>,
}

/// Create a GRF archive or a Thor patch from files.
#[derive(clap::Args)]
#[command(after_help = WHOLE)]
pub(in crate::commands::grf) struct CreateArgs {
    /// The file to write, which must not exist: a Thor patch if the extension is .thor, otherwise a GRF
    /// archive. RGZ files cannot be created.
    #[arg(value_name = "OUT")]
    pub(super) output: PathBuf,

    #[command(flatten)]
    pub(super) disk: DiskArgs,

    /// The version of the archive: 0x102, 0x103, 0x200 or 0x300 (more than 4 GiB) [default: 0x200].
    #[arg(long, value_name = "VERSION", value_parser = version)]
    pub(super) version: Option<u32>,

    #[command(flatten)]
    pub(super) pack: PackArgs,

    /// For a patch: the archive that it applies to, such as data.grf [default: the patcher decides].
    #[arg(long, value_name = "NAME")]
    pub(super) target: Option<String>,

    /// For a patch: remove the file NAME.
    #[arg(long, value_name = "NAME")]
    pub(super) remove: Vec<String>,

    /// Replace OUT if it exists.
    #[arg(long)]
    pub(super) force: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Add files to a GRF archive, in place. A file replaces entries of the same name, ignoring case.
#[derive(clap::Args)]
#[command(after_help = IN_PLACE)]
pub(in crate::commands::grf) struct AddArgs {
    /// The GRF archive.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    #[command(flatten)]
    pub(super) disk: DiskArgs,

    #[command(flatten)]
    pub(super) pack: PackArgs,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Remove entries from a GRF archive, in place. Their bytes stay in the file until it is repacked.
#[derive(clap::Args)]
#[command(after_help = IN_PLACE)]
pub(in crate::commands::grf) struct RemoveArgs {
    /// The GRF archive.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// The entries to remove, as for list: the name of an entry is never taken for a pattern.
    #[arg(value_name = "GLOB", required = true)]
    pub(super) globs: Vec<String>,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Rename an entry of a GRF archive, or a folder with its content, in place.
#[derive(clap::Args)]
#[command(after_help = IN_PLACE)]
pub(in crate::commands::grf) struct RenameArgs {
    /// The GRF archive.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// The name of an entry or a folder, with / or \ between folders; case does not matter.
    #[arg(value_name = "FROM")]
    pub(super) from: String,

    /// Its new name.
    #[arg(value_name = "TO")]
    pub(super) to: String,

    /// Replace entries that have the new name.
    #[arg(long)]
    pub(super) force: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Merge patches and archives into a GRF archive, in place. Entries replace those of the same name; removals
/// are applied.
#[derive(clap::Args)]
#[command(after_help = IN_PLACE, after_long_help = MERGE_LONG)]
pub(in crate::commands::grf) struct MergeArgs {
    /// The GRF archive, or a client's folder. In a folder, each Thor patch is merged into the archive that it
    /// names.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// Thor patches, RGZ files and GRF archives, in the order in which they are applied; the last one wins.
    #[arg(value_name = "PATCH", required = true)]
    pub(super) patches: Vec<PathBuf>,

    /// Encrypt the merged files [default: unchanged; before version 0x200, the file's extension decides].
    #[arg(long, value_name = "HOW", value_enum)]
    pub(super) encryption: Option<Cipher>,

    /// Merge Thor patches that were made for the client's folder, too.
    #[arg(long)]
    pub(super) force: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Convert a GRF archive to another version or encryption without recompressing its files, or a patch to a
/// GRF archive.
#[derive(clap::Args)]
#[command(after_help = WHOLE)]
pub(in crate::commands::grf) struct ConvertArgs {
    /// A GRF archive, a Thor patch or an RGZ file.
    #[arg(value_name = "IN")]
    pub(super) input: PathBuf,

    /// The GRF archive to write; it may be IN if IN is one.
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: PathBuf,

    /// The version: 0x102, 0x103, 0x200 or 0x300 [default: that of IN, 0x200 for a patch].
    #[arg(long, value_name = "VERSION", value_parser = version)]
    pub(super) version: Option<u32>,

    /// Encrypt or decrypt every file [default: unchanged; before version 0x200, the file's extension
    /// decides].
    #[arg(long, value_name = "HOW", value_enum)]
    pub(super) encryption: Option<Cipher>,

    /// Fail if OUT exists.
    #[arg(long)]
    pub(super) no_clobber: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Rewrite a GRF archive without unused bytes.
#[derive(clap::Args)]
#[command(after_help = WHOLE)]
pub(in crate::commands::grf) struct RepackArgs {
    /// The GRF archive.
    #[arg(value_name = "ARCHIVE")]
    pub(super) archive: PathBuf,

    /// The GRF archive to write [default: replace ARCHIVE].
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: Option<PathBuf>,

    /// Fail if OUT exists.
    #[arg(long, requires = "output")]
    pub(super) no_clobber: bool,

    /// Recompress every file with level N, from 0 (store) to 12 (smallest, slowest) [default: keep the
    /// compressed bytes].
    #[arg(long, value_name = "N", value_parser = level)]
    pub(super) level: Option<Level>,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Compare the files of two GRF archives, and optionally write the differences as a Thor patch.
#[derive(clap::Args)]
pub(in crate::commands::grf) struct DiffArgs {
    /// The old archive.
    #[arg(value_name = "OLD")]
    pub(super) old: PathBuf,

    /// The new archive.
    #[arg(value_name = "NEW")]
    pub(super) new: PathBuf,

    /// Write a Thor patch that turns OLD into NEW; it may be neither of them.
    #[arg(short, long, value_name = "PATCH")]
    pub(super) output: Option<PathBuf>,

    /// The archive that the patch applies to, such as data.grf [default: the patcher decides].
    #[arg(long, value_name = "NAME", requires = "output")]
    pub(super) target: Option<String>,

    /// Print one JSON object per difference.
    #[arg(long)]
    pub(in crate::commands::grf) json: bool,

    /// Fail if PATCH exists.
    #[arg(long, requires = "output")]
    pub(super) no_clobber: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// Copy the readable entries of a damaged GRF archive to a new one, and report the others.
#[derive(clap::Args)]
#[command(after_help = REPAIR)]
pub(in crate::commands::grf) struct RepairArgs {
    /// The damaged archive.
    #[arg(value_name = "IN")]
    pub(super) input: PathBuf,

    /// The archive to write; it may not be IN.
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: PathBuf,

    /// Print JSON objects to stdout, one per line: each entry that is lost, and a summary at the end.
    #[arg(long)]
    pub(in crate::commands::grf) json: bool,

    /// Fail if OUT exists.
    #[arg(long)]
    pub(super) no_clobber: bool,

    #[command(flatten)]
    pub(super) run: RunArgs,
}

fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "expected a number from 0 to 12".into())
}

fn version(text: &str) -> Result<u32, String> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
    let version = u32::from_str_radix(digits, 16).ok();
    let known = version.filter(|version| matches!(version, 0x102 | 0x103 | 0x200 | 0x300));
    known.ok_or_else(|| "expected 0x102, 0x103, 0x200 or 0x300".into())
}

const IN_PLACE: &str = "\
The archive is changed in place: new entries and a new table are appended and synced, then the header is
switched to them. A run that fails or is killed leaves the old archive or the new one. A second run on the
same archive fails while the first is running. Replaced bytes stay in the file; remove them with
`limbwise grf repack`.";

const WHOLE: &str = "\
OUT appears whole or not at all: it is written to a temporary file beside it, synced and renamed.";

const MERGE_LONG: &str = "\
The archive is changed in place: new entries and a new table are appended and synced, then the header is
switched to them. A run that fails or is killed leaves the old archive or the new one. A second run on the
same archive fails while the first is running. Replaced bytes stay in the file; remove them with
`limbwise grf repack`.

Patches:
  All patches for an archive are merged in one step. Every file is decompressed and compared with its
  checksums, including those of data.integrity; if one is damaged, nothing is changed. Removing a file that
  does not exist has no effect.

  If ARCHIVE is a folder, each Thor patch is merged into the archive that it names, which may be in a
  subfolder; names that would leave the folder are rejected. To apply a patch to the client's folder itself,
  use `limbwise grf extract`. An archive takes such a patch only with --force.";

const REPAIR: &str = "\
Every row of the table that can be read counts, whatever the number in the header, and even if the table
is cut off or its checksum is wrong. Each entry is decompressed and compared with its checksum. Intact
entries are copied; the others are reported on stdout. Entries with an unsupported encryption cannot be
checked and are copied unchanged. The exit code is 0 if OUT could be written, even if entries
were lost.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_and_levels() {
        assert_eq!((version("0x300"), version("200"), version("0X103")), (Ok(0x300), Ok(0x200), Ok(0x103)));
        for text in ["", "0x", "0x101", "512", "0x400", "two"] {
            assert!(version(text).is_err(), "{text}");
        }
        assert_eq!(level("6"), Ok(Level::default()));
        for text in ["", "13", "-1", "256", "x"] {
            assert!(level(text).is_err(), "{text}");
        }
    }
}
