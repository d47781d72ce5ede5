//! Modules whose functions touch no number, or claim nothing: what of them never ran is not counted.

use crate::program;

const EXCEPTIONS: &[(&str, &str)] = &[
    ("limbwise_kernels::lanes::reference::", NOTHING),
    ("limbwise_kernels::mont::reference::", NOTHING),
    ("limbwise_kernels::mul::reference::", NOTHING),
    ("limbwise_kernels::sum::reference::", NOTHING),
    ("limbwise_kernels::swap::", PATTERNS),
    ("limbwise::byteorder::", PATTERNS),
    ("limbwise_capi::byteorder::", PATTERNS),
    ("limbwise_kernels::cpu::", "the processor, no numbers"),
    ("limbwise::threads::", "threads, no numbers"),
    ("limbwise_capi::manner::", "options, no numbers"),
    ("limbwise_capi::memory::", REFUSALS),
    ("limbwise_capi::status::", REFUSALS),
    ("limbwise::error::", REFUSALS),
    ("limbwise_ct::real::cases::timed::", "under the clock, not under trace"),
];

const NOTHING: &str = "claims nothing";
const PATTERNS: &str = "moves bytes by public patterns";
const REFUSALS: &str = "refuses what is wrong, which is public";

/// The exception for a function.
pub(super) fn reason(name: &str) -> Option<(&'static str, &'static str)> {
    EXCEPTIONS.iter().find(|(path, _)| program::is_below(name, path)).copied()
}

pub(super) fn parts() -> impl Iterator<Item = &'static str> {
    EXCEPTIONS.iter().map(|(part, _)| *part)
}
