//! Benchmark cases and their contestants.

use std::fmt;

/// Why a case cannot be built.
pub(crate) type Error = Box<dyn std::error::Error + Send + Sync>;

/// A case that can be built. Building it makes its inputs, which takes time.
pub(crate) struct Spec {
    /// The kernel family, or the operation of the library.
    pub(crate) family: &'static str,
    /// What is computed.
    pub(crate) op: &'static str,
    /// The size of one result.
    pub(crate) size: usize,
    /// Makes the inputs and the contestants.
    pub(crate) build: fn(&Spec) -> Result<Case, Error>,
}

/// One operation at one size.
pub(crate) struct Case {
    pub(crate) family: &'static str,
    pub(crate) op: &'static str,
    pub(crate) size: usize,
    pub(crate) unit: Unit,
    /// The number of bytes in a result, if a rate in GB/s is meaningful.
    pub(crate) bytes: Option<usize>,
    /// The answer for all inputs of the case, as 64-bit words.
    pub(crate) expected: Vec<u64>,
    pub(crate) contestants: Vec<Contestant>,
}

/// The unit of a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Unit {
    Bits,
    Bytes,
    Elements,
    Limbs,
    Rows,
}

/// A contestant: one of our variants, or a rival.
pub(crate) struct Contestant {
    /// The variant's name; a rival's name, version and function.
    pub(crate) variant: String,
    pub(crate) ours: bool,
    pub(crate) threads: usize,
    /// The number of results per run.
    pub(crate) batch: usize,
    /// The minimum number of cycles per result, if known.
    pub(crate) bound_cycles: Option<f64>,
    pub(crate) work: Box<dyn Work>,
}

/// The work of a contestant, on inputs that it holds.
pub(crate) trait Work {
    /// Returns the answer for all inputs of the case, as 64-bit words, computed with the code that `run`
    /// times.
    fn answer(&mut self) -> Vec<u64>;

    /// Runs this many times, each time with `batch` results. This is what is timed.
    fn run(&mut self, times: usize);
}

impl Case {
    /// Compares the answer of each contestant with the expected one.
    ///
    /// # Errors
    ///
    /// Returns [`Wrong`] with the first contestant whose answer differs.
    pub(crate) fn check(&mut self) -> Result<(), Wrong> {
        for contestant in &mut self.contestants {
            if contestant.work.answer() != self.expected {
                return Err(Wrong {
                    case: format!("{} {} {} {:?}", self.family, self.op, self.size, self.unit).to_lowercase(),
                    variant: contestant.variant.clone(),
                });
            }
        }
        Ok(())
    }
}

/// A contestant's answer is wrong; its case is not timed.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) case: String,
    pub(crate) variant: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: the answer of {} is wrong, nothing was timed", self.case, self.variant)
    }
}

impl std::error::Error for Wrong {}
