//! The commands that compute a column: results compared with plain integers, text and binary formats, nulls,
//! rows without a result.

use std::fmt::Write;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::Int8Type;
use arrow_array::{Array, ArrayRef, BinaryArray, FixedSizeBinaryArray, RecordBatch, StringArray};
use num_bigint::{BigInt, BigUint};
use parquet::file::properties::WriterProperties;

use crate::run::{Folder, number, parse, seeded};

/// Computes the result of a command; `None` for a row without a result.
type Oracle = fn(&BigUint, &BigUint, &BigUint) -> Option<String>;

fn gcd(x: &BigUint, y: &BigUint) -> BigUint {
    if *y == BigUint::ZERO { x.clone() } else { gcd(y, &(x % y)) }
}

/// Computes the symbol by quadratic reciprocity.
fn jacobi(x: &BigUint, n: &BigUint) -> i32 {
    let low = |x: &BigUint, bits: u32| u32::try_from(x % (1u32 << bits)).unwrap();
    let (mut x, mut n, mut symbol) = (x % n, n.clone(), 1);
    while x != BigUint::ZERO {
        while low(&x, 1) == 0 {
            x >>= 1;
            symbol = if matches!(low(&n, 3), 3 | 5) { -symbol } else { symbol };
        }
        symbol = if low(&x, 2) == 3 && low(&n, 2) == 3 { -symbol } else { symbol };
        (x, n) = (&n % &x, x);
    }
    if n == BigUint::from(1u8) { symbol } else { 0 }
}

const COMMANDS: [(&str, Oracle); 11] = [
    ("mulmod --x x --y y --mod m", |x, y, m| Some((x * y % m).to_string())),
    ("addmod --x x --y y --mod m", |x, y, m| Some(((x + y) % m).to_string())),
    ("submod --x x --y y --mod m", |x, y, m| Some(((x % m + m - y % m) % m).to_string())),
    ("negmod --x x --mod m", |x, _, m| Some(((m - x % m) % m).to_string())),
    ("sqrmod --x x --mod m", |x, _, m| Some((x * x % m).to_string())),
    ("mod --x x --mod m", |x, _, m| Some((x % m).to_string())),
    ("invmod --x x --mod m", |x, _, m| x.modinv(m).map(|x| x.to_string())),
    ("powmod --base x --exp -3 --mod m", |x, _, m| x.modinv(m).map(|x| x.modpow(&3u8.into(), m).to_string())),
    ("gcd --x x --y y", |x, y, _| Some(gcd(x, y).to_string())),
    ("jacobi --x x --mod m", |x, _, m| m.bit(0).then(|| jacobi(x, m).to_string())),
    ("in-subgroup --x x --order y --mod m", |x, y, m| {
        Some((x.modpow(y, m) == BigUint::from(1u8) % m).to_string())
    }),
];

#[test]
fn every_operation_of_the_table_has_an_oracle() {
    for kind in limbwise::Kind::ALL {
        let name = kind.name();
        assert!(COMMANDS.iter().any(|(command, _)| command.starts_with(name)), "{name} has no oracle here");
    }
}

/// Rows of three numbers: edge cases and random ones. The last column is greater than 0.
fn rows(odd: bool) -> Vec<[BigUint; 3]> {
    let mut rng = seeded(31);
    let mut rows = Vec::new();
    for (x, y, m) in
        [(0u8, 0u8, 1u8), (1, 0, 1), (5, 7, 3), (2, 1, 3), (14, 6, 21), (0, 9, 9), (255, 255, 255)]
    {
        rows.push([x, y, m].map(BigUint::from));
    }
    for bits in [1u64, 7, 64, 65, 200, 511] {
        for _ in 0..6 {
            let m = number(&mut rng, bits);
            let x = number(&mut rng, bits + 30);
            let y = number(&mut rng, bits.min(90));
            rows.push([&m - 1u8, m.clone(), m.clone()]);
            rows.push([x, y, m]);
        }
    }
    if odd {
        rows.iter_mut().for_each(|row| row[2].set_bit(0, true));
    }
    rows
}

