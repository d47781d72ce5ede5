//! Benchmark cases and their contestants.

use std::sync::Arc;

/// Why a case cannot be built, or was not timed.
pub(crate) type Error = Box<dyn std::error::Error + Send + Sync>;

/// A case that can be built.
#[derive(Clone)]
pub(crate) struct Spec {
    /// The kernel family, or the operation of the library.
    pub(crate) family: &'static str,
    /// What is computed.
    pub(crate) op: &'static str,
    /// The size of one result.
    pub(crate) size: usize,
    build: Arc<dyn Fn(usize) -> Result<Case, Error> + Send + Sync>,
}

impl Spec {
    /// Returns the cases of an operation, one for each size. `build` makes the inputs and the contestants for
    /// a size.
    pub(crate) fn of_sizes(
        family: &'static str,
        op: &'static str,
        sizes: impl IntoIterator<Item = usize>,
        build: impl Fn(usize) -> Result<Case, Error> + Send + Sync + 'static,
    ) -> Vec<Spec> {
        let build: Arc<dyn Fn(usize) -> Result<Case, Error> + Send + Sync> = Arc::new(build);
        sizes.into_iter().map(|size| Spec { family, op, size, build: build.clone() }).collect()
    }

    /// Builds the case, which takes time, and compares the answer of each contestant with the expected one.
    ///
    /// # Errors
    ///
    /// Returns an error that names the first contestant whose answer differs.
    pub(crate) fn checked(&self) -> Result<Case, Error> {
        let mut case = (self.build)(self.size)?;
        for contestant in &mut case.contestants {
            if contestant.work.answer() != case.expected {
                let case =
                    format!("{} {} {} {:?}", self.family, self.op, self.size, case.unit).to_lowercase();
                let variant = &contestant.variant;
                return Err(format!("{case}: the answer of {variant} is wrong, nothing was timed").into());
            }
        }
        Ok(case)
    }
}

/// One operation at one size.
pub(crate) struct Case {
    pub(crate) unit: Unit,
    /// The number of bytes in a result, if a rate in GB/s is meaningful.
    pub(crate) bytes: Option<usize>,
    /// The answer for all inputs of the case, as 64-bit words.
    pub(crate) expected: Vec<u64>,
    pub(crate) contestants: Vec<Contestant>,
}

impl Case {
    /// Creates a case without a rate.
    pub(crate) fn new(unit: Unit, expected: Vec<u64>, contestants: Vec<Contestant>) -> Case {
        Case { unit, bytes: None, expected, contestants }
    }
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

impl Contestant {
    /// Creates a contestant with one thread and without a bound: one of our variants.
    pub(crate) fn ours(variant: impl Into<String>, batch: usize, work: impl Work + 'static) -> Contestant {
        let (variant, work) = (variant.into(), Box::new(work));
        Contestant { variant, ours: true, threads: 1, batch, bound_cycles: None, work }
    }

    /// The same for a rival.
    pub(crate) fn rival(variant: impl Into<String>, batch: usize, work: impl Work + 'static) -> Contestant {
        Contestant { ours: false, ..Contestant::ours(variant, batch, work) }
    }
}

/// The work of a contestant, on inputs that it holds.
pub(crate) trait Work {
    /// Returns the answer for all inputs of the case, as 64-bit words, computed with the code that `run`
    /// times.
    fn answer(&mut self) -> Vec<u64>;

    /// Runs this many times, each time with `batch` results. This is what is timed.
    fn run(&mut self, times: usize);
}
