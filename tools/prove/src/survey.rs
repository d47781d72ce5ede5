//! Mutants of every kernel, the prover's verdict on them, and whether it is correct.

use std::collections::BTreeMap;

use limbwise_asmgen::kernel::Operation;

use crate::code::{Code, Result};
use crate::mutate::{Mistake, Mutant, mutants};
use crate::object::Kernel;
use crate::proof::{self, prove};
use crate::trial::{Draw, edges, every_narrow, random};

/// The verdicts on the mutants of some kernels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The counts by kind of mistake.
    pub by_mistake: BTreeMap<Mistake, Fates>,
    /// Mutants that were rejected and are wrong, although the usual tests pass: kernel, mistake and
    /// instruction.
    pub slipped: Vec<String>,
    /// Mutants that were rejected, but for which no wrong result was found.
    pub doubted: Vec<String>,
    /// Mutants that were proved although a run gave a wrong result; there must be none.
    pub wrong: Vec<String>,
}

/// The number of mutants by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fates {
    /// Rejected, and wrong for inputs of the usual tests, or unable to run.
    pub refused: usize,
    /// Rejected; right for those inputs but wrong for others.
    pub slipped: usize,
    /// Rejected, but right for all inputs that were tried.
    pub doubted: usize,
    /// Proved, and right for every input of narrow words.
    pub equivalent: usize,
    /// Proved, but with numbers too long for an exhaustive run; right for random inputs.
    pub equivalent_at_random: usize,
}

/// The number of random inputs per mutant, which is that of the generator's tests per kernel.
const TURNS: usize = 200;

/// The number of inputs used to find the mistakes of rejected mutants that pass those tests.
const HEAVY_TURNS: usize = 4000;

/// Tries one in `every` mutants of a kernel.
///
/// # Errors
///
/// Returns an error if the kernel itself is rejected.
pub fn survey(kernel: &Kernel, every: usize, tally: &mut Tally) -> Result<()> {
    let code = kernel.code()?;
    let limbs = proof::limbs(&code, kernel.operation)?;
    prove(&code, kernel.operation)?;
    // Columns of narrow words may not have room for all carries; such widths prove nothing.
    let fits = fits(&code, kernel.operation, limbs);
    for mutant in mutants(&code).into_iter().skip(limbs % every).step_by(every) {
        judge(kernel, &code, limbs, &mutant, fits, tally);
    }
    Ok(())
}

fn judge(kernel: &Kernel, code: &Code, limbs: usize, mutant: &Mutant, fits: [bool; 3], tally: &mut Tally) {
    let operation = kernel.operation;
    let proved = prove(&mutant.code, operation).is_ok_and(|proved| proved.limbs == limbs);
    let narrow = narrow(&mutant.code, operation, limbs, fits);
    let usual =
        random(&mutant.code, operation, limbs, Draw::Usual, TURNS) && edges(&mutant.code, operation, limbs);
    let right = usual
        && narrow != Some(false)
        && (proved || random(&mutant.code, operation, limbs, Draw::Heavy, HEAVY_TURNS));
    let name = || {
        let (variant, operation) = (&kernel.variant, operation.name());
        let (mistake, at) = (mutant.mistake, mutant.at);
        let (before, after) = (code.show(at), mutant.code.show(at));
        format!("{variant}/{operation}_{limbs}: {mistake:?} {at}: {before} -> {after}")
    };
    let fates = tally.by_mistake.entry(mutant.mistake).or_default();
    match (proved, right) {
        (false, false) if !usual => fates.refused += 1,
        (false, false) => {
            fates.slipped += 1;
            tally.slipped.push(name());
        }
        (false, true) => {
            fates.doubted += 1;
            tally.doubted.push(name());
        }
        (true, false) => tally.wrong.push(name()),
        (true, true) if narrow.is_some() => fates.equivalent += 1,
        (true, true) => fates.equivalent_at_random += 1,
    }
}

/// Returns the widths of narrow words, among 2, 3 and 4 bits, at which a kernel is right and all inputs can
/// be tried.
fn fits(code: &Code, operation: Operation, limbs: usize) -> [bool; 3] {
    [
        every_narrow::<2>(code, operation, limbs),
        every_narrow::<3>(code, operation, limbs),
        every_narrow::<4>(code, operation, limbs),
    ]
    .map(|right| right == Some(true))
}

/// Returns whether code is correct for every input of those widths; `None` if there are no widths.
fn narrow(code: &Code, operation: Operation, limbs: usize, fits: [bool; 3]) -> Option<bool> {
    let runs = [every_narrow::<2>, every_narrow::<3>, every_narrow::<4>];
    let tried = runs.into_iter().zip(fits).filter(|(_, fits)| *fits);
    tried.map(|(run, _)| run(code, operation, limbs) == Some(true)).reduce(|a, b| a && b)
}

impl Tally {
    /// Returns the total over all mistakes.
    #[must_use]
    pub fn sum(&self) -> Fates {
        self.by_mistake.values().fold(Fates::default(), |sum, fates| Fates {
            refused: sum.refused + fates.refused,
            slipped: sum.slipped + fates.slipped,
            doubted: sum.doubted + fates.doubted,
            equivalent: sum.equivalent + fates.equivalent,
            equivalent_at_random: sum.equivalent_at_random + fates.equivalent_at_random,
        })
    }
}
