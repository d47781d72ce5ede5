//! The block cipher of GRF archives in F#.

use super::{Article, NOT_RECORDED};
use crate::report::machine::Machine;
use crate::report::table::{Cell, Kind, Table};

/// Method, mean in ns, ratio, code size, and our variant that reimplements the method.
pub(crate) const METHODS: [(&str, [&str; 3], &str); 4] = [
    ("Baseline", ["738.36", "1.00", "890 B"], "reference"),
    ("Optimized", ["349.12", "0.47", "699 B"], "scalar"),
    ("UseAVX2", ["84.37", "0.11", "1,402 B"], "avx2"),
    ("UseAVX512 (.NET 8)", ["52.22", "0.07", "873 B"], "avx512"),
];

/// Variants for which the article has no figure.
const BEYOND: [(&str, &str); 7] = [
    ("UseAVX2 with a gather", "avx2_gather"),
    ("UseAVX512, expansion in 512 bits", "avx512_wide"),
    ("AVX-512 for .NET 9", "vbmi"),
    ("ours: a table for each box", "sp_table"),
    ("ours: the same by pext", "pext"),
    ("ours: 32 blocks at once, AVX2", "avx2_batch"),
    ("ours: 16 blocks at once, GFNI", "gfni"),
];

const BLOCK: usize = 8;
const ARRAY: usize = 32 << 10;

pub(super) fn article(machine: &Machine) -> Article {
    let mut table = Table::new([
        "method",
        "article, ns",
        "article, ratio",
        "article, code",
        "variant here",
        "one block, ns",
        "ratio",
        "of an array, ns",
        "ratio",
    ]);
    let methods = METHODS.map(|(method, theirs, variant)| (method, theirs.map(Cell::theirs), variant));
    let beyond = BEYOND.map(|(method, variant)| {
        (method, [(); 3].map(|()| Cell::Empty("the article gives no figure")), variant)
    });
    for (method, theirs, variant) in methods.into_iter().chain(beyond) {
        let one = machine.find("grf", "round_chained", BLOCK, variant);
        let array = machine.find("grf", "round", ARRAY, variant);
        let ratio = |op, size, of: Option<&crate::record::Record>| {
            let first = machine.find("grf", op, size, METHODS[0].2);
            Cell::quotient(of.map(|r| r.ns), first.map(|r| r.ns), NOT_RECORDED)
        };
        let [mean, their_ratio, code] = theirs;
        let ours = if method.starts_with("ours") { Kind::Ours } else { Kind::Plain };
        table.row(
            ours,
            vec![
                Cell::text(method),
                mean,
                their_ratio,
                code,
                Cell::text(variant),
                Cell::of(one, |r| r.ns, NOT_RECORDED),
                ratio("round_chained", BLOCK, one),
                Cell::of(array, |r| r.ns, NOT_RECORDED),
                ratio("round", ARRAY, array),
            ],
        );
    }
    Article {
        id: "article-grf",
        heading: "A block cipher by AVX-512",
        source: "Programming in assembly with F#, in practice (in Japanese), 2023-12-24",
        about: "Its figures are means of BenchmarkDotNet for one block that is decrypted again and again, on a Core i7-1065G7. Here \
                \"one block\" is that, each round waiting for the one before; \"of an array\" is a block of 32 KiB of random ones, where branches cannot learn \
                the data. Ratios are to the original in the same column. The size of code is that of .NET's compiler.",
        tables: vec![("One round of the cipher".to_owned(), table)],
    }
}