/// All commands, in text, with decimal and hexadecimal operands.
#[test]
fn commands_compute_what_plain_integers_do() {
    let folder = Folder::new();
    for odd in [false, true] {
        let rows = rows(odd);
        let mut csv = "x,y,m\n".to_owned();
        for [x, y, m] in &rows {
            writeln!(csv, "{x},{y:#x},{m}").unwrap();
        }
        folder.write("in.csv", csv);
        for (command, oracle) in COMMANDS {
            let (name, operands) = command.split_once(' ').unwrap();
            folder.succeed(&format!("{name} in.csv -o out.csv {operands} --on-error null -q"));
            let out = folder.read("out.csv");
            let mut lines = out.lines();
            assert_eq!(lines.next(), Some(format!("x,y,m,{name}").as_str()));
            for ([x, y, m], line) in rows.iter().zip(lines) {
                let expected = oracle(x, y, m).unwrap_or_default();
                assert_eq!(line.rsplit(',').next(), Some(expected.as_str()), "{command}: {line}");
            }
        }
    }
}

/// Numbers on the command line instead of some or all columns.
#[test]
fn literals_are_the_same_in_every_row() {
    let folder = Folder::new();
    let rows: String = (0..40).map(|x| format!("{x}\n")).collect();
    folder.write("in.csv", format!("x\n{rows}"));
    let m = BigUint::from(1009u32);
    for (args, oracle) in [
        ("mulmod --x x --y 5 --mod 1009", (|x| x * 5u8 % 1009u32) as fn(BigUint) -> BigUint),
        ("submod --x 3 --y x --mod 1009", |x| (3u32 + 1009u32 - x) % 1009u32),
        ("addmod --x x --y 4 --mod 5", |x| (x + 4u8) % 5u8),
        ("powmod --base x --exp 3 --mod 1009", |x| x.pow(3) % 1009u32),
    ] {
        let (name, operands) = args.split_once(' ').unwrap();
        folder.succeed(&format!("{name} in.csv -o out.csv {operands} -q"));
        let expected: String = (0..40u32).map(|x| format!("{x},{}\n", oracle(x.into()))).collect();
        assert_eq!(folder.read("out.csv"), format!("x,{name}\n{expected}"), "{args}");
    }
    // One base for all rows and exponents of both signs, with and without tables.
    for count in [9i32, 600] {
        let exponents: Vec<i32> = (0..count).map(|i| (i - count / 2) * 7).collect();
        let csv: String = exponents.iter().map(|e| format!("{e}\n")).collect();
        folder.write("in.csv", format!("e\n{csv}"));
        folder.succeed("powmod in.csv -o out.csv --base 5 --exp e --mod 1009 -q");
        let power = |e: i32| {
            let power = BigUint::from(5u8).modpow(&e.unsigned_abs().into(), &m);
            if e < 0 { power.modinv(&m).unwrap() } else { power }
        };
        let expected: String = exponents.iter().map(|e| format!("{e},{}\n", power(*e))).collect();
        assert!(folder.read("out.csv") == format!("e,powmod\n{expected}"));
    }
}

