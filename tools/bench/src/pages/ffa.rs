//! The tables of modular powers by FFA's algorithm.

use super::records::Records;
use super::table::{Table, factor, figure};
use crate::report::articles::ffa::THEIRS;

const SIZES: [usize; 3] = [2048, 4096, 8192];

/// The label of a row, the operation and the contestant.
type Row = (&'static str, &'static str, &'static str);

/// Our variants and others, under headings.
const OURS: [(&str, &[Row]); 4] = [
    (
        "**FFA's ladder, variant of `mul`**",
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
    ),
    (
        "**`fixed::Montgomery`, fixed window**",
        &[
            ("`x64`: every x86-64 processor", "modexp", "montgomery_window/x64"),
            ("`adx`", "modexp", "montgomery_window/adx"),
            ("`ifma`: one number across the lanes", "modexp", "montgomery_window/ifma"),
        ],
    ),
    (
        "**`Powmod`, 100 in lanes, one secret exponent and modulus**",
        &[("`lanes/ifma`", "modexp_100", "lanes_window/ifma")],
    ),
    (
        "**Others, constant-time**",
        &[
            ("GMP, `mpz_powm_sec`", "modexp", "gmp"),
            ("OpenSSL, `BN_mod_exp_mont_consttime`", "modexp", "openssl"),
        ],
    ),
];

/// Seconds for 100 powers.
pub(super) fn article(records: &Records) -> Result<String, String> {
    let mut table = Table::new(["", "2048 bits", "4096 bits", "8192 bits"]);
    let title = |name: &str| [name.to_owned(), String::new(), String::new(), String::new()];
    let ratios = |name: &str, of: [f64; 3]| [name.to_owned(), factor(of[0]), factor(of[1]), factor(of[2])];
    table.row(title("**The article**"));
    for (name, seconds) in THEIRS {
        table.row([name].into_iter().chain(seconds));
    }
    let seconds = |row: usize| THEIRS[row].1.map(|text| text.parse().unwrap_or(f64::NAN));
    let (ada, unrolled) = (seconds(0), seconds(THEIRS.len() - 1));
    table.row(ratios("Ada / unrolled by 32", [0, 1, 2].map(|i| ada[i] / unrolled[i])));
    for (name, rows) in OURS {
        table.row(title(name));
        for (name, op, contestant) in rows {
            let mut row = vec![(*name).to_owned()];
            for size in SIZES {
                let record = records.case("ffa", op, size).of(contestant)?;
                table.ns(record);
                row.push(figure(record.ns / 1e7));
            }
            table.row(row);
        }
        if name.contains("ladder") {
            let mut of = [0.0; 3];
            for (ratio, size) in of.iter_mut().zip(SIZES) {
                let case = records.case("ffa", "modexp", size);
                *ratio = case.of("barrett_ladder/halfword")?.ns / case.of("barrett_ladder/x64_by_32")?.ns;
            }
            table.row(ratios("half-word / by 32", of));
        }
    }
    Ok(table.to_string())
}

/// The parts of a step of the ladder, in percent of its time.
pub(super) fn parts(records: &Records) -> Result<String, String> {
    const VARIANT: &str = "x64_by_32";
    let mut table = Table::new(["share of a step", "2048 bits", "4096 bits", "8192 bits"]);
    let shares = |ops: &[(&'static str, f64)]| -> Result<Vec<String>, String> {
        let mut shares = vec![];
        for size in SIZES {
            let ns = |op: &'static str| Ok::<f64, String>(records.case("ffa", op, size).of(VARIANT)?.ns);
            let mut part = 0.0;
            for (op, times) in ops {
                part += times * ns(op)?;
            }
            shares.push(format!("{:.0} %", part / ns("step")? * 100.0));
        }
        Ok(shares)
    };
    let rows: [(&str, &[(&'static str, f64)]); 6] = [
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
    for (name, ops) in rows {
        table.row([name.to_owned()].into_iter().chain(shares(ops)?));
    }
    Ok(table.to_string())
}
