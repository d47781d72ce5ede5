//! The run: every case with every method that supports it, and the verdict.

use std::process::ExitCode;
use std::time::Instant;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::Description;

use crate::arguments::{FOLLOWED, STEPPED, TAINTED, TRACED};
use crate::cases::method::Method;
use crate::cases::{Case, Expect, SUBJECTS, catalogue};
use crate::code::{self, spills};
use crate::jobs::{By, Job};
use crate::ledger::Ledger;
use crate::outcome::Outcome;
use crate::report::tally::Tally;
use crate::report::{self, provenance};
use crate::trace::stepped;
use crate::{child, jobs, taint, timing};

/// Variants (family/variant) that must be exercised for a run to succeed.
const REQUIRE_VARIABLE: &str = "LIMBWISE_TEST_REQUIRE";

const USAGE: &str = "usage: limbwise-ct [--small | --traces | --ledger | --timing | --spills | --cases | CASE]

Watches the release build compute with secrets, and prints what it saw.
  --small   a few cases by trace and by taint, in any build: for `cargo test`
  --traces  everything by trace alone
  --ledger  every promise by taint and by trace with two sets of secrets, the disassembly, and the ledger of coverage
  --timing  the clock alone
  --spills  looks for vectors on the stack in the loops of the kernels, and for nothing else
  --cases   lists what is watched, for the table of SECURITY.md
  CASE      only the cases with this in their names, by trace and by taint
Exit status: 0 every promise held, every twin and every control was caught, every pair of a variant and a method ran; 1 not
so, or nothing could be seen; 2 usage.";

/// Returns the program.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => watch(Extent::Full),
        ["--small"] => watch(Extent::Small),
        ["--traces"] => watch(Extent::Traces),
        ["--ledger"] => watch(Extent::Ledger),
        ["--timing"] => watch(Extent::Timing),
        ["--spills"] => spills::check(),
        ["--cases"] => {
            list();
            Ok(())
        }
        [TRACED | FOLLOWED | STEPPED | TAINTED, ..] => return child::main(&arguments),
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

/// The extent of a run.
#[derive(Clone, Copy, PartialEq)]
enum Extent<'a> {
    Full,
    Small,
    Traces,
    Ledger,
    Timing,
    Named(&'a str),
}

impl Extent<'_> {
    fn takes(self, case: &Case) -> bool {
        match self {
            Extent::Full | Extent::Traces => true,
            Extent::Ledger => !case.is_control(),
            Extent::Small => case.small,
            Extent::Timing => false,
            Extent::Named(name) => case.id().contains(name),
        }
    }

    /// The small run takes the slowest and the fastest variant, which differ most, with both methods.
    fn takes_variant(self, case: &Case, features: Features, variant: &Description) -> bool {
        let can = |v: &&Description| catalogue::can(Method::Taint, case.subject, v);
        let ends = [
            case.variants(features).next(),
            case.variants(features).last(),
            case.variants(features).filter(can).last(),
        ];
        self != Extent::Small || ends.into_iter().flatten().any(|end| end.name == variant.name)
    }
}

fn watch(extent: Extent<'_>) -> Result<(), String> {
    if cfg!(debug_assertions) && extent != Extent::Small {
        return Err("the promise is that of the release build: run with --release".into());
    }
    let features = Features::detect().map_err(|error| error.to_string())?;
    check_required(features)?;
    let with_taint = match taint::available() {
        _ if cfg!(target_feature = "avx512f") => {
            println!("valgrind cannot run a program that was compiled for AVX-512: NOT TAINTED");
            false
        }
        Err(why) if extent == Extent::Small => {
            println!("{why}: NOT TAINTED");
            false
        }
        _ if extent == Extent::Traces => false,
        available => available.map(|()| true)?,
    };
    let start = Instant::now();
    let keeps_ledger = matches!(extent, Extent::Full | Extent::Ledger);
    let mut ledger = if keeps_ledger { Some(Ledger::new()?) } else { None };
    let mut tally = Tally::new(features);
    provenance::print();
    report::head();
    jobs::run(&jobs_of(extent, features, with_taint), |job, outcome| {
        tally.add(job, outcome, ledger.as_mut());
    })?;
    if matches!(extent, Extent::Full | Extent::Small) {
        compare_recorder(extent, features)?;
    }
    if matches!(extent, Extent::Full | Extent::Timing) {
        timing::run(features, &mut tally)?;
    }
    if let Some(ledger) = &ledger {
        code::run(ledger, &mut tally)?;
    }
    tally.verdict(extent == Extent::Full, start, ledger.as_ref())
}

