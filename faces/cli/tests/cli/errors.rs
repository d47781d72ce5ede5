//! Invalid input: the exit code, a message with the place and the reason, and no file left behind.

use std::fs;

use arrow_array::{ArrayRef, BinaryArray, Float64Array, Int16Array, RecordBatch};
use parquet::file::properties::WriterProperties;
use std::sync::Arc;

use crate::run::{Folder, number, seeded, texts};

/// Runs the command and expects a failure whose message contains all of `parts`. The folder must not change.
fn refused(folder: &Folder, args: &str, code: i32, parts: &[&str]) {
    let before = folder.names();
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(code), "{args}: {}", ended.stderr);
    for part in parts {
        assert!(ended.stderr.contains(part), "{args}: {part:?} is not in: {}", ended.stderr);
    }
    assert!(!ended.stderr.contains("panicked"), "{}", ended.stderr);
    assert_eq!(ended.stdout, "");
    assert_eq!(folder.names(), before, "{args}");
}

#[test]
fn bad_cells_of_csv() {
    let folder = Folder::new();
    for (bad, parts) in [
        ("1.5,2,3", &["column \"b\"", "'.' at offset 1", "whole number"][..]),
        ("-1,2,3", &["column \"b\"", "negative"]),
        ("1,2,0", &["column \"m\"", "the modulus is 0", "at least 1"]),
        ("1,2,0x0", &["column \"m\"", "the modulus is 0"]),
        ("1,,3", &["column \"e\"", "empty"]),
        ("1,\"  \",3", &["column \"e\"", "empty"]),
        ("ff,2,3", &["column \"b\"", "'f' at offset 0", "start with 0x"]),
        ("0xfg,2,3", &["column \"b\"", "'g' at offset 3"]),
        ("0x,2,3", &["column \"b\"", "0x without digits"]),
        ("1 000,2,3", &["column \"b\"", "' ' at offset 1"]),
        ("\"1,000\",2,3", &["column \"b\"", "',' at offset 1"]),
        ("1,1e5,3", &["column \"e\"", "'e' at offset 1"]),
        ("1,2", &["2 fields", "expected 3"]),
        ("1", &["1 field;", "expected 3"]),
        ("1,2,3,4", &["4 fields", "expected 3"]),
    ] {
        for end in ["\n", "\r\n"] {
            let lines = ["b,e,m", "7,7,7", "\"7\",7,\" 7\"", "", bad, "7,7,7", ""];
            folder.write("in.csv", lines.join(end));
            let place = ["in.csv: row 3 (line 5)"];
            let parts: Vec<_> = place.iter().chain(parts).copied().collect();
            refused(&folder, "powmod in.csv -o out.csv --base b --exp e --mod m", 1, &parts);
        }
    }
}

#[test]
fn an_open_quote() {
    let folder = Folder::new();
    folder.write("in.csv", "b,e,m\n7,7,7\n\"1,2,3\n7,7,7\n");
    refused(
        &folder,
        "powmod in.csv -o out.csv --base b --exp e --mod m",
        1,
        &["in.csv: line 3: unclosed quote"],
    );
}

#[test]
fn a_bad_row_in_a_later_chunk() {
    let folder = Folder::new();
    let mut csv: String = (1..50_000).map(|x| format!("{x}\n")).collect();
    csv += "0\n1\n";
    folder.write("in.csv", format!("m\n{csv}"));
    refused(
        &folder,
        "powmod in.csv -o out.csv --base 2 --exp 3 --mod m",
        1,
        &["in.csv: row 50000 (line 50001), column \"m\": the modulus is 0"],
    );
    folder.write("in.csv", csv);
    refused(
        &folder,
        "powmod in.csv --no-header -o out.csv --base 2 --exp 3 --mod col:1",
        1,
        &["in.csv: row 50000, column \"1\": the modulus is 0"],
    );
}

