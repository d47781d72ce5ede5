//! CSV as input and output.

use num_bigint::BigUint;

use crate::run::{Folder, number, parse, seeded};

/// Returns the last field of every row.
fn last_fields(csv: &str) -> Vec<&str> {
    csv.lines().map(|line| line.rsplit(',').next().unwrap()).collect()
}

#[test]
fn powers_of_all_widths_agree_with_num_bigint() {
    let folder = Folder::new();
    let mut rng = seeded(1);
    let mut csv = String::from("base,exponent,modulus\n");
    let mut expected = Vec::new();
    let mut row = |b: BigUint, e: BigUint, m: BigUint| {
        // Hexadecimal in some of the rows, decimal in others.
        match expected.len() % 3 {
            0 => csv += &format!("{b},{e},{m}\n"),
            1 => csv += &format!("{b:#x},{e},{m:#x}\n"),
            _ => csv += &format!(" {b} ,{e:#X},0X{m:x}\t\n"),
        }
        expected.push(b.modpow(&e, &m));
    };
    for bits in [1, 2, 63, 64, 65, 127, 128, 129, 192, 256, 521, 1024, 2048] {
        let modulus = number(&mut rng, bits);
        let odd = &modulus | BigUint::from(1u8);
        let even = &modulus << 3u8;
        for m in [modulus, odd, even, BigUint::from(1u8) << bits] {
            row(number(&mut rng, bits), number(&mut rng, 70), m.clone());
            row(number(&mut rng, bits * 2 + 9), number(&mut rng, 64), m.clone());
            row(&m - 1u8, BigUint::ZERO, m.clone());
            row(BigUint::ZERO, BigUint::ZERO, m.clone());
            row(BigUint::ZERO, number(&mut rng, 9), m);
        }
        row(number(&mut rng, bits), number(&mut rng, bits), BigUint::from(1u8));
    }
    folder.write("in.csv", &csv);
    folder.succeed("powmod in.csv -o out.csv --base base --exp exponent --mod modulus --result power");
    let out = folder.read("out.csv");
    let results = last_fields(&out);
    assert_eq!(results[0], "power");
    assert_eq!(results.len() - 1, expected.len());
    for (i, (result, expected)) in results[1..].iter().zip(&expected).enumerate() {
        assert_eq!(parse(result), *expected, "row {}", i + 1);
        assert_eq!(result.starts_with("0x"), i % 3 == 1, "row {}", i + 1);
    }
    for (given, written) in csv.lines().zip(out.lines()) {
        assert_eq!(written.rsplit_once(',').unwrap().0, given);
    }
}

#[test]
fn numbers_on_the_command_line() {
    let folder = Folder::new();
    folder.write("in.csv", "x,y\n2,10\n3,0x14\n");
    let results = |args: &str| {
        folder.succeed(&format!("powmod in.csv -o out.csv {args}"));
        last_fields(&folder.read("out.csv"))[1..].join(" ")
    };
    assert_eq!(results("--base x --exp 65537 --mod 1000000007"), "947173645 754428556");
    assert_eq!(results("--base 7 --exp x --mod 0x64"), "49 43");
    // If the base is a number, the modulus determines the notation; it is hexadecimal in one row.
    assert_eq!(results("--base 7 --exp 2 --mod y"), "9 0x9");
    assert_eq!(results("--base 7 --exp y --mod 100"), "49 0x1");
    assert_eq!(results("--base 7 --exp y --mod 100 --exp-bits 5 --public --threads 1"), "49 0x1");
    // As many threads as there are processors.
    assert_eq!(results("--base 7 --exp y --mod 100 --exp-bits 5 --public --threads 1000000"), "49 0x1");
}

#[test]
fn a_column_may_be_called_like_a_number() {
    let folder = Folder::new();
    folder.write("in.csv", "5,col:5\n2,3\n");
    // A warning is no part of the summary.
    let ended = folder.succeed("powmod in.csv -o out.csv --base col:5 --exp 5 --mod col:col:5 --quiet");
    assert!(ended.stderr.contains("--exp 5 is a number; for the column"), "{}", ended.stderr);
    assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
    assert_eq!(folder.read("out.csv"), "5,col:5,powmod\n2,3,2\n");
}

#[test]
fn a_name_after_a_byte_order_mark_is_explained() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"\u{feff}a\":2}\n");
    let ended = folder.run("mod in.jsonl -o out.jsonl --x a --mod 7");
    let part = "the name of the column #1 begins with a byte-order mark; select it by position: col:#1";
    assert!(ended.code == Some(2) && ended.stderr.contains(part), "{}", ended.stderr);
    folder.succeed("mod in.jsonl -o out.jsonl --x col:#1 --mod 7");
}

