//! Messages about files of unexpected formats, about columns with the same name, and with --json.

use std::io::Write;
use std::process::Stdio;
use std::sync::Arc;

use arrow_array::{ArrayRef, Int32Array, RecordBatch};
use flate2::write::GzEncoder;
use parquet::file::properties::WriterProperties;

use crate::run::{Ended, Folder};

fn refused(folder: &Folder, args: &str, code: i32, parts: &[&str]) {
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(code), "{args}: {}", ended.stderr);
    for part in parts {
        assert!(ended.stderr.contains(part), "{args}: {part:?} is not in: {}", ended.stderr);
    }
    assert!(!ended.stderr.contains("damaged"), "{args}: {}", ended.stderr);
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

#[test]
fn files_under_another_name() {
    let folder = Folder::new();
    let x: ArrayRef = Arc::new(Int32Array::from(vec![2, 3]));
    let batch = RecordBatch::try_from_iter([("x", x)]).unwrap();
    folder.write_parquet("in.csv", &batch, WriterProperties::default());
    folder.write("in.parquet", gzip(b"x\n2\n"));
    folder.write("in.arrow", std::fs::read(folder.path("in.csv")).unwrap());
    folder.write("zip.csv", b"PK\x03\x04 and so on");
    folder.write("plain.csv.gz", "x\n2\n");
    for (name, parts) in [
        ("in.csv", &["looks like a Parquet file; expected CSV; give --format parquet"][..]),
        ("in.arrow", &["looks like a Parquet file; expected an Arrow file"]),
        (
            "in.parquet",
            &["looks like a file compressed with gzip; expected a Parquet file; decompress it first"],
        ),
        ("zip.csv", &["looks like a ZIP archive", "expected CSV"]),
        ("plain.csv.gz", &["looks like an uncompressed file; expected CSV compressed with gzip"]),
    ] {
        refused(&folder, &format!("powmod {name} -o out.csv --base x --exp 3 --mod 7"), 1, parts);
    }
    folder.succeed("powmod in.csv --format parquet -o out.csv --base x --exp 3 --mod 7");
    assert_eq!(folder.read("out.csv"), "x,powmod\n2,1\n3,6\n");
}

#[test]
fn compressed_text_is_read_whatever_its_name() {
    let folder = Folder::new();
    let text = "x\n2\n3\n";
    for packed in [gzip(text.as_bytes()), zstd::encode_all(text.as_bytes(), 0).unwrap()] {
        folder.write("in.csv", &packed);
        folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 7");
        assert_eq!(folder.read("out.csv"), "x,powmod\n2,1\n3,6\n");
        // A pipe is inspected without losing its first bytes.
        let args = "powmod - --format csv -o - --base x --exp 3 --mod 7";
        let mut command = folder.command();
        command.args(args.split(' ')).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(&packed).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert_eq!(
            (ended.code, ended.stdout.as_str()),
            (Some(0), "x,powmod\n2,1\n3,6\n"),
            "{}",
            ended.stderr
        );
    }
}

/// Files written by pyarrow: with `pq.write_table(t, f, compression="brotli")`, and with
/// `encryption_properties`, both with a plain and with an encrypted footer.
#[test]
fn parquet_compressed_or_encrypted_in_other_ways() {
    let folder = Folder::new();
    for (name, what) in [
        ("brotli", "compressed with Brotli"),
        ("plain-footer", "is encrypted"),
        ("encrypted", "is encrypted"),
    ] {
        let file = format!("{}/tests/foreign/{name}.parquet", env!("CARGO_MANIFEST_DIR"));
        refused(
            &folder,
            &format!("powmod {file} -o out.csv --base x --exp 3 --mod 7"),
            1,
            &[what, "not supported"],
        );
    }
}

#[test]
fn json_lines_have_one_line_each() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"x\":1}\n\n{\"x\":2\n{\"x\":3}\n");
    let ended = folder.run("powmod in.jsonl -o out.jsonl --base x --exp 3 --mod 7");
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.stderr.contains("row 2 (line 3): ") && ended.stderr.contains("at column"),
        "{}",
        ended.stderr
    );
    assert!(!ended.stderr.contains("line 1"), "{}", ended.stderr);
}

#[test]
fn json_that_is_not_in_lines() {
    let folder = Folder::new();
    for (json, way_out) in [
        ("[{\"x\":1},{\"x\":2}]", "if the file is an array of objects, jq -c '.[]' writes each in a line"),
        ("[\n  {\"x\":1}\n]\n", "if the file is an array of objects, jq -c '.[]' writes each in a line"),
        ("{\n  \"x\":1\n}\n", "if the file is objects of several lines, jq -c . writes each in one"),
    ] {
        folder.write("in.jsonl", json);
        let args = "powmod in.jsonl -o out.jsonl --base x --exp 3 --mod 7";
        refused(&folder, args, 1, &["in.jsonl: row 1: ", "expected a JSON object in every line; ", way_out]);
    }
    folder.write("in.jsonl", "{\"x\":1}\n[2]\n");
    let ended = folder.run("powmod in.jsonl -o out.jsonl --base x --exp 3 --mod 7");
    assert!(ended.code == Some(1) && !ended.stderr.contains("jq"), "{}", ended.stderr);
}

