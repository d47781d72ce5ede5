//! Prints the records of a case as a table for people to read.

use std::fmt::Write;

use crate::record::Record;

/// A table of the records of one case, with ratios to the best rival and to the bound.
pub(crate) fn of(records: &[Record]) -> String {
    let Some(first) = records.first() else { return String::new() };
    let unit = format!("{:?}", first.unit).to_lowercase();
    let best_rival = records.iter().filter(|r| !r.ours).map(|r| r.ns).min_by(f64::total_cmp);
    let width = records.iter().map(|r| r.variant.len()).fold(32, usize::max);
    let mut out = format!("{} {} {} {unit}\n", first.family, first.op, first.size);
    // Writing to a String cannot fail.
    let _ = writeln!(
        out,
        "  {:<width$} {:>7} {:>13} {:>13} {:>8} {:>8} {:>9} {:>7}",
        "", "threads", "ns/result", "cycles", "x bound", "GB/s", "x rival", "spread"
    );
    for r in records {
        let cycles = r.cycles.map(figure);
        let over_bound = r.cycles.zip(r.bound_cycles).map(|(c, b)| format!("{:.3}", c / b));
        // How many times as fast as the best rival.
        let against = best_rival.filter(|_| r.ours).map(|b| format!("{:.2}", b / r.ns));
        let or_blank = |x: Option<String>| x.unwrap_or_default();
        let _ = writeln!(
            out,
            "  {:<width$} {:>7} {:>13} {:>13} {:>8} {:>8} {:>9} {:>6.1}%",
            r.variant,
            r.threads,
            figure(r.ns),
            or_blank(cycles),
            or_blank(over_bound),
            or_blank(r.gb_per_s.map(|rate| format!("{rate:.2}"))),
            or_blank(against),
            r.spread * 100.0
        );
    }
    out.push('\n');
    out
}

/// Formats a number with at least four digits and thousands separators.
fn figure(x: f64) -> String {
    if x < 1000.0 {
        let decimals = if x < 10.0 {
            3
        } else if x < 100.0 {
            2
        } else {
            1
        };
        return format!("{x:.decimals$}");
    }
    let digits = format!("{x:.0}");
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}
