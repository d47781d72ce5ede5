//! Nulls, rows without a result, and the report of a run.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::UInt64Type;
use arrow_array::{Array, ArrayRef, BinaryArray, Int32Array, RecordBatch, UInt64Array};
use parquet::file::properties::WriterProperties;

use crate::run::Folder;

#[test]
fn bad_rows_become_nulls_and_are_counted() {
    let folder = Folder::new();
    folder.write("in.csv", "b,e,m\n2,3,7\n1.5,3,7\n2,,7\n3,3,7\n2,3,0\n-1,2,7\n2,256,7\n4,3,7\n");
    let args = "powmod in.csv -o out.csv --base b --exp e --mod m --exp-bits 8 --on-error null";
    let ended = folder.succeed(args);
    assert_eq!(
        folder.read("out.csv"),
        "b,e,m,powmod\n2,3,7,1\n1.5,3,7,\n2,,7,\n3,3,7,6\n2,3,0,\n-1,2,7,\n2,256,7,\n4,3,7,1\n"
    );
    let last = ended.stderr.lines().last().unwrap();
    for part in [
        "in.csv: 5 bad rows",
        "row 2 (line 3), column \"b\": '.' at offset 1",
        "row 3 (line 4), column \"e\": empty",
        "row 5 (line 6), column \"m\": the modulus is 0",
        "; ...",
    ] {
        assert!(last.contains(part), "{part:?} is not in: {last}");
    }
    assert!(!last.contains("row 6"), "{last}");
    // The count is printed even with --quiet, because it is not part of the summary.
    let ended = folder.succeed(&format!("{args} --quiet"));
    assert_eq!(ended.stderr.lines().collect::<Vec<_>>(), [last]);
    assert_eq!(folder.run(&args.replace("null", "fail")).code, Some(1));
}

#[test]
fn bad_rows_in_every_chunk() {
    let folder = Folder::new();
    let modulus = |x: u64| if x.is_multiple_of(40_000) { 0 } else { 1_000_003 };
    let csv: String = (0..100_000).map(|x| format!("{x},{}\n", modulus(x))).collect();
    folder.write("in.csv", format!("x,m\n{csv}"));
    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp 2 --mod m --on-error null");
    assert!(ended.stderr.contains("3 bad rows") && ended.stderr.contains("row 80001 (line 80002)"));
    let expected: String = (0u64..100_000)
        .map(|x| match modulus(x) {
            0 => format!("{x},0,\n"),
            m => format!("{x},{m},{}\n", x * x % m),
        })
        .collect();
    assert_eq!(folder.read("out.csv"), format!("x,m,powmod\n{expected}"));
}

#[test]
fn null_in_null_out() {
    let folder = Folder::new();
    let integers: ArrayRef = Arc::new(Int32Array::from(vec![Some(2), None, Some(4), Some(5)]));
    let binary: ArrayRef =
        Arc::new(BinaryArray::from(vec![Some(&b"\x07"[..]), Some(b"\0\x07"), None, Some(b"\x09")]));
    let batch = RecordBatch::try_from_iter([("x", integers), ("m", binary)]).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    for mode in ["fail", "null"] {
        let args = format!("powmod in.parquet -o out.parquet --base x --exp 2 --mod 100 --on-error {mode}");
        let ended = folder.succeed(&args);
        assert!(!ended.stderr.contains("bad"), "{}", ended.stderr);
        let out = folder.read_parquet("out.parquet");
        let expected = UInt64Array::from(vec![Some(4), None, Some(16), Some(25)]);
        assert_eq!(*out.column(2).as_primitive::<UInt64Type>(), expected);
        folder.succeed(&format!("powmod in.parquet -o out.csv --base x --exp 2 --mod m --on-error {mode}"));
        assert_eq!(folder.read("out.csv"), "x,m,powmod\n2,0x07,4\n,0x0007,\n4,,\n5,0x09,7\n");
    }
    folder.succeed("powmod in.parquet -o out.parquet --base m --exp 2 --mod m --result y");
    let out = folder.read_parquet("out.parquet");
    let y = out.column(2).as_binary::<i32>();
    assert_eq!(
        (y.value(0), y.value(1), y.is_null(2), y.value(3)),
        (&b"\0"[..], &b"\0\0"[..], true, &b"\0"[..])
    );
}