#[test]
fn without_a_header_columns_have_numbers() {
    let folder = Folder::new();
    folder.write("in.csv", "2;10;1000\n3;4;7\n");
    folder.succeed("powmod in.csv --no-header --delimiter ; -o out.csv --base col:1 --exp col:2 --mod col:3");
    assert_eq!(folder.read("out.csv"), "2,10,1000,24\n3,4,7,4\n");
    folder.succeed("powmod in.csv --no-header --delimiter ; -o out.parquet --base col:1 --exp 2 --mod 9");
    let names: Vec<_> =
        folder.read_parquet("out.parquet").schema().fields().iter().map(|f| f.name().clone()).collect();
    assert_eq!(names, ["1", "2", "3", "powmod"]);
}

#[test]
fn tabs_by_extension_and_by_option() {
    let folder = Folder::new();
    folder.write("in.tsv", "a,b\tm\n12\t7\n");
    folder.succeed("powmod in.tsv -o out.tsv --base a,b --exp 1 --mod m");
    assert_eq!(folder.read("out.tsv"), "a,b\tm\tpowmod\n12\t7\t5\n");
    folder.succeed("powmod in.tsv -o out.csv --delimiter \\t --base a,b --exp 1 --mod m");
    assert_eq!(folder.read("out.csv"), "\"a,b\",m,powmod\n12,7,5\n");
    folder.succeed("powmod in.tsv -o out.csv --out-delimiter \\t --base a,b --exp 1 --mod m");
    assert_eq!(folder.read("out.csv"), "a,b\tm\tpowmod\n12\t7\t5\n");
    folder.succeed("powmod in.tsv -o out.csv --base a,b --exp 1 --mod m");
    assert_eq!(folder.read("out.csv"), "\"a,b\",m,powmod\n12,7,5\n");
}

#[test]
fn quotes_line_breaks_byte_order_mark_and_crlf() {
    let folder = Folder::new();
    folder.write(
        "in.csv",
        "\u{feff}\"id\",\"the \"\"base\"\"\",text\r\n1,\"2\",\"two\r\nlines, \"\"quoted\"\"\"\r\n\r\n,3, blanks stay \r\n\"\",4,zw\u{f6}lf",
    );
    let mut command = folder.command();
    command.args([
        "powmod",
        "in.csv",
        "-o",
        "out.csv",
        "--base",
        "the \"base\"",
        "--exp",
        "2",
        "--mod",
        "15",
    ]);
    assert!(command.status().unwrap().success());
    assert_eq!(
        folder.read("out.csv"),
        "id,\"the \"\"base\"\"\",text,powmod\n1,2,\"two\r\nlines, \"\"quoted\"\"\",4\n,3, blanks stay ,9\n,4,zw\u{f6}lf,1\n"
    );
}

#[test]
fn no_rows_and_one_empty_column() {
    let folder = Folder::new();
    folder.write("in.csv", "b,m\n");
    for out in ["out.csv", "out.parquet"] {
        let ended = folder.succeed(&format!("powmod in.csv -o {out} --base b --exp 2 --mod m"));
        assert!(ended.stderr.starts_with("0 rows in "), "{}", ended.stderr);
    }
    assert_eq!(folder.read("out.csv"), "b,m,powmod\n");
    assert_eq!(folder.read_parquet("out.parquet").num_columns(), 3);
    folder.write("in.csv", "note\n\"\"\nx\n");
    folder.succeed("powmod in.csv -o out.csv --base note --exp 2 --mod 5 --on-error null");
    assert_eq!(folder.read("out.csv"), "note,powmod\n,\nx,\n");
}

#[test]
fn chunks_join_without_a_seam() {
    let folder = Folder::new();
    let rows: Vec<u64> = (0..70_001).collect();
    let csv: String = rows.iter().map(|x| format!("{x}\n")).collect();
    folder.write("in.csv", format!("x\n{csv}"));
    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 1000003");
    assert!(ended.stderr.starts_with("70,001 rows in ") && ended.stderr.contains("out.csv"));
    let expected: String =
        rows.iter().map(|x| format!("{x},{}\n", (u128::from(*x).pow(3) % 1_000_003))).collect();
    assert_eq!(folder.read("out.csv"), format!("x,powmod\n{expected}"));
}

