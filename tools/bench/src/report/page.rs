//! The page around plots and tables.

use std::fmt::Write;

use super::{cases, plots};
use crate::articles;
use crate::machine::Machine;
use crate::table::html::escape;
use crate::table::{Cell, Kind, Table};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("sort.js");

/// The explanation of the figures.
const HOW_TO_READ: &str = "\
<p>Figures are for one result: the lower quartile of the samples, of which contestants of a case took turns. Small beside it: how much longer \
the upper quartile took. \
<b>&times; bound</b> is cycles over the fewest that this processor can take, counted from the algorithm and the measured throughput of the \
instruction that bounds it. <b>&times; rival</b> is how many times as fast as the fastest rival of the same case, both on one thread: below 1 \
Limbwise is slower, and the row is marked. memcpy, inflate and plain loads and stores compute something else: they are there to compare with. In plots \
ours are thick with dots, rivals thin with crosses, programs of articles thin with triangles, bounds dashed; a bar reaches to the other quartile. Figures of \
articles are in italics. Click on the head of a column to sort by it.</p>\n";

/// Returns the page.
pub(crate) fn of(machines: &[Machine]) -> Result<String, String> {
    let machine = machines.first().ok_or("no records")?;
    let mut page = String::new();
    // Writing to a String cannot fail.
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, \
         initial-scale=1\">\n<title>Limbwise, measured</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>Limbwise, measured</h1>\n{}",
        runs(machine)
    );
    page.push_str("<nav><a href=\"#losses\">Where a rival is faster</a>");
    for article in &articles::ALL {
        let _ = write!(page, " <a href=\"#{}\">{}</a>", article.id, escape(article.heading));
    }
    page.push_str(" <a href=\"#plots\">Plots</a> <a href=\"#job\">From file to file</a> <a href=\"#machines\">Processors</a> <a href=\"#cases\">Every case</a></nav>\n");
    page.push_str(HOW_TO_READ);
    let _ = write!(page, "<h2 id=\"losses\">Where a rival is faster</h2>\n{}", cases::losses(machine));
    for article in &articles::ALL {
        let _ = write!(
            page,
            "<h2 id=\"{}\">{}</h2>\n<p class=\"source\">{}</p>\n<p>{}</p>\n",
            article.id,
            escape(article.heading),
            escape(article.source),
            escape(article.about)
        );
        for exhibit in article.tables {
            let table = (exhibit.table)(machine).html();
            let _ = write!(page, "<h4>{}</h4>\n{table}", escape(exhibit.caption));
        }
    }
    page.push_str("<h2 id=\"plots\">Plots</h2>\n");
    for (heading, about, chart) in plots::all(machine) {
        let figure = chart.html()?;
        let figure = if figure.is_empty() {
            "<p class=\"notes\">The record has no such cases.</p>\n"
        } else {
            &figure
        };
        let _ = write!(page, "<h3>{}</h3>\n<p>{}</p>\n{figure}", escape(heading), escape(about));
    }
    let _ = write!(page, "<h2 id=\"job\">From file to file</h2>\n{}", jobs(machine));
    let _ = write!(page, "<h2 id=\"machines\">Processors</h2>\n{}", side_by_side(machines));
    let _ = write!(page, "<h2 id=\"cases\">Every case</h2>\n{}", cases::all(machine));
    let _ = write!(page, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    Ok(page)
}

/// Returns the environments of the records. Files with the same environment are grouped; the number of
/// instructions per cycle is ignored, because each run measures it again.
fn runs(machine: &Machine) -> String {
    let mut out = String::new();
    let mut known = Vec::new();
    for run in &machine.runs {
        let mut made_with = run.clone();
        made_with.per_cycle.clear();
        if known.contains(&made_with) {
            continue;
        }
        known.push(made_with);
        let list = |pairs: &mut dyn Iterator<Item = String>| escape(&pairs.collect::<Vec<_>>().join(", "));
        let _ = writeln!(
            out,
            "<dl><dt>Processor</dt><dd>{}</dd><dt>Date</dt><dd>{}{}</dd><dt>System</dt><dd>{}</dd><dt>Compiler</dt><dd>{}, {}</dd>\
             <dt>Instructions a cycle</dt><dd>{}</dd><dt>Features</dt><dd>{}</dd><dt>Rivals</dt><dd>{}</dd></dl>",
            escape(&run.processor),
            escape(&run.date),
            if run.quick { ", a quick run" } else { "" },
            escape(&run.system),
            escape(&run.compiler),
            escape(&run.flags),
            list(&mut run.per_cycle.iter().map(|(name, rate)| format!("{name} {rate}"))),
            list(&mut run.features.iter().cloned()),
            list(&mut run.rivals.iter().map(|(name, version)| format!("{name} {version}"))),
        );
    }
    let source = machine.source.display().to_string();
    let _ = writeln!(
        out,
        "<p class=\"notes\">Made from {} by <code>limbwise-bench report</code>.</p>",
        escape(&source)
    );
    out
}

