//! Twins: the kernels with a deliberate mistake. See the module `mistakes` of the kernels.
//!
//! Trace and taint must catch every twin of the table below, on every variant that they can watch; timing
//! must catch an early exit and a stripped limb; it detects neither an index into a table in the first-level
//! cache nor a well-predicted branch.

use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases::method::Method;
use crate::cases::{Case, Expect, leaky};

/// The cases that leak because of each mistake. A variant whose code does not reach the place of the mistake
/// does not contain it.
const TABLE: &[(&str, Mistake)] = &[
    ("plain fixed_sums 256", Mistake::EarlyExit),
    ("fixed_odd inverse 128", Mistake::EarlyExit),
    ("fixed barrett_pow 128", Mistake::TableIndex),
    ("fixed_odd pow 192", Mistake::TableIndex),
    ("fixed barrett 256", Mistake::BranchedSubtraction),
    ("fixed_odd products 256", Mistake::BranchedSubtraction),
    ("fixed barrett_pow 128", Mistake::StrippedLimb),
    ("fixed_odd pow 192", Mistake::StrippedLimb),
    ("lanes inv 100", Mistake::EarlyExit),
    ("plain limbs 512", Mistake::EarlyExit),
    ("plain limbs 512", Mistake::PassedOver),
    ("lanes pow 128", Mistake::TableIndex),
    ("mont pow 512", Mistake::TableIndex),
    ("mont pair_pow 512", Mistake::TableIndex),
    ("columns powmod_exp_bits 128", Mistake::TableIndex),
    ("mont pow 512", Mistake::PrefetchedEntry),
    ("columns fixed_base 64..320", Mistake::TableIndex),
    ("columns multi_exp 64..320", Mistake::TableIndex),
    ("lanes sub 256", Mistake::BranchedSubtraction),
    ("mont mul 256", Mistake::BranchedSubtraction),
    ("mont mul 1088", Mistake::BranchedSubtraction),
    ("columns submod 64..2100", Mistake::BranchedSubtraction),
    ("mul products 512", Mistake::StrippedLimb),
    ("mont mul 1088", Mistake::StrippedLimb),
    ("lanes pow 128", Mistake::StrippedLimb),
    ("mont pow 512", Mistake::StrippedLimb),
    ("mont pair_pow 512", Mistake::StrippedLimb),
    ("columns powmod_exp_bits 128", Mistake::StrippedLimb),
    ("lanes pow_full 1024..2048", Mistake::StrippedLimb),
    ("mont pow_full 1024..2048", Mistake::StrippedLimb),
    ("fixed barrett_pow_full 2048", Mistake::StrippedLimb),
    ("fixed_odd pow_full 2048", Mistake::StrippedLimb),
    ("columns powmod_full 1024..2048", Mistake::StrippedLimb),
    ("lanes pow 32..4414", Mistake::ZeroWindow),
    ("lanes sqr 1..1090", Mistake::RareBranch),
    ("lanes from_mont 32..4160", Mistake::RareIndex),
    ("plain fixed_sums 2048", Mistake::Memcmp),
    ("plain fixed_sums 1280", Mistake::LongExit),
    ("columns sums_on_threads 64..320", Mistake::PassedOver),
    ("sum sum 512", Mistake::BranchedSubtraction),
    ("permute permute 64", Mistake::PassedOver),
    ("plain fixed_divide 256", Mistake::EarlyExit),
    ("plain fixed_shifts 320", Mistake::EarlyExit),
    ("plain fixed_measure 320", Mistake::EarlyExit),
    ("plain fixed_gcd 128", Mistake::EarlyExit),
    ("plain fixed_prime 128", Mistake::EarlyExit),
    ("plain gcd 64..1024", Mistake::EarlyExit),
    ("plain primes 64..320", Mistake::PassedOver),
    ("plain primes 64..320", Mistake::EarlyExit),
    ("plain fixed_bytes 192", Mistake::StrippedLimb),
];

/// The twins of the small run.
const SMALL: [(&str, Mistake); 2] =
    [("mont mul 256", Mistake::BranchedSubtraction), ("mul products 512", Mistake::StrippedLimb)];

/// A case of the twins without a mistake. It shows that the mistake is caught, and not a difference in how
/// twins are built.
pub(crate) const INNOCENT: &str = "mont pow 512";

/// The tests that must catch the mistake.
fn methods(mistake: Mistake) -> &'static [Method] {
    match mistake {
        Mistake::EarlyExit | Mistake::StrippedLimb => &[Method::Trace, Method::Taint, Method::Timing],
        Mistake::TableIndex
        | Mistake::BranchedSubtraction
        | Mistake::ZeroWindow
        | Mistake::RareBranch
        | Mistake::Memcmp
        | Mistake::LongExit
        | Mistake::PassedOver => &[Method::Trace, Method::Taint],
        // Memcheck does not see prefetches.
        Mistake::PrefetchedEntry => &[Method::Trace],
        // No set of secrets triggers it.
        Mistake::RareIndex => &[Method::Taint],
        // Not a leak: see tests/check.rs.
        Mistake::WrongResult => &[],
    }
}

/// Returns the mistakes that a test must catch but of which no twin has run.
pub(crate) fn unasked(met: impl Fn(Mistake, Method) -> bool) -> Vec<String> {
    let all = TABLE.iter().map(|(_, mistake)| *mistake);
    let of = |mistake: Mistake| methods(mistake).iter().map(move |method| (mistake, *method));
    let unmet = all.flat_map(of).filter(|(mistake, method)| !met(*mistake, *method));
    unmet.map(|(mistake, method)| format!("{mistake:?}: {} met no twin", method.name())).collect()
}

/// Returns the cases of the table.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    TABLE.iter().copied().map(|(id, mistake)| {
        let case = leaky::operations::all().find(|c| c.id() == id).expect("a case that is watched");
        Case {
            mistake: Some(mistake),
            expect: match methods(mistake) {
                [Method::Taint] => Expect::LeakOnlyInTaint,
                [Method::Trace] => Expect::LeakHiddenFromMemcheck,
                _ => Expect::Leak,
            },
            // One pair of secrets is enough if it is the right pair.
            secrets: case.secrets.max(2),
            small: SMALL.contains(&(id, mistake)),
            ..case
        }
    })
}
