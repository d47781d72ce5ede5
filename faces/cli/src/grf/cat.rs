//! `limbwise grf cat`: prints files to stdout.

use super::args::CatArgs;
use super::limits::told;
use super::open::Archives;
use super::text::shown;
use crate::exit::{Failure, say};
use crate::stdout;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &CatArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    let mut out = stdout::Lines::new()?;
    let mut failed = 0;
    for name in &args.names {
        let found = archives.find(name);
        let mut readers = found.map(|(archive, entry)| (archive.reader(), entry));
        let outcome = match &mut readers {
            None => Err("no such entry".to_owned()),
            Some((reader, entry)) => reader.read(*entry).map_err(|e| told(&e)),
        };
        match outcome {
            Ok(file) => out.bytes(file)?,
            Err(reason) => {
                say(format_args!("limbwise: {}: {reason}", shown(name)));
                failed += 1;
            }
        }
    }
    out.finish()?;
    archives.conclude(failed, args.names.len())
}
