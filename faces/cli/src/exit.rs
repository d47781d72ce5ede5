//! How a run ends: the message and the exit code of what went wrong.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a run ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that cannot be: exit code 2, as for an unknown option.
    Usage(String),
    /// The data is wrong or the system refused: exit code 1.
    Data(String),
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

    /// The exit code of the process.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Data(_) => ExitCode::from(1),
            Failure::Usage(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::Data(message) => f.write_str(message),
            Failure::Closed => f.write_str("nobody reads the output"),
        }
    }
}

/// A line on stderr. A stderr that is closed is no reason to stop.
pub(crate) fn say(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
