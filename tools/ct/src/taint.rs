//! A case under memcheck, with secrets that are undefined to it.

use std::io;
use std::process::{Command, Stdio};

use limbwise::cpu::Features;

use crate::arguments::{self, TAINTED};
use crate::case::{Case, Decision};

/// How memcheck ends a process in which it found something. The process itself ends with 0, or, when it
/// panics, with 101.
const FOUND: i32 = 99;

/// What memcheck complains of without a reason.
const SUPPRESSIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vector-shifts.supp");

/// Whether valgrind can be run at all.
///
/// # Errors
///
/// What to do about it, if not.
pub(crate) fn available() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("valgrind does not run ({other:?}): install it (Debian's package valgrind)")),
    }
}

/// What became of a case.
pub(crate) struct Outcome {
    /// The words that were hidden.
    pub(crate) hidden: usize,
    /// The first error that memcheck reports, if there is one.
    pub(crate) found: Option<String>,
    /// Whether it is a twin that did not come to the place of its mistake.
    pub(crate) without_mistake: bool,
}

/// Runs a case under memcheck.
///
/// # Errors
///
/// Whatever keeps the case from being run; then nothing is known of it.
pub(crate) fn taint(case: &Case, variant: &str) -> io::Result<Outcome> {
    let output = Command::new("valgrind")
        .args(["--tool=memcheck", "--quiet", "--leak-check=no", "--vgdb=no", "--num-callers=6"])
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(format!("--suppressions={SUPPRESSIONS}"))
        .arg(std::env::current_exe()?)
        .args(arguments::of(TAINTED, case, variant, 0))
        .env(Features::DISABLE_VARIABLE, disabled())
        .stdin(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let found = match output.status.code() {
        Some(0) => None,
        Some(FOUND) => unexpected(&text, case.decides),
        other => {
            return Err(io::Error::other(format!("under valgrind the case ended with {other:?}:\n{text}")));
        }
    };
    // The child says what it has hidden before it computes, and after that whether it came to its mistake.
    let told = String::from_utf8_lossy(&output.stdout);
    let [hidden, reached] = [0, 1].map(|i| told.lines().nth(i).unwrap_or_default());
    let without_mistake = case.mistake.is_some() && reached == "false";
    match hidden.parse() {
        Ok(0) | Err(_) => Err(io::Error::other("nothing was secret")),
        Ok(hidden) => Ok(Outcome { hidden, found, without_mistake }),
    }
}

/// What valgrind cannot run, and what the environment takes away already.
fn disabled() -> String {
    let already = std::env::var(Features::DISABLE_VARIABLE).unwrap_or_default();
    format!("avx512f,{already}")
}

/// The first error that is no decision on what is public. Each place is reported once.
fn unexpected(text: &str, decides: &[Decision]) -> Option<String> {
    let mut left: Vec<_> = decides.iter().map(|decision| (decision.function, decision.jumps)).collect();
    let lines: Vec<_> =
        text.lines().filter_map(|line| Some(line.strip_prefix("==")?.split_once("==")?.1.trim())).collect();
    let errors = lines.split(|line| line.is_empty()).filter(|error| !error.is_empty());
    errors.map(first_error).find(|error| {
        let is_jump = error.starts_with("Conditional jump");
        let place =
            left.iter_mut().find(|(function, jumps)| is_jump && *jumps > 0 && error.contains(function));
        place.map(|(_, jumps)| *jumps -= 1).is_none()
    })
}

/// Message and innermost functions of an error: a copy inlines nothing of its caller, so two.
fn first_error(lines: &[&str]) -> String {
    let mut lines = lines.iter().copied();
    let message = lines.next().unwrap_or("an error without a message");
    let functions = lines.map_while(|line| {
        let function =
            line.split_once(": ").filter(|_| line.starts_with("at 0x") || line.starts_with("by 0x"));
        Some(function?.1.split(" (in ").next().unwrap_or_default())
    });
    let functions: Vec<_> = functions.take(2).collect();
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
    fn only_so_many_decisions_of_the_functions_named_are_passed_over() {
        let found = |jumps, function| unexpected(TWO, &[Decision { function, jumps, what: "" }]);
        assert!(found(1, "a::f").unwrap().starts_with("Conditional jump"));
        assert!(found(3, "a::f").unwrap().starts_with("Use of uninitialised"));
        assert!(found(3, "a::g").unwrap().starts_with("Conditional jump"));
        let jumps = TWO.split("==7== Use").next().unwrap();
        assert_eq!(unexpected(jumps, &[Decision { function: "a::f", jumps: 2, what: "" }]), None);
    }
}
