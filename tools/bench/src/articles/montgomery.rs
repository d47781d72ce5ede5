//! Montgomery products with AVX-512 IFMA.

use super::{Article, Exhibit, neon, on_both};
use crate::digits;
use crate::machine::{self, Found, Machine};
use crate::record::Record;
use crate::table::{Cell, Table};

/// The lengths in bits of the moduli for which the article's programs are built.
const BITS: [usize; 13] = [32, 52, 64, 104, 128, 192, 256, 384, 512, 1024, 2048, 3072, 4096];

/// What the article concludes, what is measured here, and of what it is the ratio: a length, and the slower and
/// the faster contestant.
const CLAIMS: [(&str, &str, usize, [&str; 2]); 6] = [
    (
        "IFMA is 1.85 times as fast as AVX-512F around 100 bits",
        "its programs at 104 bits, clang",
        104,
        ["article-avx512f clang", "article-ifma clang"],
    ),
    (
        "the same at 1024 bits, where registers spill",
        "its programs at 1024 bits, clang",
        1024,
        ["article-avx512f clang", "article-ifma clang"],
    ),
    (
        "Limbwise: AVX-512F by floating-point units",
        "IFMA over AVX-512F at 1024 bits, ours",
        1024,
        ["avx512f", "ifma"],
    ),
    (
        "gcc is far slower than clang below 256 bits",
        "clang over gcc at 128 bits, IFMA",
        128,
        ["article-ifma gcc", "article-ifma clang"],
    ),
    (
        "NTL is slightly faster at 4096 bits",
        "its fastest program over NTL at 4096 bits",
        4096,
        ["ntl", "article-"],
    ),
    ("NTL is slightly faster at 4096 bits", "Limbwise over NTL at 4096 bits", 4096, ["ntl", "ifma"]),
];

pub(super) const ARTICLE: Article = Article {
    id: "article-montgomery",
    heading: "Montgomery products by IFMA",
    source: "Faster Montgomery products by Intel's AVX-512 IFMA52 (in Japanese), Fixstars, 2024-01-22",
    about: "Cycles for one product on one core. The article has a plot, from a Core i7-1165G7, and no figures; its two programs are written \
            again from its description and compiled here by both compilers, with vectors of 256 and of 512 bits. In brackets: the ratio to the least that the \
            measured rate of the multiplying instruction allows, and \"at most\" is that; from 2048 bits on Karatsuba's rule executes fewer.",
    tables: &[
        on_both("mont-article", "The article's programs and ours, cycles", programs),
        on_both("mont-claims", "Its programs beside one another", ratios),
        Exhibit { block: None, caption: "Millions of products a second", table: rates },
        Exhibit { block: None, caption: "What it says, and what is found here", table: claims },
        on_both("mont-tiers", "A product / a square of each variant, cycles", tiers),
        on_both("mont-one", "One product alone, cycles", one),
    ],
};

/// The build of one of the article's programs.
fn build<'a>(machine: &'a Machine, bits: usize, program: &str, compiler: &str, width: usize) -> Found<'a> {
    machine.find("lanes", "mul", bits, &format!("article-{program} {compiler} {width} bits (mont)"))
}

/// Cycles per product: the article's programs, NTL, and our variants.
fn programs(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "bits | AVX-512F, 256-bit vectors: gcc | clang | IFMA, 256-bit vectors: gcc | clang | \
         AVX-512F, 512-bit: gcc | clang | IFMA, 512-bit: gcc | clang | NTL 11.5.1 | \
         Limbwise `avx512f` | Limbwise `ifma` | best of the article / `ifma`",
    );
    for bits in BITS {
        let find = |name| machine.find("lanes", "mul", bits, name);
        let mut row = vec![Cell::count(bits)];
        for (width, program) in [(256, "avx512f"), (256, "ifma"), (512, "avx512f"), (512, "ifma")] {
            row.extend(
                ["gcc", "clang"].map(|with| Cell::cycles(&build(machine, bits, program, with, width))),
            );
        }
        row.extend(["ntl", "avx512f", "ifma"].map(|name| Cell::cycles(&find(name))));
        row.push(Cell::ns(&find("article-")).over(&Cell::ns(&find("ifma"))));
        table.row(row);
    }
    table
}

