//! What a method has observed of a case.

use crate::ledger::Coverage;

/// The result of a case.
#[derive(Default)]
pub(crate) struct Outcome {
    /// The number of sets of secrets that were compared, of words that were marked as secret, of measurements,
    /// or of functions.
    pub(crate) secrets: usize,
    /// The number of instructions in all runs, up to the first difference.
    pub(crate) instructions: usize,
    /// The number of divisions in the run with the first secrets.
    pub(crate) divisions: usize,
    /// The code of this program that ran.
    pub(crate) coverage: Coverage,
    /// The first leak.
    pub(crate) found: Option<String>,
    /// What else is to be said, at the end of the verdict.
    pub(crate) remark: String,
    /// Whether it is a twin that did not reach the place of its mistake.
    pub(crate) without_mistake: bool,
}