#[test]
fn columns_that_share_a_name() {
    let folder = Folder::new();
    folder.write("in.csv", "x,y,x\n2,3,4\n");
    let ended = folder.succeed("powmod in.csv -o out.csv --base y --exp 3 --mod 7");
    assert_eq!(folder.read("out.csv"), "x,y,x,powmod\n2,3,4,6\n");
    assert!(ended.stderr.contains("in.csv: the columns #1, #3 share the name \"x\""), "{}", ended.stderr);
    refused(
        &folder,
        "powmod in.csv -o out.csv --base x --exp 3 --mod 7",
        2,
        &["--base: the columns #1, #3 share the name \"x\"", "col:#1"],
    );
    for (place, power) in [("#1", "1"), ("#2", "6"), ("#3", "1")] {
        folder.succeed(&format!("powmod in.csv -o out.csv --base col:{place} --exp 3 --mod 7 --quiet"));
        assert_eq!(folder.read("out.csv"), format!("x,y,x,powmod\n2,3,4,{power}\n"));
    }
    for place in ["#0", "#4"] {
        let args = format!("powmod in.csv -o out.csv --base col:{place} --exp 3 --mod 7");
        refused(&folder, &args, 2, &["no column", "#1 to #3"]);
    }
    refused(&folder, "powmod in.csv -o out.jsonl --base y --exp 3 --mod 7", 2, &["JSON Lines", "two fields"]);
    folder.write("in.jsonl", "{\"x\":1,\"x\":2}\n");
    refused(
        &folder,
        "powmod in.jsonl -o out.csv --base x --exp 3 --mod 7",
        1,
        &["row 1: the field \"x\" appears twice"],
    );
}

#[test]
fn numbers_in_other_bases() {
    let folder = Folder::new();
    for (text, mark) in [("0b101", "0b"), ("0o17", "0o")] {
        folder.write("in.csv", format!("x\n{text}\n"));
        refused(
            &folder,
            "powmod in.csv -o out.csv --base x --exp 3 --mod 7",
            1,
            &[&format!("the prefix {mark} is not supported; expected decimal, or hexadecimal after 0x")],
        );
        let args = format!("powmod in.csv -o out.csv --base {text} --exp 3 --mod 7");
        refused(&folder, &args, 2, &[&format!("the prefix {mark} is not supported")]);
    }
}

#[test]
fn a_folder_that_is_missing() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    for (out, what) in [("none/out", "there is no folder none"), ("in.csv/out", "in.csv is not a folder")] {
        for args in [
            format!("powmod in.csv -o {out}.csv --base x --exp 3 --mod 7"),
            format!("powmod in.csv -o {out}.csv --base x --exp 3 --mod 7 --dry-run"),
            format!("swap in.csv -o {out}.bin --width 16"),
        ] {
            refused(&folder, &args, 1, &[what]);
        }
    }
}

/// Parses every line of stderr as JSON.
fn lines(ended: &Ended) -> Vec<serde_json::Value> {
    ended
        .stderr
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
        .collect()
}

#[test]
fn with_json_all_is_json() {
    let folder = Folder::new();
    folder.write("in.csv", "x,x\n2,2\n1.5,2\n");
    let run = |args: &str| {
        let ended = folder.run(&format!("powmod in.csv -o out.csv --exp 3 --mod 7 --json {args}"));
        (ended.code.unwrap(), lines(&ended))
    };
    let (code, said) = run("--base col:#1 --on-error null");
    assert_eq!((code, said.len()), (0, 2));
    assert!(said[0]["warning"].as_str().unwrap().contains("share the name \"x\""), "{said:?}");
    assert_eq!((&said[1]["bad_rows"], &said[1]["first_bad"][0]["line"]), (&1.into(), &3.into()));
    let (code, said) = run("--base col:#1 --quiet");
    // A warning is no part of the summary.
    assert!(said[0]["warning"].as_str().unwrap().contains("share the name \"x\""), "{said:?}");
    assert_eq!((code, said.len(), &said[1]["exit_code"]), (1, 2, &1.into()));
    assert!(said[1]["error"].as_str().unwrap().contains("row 2 (line 3)"), "{said:?}");
    let (code, said) = run("--base y --quiet");
    assert_eq!((code, &said[0]["exit_code"]), (2, &2.into()));
    assert!(said[0]["error"].as_str().unwrap().starts_with("--base: there is no column"), "{said:?}");
    // Errors of the argument parser are JSON, too.
    let (code, said) = run("--base 2 --no-such-option");
    assert_eq!((code, said.len()), (2, 1));
    assert!(said[0]["error"].as_str().unwrap().contains("--no-such-option"), "{said:?}");
    let ended = Ended::new(
        folder.command().args(["cpu", "--json"]).env("LIMBWISE_CPU_DISABLE", "no").output().unwrap(),
    );
    assert!(lines(&ended)[0]["warning"].as_str().unwrap().contains("all processor features are disabled"));
}