/// Millions of products a second, as in the article's plot; of its programs the faster builds.
fn rates(machine: &Machine) -> Table<'_> {
    const RIVALS: [(&str, &str); 5] = [
        ("its IFMA, clang", "article-ifma clang"),
        ("its IFMA, gcc", "article-ifma gcc"),
        ("its AVX-512F, clang", "article-avx512f clang"),
        ("its AVX-512F, gcc", "article-avx512f gcc"),
        ("NTL", "ntl"),
    ];
    let head = ["bits"].into_iter().chain(RIVALS.map(|(name, _)| name));
    let mut table = Table::of_columns(head.chain([
        "Limbwise, IFMA",
        "at most, IFMA",
        "Limbwise, AVX-512F",
        "at most, AVX-512F",
        "Limbwise / its fastest",
        "Limbwise / fastest rival",
    ]));
    let millions = |record: &Record| record.per_second() / 1e6;
    for bits in machine.sizes("lanes", "mul") {
        let find = |name| machine.find("lanes", "mul", bits, name);
        let mut row = vec![Cell::count(bits)];
        row.extend(RIVALS.map(|(_, name)| Cell::of(&find(name), millions)));
        for found in ["ifma", "avx512f"].map(find) {
            let most =
                |record: &Record| record.over_bound().map(|over| Cell::figure(millions(record) * over));
            let most = found.clone().map(|record| most(record).unwrap_or(Cell::Empty("no bound is known")));
            row.extend([Cell::of(&found, millions), most.into()]);
        }
        let best = Cell::ns(&machine.best("lanes", "mul", bits));
        let others = [find("article-"), machine.best_rival("lanes", "mul", bits)];
        row.extend(others.map(|other| Cell::ns(&other).over(&best)));
        table.row(row);
    }
    table
}

/// The article's programs: IFMA compared with AVX-512F, and gcc with clang.
fn ratios(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "bits | IFMA is so many times as fast as AVX-512F, 256-bit vectors, clang | \
         512-bit vectors, clang | gcc takes so many times as long as clang: AVX-512F, 256-bit | \
         IFMA, 256-bit | AVX-512F, 512-bit | IFMA, 512-bit",
    );
    for bits in BITS {
        let ns = |program, compiler, width| Cell::ns(&build(machine, bits, program, compiler, width));
        let programs = |width| ns("avx512f", "clang", width).over(&ns("ifma", "clang", width));
        let compilers = |program, width| ns(program, "gcc", width).over(&ns(program, "clang", width));
        table.row([
            Cell::count(bits),
            programs(256),
            programs(512),
            compilers("avx512f", 256),
            compilers("ifma", 256),
            compilers("avx512f", 512),
            compilers("ifma", 512),
        ]);
    }
    table
}

fn claims(machine: &Machine) -> Table<'_> {
    let mut table = Table::new("the article | measured here | figure");
    for (says, here, bits, contestants) in CLAIMS {
        let [slower, faster] = contestants.map(|name| Cell::ns(&machine.find("lanes", "mul", bits, name)));
        table.row([Cell::text(says), Cell::text(here), slower.over(&faster)]);
    }
    table
}

/// Every variant of ours, with its ratio to its own bound, and the best rival.
fn tiers(machine: &Machine) -> Table<'_> {
    const SIZES: [usize; 10] = [32, 64, 128, 256, 512, 1024, 2048, 3072, 4096, 8192];
    const VARIANTS: [&str; 4] = ["ifma", "avx512f", "avx2", "portable"];
    let ours = VARIANTS.iter().map(|name| format!("`{name}`"));
    let modelled = neon::MODELS.iter().map(|model| model.name.to_owned());
    let head = ["bits".to_owned()].into_iter().chain(ours).chain(modelled).chain(["best rival".to_owned()]);
    let mut table = Table::of_columns(head);
    for bits in SIZES {
        let mut row = vec![Cell::count(bits)];
        for variant in VARIANTS {
            let cell = |op| {
                let found = machine.find("lanes", op, bits, variant);
                let over = found.as_ref().ok().and_then(|record| record.over_bound());
                Cell::cycles(&found).with(&over.map_or(String::new(), in_brackets))
            };
            row.push(cell("mul").and(cell("sqr")));
        }
        for model in &neon::MODELS {
            let cell = |square| {
                let (cycles, bound) = model.cycles(square, bits);
                Cell::figure(cycles).with(&in_brackets(cycles / bound))
            };
            row.push(cell(false).and(cell(true)));
        }
        let rival = |op| {
            let found = machine.best_rival("lanes", op, bits);
            let program = found.as_ref().map_or("", |record| record.program());
            Cell::cycles(&found).with(&format!(" {program}"))
        };
        row.push(rival("mul").and(rival("sqr")));
        table.row(row);
    }
    table
}

fn in_brackets(ratio: f64) -> String {
    format!(" ({})", digits::ratio(ratio))
}

/// A single product, without lanes, in cycles.
fn one(machine: &Machine) -> Table<'_> {
    let mut table = Table::new("bits | `portable` | `x64` | `adx` | `ifma` | OpenSSL | OpenSSL / best");
    for bits in [256, 512, 1024, 2048, 4096] {
        let find = |name| machine.find("mont", "mul", bits, name);
        let (ours, openssl) = (["portable", "x64", "adx", "ifma"].map(find), find("openssl"));
        let mut row = vec![Cell::count(bits)];
        row.extend(ours.iter().chain([&openssl]).map(Cell::cycles));
        row.push(Cell::ns(&openssl).over(&Cell::ns(&machine::fastest_of(&ours))));
        table.row(row);
    }
    table
}
