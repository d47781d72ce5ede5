//! The figures of README.md: powers of whole columns, compared with libraries, and the limit of products.

use super::records::Records;
use super::table::{Table, figure};
use crate::record::Record;

/// The rows: label, operation, number of bits or rows, and our variant.
const ROWS: [(&str, &str, usize, &str); 10] = [
    ("1024 bits", "powmod", 1024, "ifma"),
    ("2048 bits", "powmod", 2048, "ifma"),
    ("3072 bits", "powmod", 3072, "ifma"),
    ("4096 bits", "powmod", 4096, "ifma"),
    ("8192 bits", "powmod", 8192, "ifma"),
    ("2048 bits, exponent 65537, public", "powmod_public_65537", 2048, "ifma"),
    ("2048 bits, a single row", "powmod_one_row", 2048, "ifma"),
    ("2048 bits, AVX-512 without IFMA (`avx512f`)", "powmod", 2048, "avx512f"),
    ("2048 bits, AVX2 (`avx2`)", "powmod", 2048, "avx2"),
    // The best remaining method is planned, which is not the portable batch.
    ("2048 bits, no vectors (`mont/adx`)", "powmod", 2048, "portable"),
];

/// Microseconds per power.
pub(super) fn powers(records: &Records) -> Result<String, String> {
    let mut table = Table::new([
        "\u{b5}s per power, one core",
        "Limbwise, constant-time",
        "GMP `mpz_powm` (leaks)",
        "GMP `mpz_powm_sec`",
        "OpenSSL, constant-time",
    ]);
    for (name, op, size, variant) in ROWS {
        let case = records.case("powmod", op, size);
        let ours = case.of(variant)?;
        // Selected by name: of the two functions, the one that leaks is the faster.
        let (leaks, constant_time) = (case.of("gmp mpz_powm")?, case.of("gmp mpz_powm_sec")?);
        let openssl = case.of("openssl")?;
        let pairs = if openssl.variant.ends_with("_x2") { " (pairs)" } else { "" };
        let us = |table: &mut Table, record: &Record| {
            table.ns(record);
            figure(record.ns / 1000.0)
        };
        let loses = [leaks, constant_time, openssl].iter().any(|rival| rival.ns < ours.ns);
        let ours = us(&mut table, ours);
        let ours = if loses { format!("**{ours}**") } else { ours };
        let cells = [
            name.to_owned(),
            ours,
            us(&mut table, leaks),
            us(&mut table, constant_time),
            format!("{}{pairs}", us(&mut table, openssl)),
        ];
        table.row(cells);
    }
    Ok(table.to_string())
}

/// How near products are to the limit of the multiplier.
pub(super) fn bound(records: &Records) -> Result<String, String> {
    const BITS: usize = 1024;
    let product = records.case("lanes", "mul", BITS).of("ifma")?;
    let (Some(cycles), Some(bound)) = (product.cycles, product.bound_cycles) else {
        return Err("the record of the product has no cycles or no bound".to_owned());
    };
    Ok(format!(
        "The AVX-512 IFMA kernels run close to the limit of the multiplier: a product of {BITS}-bit numbers takes {} \
         cycles\nper lane, and two `vpmadd52` per cycle allow no less than {}. From 2048 bits up, Limbwise uses \
         Karatsuba's algorithm,\nwhich needs fewer multiplications than this limit assumes.",
        figure(cycles),
        figure(bound)
    ))
}
