//! The tables of Montgomery products in lanes.

use super::neon;
use super::records::{Case, Records};
use super::table::{NONE, Table, factor, figure};
use crate::record::Record;

/// The lengths in bits of the moduli for which the article's programs are built.
const BITS: [usize; 13] = [32, 52, 64, 104, 128, 192, 256, 384, 512, 1024, 2048, 3072, 4096];

/// The build of one of the article's programs.
fn build<'a>(case: &Case<'a>, program: &str, compiler: &str, width: usize) -> Result<&'a Record, String> {
    case.of(&format!("article-{program} {compiler} {width} bits (mont)"))
}

/// Cycles per product: the article's programs, each with its fastest build, NTL, and our variants.
pub(super) fn article(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "bits",
        "AVX-512F, 256-bit vectors: gcc",
        "clang",
        "IFMA, 256-bit vectors: gcc",
        "clang",
        "AVX-512F, 512-bit: gcc",
        "clang",
        "IFMA, 512-bit: gcc",
        "clang",
        "NTL 11.5.1",
        "Limbwise `avx512f`",
        "Limbwise `ifma`",
        "best of the article / `ifma`",
    ]);
    for bits in BITS {
        let case = records.case("lanes", "mul", bits);
        let mut row = vec![bits.to_string()];
        let mut best = f64::INFINITY;
        for width in [256, 512] {
            for program in ["avx512f", "ifma"] {
                for compiler in ["gcc", "clang"] {
                    let record = build(&case, program, compiler, width)?;
                    best = best.min(record.ns);
                    row.push(table.cycles(record));
                }
            }
        }
        let ours = case.of("ifma")?;
        row.push(table.cycles(case.of("ntl")?));
        row.push(table.cycles(case.of("avx512f")?));
        row.push(table.cycles(ours));
        row.push(factor(best / ours.ns));
        table.row(row);
    }
    Ok(table.to_string())
}

/// The article's claims about its programs, measured here: IFMA compared with AVX-512F, and gcc with clang.
pub(super) fn claims(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "bits",
        "IFMA is so many times as fast as AVX-512F, 256-bit vectors, clang",
        "512-bit vectors, clang",
        "gcc takes so many times as long as clang: AVX-512F, 256-bit",
        "IFMA, 256-bit",
        "AVX-512F, 512-bit",
        "IFMA, 512-bit",
    ]);
    for bits in BITS {
        let case = records.case("lanes", "mul", bits);
        let mut row = vec![bits.to_string()];
        for width in [256, 512] {
            let (plain, ifma) =
                (build(&case, "avx512f", "clang", width)?, build(&case, "ifma", "clang", width)?);
            row.push(factor(plain.ns / ifma.ns));
        }
        for width in [256, 512] {
            for program in ["avx512f", "ifma"] {
                let (gcc, clang) =
                    (build(&case, program, "gcc", width)?, build(&case, program, "clang", width)?);
                row.push(factor(gcc.ns / clang.ns));
            }
        }
        table.row(row);
    }
    Ok(table.to_string())
}

/// Every variant of ours, with its ratio to its own bound, and the best rival.
pub(super) fn tiers(records: &Records) -> Result<String, String> {
    const SIZES: [usize; 10] = [32, 64, 128, 256, 512, 1024, 2048, 3072, 4096, 8192];
    const VARIANTS: [&str; 4] = ["ifma", "avx512f", "avx2", "portable"];
    let ours = VARIANTS.iter().map(|name| format!("`{name}`"));
    let modelled = neon::MODELS.iter().map(|model| model.name.to_owned());
    let head = ["bits".to_owned()].into_iter().chain(ours).chain(modelled).chain(["best rival".to_owned()]);
    let mut table = Table::new(head);
    for bits in SIZES {
        let (mul, sqr) = (records.case("lanes", "mul", bits), records.case("lanes", "sqr", bits));
        let mut row = vec![bits.to_string()];
        for variant in VARIANTS {
            let (mul, sqr) = (mul.of(variant)?, sqr.of(variant)?);
            row.push(format!("{}{} / {}{}", table.cycles(mul), over(mul), table.cycles(sqr), over(sqr)));
        }
        for model in &neon::MODELS {
            let cell = |square| {
                let (cycles, bound) = model.cycles(square, bits);
                format!("{} ({:.2})", figure(cycles), cycles / bound)
            };
            row.push(format!("{} / {}", cell(false), cell(true)));
        }
        let (mul, sqr) = (mul.best_rival()?, sqr.best_rival()?);
        row.push(format!(
            "{} {} / {} {}",
            table.cycles(mul),
            mul.program(),
            table.cycles(sqr),
            sqr.program()
        ));
        table.row(row);
    }
    Ok(table.to_string())
}

/// The ratio to the bound, in brackets.
fn over(record: &Record) -> String {
    let ratio = record.cycles.zip(record.bound_cycles).map(|(cycles, bound)| cycles / bound);
    ratio.map_or(String::new(), |ratio| format!(" ({ratio:.2})"))
}

/// A single product, without lanes, in cycles.
pub(super) fn one(records: &Records) -> Result<String, String> {
    const SIZES: [usize; 5] = [256, 512, 1024, 2048, 4096];
    let mut table =
        Table::new(["bits", "`portable`", "`x64`", "`adx`", "`ifma`", "OpenSSL", "OpenSSL / best"]);
    for bits in SIZES {
        let case = records.case("mont", "mul", bits);
        let openssl = case.of("openssl")?;
        let mut row = vec![bits.to_string()];
        let mut best = f64::INFINITY;
        for variant in ["portable", "x64", "adx", "ifma"] {
            let found = case.of(variant).ok();
            best = best.min(found.map_or(best, |record| record.ns));
            row.push(found.map_or(NONE.to_owned(), |record| table.cycles(record)));
        }
        row.push(table.cycles(openssl));
        row.push(factor(openssl.ns / best));
        table.row(row);
    }
    Ok(table.to_string())
}
