//! Outputs other than files, dry runs, lists of bad rows, decimals, compression.

use std::fs;
use std::io::Read;
use std::process::Command;
use std::sync::Arc;
use std::thread;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, Decimal32Array, Decimal128Array, Decimal256Array, RecordBatch};
use arrow_buffer::i256;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};

use crate::run::{Folder, texts};

const IN: &str = "x\n2\n3\n";
const OUT: &str = "x,powmod\n2,1\n3,6\n";

#[test]
fn pipes_and_devices_are_written_to() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("in.bin", [1, 2, 3, 4]);
    let ended = folder.succeed("powmod in.csv -o /dev/null --base x --exp 3 --mod 7");
    assert!(ended.stderr.contains("2 rows"), "{}", ended.stderr);
    folder.succeed("swap in.bin -o /dev/null --width 16");
    for (args, expected) in [
        ("powmod in.csv -o pipe --base x --exp 3 --mod 7", OUT.as_bytes()),
        ("swap in.bin -o pipe --width 16", &[2, 1, 4, 3]),
    ] {
        assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
        let path = folder.path("pipe");
        let reader = thread::spawn(move || {
            let mut got = Vec::new();
            fs::File::open(path).unwrap().read_to_end(&mut got).unwrap();
            got
        });
        folder.succeed(args);
        assert_eq!(reader.join().unwrap(), expected);
        fs::remove_file(folder.path("pipe")).unwrap();
    }
    // The shell's expansion of >(...).
    let script = "\"$0\" powmod in.csv -o >(cat > copy.csv) --base x --exp 3 --mod 7; wait $!; cat copy.csv";
    let shell = Command::new("bash")
        .args(["-c", script, env!("CARGO_BIN_EXE_limbwise")])
        .current_dir(folder.path(""))
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&shell.stdout), OUT, "{}", String::from_utf8_lossy(&shell.stderr));
    for option in ["--resume", "--no-clobber"] {
        let ended = folder.run(&format!("powmod in.csv -o /dev/null --base x --exp 3 --mod 7 {option}"));
        assert!(ended.code == Some(2) && ended.stderr.contains("a stream, not a file"), "{}", ended.stderr);
    }
    assert_eq!(folder.names(), ["copy.csv", "in.bin", "in.csv"]);
}

