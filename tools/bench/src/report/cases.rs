//! Tables of all cases, and the cases in which a rival is faster.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::digits;
use crate::machine::Machine;
use crate::record::Record;
use crate::table::html::escape;
use crate::table::{Cell, Kind, Table};

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
    let mut table = Table::new("operation | size | ours | rival | ours, ns | rival, ns | times as long");
    for (ours, rival) in lost {
        table.row([
            Cell::text(format!("{} {}", ours.family, ours.op)),
            size(ours),
            Cell::text(&ours.variant),
            Cell::text(&rival.variant),
            Cell::measured(ours, ours.ns, 3),
            Cell::measured(rival, rival.ns, 3),
            Cell::ratio(ours.ns / rival.ns),
        ]);
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
        let table = operation(machine, family, op).html();
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

/// Returns the cases as text.
pub(crate) fn text(machine: &Machine) -> String {
    let tables = machine.operations().into_iter();
    tables.map(|(family, op)| format!("{family} {op}\n{}", operation(machine, family, op).text())).collect()
}

fn operation<'a>(machine: &'a Machine, family: &str, op: &str) -> Table<'a> {
    let mut table = Table::new(
        "size | contestant | threads | ns | cycles | GB/s | \u{d7} bound | \u{d7} rival | samples",
    );
    for record in machine.of(family, op) {
        let rival = machine.best_rival(family, op, record.size).ok();
        let rival = rival.filter(|_| record.ours && record.threads == 1);
        let best = machine.best(family, op, record.size).is_ok_and(|best| std::ptr::eq(best, record));
        let kind = match record.ours {
            true if best && machine.loses(record) => Kind::Loses,
            true => Kind::Ours,
            false => Kind::Plain,
        };
        let figure = |value: Option<f64>, why| {
            value.map_or(Cell::Empty(why), |value| Cell::number(value, digits::figure(value, 4)))
        };
        let ratio = rival.map(|rival| Cell::ratio(rival.ns / record.ns));
        table.row_of(
            kind,
            vec![
                size(record),
                Cell::text(&record.variant),
                Cell::count(record.threads),
                Cell::measured(record, record.ns, 4),
                figure(record.cycles, "the clock was not steady"),
                figure(record.gb_per_s, "the case does not count bytes"),
                figure(record.over_bound(), "no bound is known"),
                ratio.unwrap_or(Cell::Empty("a rival, on several threads, or without a rival")),
                Cell::count(record.samples),
            ],
        );
    }
    table
}

fn size<'a>(record: &Record) -> Cell<'a> {
    let unit = format!("{:?}", record.unit).to_lowercase();
    Cell::count(record.size).with(&format!(" {unit}"))
}