/// Returns every case with each method that supports it.
fn jobs_of(extent: Extent<'_>, features: Features, with_taint: bool) -> Vec<Job> {
    let mut jobs = Vec::new();
    for mut case in catalogue::cases().filter(|case| extent.takes(case)) {
        if extent == Extent::Ledger {
            case.secrets = 2;
        }
        for variant in case.variants(features).filter(|v| extent.takes_variant(&case, features, v)) {
            if case.expect != Expect::LeakOnlyInTaint && case.threads == 1 {
                jobs.push(Job { case: case.clone(), variant, by: By::Trace });
            }
            // With debug information, memcheck takes seconds to load the program. With debug assertions, sums
            // are checked for overflow, and the recorder would report these branches.
            let slow = case.subject.claimed().count() > 1 && variant.requires.is_empty();
            let by = if catalogue::needs_recorder(variant) { By::Recorder } else { By::Memcheck };
            let checks_sums = cfg!(debug_assertions) && by == By::Recorder && case.expect == Expect::Constant;
            let few = extent != Extent::Small || !(slow || checks_sums);
            let followed = match by {
                By::Recorder => case.threads == 1,
                _ => case.expect != Expect::LeakHiddenFromMemcheck,
            };
            if with_taint && few && followed && catalogue::can(Method::Taint, case.subject, variant) {
                jobs.push(Job { case: case.clone(), variant, by });
            }
            if with_taint && case.recorder && !case.is_control() && extent != Extent::Small {
                jobs.push(Job { case: case.clone(), variant, by: By::Recorder });
            }
        }
    }
    jobs
}

/// Returns the comparison of the recorder with a debugger, on the small cases.
fn compare_recorder(extent: Extent<'_>, features: Features) -> Result<(), String> {
    for case in catalogue::cases().filter(|case| case.small && !case.is_control()) {
        for variant in case.variants(features).filter(|v| extent.takes_variant(&case, features, v)) {
            let instructions = stepped::compare(&case, variant.name)
                .map_err(|error| format!("{}, {}: {error}", case.id(), variant.name))?;
            let outcome = Outcome { instructions, ..Outcome::default() };
            report::line(&case.observed(variant.name), "steps", &outcome, "recorded as a debugger sees it");
        }
    }
    Ok(())
}

/// Lists the observed cases with name, sizes, methods and the public data other than sizes. The list does not
/// depend on this processor.
fn list() {
    for case in catalogue::cases().filter(|case| !case.is_control() && case.mistake.is_none()) {
        let can = |method| {
            let mut claimed = case.subject.claimed();
            claimed.any(|variant| catalogue::can(method, case.subject, variant))
        };
        let methods = Method::ALL.into_iter().filter(|method| case.threads == 1 || *method == Method::Taint);
        let methods: Vec<_> = methods.filter(|method| can(*method)).map(Method::name).collect();
        let sizes: Vec<_> = case.sizes.iter().map(ToString::to_string).collect();
        let public = case.decides.first().map_or("", |decision| decision.what);
        println!(
            "{} {}\t{}\t{}\t{public}",
            case.subject.name,
            case.name,
            sizes.join(" "),
            methods.join(", ")
        );
    }
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
