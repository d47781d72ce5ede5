//! `limbwise grf extract`: extracts entries to files in a folder.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use limbwise_grf::{Archive, Kind, SafePath};

use super::args::ExtractArgs;
use super::folder::Folder;
use super::limits::{self, jobs};
use super::open::Archives;
use super::select::Selection;
use super::text::{count, shown};
use crate::exit::{Failure, say};
use crate::interrupt;
use crate::progress::{Progress, Unit};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &ExtractArgs) -> Result<(), Failure> {
    let selection = Selection::new(&args.globs)?;
    let archives = Archives::open(&args.open)?;
    interrupt::watch().map_err(|e| Failure::data(format_args!("cannot install signal handlers: {e}")))?;
    let plan = Plan::new(&archives, &selection, args.force);
    let folder = Folder::open(&args.output, args.force)?;
    let progress = Mutex::new((Progress::new(plan.bytes, args.quiet, Unit::Bytes), 0_u64, plan.failed));
    let advance = |len: u32, failed: Option<String>| {
        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        let (bar, done, failures) = &mut *progress;
        *done += u64::from(len);
        bar.advance(if failed.is_none() { len as usize } else { 0 }, *done, true);
        if let Some(line) = failed {
            *failures += 1;
            bar.suspend(|| say(line));
        }
    };
    let told = |archive: &str, path: &str, reason: &dyn std::fmt::Display| {
        format!("limbwise: {archive}: {}: {reason}", shown(path))
    };
    for ((archive, name), places) in archives.each().zip(&plan.places) {
        for (entry, place) in
            places.folders.iter().filter_map(|(i, place)| Some((archive.entry(*i as usize)?, place)))
        {
            if let Err(e) = folder.make(place.parts()) {
                advance(0, Some(told(name, &entry.path(), &e)));
            }
        }
        let order: Vec<_> = places.files.keys().copied().collect();
        archive.each(&order, jobs(args.jobs), |entry, reader| {
            let outcome = match places.files.get(&entry.index()) {
                None => Ok(()),
                Some(place) => folder.check(place).map_err(|e| e.to_string()).and_then(|()| {
                    let file = reader.read(entry).map_err(|e| limits::told(&e))?;
                    folder.write(place, file).map_err(|e| e.to_string())
                }),
            };
            advance(entry.real_len(), outcome.err().map(|e| told(name, &entry.path(), &e)));
            ControlFlow::Continue(())
        });
    }
    folder.close();
    let (progress, _, failed) = progress.into_inner().unwrap_or_else(PoisonError::into_inner);
    progress.clear();
    if !args.quiet {
        let files = count(plan.entries - failed, "entry", "entries");
        say(format_args!("{files}, {}: {}", progress.summary(), args.output.display()));
    }
    archives.conclude(failed, plan.entries)
}

/// The targets of an archive's entries.
#[derive(Default)]
struct Places {
    files: HashMap<u32, SafePath>,
    folders: Vec<(u32, SafePath)>,
}

/// Which entries are extracted, and where to.
struct Plan {
    /// The targets, per archive.
    places: Vec<Places>,
    entries: usize,
    /// The number of entries not extracted because of their names.
    failed: usize,
    bytes: u64,
}

impl Plan {
    /// Checks the names of the selected entries. Unsafe paths, and unless `all` is set names that differ from
    /// a later one only in case, are reported on stderr and skipped.
    fn new(archives: &Archives, selection: &Selection, all: bool) -> Plan {
        let mut plan = Plan { places: Vec::new(), entries: 0, failed: 0, bytes: 0 };
        // The last file of each lower-case name.
        let mut last: HashMap<String, (usize, u32)> = HashMap::new();
        for (layer, ((archive, name), entries)) in archives.each().zip(archives.mount.entries()).enumerate() {
            let mut places = Places::default();
            for entry in entries.into_iter().filter_map(|i| archive.entry(i as usize)) {
                let path = entry.path();
                if entry.kind() == Kind::Removed || !selection.has(&path) {
                    continue;
                }
                plan.entries += 1;
                match entry.safe_path() {
                    Err(e) => plan.refuse(name, &path, &e),
                    Ok(place) if entry.kind() == Kind::Directory => {
                        places.folders.push((entry.index(), place));
                    }
                    Ok(place) => {
                        let small = place.to_string().to_lowercase();
                        places.files.insert(entry.index(), place);
                        if let Some(earlier) = last.insert(small, (layer, entry.index())) {
                            plan.collide(archives, &mut places, layer, earlier, entry.index(), all);
                        }
                    }
                }
            }
            plan.places.push(places);
        }
        let bytes = |(archive, places): (&Archive, &Places)| -> u64 {
            places
                .files
                .keys()
                .filter_map(|i| archive.entry(*i as usize))
                .map(|e| u64::from(e.real_len()))
                .sum()
        };
        plan.bytes = archives.mount.layers().iter().zip(&plan.places).map(bytes).sum();
        plan
    }

    fn refuse(&mut self, archive: &str, path: &str, reason: &dyn std::fmt::Display) {
        say(format_args!("limbwise: {archive}: {}: {reason}", shown(path)));
        self.failed += 1;
    }

    /// Skips an earlier entry whose path is the same, ignoring case.
    fn collide(
        &mut self,
        archives: &Archives,
        places: &mut Places,
        layer: usize,
        (earlier, index): (usize, u32),
        later: u32,
        all: bool,
    ) {
        let place = places.files.get(&later).cloned();
        let files = if earlier == layer { &mut places.files } else { &mut self.places[earlier].files };
        if all && files.get(&index) != place.as_ref() {
            return;
        }
        files.remove(&index);
        let Some((archive, name)) = archives.each().nth(earlier) else { return };
        let Some(entry) = archive.entry(index as usize) else { return };
        let path = entry.path();
        self.refuse(
            name,
            &path,
            &"a later entry has the same name except for case; extract both with --force",
        );
    }
}
