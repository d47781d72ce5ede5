//! The plots, each of which answers one question.

use std::collections::BTreeMap;

use super::chart::{Chart, Line, Point, Whose};
use crate::machine::Machine;
use crate::record::Record;

/// Returns the plots of the page, each with its heading and its caption.
pub(crate) fn all(machine: &Machine) -> Vec<(&'static str, &'static str, Chart)> {
    vec![
        (
            "Montgomery products",
            "One product in every lane, operands in Montgomery form and near: products a second on one core. Dashed: the most that \
             the processor allows for a variant, from the instructions that its algorithm has to execute and the rate that was measured of the one \
             that bounds it. From 2048 bits on Karatsuba's rule executes fewer. Triangles: the article's programs.",
            products(machine),
        ),
        (
            "Products of limbs",
            "Cycles for one product of two numbers of N limbs of 64 bits over N\u{b2}, the multiplications of the schoolbook at one a cycle: the lower the \
             better. Below 1 a kernel multiplies more than one pair of limbs a cycle, or by Karatsuba's rule fewer pairs.",
            limb_products(machine),
        ),
        (
            "Byte order in place",
            "64-bit numbers reversed where they stand. \"loads and stores\" reads and writes every byte and does nothing else.",
            swaps(machine, "u64_in_place", "64-bit numbers reversed in place"),
        ),
        (
            "Byte order from one array to another",
            "64-bit numbers reversed on the way, beside memcpy.",
            swaps(machine, "u64_into", "64-bit numbers reversed on the way"),
        ),
        (
            "The block cipher of GRF",
            "Arrays of random blocks, in place; memcpy copies as many bytes.",
            rates(machine, "grf", "round", "Rounds of the cipher in place", "bytes of the array", 1),
        ),
        (
            "Powers",
            "A base, a secret exponent and an odd modulus of full length in every row, conversions included; one thread. gmpy2 and GMP's mpz_powm, and NTL's PowerMod, leak the exponent.",
            powers(machine, "powmod", "Powers of many rows, secret exponents", "bits"),
        ),
        (
            "Powers with exponent 65537",
            "The same with the exponent of RSA's public keys, which is public.",
            powers(machine, "powmod_public_65537", "Powers of many rows, exponent 65537", "bits"),
        ),
        (
            "Few rows",
            "Powers of 2048 bits where there are few: up to where the sixteen lanes of a batch are full.",
            powers(machine, "powmod_2048_few_rows", "Powers of 2048 bits, few rows", "rows"),
        ),
        (
            "Threads",
            "Powers by as many threads. Dashed: the rate of one thread times their number.",
            threads(machine),
        ),
    ]
}

/// Converts a record to a point. For a rate, the other quartile is that of the slower samples.
fn point(record: &Record, x: f64, y: f64, falls: bool) -> Point {
    let factor = 1.0 + record.spread;
    Point { x, y, other_quartile: if falls { y * factor } else { y / factor } }
}

/// Draws one line per program from the records for which `point` returns a point; if several are at the same
/// place, the best one counts.
fn lines<'a>(points: impl Iterator<Item = (&'a Record, Point)>, better: fn(f64, f64) -> bool) -> Vec<Line> {
    let mut all: BTreeMap<(u8, String), BTreeMap<u64, Point>> = BTreeMap::new();
    for (record, point) in points {
        let order = match whose(record) {
            Whose::Ours => 0,
            Whose::Article => 2,
            _ => 1,
        };
        let line = all.entry((order, name(record))).or_default();
        let at = line.entry(point.x.to_bits()).or_insert(point);
        if better(point.y, at.y) {
            *at = point;
        }
    }
    let line = |((order, name), points): ((u8, String), BTreeMap<u64, Point>)| Line {
        name,
        whose: [Whose::Ours, Whose::Rival, Whose::Article][usize::from(order)],
        points: points.into_values().collect(),
        belongs: false,
    };
    all.into_iter().map(line).collect()
}

fn whose(record: &Record) -> Whose {
    match record.ours {
        true => Whose::Ours,
        false if record.variant.starts_with("article") => Whose::Article,
        false => Whose::Rival,
    }
}

/// Returns the name of a line. Programs of articles and yardsticks keep their options; for a library, the
/// fastest function counts.
fn name(record: &Record) -> String {
    if record.variant.starts_with("article") || record.variant.starts_with("gcc") || !record.is_rival() {
        return record.variant.trim_end_matches(" (mont)").to_owned();
    }
    record.program().to_owned()
}

/// Keeps records of one thread, without yardsticks and without variants under another name.
fn takes_part(record: &&Record) -> bool {
    record.threads == 1 && !["reference", "best"].contains(&record.variant.as_str())
}

