//! How a run ends: messages and exit codes.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::process::patient::Patient;

/// Why a run ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is invalid: exit code 2, as for an unknown option.
    Usage(String),
    /// Invalid data or a system error: exit code 1.
    Data(String),
    /// The same, with a hint for the user.
    Hinted(String, String),
    /// The reader closed the output, which is not an error: exit code 0, no message.
    Closed,
}

impl Failure {
    /// Returns a failure of the command line.
    pub(crate) fn usage(message: impl fmt::Display) -> Failure {
        Failure::Usage(message.to_string())
    }

    /// Returns a failure of the data or the system.
    pub(crate) fn data(message: impl fmt::Display) -> Failure {
        Failure::Data(message.to_string())
    }

    /// Returns a failure to start a thread.
    pub(crate) fn no_thread(error: impl fmt::Display) -> Failure {
        Failure::data(format_args!(
            "cannot start a thread: {error}; the limit on processes (ulimit -u) or memory (ulimit -v) may be too low, \
             or --threads too high"
        ))
    }

    /// Adds a hint for the user.
    pub(crate) fn with_hint(self, hint: String) -> Failure {
        match self {
            Failure::Closed => Failure::Closed,
            failure => Failure::Hinted(failure.to_string(), hint),
        }
    }

    /// Returns the exit code of the process.
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(self.number())
    }

    fn number(&self) -> u8 {
        match self {
            Failure::Closed => 0,
            Failure::Data(_) | Failure::Hinted(..) => 1,
            Failure::Usage(_) => 2,
        }
    }

    /// Prints the failure on stderr, as text or JSON.
    pub(crate) fn report(&self) {
        let hint = match self {
            Failure::Closed => return,
            Failure::Hinted(_, hint) => Some(hint),
            _ => None,
        };
        tell(self, hint.map(String::as_str), self.number());
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::Data(message) | Failure::Hinted(message, _) => {
                f.write_str(message)
            }
            Failure::Closed => f.write_str("the reader has closed the output"),
        }
    }
}

/// Prints a line on stderr. Errors are ignored: a closed stderr does not end the run.
pub(crate) fn say(line: impl fmt::Display) {
    let _ = writeln!(Patient(io::stderr()), "{line}");
}

/// Whether messages on stderr are JSON.
static JSON: AtomicBool = AtomicBool::new(false);

/// From now on, prints every message on stderr as a JSON object on its own line.
pub(crate) fn speak_json() {
    JSON.store(true, Ordering::Relaxed);
}

/// Prints the error, the hint if there is one, and the exit code.
pub(crate) fn tell(error: impl fmt::Display, hint: Option<&str>, code: u8) {
    if JSON.load(Ordering::Relaxed) {
        let mut object = json!({ "error": error.to_string(), "exit_code": code });
        if let Some(hint) = hint {
            object["hint"] = Value::from(hint);
        }
        return say(object);
    }
    say(format_args!("limbwise: {error}"));
    if let Some(hint) = hint {
        say(format_args!("limbwise: {hint}"));
    }
}

/// Prints a note; `name` is its key in JSON.
pub(crate) fn note(name: &str, text: impl fmt::Display) {
    if JSON.load(Ordering::Relaxed) { say(json!({ name: text.to_string() })) } else { say(text) }
}

/// Prints a warning.
pub(crate) fn warn(warning: impl fmt::Display) {
    if JSON.load(Ordering::Relaxed) {
        say(json!({ "warning": warning.to_string() }));
    } else {
        say(format_args!("limbwise: {warning}"));
    }
}
