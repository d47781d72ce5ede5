//! `limbwise grf verify`: reads every entry and checks its length and checksum.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use limbwise_grf::{Archive, Entry, EntryError, Kind};
use serde_json::json;

use super::args::VerifyArgs;
use super::limits::{jobs, told};
use super::open::Archives;
use super::select::select;
use super::text::{count, shown};
use crate::process::exit::{Failure, say};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::process::stdout::Lines;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    interrupt::watch()?;
    let selected = select(&args.globs, archives.mount.layers(), archives.all(), &archives.name())?;
    let files = |archive: &Archive, entries: Vec<u32>| -> Vec<u32> {
        let is_file = |i: &u32| {
            let entry = archive.entry(*i as usize);
            entry.is_some_and(|e| e.kind() == Kind::File)
        };
        entries.into_iter().filter(is_file).collect()
    };
    let chosen: Vec<_> =
        archives.each().zip(selected).map(|((archive, _), entries)| files(archive, entries)).collect();
    let of = chosen.iter().map(Vec::len).sum();
    let real = |(archive, chosen): (&Archive, &Vec<u32>)| -> u64 {
        chosen.iter().filter_map(|i| archive.entry(*i as usize)).map(|e| u64::from(e.real_len())).sum()
    };
    let total = archives.mount.layers().iter().zip(&chosen).map(real).sum();
    let report = Mutex::new(Report {
        out: Lines::new()?,
        json: args.json,
        progress: Progress::new(total, args.quiet, Unit::Bytes),
        position: 0,
        done: 0,
        failed: 0,
        stopped: None,
    });
    for ((archive, name), chosen) in archives.each().zip(&chosen) {
        archive.each(chosen, jobs(args.jobs), |entry, reader| {
            let outcome = archive.verify(entry, reader).map(<[u8]>::len);
            report.lock().unwrap_or_else(PoisonError::into_inner).add(name, &entry, outcome)
        });
    }
    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(stopped) = report.stopped.take() {
        return Err(stopped);
    }
    let failed = report.failed;
    if args.json {
        let summary = json!({ "entries": of, "bytes": report.done, "failed": failed,
            "table_damaged": archives.damaged > 0, "seconds": report.progress.seconds() });
        report.out.line(format_args!("{summary}"))?;
    }
    report.out.finish()?;
    report.progress.clear();
    if !args.quiet && !args.json {
        say(format_args!(
            "{}, {}: {}",
            count(of, "file", "files"),
            report.progress.summary(),
            archives.name()
        ));
    }
    archives.conclude(failed, of)
}

struct Report {
    out: Lines,
    json: bool,
    progress: Progress,
    /// Bytes of the files checked so far, by the table, and of those that are intact.
    position: u64,
    done: u64,
    failed: usize,
    /// The failure that stopped the output, if any.
    stopped: Option<Failure>,
}

impl Report {
    fn add(
        &mut self,
        archive: &str,
        entry: &Entry<'_>,
        outcome: Result<usize, EntryError>,
    ) -> ControlFlow<()> {
        self.position += u64::from(entry.real_len());
        let whole = *outcome.as_ref().unwrap_or(&0);
        self.done += whole as u64;
        self.progress.advance(whole, self.position, true);
        let Err(error) = outcome else { return ControlFlow::Continue(()) };
        self.failed += 1;
        let (path, offset, len) = (entry.path(), entry.offset(), entry.compressed_len());
        let error = told(&error);
        let told = if self.json {
            let object = json!({ "path": path, "archive": archive, "offset": offset, "compressed": len,
                "entry": entry.index(), "error": error });
            self.out.line(format_args!("{object}"))
        } else {
            let path = shown(&path);
            self.out.line(format_args!(
                "{path}: entry {}, {len} bytes at offset {offset}: {error}",
                entry.index()
            ))
        };
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                self.stopped = Some(e);
                ControlFlow::Break(())
            }
        }
    }
}