/// Whole jobs of the command, compared with a Python script.
fn jobs(machine: &Machine) -> String {
    let mut table = Table::new("job | rows | contestant | threads | seconds | rows a second | \u{d7} Python");
    for (family, op) in machine.operations().into_iter().filter(|(family, _)| *family == "job") {
        for record in machine.of(family, op) {
            let rival = machine.best_rival(family, op, record.size).ok().filter(|_| record.ours);
            table.row_of(
                match record.ours {
                    true if machine.loses(record) => Kind::Loses,
                    true => Kind::Ours,
                    false => Kind::Plain,
                },
                vec![
                    Cell::text(op),
                    Cell::count(record.size),
                    Cell::text(&record.variant),
                    Cell::count(record.threads),
                    Cell::measured(record, record.ns * record.size as f64 / 1e9, 3),
                    Cell::figure(record.per_second()),
                    rival.map_or(Cell::Empty("the script itself, or no Python"), |rival| {
                        Cell::ratio(rival.ns / record.ns)
                    }),
                ],
            );
        }
    }
    if table.is_empty() {
        return "<p class=\"notes\">The record has no such cases.</p>\n".to_owned();
    }
    format!(
        "<p>A CSV file of bases, exponents and odd moduli of 2048 bits becomes one with a column of powers: starting the process, reading and writing included. \
         The other contestant is what one writes without Limbwise, Python's <code>csv</code> and <code>gmpy2.powmod</code>, which has one thread.</p>\n{}",
        table.html()
    )
}

/// The same cases on every machine.
fn side_by_side(machines: &[Machine]) -> String {
    const CASES: [(&str, &str, usize, &str); 10] = [
        ("powmod", "powmod", 1024, "power of 1024 bits"),
        ("powmod", "powmod", 2048, "power of 2048 bits"),
        ("powmod", "powmod", 4096, "power of 4096 bits"),
        ("powmod", "powmod_public_65537", 2048, "power of 2048 bits, exponent 65537"),
        ("powmod", "powmod_one_row", 2048, "power of 2048 bits, one row alone"),
        ("lanes", "mul", 256, "Montgomery product of 256 bits, in lanes"),
        ("lanes", "mul", 2048, "Montgomery product of 2048 bits, in lanes"),
        ("mul", "mul", 4, "product of 4 limbs"),
        ("mul", "mul", 16, "product of 16 limbs"),
        ("grf", "round", 32 << 10, "block of the GRF cipher"),
    ];
    if machines.len() < 2 {
        return "<p>These records are of one processor. <code>limbwise-bench report</code> takes the records of several, each as a file or a folder, and sets them side by side here.</p>\n".to_owned();
    }
    let mut head = vec!["".to_owned()];
    for machine in machines {
        let date = machine.runs.first().map_or("", |run| &run.date);
        head.extend(
            ["ns", "cycles", "\u{d7} rival"].map(|what| format!("{} ({date}): {what}", machine.name())),
        );
    }
    let mut table = Table::of_columns(head);
    for (family, op, size, name) in CASES {
        let mut cells = vec![Cell::text(name)];
        for machine in machines {
            let best = machine.best(family, op, size);
            let ratio = Cell::ns(&machine.best_rival(family, op, size)).over(&Cell::ns(&best));
            cells.extend([Cell::ns(&best), Cell::cycles(&best), ratio]);
        }
        table.row(cells);
    }
    table.html()
}
