//! `limbwise grf info`: describes archives.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use indicatif::{BinaryBytes, HumanCount};
use limbwise_grf::{Archive, Format, Kind};
use serde_json::json;

use super::args::InfoArgs;
use super::open::Archives;
use super::text::{encryption, target};
use crate::process::exit::Failure;
use crate::process::stdout;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &InfoArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    let mut text = String::new();
    for ((archive, name), bytes) in archives.each().zip(&archives.sizes) {
        let facts = Facts::new(archive, name, *bytes);
        text += &if args.json { facts.json() } else { facts.text() };
    }
    stdout::print(&text)?;
    archives.conclude(0, 0)
}

/// Properties of an archive that are known without reading its entries.
struct Facts<'a> {
    archive: &'a Archive,
    name: &'a str,
    bytes: u64,
    files: u64,
    folders: u64,
    removals: u64,
    real: u64,
    compressed: u64,
    encryptions: BTreeMap<&'static str, u64>,
    /// Entries that are replaced by a later one of the same name.
    replaced: u64,
    /// Names that differ only in case.
    collisions: u64,
    /// Files that share their bytes with another.
    shared: u64,
    /// Names that are not valid in the encoding.
    undecodable: u64,
}

impl<'a> Facts<'a> {
    fn new(archive: &'a Archive, name: &'a str, bytes: u64) -> Facts<'a> {
        let mut facts = Facts {
            archive,
            name,
            bytes,
            files: 0,
            folders: 0,
            removals: 0,
            real: 0,
            compressed: 0,
            encryptions: BTreeMap::new(),
            replaced: 0,
            collisions: 0,
            shared: 0,
            undecodable: 0,
        };
        let mut offsets = HashSet::new();
        for entry in archive.entries() {
            match entry.kind() {
                Kind::File => {
                    facts.files += 1;
                    facts.real += u64::from(entry.real_len());
                    facts.compressed += u64::from(entry.compressed_len());
                    *facts.encryptions.entry(encryption(&entry)).or_default() += 1;
                    facts.shared += u64::from(entry.compressed_len() > 0 && !offsets.insert(entry.offset()));
                }
                Kind::Directory => facts.folders += 1,
                Kind::Removed => facts.removals += 1,
            }
            facts.undecodable += u64::from(entry.path().contains(char::REPLACEMENT_CHARACTER));
        }
        for group in archive.collisions() {
            let replaced = group.iter().filter(|entry| archive.is_replaced(**entry)).count();
            facts.replaced += replaced as u64;
            facts.collisions += u64::from(group.len() - replaced > 1);
        }
        facts
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |what: &str, value: &dyn std::fmt::Display| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {what:<12}{value}");
        };
        let count = HumanCount;
        match self.archive.format() {
            Format::Grf(header) => {
                line("table", &format_args!("at offset {}", header.table_offset));
                if header.seed != 0 {
                    line("seed", &header.seed);
                }
            }
            Format::Thor(header) => line("target", &target(header, self.archive.encoding())),
            _ => {}
        }
        line("entries", &count(self.archive.len() as u64));
        let sizes = format!(
            "{}, {} ({} compressed)",
            count(self.files),
            BinaryBytes(self.real),
            BinaryBytes(self.compressed)
        );
        line("files", &sizes);
        for (what, n) in [("folders", self.folders), ("removals", self.removals)] {
            if n > 0 {
                line(what, &count(n));
            }
        }
        if self.archive.unused() > 0 {
            line(
                "unused",
                &format_args!(
                    "{}; remove them with `limbwise grf repack`",
                    BinaryBytes(self.archive.unused())
                ),
            );
        }
        let encryptions: Vec<_> =
            self.encryptions.iter().map(|(name, n)| format!("{name} {}", count(*n))).collect();
        if !encryptions.is_empty() {
            line("encryption", &encryptions.join(", "));
        }
        let undecodable = format!(
            "names that are not valid in {}; select another encoding with --encoding",
            self.archive.encoding()
        );
        for (n, what) in [
            (self.replaced, "replaced by later entries of the same name"),
            (self.collisions, "names that differ only in case"),
            (self.shared, "share their bytes with another entry"),
            (self.undecodable, &undecodable),
        ] {
            if n > 0 {
                line("odd", &format_args!("{} {what}", count(n)));
            }
        }
        for note in self.archive.notes() {
            line("odd", note);
        }
        format!("{}: {}, {}\n{text}", self.name, self.format(), BinaryBytes(self.bytes))
    }

    fn format(&self) -> String {
        match self.archive.format() {
            Format::Grf(header) => {
                format!("GRF archive ({}), version 0x{:x}", header.magic.as_str(), header.version)
            }
            Format::Thor(header) => format!("Thor patch, mode 0x{:x}", header.mode),
            Format::Rgz => "RGZ file".into(),
            _ => "archive".into(),
        }
    }

    fn json(&self) -> String {
        let mut object = json!({
            "archive": self.name,
            "bytes": self.bytes,
            "entries": self.archive.len(),
            "files": self.files,
            "folders": self.folders,
            "removals": self.removals,
            "real": self.real,
            "compressed": self.compressed,
            "unused": self.archive.unused(),
            "encryption": self.encryptions,
            "replaced": self.replaced,
            "collisions": self.collisions,
            "shared": self.shared,
            "undecodable_names": self.undecodable,
            "notes": self.archive.notes().iter().map(ToString::to_string).collect::<Vec<_>>(),
            "damage": self.archive.damage().map(ToString::to_string),
        });
        let format = match self.archive.format() {
            Format::Grf(header) => json!({
                "name": "grf",
                "magic": header.magic.as_str(),
                "version": header.version,
                "table_offset": header.table_offset,
                "seed": header.seed,
                "key": header.key,
            }),
            Format::Thor(header) => json!({
                "name": "thor",
                "mode": header.mode,
                "into_grf": header.into_grf,
                "target": self.archive.encoding().decode(&header.target),
                "count": header.count,
            }),
            _ => json!({ "name": "rgz" }),
        };
        object["format"] = format;
        format!("{object}\n")
    }
}