#[test]
fn a_dry_run_writes_nothing() {
    let folder = Folder::new();
    let rows: String =
        (0..70_000).map(|x| if x == 60_000 { "x,\n".into() } else { format!("{x},101\n") }).collect();
    folder.write("in.csv", format!("b,m\n{rows}"));
    let args = "powmod in.csv -o out.csv --base b --exp 3 --mod m --dry-run --on-error null";
    let ended = folder.succeed(args);
    for part in
        ["in.csv: CSV, 2 columns, 70000 rows", "column \"b\" (Utf8)", "1 bad rows", "out.csv: CSV", "about"]
    {
        assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
    }
    let ended = folder.succeed(&format!("{args} --json --bad-rows bad.jsonl"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert_eq!((&report["rows"], &report["bad_rows"]), (&70_000.into(), &1.into()));
    assert!(report["seconds"].as_f64().unwrap() > 0.0 && report["result_type"] == "Utf8", "{report}");
    assert_eq!(folder.read("bad.jsonl").lines().count(), 1);
    assert_eq!(folder.names(), ["bad.jsonl", "in.csv"]);
    // A bad row that ends a run also ends a dry run.
    let ended = folder.run(&args.replace("null", "fail"));
    assert!(ended.code == Some(1) && ended.stderr.contains("row 60001"), "{}", ended.stderr);
    // Failures to write are also reported.
    folder.write("out.csv", "");
    assert_eq!(folder.run(&format!("{args} --no-clobber")).code, Some(1));
}

#[test]
fn all_bad_rows_are_listed() {
    let folder = Folder::new();
    let bad: Vec<u64> = (1..=70_000).filter(|row| row % 7_000 == 0).collect();
    let rows: String =
        (1..=70_000u64).map(|x| if bad.contains(&x) { "?\n".into() } else { format!("{x}\n") }).collect();
    folder.write("in.csv", format!("x\n{rows}"));
    let args = "powmod in.csv -o out.csv --base x --exp 2 --mod 1009 --on-error null --bad-rows bad.jsonl";
    let ended = folder.succeed(args);
    assert!(ended.stderr.contains("10 bad rows"), "{}", ended.stderr);
    let listed = folder.read("bad.jsonl");
    let listed: Vec<serde_json::Value> =
        listed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(listed.iter().map(|row| row["row"].as_u64().unwrap()).collect::<Vec<_>>(), bad);
    assert_eq!((&listed[0]["line"], &listed[0]["column"]), (&7001.into(), &"x".into()));
    assert!(listed[0]["reason"].as_str().unwrap().contains("'?'"));
    for (args, part) in [
        (args.replace("null", "fail"), "--on-error null"),
        (args.replace("bad.jsonl", "in.csv"), "is IN or OUT"),
        (args.replace("bad.jsonl", "out.csv"), "is IN or OUT"),
    ] {
        let ended = folder.run(&args);
        assert!(ended.code == Some(2) && ended.stderr.contains(part), "{}", ended.stderr);
    }
}

#[test]
fn the_list_of_bad_rows_is_not_the_output_under_another_name() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\ny\n");
    std::os::unix::fs::symlink(".", folder.path("here")).unwrap();
    std::os::unix::fs::symlink("new.csv", folder.path("link.csv")).unwrap();
    let whole = folder.path("new.csv").display().to_string();
    let mut names = vec!["./new.csv", "here/new.csv", "here/here/new.csv", "link.csv", &whole];
    let check = |out: &str, list: &str| {
        let ended =
            folder.run(&format!("mod in.csv -o {out} --x x --mod 7 --on-error null --bad-rows {list}"));
        assert!(ended.code == Some(2) && ended.stderr.contains("is IN or OUT"), "{list}: {}", ended.stderr);
        assert_eq!(ended.stdout, "", "{out} {list}");
    };
    names.iter().for_each(|name| check("new.csv", name));
    names.iter().for_each(|name| check(name, "new.csv"));
    names = vec!["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    for out in &names {
        names.iter().for_each(|name| check(&format!("{out} --output-format csv"), name));
    }
    assert_eq!(folder.names(), ["here", "in.csv", "link.csv"]);
}

#[test]
fn decimals_that_are_whole() {
    let folder = Folder::new();
    let columns: [ArrayRef; 4] = [
        Arc::new(
            Decimal32Array::from(vec![Some(200), Some(1_234_500), None])
                .with_precision_and_scale(9, 2)
                .unwrap(),
        ),
        Arc::new(
            Decimal128Array::from(vec![Some(2), Some(12345), None]).with_precision_and_scale(38, 0).unwrap(),
        ),
        Arc::new(
            Decimal256Array::from(vec![Some(i256::from_i128(2)), Some(i256::from_i128(12345)), None])
                .with_precision_and_scale(76, 0)
                .unwrap(),
        ),
        Arc::new(
            Decimal128Array::from(vec![Some(200_000), Some(1_234_500_000), None])
                .with_precision_and_scale(20, 5)
                .unwrap(),
        ),
    ];
    for column in columns {
        let batch = RecordBatch::try_from_iter([("x", column.clone())]).unwrap();
        folder.write_parquet("in.parquet", &batch, WriterProperties::default());
        folder.succeed("powmod in.parquet -o out.parquet --base x --exp 3 --mod 1000003");
        let out = folder.read_parquet("out.parquet");
        assert_eq!(out.column(0), &column);
        let powers = out.column(1).as_string::<i32>();
        assert_eq!(
            (powers.value(0), powers.value(1)),
            ("8", (12345u64.pow(3) % 1_000_003).to_string().as_str())
        );
        assert!(powers.is_null(2));
    }
    for (value, what) in [(150, "expected a whole number"), (-200, "a negative number")] {
        let x: ArrayRef =
            Arc::new(Decimal128Array::from(vec![200, value]).with_precision_and_scale(10, 2).unwrap());
        let batch = RecordBatch::try_from_iter([("x", x)]).unwrap();
        folder.write_parquet("in.parquet", &batch, WriterProperties::default());
        let ended = folder.run("powmod in.parquet -o none.csv --base x --exp 3 --mod 7");
        assert!(ended.code == Some(1) && ended.stderr.contains("row 2, column \"x\""), "{}", ended.stderr);
        assert!(ended.stderr.contains(what), "{}", ended.stderr);
    }
}

#[test]
fn signs_and_underscores() {
    let folder = Folder::new();
    folder.write("in.csv", "x,y_1,2_1\n+5,1,9\n1_000,2,9\n+0xf_f,3,9\n");
    folder.succeed("powmod in.csv -o out.csv --base x --exp +1 --mod 1_000_000");
    assert_eq!(folder.read("out.csv"), "x,y_1,2_1,powmod\n+5,1,9,5\n1_000,2,9,1000\n+0xf_f,3,9,0xff\n");
    // A column with such a name takes precedence.
    folder.succeed("powmod in.csv -o out.csv --base y_1 --exp 2_1 --mod 1000");
    assert!(folder.read("out.csv").ends_with("3,9,683\n"), "{}", folder.read("out.csv"));
    for (bad, offset) in
        [("_1", 0), ("1_", 1), ("1__0", 1), ("+-1", 0), ("++1", 0), ("1_000.5", 5), ("+1x", 2)]
    {
        folder.write("bad.csv", format!("x\n{bad}\n"));
        let ended = folder.run("powmod bad.csv -o none.csv --base x --exp 3 --mod 7");
        let part = format!("at offset {offset}");
        assert!(ended.code == Some(1) && ended.stderr.contains(&part), "{bad}: {}", ended.stderr);
    }
    folder.write("hex.csv", "x\n+f_f\n");
    folder.succeed("powmod hex.csv -o out.csv --base x --exp 1 --mod 1000 --radix 16");
    assert_eq!(folder.read("out.csv"), "x,powmod\n+f_f,ff\n");
}

#[test]
fn the_compression_of_the_output() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    let run = |rest: &str| folder.run(&format!("powmod in.csv --base x --exp 3 --mod 7 {rest}"));
    for (method, magic) in [
        ("gzip", &b"\x1f\x8b"[..]),
        ("gzip:9", b"\x1f\x8b"),
        ("zstd:19", b"\x28\xb5\x2f\xfd"),
        ("none", b"x,"),
    ] {
        let ended = run(&format!("-o out.csv --compression {method}"));
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        assert!(fs::read(folder.path("out.csv")).unwrap().starts_with(magic), "{method}");
        folder.succeed("powmod out.csv -o back.csv --base powmod --exp 1 --mod 7 --result y");
        assert_eq!(folder.read("back.csv"), "x,powmod,y\n2,1,1\n3,6,6\n");
    }
    for (method, codec) in [
        ("none", Compression::UNCOMPRESSED),
        ("snappy", Compression::SNAPPY),
        ("lz4", Compression::LZ4_RAW),
        ("gzip:2", Compression::GZIP(parquet::basic::GzipLevel::default())),
        ("zstd:3", Compression::ZSTD(parquet::basic::ZstdLevel::default())),
    ] {
        assert_eq!(run(&format!("-o out.parquet --compression {method}")).code, Some(0));
        let file = SerializedFileReader::new(fs::File::open(folder.path("out.parquet")).unwrap()).unwrap();
        let found = file.metadata().row_group(0).column(0).compression();
        assert_eq!(std::mem::discriminant(&found), std::mem::discriminant(&codec), "{method}: {found}");
        let out = folder.read_parquet("out.parquet");
        assert_eq!(out.column(1), &texts(["1", "6"]));
    }
    for out in ["out.arrow", "out.arrows"] {
        for method in ["none", "lz4", "zstd"] {
            assert_eq!(run(&format!("-o {out} --compression {method}")).code, Some(0));
            folder.succeed(&format!("powmod {out} -o back.csv --base powmod --exp 1 --mod 7 --result y"));
            assert_eq!(folder.read("back.csv"), "x,powmod,y\n2,1,1\n3,6,6\n");
        }
    }
    for (rest, part) in [
        ("-o no.csv --compression lz4", "expected none, gzip or zstd"),
        ("-o no.csv.gz --compression zstd", "the name says gzip, but --compression says"),
        ("-o no.arrow --compression zstd:3", "without levels"),
        ("-o no.csv --compression gzip:10", "a level from 0 to 9"),
        ("-o no.csv --compression lz4:1", "has no levels"),
        ("-o no.csv --compression best", "expected none, snappy, gzip, zstd or lz4"),
    ] {
        let ended = run(rest);
        assert!(ended.code == Some(2) && ended.stderr.contains(part), "{rest}: {}", ended.stderr);
    }
}