pub(crate) fn products(machine: &Machine) -> Chart {
    // The article's programs with 512-bit vectors, which are the faster ones.
    let shown = |record: &&Record| !record.variant.contains(" 256 bits");
    let records = machine.of("lanes", "mul").filter(takes_part).filter(shown);
    let rates =
        records.clone().map(|record| (record, point(record, record.size as f64, record.per_second(), false)));
    let mut all = Vec::new();
    for line in lines(rates, |a, b| a > b) {
        let bound = bounds(records.clone().filter(|record| record.variant == line.name));
        let name = format!("{}, at most", line.name);
        all.push(line);
        if bound.len() > 1 {
            all.push(Line { name, whose: Whose::Bound, points: bound, belongs: true });
        }
    }
    Chart {
        title: "Montgomery products a second on one core".to_owned(),
        x: "bits of the modulus",
        y: "products a second",
        lines: all,
    }
}

/// Returns the rates of a variant at its bound.
fn bounds<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<Point> {
    let of = |record: &Record| {
        let y = record.per_second() * record.over_bound()?;
        Some(Point { x: record.size as f64, y, other_quartile: y })
    };
    records.filter_map(of).collect()
}

pub(crate) fn limb_products(machine: &Machine) -> Chart {
    /// Other ways to call the variants, and measurements that only serve an article.
    const LEFT_OUT: [&str; 6] = ["plan", "by value", "found", "halfword", "x64_by", "bmi2"];
    let shown = |record: &&Record| !record.ours || !LEFT_OUT.iter().any(|part| record.variant.contains(part));
    let ratio = |record: &'_ Record| Some(record.cycles? / (record.size * record.size) as f64);
    let records = machine.of("mul", "mul").filter(takes_part).filter(shown);
    let ratios =
        records.filter_map(|record| Some((record, point(record, record.size as f64, ratio(record)?, true))));
    let mut all = lines(ratios, |a, b| a < b);
    let ends: Vec<f64> = machine.sizes("mul", "mul").into_iter().map(|size| size as f64).collect();
    let one = |x: &f64| Point { x: *x, y: 1.0, other_quartile: 1.0 };
    all.push(Line {
        name: "one multiplication a cycle".to_owned(),
        whose: Whose::Bound,
        points: ends.first().into_iter().chain(ends.last()).map(one).collect(),
        belongs: false,
    });
    Chart {
        title: "Products of N limbs: cycles over N\u{b2}".to_owned(),
        x: "limbs",
        y: "cycles / N\u{b2}",
        lines: all,
    }
}

pub(crate) fn swaps(machine: &Machine, op: &str, title: &str) -> Chart {
    rates(machine, "swap", op, title, "bytes of the array", 8)
}

/// GB/s over bytes; a size has this many bytes.
pub(crate) fn rates(
    machine: &Machine,
    family: &str,
    op: &str,
    title: &str,
    x: &'static str,
    bytes: usize,
) -> Chart {
    let rate = |record: &'_ Record| record.gb_per_s;
    let points = machine.of(family, op).filter(takes_part).filter_map(|record| {
        Some((record, point(record, (record.size * bytes) as f64, rate(record)?, false)))
    });
    Chart { title: format!("{title}: GB/s"), x, y: "GB/s", lines: lines(points, |a, b| a > b) }
}

fn powers(machine: &Machine, op: &str, title: &str, x: &'static str) -> Chart {
    let points = machine.of("powmod", op).filter(takes_part);
    let points = points.map(|record| (record, point(record, record.size as f64, record.per_second(), false)));
    Chart {
        title: format!("{title}: powers a second"),
        x,
        y: "powers a second",
        lines: lines(points, |a, b| a > b),
    }
}

fn threads(machine: &Machine) -> Chart {
    let mut all = Vec::new();
    for bits in machine.sizes("powmod", "powmod_threads") {
        let records = machine.of("powmod", "powmod_threads").filter(|record| record.size == bits);
        let points: Vec<Point> =
            records.map(|record| point(record, record.threads as f64, record.per_second(), false)).collect();
        let Some(one) = points.first().copied() else { continue };
        let ideal =
            points.iter().map(|p| Point { x: p.x, y: one.y * p.x, other_quartile: one.y * p.x }).collect();
        all.push(Line { name: format!("{bits} bits"), whose: Whose::Ours, points, belongs: false });
        all.push(Line {
            name: format!("{bits} bits, in proportion"),
            whose: Whose::Bound,
            points: ideal,
            belongs: true,
        });
    }
    Chart { title: "Powers a second by threads".to_owned(), x: "threads", y: "powers a second", lines: all }
}
