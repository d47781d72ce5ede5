//! Products of N limbs, handwritten and by LLVM.

use super::{Article, Exhibit, on_both};
use crate::counts;
use crate::machine::{self, Machine};
use crate::table::{Cell, Kind, Table};

const XEON: [(&str, [&str; 6]); 4] = [
    ("GMP", ["28.59", "12.93", "18.48", "23.43", "30.91", "38.42"]),
    ("LLVM without mulx", ["7.78", "10.58", "15.32", "22.42", "30.57", "58.64"]),
    ("LLVM with mulx", ["6.04", "8.08", "11.88", "17.21", "25.59", "50.25"]),
    ("assembly", ["4.48", "6.19", "9.66", "12.31", "17.77", "21.97"]),
];

const M1: [(&str, [&str; 6]); 2] = [
    ("GMP", ["23.16", "12.21", "15.49", "18.39", "23.69", "36.38"]),
    ("LLVM", ["6.34", "5.23", "8.13", "11.60", "15.80", "20.81"]),
];

/// The lengths of the article's tables, and 9, the longest for which it has assembly.
const LIMBS: std::ops::RangeInclusive<usize> = 3..=9;

/// Mnemonics, by kind.
const KINDS_X64: [(&str, &[&str]); 9] = [
    ("`mulx`", &["mulx"]),
    ("`mul`", &["mul"]),
    ("`adcx`", &["adcx"]),
    ("`adox`", &["adox"]),
    ("`add`, `adc`, `setb`", &["add", "adc", "setb"]),
    ("`mov`", &["mov"]),
    ("`xor`", &["xor"]),
    ("`push`, `pop`", &["push", "pop"]),
    ("`ret`", &["ret"]),
];
const KINDS_A64: [(&str, &[&str]); 6] = [
    ("`mul`, `umulh`", &["mul", "umulh"]),
    ("`adds`, `adcs`, `adc`", &["add", "adds", "adc", "adcs"]),
    ("`cinc`", &["cinc"]),
    ("loads, stores", &["ldr", "ldp", "str", "stp"]),
    ("`mov`", &["mov"]),
    ("`ret`", &["ret"]),
];

pub(super) const ARTICLE: Article = Article {
    id: "article-limb-products",
    heading: "Products of limbs in assembly",
    source: "Implementing big integers, part 9: assembly by hand and LLVM (in Japanese), herumi",
    about: "Products of two numbers of N limbs. Its figures are nanoseconds of a Xeon 8280 and of an Apple M1; ours are cycles, since clocks differ, those of \
            AArch64 modelled by llvm-mca. Ratios above 1: the second is faster. In the table of nanoseconds a row of ours is marked if a rival is faster at one length or more.",
    tables: &[
        on_both("mul-x64", "The article's table for x86-64, and cycles here", x64),
        on_both("mul-instructions-x64", "Instructions on x86-64", |_| {
            instructions(&["llvm x64", "llvm bmi2", "x64", "adx"], &KINDS_X64)
        }),
        on_both("mul-a64", "The article's table for AArch64, and cycles as modelled", a64),
        on_both("mul-instructions-a64", "Instructions on AArch64", |_| {
            instructions(&["llvm a64", "a64"], &KINDS_A64)
        }),
        Exhibit { block: None, caption: "Nanoseconds", table: nanoseconds },
        Exhibit { block: None, caption: "Ratios of nanoseconds", table: ratios },
        on_both("mul-long", "Cycles of longer products and squares", long),
    ],
};

/// The article's table for x86-64, and ours.
fn x64(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "N | article, ns: GMP | LLVM | LLVM with `mulx` | assembly | GMP / assembly | \
         here, cycles: GMP | LLVM | LLVM with `mulx` | `x64` | `adx` | N\u{b2} | GMP / `adx` | \
         LLVM with `mulx` / `adx`",
    );
    for limbs in LIMBS {
        let find = |name| machine.find("mul", "mul", limbs, name);
        let (gmp, llvm, adx) = (find("gmp mpn_mul_n"), find("llvm u128 bmi2"), find("adx"));
        let mut row = vec![Cell::count(limbs)];
        row.extend(theirs(&XEON, limbs));
        row.extend([&gmp, &find("llvm u128"), &llvm, &find("x64"), &adx].map(Cell::cycles));
        row.push(Cell::count(limbs * limbs));
        row.extend([gmp, llvm].map(|rival| Cell::ns(&rival).over(&Cell::ns(&adx))));
        table.row(row);
    }
    table
}

/// The article's table for the Apple M1, and modelled cycles.
fn a64(_: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "N | article, Apple M1, ns: GMP | LLVM | GMP / LLVM | modelled cycles, Apple M1: LLVM | \
         `a64` | Neoverse N1: LLVM | `a64` | Neoverse V1: LLVM | `a64`",
    );
    for limbs in LIMBS {
        let mut row = vec![Cell::count(limbs)];
        row.extend(theirs(&M1, limbs));
        match counts::modelled(limbs) {
            Ok(models) => row.extend(
                models.iter().flat_map(|[ours, llvm]| [llvm, ours].map(|cycles| Cell::printed(cycles))),
            ),
            Err(why) => row.extend(vec![Cell::Missing(why); 6]),
        }
        table.row(row);
    }
    table
}

/// The figures of the article for a length, and the ratio of the first row to the last.
fn theirs<'a>(rows: &[(&str, [&str; 6])], limbs: usize) -> Vec<Cell<'a>> {
    let figures = rows.iter().map(|(_, figures)| figures.get(limbs - LIMBS.start()));
    let none = || Cell::Empty("beyond the article's tables");
    let mut cells: Vec<Cell<'_>> =
        figures.map(|figure| figure.map_or_else(none, |text| Cell::theirs(text))).collect();
    cells.push(cells[0].over(&cells[rows.len() - 1]));
    cells
}

