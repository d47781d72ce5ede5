//! The figures of README.md: powers of whole columns, compared with libraries, and the limit of products.

use crate::digits::figure;
use crate::machine::Machine;
use crate::table::{self, Cell, Table};

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
pub(super) fn powers(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "\u{b5}s per power, one core | Limbwise, constant-time | GMP `mpz_powm` (leaks) | \
         GMP `mpz_powm_sec` | OpenSSL, constant-time",
    );
    for (name, op, size, variant) in ROWS {
        let find = |name| machine.find("powmod", op, size, name);
        // Selected by name: of the two functions of GMP, the one that leaks is the faster.
        let found = [variant, "gmp mpz_powm", "gmp mpz_powm_sec", "openssl"].map(find);
        let is_pair = found[3].as_ref().is_ok_and(|record| record.variant.ends_with("_x2"));
        let [ours, leaks, constant_time, openssl] =
            found.map(|found| Cell::of(&found, |record| record.ns / 1000.0));
        let openssl = openssl.with(if is_pair { " (pairs)" } else { "" });
        let mut row = [Cell::text(name), ours, leaks, constant_time, openssl];
        if table::loses(&row) {
            row[1] = row[1].bold();
        }
        table.row(row);
    }
    table
}

/// How near products are to the limit of the multiplier.
pub(super) fn bound(machine: &Machine) -> Result<String, String> {
    const BITS: usize = 1024;
    let product = machine.find("lanes", "mul", BITS, "ifma")?;
    let (Some(cycles), Some(bound)) = (product.cycles, product.bound_cycles) else {
        return Err("the record of the product has no cycles or no bound".to_owned());
    };
    Ok(format!(
        "The AVX-512 IFMA kernels run close to the limit of the multiplier: a product of {BITS}-bit numbers takes {} \
         cycles\nper lane, and two `vpmadd52` per cycle allow no less than {}. From 2048 bits up, Limbwise uses \
         Karatsuba's algorithm,\nwhich needs fewer multiplications than this limit assumes.",
        figure(cycles, 3),
        figure(bound, 3)
    ))
}
