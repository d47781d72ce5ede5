//! The run: every case by every method that can take it, and the verdict.

use std::io;
use std::process::ExitCode;
use std::time::Instant;

use limbwise::cpu::Features;
use limbwise::lanes::{self, Variant};

use crate::case::{self, Case, Expect};
use crate::report::{self, Line};
use crate::{child, secrets, spills, taint, tracer};

/// Variants (family/variant) that have to be exercised for a run to succeed.
const REQUIRE_VARIABLE: &str = "LIMBWISE_TEST_REQUIRE";

const USAGE: &str = "usage: limbwise-ct [--small | --spills | CASE]

Watches the release build compute with secrets, and prints what it saw.
  --small   a few cases by trace alone, in any build: for `cargo test`
  --spills  looks for vectors on the stack in the loops of the kernels, and for nothing else
  CASE      only the cases with this in their names
Exit status: 0 every promise held and every control was caught; 1 not so, or nothing could be seen; 2 usage.";

/// The program.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => watch(false, ""),
        ["--small"] => watch(true, ""),
        ["--spills"] => match spills::check() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("limbwise-ct: {error}");
                ExitCode::FAILURE
            }
        },
        [child::TRACED | child::TAINTED, ..] => child::main(&arguments),
        ["--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        [name] if !name.starts_with('-') => watch(false, name),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// What has been counted so far.
#[derive(Default)]
struct Tally {
    promises: usize,
    controls: usize,
    steps: usize,
    failures: usize,
}

fn watch(small: bool, name: &str) -> ExitCode {
    match watched(small, name) {
        Ok(tally) if tally.failures == 0 => ExitCode::SUCCESS,
        Ok(tally) => {
            eprintln!("limbwise-ct: {} results are not as they have to be", tally.failures);
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("limbwise-ct: {error}");
            ExitCode::FAILURE
        }
    }
}

fn watched(small: bool, name: &str) -> Result<Tally, String> {
    if cfg!(debug_assertions) && !small {
        return Err("the promise is that of the release build: run with --release".into());
    }
    let features = Features::detect().map_err(|error| error.to_string())?;
    // `reference` is not constant-time, and says so.
    let variants: Vec<_> = Variant::all(features).filter(|v| !matches!(v, Variant::Reference)).collect();
    check_required(&variants)?;
    if !small {
        taint::available()?;
    }
    let start = Instant::now();
    let mut tally = Tally::default();
    report::head();
    for case in case::all().filter(|c| (!small || c.small) && c.id().contains(name)) {
        if !case.runs_with(features) {
            println!("{} does not run here: NOT TESTED", case.id());
            continue;
        }
        let once = [Variant::Portable];
        for variant in if case.each_variant { &variants[..] } else { &once } {
            let portable = matches!(variant, Variant::Portable);
            if case.trace_portable || !portable {
                by_trace(&case, *variant, &mut tally)?;
            }
            if !small && case.taint && taint::knows(*variant) && taint::has(case.requires) {
                by_taint(&case, *variant, &mut tally)?;
            }
        }
    }
    if tally.promises + tally.controls == 0 {
        return Err(format!("no case has \"{name}\" in its name"));
    }
    for missing in Variant::DESCRIPTIONS
        .iter()
        .filter(|d| d.name != Variant::Reference.name() && !variants.iter().any(|v| v.name() == d.name))
    {
        println!("{}/{} does not run here: NOT TESTED", lanes::FAMILY.name, missing.name);
    }
    println!(
        "{} promises, {} controls, {} steps, {:.0} s; {} not as they have to be",
        tally.promises,
        tally.controls,
        tally.steps,
        start.elapsed().as_secs_f64(),
        tally.failures
    );
    Ok(tally)
}

fn check_required(variants: &[Variant]) -> Result<(), String> {
    let required = std::env::var(REQUIRE_VARIABLE).unwrap_or_default();
    let own = required
        .split(',')
        .filter_map(|r| r.trim().split_once('/'))
        .filter(|(f, _)| *f == lanes::FAMILY.name);
    match own.into_iter().find(|(_, name)| !variants.iter().any(|v| v.name() == *name)) {
        None => Ok(()),
        Some((family, name)) => {
            Err(format!("{REQUIRE_VARIABLE} asks for {family}/{name}, which is not watched here"))
        }
    }
}

fn by_trace(case: &Case, variant: Variant, tally: &mut Tally) -> Result<(), String> {
    assert!(case.secrets >= 2 && case.secrets <= secrets::SELECTORS, "what is there to compare");
    let outcome = tracer::trace(case, variant).map_err(|error| cannot("trace", case, &error))?;
    tally.steps += outcome.total;
    let verdict = tally.judge(case.expect != Expect::Constant, outcome.difference.as_deref());
    report::line(&Line {
        case: &case.id(),
        variant: if case.each_variant { variant.name() } else { "" },
        method: "trace",
        runs: case.secrets.to_string(),
        steps: outcome.steps.to_string(),
        divisions: if outcome.divisions == 0 { String::new() } else { outcome.divisions.to_string() },
        verdict,
    });
    Ok(())
}

fn by_taint(case: &Case, variant: Variant, tally: &mut Tally) -> Result<(), String> {
    if case.expect == Expect::LeakOnlyInTrace {
        return Ok(());
    }
    let found = taint::taint(case, variant).map_err(|error| cannot("taint", case, &error))?;
    let verdict = tally.judge(case.expect == Expect::Leak, found.as_deref());
    report::line(&Line {
        case: &case.id(),
        variant: if case.each_variant { variant.name() } else { "" },
        method: "taint",
        runs: "all".into(),
        steps: String::new(),
        divisions: String::new(),
        verdict,
    });
    Ok(())
}

fn cannot(method: &str, case: &Case, error: &io::Error) -> String {
    let hint = match error.kind() {
        io::ErrorKind::PermissionDenied => {
            "\nptrace(2) or personality(2) is forbidden here (a container's seccomp filter, kernel.yama.ptrace_scope): \
             allow it, for instance by --cap-add=SYS_PTRACE --security-opt seccomp=unconfined. NOTHING WAS TESTED."
        }
        _ => "",
    };
    format!("{method} of {} was not possible: {error}{hint}", case.id())
}

impl Tally {
    /// Counts a result and puts it in words.
    fn judge(&mut self, control: bool, found: Option<&str>) -> String {
        *if control { &mut self.controls } else { &mut self.promises } += 1;
        if control != found.is_some() {
            self.failures += 1;
        }
        match (control, found) {
            (false, None) => "constant".into(),
            (false, Some(at)) => format!("LEAKS at {at}"),
            (true, Some(at)) => format!("caught at {at}"),
            (true, None) => "ESCAPED: the control leaks and was not caught".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_leaking_controls_and_silent_promises_succeed() {
        for (control, found, failures) in
            [(false, None, 0), (false, Some("x"), 1), (true, Some("x"), 0), (true, None, 1)]
        {
            let mut tally = Tally::default();
            tally.judge(control, found);
            assert_eq!(tally.failures, failures, "{control} {found:?}");
        }
    }
}
