//! The tables of byte order.

use super::records::Records;
use super::table::{NONE, Table, factor, ratio};
use crate::report::articles::byte_order::FIGURES;

pub(super) fn article_64(records: &Records) -> Result<String, String> {
    article(records, "u64_in_place", 0)
}

pub(super) fn article_32(records: &Records) -> Result<String, String> {
    article(records, "u32_in_place", 1)
}

pub(super) fn article_16(records: &Records) -> Result<String, String> {
    article(records, "u16_in_place", 2)
}

/// The article's table for a width, with the index of that width in its figures, and ours: nanoseconds for an
/// array in place.
fn article(records: &Records, op: &'static str, place: usize) -> Result<String, String> {
    let mut table = Table::new([
        "elements",
        "article: AVX2",
        "`bswap`",
        "ratio",
        "here: its AVX2",
        "`bswap`",
        "ratio",
        "`gcc -O3 -march=native`",
        "Limbwise",
        "its AVX2 / Limbwise",
    ]);
    for (elements, theirs) in FIGURES {
        let [avx2, basic] = theirs[place];
        let number = |text: &str| text.parse::<f64>().map_err(|error| format!("{text}: {error}"));
        let case = records.case("swap", op, elements);
        let (loops, scalar) = (case.of("article-avx2 gcc")?, case.of("gcc -O3 -fno-tree-vectorize")?);
        let (native, ours) = (case.of("gcc -O3 -march=native")?, case.of("limbwise")?);
        let row = [
            elements.to_string(),
            avx2.to_string(),
            basic.to_string(),
            factor(number(basic)? / number(avx2)?),
            table.ns(loops),
            table.ns(scalar),
            ratio(scalar, loops),
            table.ns(native),
            table.ns(ours),
            ratio(loops, ours),
        ];
        table.row(row);
    }
    Ok(table.to_string())
}

/// Arrays larger than the caches, with 64-bit elements.
pub(super) fn memory(records: &Records) -> Result<String, String> {
    const SIZES: [(usize, &str); 5] = [
        (1 << 20, "1 MiB"),
        (4 << 20, "4 MiB"),
        (16 << 20, "16 MiB"),
        (64 << 20, "64 MiB"),
        (512 << 20, "512 MiB"),
    ];
    let mut table = Table::new([
        "array",
        "its AVX2 in place, GB/s",
        "Limbwise in place",
        "loads and stores alone",
        "Limbwise into another",
        "memcpy",
        "times memcpy",
    ]);
    for (bytes, name) in SIZES {
        let here = records.case("swap", "u64_in_place", bytes / 8);
        let there = records.case("swap", "u64_into", bytes / 8);
        let (into, copy) = (there.of("limbwise")?, there.of("memcpy")?);
        let row = [
            name.to_owned(),
            table.rate(here.of("article-avx2 gcc")?),
            table.rate(here.of("limbwise")?),
            table.rate(here.of("loads and stores of")?),
            table.rate(into),
            table.rate(copy),
            factor(copy.ns / into.ns),
        ];
        table.row(row);
    }
    Ok(table.to_string())
}

/// Other libraries, with 1024 elements copied into another array.
pub(super) fn crates(records: &Records) -> Result<String, String> {
    const OPS: [&str; 4] = ["u16_into", "u32_into", "u64_into", "u128_into"];
    let mut table = Table::new(["", "16 bits", "32 bits", "64 bits", "128 bits"]);
    let rows = [
        ("Limbwise", "limbwise"),
        ("memcpy", "memcpy"),
        ("`gcc -O3 -march=native`", "gcc -O3 -march=native"),
        ("vsimd 0.8", "vsimd"),
        ("byteorder 1.5", "byteorder"),
        ("zerocopy 0.8", "zerocopy"),
    ];
    for (name, contestant) in rows {
        let mut row = vec![name.to_owned()];
        for op in OPS {
            // Not every library supports every width.
            let found = records.case("swap", op, 1024).of(contestant);
            row.push(found.map_or(NONE.to_owned(), |record| table.ns(record)));
        }
        table.row(row);
    }
    Ok(table.to_string())
}
