//! 100 constant-time powers with FFA.

use super::{Article, on_both};
use crate::machine::Machine;
use crate::table::{Cell, Table};

const SIZES: [usize; 3] = [2048, 4096, 8192];

const THEIRS: [(&str, [&str; 3]); 4] = [
    ("Orig. Ch.14, in Ada", ["14.623825906", "89.870492208", "547.992436110"]),
    ("Asm-8: Comba unrolled by 8", ["5.520542900", "34.096842345", "210.922537664"]),
    ("Asm-16", ["4.238617218", "26.818359452", "166.722059786"]),
    ("Asm-32", ["3.839936113", "24.636377576", "153.749986906"]),
];

/// The label of a row, the operation and the contestant.
type Labelled = (&'static str, &'static str, &'static str);

/// Titles, the rows below them, and the label of the ratio of the first row to the last.
const HERE: [(&str, &[Labelled], Option<&str>); 4] = [
    (
        "FFA's ladder, variant of `mul`",
        &[
            (
                "portable, four half-word products a word product: `halfword`",
                "modexp",
                "barrett_ladder/halfword",
            ),
            ("portable, 128-bit products: `portable`", "modexp", "barrett_ladder/portable"),
            ("Comba unrolled by 8: `x64_by_8`", "modexp", "barrett_ladder/x64_by_8"),
            ("by 16: `x64`", "modexp", "barrett_ladder/x64"),
            ("by 32: `x64_by_32`", "modexp", "barrett_ladder/x64_by_32"),
        ],
        Some("half-word / by 32"),
    ),
    (
        "`fixed::Montgomery`, fixed window",
        &[
            ("`x64`: every x86-64 processor", "modexp", "montgomery_window/x64"),
            ("`adx`", "modexp", "montgomery_window/adx"),
            ("`ifma`: one number across the lanes", "modexp", "montgomery_window/ifma"),
        ],
        None,
    ),
    (
        "`Powmod`, 100 in lanes, one secret exponent and modulus",
        &[("`lanes/ifma`", "modexp_100", "lanes_window/ifma")],
        None,
    ),
    (
        "Others, constant-time",
        &[
            ("GMP, `mpz_powm_sec`", "modexp", "gmp"),
            ("OpenSSL, `BN_mod_exp_mont_consttime`", "modexp", "openssl"),
        ],
        None,
    ),
];

pub(super) const ARTICLE: Article = Article {
    id: "article-ffa",
    heading: "Constant-time powers by FFA",
    source: "Unrolled x86_64 Assembly Multiplication for updated to Ch. 14 FFA, bvt-trace.net, 2019-07-18",
    about: "Seconds for 100 powers, modulus and exponent of full width, all constant-time; one thread. The article names no processor. The rows of its ladder are \
            its algorithm, Barrett's reduction and two products for each bit, written again on our Fixed.",
    tables: &[
        on_both("ffa-article", "Seconds for 100 powers", seconds),
        on_both("ffa-parts", "The parts of a step of the ladder, unrolled by 32", parts),
    ],
};

fn seconds(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(" | 2048 bits | 4096 bits | 8192 bits");
    let theirs = THEIRS.map(|(name, seconds)| (name, seconds.map(Cell::theirs)));
    group(&mut table, "The article", &theirs, Some("Ada / unrolled by 32"));
    for (title, rows, ratio) in HERE {
        let rows: Vec<_> = rows
            .iter()
            .map(|&(name, op, contestant)| {
                let find = |size| machine.find("ffa", op, size, contestant);
                (name, SIZES.map(|size| Cell::of(&find(size), |record| record.ns / 1e7)))
            })
            .collect();
        group(&mut table, title, &rows, ratio);
    }
    table
}

/// Adds rows under a title, and the ratio of the first row to the last if it has a label.
fn group<'a>(table: &mut Table<'a>, title: &str, rows: &[(&str, [Cell<'a>; 3])], ratio: Option<&str>) {
    table.title(title);
    for (name, cells) in rows {
        table.row([Cell::text(*name)].into_iter().chain(cells.clone()));
    }
    if let (Some(label), [(_, first), .., (_, last)]) = (ratio, rows) {
        let ratios = first.iter().zip(last).map(|(first, last)| first.over(last));
        table.row([Cell::text(label)].into_iter().chain(ratios));
    }
}

/// The parts of a step of the ladder, in percent of its time.
fn parts(machine: &Machine) -> Table<'_> {
    /// Operations, and how often each counts.
    const ROWS: [(&str, &[(&str, f64)]); 6] = [
        ("Comba: products of 32 limbs", &[("step_comba_mul", 1.0)]),
        ("Comba: squares of 32 limbs", &[("step_comba_sqr", 1.0)]),
        ("Comba: low products of 32 limbs", &[("step_comba_low", 1.0)]),
        (
            "Karatsuba: additions, and the halves put together",
            &[
                ("step_products", 1.0),
                ("step_comba_mul", -1.0),
                ("step_comba_sqr", -1.0),
                ("step_comba_low", -1.0),
            ],
        ),
        ("shifts by the secret length of the modulus", &[("step_shifts", 1.0)]),
        (
            "the rest: subtractions, choices, copies",
            &[("step", 1.0), ("step_products", -1.0), ("step_shifts", -1.0)],
        ),
    ];
    let mut table = Table::new("share of a step | 2048 bits | 4096 bits | 8192 bits");
    for (name, ops) in ROWS {
        let shares = SIZES.map(|size| {
            let ns = |op| machine.find("ffa", op, size, "x64_by_32").map(|record| record.ns);
            let part: Result<f64, String> = ops.iter().map(|(op, times)| Ok(times * ns(op)?)).sum();
            part.and_then(|part| Ok(Cell::percent(part / ns("step")?))).into()
        });
        table.row([Cell::text(name)].into_iter().chain(shares));
    }
    table
}