#[test]
fn nothing_but_nulls() {
    let folder = Folder::new();
    let x: ArrayRef = Arc::new(Int32Array::from(vec![None, None]));
    let batch = RecordBatch::try_from_iter([("x", x)]).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    folder.succeed("powmod in.parquet -o out.csv --base x --exp 2 --mod 3");
    assert_eq!(folder.read("out.csv"), "x,powmod\n,\n,\n");
}

#[test]
fn the_report() {
    let folder = Folder::new();
    folder.write("in.csv", "b,m\n2,7\n3,0x10000000000000001\n4,9\n5,0\n");
    let ended = folder.succeed("powmod in.csv -o out.csv --base b --exp 3 --mod m --json --on-error null");
    let report: serde_json::Value = serde_json::from_str(ended.stderr.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&report["rows"], &report["bad_rows"], &report["null_rows"]),
        (&4.into(), &1.into(), &0.into())
    );
    assert_eq!(report["modulus_bits"], serde_json::json!({ "64": 2, "128": 1 }));
    assert_eq!((&report["first_bad"][0]["row"], &report["first_bad"][0]["column"]), (&4.into(), &"m".into()));
    // A batch in the lanes, or single rows if that is faster.
    let kernels: Vec<&str> =
        report["kernels"].as_array().unwrap().iter().map(|k| k.as_str().unwrap()).collect();
    assert!(
        !kernels.is_empty() && kernels.iter().all(|k| k.starts_with("lanes/") || k.starts_with("mont/")),
        "{kernels:?}"
    );
    assert!(report["seconds"].is_f64() && report["rows_per_second"].is_u64());
    assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
}

#[test]
fn even_moduli_hint_at_the_byte_order() {
    let folder = Folder::new();
    for (bytes, hint) in [(&b"\x01\x01\x00"[..], true), (b"\x00\x01\x01", false)] {
        let x: ArrayRef = Arc::new(BinaryArray::from_vec(vec![bytes; 5]));
        let batch = RecordBatch::try_from_iter([("m", x)]).unwrap();
        folder.write_parquet("in.parquet", &batch, WriterProperties::default());
        let ended = folder.succeed("powmod in.parquet -o out.parquet --base 3 --exp 2 --mod m");
        assert_eq!(ended.stderr.contains("--byte-order little"), hint, "{}", ended.stderr);
    }
}

#[test]
fn the_first_bad_row_is_reported_whichever_operand_is_at_fault() {
    let folder = Folder::new();
    folder.write("in.csv", "a,b\n3,\n,5\n");
    let ended = folder.run("mulmod in.csv -o out.csv --x a --y b --mod 7");
    assert!(ended.stderr.contains("row 1 (line 2), column \"b\""), "{}", ended.stderr);
    let ended = folder.run("multiexp in.csv --base a --exp b --mod 7");
    assert!(ended.stderr.contains("row 1 (line 2), column \"b\""), "{}", ended.stderr);
    folder.write("in.jsonl", "{\"a\":1,\"b\":1}\n{\"a\":2}\n{\"a\":\"?\",\"b\":3}\n");
    for command in ["multiexp in.jsonl --base a --exp b", "mulmod in.jsonl -o out.jsonl --x a --y b"] {
        let ended = folder.run(&format!("{command} --mod 7"));
        let part = "row 2, column \"b\": the field is missing";
        assert!(ended.code == Some(1) && ended.stderr.contains(part), "{}", ended.stderr);
    }
}

#[test]
fn summaries_count_nulls() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"x\":2}\n{\"x\":null}\n{\"x\":\"two\"}\n");
    for (args, parts) in [
        ("mod in.jsonl -o out.jsonl --x x --mod 7 --on-error null", ["3 rows in ", ", 1 of them null, "]),
        (
            "prime in.jsonl -o out.jsonl --x x --on-error null",
            ["3 rows in ", ", 1 true, 0 false and 1 null: "],
        ),
    ] {
        let ended = folder.succeed(args);
        for part in parts.into_iter().chain(["1 bad row without a result"]) {
            assert!(ended.stderr.contains(part), "{part:?}: {}", ended.stderr);
        }
        // The same count as in JSON.
        let report = folder.succeed(&format!("{args} --json")).stderr;
        assert!(report.contains("\"null_rows\":1,"), "{report}");
    }
    folder.write("in.jsonl", "{\"x\":2}\n");
    let ended = folder.succeed("prime in.jsonl -o out.jsonl --x x");
    assert!(ended.stderr.contains(", 1 true and 0 false: "), "{}", ended.stderr);
    assert!(!folder.succeed("mod in.jsonl -o out.jsonl --x x --mod 7").stderr.contains("null"));
}