/// Binary columns with nulls, with different widths per row and with a fixed width.
#[test]
fn binary_columns_and_nulls() {
    let folder = Folder::new();
    let rows = rows(true);
    let bytes = |x: &BigUint| x.to_bytes_be();
    let is_null = |row: usize| row % 5 == 3;
    let column = |place: usize| -> ArrayRef {
        let cells =
            rows.iter().enumerate().map(|(row, numbers)| (!is_null(row)).then(|| bytes(&numbers[place])));
        Arc::new(BinaryArray::from_iter(cells))
    };
    let fixed = |place: usize| -> ArrayRef {
        let cells = rows.iter().enumerate().map(|(row, numbers)| {
            (!is_null(row)).then(|| {
                let number = bytes(&numbers[place]);
                [vec![0; 80 - number.len()], number].concat()
            })
        });
        Arc::new(FixedSizeBinaryArray::try_from_sparse_iter_with_size(cells, 80).unwrap())
    };
    for (columns, width) in
        [([column(0), column(1), column(2)], None), ([fixed(0), fixed(1), fixed(2)], Some(80))]
    {
        let batch = RecordBatch::try_from_iter(["x", "y", "m"].into_iter().zip(columns)).unwrap();
        folder.write_parquet("in.parquet", &batch, WriterProperties::default());
        for (command, oracle) in COMMANDS {
            let (name, operands) = command.split_once(' ').unwrap();
            let ended = folder
                .succeed(&format!("{name} in.parquet -o out.parquet {operands} --on-error null --json"));
            let report: serde_json::Value =
                serde_json::from_str(ended.stderr.lines().next().unwrap()).unwrap();
            let nulls = (0..rows.len()).filter(|row| is_null(*row)).count();
            assert_eq!(report["null_rows"], nulls, "{command}");
            let out = folder.read_parquet("out.parquet");
            let results = out.column(3);
            let mut none = 0;
            for (row, [x, y, m]) in rows.iter().enumerate() {
                let expected = if is_null(row) { None } else { oracle(x, y, m) };
                none += usize::from(expected.is_none());
                let found = (!results.is_null(row)).then(|| match results.data_type() {
                    arrow_schema::DataType::Boolean => results.as_boolean().value(row).to_string(),
                    arrow_schema::DataType::Int8 => results.as_primitive::<Int8Type>().value(row).to_string(),
                    arrow_schema::DataType::FixedSizeBinary(found) => {
                        assert_eq!(Some(*found), width);
                        BigUint::from_bytes_be(results.as_fixed_size_binary().value(row)).to_string()
                    }
                    _ => BigUint::from_bytes_be(results.as_binary::<i32>().value(row)).to_string(),
                });
                assert_eq!(found, expected, "{command}, row {row}");
            }
            assert_eq!(report["bad_rows"], none - nulls, "{command}");
        }
    }
}

/// Negative exponents in every type of column, and invalid exponents.
#[test]
fn negative_exponents() {
    let folder = Folder::new();
    let exponents = [-1i64, 0, 5, -7, i64::MIN, -65537];
    let m = BigUint::from(1_000_003u32);
    let power = |e: i64| {
        let power = BigUint::from(3u8).modpow(&e.unsigned_abs().into(), &m);
        if e < 0 { power.modinv(&m).unwrap() } else { power }.to_string()
    };
    let integers: ArrayRef = Arc::new(arrow_array::Int64Array::from(exponents.to_vec()));
    let decimals: ArrayRef = Arc::new(
        arrow_array::Decimal128Array::from(exponents.map(|e| i128::from(e) * 100).to_vec())
            .with_precision_and_scale(38, 2)
            .unwrap(),
    );
    let texts: ArrayRef = Arc::new(StringArray::from(exponents.map(|e| format!(" {e} ")).to_vec()));
    let hex: ArrayRef =
        Arc::new(StringArray::from(exponents.map(|e| format!("{:#x}", BigInt::from(e))).to_vec()));
    let batch =
        RecordBatch::try_from_iter([("i", integers), ("d", decimals), ("t", texts), ("h", hex)]).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    for column in ["i", "d", "t", "h"] {
        for public in ["", " --public"] {
            folder.succeed(&format!(
                "powmod in.parquet -o out.csv --base 3 --exp {column} --mod 1000003 -q{public}"
            ));
            let out = folder.read("out.csv");
            let found: Vec<_> = out.lines().skip(1).map(|line| line.rsplit(',').next().unwrap()).collect();
            let expected = exponents.map(|e| {
                let power = power(e);
                if column == "h" { format!("{:#x}", parse(&power)) } else { power }
            });
            assert_eq!(found, expected, "{column}");
        }
    }
    for (cell, part) in [
        ("--5", "two signs"),
        ("-+5", "two signs"),
        ("-", "empty"),
        ("-1x", "'x' at offset 2"),
        ("-1_0x", "'x' at offset 4"),
        ("-1.5", "'.' at offset 2"),
    ] {
        folder.write("in.csv", format!("e\n{cell}\n"));
        let ended = folder.run("powmod in.csv -o out2.csv --base 3 --exp e --mod 5");
        assert!(ended.code == Some(1) && ended.stderr.contains(part), "{cell}: {}", ended.stderr);
    }
}

