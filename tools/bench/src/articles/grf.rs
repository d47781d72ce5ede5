//! The block cipher of GRF archives in F#.

use super::{Article, on_both};
use crate::counts;
use crate::machine::{Found, Machine};
use crate::table::{Cell, Table};

/// Method, mean in ns, ratio, code size, and our variant that reimplements the method.
const METHODS: [(&str, [&str; 3], &str); 4] = [
    ("Baseline", ["738.36", "1.00", "890 B"], "reference"),
    ("Optimized", ["349.12", "0.47", "699 B"], "scalar"),
    ("UseAVX2", ["84.37", "0.11", "1,402 B"], "avx2"),
    ("UseAVX512 (.NET 8)", ["52.22", "0.07", "873 B"], "avx512"),
];

/// Variants of the article for which it gives no time, and ours.
const UNTIMED: [(Option<&str>, &str); 3] =
    [(Some(".NET 9, not timed"), "vbmi"), (None, "sp_table"), (None, "pext")];

/// The size in bytes of an array that fits in the first-level cache.
const ARRAY: usize = 32 << 10;

pub(super) const ARTICLE: Article = Article {
    id: "article-grf",
    heading: "A block cipher by AVX-512",
    source: "Programming in assembly with F#, in practice (in Japanese), 2023-12-24",
    about: "Its figures are means of BenchmarkDotNet for one block that is decrypted again and again, on a Core i7-1065G7. Here \
            \"one block again and again\" is that, each round waiting for the one before; \"random blocks\" are an array of 32 KiB, where branches cannot \
            learn the data. Ratios are to the original in the column before. The size of its code is that of .NET's compiler, the size of ours that of the \
            loop over blocks, with what it calls.",
    tables: &[
        on_both("grf-article", "One round of the cipher", rounds),
        on_both("grf-claims", "What the article rejects, beside what it uses instead", rejected),
        on_both("grf-arrays", "Arrays of random blocks", arrays),
        on_both("grf-entries", "Whole entries of an archive, beside the decompression that follows", entries),
    ],
};

/// One block again and again.
fn chained<'a>(machine: &'a Machine, variant: &str) -> Found<'a> {
    machine.find("grf", "round_chained", 8, variant)
}

fn array<'a>(machine: &'a Machine, variant: &str) -> Found<'a> {
    machine.find("grf", "round", ARRAY, variant)
}

/// The article's table and ours.
fn rounds(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "article | ns | ratio | code | ours | one block again and again, ns | ratio | \
         random blocks, ns | ratio | code",
    );
    let none = || Cell::Empty("the article gives no figure");
    let timed =
        METHODS.map(|(method, theirs, variant)| (Cell::text(method), theirs.map(Cell::theirs), variant));
    let untimed = UNTIMED
        .map(|(method, variant)| (method.map_or_else(none, Cell::text), [(); 3].map(|()| none()), variant));
    for (method, [mean, of_first, bytes], variant) in timed.into_iter().chain(untimed) {
        let mut row = vec![method, mean, of_first, bytes, Cell::code(variant)];
        for find in [chained, array] {
            let ns = Cell::ns(&find(machine, variant));
            let ratio = ns.over(&Cell::ns(&find(machine, METHODS[0].2)));
            row.extend([ns, ratio]);
        }
        row.push(counts::code(variant).map(|bytes| Cell::figure(bytes as f64).with(" B")).into());
        table.row(row);
    }
    table
}

/// The alternatives that the article rejects, compared with those that it uses.
fn rejected(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "variant | instead | one block again and again, ns | instead | times as long | \
         random blocks, ns | instead | times as long",
    );
    for (chosen, instead) in [("avx2", "avx2_gather"), ("avx512", "avx512_wide")] {
        let mut row = vec![Cell::code(chosen), Cell::code(instead)];
        for find in [chained, array] {
            let [a, b] = [chosen, instead].map(|variant| Cell::ns(&find(machine, variant)));
            let ratio = b.over(&a);
            row.extend([a, b, ratio]);
        }
        table.row(row);
    }
    table
}

/// Whole arrays, in place and into other arrays, compared with a copy.
fn arrays(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "array | `avx2_batch` in place, GB/s | `gfni` in place, GB/s | ns a block | \
         `gfni` into another, GB/s | memcpy, GB/s | times memcpy",
    );
    for size in [16 << 10, ARRAY, 1 << 20, 64 << 20, 512 << 20] {
        let find = |op, variant| machine.find("grf", op, size, variant);
        let gfni = find("round", "gfni");
        let (into, copy) = (find("round_into", "gfni"), find("round_into", "memcpy"));
        table.row([
            Cell::bytes(size),
            Cell::rate(&find("round", "avx2_batch")),
            Cell::rate(&gfni),
            Cell::ns(&gfni),
            Cell::rate(&into),
            Cell::rate(&copy),
            Cell::ns(&copy).over(&Cell::ns(&into)),
        ]);
    }
    table
}

/// Whole entries of an archive, compared with the decompression that follows.
fn entries(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "bytes of an entry | zlib-rs inflates it, \u{b5}s | the original decrypts it, \u{b5}s | \
         of the inflating | Limbwise, \u{b5}s | of the inflating",
    );
    for size in [160, 26_000, 58_000, 100_000] {
        let us = |name| Cell::of(&machine.find("grf", "entry", size, name), |record| record.ns / 1e3);
        let (inflate, slow, best) = (us("zlib-rs inflate"), us("reference"), us("best"));
        let [slow_part, best_part] = [&slow, &best].map(|cell| cell.percent_of(&inflate));
        table.row([Cell::figure(size as f64), inflate, slow, slow_part, best, best_part]);
    }
    table
}
