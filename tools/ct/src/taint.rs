//! Runs a case under memcheck, with secrets marked as undefined.

pub(crate) mod follow;

use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use limbwise_kernels::cpu::Features;

use crate::arguments::{self, BEGINS, TAINTED};
use crate::cases::{Case, Decision};
use crate::ledger::Coverage;
use crate::outcome::Outcome;

/// The exit code of a process in which memcheck found an error. Otherwise the process exits with 0, or with
/// 101 if it panics.
const FOUND: i32 = 99;

/// Suppressions of false reports of memcheck.
const SUPPRESSIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vector-shifts.supp");

/// The start of valgrind's line for a block.
const BLOCK: &str = "==== SB ";

/// Checks whether valgrind can be run.
///
/// # Errors
///
/// Returns what to do if it cannot.
pub(crate) fn available() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("valgrind does not run ({other:?}): install it (Debian's package valgrind)")),
    }
}

/// Runs a case under memcheck.
///
/// # Errors
///
/// Returns an error if the case cannot be run; it then has no result.
pub(crate) fn taint(case: &Case, variant: &str) -> io::Result<Outcome> {
    let program = std::env::current_exe()?;
    let output = Command::new("valgrind")
        .args(["--tool=memcheck", "--quiet", "--leak-check=no", "--vgdb=no", "--num-callers=6"])
        // Prints a line for each block when it is translated.
        .args(["--trace-flags=00000001", "--vex-guest-chase=no"])
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(format!("--suppressions={SUPPRESSIONS}"))
        .arg(&program)
        .args(arguments::of(TAINTED, case, variant, 0))
        .env(Features::DISABLE_VARIABLE, disabled())
        .stdin(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let found = match output.status.code() {
        Some(0) => unexpected("", case.decides, case.is_control()),
        Some(FOUND) => unexpected(&text, case.decides, case.is_control()),
        other => {
            return Err(io::Error::other(format!("under valgrind the case ended with {other:?}:\n{text}")));
        }
    };
    // The child reports the words that it marks as secret before it computes, and afterwards whether it
    // reached its mistake.
    let told = String::from_utf8_lossy(&output.stdout);
    let [hidden, reached] = [0, 1].map(|i| told.lines().nth(i).unwrap_or_default());
    let without_mistake = case.mistake.is_some() && reached == "false";
    match hidden.parse() {
        Ok(0) | Err(_) => Err(io::Error::other("nothing was secret")),
        Ok(secrets) => {
            let coverage = Coverage { followed: blocks(&text, &program), ..Coverage::default() };
            Ok(Outcome { secrets, coverage, found, without_mistake, ..Outcome::default() })
        }
    }
}

/// Parses the lines that valgrind prints for the blocks it translates after the case has begun: `==== SB
/// number (..) [..] address function program+offset`.
fn blocks(text: &str, program: &Path) -> BTreeSet<u64> {
    let lines =
        text.lines().skip_while(|line| !line.starts_with(BEGINS)).filter(|line| line.starts_with(BLOCK));
    let place = |line: &str| {
        let (object, offset) = line.rsplit_once("+0x")?;
        if !object.ends_with(program.to_str()?) {
            return None;
        }
        u64::from_str_radix(offset.trim(), 16).ok()
    };
    lines.filter_map(place).collect()
}

/// Returns the features that valgrind does not support, and those that the environment already disables.
fn disabled() -> String {
    let already = std::env::var(Features::DISABLE_VARIABLE).unwrap_or_default();
    format!("avx512f,{already}")
}

/// Returns the first error that is not a branch on public data, or a function whose number of such branches
/// is not the one that its case states. Twins are meant to leak, so no such branches are expected of them.
fn unexpected(text: &str, decides: &[Decision], control: bool) -> Option<String> {
    let mut places = vec![BTreeSet::new(); decides.len()];
    let lines: Vec<_> = text
        .lines()
        .filter(|line| !line.starts_with("==="))
        .filter_map(|line| Some(line.strip_prefix("==")?.split_once("==")?.1.trim()))
        .collect();
    let errors = lines.split(|line| line.is_empty()).filter(|error| !error.is_empty());
    for error in errors {
        // Each place is reported once for every call path.
        let (at, function) = error.get(1).and_then(|line| frame(line)).unwrap_or_default();
        let decision =
            decides.iter().position(|d| error[0].starts_with("Conditional jump") && d.function == function);
        match decision {
            Some(decision) => places[decision].insert(at),
            None => return Some(first_error(error)),
        };
    }
    let differs = decides.iter().zip(&places).find(|(decision, places)| decision.jumps != places.len());
    differs.filter(|_| !control).map(|(Decision { function, jumps, .. }, places)| {
        format!("{} jumps of {function}, {places:?}: {jumps} may decide", places.len())
    })
}

/// Returns the address and the function in a line of a stack trace.
fn frame(line: &str) -> Option<(&str, &str)> {
    let (at, function) = line.strip_prefix("at ").or_else(|| line.strip_prefix("by "))?.split_once(": ")?;
    Some((at, function.split(" (in ").next().unwrap_or_default()))
}

/// The message and the two innermost functions of an error: the innermost may be a copy of memory, which does
/// not show its caller.
fn first_error(lines: &[&str]) -> String {
    let (message, lines) = lines.split_first().unwrap_or((&"an error without a message", &[]));
    let functions: Vec<_> = lines.iter().map_while(|line| Some(frame(line)?.1)).take(2).collect();
    format!("{message}: {}", functions.join(", called by "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "==7== Conditional jump or move depends on uninitialised value(s)
==7==    at 0x1: limbwise::a::f (in x)
==7==    by 0x2: main (in x)
==7== 
==7== Conditional jump or move depends on uninitialised value(s)
==7==    at 0x3: limbwise::a::f (in x)
==7== 
==7== Use of uninitialised value of size 8
==7==    at 0x4: limbwise::a::f (in x)
==7== 
";

    #[test]
    fn exactly_so_many_decisions_of_the_functions_named_are_passed_over() {
        let found = |jumps, function| unexpected(TWO, &[Decision { function, jumps, what: "" }], false);
        assert!(found(2, "limbwise::a::f").unwrap().starts_with("Use of uninitialised"));
        assert!(found(2, "a::f").unwrap().starts_with("Conditional jump"));
        let jumps = TWO.split("==7== Use").next().unwrap();
        let found = |jumps_told, control| {
            unexpected(
                jumps,
                &[Decision { function: "limbwise::a::f", jumps: jumps_told, what: "" }],
                control,
            )
        };
        assert_eq!(found(2, false), None);
        for wrong in [1, 3] {
            assert!(found(wrong, false).unwrap().starts_with("2 jumps of limbwise::a::f"));
            assert_eq!(found(wrong, true), None);
        }
        // The same place, reached by another call path.
        let twice = jumps.replace("0x3", "0x1");
        assert_eq!(
            unexpected(&twice, &[Decision { function: "limbwise::a::f", jumps: 1, what: "" }], false),
            None
        );
    }

    #[test]
    fn blocks_are_those_of_this_program_that_ran_after_the_case_had_begun() {
        let text = format!(
            "==== SB 1 (evchecks 2) [tid 1] 0x109000 a::f+9 /bin/x+0x1000
{BEGINS}==== SB 2 (evchecks 3) [tid 1] 0x109010 write /lib/libc.so+0x1010
==== SB 3 (evchecks 4) [tid 1] 0x109020 <a::T as b::U>::f /bin/x+0x1020
==7== Conditional jump or move depends on uninitialised value(s)
==== SB 4 (evchecks 5) [tid 1] 0x109030 UNKNOWN_FUNCTION /lib/libc.so+0x1030
"
        );
        assert_eq!(blocks(&text, Path::new("/bin/x")), BTreeSet::from([0x1020]));
    }
}