#[test]
fn rows_without_a_result() {
    let folder = Folder::new();
    // Rows from 70,001 on are in a later chunk.
    let cells: String = (1..=70_020)
        .map(|x| if x == 70_009 { "10\n".into() } else { format!("{}\n", x % 7 * 10 + 1) })
        .collect();
    folder.write("in.csv", format!("x\n{cells}"));
    for (command, operands) in [("invmod", "--x x"), ("powmod", "--base x --exp -2")] {
        let ended = folder.run(&format!("{command} in.csv -o out.csv {operands} --mod 100"));
        assert_eq!(ended.code, Some(1));
        for part in ["in.csv: row 70009 (line 70010)", "column \"x\"", "no inverse", "a factor in common"] {
            assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        }
        folder.succeed(&format!(
            "{command} in.csv -o out.csv {operands} --mod 100 --restart --on-error null --bad-rows bad.jsonl"
        ));
        assert_eq!(folder.read("out.csv").lines().nth(70_009), Some("10,"));
        let listed = folder.read("bad.jsonl");
        assert!(listed.lines().count() == 1 && listed.contains("\"row\":70009"), "{listed}");
    }
    folder.write("in.csv", "x,m\n1,3\n1,4\n1,0\n?,5\n");
    let ended = folder.succeed("jacobi in.csv -o out.csv --x x --mod m --on-error null");
    assert!(ended.stderr.contains("3 bad rows"), "{}", ended.stderr);
    assert_eq!(folder.read("out.csv"), "x,m,jacobi\n1,3,1\n1,4,\n1,0,\n?,5,\n");
}

/// Rows whose numbers differ in length by far keep their order, and the first bad one is reported.
#[test]
fn long_numbers_among_short_ones() {
    let folder = Folder::new();
    let mut rng = seeded(17);
    let lengths = [64, 64, 8192, 64, 1, 2000, 64, 0, 300, 64, 8000, 64];
    let pairs: Vec<_> = lengths
        .iter()
        .cycle()
        .take(100)
        .map(|bits| {
            let factor = number(&mut rng, bits / 3);
            [(); 2].map(|()| number(&mut rng, *bits) * &factor)
        })
        .collect();
    let csv: String = pairs
        .iter()
        .enumerate()
        .map(|(i, [x, y])| format!("{},{y:#x}\n", if i == 50 { y } else { x }))
        .collect();
    folder.write("in.csv", format!("x,y\n{csv}"));
    folder.succeed("gcd in.csv -o out.csv --x x --y y");
    let found = folder.read("out.csv");
    for (i, (line, [x, y])) in found.lines().skip(1).zip(&pairs).enumerate() {
        let expected = if i == 50 { y.clone() } else { gcd(x, y) };
        assert_eq!(line.rsplit(',').next().unwrap(), expected.to_string(), "row {}", i + 1);
    }
    let mersenne = |bits: u32| (BigUint::from(1u8) << bits) - 1u8;
    let bits = [61, 67, 127, 61, 2203, 61, 523, 61, 521, 61, 2200, 61];
    let csv: String = bits.iter().map(|bits| format!("{}\n", mersenne(*bits))).collect();
    folder.write("in.csv", format!("x\n{csv}"));
    for public in ["", " --public"] {
        folder.succeed(&format!("prime in.csv -o out.csv --x x{public}"));
        for (line, bits) in folder.read("out.csv").lines().skip(1).zip(bits) {
            assert!(
                line.ends_with(if matches!(bits, 67 | 523 | 2200) { "false" } else { "true" }),
                "{bits} bits"
            );
        }
    }
    // The third row is the first bad one, whichever class is read first.
    let (short, long) = ("7y".to_owned(), format!("{}y", "7".repeat(900)));
    for [first, second] in [[&short, &long], [&long, &short]] {
        folder.write("in.csv", format!("x,y\n5,10\n{0},{0}\n{first},1\n9,6\n1,{second}\n", "8".repeat(700)));
        let ended = folder.run("gcd in.csv -o out.csv --x x --y y");
        assert!(
            ended.code == Some(1) && ended.stderr.contains("row 3 (line 4), column \"x\""),
            "{}",
            ended.stderr
        );
        let ended = folder.succeed("gcd in.csv -o out.csv --x x --y y --on-error null");
        assert!(ended.stderr.contains("2 bad rows"), "{}", ended.stderr);
        let out = folder.read("out.csv");
        let found: Vec<_> = out.lines().skip(1).map(|line| line.rsplit(',').next().unwrap()).collect();
        assert_eq!(found, ["5", &"8".repeat(700), "", "3", ""]);
    }
}

