//! The run: every case by every method that can take it, and the verdict.

use std::process::ExitCode;
use std::time::Instant;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::Description;

use crate::arguments::{TAINTED, TRACED};
use crate::case::{Case, Expect, SUBJECTS};
use crate::jobs::Job;
use crate::method::Method;
use crate::tally::Tally;
use crate::{catalogue, child, code, jobs, report, spills, taint, timing};

/// Variants (family/variant) that have to be exercised for a run to succeed.
const REQUIRE_VARIABLE: &str = "LIMBWISE_TEST_REQUIRE";

const USAGE: &str = "usage: limbwise-ct [--small | --code | --timing | --spills | CASE]

Watches the release build compute with secrets, and prints what it saw.
  --small   a few cases by trace and by taint, in any build: for `cargo test`
  --code    the disassembly alone
  --timing  the clock alone
  --spills  looks for vectors on the stack in the loops of the kernels, and for nothing else
  CASE      only the cases with this in their names, by trace and by taint
Exit status: 0 every promise held, every twin and every control was caught, every pair of a variant and a method ran; 1 not
so, or nothing could be seen; 2 usage.";

/// The program.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => watch(Extent::Full),
        ["--small"] => watch(Extent::Small),
        ["--code"] => watch(Extent::Code),
        ["--timing"] => watch(Extent::Timing),
        ["--spills"] => spills::check(),
        [TRACED | TAINTED, ..] => return child::main(&arguments),
        ["--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        [name] if !name.starts_with('-') => watch(Extent::Named(name)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("limbwise-ct: {error}");
            ExitCode::FAILURE
        }
    }
}

/// How much is watched.
#[derive(Clone, Copy, PartialEq)]
enum Extent<'a> {
    Full,
    Small,
    Code,
    Timing,
    Named(&'a str),
}

impl Extent<'_> {
    fn takes(self, case: &Case) -> bool {
        match self {
            Extent::Full => true,
            Extent::Small => case.small,
            Extent::Code | Extent::Timing => false,
            Extent::Named(name) => case.id().contains(name),
        }
    }

    fn takes_variant(self, variant: &Description) -> bool {
        self != Extent::Small || ["any", "portable", "adx", "ifma"].contains(&variant.name)
    }
}

fn watch(extent: Extent<'_>) -> Result<(), String> {
    if cfg!(debug_assertions) && extent != Extent::Small {
        return Err("the promise is that of the release build: run with --release".into());
    }
    let features = Features::detect().map_err(|error| error.to_string())?;
    check_required(features)?;
    let with_taint = match taint::available() {
        Err(why) if extent == Extent::Small => {
            println!("{why}: NOT TAINTED");
            false
        }
        available => available.map(|()| true)?,
    };
    let start = Instant::now();
    let mut tally = Tally::new(features);
    report::head();
    jobs::run(&jobs_of(extent, features, with_taint), |job, outcome| tally.add(job, outcome))?;
    if matches!(extent, Extent::Full | Extent::Timing) {
        timing::run(features, &mut tally)?;
    }
    if matches!(extent, Extent::Full | Extent::Code) {
        code::run(features, &mut tally)?;
    }
    tally.verdict(extent == Extent::Full, start)
}

/// Every case by every method that can take it.
fn jobs_of(extent: Extent<'_>, features: Features, with_taint: bool) -> Vec<Job> {
    let mut jobs = Vec::new();
    for case in catalogue::cases().filter(|case| extent.takes(case)) {
        for variant in case.variants(features).filter(|variant| extent.takes_variant(variant)) {
            if !case.untraced.contains(&variant.name) {
                jobs.push(Job { case: case.clone(), variant, taint: false });
            }
            // Builds with debug information take memcheck seconds to load, and look at sums, which overflow or not.
            let few = extent != Extent::Small || ["adx", "any"].contains(&variant.name);
            let followed = case.taint && case.expect != Expect::LeakOnlyInTrace;
            if with_taint && few && followed && catalogue::can(Method::Taint, case.subject, variant) {
                jobs.push(Job { case: case.clone(), variant, taint: true });
            }
        }
    }
    jobs
}

fn check_required(features: Features) -> Result<(), String> {
    let required = std::env::var(REQUIRE_VARIABLE).unwrap_or_default();
    for (family, name) in required.split(',').filter_map(|r| r.trim().split_once('/')) {
        let Some(subject) = SUBJECTS.iter().find(|s| s.name == family) else { continue };
        if !subject.claimed().any(|v| v.name == name && v.runs_with(features)) {
            return Err(format!("{REQUIRE_VARIABLE} asks for {family}/{name}, which is not watched here"));
        }
    }
    Ok(())
}
