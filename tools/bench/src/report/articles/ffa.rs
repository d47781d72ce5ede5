//! 100 constant-time powers with FFA.

use super::{Article, NOT_RECORDED};
use crate::report::machine::Machine;
use crate::report::table::{Cell, Kind, Table};

const SIZES: [usize; 3] = [2048, 4096, 8192];

pub(crate) const THEIRS: [(&str, [&str; 3]); 4] = [
    ("Orig. Ch.14, in Ada", ["14.623825906", "89.870492208", "547.992436110"]),
    ("Asm-8: Comba unrolled by 8", ["5.520542900", "34.096842345", "210.922537664"]),
    ("Asm-16", ["4.238617218", "26.818359452", "166.722059786"]),
    ("Asm-32", ["3.839936113", "24.636377576", "153.749986906"]),
];

/// The measurements to show, by operation and contestant.
const HERE: [(&str, &str, &str, Kind); 13] = [
    ("its ladder, half-word products, as Ada's", "modexp", "barrett_ladder/halfword", Kind::Plain),
    ("its ladder, 128-bit products", "modexp", "barrett_ladder/portable", Kind::Plain),
    ("its ladder, unrolled by 8", "modexp", "barrett_ladder/x64_by_8", Kind::Plain),
    ("its ladder, unrolled by 16", "modexp", "barrett_ladder/x64", Kind::Plain),
    ("its ladder, unrolled by 32", "modexp", "barrett_ladder/x64_by_32", Kind::Plain),
    ("fixed::Montgomery, portable", "modexp", "montgomery_window/portable", Kind::Ours),
    ("fixed::Montgomery, x64", "modexp", "montgomery_window/x64", Kind::Ours),
    ("fixed::Montgomery, adx", "modexp", "montgomery_window/adx", Kind::Ours),
    ("fixed::Montgomery, a64", "modexp", "montgomery_window/a64", Kind::Ours),
    ("fixed::Montgomery, ifma", "modexp", "montgomery_window/ifma", Kind::Ours),
    ("Powmod, 100 at once, ifma", "modexp_100", "lanes_window/ifma", Kind::Ours),
    ("GMP, mpz_powm_sec", "modexp", "gmp", Kind::Plain),
    ("OpenSSL, BN_mod_exp_mont_consttime", "modexp", "openssl", Kind::Plain),
];

pub(super) fn article(machine: &Machine) -> Article {
    let mut table = Table::new(["", "2048 bits", "4096 bits", "8192 bits"]);
    for (name, figures) in THEIRS {
        let cells = std::iter::once(Cell::text(format!("article: {name}")));
        table.row(Kind::Plain, cells.chain(figures.map(Cell::theirs)).collect());
    }
    for (name, op, variant, kind) in HERE {
        let seconds = SIZES.map(|size| {
            Cell::of(machine.find("ffa", op, size, variant), |r| r.ns * 100.0 / 1e9, NOT_RECORDED)
        });
        table.row(kind, std::iter::once(Cell::text(name)).chain(seconds).collect());
    }
    Article {
        id: "article-ffa",
        heading: "Constant-time powers by FFA",
        source: "Unrolled x86_64 Assembly Multiplication for updated to Ch. 14 FFA, bvt-trace.net, 2019-07-18",
        about: "Seconds for 100 powers, modulus and exponent of full width, all constant-time; one thread. The article names no processor. The rows of its ladder are \
                its algorithm, Barrett's reduction and two products for each bit, written again on our Fixed.",
        tables: vec![("Seconds for 100 powers".to_owned(), table)],
    }
}
