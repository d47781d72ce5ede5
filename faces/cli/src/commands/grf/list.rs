//! `limbwise grf list`: lists entries and their table rows.

use std::borrow::Cow;
use std::fmt::Write as _;

use limbwise_grf::{Entry, Kind};
use serde_json::json;

use super::args::ListArgs;
use super::open::Archives;
use super::select::select;
use super::text::{encryption, kind, shown};
use crate::process::exit::Failure;
use crate::process::stdout;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &ListArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    let selected = select(&args.globs, archives.mount.layers(), archives.all(), &archives.name())?;
    let mut out = stdout::Lines::new()?;
    let mut paths = Vec::new();
    for ((archive, name), entries) in archives.each().zip(selected) {
        for entry in entries.into_iter().filter_map(|i| archive.entry(i as usize)) {
            let path = entry.path();
            if args.tree {
                paths.push((path, entry.kind()));
            } else if args.json {
                out.line(format_args!("{}", object(&entry, &path, name)))?;
            } else if args.long {
                out.line(format_args!(
                    "{:>11} {:>11} {:<7} {:<7} 0x{:02x} {:>12} {}",
                    entry.real_len(),
                    entry.compressed_len(),
                    kind(entry.kind()),
                    encryption(&entry),
                    entry.flags(),
                    entry.offset(),
                    shown(&path)
                ))?;
            } else {
                out.line(format_args!("{}", shown(&path)))?;
            }
        }
    }
    if args.tree {
        tree(paths, &mut out)?;
    }
    out.finish()?;
    archives.conclude(0, 0)
}

fn object(entry: &Entry<'_>, path: &str, archive: &str) -> serde_json::Value {
    let mut object = json!({
        "path": path,
        "entry": entry.index(),
        "kind": kind(entry.kind()),
        "real": entry.real_len(),
        "compressed": entry.compressed_len(),
        "aligned": entry.aligned_len(),
        "flags": entry.flags(),
        "encryption": encryption(entry),
        "offset": entry.offset(),
        "archive": archive,
    });
    if path.contains(char::REPLACEMENT_CHARACTER) {
        let hex = entry.name().iter().fold(String::new(), |mut hex, byte| {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        object["name_hex"] = hex.into();
    }
    object
}

/// Writes a tree: each folder once, its content indented below it.
fn tree(mut paths: Vec<(Cow<'_, str>, Kind)>, out: &mut stdout::Lines) -> Result<(), Failure> {
    paths.sort_by(|(a, _), (b, _)| a.split('/').cmp(b.split('/')));
    let mut before: Vec<&str> = Vec::new();
    for (path, kind) in &paths {
        let mut parts: Vec<_> = path.split('/').collect();
        let last = if *kind == Kind::Directory { None } else { parts.pop() };
        let same = before.iter().zip(&parts).take_while(|(a, b)| a == b).count();
        for (depth, part) in parts.iter().enumerate().skip(same) {
            out.line(format_args!("{:1$}{2}/", "", 2 * depth.min(DEEP), shown(part)))?;
        }
        if let Some(last) = last {
            out.line(format_args!("{:1$}{2}", "", 2 * parts.len().min(DEEP), shown(last)))?;
        }
        before = parts;
    }
    Ok(())
}

/// The largest indentation, so that a path of many parts does not become many lines of blanks.
const DEEP: usize = 64;
