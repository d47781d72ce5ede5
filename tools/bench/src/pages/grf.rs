//! The tables of the block cipher of GRF archives.

use super::records::Records;
use super::table::{NONE, Table, factor, figure, ratio};
use crate::record::Record;
use crate::report::articles::grf::METHODS;

/// The size in bytes of an array that fits in the first-level cache.
const ARRAY: usize = 32 << 10;
/// Bytes of one block.
const BLOCK: usize = 8;

/// Variants of the article for which it gives no time, and ours: the name in the table, and the variant.
const UNTIMED: [(&str, &str); 3] = [(".NET 9, not timed", "vbmi"), (NONE, "sp_table"), (NONE, "pext")];

/// The article's table and ours.
pub(super) fn article(records: &Records) -> Result<String, String> {
    let head = [
        "article",
        "ns",
        "ratio",
        "code",
        "ours",
        "one block again and again, ns",
        "ratio",
        "random blocks, ns",
        "ratio",
        "code",
    ];
    let mut table = Table::new(head);
    let (chained, array) = (records.case("grf", "round_chained", BLOCK), records.case("grf", "round", ARRAY));
    let first = (chained.of(METHODS[0].2)?, array.of(METHODS[0].2)?);
    let untimed = UNTIMED.map(|(method, variant)| (method, [NONE; 3], variant));
    for (method, [ns, of_first, bytes], variant) in METHODS.into_iter().chain(untimed) {
        let (one, many) = (chained.of(variant)?, array.of(variant)?);
        let code = records.code.iter().find(|code| code.variant == variant);
        let code = code.ok_or_else(|| format!("no record of the code of grf/{variant}"))?;
        let row = [
            method.to_owned(),
            ns.to_owned(),
            of_first.to_owned(),
            bytes.to_owned(),
            format!("`{variant}`"),
            table.ns(one),
            ratio(one, first.0),
            table.ns(many),
            ratio(many, first.1),
            format!("{} B", figure(code.bytes as f64)),
        ];
        table.row(row);
    }
    Ok(table.to_string())
}

/// The alternatives that the article rejects, compared with those that it uses.
pub(super) fn claims(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "variant",
        "instead",
        "one block again and again, ns",
        "instead",
        "times as long",
        "random blocks, ns",
        "instead",
        "times as long",
    ]);
    let (chained, array) = (records.case("grf", "round_chained", BLOCK), records.case("grf", "round", ARRAY));
    for (chosen, instead) in [("avx2", "avx2_gather"), ("avx512", "avx512_wide")] {
        let mut row = vec![format!("`{chosen}`"), format!("`{instead}`")];
        for case in [&chained, &array] {
            let (a, b) = (case.of(chosen)?, case.of(instead)?);
            row.extend([table.ns(a), table.ns(b), ratio(b, a)]);
        }
        table.row(row);
    }
    Ok(table.to_string())
}

/// Whole arrays, in place and into other arrays, compared with a copy.
pub(super) fn arrays(records: &Records) -> Result<String, String> {
    const SIZES: [(usize, &str); 5] = [
        (16 << 10, "16 KiB"),
        (ARRAY, "32 KiB"),
        (1 << 20, "1 MiB"),
        (64 << 20, "64 MiB"),
        (512 << 20, "512 MiB"),
    ];
    let mut table = Table::new([
        "array",
        "`avx2_batch` in place, GB/s",
        "`gfni` in place, GB/s",
        "ns a block",
        "`gfni` into another, GB/s",
        "memcpy, GB/s",
        "times memcpy",
    ]);
    for (size, name) in SIZES {
        let (here, there) = (records.case("grf", "round", size), records.case("grf", "round_into", size));
        let (batch, gfni) = (here.of("avx2_batch")?, here.of("gfni")?);
        let (into, copy) = (there.of("gfni")?, there.of("memcpy")?);
        let row = [
            name.to_owned(),
            table.rate(batch),
            table.rate(gfni),
            table.ns(gfni),
            table.rate(into),
            table.rate(copy),
            factor(copy.ns / into.ns),
        ];
        table.row(row);
    }
    Ok(table.to_string())
}

/// Whole entries of an archive, compared with the decompression that follows.
pub(super) fn entries(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "bytes of an entry",
        "zlib-rs inflates it, µs",
        "the original decrypts it, µs",
        "of the inflating",
        "Limbwise, µs",
        "of the inflating",
    ]);
    for size in [160, 26_000, 58_000, 100_000] {
        let case = records.case("grf", "entry", size);
        let (inflate, slow, best) = (case.of("zlib-rs inflate")?, case.of("reference")?, case.of("best")?);
        // Its steadiness is recorded, although the cell has other units.
        [inflate, slow, best].iter().for_each(|record| drop(table.ns(record)));
        let percent = |record: &Record| format!("{} %", figure(record.ns / inflate.ns * 100.0));
        table.row([
            figure(size as f64),
            figure(inflate.ns / 1e3),
            figure(slow.ns / 1e3),
            percent(slow),
            figure(best.ns / 1e3),
            percent(best),
        ]);
    }
    Ok(table.to_string())
}
