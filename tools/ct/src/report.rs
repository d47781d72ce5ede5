//! The tables: results line by line as they arrive, and a summary at the end.

pub(crate) mod provenance;
pub(crate) mod tally;

use std::fmt::Display;
use std::io::Write;

use limbwise_kernels::family::Description;

use crate::cases::method::Method;
use crate::cases::{Observed, Subject};
use crate::ledger::Totals;
use crate::outcome::Outcome;

fn row(cells: [&dyn Display; 7]) {
    let [case, what, method, secrets, instructions, divisions, verdict] = cells;
    println!("{case:<36} {what:<20} {method:<6} {secrets:>8} {instructions:>12} {divisions:>4}  {verdict}");
    // Flushed, because a pipe would otherwise show nothing for minutes. If no one reads the output, the exit
    // code still reports the verdict.
    let _ = std::io::stdout().flush();
}

/// The head of the table.
pub(crate) fn head() {
    row([&"case", &"variant", &"method", &"secrets", &"instructions", &"div", &"verdict"]);
}

/// A line of it. Numbers that are 0 are left out.
pub(crate) fn line(observed: &Observed<'_>, method: &str, outcome: &Outcome, verdict: &str) {
    let Observed { case, subject, variant, mistake, .. } = observed;
    let mistake = mistake.map(|mistake| format!(", {mistake:?}")).unwrap_or_default();
    let [secrets, instructions, divisions] = [outcome.secrets, outcome.instructions, outcome.divisions]
        .map(|number| if number == 0 { String::new() } else { number.to_string() });
    let (case, what) = (format!("{case}{mistake}"), format!("{}/{variant}", subject.name));
    row([
        &case,
        &what,
        &method,
        &secrets,
        &instructions,
        &divisions,
        &format!("{verdict}{}", outcome.remark),
    ]);
}

/// The observations of a method for a variant.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) cases: usize,
    /// Sets of secrets of traces, secret words of taint runs, measurements, functions.
    pub(crate) secrets: usize,
    /// The number of instructions compared or read.
    pub(crate) instructions: usize,
    /// The twins that had to be caught, and those that were caught.
    pub(crate) twins: usize,
    pub(crate) caught: usize,
}

/// The observations of a variant, by method.
pub(crate) struct Pair {
    pub(crate) subject: &'static Subject,
    pub(crate) variant: &'static Description,
    /// The methods that can observe it, and therefore must.
    pub(crate) can: [bool; Method::ALL.len()],
    pub(crate) seen: [Seen; Method::ALL.len()],
}

/// A column of the table of pairs.
fn cell(method: Method, can: bool, seen: &Seen) -> String {
    if !can && seen.cases == 0 {
        return "-".into();
    }
    let Seen { cases, secrets, instructions, twins, caught } = *seen;
    let twins = if twins == 0 { String::new() } else { format!(", {caught}/{twins}") };
    match method {
        Method::Trace => format!("{cases}: {secrets} x, {instructions}{twins}"),
        Method::Taint | Method::Timing => format!("{cases}: {secrets}{twins}"),
        Method::Code => format!("{secrets}: {instructions}{twins}"),
    }
}

/// Returns the table of pairs, and the pairs that could have been observed but were not.
pub(crate) fn pairs(pairs: &[Pair]) -> Vec<String> {
    println!();
    println!(
        "what ran (cases: secrets, instructions, twins caught; hidden words of taints, measurements of timings, functions of code)"
    );
    println!("{:<22} {:<34} {:<22} {:<24} {:<20}", "variant", "trace", "taint", "timing", "code");
    let mut nothing = Vec::new();
    for pair in pairs {
        let name = format!("{}/{}", pair.subject.name, pair.variant.name);
        let can = |method: Method| pair.can[method as usize];
        let [trace, taint, timing, code] =
            Method::ALL.map(|method| cell(method, can(method), &pair.seen[method as usize]));
        println!("{name:<22} {trace:<34} {taint:<22} {timing:<24} {code:<20}");
        for method in Method::ALL.into_iter().filter(|method| can(*method)) {
            let seen = &pair.seen[method as usize];
            if seen.cases == 0 || seen.secrets == 0 {
                nothing.push(format!("{name}: {} ran nothing", method.name()));
            }
        }
    }
    nothing
}

/// The ledger.
pub(crate) fn ledger(totals: &Totals) {
    let Totals { functions, instructions, ran, panics, straight, harmless, unexplained, .. } = *totals;
    println!(
        "\nledger of coverage: {functions} functions of the crates and closures of cases, {instructions} instructions"
    );
    println!("{ran:>9}  ran under watch");
    println!("{panics:>9}  lead to a panic only, or pad");
    println!("{straight:>9}  in straight assembly, as the code method reads it");
    println!("{harmless:>9}  in functions without an open place");
    println!("\n{:>9} {:>9}  of functions with a reason", "other", "open");
    for (reason, (missing, open)) in &totals.excused {
        println!("{missing:>9} {open:>9}  {reason}");
    }
    println!("{:>9} {:>9}  unexplained", unexplained.0, unexplained.1);
}
