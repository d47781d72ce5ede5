//! `limbwise grf cat`: prints files to stdout.

use super::args::{CatArgs, RawName};
use super::limits::told;
use super::open::Archives;
use super::text::shown;
use crate::process::exit::{Failure, say};
use crate::process::stdout;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &CatArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    let mut out = stdout::Lines::new()?;
    let mut failed = 0;
    let base = &archives.mount.layers()[..1];
    let named = args.names.iter().map(|name| (shown(name), archives.find(name)));
    let raw = args.raw_name.iter().map(|RawName(name)| {
        let shown = shown(&args.open.read.encoding.decode(name)).into_owned();
        (shown.into(), archives.find_name(name))
    });
    let indexed = args.index.iter().map(|index| {
        let found = base.iter().find_map(|archive| Some((archive, archive.entry(*index as usize)?)));
        (format!("entry {index}").into(), found)
    });
    let mut of = 0;
    for (name, found) in named.chain(raw).chain(indexed) {
        of += 1;
        let mut readers = found.map(|(archive, entry)| (archive.reader(), entry));
        let outcome = match &mut readers {
            None => Err("no such entry".to_owned()),
            Some((reader, entry)) => reader.read(*entry).map_err(|e| told(&e)),
        };
        match outcome {
            Ok(file) => out.bytes(file)?,
            Err(reason) => {
                say(format_args!("limbwise: {name}: {reason}"));
                failed += 1;
            }
        }
    }
    out.finish()?;
    archives.conclude(failed, of)
}
