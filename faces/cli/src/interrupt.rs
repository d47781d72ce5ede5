//! SIGINT and SIGTERM: nothing useless is left behind, and the exit code says what happened.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::exit::say;

/// What is on the disk while a run is under way.
pub(crate) struct Unfinished {
    /// The output in the making.
    pub(crate) output: Option<PathBuf>,
    /// The file of results in the making.
    pub(crate) results: Option<PathBuf>,
    /// The folder beside the output.
    pub(crate) folder: Option<PathBuf>,
    /// A folder in which files are made that are extracted.
    pub(crate) making: Option<PathBuf>,
    /// What the folder holds even if no result is kept in it.
    pub(crate) manifest: Option<PathBuf>,
    /// Whether results are kept in the folder, for another run to go on with.
    pub(crate) kept: bool,
    /// The output that is in its place, whole: the run has succeeded.
    pub(crate) finished: Option<String>,
}

impl Unfinished {
    /// Removes what is of no use to another run.
    pub(crate) fn leave(&mut self) {
        for file in self.output.take().into_iter().chain(self.results.take()) {
            let _ = fs::remove_file(file);
        }
        if let Some(making) = self.making.take() {
            // Other threads may be making files in it still.
            let _ = (0..10).find(|_| fs::remove_dir_all(&making).is_ok() || !making.exists());
        }
        if !self.kept {
            let _ = self.manifest.take().map(fs::remove_file);
            let _ = self.folder.take().map(fs::remove_dir);
        }
    }

    /// How to go on, if results are kept.
    pub(crate) fn how_to_go_on(&self) -> Option<String> {
        let folder = self.folder.as_ref().filter(|_| self.kept)?;
        Some(format!(
            "what is computed is kept in {}; the same command with --resume goes on",
            folder.display()
        ))
    }
}

static UNFINISHED: Mutex<Unfinished> = Mutex::new(Unfinished {
    output: None,
    results: None,
    folder: None,
    making: None,
    manifest: None,
    kept: false,
    finished: None,
});

/// What is on the disk. While the caller holds it, a signal waits: so a file can be made and listed, or
/// finished and taken off, in one step.
pub(crate) fn unfinished() -> MutexGuard<'static, Unfinished> {
    // It is whole even if somebody panicked while holding it.
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets SIGINT and SIGTERM end the process with exit code 130 or 143, without unfinished files. Once the output is in
/// its place they come too late: the process says so and ends as it would have.
///
/// # Errors
///
/// If the system refuses.
pub(crate) fn watch() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".into()).spawn(move || {
        // Off the line of the progress bar.
        let line = if io::stderr().is_terminal() { "\n" } else { "" };
        let mut told = false;
        for signal in signals.forever() {
            // Held until the process is gone: nothing can be finished any more.
            let mut unfinished = unfinished();
            if let Some(name) = &unfinished.finished {
                if told {
                    process::exit(0);
                }
                told = true;
                say(format_args!("{line}limbwise: not interrupted: {name} is complete already"));
                continue;
            }
            let outcome = match (&unfinished.output, unfinished.how_to_go_on()) {
                (Some(_), Some(how)) => format!("; {how}"),
                (Some(_), None) => "; no output was written".into(),
                (None, _) => String::new(),
            };
            unfinished.leave();
            say(format_args!("{line}limbwise: interrupted{outcome}"));
            process::exit(128 + signal);
        }
    })?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_the_making_goes_and_what_is_kept_stays() {
        for kept in [false, true] {
            let beside = tempfile::tempdir().unwrap();
            let folder = beside.path().join("out.csv.part");
            fs::create_dir(&folder).unwrap();
            let [output, results, manifest] =
                ["out.csv.1.tmp", "0.tmp", "manifest.json"].map(|name| folder.join(name));
            for file in [&output, &results, &manifest] {
                fs::write(file, "").unwrap();
            }
            let making = beside.path().join("making");
            fs::create_dir(&making).unwrap();
            fs::write(making.join("file"), "").unwrap();
            let mut unfinished = Unfinished {
                output: Some(output.clone()),
                results: Some(results.clone()),
                folder: Some(folder.clone()),
                making: Some(making.clone()),
                manifest: Some(manifest.clone()),
                kept,
                finished: None,
            };
            unfinished.leave();
            assert!(!output.exists() && !results.exists() && !making.exists());
            assert_eq!((folder.exists(), manifest.exists()), (kept, kept));
        }
    }
}
