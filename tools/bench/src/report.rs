//! Builds an HTML page from records: the tables of five articles with their figures and ours, plots, sortable
//! tables of all cases, and a list of the cases in which a rival is faster.
//!
//! The page is a single file and needs no network. Its figures are those of the records; only ratios are
//! computed.

use std::fs;
use std::path::PathBuf;

use crate::machine::Machine;

pub(crate) mod cases;
pub(crate) mod chart;
mod page;
pub(crate) mod plots;
#[cfg(test)]
mod tests;

/// Builds an HTML page from records written by `--json`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records: each argument is a file, or a folder of files *.json, of one machine. The page is about the
    /// first; the others are shown for comparison.
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    /// The page to write.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Writes the page.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let machines = args.records.iter().map(|path| Machine::read(path)).collect::<Result<Vec<_>, _>>()?;
    let page = page::of(&machines)?;
    fs::write(&args.output, page).map_err(|error| format!("{}: {error}", args.output.display()))
}