#[test]
fn files_that_are_not_csv() {
    let folder = Folder::new();
    let args = "powmod in.csv -o out.csv --base b --exp 2 --mod 3";
    folder.write("in.csv", "");
    refused(&folder, args, 1, &["in.csv", "empty", "header"]);
    refused(
        &folder,
        "powmod in.csv --no-header -o out.csv --base 1 --exp 2 --mod 3",
        1,
        &["in.csv", "empty"],
    );
    for utf16 in [&b"\xff\xfeb\0\n\0"[..], b"\xfe\xff\0b\0\n"] {
        folder.write("in.csv", utf16);
        refused(&folder, args, 1, &["in.csv: the text is UTF-16; expected UTF-8", "iconv -f UTF-16"]);
        folder.write("in.jsonl", utf16);
        refused(&folder, &args.replace("in.csv", "in.jsonl"), 1, &["in.jsonl: the text is UTF-16"]);
    }
    fs::remove_file(folder.path("in.jsonl")).unwrap();
    folder.write("in.csv", b"\xffb\n1\n");
    refused(&folder, args, 1, &["in.csv", "header", "UTF-8"]);
    folder.write("in.csv", b"b,c\n1,x\n2,\xfcber\n");
    refused(&folder, args, 1, &["in.csv: row 2 (line 3), column \"c\"", "UTF-8"]);
    folder.write("in.csv", [b"b,c\n1,x\n2,\"".to_vec(), vec![b'7'; 40 << 20]].concat());
    refused(&folder, args, 1, &["in.csv: row 2", "16 MiB", "quote"]);
    folder.write("in.csv", [b"b\n".to_vec(), vec![b'7'; 300_000]].concat());
    refused(&folder, args, 1, &["in.csv: row 1 (line 2)", "300000 bytes", "at most 262144"]);
}

#[test]
fn a_header_with_another_delimiter() {
    let folder = Folder::new();
    for (header, option) in [("b;m", ";"), ("\"b\";\"m\"", ";"), ("b\tm", "\\t"), ("m|b", "|")] {
        folder.write("in.csv", format!("{header}\n1\n"));
        let hint = "there is no column \"b\"; the header is one field, ";
        let way_out = format!("; give --delimiter '{option}'");
        refused(
            &folder,
            "powmod in.csv -o out.csv --base b --exp 2 --mod 3",
            2,
            &["--base: ", hint, &way_out],
        );
    }
    // A single column with another name, and formats without a delimiter.
    folder.write("in.csv", "a;m\n1\n");
    let args = "powmod in.csv -o out.csv --base b --exp 2 --mod 3";
    refused(&folder, args, 2, &["there is no column \"b\"; the columns are \"a;m\""]);
    folder.write("in.jsonl", "{\"b;m\":1}\n");
    let args = "powmod in.jsonl -o out.csv --base b --exp 2 --mod 3";
    refused(&folder, args, 2, &["there is no column \"b\"; the columns are \"b;m\""]);
}

#[test]
fn whole_numbers_of_options() {
    let folder = Folder::new();
    folder.write("in.csv", "b\n1\n");
    for (option, expected) in [
        ("--threads x", "'--threads <N>': expected a whole number, 1 or more"),
        ("--threads 1.5", "'--threads <N>': expected a whole number, 1 or more"),
        ("--keep-every 2s", "'--keep-every <N>': expected a whole number, 0 or more"),
        ("--exp-bits 2k", "'--exp-bits <N>': expected a whole number from 1 to 1048576"),
    ] {
        let args = format!("powmod in.csv -o out.csv --base b --exp 2 --mod 3 {option}");
        refused(&folder, &args, 2, &[expected]);
    }
}

