//! Modules and kinds of functions that process no numbers or make no claim: their unobserved or open places
//! are not counted.
//!
//! A pattern that matches nothing fails the run, and no pattern may exempt arithmetic
//! (`no_exception_excuses_arithmetic`).

use crate::program;

/// Modules, by their paths, and the methods of their types.
const MODULES: &[(&str, &str)] = &[
    ("limbwise_kernels::lanes::reference::", NOTHING),
    ("limbwise_kernels::mont::reference::", NOTHING),
    ("limbwise_kernels::mul::reference::", NOTHING),
    ("limbwise_kernels::sum::reference::", NOTHING),
    ("limbwise_kernels::grf::", NOTHING),
    ("limbwise_kernels::lanes::check::", FIXED),
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
    // Drop glue of the compiler: loops over lengths, and overwriting, which does not depend on the contents.
    ("core::ptr::drop_in_place<", "gives memory back, as much as there is"),
];

/// Methods, by the ends of their names.
const METHODS: &[(&str, &str)] =
    &[(" as core::fmt::Debug>::fmt", "prints shapes and names, no numbers"), ("::Variant::digest", FIXED)];

const NOTHING: &str = "claims nothing";
const FIXED: &str = "computes with numbers of the check itself, no secrets";
const PATTERNS: &str = "moves bytes by public patterns";
const REFUSALS: &str = "refuses what is wrong, which is public";

/// Returns the exception for a function.
pub(super) fn reason(name: &str) -> Option<(&'static str, &'static str)> {
    let module = MODULES.iter().find(|(path, _)| program::is_below(name, path));
    module.or_else(|| METHODS.iter().find(|(end, _)| name.ends_with(end))).copied()
}

pub(super) fn parts() -> impl Iterator<Item = &'static str> {
    MODULES.iter().chain(METHODS).map(|(part, _)| *part)
}
