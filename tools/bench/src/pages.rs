//! Fills the tables of pages in Markdown, and the pictures beside them, from records.
//!
//! A table stands between `<!-- figures: NAME -->` and `<!-- end -->`; what is between them is written by
//! this command, what is around them by people.

use std::fs;
use std::path::{Path, PathBuf};

use crate::articles;
use crate::machine::Machine;
use crate::report::chart::Chart;
use crate::report::plots;

mod blocks;
mod readme;
#[cfg(test)]
mod tests;

/// Checks the tables and pictures of the documentation against the records, or writes them anew.
#[derive(clap::Args)]
#[command(
    after_help = "Exit status: 0 every page is in step, 1 a page is not, 2 a record or a page cannot be read."
)]
pub(crate) struct Args {
    /// Write the pages that are out of step.
    #[arg(long)]
    write: bool,
    /// The folder of the repository.
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
}

/// The pages that have blocks.
const PAGES: [&str; 6] = [
    "README.md",
    "docs/articles/grf-cipher.md",
    "docs/articles/byte-order.md",
    "docs/articles/montgomery-ifma.md",
    "docs/articles/limb-products.md",
    "docs/articles/ffa.md",
];

/// The folder of the processor whose timings the pages show.
const TIMINGS: &str = "tools/bench/records/amd-epyc-zen5";

/// Returns the text of every block, or what it lacks, with its name.
fn texts(machine: &Machine) -> Vec<(&'static str, Result<String, String>)> {
    let exhibits = articles::ALL.iter().flat_map(|article| article.tables);
    let tables = exhibits.filter_map(|exhibit| Some((exhibit.block?, (exhibit.table)(machine).markdown())));
    let readme =
        [("readme-powers", readme::powers(machine).markdown()), ("readme-bound", readme::bound(machine))];
    readme.into_iter().chain(tables).collect()
}

/// What makes a picture.
type Picture = fn(&Machine) -> Chart;

/// The pictures beside the pages.
const PICTURES: [(&str, Picture); 4] = [
    ("docs/articles/grf-cipher.svg", |machine| {
        plots::rates(machine, "grf", "round", "Rounds of the cipher in place", "bytes of the array", 1)
    }),
    ("docs/articles/byte-order.svg", |machine| {
        plots::swaps(machine, "u64_in_place", "64-bit numbers reversed in place")
    }),
    ("docs/articles/montgomery-ifma.svg", plots::products),
    ("docs/articles/limb-products.svg", plots::limb_products),
];

/// Compares every page with what the records make of it, and writes those that differ if asked. Returns
/// whether all are in step now.
pub(crate) fn run(args: &Args) -> Result<bool, String> {
    let machine = Machine::read(&args.root.join(TIMINGS))?;
    let texts = texts(&machine);
    // All are made before one is written.
    let mut made = Vec::new();
    for page in PAGES {
        let text = read(&args.root.join(page))?;
        let filled = blocks::fill(&text, &texts).map_err(|error| format!("{page}: {error}"))?;
        made.push((page, text, filled));
    }
    for (picture, chart) in PICTURES {
        let drawn = read(&args.root.join(picture)).unwrap_or_default();
        made.push((picture, drawn, chart(&machine).picture()?));
    }
    let mut in_step = true;
    for (name, found, expected) in made {
        in_step &= args.settle(name, &found, &expected)?;
    }
    Ok(in_step)
}

impl Args {
    /// Says what is out of step, and writes it if asked.
    fn settle(&self, name: &str, found: &str, expected: &str) -> Result<bool, String> {
        if found == expected {
            return Ok(true);
        }
        if !self.write {
            eprintln!("{name} is out of step with the records: limbwise-bench pages --write");
            return Ok(false);
        }
        let path = self.root.join(name);
        fs::write(&path, expected).map_err(|error| format!("{}: {error}", path.display()))?;
        eprintln!("{name} written");
        Ok(true)
    }
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