#[test]
fn the_command_line() {
    let folder = Folder::new();
    folder.write("in.csv", "base,Exponent,modulus,twice,twice\n1,2,3,4,5\n");
    fs::create_dir(folder.path("folder.csv")).unwrap();
    for (args, code, parts) in [
        (
            "in.csv -o out.csv --base bse --exp 2 --mod modulus",
            2,
            &["--base", "\"bse\"", "did you mean \"base\"?"][..],
        ),
        ("in.csv -o out.csv --base base --exp exponent --mod 3", 2, &["--exp", "did you mean \"Exponent\"?"]),
        (
            "in.csv -o out.csv --base base --exp 2 --mod key",
            2,
            &["--mod", "the columns are \"base\", \"Exponent\""],
        ),
        ("in.csv -o out.csv --base col:7 --exp 2 --mod 3", 2, &["--base", "no column \"7\""]),
        (
            "in.csv -o out.csv --base twice --exp 2 --mod 3",
            2,
            &["--base", "the columns #4, #5 share the name \"twice\""],
        ),
        (
            "in.csv -o out.csv --base 1.5 --exp 2 --mod 3",
            2,
            &["--base", "neither a column nor a number", "'.' at offset 1"],
        ),
        (
            "in.csv -o out.csv --base -2 --exp 2 --mod 3",
            2,
            &["--base", "neither a column nor a number", "negative"],
        ),
        ("in.csv -o out.csv --base base --exp --2 --mod 3", 2, &["--exp"]),
        ("in.csv -o out.csv --base base --exp 2 --mod 0", 2, &["--mod", "the modulus is 0"]),
        ("in.csv -o out.csv --base base --exp 256 --mod 3 --exp-bits 8", 2, &["--exp", "9 bits", "allows 8"]),
        ("in.csv -o out.csv --base base --exp 2 --mod 3 --exp-bits 0", 2, &["--exp-bits"]),
        ("in.csv -o out.csv --base base --exp 2 --mod 3 --threads 0", 2, &["--threads"]),
        ("in.csv -o out.csv --base base --exp 2 --mod 3 --threads -1", 2, &["-1"]),
        (
            "in.csv -o out.csv --base base --exp 2 --mod 3 --delimiter ab",
            2,
            &["--delimiter", "one ASCII character"],
        ),
        (
            "in.csv -o out.csv --base base --exp 2 --mod 3 --result modulus",
            2,
            &["already a column \"modulus\""],
        ),
        ("in.csv -o out.csv --base base --exp 2", 2, &["--mod"]),
        (
            "in.csv -o out.parquet --base base --exp 2 --mod 3 --byte-order little",
            2,
            &["--byte-order", "no operand is a binary column"],
        ),
        ("in.csv -o out.csv --base base --exp 2 --mod 3 --byte-order middle", 2, &["--byte-order"]),
        (
            "in.csv -o out.csv --base base --exp 2 --mod 3 --byte-order little",
            2,
            &["--byte-order little", "text"],
        ),
        ("in.csv -o out.xlsx --base base --exp 2 --mod 3", 2, &["out.xlsx", "extension", ".parquet"]),
        ("in -o out.csv --base base --exp 2 --mod 3", 2, &["in: the extension"]),
        ("in.parquet -o out.parquet --base base --exp 2 --mod 3 --no-header", 2, &["--no-header", "CSV"]),
        (
            "in.parquet -o out.csv --base base --exp 2 --mod 3 --delimiter ;",
            2,
            &["--delimiter", "--out-delimiter"],
        ),
        (
            "in.csv -o out.parquet --base base --exp 2 --mod 3 --out-delimiter ;",
            2,
            &["--out-delimiter", "CSV"],
        ),
        ("none.csv -o out.csv --base base --exp 2 --mod 3", 1, &["none.csv: No such file"]),
        ("folder.csv -o out.csv --base base --exp 2 --mod 3", 1, &["folder.csv: is a directory"]),
        ("in.csv -o folder.csv --base base --exp 2 --mod 3", 1, &["folder.csv: is a directory"]),
        ("in.csv -o none/out.csv --base base --exp 2 --mod 3", 1, &["none/out.csv: there is no folder none"]),
    ] {
        refused(&folder, &format!("powmod {args}"), code, parts);
    }
}