#[test]
fn primes() {
    let folder = Folder::new();
    let mut csv = "n,expected\n".to_owned();
    let small = |n: u32| n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d));
    for n in 0..2000 {
        writeln!(csv, "{n},{}", small(n)).unwrap();
    }
    let mersenne = |bits: u32| (BigUint::from(1u8) << bits) - 1u8;
    for (bits, is_prime) in [(61, true), (67, false), (127, true), (521, true), (523, false), (1279, true)] {
        writeln!(csv, "{},{is_prime}", mersenne(bits)).unwrap();
    }
    folder.write("in.csv", csv);
    for public in ["", " --public"] {
        let ended = folder.succeed(&format!("prime in.csv -o out.csv --x n{public}"));
        assert!(
            ended.stderr.contains("307 true and 1,699 false")
                || ended.stderr.contains("307 true and 1699 false"),
            "{}",
            ended.stderr
        );
        for line in folder.read("out.csv").lines().skip(1) {
            let cells: Vec<_> = line.split(',').collect();
            assert_eq!(cells[1], cells[2], "{line}");
        }
    }
}

#[test]
fn primes_at_random() {
    let folder = Folder::new();
    for (bits, count) in [(64u64, 20usize), (65, 3), (200, 2)] {
        let printed = folder.succeed(&format!("random-prime {bits} --count {count}")).stdout;
        let primes: std::collections::BTreeSet<_> = printed.lines().collect();
        assert_eq!(primes.len(), count);
        assert!(primes.iter().all(|p| parse(p).bits() == bits && parse(p).bit(bits - 2)));
        folder.write("in.csv", format!("p\n{printed}"));
        folder.succeed("prime in.csv -o out.csv --x p -q");
        assert!(folder.read("out.csv").lines().skip(1).all(|line| line.ends_with(",true")));
    }
    assert!(folder.succeed("random-prime 64 --hex").stdout.starts_with("0x"));
    for args in [
        "random-prime 63",
        "random-prime 8193",
        "random-prime",
        "random-prime x",
        "random-prime 64 --count -1",
    ] {
        assert_eq!(folder.run(args).code, Some(2), "{args}");
    }
}

#[test]
fn nonsense_is_refused() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    for (args, parts) in [
        ("mulmod in.csv -o out.csv --x x --y 2", &["--mod"][..]),
        ("mulmod in.csv -o out.csv --x x --mod 5", &["--y"]),
        ("addmod in.csv -o out.csv --x x --y z --mod 5", &["--y: there is no column \"z\""]),
        ("negmod in.csv -o out.csv --x -2 --mod 5", &["--x", "negative"]),
        ("mod in.csv -o out.csv --x x --mod 0", &["--mod: the modulus is 0"]),
        ("jacobi in.csv -o out.csv --x x --mod 10", &["--mod: the modulus is even; expected an odd one"]),
        ("gcd in.csv -o out.csv --x x --y 2 --mod 5", &["--mod"]),
        ("prime in.csv -o out.csv --x x --result x", &["already a column \"x\""]),
        ("prime in.csv -o out.csv --x x --byte-order big", &["no operand is a binary column"]),
        ("gcd in.csv -o out.csv --x @key.pem --y 2", &["key.pem"]),
        ("invmod in.csv -o out.csv --x x --mod 5 --passphrase-file p", &["no operand is an encrypted key"]),
    ] {
        let ended = folder.run(args);
        assert!(matches!(ended.code, Some(1 | 2)), "{args}");
        for part in parts {
            assert!(ended.stderr.contains(part), "{args}: {part:?} is not in: {}", ended.stderr);
        }
        assert_eq!(folder.names(), ["in.csv"], "{args}");
    }
    let ended = folder.succeed("in-subgroup in.csv -o out.csv --x x --order 11 --mod 23 --dry-run");
    for part in ["would compute  whether column \"x\" (Utf8) ^", "type Boolean"] {
        assert!(ended.stderr.contains(part), "{}", ended.stderr);
    }
}