/// The lengths for which the article has figures.
const SIZES: [usize; 6] = [3, 4, 5, 6, 7, 8];

fn by_length<'a>() -> Table<'a> {
    let sizes = SIZES.map(|limbs| format!("N = {limbs}"));
    Table::of_columns(["".to_owned(), "machine".to_owned()].into_iter().chain(sizes))
}

/// The article's figures, and those of more contestants.
fn nanoseconds(machine: &Machine) -> Table<'_> {
    const HERE: [(&str, &str); 11] = [
        ("GMP, `mpn_mul_n`", "gmp mpn_mul_n"),
        ("GMP, `mpn_mul_basecase`", "gmp mpn_mul_basecase"),
        ("LLVM without `mulx`", "llvm u128"),
        ("LLVM with `mulx`", "llvm u128 bmi2"),
        ("crypto-bigint, by LLVM", "crypto-bigint"),
        ("ruint, by LLVM", "ruint"),
        ("Limbwise, `portable`: Rust by LLVM", "portable"),
        ("Limbwise, `x64`: assembly without `mulx`", "x64"),
        ("Limbwise, `adx`: assembly with `mulx`, `adcx`, `adox`", "adx"),
        ("Limbwise, `a64`: assembly for AArch64", "a64"),
        ("`limbwise::limbs`, which finds the kernel at each call", "limbs, found each time"),
    ];
    let mut table = by_length();
    for (place, rows) in [("Xeon 8280", &XEON[..]), ("Apple M1", &M1)] {
        for (name, figures) in rows {
            let names = [Cell::text(format!("article: {name}")), Cell::text(place)];
            table.row(names.into_iter().chain(figures.map(Cell::theirs)));
        }
    }
    for (name, contestant) in HERE {
        let found = SIZES.map(|limbs| machine.find("mul", "mul", limbs, contestant));
        let loses = found.iter().flatten().any(|record| machine.loses(record));
        let cells = [Cell::text(name), Cell::text("here")].into_iter().chain(found.iter().map(Cell::ns));
        table.row_of(if loses { Kind::Loses } else { Kind::Plain }, cells.collect());
    }
    table
}

fn ratios(machine: &Machine) -> Table<'_> {
    let theirs = |row: usize| XEON[row].1.map(Cell::theirs);
    let of = |name| SIZES.map(|limbs| Cell::ns(&machine.find("mul", "mul", limbs, name)));
    let best = SIZES.map(|limbs| Cell::ns(&machine.best("mul", "mul", limbs)));
    let rival = SIZES.map(|limbs| Cell::ns(&machine.best_rival("mul", "mul", limbs)));
    let mut table = by_length();
    for (name, place, over, under) in [
        ("article: GMP / assembly", "Xeon 8280", theirs(0), theirs(3)),
        ("article: LLVM with `mulx` / assembly", "Xeon 8280", theirs(2), theirs(3)),
        ("fastest rival / fastest of ours", "here", rival, best),
        ("LLVM with `mulx` / `adx`", "here", of("llvm u128 bmi2"), of("adx")),
        ("GMP, `mpn_mul_n` / `adx`", "here", of("gmp mpn_mul_n"), of("adx")),
        ("`x64` / `adx`", "here", of("x64"), of("adx")),
    ] {
        let ratios = over.iter().zip(&under).map(|(over, under)| over.over(under));
        table.row([Cell::text(name), Cell::text(place)].into_iter().chain(ratios));
    }
    table
}

/// Longer products and squares, compared with GMP.
fn long(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "N | product: `adx` | `ifma` | GMP | GMP / best | square: `adx` | `ifma` | GMP | GMP / best",
    );
    for limbs in [10, 12, 16, 24, 32, 48, 64, 128] {
        let mut row = vec![Cell::count(limbs)];
        for op in ["mul", "sqr"] {
            let [adx, ifma, gmp] = ["adx", "ifma", "gmp"].map(|name| machine.find("mul", op, limbs, name));
            row.extend([&adx, &ifma, &gmp].map(Cell::cycles));
            row.push(Cell::ns(&gmp).over(&Cell::ns(&machine::fastest_of(&[adx, ifma]))));
        }
        table.row(row);
    }
    table
}

/// The instructions of products, by kind.
fn instructions<'a>(codes: &[&str], kinds: &[(&str, &[&str])]) -> Table<'a> {
    let head = ["N", "code"].into_iter().chain(kinds.iter().map(|(name, _)| *name));
    let mut table = Table::of_columns(head.chain(["others", "all", "of them on the stack"]));
    for limbs in LIMBS {
        for code in codes {
            let mut row = vec![Cell::count(limbs), named(code)];
            match counts::instructions(code, limbs) {
                Ok(found) => {
                    let count = |names: &[&str]| -> usize {
                        names.iter().filter_map(|name| found.instructions.get(*name)).sum()
                    };
                    let all: usize = found.instructions.values().sum();
                    let counts: Vec<usize> = kinds.iter().map(|(_, names)| count(names)).collect();
                    let others = all - counts.iter().sum::<usize>();
                    row.extend(counts.into_iter().chain([others, all, found.stack]).map(Cell::count));
                }
                Err(why) => row.extend(vec![Cell::Missing(why); kinds.len() + 3]),
            }
            table.row(row);
        }
    }
    table
}

/// The name of a code in the table.
fn named<'a>(code: &str) -> Cell<'a> {
    match code {
        "llvm x64" | "llvm a64" => Cell::text("LLVM"),
        "llvm bmi2" => Cell::text("LLVM with `mulx`"),
        ours => Cell::code(ours),
    }
}
