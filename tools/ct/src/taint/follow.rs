//! Taint tracking for code that valgrind cannot run: it supports neither AVX-512 nor GFNI.
//!
//! The recorder (`trace/recorder.rs`) reports every instruction that a case runs and every address that it
//! accesses. This module processes these instructions: the results and flags of an instruction are tainted if
//! any of its inputs is (`effect.rs`); memory is tracked byte by byte (`shadow.rs`). Initially, the words that
//! the case marks as secret are tainted. A jump on a tainted flag, an address computed from a tainted
//! register and a division of a tainted value are errors, as in memcheck, whatever the secrets are.
//!
//! Registers and flags are tainted as a whole, whereas memcheck tracks single bits. Words with public parts
//! are therefore not tainted initially: the lowest and the highest word of a modulus of columns. All code of
//! the process counts, including `memcpy` and `memcmp`; in cases of the library, which memcheck has followed,
//! the kernels alone count. Numbers that a case copies after marking them as secret are not tracked.

mod effect;
mod shadow;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{self, Error};

use iced_x86::Instruction;

use crate::arguments::{self, FOLLOWED};
use crate::cases::Case;
use crate::ledger::Coverage;
use crate::outcome::Outcome;
use crate::program;
use crate::program::flow::Finding;
use crate::program::symbols::Files;
use crate::trace::Recorded;
use crate::trace::stream::{Block, Reader};

use effect::{Effect, Follower};

/// The code that counts in cases of the library.
const KERNELS: &str = "limbwise_kernels::";

/// Runs a case under the recorder and tracks its secrets.
///
/// # Errors
///
/// Returns an error if the case cannot be run; it then has no result.
pub(crate) fn follow(case: &Case, variant: &str) -> io::Result<Outcome> {
    let mut run = Recorded::start(&arguments::of(FOLLOWED, case, variant, 0))?;
    let files = Files::of(&run.head()?)?;
    let mut follower = Follower::default();
    let hidden = run.hidden()?;
    for (start, bytes) in &hidden {
        follower.memory.set(*start, *bytes, true);
    }
    let mut code = Code { images: HashMap::new(), blocks: Vec::new() };
    let (mut reader, mut failed, mut found) = (Reader::new(), None, BTreeMap::new());
    run.each_block(&mut reader, |number, block, words| match code.effects(number, block, &files) {
        Err(error) => failed = failed.take().or(Some(error)),
        Ok(effects) => follower.run(effects, words, |at, finding| {
            found.entry(at).or_insert(finding);
        }),
    })?;
    if let Some(error) = failed {
        return Err(error);
    }
    let secrets = hidden.iter().map(|(_, bytes)| *bytes as usize / 8).sum();
    if secrets == 0 {
        return Err(Error::other("nothing was secret"));
    }
    Ok(Outcome {
        secrets,
        coverage: Coverage { followed: clean(&reader, &files, &found), ..Coverage::default() },
        found: unexpected(&found, &files, case),
        without_mistake: reader.without_mistake,
        ..Outcome::default()
    })
}

/// Returns the blocks of this program in which no error was found.
fn clean(reader: &Reader, files: &Files, found: &BTreeMap<u64, Finding>) -> BTreeSet<u64> {
    let of_own = reader.blocks.iter().filter(|block| !block.pointers().any(|at| found.contains_key(&at)));
    of_own.filter_map(|block| files.own(block.start)).collect()
}

/// Returns the first error, in code that counts, that is not an expected branch on public data.
fn unexpected(found: &BTreeMap<u64, Finding>, files: &Files, case: &Case) -> Option<String> {
    found.iter().find_map(|(at, finding)| {
        // Twins are in crates with other names.
        let function = files.function(*at).unwrap_or_default().replace("_leaky::", "::");
        let public = *finding == Finding::Jump && case.decides.iter().any(|d| d.function == function);
        let counts = !case.recorder || program::is_below(&function, KERNELS);
        (counts && !public).then(|| format!("{finding:?} on what is hidden: {}", files.instruction(*at)))
    })
}

/// The effects of the instructions of each block.
struct Code {
    /// The mapped files, by path.
    images: HashMap<String, Vec<u8>>,
    blocks: Vec<Vec<Effect>>,
}

impl Code {
    fn effects(&mut self, number: usize, block: &Block, files: &Files) -> io::Result<&[Effect]> {
        if self.blocks.len() <= number {
            self.blocks.resize_with(number + 1, Vec::new);
        }
        if self.blocks[number].is_empty() {
            let steps = block.pointers().zip(&block.steps);
            let effects = steps.map(|(at, step)| Ok(Effect::of(&self.decode(at, files)?, step.words)));
            self.blocks[number] = effects.collect::<io::Result<_>>()?;
        }
        Ok(&self.blocks[number])
    }

    fn decode(&mut self, at: u64, files: &Files) -> io::Result<Instruction> {
        let unknown = || Error::other(format!("the code at {at:#x} is in no file"));
        let (path, offset) = files.file(at).ok_or_else(unknown)?;
        if !self.images.contains_key(path) {
            self.images.insert(path.into(), files.image(path)?);
        }
        let bytes = self.images[path].get(offset as usize..).ok_or_else(unknown)?;
        Ok(program::decode(bytes, at))
    }
}
