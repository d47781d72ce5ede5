//! What need not run under watch, by name, and why.

/// Why a function, or what of it did not run, is not on a secret path.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("::reference::", NOTHING),
    ("limbwise_kernels::grf::", NOTHING),
    ("limbwise_kernels::swap::", PATTERNS),
    ("limbwise::byteorder::", PATTERNS),
    ("limbwise_capi::byteorder::", PATTERNS),
    ("limbwise_kernels::cpu::", "the processor, no numbers"),
    ("limbwise::threads::", "threads, no numbers"),
    ("limbwise_capi::manner::", "options, no numbers"),
    ("limbwise_capi::memory::", REFUSALS),
    ("limbwise_capi::status::", REFUSALS),
    ("limbwise::error::", REFUSALS),
    ("core::fmt::", "text of errors and shapes"),
    ("drop_in_place", "memory that is given back, overwritten before"),
    ("rayon", "how rows are spread over threads; a case has one"),
    ("limbwise::engine::", ORCHESTRATION),
    ("limbwise::operation::", ORCHESTRATION),
    ("limbwise::residues::", ORCHESTRATION),
    ("limbwise::sums::", ORCHESTRATION),
    ("limbwise::divisors::", ORCHESTRATION),
    ("limbwise::prime::", ORCHESTRATION),
    ("limbwise::key::", ORCHESTRATION),
    ("limbwise::column::", ORCHESTRATION),
    ("limbwise::buffer::", ORCHESTRATION),
    ("limbwise::rows::", ORCHESTRATION),
    ("limbwise_capi::columns::", ORCHESTRATION),
    ("limbwise_capi::limbs::", ORCHESTRATION),
    ("::import", ROWS),
    ("::export", ROWS),
    ("limbwise_kernels::permute::short::", TABLES),
    ("limbwise_kernels::permute::plan::Plan::new", TABLES),
    ("limbwise_kernels::permute::", TABLES),
    ("limbwise_kernels::powers::SlidingWindow", "exponents that are public"),
    ("limbwise_kernels::limb::bit_length", "moduli's lengths, which are public"),
    ("::with_variant", REFUSALS),
    ("fixed::inverse::power_of_two_inverse", "the features of the processor, read again in a loop"),
    ("limbwise_kernels::powers::", PLANS),
    ("limbwise_kernels::lanes::plan::", PLANS),
    ("limbwise_kernels::lanes::pow::", PLANS),
    ("limbwise_kernels::mont::plan::", PLANS),
    ("limbwise_kernels::mont::pow::", PLANS),
    ("limbwise_kernels::sum::Operands::new", DIVIDED),
    ("limbwise_kernels::sum::portable::rows", DIVIDED),
    ("real::cases::sum::", DIVIDED),
    ("real::cases::fixed::hex", "what a case does with errors that do not come up"),
    ("real::cases::fixed::montgomery_new", "what a case does with errors that do not come up"),
    ("mont::ifma::mul_inner", COUNTS),
    ("mont::ifma::sqr_inner", COUNTS),
    ("lanes::ifma::sqr::square", COUNTS),
    ("lanes::ifma::karatsuba::reduce_columns", COUNTS),
    ("real::cases::timed::", "under the clock, not under trace"),
    ("real::cases::columns::", CASES),
    ("real::cases::library::", CASES),
    ("real::cases::lanes::", CASES),
];

const NOTHING: &str = "claims nothing";
const PATTERNS: &str = "moves bytes by public patterns";
/// Not watched yet: no case has such shapes.
const COUNTS: &str = "jumps on numbers of blocks that no case has, read by hand in the disassembly";
const PLANS: &str =
    "numbers of rows, widths, windows and requests to stop, which are public; numbers are handed to kernels";
const DIVIDED: &str = "the long form of a division of lengths, and what asserts them";
const REFUSALS: &str = "refuses what is wrong, which is public";
const ORCHESTRATION: &str = "lengths, spans and options, which are public; numbers are handed to kernels";
const ROWS: &str = "the lengths of rows, an array of slices";
const CASES: &str = "what a case does with errors that do not come up; numbers are handed to the library";
const TABLES: &str = "tables of permutations, which are public";

/// The same for functions of which nothing ran.
const NEVER: &[(&str, &str)] = &[
    ("lanes::ifma::karatsuba::", TILES),
    ("lanes::ifma::sqr::square", TILES),
    ("lanes::ifma::dot::", TILES),
];

const TILES: &str = "made for tiles of one or two limbs, which numbers of so many limbs are not cut into";

/// The exception for a function.
pub(super) fn reason(name: &str, ran: bool) -> Option<(&'static str, &'static str)> {
    let never = NEVER.iter().filter(|_| !ran);
    EXCEPTIONS.iter().chain(never).find(|(part, _)| name.contains(part)).copied()
}

pub(super) fn parts() -> impl Iterator<Item = &'static str> {
    EXCEPTIONS.iter().chain(NEVER).map(|(part, _)| *part)
}
