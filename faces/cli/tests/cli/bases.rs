//! One base for all rows, with tables of powers if there are enough rows.

use std::fmt::Write;

use num_bigint::BigUint;

use crate::run::Folder;

/// Few and many rows, secret and public exponents, with and without a declared length, odd and even moduli.
#[test]
fn one_base_for_all_rows() {
    let folder = Folder::new();
    let base = BigUint::from(0xfeed_beef_u32);
    for (rows, modulus) in
        [(10u64, 1_000_003u64), (249, 1_000_003), (251, 1_000_003), (3000, 1 << 40), (700, 1)]
    {
        // Later exponents are longer.
        let exponent =
            |row: u64| BigUint::from(row) * BigUint::from(0x1_0000_0001_u64).pow(u32::from(row > 290));
        let (mut csv, mut expected) = ("e\n".to_owned(), "e,powmod\n".to_owned());
        for row in 0..rows {
            let e = exponent(row);
            writeln!(csv, "{e}").unwrap();
            writeln!(expected, "{e},{}", base.modpow(&e, &BigUint::from(modulus))).unwrap();
        }
        folder.write("in.csv", csv);
        for options in ["", " --public", " --exp-bits 60", " --exp-bits 60 --public"] {
            let args = format!("powmod in.csv -o out.csv --base {base} --exp e --mod {modulus}{options}");
            folder.succeed(&args);
            assert!(folder.read("out.csv") == expected, "{args}");
        }
    }
}

#[test]
fn exponents_beyond_the_tables_are_refused() {
    let folder = Folder::new();
    let rows: String = (0..400).map(|row| format!("{row}\n")).collect();
    folder.write("in.csv", format!("e\n{rows}"));
    let args = "powmod in.csv -o out.csv --base 3 --exp e --mod 1009 --exp-bits 8";
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.stderr.contains("an exponent of more than the 8 bits that --exp-bits allows"),
        "{}",
        ended.stderr
    );
    let ended = folder.succeed(&format!("{args} --on-error null"));
    assert!(ended.stderr.contains("144 bad rows"), "{}", ended.stderr);
}
