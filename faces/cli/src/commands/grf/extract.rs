//! `limbwise grf extract`: extracts entries to files in a folder.

use std::collections::HashMap;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use indicatif::HumanCount;
use limbwise_grf::{Archive, Entry, Kind, SafePath};

use super::args::ExtractArgs;
use super::folder::Folder;
use super::limits::{jobs, told};
use super::open::Archives;
use super::select::select;
use super::space;
use super::text::{count, shown};
use crate::process::exit::{Failure, say};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &ExtractArgs) -> Result<(), Failure> {
    let archives = Archives::open(&args.open)?;
    let selected = select(&args.globs, archives.mount.layers(), archives.mount.entries(), &archives.name())?;
    interrupt::watch()?;
    let plan = Extraction::new(&archives, selected, args.force);
    plan.check_space(args, &archives.name())?;
    let folder = Folder::open(&args.output, args.force)?;
    let work = Mutex::new(Work {
        progress: Progress::new(plan.bytes, args.quiet, Unit::Bytes),
        position: 0,
        extracted: 0,
        failed: plan.failed,
        full: None,
    });
    let note = |archive: &str, entry: Entry<'_>, outcome: Result<(), Trouble>| {
        work.lock().unwrap_or_else(PoisonError::into_inner).note(archive, entry, outcome)
    };
    for ((archive, name), places) in archives.each().zip(&plan.places) {
        let make = |(i, place): &(u32, SafePath)| match archive.entry(*i as usize) {
            Some(entry) => note(name, entry, folder.make(place.parts()).map_err(Trouble::from)),
            None => ControlFlow::Continue(()),
        };
        if places.folders.iter().try_for_each(make).is_break() {
            break;
        }
        let order: Vec<_> = places.files.keys().copied().collect();
        archive.each(&order, jobs(args.jobs), |entry, reader| {
            let outcome = places.files.get(&entry.index()).map_or(Ok(()), |place| {
                folder.check(place)?;
                let file = reader.read(entry).map_err(|e| Trouble::Entry(told(&e)))?;
                Ok(folder.write(place, file)?)
            });
            note(name, entry, outcome)
        });
    }
    folder.close();
    let work = work.into_inner().unwrap_or_else(PoisonError::into_inner);
    work.progress.clear();
    let output = args.output.display();
    if let Some(full) = work.full {
        return Err(Failure::data(format_args!(
            "{output}: {full}; {} of {} extracted",
            HumanCount(work.extracted),
            count(plan.entries, "entry was", "entries were")
        )));
    }
    if !args.quiet {
        let files = count(plan.entries - work.failed, "entry", "entries");
        say(format_args!("{files}, {}: {output}", work.progress.summary()));
    }
    archives.conclude(work.failed, plan.entries)
}

/// Why an entry was not extracted.
enum Trouble {
    /// The reason belongs to the entry; others can still be extracted.
    Entry(String),
    /// The disk has no more space, for this reason.
    Full(&'static str),
}

impl From<io::Error> for Trouble {
    fn from(e: io::Error) -> Trouble {
        match e.kind() {
            io::ErrorKind::StorageFull => Trouble::Full("no space left on the disk"),
            io::ErrorKind::QuotaExceeded => Trouble::Full("the disk quota is used up"),
            _ => Trouble::Entry(e.to_string()),
        }
    }
}

/// What has been done so far.
struct Work {
    progress: Progress,
    /// The bytes of all entries so far, by the table.
    position: u64,
    extracted: u64,
    failed: usize,
    /// Why no more entries can be extracted.
    full: Option<&'static str>,
}

impl Work {
    /// Counts an entry, and reports on stderr why it was not extracted. Breaks if the disk is full.
    fn note(&mut self, archive: &str, entry: Entry<'_>, outcome: Result<(), Trouble>) -> ControlFlow<()> {
        let len = if entry.kind() == Kind::File { entry.real_len() } else { 0 };
        self.position += u64::from(len);
        self.progress.advance(if outcome.is_ok() { len as usize } else { 0 }, self.position, true);
        match outcome {
            Ok(()) => self.extracted += 1,
            Err(Trouble::Entry(reason)) => {
                self.failed += 1;
                let path = entry.path();
                self.progress
                    .suspend(|| say(format_args!("limbwise: {archive}: {}: {reason}", shown(&path))));
            }
            Err(Trouble::Full(reason)) => {
                self.full = Some(reason);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

/// The targets of an archive's entries.
#[derive(Default)]
struct Places {
    files: HashMap<u32, SafePath>,
    folders: Vec<(u32, SafePath)>,
}

/// Which entries are extracted, and where to.
struct Extraction {
    /// The targets, per archive.
    places: Vec<Places>,
    entries: usize,
    /// The number of entries not extracted because of their names.
    failed: usize,
    bytes: u64,
}

impl Extraction {
    /// Checks the names of the selected entries. Unsafe paths, the paths of later entries, and unless `all` is
    /// set names that differ from a later one only in case, are reported on stderr and skipped.
    fn new(archives: &Archives, selected: Vec<Vec<u32>>, all: bool) -> Extraction {
        let mut plan = Extraction { places: Vec::new(), entries: 0, failed: 0, bytes: 0 };
        // The last file of each lower-case name.
        let mut last: HashMap<String, (usize, u32)> = HashMap::new();
        for (layer, ((archive, name), entries)) in archives.each().zip(selected).enumerate() {
            let mut places = Places::default();
            for entry in entries.into_iter().filter_map(|i| archive.entry(i as usize)) {
                let path = entry.path();
                if entry.kind() == Kind::Removed {
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

    /// Checks that the files are not larger than the user allows and the disk has space for.
    fn check_space(&self, args: &ExtractArgs, archive: &str) -> Result<(), Failure> {
        if let Some(most) = args.max_total.filter(|most| self.bytes > *most) {
            return Err(Failure::data(format_args!(
                "{archive}: the files have {} bytes, more than the limit of {most}; raise it with --max-total",
                self.bytes
            )));
        }
        if args.no_space_check {
            return Ok(());
        }
        // The folder need not exist yet.
        let parents = args.output.ancestors().filter(|parent| *parent != Path::new(""));
        let parent = parents.into_iter().find(|parent| parent.exists()).unwrap_or(Path::new("."));
        space::check(parent, &args.output.display().to_string(), self.bytes)
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
        let same = files.get(&index) == place.as_ref();
        if all && !same {
            return;
        }
        files.remove(&index);
        let Some((archive, name)) = archives.each().nth(earlier) else { return };
        let Some(entry) = archive.entry(index as usize) else { return };
        if same {
            let way = format!("print this one with `limbwise grf cat {name} --index {index}`");
            self.refuse(name, &entry.path(), &format_args!("a later entry has the same path; {way}"));
        } else {
            let reason = "a later entry has the same name except for case; extract both with --force";
            self.refuse(name, &entry.path(), &reason);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_full_disk_stops() {
        for (kind, stops) in [
            (io::ErrorKind::StorageFull, true),
            (io::ErrorKind::QuotaExceeded, true),
            (io::ErrorKind::FileTooLarge, false),
            (io::ErrorKind::AlreadyExists, false),
        ] {
            assert_eq!(matches!(Trouble::from(io::Error::from(kind)), Trouble::Full(_)), stops, "{kind}");
        }
    }
}
