//! Montgomery products with AVX-512 IFMA.

use super::{Article, NOT_RECORDED};
use crate::record::Record;
use crate::report::machine::Machine;
use crate::report::table::{Cell, Kind, Table};

const PROGRAMS: [(&str, &str); 4] = [
    ("its IFMA, clang", "article-ifma clang"),
    ("its IFMA, gcc", "article-ifma gcc"),
    ("its AVX-512F, clang", "article-avx512f clang"),
    ("its AVX-512F, gcc", "article-avx512f gcc"),
];

fn millions(record: &Record) -> f64 {
    record.per_second() / 1e6
}

pub(super) fn article(machine: &Machine) -> Article {
    let head = ["bits"].into_iter().chain(PROGRAMS.map(|(name, _)| name));
    let mut table = Table::new(head.chain([
        "NTL",
        "Limbwise, IFMA",
        "at most, IFMA",
        "Limbwise, AVX-512F",
        "at most, AVX-512F",
        "Limbwise / its fastest",
        "Limbwise / fastest rival",
    ]));
    let find = |size, variant| machine.find("lanes", "mul", size, variant);
    let per_second = |record: Option<&Record>| record.map(Record::per_second);
    for size in machine.sizes("lanes", "mul") {
        let most = |variant| {
            let most = find(size, variant).and_then(|r| Some(millions(r) * r.over_bound()?));
            most.map_or(Cell::Empty(NOT_RECORDED), Cell::ratio)
        };
        let cell = |variant| Cell::of(find(size, variant), millions, NOT_RECORDED);
        let theirs = |variant| {
            Cell::of(
                find(size, variant),
                millions,
                "the programs end at 4096 bits, as the article does, or were not built",
            )
        };
        let best = machine.best("lanes", "mul", size);
        let rival = machine.best_rival("lanes", "mul", size);
        let loses = best.zip(rival).is_some_and(|(best, rival)| rival.ns < best.ns);
        let mut cells = vec![Cell::count(size)];
        cells.extend(PROGRAMS.map(|(_, variant)| theirs(variant)));
        cells.extend([cell("ntl"), cell("ifma"), most("ifma"), cell("avx512f"), most("avx512f")]);
        cells.push(Cell::quotient(
            per_second(best),
            per_second(find(size, "article-")),
            "the programs end at 4096 bits, as the article does, or were not built",
        ));
        cells.push(Cell::quotient(per_second(best), per_second(rival), NOT_RECORDED));
        table.row(if loses { Kind::Loses } else { Kind::Ours }, cells);
    }
    Article {
        id: "article-montgomery",
        heading: "Montgomery products by IFMA",
        source: "Faster Montgomery products by Intel's AVX-512 IFMA52 (in Japanese), Fixstars, 2024-01-22",
        about: "Millions of products a second on one core. The article has a plot, from a Core i7-1165G7, and no figures; its two programs are written \
                again from its description and compiled here by both compilers, with vectors of 256 and of 512 bits, of which the faster stands in the tables. \"At \
                most\" is what the measured rate of the multiplying instruction allows; from 2048 bits on Karatsuba's rule executes fewer.",
        tables: vec![
            ("Millions of Montgomery products a second".to_owned(), table),
            ("What it says, and what is found here".to_owned(), claims(machine)),
        ],
    }
}

/// What the article concludes.
fn claims(machine: &Machine) -> Table {
    let mut table = Table::new(["the article", "measured here", "figure"]);
    let ratio = |size, over: &str, under: &str| {
        let of = |variant| machine.find("lanes", "mul", size, variant).map(Record::per_second);
        Cell::quotient(of(over), of(under), NOT_RECORDED)
    };
    let mut claim =
        |says: &str, here: &str, cell| table.row(Kind::Plain, vec![Cell::text(says), Cell::text(here), cell]);
    claim(
        "IFMA is 1.85 times as fast as AVX-512F around 100 bits",
        "its programs at 104 bits, clang",
        ratio(104, "article-ifma clang", "article-avx512f clang"),
    );
    claim(
        "the same at 1024 bits, where registers spill",
        "its programs at 1024 bits, clang",
        ratio(1024, "article-ifma clang", "article-avx512f clang"),
    );
    claim(
        "Limbwise: AVX-512F by floating-point units",
        "IFMA over AVX-512F at 1024 bits, ours",
        ratio(1024, "ifma", "avx512f"),
    );
    claim(
        "gcc is far slower than clang below 256 bits",
        "clang over gcc at 128 bits, IFMA",
        ratio(128, "article-ifma clang", "article-ifma gcc"),
    );
    claim(
        "NTL is slightly faster at 4096 bits",
        "its fastest program over NTL at 4096 bits",
        ratio(4096, "article-", "ntl"),
    );
    claim(
        "NTL is slightly faster at 4096 bits",
        "Limbwise over NTL at 4096 bits",
        ratio(4096, "ifma", "ntl"),
    );
    table
}
