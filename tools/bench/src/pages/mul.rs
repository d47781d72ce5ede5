//! The tables of products of limbs.

use super::records::{Instructions, Records};
use super::table::{NONE, Table, factor};
use crate::report::articles::limb_products::{M1, XEON};

/// The lengths of the article's tables, and 9, the longest for which it has assembly.
const LIMBS: std::ops::RangeInclusive<usize> = 3..=9;

/// The article's table for x86-64, and ours.
pub(super) fn x64(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "N",
        "article, ns: GMP",
        "LLVM",
        "LLVM with `mulx`",
        "assembly",
        "GMP / assembly",
        "here, cycles: GMP",
        "LLVM",
        "LLVM with `mulx`",
        "`x64`",
        "`adx`",
        "N²",
        "GMP / `adx`",
        "LLVM with `mulx` / `adx`",
    ]);
    for limbs in LIMBS {
        let case = records.case("mul", "mul", limbs);
        let mut row = vec![limbs.to_string()];
        row.extend(theirs(&XEON, limbs)?);
        let (gmp, llvm, adx) = (case.of("gmp mpn_mul_n")?, case.of("llvm u128 bmi2")?, case.of("adx")?);
        for record in [gmp, case.of("llvm u128")?, llvm, case.of("x64")?, adx] {
            row.push(table.cycles(record));
        }
        row.push((limbs * limbs).to_string());
        row.push(factor(gmp.ns / adx.ns));
        row.push(factor(llvm.ns / adx.ns));
        table.row(row);
    }
    Ok(table.to_string())
}

/// The article's table for the Apple M1, and modelled cycles.
pub(super) fn a64(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "N",
        "article, Apple M1, ns: GMP",
        "LLVM",
        "GMP / LLVM",
        "modelled cycles, Apple M1: LLVM",
        "`a64`",
        "Neoverse N1: LLVM",
        "`a64`",
        "Neoverse V1: LLVM",
        "`a64`",
    ]);
    for limbs in LIMBS {
        let mut row = vec![limbs.to_string()];
        row.extend(theirs(&M1, limbs)?);
        let begin = format!("mul {limbs} ");
        let line = records.model.lines().find_map(|line| line.strip_prefix(&begin));
        let line = line.ok_or_else(|| format!("no model of mul {limbs}"))?;
        // Three processors, each as our cycles / LLVM's cycles.
        let figures: Vec<&str> = line.split_whitespace().filter(|word| *word != "/").collect();
        let pairs = figures.as_chunks::<2>().0;
        if pairs.len() != 3 {
            return Err(format!("the model of mul {limbs} is not of three processors"));
        }
        row.extend(pairs.iter().flat_map(|[ours, llvm]| [(*llvm).to_owned(), (*ours).to_owned()]));
        table.row(row);
    }
    Ok(table.to_string())
}

/// The figures of the article for a length, and the ratio of the first row to the last; dashes beyond its
/// tables.
fn theirs(rows: &[(&str, [&str; 6])], limbs: usize) -> Result<Vec<String>, String> {
    let at = limbs - LIMBS.start();
    let figures: Option<Vec<&str>> = rows.iter().map(|(_, figures)| figures.get(at).copied()).collect();
    let Some(figures) = figures else { return Ok(vec![NONE.to_owned(); rows.len() + 1]) };
    let number = |text: &str| text.parse::<f64>().map_err(|error| format!("{text}: {error}"));
    let ratio = factor(number(figures[0])? / number(figures[rows.len() - 1])?);
    Ok(figures.into_iter().map(str::to_owned).chain([ratio]).collect())
}

/// Longer products and squares, compared with GMP.
pub(super) fn long(records: &Records) -> Result<String, String> {
    const LONG: [usize; 8] = [10, 12, 16, 24, 32, 48, 64, 128];
    let mut table = Table::new([
        "N",
        "product: `adx`",
        "`ifma`",
        "GMP",
        "GMP / best",
        "square: `adx`",
        "`ifma`",
        "GMP",
        "GMP / best",
    ]);
    for limbs in LONG {
        let mut row = vec![limbs.to_string()];
        for op in ["mul", "sqr"] {
            let case = records.case("mul", op, limbs);
            let (adx, ifma, gmp) = (case.of("adx")?, case.of("ifma")?, case.of("gmp")?);
            row.extend([table.cycles(adx), table.cycles(ifma), table.cycles(gmp)]);
            row.push(factor(gmp.ns / adx.ns.min(ifma.ns)));
        }
        table.row(row);
    }
    Ok(table.to_string())
}

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

pub(super) fn instructions_x64(records: &Records) -> Result<String, String> {
    instructions(records, &["llvm x64", "llvm bmi2", "x64", "adx"], &KINDS_X64)
}

pub(super) fn instructions_a64(records: &Records) -> Result<String, String> {
    instructions(records, &["llvm a64", "a64"], &KINDS_A64)
}

/// The instructions of products, by kind.
fn instructions(records: &Records, codes: &[&str], kinds: &[(&str, &[&str])]) -> Result<String, String> {
    let head = ["N", "code"].into_iter().chain(kinds.iter().map(|(name, _)| *name));
    let mut table = Table::new(head.chain(["others", "all", "of them on the stack"]));
    for limbs in LIMBS {
        for code in codes {
            let of = |i: &&Instructions| (&*i.code, &*i.operation, i.limbs) == (*code, "mul", limbs);
            let found = records.instructions.iter().find(of);
            let found = found.ok_or_else(|| format!("no instructions of {code} mul {limbs}"))?;
            let count = |names: &[&str]| -> usize {
                names.iter().filter_map(|name| found.instructions.get(*name)).sum()
            };
            let all: usize = found.instructions.values().sum();
            let known: usize = kinds.iter().map(|(_, names)| count(names)).sum();
            let mut row = vec![limbs.to_string(), named(code)];
            row.extend(kinds.iter().map(|(_, names)| count(names).to_string()));
            row.extend([all - known, all, found.stack].map(|n| n.to_string()));
            table.row(row);
        }
    }
    Ok(table.to_string())
}

/// The name of a code on the page.
fn named(code: &str) -> String {
    match code {
        "llvm x64" | "llvm a64" => "LLVM".to_owned(),
        "llvm bmi2" => "LLVM with `mulx`".to_owned(),
        ours => format!("`{ours}`"),
    }
}
