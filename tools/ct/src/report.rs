//! The table, line by line as results come in.

use std::fmt::Display;
use std::io::Write;

/// What a line says.
pub(crate) struct Line<'a> {
    pub(crate) case: &'a str,
    pub(crate) variant: &'a str,
    pub(crate) method: &'a str,
    /// Steps, as they are shown; taint has none.
    pub(crate) steps: String,
    pub(crate) runs: String,
    pub(crate) divisions: String,
    pub(crate) verdict: String,
}

fn row(cells: [&dyn Display; 7]) {
    let [case, variant, method, runs, steps, divisions, verdict] = cells;
    println!("{case:<30} {variant:<9} {method:<6} {runs:>7} {steps:>8} {divisions:>4}  {verdict}");
    // A pipe would show nothing for minutes. If nobody reads, the exit code still tells.
    let _ = std::io::stdout().flush();
}

/// The head of the table.
pub(crate) fn head() {
    row([&"case", &"variant", &"method", &"secrets", &"steps", &"div", &"verdict"]);
}

/// A line of it.
pub(crate) fn line(l: &Line<'_>) {
    row([&l.case, &l.variant, &l.method, &l.runs, &l.steps, &l.divisions, &l.verdict]);
}