#[test]
fn one_long_number_among_many_short_ones() {
    let folder = Folder::new();
    let mut csv = String::from("x\n");
    for i in 0..20_000 {
        if i == 12_345 {
            csv += "1";
            csv.extend(std::iter::repeat_n('0', 200_000));
            csv += "\n";
        }
        csv += &format!("{i}\n");
    }
    folder.write("in.csv", csv);
    folder.succeed("powmod in.csv -o out.csv --base x --exp 1 --mod 7");
    let out = folder.read("out.csv");
    let lines: Vec<_> = out.lines().collect();
    // 10^200000 = 3^200000 mod 7, and 200000 = 2 mod 6.
    assert!(lines[12_346].ends_with("0,2"));
    assert_eq!(lines[20_001], "19999,0");
}

#[test]
fn each_side_has_its_delimiter() {
    let folder = Folder::new();
    folder.write("in.csv", "a;m\n12;7\n");
    for (out, options, expected) in [
        ("out.csv", "", "a,m,powmod\n12,7,5\n"),
        ("out.tsv", "", "a\tm\tpowmod\n12\t7\t5\n"),
        ("out.tsv", " --out-delimiter |", "a|m|powmod\n12|7|5\n"),
        ("out.csv", " --out-delimiter ;", "a;m;powmod\n12;7;5\n"),
    ] {
        folder.succeed(&format!("powmod in.csv -o {out} --delimiter ; --base a --exp 1 --mod m{options}"));
        assert_eq!(folder.read(out), expected);
    }
    let ended = folder.succeed("powmod in.csv -o - --delimiter ; --out-delimiter : --base a --exp 1 --mod m");
    assert_eq!(ended.stdout, "a:m:powmod\n12:7:5\n");
}

#[test]
fn a_quote_that_is_not_closed_is_refused_with_its_line() {
    let folder = Folder::new();
    for (csv, line) in [
        ("x,y\n2,1\n3,\"4\n5,6\n", 3),
        ("x,y\r\n2,1\r\n3,\"4\r\n5,6\r\n", 3),
        ("x,y\n2,\"a\nb\"\n3,\"4\n5,6", 4),
        // The quote opens in the middle of a row of several lines.
        ("x,y\n\"2\n2\",\"4\n5,6\n7,8\n", 3),
        ("x,y\n\n\n2,\"", 4),
        ("x,y\n2,\"4\"\"\n5,6\n", 2),
        ("x,\"y\n2,3\n", 1),
        ("\u{feff}x,y\n2,\"3\n", 2),
        ("x,y\n2,\"3,4,5", 2),
    ] {
        folder.write("in.csv", csv);
        let ended = folder.run("powmod in.csv -o out.csv --base x --exp 2 --mod 7");
        let expected = format!("in.csv: line {line}: unclosed quote");
        assert!(ended.code == Some(1) && ended.stderr.contains(&expected), "{csv:?}: {}", ended.stderr);
        assert_eq!(folder.names(), ["in.csv"]);
    }
    // These quotes are closed.
    for (csv, rows) in [
        ("x,y\n2,\"4\"\n", 1),
        ("x,y\n2,\"4\"", 1),
        ("x,y\n2,\"4\n\"\r\n", 1),
        ("x,y\n2,a\"b\n3,\"\"\"\"", 2),
        ("x,y\r\n2,4", 1),
        ("\u{feff}x,y\n2,4\n\n\n", 1),
        ("x,y\n2,4\r", 1),
        ("x,y", 0),
        ("x,y\r\n", 0),
    ] {
        folder.write("in.csv", csv);
        let ended = folder.run("powmod in.csv -o - --base x --exp 1 --mod 7 --json");
        assert_eq!(ended.code, Some(0), "{csv:?}: {}", ended.stderr);
        let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
        assert_eq!(report["rows"], rows, "{csv:?}");
    }
    // The command's internal end marker does not end the data.
    folder.write("in.csv", b"x\n2\n\xff\n3\n");
    let ended = folder.run("powmod in.csv -o - --base x --exp 1 --mod 7");
    assert!(ended.code == Some(1) && ended.stderr.contains("row 2"), "{}", ended.stderr);
    for csv in [&b"x\n2\n\xff"[..], b"x\n2\n\xff\n"] {
        folder.write("in.csv", csv);
        let ended = folder.run("powmod in.csv -o - --base x --exp 1 --mod 7");
        assert!(ended.code == Some(1) && ended.stderr.contains("not UTF-8"), "{}", ended.stderr);
    }
}
