//! How a run ends: the message and the exit code of what went wrong.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

/// Why a run ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that cannot be: exit code 2, as for an unknown option.
    Usage(String),
    /// The data is wrong or the system refused: exit code 1.
    Data(String),
    /// The same, and what the user can do about it.
    Hinted(String, String),
    /// Whoever read the output has seen enough, which is no failure: exit code 0, and not a word.
    Closed,
}

impl Failure {
    /// The command line is at fault.
    pub(crate) fn usage(message: impl fmt::Display) -> Failure {
        Failure::Usage(message.to_string())
    }

    /// The data, or the world, is at fault.
    pub(crate) fn data(message: impl fmt::Display) -> Failure {
        Failure::Data(message.to_string())
    }

    /// Adds what the user can do about it.
    pub(crate) fn with_hint(self, hint: String) -> Failure {
        match self {
            Failure::Closed => Failure::Closed,
            failure => Failure::Hinted(failure.to_string(), hint),
        }
    }

    /// The exit code of the process.
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

    /// Prints the failure on stderr, in the form that was asked for.
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
            Failure::Closed => f.write_str("nobody reads the output"),
        }
    }
}

/// A line on stderr. A stderr that is closed is no reason to stop.
pub(crate) fn say(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether messages on stderr are JSON.
static JSON: AtomicBool = AtomicBool::new(false);

/// Makes every message on stderr from now on a JSON object on a line of its own.
pub(crate) fn speak_json() {
    JSON.store(true, Ordering::Relaxed);
}

/// Prints why a run ended early, the way out if there is one, and the exit code.
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

/// Prints what was asked for; `name` is the key of its JSON object.
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
