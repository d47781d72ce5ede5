//! Tables of all cases, and the cases in which a rival is faster.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::machine::Machine;
use super::table::{Cell, Kind, Table, escape};
use crate::case::Unit;
use crate::record::Record;

/// Returns the cases in which a rival is faster than every variant of ours, the worst first.
pub(crate) fn losses(machine: &Machine) -> String {
    let duels: Vec<(&Record, &Record)> = machine.duels().collect();
    let count = duels.len();
    let mut lost: Vec<_> = duels.into_iter().filter(|(ours, rival)| rival.ns < ours.ns).collect();
    lost.sort_by(|a, b| (b.0.ns / b.1.ns).total_cmp(&(a.0.ns / a.1.ns)));
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    lost.iter().for_each(|(ours, _)| *families.entry(&ours.family).or_default() += 1);
    let families: Vec<String> = families.iter().map(|(family, lost)| format!("{family} {lost}")).collect();
    let mut out = format!(
        "<p>In {} of the {count} cases that have rivals, on one thread, with the fastest variant of ours{}{}. Ours are constant-time unless \
         their name says vartime; num-bigint, ruint, thrift, NTL and GMP's functions without <code>sec</code> are not.</p>\n",
        lost.len(),
        if lost.is_empty() { "" } else { ": " },
        escape(&families.join(", "))
    );
    let mut table =
        Table::new(["operation", "size", "ours", "rival", "ours, ns", "rival, ns", "times as long"]);
    for (ours, rival) in lost {
        table.row(
            Kind::Loses,
            vec![
                Cell::text(format!("{} {}", ours.family, ours.op)),
                size(ours),
                Cell::text(&ours.variant),
                Cell::text(&rival.variant),
                Cell::of(Some(ours), |r| r.ns, ""),
                Cell::of(Some(rival), |r| r.ns, ""),
                Cell::ratio(ours.ns / rival.ns),
            ],
        );
    }
    if !table.is_empty() {
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "<details><summary>all of them, the worst first</summary>\n{}</details>",
            table.html()
        );
    }
    out
}

/// A collapsible table for each operation.
pub(crate) fn all(machine: &Machine) -> String {
    let (mut out, mut last) = (String::new(), "");
    for (family, op) in machine.operations() {
        // Writing to a String cannot fail.
        if family != last {
            last = family;
            let _ = writeln!(out, "<h3 id=\"{0}\">{0}</h3>", escape(family));
        }
        let table = operation(machine, family, op);
        let cases = machine.sizes(family, op).len();
        let _ = writeln!(
            out,
            "<details><summary>{}: {cases} {}</summary>\n{table}</details>",
            escape(op),
            if cases == 1 { "case" } else { "cases" }
        );
    }
    out
}

fn operation(machine: &Machine, family: &str, op: &str) -> String {
    const HEAD: [&str; 9] =
        ["size", "contestant", "threads", "ns", "cycles", "GB/s", "\u{d7} bound", "\u{d7} rival", "samples"];
    let mut table = Table::new(HEAD);
    for record in machine.of(family, op) {
        let rival =
            machine.best_rival(family, op, record.size).filter(|_| record.ours && record.threads == 1);
        let ratio = rival.map(|rival| rival.ns / record.ns);
        let best = machine.best(family, op, record.size).is_some_and(|best| std::ptr::eq(best, record));
        let kind = match ratio {
            Some(ratio) if best && ratio < 1.0 => Kind::Loses,
            _ if record.ours => Kind::Ours,
            _ => Kind::Plain,
        };
        let optional = |value: Option<f64>, why| value.map_or(Cell::Empty(why), Cell::ratio);
        table.row(
            kind,
            vec![
                size(record),
                Cell::text(&record.variant),
                Cell::count(record.threads),
                Cell::of(Some(record), |r| r.ns, ""),
                optional(record.cycles, "the clock was not steady"),
                optional(record.gb_per_s, "the case does not count bytes"),
                optional(record.over_bound(), "no bound is known"),
                optional(ratio, "a rival, on several threads, or without a rival"),
                Cell::count(record.samples),
            ],
        );
    }
    table.html()
}

fn size(record: &Record) -> Cell {
    let unit = match record.unit {
        Unit::Bits => "bits",
        Unit::Bytes => "bytes",
        Unit::Elements => "elements",
        Unit::Limbs => "limbs",
        Unit::Rows => "rows",
    };
    Cell::Number { value: record.size as f64, text: format!("{} {unit}", record.size), spread: None }
}
