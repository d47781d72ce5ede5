//! SIGINT and SIGTERM: nothing unfinished is left behind, and the exit code says what happened.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::exit::say;

/// Files to be removed when a signal ends the process.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The files to be removed when a signal ends the process. While the caller holds the list, a signal
/// waits: so a file can be made and listed, or finished and taken off, in one step.
pub(crate) fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    // The list is whole even if somebody panicked while holding it.
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets SIGINT and SIGTERM end the process with exit code 130 or 143, without unfinished files.
///
/// # Errors
///
/// If the system refuses.
pub(crate) fn watch() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".into()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            // Held until the process is gone: nothing can be finished any more.
            let unfinished = unfinished();
            for path in unfinished.iter() {
                let _ = fs::remove_file(path);
            }
            let (line, outcome) = (
                // Off the line of the progress bar.
                if io::stderr().is_terminal() { "\n" } else { "" },
                if unfinished.is_empty() { "" } else { "; no output was written" },
            );
            say(format_args!("{line}limbwise: interrupted{outcome}"));
            process::exit(128 + signal);
        }
    })?;
    Ok(())
}
