//! Cases: what is watched, and what has to come of it.

use limbwise::cpu::{Feature, Features};
use limbwise::lanes::Variant;

use crate::secrets::Secrets;
use crate::{kernels, library, mont, mul, permute, twins};

/// The watched part of a case. What it needs has been prepared, what it leaves is dropped afterwards.
pub(crate) type Op = Box<dyn FnMut()>;

/// What has to come of a case.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Expect {
    /// No difference, no error: the promise.
    Constant,
    /// A control: the trace differs, and memcheck reports an error.
    Leak,
    /// A control that memcheck cannot see.
    LeakOnlyInTrace,
}

/// One operation at one size.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    /// The bits of the moduli, or of the numbers where there is none.
    pub(crate) bits: usize,
    /// How many sets of secrets are traced: see [`Secrets`].
    pub(crate) secrets: u32,
    pub(crate) expect: Expect,
    /// Whether each variant runs it; if not, it has no variant and counts as portable.
    pub(crate) each_variant: bool,
    /// What the processor needs for it, beside what the variant needs.
    pub(crate) requires: &'static [Feature],
    /// Whether `portable` is traced too. It computes one lane after another: what takes it more than some
    /// hundred thousand steps is left to taint there.
    pub(crate) trace_portable: bool,
    /// Whether memcheck can follow it: not where something public is computed from secrets, and decides.
    pub(crate) taint: bool,
    /// Whether it is part of the small run of `cargo test`.
    pub(crate) small: bool,
    /// Makes the inputs from secrets, in memory whose layout they do not decide.
    pub(crate) prepare: fn(usize, Variant, &mut Secrets) -> Op,
}

impl Case {
    /// Name and size, by which a child process finds the case again.
    pub(crate) fn id(&self) -> String {
        format!("{}-{}", self.name, self.bits)
    }

    pub(crate) fn runs_with(&self, features: Features) -> bool {
        self.requires.iter().all(|feature| features.has(*feature))
    }
}

/// Every case, promises first.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    let families = kernels::CASES.into_iter().chain(mont::CASES).chain(permute::CASES);
    families.chain(mul::CASES).chain(mont::SCALAR).chain(library::CASES).chain(twins::CASES)
}
