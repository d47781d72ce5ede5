//! Reports what a run has done or would do.

use super::args::RunArgs;
use crate::commands::grf::text::shown;
use crate::process::exit::{self, Failure};
use crate::process::progress::Progress;
use crate::process::stdout::Lines;

/// Prints the last line of a run: what it did, how fast, and to which file.
pub(super) fn summary(args: &RunArgs, progress: &Progress, what: &str, name: &str) {
    progress.clear();
    if !args.quiet {
        note(format_args!("{what}, {}: {name}", progress.summary()));
    }
}

/// Prints a line about the run on stderr, as text or JSON.
pub(super) fn note(line: impl std::fmt::Display) {
    exit::note("summary", line);
}

/// Prints what a dry run would do, one verb and name per line, and notes on stderr that nothing was written.
///
/// # Errors
///
/// Returns an error if stdout cannot be written.
pub(super) fn plan(
    args: &RunArgs,
    changes: impl IntoIterator<Item = (&'static str, String)>,
    name: &str,
) -> Result<(), Failure> {
    let mut out = Lines::new()?;
    for (verb, path) in changes {
        out.line(format_args!("{verb} {}", shown(&path)))?;
    }
    out.finish()?;
    if !args.quiet {
        note(format_args!("dry run, nothing was written: {name}"));
    }
    Ok(())
}