#[test]
fn exponents_longer_than_announced() {
    let folder = Folder::new();
    folder.write("in.csv", format!("e\n255\n0xff\n256\n{}\n", number(&mut seeded(2), 300)));
    let args = "powmod in.csv -o out.csv --base 2 --exp e --mod 1001 --exp-bits";
    refused(
        &folder,
        &format!("{args} 8"),
        1,
        &["in.csv: row 3 (line 4), column \"e\": an exponent of more than the 8 bits that --exp-bits allows"],
    );
    refused(&folder, &format!("{args} 299"), 1, &["row 4", "more than the 299 bits"]);
    folder.succeed(&format!("{args} 300"));
}

#[test]
fn parquet_that_is_damaged_or_none() {
    let folder = Folder::new();
    let mut rng = seeded(3);
    let batch =
        RecordBatch::try_from_iter([("m", texts((0..5000).map(|_| number(&mut rng, 200).to_string())))])
            .unwrap();
    folder.write_parquet("whole.parquet", &batch, WriterProperties::default());
    let whole = fs::read(folder.path("whole.parquet")).unwrap();
    let args = "powmod in.parquet -o out.parquet --base 2 --exp 3 --mod m";
    for content in [&b""[..], b"PAR1", b"m\n5\n6\n7\n", &whole[..whole.len() - 1], &whole[..whole.len() / 2]]
    {
        folder.write("in.parquet", content);
        refused(&folder, args, 1, &["in.parquet", "Parquet"]);
    }
    let mut damaged = whole.clone();
    damaged[2000..2100].fill(0xaa);
    damaged[40..60].fill(0xff);
    folder.write("in.parquet", damaged);
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert_eq!(folder.names(), ["in.parquet", "whole.parquet"]);
}

#[test]
fn bad_cells_of_parquet() {
    let folder = Folder::new();
    let cases: [(ArrayRef, &[&str]); 5] = [
        (Arc::new(Int16Array::from(vec![1, 2, -3])), &["row 3, column \"x\": a negative number"]),
        (Arc::new(Int16Array::from(vec![1, 0, 3])), &["row 2, column \"x\": the modulus is 0"]),
        (texts(["1", "2.0", "3"]), &["row 2, column \"x\": '.' at offset 1"]),
        (Arc::new(BinaryArray::from_vec(vec![b"1", b"", b"3"])), &["row 2, column \"x\": no bytes"]),
        (
            Arc::new(BinaryArray::from_vec(vec![b"1", b"2", b"\0\0"])),
            &["row 3, column \"x\": the modulus is 0"],
        ),
    ];
    for (array, parts) in cases {
        let batch = RecordBatch::try_from_iter([("x", array)]).unwrap();
        folder.write_parquet("in.parquet", &batch, WriterProperties::default());
        refused(&folder, "powmod in.parquet -o out.parquet --base 2 --exp 3 --mod x", 1, parts);
    }
    let floats: ArrayRef = Arc::new(Float64Array::from(vec![1.0]));
    let batch = RecordBatch::try_from_iter([("x", floats)]).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    refused(
        &folder,
        "powmod in.parquet -o out.parquet --base x --exp 3 --mod 5",
        2,
        &["--base", "column \"x\" is of type Float64", "expected text, integers, decimals or binary"],
    );
}

/// The system's message alone, "Resource temporarily unavailable", does not say what is missing.
#[test]
fn a_thread_that_does_not_start_is_named() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    for args in [
        "powmod in.csv -o out.csv --base x --exp 3 --mod 7",
        "swap in.csv -o out.csv --width 16",
        "multiexp in.csv --base x --exp 3 --mod 7",
        "random-prime 64",
        "bench --seconds 0",
    ] {
        let mut command = folder.command();
        // No system has memory for such a stack.
        let output = command.args(args.split(' ')).env("RUST_MIN_STACK", (1u64 << 60).to_string()).output();
        let output = output.unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(1) && output.stdout.is_empty(), "{args}: {stderr}");
        for part in ["cannot start a thread: ", "ulimit -u"] {
            assert!(stderr.contains(part), "{args}: {stderr}");
        }
    }
    assert_eq!(folder.names(), ["in.csv"]);
}