/// A number such as 1 is not a column, even if a column is called so.
#[test]
fn operands_none_of_which_is_a_column_are_refused() {
    let folder = Folder::new();
    folder.write("in.csv", "5,8\n6,9\n");
    for (args, hint) in [
        (
            "powmod in.csv -o out.csv --base 1 --exp 3 --mod 7 --no-header",
            "--base 1 is a number; for the column of that name, write col:1",
        ),
        ("powmod in.csv -o out.csv --base 1 --exp 2 --mod 7 --no-header --dry-run", "--exp 2 is a number"),
        ("powmod in.csv -o out.csv --base 4 --exp 3 --mod 7", "so every row would have the same result\n"),
        ("multiexp in.csv --base 1 --exp 3 --mod 7 --no-header", "col:1"),
        ("gcd in.csv -o out.csv --x 84 --y 120", "no operand"),
        ("prime in.csv -o out.csv --x 2 --no-header", "col:2"),
    ] {
        let ended = folder.run(args);
        assert_eq!(ended.code, Some(2), "{args}");
        for part in ["limbwise: in.csv: no operand is a column of it", hint] {
            assert!(ended.stderr.contains(part), "{args}: {}", ended.stderr);
        }
    }
    assert_eq!(folder.names(), ["in.csv"]);
    folder.succeed("powmod in.csv -o out.csv --base col:1 --exp 3 --mod 7 --no-header");
    assert_eq!(folder.read("out.csv"), "5,8,6\n6,9,6\n");
    let mut command = folder.command_after("exec < in.csv");
    let output = command.args("mod - -o - --format csv --x 3 --mod 7".split(' ')).output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.code() == Some(2) && message.contains("-: no operand is a column of it"),
        "{message}"
    );
}

#[test]
fn a_number_that_is_also_the_name_of_a_column_is_pointed_out() {
    let folder = Folder::new();
    folder.write("in.csv", "base,65537,0\n2,3,4\n");
    let warning = "--exp 65537 is a number; for the column of that name, write col:65537";
    for command in ["powmod in.csv -o out.csv", "multiexp in.csv"] {
        let ended = folder.succeed(&format!("{command} --base base --exp 65537 --mod 7"));
        assert!(ended.stderr.contains(&format!("limbwise: {warning}\n")), "{}", ended.stderr);
        let ended = folder.succeed(&format!("{command} --base base --exp 65537 --mod 7 --json"));
        assert!(ended.stderr.contains(&format!("{{\"warning\":\"{warning}\"}}\n")), "{}", ended.stderr);
        let ended = folder.succeed(&format!("{command} --base base --exp col:65537 --mod 7"));
        assert!(!ended.stderr.contains("is a number"), "{}", ended.stderr);
        let ended = folder.succeed(&format!("{command} --base base --exp 65537 --mod 7 -q"));
        assert_eq!(ended.stderr, format!("limbwise: {warning}\n"));
    }
    // The command's own 0 is not the user's.
    let ended = folder.succeed("mod in.csv -o out.csv --x base --mod 7");
    assert!(!ended.stderr.contains("is a number"), "{}", ended.stderr);
}
