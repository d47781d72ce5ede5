//! `limbwise multiexp` compared with plain integers: parts and chunks, exponents of both signs, errors.

use std::fmt::Write;

use num_bigint::{BigInt, BigUint};

use crate::run::{Folder, number, parse, seeded};

/// Returns the product that the command prints.
fn product(folder: &Folder, args: &str) -> BigUint {
    parse(folder.succeed(&format!("multiexp {args} -q")).stdout.trim())
}

/// Few and many rows, in more than one chunk; odd and even moduli; secret and public exponents; both signs
/// and a single one.
#[test]
fn products_of_powers() {
    let folder = Folder::new();
    let mut rng = seeded(41);
    for (rows, bits) in [(0usize, 64u64), (1, 64), (5, 130), (700, 192), (33_000, 33)] {
        let odd = number(&mut rng, bits) | BigUint::from(1u8);
        for modulus in [odd.clone(), BigUint::from(1u8) << (bits - 1), 1u8.into()] {
            for negative in [false, true] {
                let mut csv = "b,e\n".to_owned();
                let (mut above, mut below) = (BigUint::from(1u8) % &modulus, BigUint::from(1u8) % &modulus);
                let mut bases = BigUint::from(1u8) % &modulus;
                for row in 0..rows {
                    let base = number(&mut rng, bits + 5) | BigUint::from(1u8);
                    let exp = number(&mut rng, row as u64 % 40);
                    let is_below = negative && row % 3 == 1 && base.modinv(&modulus).is_some();
                    let sign = if is_below { "-" } else { "" };
                    writeln!(csv, "{base:#x},{sign}{exp}").unwrap();
                    let power = base.modpow(&exp, &modulus);
                    let side = if is_below { &mut below } else { &mut above };
                    *side = &*side * power % &modulus;
                    bases = bases * base % &modulus;
                }
                folder.write("in.csv", csv);
                let expected = above * below.modinv(&modulus).unwrap() % &modulus;
                for options in ["", " --public", " --exp-bits 50 --hex"] {
                    let args = format!("in.csv --base b --exp e --mod {modulus}{options}");
                    assert!(product(&folder, &args) == expected, "{rows} rows: {args}");
                }
                if !negative {
                    let args = format!("in.csv --base b --exp 3 --mod {modulus}");
                    assert_eq!(product(&folder, &args), bases.modpow(&3u8.into(), &modulus), "{args}");
                }
            }
        }
    }
}

#[test]
fn one_operand_for_all_rows() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"e\":5}\n{\"e\":-2}\n{\"e\":\"0x10\"}\n");
    let power = |e: u32| BigUint::from(7u8).modpow(&e.into(), &1009u32.into()).to_string();
    let stdout = |args: &str| folder.succeed(args).stdout;
    assert_eq!(stdout("multiexp in.jsonl --base 7 --exp e --mod 1009 -q"), power(19) + "\n");
    folder.write("in.csv", "b\n2\n3\n5\n");
    let inverse = BigInt::from(30).modinv(&BigInt::from(1009)).unwrap();
    assert_eq!(stdout("multiexp in.csv --base b --exp -1 --mod 1009"), format!("{inverse}\n"));
    assert_eq!(stdout("multiexp in.csv --base b --exp 1 --mod 0xffff --hex"), "0x1e\n");
    // A key contains its modulus.
    folder.write("key.pem", include_str!("../keys/pkcs1.pem"));
    folder.succeed("powmod in.csv -o powers.csv --base b --exp @key.pem");
    let powers = product(&folder, "powers.csv --base powmod --exp 1 --mod @key.pem");
    assert_eq!(product(&folder, "in.csv --base b --exp @key.pem"), powers);
}

#[test]
fn what_ends_a_run() {
    let folder = Folder::new();
    let rows: String =
        (0..40_000).map(|x| if x == 39_000 { "?,1\n".into() } else { format!("{x},2\n") }).collect();
    folder.write("bad.csv", format!("b,e\n{rows}"));
    folder.write("in.csv", "b,e\n10,3\n3,-1\n5,-2\n");
    folder.write("null.jsonl", "{\"b\":3,\"e\":1}\n{\"b\":null,\"e\":1}\n");
    for (args, code, parts) in [
        (
            "bad.csv --base b --exp e --mod 7",
            1,
            &["bad.csv: row 39001 (line 39002), column \"b\"", "'?'"][..],
        ),
        ("null.jsonl --base b --exp e --mod 7", 1, &["row 2, column \"b\": null; expected a number"]),
        (
            "in.csv --base b --exp e --mod 25",
            1,
            &["in.csv: no inverse", "has a factor in common with the modulus"],
        ),
        ("in.csv --base b --exp e --mod 7 --exp-bits 1", 1, &["row 1", "more than the 1 bits"]),
        ("in.csv --base b --exp e --mod b", 2, &["--mod: expected one number for all rows, not a column"]),
        ("in.csv --base b --exp e --mod 0", 2, &["--mod: the modulus is 0"]),
        ("in.csv --base b --exp e", 2, &["--mod: missing"]),
        ("in.csv --base 3 --exp 2 --mod 7", 2, &["in.csv: no operand is a column of it"]),
        (
            "in.csv --base b --exp e --mod 7 --radix base64url --byte-order big",
            2,
            &["--byte-order: no operand"],
        ),
        ("null.jsonl --base b --exp e --mod 7 --no-header", 2, &["IN is not CSV"]),
        ("none.csv --base b --exp e --mod 7", 1, &["none.csv"]),
        ("in.csv --base b --exp e --mod 7 -o out.csv", 2, &["-o"]),
        (
            "in.csv --base b --exp e --mod 7 --resume",
            2,
            &["--resume: a product of all rows has no partial results"],
        ),
    ] {
        let ended = folder.run(&format!("multiexp {args}"));
        assert_eq!(ended.code, Some(code), "{args}: {}", ended.stderr);
        assert_eq!(ended.stdout, "");
        for part in parts {
            assert!(ended.stderr.contains(part), "{args}: {part:?} is not in: {}", ended.stderr);
        }
    }
    let ended = folder.succeed("multiexp in.csv --base b --exp e --mod 7 --json");
    assert!(ended.stderr.contains("\"rows\":3"), "{}", ended.stderr);
}
