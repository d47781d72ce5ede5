//! The sources of the pages: timings on one processor, instruction counts, code sizes and models.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::code::Code;
use crate::record::Record;
use crate::report::machine::Machine;

/// The folder of the processor whose timings the pages show.
const TIMINGS: &str = "tools/bench/records/amd-epyc-zen5";
/// The instruction counts of limb products, written by `limbwise-asmgen kinds`.
const INSTRUCTIONS: &str = "tools/bench/records/instructions.json";
/// The code sizes of the cipher's functions in bytes, written by `limbwise-bench code`.
const CODE: &str = "tools/bench/records/code.json";
/// The cycles of products on AArch64, written by `limbwise-asmgen model`.
const MODEL: &str = "tools/bench/records/aarch64-model.txt";

/// All records.
pub(super) struct Records {
    pub(super) timings: Machine,
    pub(super) instructions: Vec<Instructions>,
    pub(super) code: Vec<Code>,
    /// The rows of an operation: a length and figures.
    pub(super) model: String,
}

/// The instructions of one function.
#[derive(Debug, Deserialize)]
pub(super) struct Instructions {
    /// One of our variants, or `llvm` with the features that it was allowed to use.
    pub(super) code: String,
    pub(super) operation: String,
    pub(super) limbs: usize,
    /// The counts by mnemonic.
    pub(super) instructions: BTreeMap<String, usize>,
    /// The number of those that access memory relative to the stack pointer.
    pub(super) stack: usize,
}

impl Records {
    /// Reads the records below the folder of the repository.
    pub(super) fn read(root: &Path) -> Result<Records, String> {
        Ok(Records {
            timings: Machine::read(&root.join(TIMINGS))?,
            instructions: lines(&root.join(INSTRUCTIONS))?,
            code: lines(&root.join(CODE))?,
            model: super::read(&root.join(MODEL))?,
        })
    }

    /// Returns the one-threaded timings of a case.
    pub(super) fn case(&self, family: &'static str, op: &'static str, size: usize) -> Case<'_> {
        Case { timings: &self.timings, family, op, size }
    }
}

/// Parses objects, one per line.
fn lines<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<Vec<T>, String> {
    let text = super::read(path)?;
    let line = |(number, text)| {
        serde_json::from_str(text)
            .map_err(|error| format!("{}, line {}: {error}", path.display(), number + 1))
    };
    text.lines().enumerate().map(line).collect()
}

/// One operation at one size.
pub(super) struct Case<'a> {
    timings: &'a Machine,
    family: &'static str,
    op: &'static str,
    size: usize,
}

impl<'a> Case<'a> {
    /// Returns the contestant that [`Machine::find`] finds by this name.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub(super) fn of(&self, name: &str) -> Result<&'a Record, String> {
        let Case { timings, family, op, size } = *self;
        let found = timings.find(family, op, size, name);
        found.ok_or_else(|| format!("no record of {family} {op} {size} {name}"))
    }

    /// Returns the fastest rival.
    pub(super) fn best_rival(&self) -> Result<&'a Record, String> {
        let Case { timings, family, op, size } = *self;
        let best = timings.best_rival(family, op, size);
        best.ok_or_else(|| format!("no record of a rival in {family} {op} {size}"))
    }
}
