//! A case under memcheck, with secrets that are undefined to it.

use std::io;
use std::process::{Command, Stdio};

use limbwise::cpu::Features;

use crate::arguments::{self, TAINTED};
use crate::case::Case;

/// How memcheck ends a process in which it found something. The process itself ends with 0, or, when it
/// panics, with 101.
const FOUND: i32 = 99;

/// What memcheck complains of without a reason.
const SUPPRESSIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vector-shifts.supp");

/// Whether valgrind can be run at all.
///
/// # Errors
///
/// What to do about it, if not.
pub(crate) fn available() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("valgrind does not run ({other:?}): install it (Debian's package valgrind)")),
    }
}

/// What became of a case.
pub(crate) struct Outcome {
    /// The words that were hidden.
    pub(crate) hidden: usize,
    /// The first error that memcheck reports, if there is one.
    pub(crate) found: Option<String>,
}

/// Runs a case under memcheck.
///
/// # Errors
///
/// Whatever keeps the case from being run; then nothing is known of it.
pub(crate) fn taint(case: &Case, variant: &str) -> io::Result<Outcome> {
    let output = Command::new("valgrind")
        .args(["--tool=memcheck", "--quiet", "--leak-check=no", "--vgdb=no", "--num-callers=6"])
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(format!("--suppressions={SUPPRESSIONS}"))
        .arg(std::env::current_exe()?)
        .args(arguments::of(TAINTED, case, variant, 0))
        .env(Features::DISABLE_VARIABLE, disabled())
        .stdin(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let found = match output.status.code() {
        Some(0) => None,
        Some(FOUND) => Some(first_error(&text)),
        other => {
            return Err(io::Error::other(format!("under valgrind the case ended with {other:?}:\n{text}")));
        }
    };
    // The child says what it has hidden before it computes.
    match String::from_utf8_lossy(&output.stdout).trim().parse() {
        Ok(0) | Err(_) => Err(io::Error::other("nothing was secret")),
        Ok(hidden) => Ok(Outcome { hidden, found }),
    }
}

/// What valgrind cannot run, and what the environment takes away already.
fn disabled() -> String {
    let already = std::env::var(Features::DISABLE_VARIABLE).unwrap_or_default();
    format!("avx512f,{already}")
}

/// Message and innermost functions of the first error: a copy inlines nothing of its caller, so two.
fn first_error(text: &str) -> String {
    let mut lines =
        text.lines().filter_map(|line| Some(line.strip_prefix("==")?.split_once("== ")?.1.trim()));
    let message = lines.next().unwrap_or("an error without a message");
    let functions = lines.map_while(|line| {
        let function =
            line.split_once(": ").filter(|_| line.starts_with("at 0x") || line.starts_with("by 0x"));
        Some(function?.1.split(" (in ").next().unwrap_or_default())
    });
    let functions: Vec<_> = functions.take(2).collect();
    format!("{message}: {}", functions.join(", called by "))
}
