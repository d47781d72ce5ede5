//! Products of N limbs, handwritten and by LLVM.

use super::{Article, NOT_RECORDED};
use crate::report::machine::Machine;
use crate::report::table::{Cell, Kind, Table};

const SIZES: [usize; 6] = [3, 4, 5, 6, 7, 8];

pub(crate) const XEON: [(&str, [&str; 6]); 4] = [
    ("GMP", ["28.59", "12.93", "18.48", "23.43", "30.91", "38.42"]),
    ("LLVM without mulx", ["7.78", "10.58", "15.32", "22.42", "30.57", "58.64"]),
    ("LLVM with mulx", ["6.04", "8.08", "11.88", "17.21", "25.59", "50.25"]),
    ("assembly", ["4.48", "6.19", "9.66", "12.31", "17.77", "21.97"]),
];

pub(crate) const M1: [(&str, [&str; 6]); 2] = [
    ("GMP", ["23.16", "12.21", "15.49", "18.39", "23.69", "36.38"]),
    ("LLVM", ["6.34", "5.23", "8.13", "11.60", "15.80", "20.81"]),
];

/// The measurements to show, and their names in the record.
const HERE: [(&str, &str, Kind); 11] = [
    ("GMP, mpn_mul_n", "gmp mpn_mul_n", Kind::Plain),
    ("GMP, mpn_mul_basecase", "gmp mpn_mul_basecase", Kind::Plain),
    ("LLVM without mulx", "llvm u128", Kind::Plain),
    ("LLVM with mulx", "llvm u128 bmi2", Kind::Plain),
    ("crypto-bigint, by LLVM", "crypto-bigint", Kind::Plain),
    ("ruint, by LLVM", "ruint", Kind::Plain),
    ("Limbwise, portable: Rust by LLVM", "portable", Kind::Ours),
    ("Limbwise, x64: assembly without mulx", "x64", Kind::Ours),
    ("Limbwise, adx: assembly with mulx, adcx, adox", "adx", Kind::Ours),
    ("Limbwise, a64: assembly for AArch64", "a64", Kind::Ours),
    ("limbwise::limbs, which finds the kernel at each call", "limbs, found each time", Kind::Ours),
];

pub(super) fn article(machine: &Machine) -> Article {
    let head = || ["".to_owned(), "machine".to_owned()].into_iter().chain(SIZES.map(|n| format!("N = {n}")));
    let mut table = Table::new(head());
    for (name, figures) in XEON {
        let cells = [Cell::text(format!("article: {name}")), Cell::text("Xeon 8280")];
        table.row(Kind::Plain, cells.into_iter().chain(figures.map(Cell::theirs)).collect());
    }
    for (name, figures) in M1 {
        let cells = [Cell::text(format!("article: {name}")), Cell::text("Apple M1")];
        table.row(Kind::Plain, cells.into_iter().chain(figures.map(Cell::theirs)).collect());
    }
    for (name, variant, kind) in HERE {
        let cells = [Cell::text(name), Cell::text("here")];
        let figures =
            SIZES.map(|size| Cell::of(machine.find("mul", "mul", size, variant), |r| r.ns, NOT_RECORDED));
        let loses = SIZES.iter().any(|size| {
            let ours = machine.find("mul", "mul", *size, variant).filter(|r| r.ours);
            let rival = machine.best_rival("mul", "mul", *size);
            ours.zip(rival).is_some_and(|(ours, rival)| rival.ns < ours.ns)
        });
        let kind = if loses { Kind::Loses } else { kind };
        table.row(kind, cells.into_iter().chain(figures).collect());
    }
    let mut ratios = Table::new(head());
    let times = |name: &str, machine: &str, over: [Option<f64>; 6], under: [Option<f64>; 6]| {
        let cells = [Cell::text(name), Cell::text(machine)];
        let ratios = (0..SIZES.len()).map(|at| Cell::quotient(over[at], under[at], NOT_RECORDED));
        cells.into_iter().chain(ratios).collect::<Vec<_>>()
    };
    let theirs = |row: usize| XEON[row].1.map(|text| text.parse().ok());
    ratios.row(Kind::Plain, times("article: GMP / assembly", "Xeon 8280", theirs(0), theirs(3)));
    ratios.row(Kind::Plain, times("article: LLVM with mulx / assembly", "Xeon 8280", theirs(2), theirs(3)));
    let of = |variant| SIZES.map(|size| machine.find("mul", "mul", size, variant).map(|r| r.ns));
    let best = SIZES.map(|size| machine.best("mul", "mul", size).map(|r| r.ns));
    let rival = SIZES.map(|size| machine.best_rival("mul", "mul", size).map(|r| r.ns));
    ratios.row(Kind::Ours, times("fastest rival / fastest of ours", "here", rival, best));
    ratios.row(Kind::Ours, times("LLVM with mulx / adx", "here", of("llvm u128 bmi2"), of("adx")));
    ratios.row(Kind::Ours, times("GMP, mpn_mul_n / adx", "here", of("gmp mpn_mul_n"), of("adx")));
    ratios.row(Kind::Ours, times("x64 (no mulx) / adx", "here", of("x64"), of("adx")));
    Article {
        id: "article-limb-products",
        heading: "Products of limbs in assembly",
        source: "Implementing big integers, part 9: assembly by hand and LLVM (in Japanese), herumi",
        about: "Nanoseconds for a product of two numbers of N limbs. Its figures are those of a Xeon 8280 and of an Apple M1. A row of ours is marked \
                if a rival is faster at one length or more.",
        tables: vec![
            ("Nanoseconds".to_owned(), table),
            ("Ratios: above 1 the second is faster".to_owned(), ratios),
        ],
    }
}
