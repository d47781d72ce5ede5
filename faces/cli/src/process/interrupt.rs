//! Handles SIGINT and SIGTERM: removes unfinished files and sets the exit code.

use std::fs::{self, File};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::process::exit::{Failure, say, tell, warn};

/// Files on the disk that belong to the current run.
pub(crate) struct Unfinished {
    /// The unfinished output.
    pub(crate) output: Option<PathBuf>,
    /// The unfinished file of results.
    pub(crate) results: Option<PathBuf>,
    /// The folder `OUT.part`.
    pub(crate) folder: Option<PathBuf>,
    /// The temporary folder of extracted files.
    pub(crate) making: Option<PathBuf>,
    /// A file that is being appended to, and its original length.
    pub(crate) grown: Option<(File, u64)>,
    /// The manifest in the folder, which exists even without results.
    pub(crate) manifest: Option<PathBuf>,
    /// Whether the folder holds results with which another run can continue.
    pub(crate) kept: bool,
    /// The complete output, once it is in place and the run has succeeded.
    pub(crate) finished: Option<String>,
}

impl Unfinished {
    /// Removes everything that another run cannot use.
    pub(crate) fn leave(&mut self) {
        for file in self.output.take().into_iter().chain(self.results.take()) {
            let _ = fs::remove_file(file);
        }
        if let Some((file, len)) = self.grown.take() {
            let _ = file.set_len(len);
        }
        if let Some(making) = self.making.take() {
            // Other threads may still be creating files in it.
            let _ = (0..10).find(|_| fs::remove_dir_all(&making).is_ok() || !making.exists());
        }
        if !self.kept {
            let _ = self.manifest.take().map(fs::remove_file);
            let _ = self.folder.take().map(fs::remove_dir);
        }
    }

    /// Returns how to continue, if results were saved.
    pub(crate) fn how_to_go_on(&self) -> Option<String> {
        let folder = self.folder.as_ref().filter(|_| self.kept)?;
        Some(format!(
            "the results so far are in {}; continue with the same command and --resume",
            folder.display()
        ))
    }
}

static UNFINISHED: Mutex<Unfinished> = Mutex::new(Unfinished {
    output: None,
    results: None,
    folder: None,
    making: None,
    grown: None,
    manifest: None,
    kept: false,
    finished: None,
});

/// Locks the list of files. Signals wait while it is held, so that creating and listing a file, or finishing
/// and unlisting it, is one step.
pub(crate) fn unfinished() -> MutexGuard<'static, Unfinished> {
    // It is consistent even if a thread panicked while holding it.
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes SIGINT and SIGTERM, or Ctrl-C on Windows, remove unfinished files and end the process with exit code
/// 130 or 143. Once the output is in place, a signal only prints that it came too late.
///
/// # Errors
///
/// Returns an error on a system error.
#[cfg(unix)]
pub(crate) fn watch() -> Result<(), Failure> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGINT, SIGTERM]).map_err(no_handlers)?;
    let wait = move || {
        let mut told = false;
        for signal in signals.forever() {
            end(128 + signal, &mut told);
        }
    };
    match std::thread::Builder::new().name("signals".into()).spawn(wait) {
        Ok(_) => Ok(()),
        Err(e) => Err(no_handlers(Failure::no_thread(e))),
    }
}

/// The same for systems whose only signals come from the console.
#[cfg(not(unix))]
pub(crate) fn watch() -> Result<(), Failure> {
    /// 128 plus the number of SIGINT.
    const INTERRUPTED: i32 = 130;

    let mut told = false;
    ctrlc::set_handler(move || end(INTERRUPTED, &mut told)).map_err(no_handlers)
}

fn no_handlers(e: impl std::fmt::Display) -> Failure {
    Failure::data(format_args!("cannot install signal handlers: {e}"))
}

/// Ends the process with this exit code. Once the output is in place, only the second call does.
fn end(code: i32, told: &mut bool) {
    // Moves off the line of the progress bar.
    let leave_bar = || {
        if io::stderr().is_terminal() {
            say("");
        }
    };
    // Held until the process ends, so that no other thread can finish a file.
    let mut unfinished = unfinished();
    if let Some(name) = &unfinished.finished {
        if *told {
            process::exit(0);
        }
        *told = true;
        leave_bar();
        warn(format_args!("not interrupted: {name} is already complete"));
        return;
    }
    let (outcome, hint) = match (&unfinished.output, unfinished.how_to_go_on()) {
        (Some(_), Some(how)) => ("interrupted", Some(how)),
        (Some(_), None) => ("interrupted; no output was written", None),
        (None, _) if unfinished.grown.is_some() => ("interrupted; nothing was changed", None),
        (None, _) => ("interrupted", None),
    };
    unfinished.leave();
    leave_bar();
    tell(outcome, hint.as_deref(), u8::try_from(code).unwrap_or(1));
    process::exit(code);
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
            let grown = beside.path().join("grown");
            fs::write(&grown, "old and new").unwrap();
            let mut unfinished = Unfinished {
                output: Some(output.clone()),
                results: Some(results.clone()),
                folder: Some(folder.clone()),
                making: Some(making.clone()),
                grown: Some((File::options().write(true).open(&grown).unwrap(), 3)),
                manifest: Some(manifest.clone()),
                kept,
                finished: None,
            };
            unfinished.leave();
            assert_eq!(fs::read(&grown).unwrap(), b"old");
            assert!(!output.exists() && !results.exists() && !making.exists());
            assert_eq!((folder.exists(), manifest.exists()), (kept, kept));
        }
    }
}
