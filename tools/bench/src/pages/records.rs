//! What the pages are made of: timings of one processor, instruction counts, sizes of code, and models.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::code::Code;
use crate::record::Record;
use crate::report::machine::Machine;

/// The folder of the processor whose timings the pages show.
const TIMINGS: &str = "tools/bench/records/amd-epyc-zen5";
/// Instructions of limb products, by `limbwise-asmgen kinds`.
const INSTRUCTIONS: &str = "tools/bench/records/instructions.json";
/// Bytes of the functions of the cipher, by `limbwise-bench code`.
const CODE: &str = "tools/bench/records/code.json";
/// Cycles of products on AArch64, by `limbwise-asmgen model`.
const MODEL: &str = "tools/bench/records/aarch64-model.txt";

/// Everything that was recorded.
pub(super) struct Records {
    pub(super) timings: Machine,
    pub(super) instructions: Vec<Instructions>,
    pub(super) code: Vec<Code>,
    /// Lines of an operation, a length and figures.
    pub(super) model: String,
}

/// The instructions of one function.
#[derive(Debug, Deserialize)]
pub(super) struct Instructions {
    /// A variant of ours, or `llvm` with what it was allowed.
    pub(super) code: String,
    pub(super) operation: String,
    pub(super) limbs: usize,
    /// How many by mnemonic.
    pub(super) instructions: BTreeMap<String, usize>,
    /// Those that go by the stack pointer.
    pub(super) stack: usize,
}

impl Records {
    /// Reads what is below the folder of the repository.
    pub(super) fn read(root: &Path) -> Result<Records, String> {
        Ok(Records {
            timings: Machine::read(&root.join(TIMINGS))?,
            instructions: lines(&root.join(INSTRUCTIONS))?,
            code: lines(&root.join(CODE))?,
            model: super::read(&root.join(MODEL))?,
        })
    }

    /// The timings of a case, of one thread.
    pub(super) fn case(&self, family: &'static str, op: &'static str, size: usize) -> Case<'_> {
        Case { timings: &self.timings, family, op, size }
    }
}

/// Objects, one a line.
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
    /// The contestant that [`Machine::find`] finds by the name.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub(super) fn of(&self, name: &str) -> Result<&'a Record, String> {
        let Case { timings, family, op, size } = *self;
        let found = timings.find(family, op, size, name);
        found.ok_or_else(|| format!("no record of {family} {op} {size} {name}"))
    }

    /// The fastest rival.
    pub(super) fn best_rival(&self) -> Result<&'a Record, String> {
        let Case { timings, family, op, size } = *self;
        let best = timings.best_rival(family, op, size);
        best.ok_or_else(|| format!("no record of a rival in {family} {op} {size}"))
    }
}
