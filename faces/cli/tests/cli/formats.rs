//! JSON Lines, Arrow, compression, pipes.

use std::fs::{self, File};
use std::io::{BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, BooleanArray, DictionaryArray, Float64Array, Int64Array, RecordBatch, StringArray,
    UInt64Array,
};
use arrow_ipc::CompressionType;
use arrow_ipc::reader::{FileReader, StreamReader};
use arrow_ipc::writer::{FileWriter, IpcWriteOptions, StreamWriter};
use arrow_select::concat::concat_batches;
use parquet::file::metadata::RowGroupMetaData;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader as _, SerializedFileReader};

use crate::run::{Ended, Folder, number, seeded, skip, texts};

/// Runs the command with these bytes as stdin and returns its stdout.
fn pipe(folder: &Folder, args: &str, input: Vec<u8>) -> (Vec<u8>, Option<i32>, String) {
    let mut command = folder.command();
    command.args(args.split(' ')).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (output.stdout, output.status.code(), String::from_utf8(output.stderr).unwrap())
}

fn sample() -> RecordBatch {
    let columns: [(&str, ArrayRef); 4] = [
        ("m", Arc::new(UInt64Array::from(vec![Some(7), None, Some(u64::MAX)]))),
        ("flag", Arc::new(BooleanArray::from(vec![Some(true), None, Some(false)]))),
        ("f", Arc::new(Float64Array::from(vec![Some(1.5), None, Some(f64::NAN)]))),
        ("t", Arc::new(StringArray::from(vec![Some("a \"b\"\n"), None, Some("")]))),
    ];
    RecordBatch::try_from_iter(columns).unwrap()
}

fn read_arrow(folder: &Folder, name: &str) -> RecordBatch {
    let reader = FileReader::try_new(File::open(folder.path(name)).unwrap(), None).unwrap();
    let schema = reader.schema();
    concat_batches(&schema, &reader.map(Result::unwrap).collect::<Vec<_>>()).unwrap()
}

#[test]
fn json_lines_keep_everything_else() {
    let folder = Folder::new();
    let big = "340282366920938463463374607431768211507";
    folder.write(
        "in.jsonl",
        format!(
            "{{\"b\": 2, \"note\": {{\"x\": [1, 2.50]}}, \"m\": \"{big}\"}}\n\n  {{\"m\":\"0x7\",\"b\":\"\\u0033\",\"z\":null}}  \n{{ \"b\" : null , \"m\" : 7 }}\n"
        ),
    );
    folder.succeed("powmod in.jsonl -o out.ndjson --base b --exp 130 --mod m --result r");
    let power = number_of(2, 130, big);
    assert_eq!(
        folder.read("out.ndjson"),
        format!(
            "{{\"b\": 2, \"note\": {{\"x\": [1, 2.50]}}, \"m\": \"{big}\",\"r\":\"{power}\"}}\n{{\"m\":\"0x7\",\"b\":\"\\u0033\",\"z\":null,\"r\":\"4\"}}\n{{ \"b\" : null , \"m\" : 7,\"r\":null}}\n"
        )
    );
    // Numbers without quotes are exact, however long.
    folder.write("in.jsonl", format!("{{\"m\":{big}}}\n"));
    folder.succeed("powmod in.jsonl -o out.jsonl --base 2 --exp 130 --mod m");
    assert_eq!(folder.read("out.jsonl"), format!("{{\"m\":{big},\"powmod\":\"{power}\"}}\n"));
    folder.write("in.jsonl", "{}\n{\"x\":5}");
    folder.succeed("powmod in.jsonl -o out.jsonl --base x --exp 2 --mod 7 --on-error null");
    assert_eq!(folder.read("out.jsonl"), "{\"powmod\":null}\n{\"x\":5,\"powmod\":\"4\"}\n");
}

fn number_of(base: u32, exp: u32, modulus: &str) -> String {
    num_bigint::BigUint::from(base).modpow(&exp.into(), &crate::run::parse(modulus)).to_string()
}

#[test]
fn a_missing_field_of_an_operand_is_a_bad_row() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"b\":2}\n{\"b\":null}\n\n{\"m\":3}\n{\"b\":\"\"}\n");
    for out in ["out.jsonl", "out.csv", "out.parquet"] {
        let ended = folder.run(&format!("powmod in.jsonl -o {out} --base b --exp 2 --mod 7"));
        let expected =
            "limbwise: in.jsonl: row 3 (line 4), column \"b\": the field is missing; expected a value\n";
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(1), expected), "{out}");
        assert_eq!(folder.names(), ["in.jsonl"]);
    }
    let ended = folder.run(
        "powmod in.jsonl -o out.jsonl --base b --exp 2 --mod 7 --on-error null --json --bad-rows bad.jsonl",
    );
    assert_eq!(
        folder.read("out.jsonl"),
        "{\"b\":2,\"powmod\":\"4\"}\n{\"b\":null,\"powmod\":null}\n{\"m\":3,\"powmod\":null}\n{\"b\":\"\",\"powmod\":null}\n"
    );
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert_eq!((&report["null_rows"], &report["bad_rows"]), (&1.into(), &2.into()), "{report}");
    assert_eq!(folder.read("bad.jsonl").lines().count(), 2);
    // A field that is no operand may be missing.
    folder.write("in.jsonl", "{\"b\":2,\"c\":1}\n{\"b\":3}\n");
    folder.succeed("powmod in.jsonl -o out.csv --base b --exp 2 --mod 7 --restart");
    assert_eq!(folder.read("out.csv"), "b,c,powmod\n2,1,4\n3,,2\n");
    // The first bad row is reported, whatever is wrong with it.
    folder.write("in.jsonl", "{\"b\":2}\n{\"b\":\"z\"}\n{}\n");
    let ended = folder.run("powmod in.jsonl -o out.csv --base b --exp 2 --mod 7");
    assert!(ended.code == Some(1) && ended.stderr.contains("row 2, column \"b\": 'z'"), "{}", ended.stderr);
    folder.write("in.jsonl", "{\"b\":2}\n{\"c\":2}\n");
    let ended = folder.run("multiexp in.jsonl --base b --exp 2 --mod 7");
    assert!(
        ended.code == Some(1) && ended.stderr.contains("row 2, column \"b\": the field is missing"),
        "{}",
        ended.stderr
    );
}

#[test]
fn json_lines_as_columns() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"a\":\"2\",\"c\":[1,\"x\"]}\n{\"c\":true,\"a\":3,\"d\":\"q,\"}\n");
    folder.succeed("powmod in.jsonl -o out.csv --base a --exp 2 --mod 7");
    assert_eq!(folder.read("out.csv"), "a,c,d,powmod\n2,\"[1,\"\"x\"\"]\",,4\n3,true,\"q,\",2\n");
    folder.succeed("powmod in.jsonl -o out.parquet --base a --exp 2 --mod 7");
    assert!(folder.read_parquet("out.parquet").column(2).is_null(0));
    // Typed columns become the corresponding JSON types; large integers become strings.
    folder.write_parquet("in.parquet", &sample(), WriterProperties::default());
    folder.succeed("powmod in.parquet -o out.jsonl --base m --exp 1 --mod m --result r");
    assert_eq!(
        folder.read("out.jsonl"),
        "{\"m\":7,\"flag\":true,\"f\":1.5,\"t\":\"a \\\"b\\\"\\n\",\"r\":0}\n\
         {\"m\":null,\"flag\":null,\"f\":null,\"t\":null,\"r\":null}\n\
         {\"m\":\"18446744073709551615\",\"flag\":false,\"f\":null,\"t\":\"\",\"r\":0}\n"
    );
}

#[test]
fn json_lines_that_are_wrong() {
    let folder = Folder::new();
    for (bad, parts) in [
        ("{\"b\":2", &["row 2 (line 3)", "EOF", "JSON object in every line"][..]),
        ("[2]", &["row 2 (line 3)", "expected an object"]),
        ("{\"b\":2}{\"b\":3}", &["row 2 (line 3)", "trailing characters"]),
        ("{\"b\":2,}", &["row 2 (line 3)"]),
        ("{\"b\":1.5}", &["row 2 (line 3), column \"b\": '.' at offset 1"]),
        ("{\"b\":\"\"}", &["row 2 (line 3), column \"b\": empty"]),
        ("{\"b\":[1]}", &["row 2 (line 3), column \"b\": '[' at offset 0"]),
    ] {
        folder.write("in.jsonl", format!("{{\"b\":1}}\n\n{bad}\n"));
        let ended = folder.run("powmod in.jsonl -o out.jsonl --base b --exp 2 --mod 7");
        assert_eq!(ended.code, Some(1), "{bad}");
        for part in parts {
            assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        }
        assert_eq!(folder.names(), ["in.jsonl"]);
    }
    let rows = "{\"b\":1}\n".repeat(1000) + "{\"b\":1,\"late\":2}\n";
    folder.write("in.jsonl", rows);
    folder.succeed("powmod in.jsonl -o out.jsonl --base b --exp 2 --mod 7");
    let ended = folder.run("powmod in.jsonl -o out.csv --base b --exp 2 --mod 7");
    assert!(
        ended.code == Some(1) && ended.stderr.contains("row 1001: the field \"late\""),
        "{}",
        ended.stderr
    );
    let ended = folder.run("powmod in.jsonl -o out.jsonl --base b --exp 2 --mod 7 --result late");
    assert!(ended.code == Some(2) || ended.stderr.contains("already"), "{}", ended.stderr);
    folder.write("in.jsonl", "\n");
    let ended = folder.run("powmod in.jsonl -o out.jsonl --base 1 --exp 2 --mod 7");
    assert!(ended.code == Some(1) && ended.stderr.contains("empty"), "{}", ended.stderr);
}

#[test]
fn arrow_files_and_streams() {
    let folder = Folder::new();
    let mut rng = seeded(21);
    let rows = 40_000;
    let numbers: Vec<u64> =
        (0..rows).map(|_| number(&mut rng, 40).iter_u64_digits().next().unwrap()).collect();
    let x: ArrayRef = Arc::new(UInt64Array::from(numbers.clone()));
    let id: ArrayRef = Arc::new(Int64Array::from_iter_values(0..rows));
    let batch = RecordBatch::try_from_iter([("id", id), ("x", x)]).unwrap();
    let options = IpcWriteOptions::default().try_with_compression(Some(CompressionType::LZ4_FRAME)).unwrap();
    let file = File::create(folder.path("in.feather")).unwrap();
    let mut writer = FileWriter::try_new_with_options(file, &batch.schema(), options).unwrap();
    writer.write(&batch).unwrap();
    writer.finish().unwrap();
    folder.succeed("powmod in.feather -o out.arrow --base x --exp 2 --mod 1000003");
    let out = read_arrow(&folder, "out.arrow");
    assert_eq!(out.columns()[..2], batch.columns()[..]);
    let expected = numbers.iter().map(|x| (u128::from(*x).pow(2) % 1_000_003) as u64);
    assert_eq!(*out.column(2).as_primitive::<UInt64Type>(), UInt64Array::from_iter_values(expected));

    folder.succeed("powmod out.arrow -o out.arrows --base powmod --exp 1 --mod 1000003 --result again");
    let reader = StreamReader::try_new(BufReader::new(File::open(folder.path("out.arrows")).unwrap()), None);
    let reader = reader.unwrap();
    let schema = reader.schema();
    let again = concat_batches(&schema, &reader.map(Result::unwrap).collect::<Vec<_>>()).unwrap();
    assert_eq!(again.column(3), again.column(2));
    folder.succeed("powmod out.arrows -o out.csv --base again --exp 1 --mod 1000003 --result r");
    assert_eq!(folder.read("out.csv").lines().count(), 40_001);

    for (name, content) in
        [("bad.arrow", &b"ARROW1 no"[..]), ("bad.arrows", b"\x01\x02\x03"), ("bad.arrow", b"")]
    {
        folder.write(name, content);
        let ended = folder.run(&format!("powmod {name} -o none.csv --base x --exp 1 --mod 2"));
        assert_eq!(ended.code, Some(1));
        assert!(ended.stderr.contains("not an Arrow"), "{}", ended.stderr);
    }
    let whole = fs::read(folder.path("out.arrows")).unwrap();
    folder.write("bad.arrows", &whole[..whole.len() / 2]);
    let ended = folder.run("powmod bad.arrows -o none.csv --base x --exp 1 --mod 2 --result z");
    assert!(ended.code == Some(1) && ended.stderr.contains("damaged"), "{}", ended.stderr);
}

fn arrow_stream(batches: &[RecordBatch]) -> Vec<u8> {
    let mut writer = StreamWriter::try_new(Vec::new(), &batches[0].schema()).unwrap();
    batches.iter().for_each(|batch| writer.write(batch).unwrap());
    writer.finish().unwrap();
    writer.into_inner().unwrap()
}

#[test]
fn arrow_streams_follow_each_other() {
    let folder = Folder::new();
    let batch = |numbers: [u64; 2], words: [&str; 2]| {
        let words: DictionaryArray<Int32Type> = words.into_iter().collect();
        let columns: [(&str, ArrayRef); 2] =
            [("x", Arc::new(UInt64Array::from(numbers.to_vec()))), ("word", Arc::new(words))];
        RecordBatch::try_from_iter(columns).unwrap()
    };
    let one = arrow_stream(&[batch([1, 2], ["a", "b"]), batch([3, 4], ["a", "b"])]);
    // Each stream has its own dictionaries.
    let two = arrow_stream(&[batch([5, 6], ["c", "a"])]);
    let expected = "x,word,powmod\n1,a,1\n2,b,4\n3,a,9\n4,b,16\n5,c,25\n6,a,36\n";
    let both = [&one[..], &two].concat();
    // The mark at the end of a stream is optional.
    let unmarked = [&one[..one.len() - 8], &two].concat();
    for bytes in [&both, &unmarked] {
        folder.write("in.arrows", bytes);
        let args = "-o - --output-format csv --base x --exp 2 --mod 100 --quiet";
        let ended = folder.run(&format!("powmod in.arrows {args}"));
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), expected), "{}", ended.stderr);
        let (out, code, stderr) = pipe(&folder, &format!("powmod - --format arrows {args}"), bytes.clone());
        assert_eq!((String::from_utf8(out).unwrap().as_str(), code), (expected, Some(0)), "{stderr}");
    }
    let columns: [(&str, ArrayRef); 1] = [("x", Arc::new(UInt64Array::from(vec![5])))];
    let fewer = arrow_stream(&[RecordBatch::try_from_iter(columns).unwrap()]);
    let columns: [(&str, ArrayRef); 2] = [
        ("x", Arc::new(Int64Array::from(vec![5]))),
        ("word", batch([5, 6], ["c", "a"]).column(1).slice(0, 1)),
    ];
    let signed = arrow_stream(&[RecordBatch::try_from_iter(columns).unwrap()]);
    for (more, what) in [
        (&fewer[..], "another stream begins, whose number of columns is 1, not 2"),
        (&signed, "another stream begins, whose column \"x\" is of type Int64, not UInt64"),
        (&both[both.len() - 8..], "a second mark of the end"),
        (b"garbage that is no stream", "the stream has ended, and what follows is not another one"),
        (b"\0", "the stream has ended, and what follows is not another one"),
        (&two[two.len() - 200..], "the stream has ended, and what follows is not another one"),
    ] {
        folder.write("in.arrows", [&one[..], more].concat());
        let ended = folder.run("powmod in.arrows -o out.csv --base x --exp 2 --mod 100");
        assert_eq!(ended.code, Some(1), "{}", ended.stderr);
        let place = format!("limbwise: in.arrows: after row 4, at byte {}: ", one.len());
        assert!(ended.stderr.starts_with(&place) && ended.stderr.contains(what), "{}", ended.stderr);
        assert_eq!(folder.names(), ["in.arrows"]);
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_name() {
    let folder = Folder::new();
    let marked = "\u{feff}id,x\n1,2\n";
    let gzip = |text: &str| {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(text.as_bytes()).unwrap();
        gzip.finish().unwrap()
    };
    for bytes in [marked.into(), format!("\u{feff}{marked}").into_bytes(), gzip(marked)] {
        folder.write("in.csv", &bytes);
        for base in ["x", "id"] {
            let args = format!("-o - --output-format csv --base {base} --exp 1 --mod 7 --quiet");
            let expected = format!("id,x,powmod\n1,2,{}\n", if base == "x" { 2 } else { 1 });
            let ended = folder.run(&format!("powmod in.csv {args}"));
            assert_eq!((ended.code, &ended.stdout), (Some(0), &expected), "{}", ended.stderr);
            let (out, code, stderr) = pipe(&folder, &format!("powmod - --format csv {args}"), bytes.clone());
            assert_eq!((String::from_utf8(out).unwrap(), code), (expected, Some(0)), "{stderr}");
        }
    }
    // Quotes and cells without a header.
    let args = "powmod - --format csv -o - --exp 1 --mod 7 --quiet --base";
    let (out, code, _) = pipe(&folder, &format!("{args} id"), "\u{feff}\"id\",\"x\"\n1,2\n".into());
    assert_eq!((out, code), (b"id,x,powmod\n1,2,1\n".to_vec(), Some(0)));
    let (out, code, _) = pipe(&folder, &format!("{args} col:1 --no-header"), "\u{feff}1,2\n".into());
    assert_eq!((out, code), (b"1,2,1\n".to_vec(), Some(0)));
    let args = "powmod - --format jsonl -o - --exp 1 --mod 7 --quiet --base x";
    let (out, code, _) = pipe(&folder, args, "\u{feff}{\"x\":5}\n".into());
    assert_eq!((out, code), (b"{\"x\":5,\"powmod\":\"5\"}\n".to_vec(), Some(0)));
    // A pipe that ends within a mark, and one of a mark alone.
    for (bytes, what) in [(&b"\xef\xbb"[..], "UTF-8"), (b"\xef\xbb\xbf", "empty")] {
        let (_, code, stderr) =
            pipe(&folder, "powmod - --format csv -o - --base x --exp 1 --mod 7", bytes.into());
        assert!(code == Some(1) && stderr.contains(what), "{stderr}");
    }
}

#[test]
fn compressed_text() {
    let folder = Folder::new();
    let csv = "x\n2\n3\n";
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(csv.as_bytes()).unwrap();
    folder.write("in.csv.gz", gzip.finish().unwrap());
    folder.write("in.jsonl.zst", zstd::encode_all(&b"{\"x\":2}\n{\"x\":3}\n"[..], 1).unwrap());
    folder.succeed("powmod in.csv.gz -o out.csv.zst --base x --exp 3 --mod 7");
    assert_eq!(
        zstd::decode_all(File::open(folder.path("out.csv.zst")).unwrap()).unwrap(),
        b"x,powmod\n2,1\n3,6\n"
    );
    folder.succeed("powmod in.jsonl.zst -o out.jsonl.gz --base x --exp 3 --mod 7");
    let mut text = String::new();
    flate2::read::GzDecoder::new(File::open(folder.path("out.jsonl.gz")).unwrap())
        .read_to_string(&mut text)
        .unwrap();
    assert_eq!(text, "{\"x\":2,\"powmod\":\"1\"}\n{\"x\":3,\"powmod\":\"6\"}\n");
    // Identical runs write identical files.
    folder.succeed("powmod in.jsonl.zst -o again.jsonl.gz --base x --exp 3 --mod 7");
    assert_eq!(
        fs::read(folder.path("again.jsonl.gz")).unwrap(),
        fs::read(folder.path("out.jsonl.gz")).unwrap()
    );
    let whole = fs::read(folder.path("in.csv.gz")).unwrap();
    folder.write("in.csv.gz", &whole[..whole.len() - 4]);
    let ended = folder.run("powmod in.csv.gz -o out.csv --base x --exp 3 --mod 7");
    assert!(ended.code == Some(1) && ended.stderr.contains("in.csv.gz"), "{}", ended.stderr);
    let ended = folder.run("powmod in.parquet.gz -o out.csv --base x --exp 3 --mod 7");
    assert!(ended.code == Some(2) && ended.stderr.contains("in.parquet.gz"), "{}", ended.stderr);
}

#[test]
fn pipes_in_and_out() {
    let folder = Folder::new();
    let args = "powmod - -o - --format csv --base x --exp 3 --mod 7";
    let (out, code, stderr) = pipe(&folder, args, b"x\n2\n3\n".to_vec());
    assert_eq!((out, code), (b"x,powmod\n2,1\n3,6\n".to_vec(), Some(0)), "{stderr}");
    assert!(stderr.starts_with("2 rows in "), "{stderr}");
    // Formats that are read from the end of the file, through a pipe.
    folder.write_parquet("in.parquet", &sample(), WriterProperties::default());
    let bytes = fs::read(folder.path("in.parquet")).unwrap();
    let args = "powmod - -o - --format parquet --output-format arrow --base m --exp 1 --mod 100 --quiet";
    let (out, code, stderr) = pipe(&folder, args, bytes);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    folder.write("piped.arrow", &out);
    let piped = read_arrow(&folder, "piped.arrow");
    assert_eq!(piped.column(1).as_boolean(), sample().column(1).as_boolean());
    let args =
        "powmod - -o - --format arrow --output-format jsonl --base powmod --exp 1 --mod 100 --result r";
    let (out, code, _) = pipe(&folder, args, out);
    assert_eq!(code, Some(0));
    assert_eq!(String::from_utf8(out).unwrap().lines().next().unwrap().split("\"r\":").nth(1), Some("7}"));
    assert_eq!(folder.names(), ["in.parquet", "piped.arrow"]);
    for (args, parts) in [
        ("powmod - -o out.csv --base x --exp 3 --mod 7", &["--format"][..]),
        ("powmod - -o out.csv --format csv --base x --exp 3 --mod 7 --resume", &["--resume", "pipe"]),
        ("powmod in.parquet -o - --base m --exp 3 --mod 7 --resume", &["--resume", "stream"]),
        ("powmod in.parquet -o - --base m --exp 3 --mod 7 --no-clobber", &["--no-clobber", "stream"]),
        ("powmod in.parquet -o out --base m --exp 3 --mod 7", &["out: ", "--output-format"]),
    ] {
        let ended = folder.run(args);
        assert_eq!(ended.code, Some(2), "{args}: {}", ended.stderr);
        for part in parts {
            assert!(ended.stderr.contains(part), "{args}: {}", ended.stderr);
        }
    }
    folder.write("table", "x\n2\n");
    folder.succeed("powmod table --format csv -o result --output-format jsonl --base x --exp 3 --mod 7");
    assert_eq!(folder.read("result"), "{\"x\":\"2\",\"powmod\":\"1\"}\n");
}

#[test]
fn a_reader_that_has_seen_enough() {
    let folder = Folder::new();
    let rows: String = (0..300_000).map(|x| format!("{x}\n")).collect();
    folder.write("in.csv", format!("x\n{rows}"));
    for format in ["csv", "jsonl", "arrows", "parquet"] {
        let mut command = folder.command();
        command.args(["powmod", "in.csv", "-o", "-", "--base", "x", "--exp", "3", "--mod", "1000003"]);
        command.args(["--output-format", format]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut first = [0; 4];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""), "{format}");
    }
}

#[test]
fn a_full_device() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n3\n");
    for format in ["csv", "jsonl", "parquet", "arrow", "arrows"] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = folder.command();
        let args = format!("powmod in.csv -o - --output-format {format} --base x --exp 3 --mod 7");
        command.args(args.split(' ')).stdout(full);
        let ended = Ended::new(command.output().unwrap());
        let expected = "limbwise: stdout: cannot be written: No space left on device (os error 28)\n";
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(1), expected), "{format}");
    }
}

/// Creates a disk of two megabytes, which not every system permits; `a_full_device` must suffice there.
#[test]
fn a_full_disk_and_room_made() {
    let folder = Folder::new();
    fs::create_dir(folder.path("disk")).unwrap();
    let mut rng = seeded(22);
    let rows: String = (0..30_000).map(|_| format!("{:#x}\n", number(&mut rng, 256))).collect();
    folder.write("in.csv", format!("x\n{rows}"));
    let args = "powmod in.csv -o disk/out.csv --base x --exp 3 --mod 1000003 --keep-every 0";
    let command = format!("{} {args}", env!("CARGO_BIN_EXE_limbwise"));
    let script = format!(
        "mount -t tmpfs -o size=2m none disk || exit 99; {command}; echo code $?; ls disk; \
         mount -o remount,size=20m disk; {command} --resume; echo code $?; ls disk; cp disk/out.csv out.csv"
    );
    let mut shell = Command::new("unshare");
    shell.args(["-rm", "sh", "-c", &script]).current_dir(folder.path(""));
    let ended = match shell.output() {
        Ok(output) => Ended::new(output),
        Err(error) => return skip(&format!("unshare: {error}")),
    };
    // Nothing is printed before the disk is there.
    if ended.stdout.is_empty() {
        return skip(&format!("no disk can be mounted: {}", ended.stderr.trim()));
    }
    assert!(ended.stderr.contains("No space left on device"), "{}", ended.stderr);
    let [first, second] = ["code 1\n", "code 0\nout.csv\n"];
    assert!(ended.stdout.starts_with(first) && ended.stdout.ends_with(second), "{}", ended.stdout);
    let resumed = folder.read("out.csv");
    folder.succeed(&args.replace("disk/", ""));
    assert!(folder.read("out.csv") == resumed);
}

#[test]
fn groups_of_rows_are_kept() {
    let folder = Folder::new();
    let batch = RecordBatch::try_from_iter([("x", texts((0..50_000).map(|x: u32| x.to_string())))]).unwrap();
    let properties = WriterProperties::builder().set_max_row_group_row_count(Some(15_000)).build();
    folder.write_parquet("in.parquet", &batch, properties);
    folder.succeed("powmod in.parquet -o out.parquet --base x --exp 3 --mod 1000003");
    let rows = |name: &str| -> Vec<i64> {
        let reader = SerializedFileReader::new(File::open(folder.path(name)).unwrap()).unwrap();
        reader.metadata().row_groups().iter().map(RowGroupMetaData::num_rows).collect()
    };
    assert_eq!(rows("in.parquet"), [15_000, 15_000, 15_000, 5_000]);
    assert_eq!(rows("out.parquet"), rows("in.parquet"));
}

/// gzip accepts several members, and zeros up to the end of a block.
#[test]
fn gzip_may_be_filled_up_with_zeros() {
    let folder = Folder::new();
    let member = |text: &str| {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(text.as_bytes()).unwrap();
        gzip.finish().unwrap()
    };
    let (one, two) = (member("x\n2\n"), member("3\n"));
    let run = |bytes: Vec<u8>| {
        folder.write("in.csv.gz", bytes);
        folder.run("powmod in.csv.gz -o - --output-format csv --base x --exp 1 --mod 7")
    };
    for zeros in [0, 1, 511, 700_000] {
        let zeros = vec![0; zeros];
        let ended = run([&one[..], &two, &zeros].concat());
        assert_eq!(
            (ended.code, ended.stdout.as_str()),
            (Some(0), "x,powmod\n2,2\n3,3\n"),
            "{}",
            ended.stderr
        );
        let ended = run([&one[..], &zeros, &two, &zeros].concat());
        assert_eq!(
            (ended.code, ended.stdout.as_str()),
            (Some(0), "x,powmod\n2,2\n3,3\n"),
            "{}",
            ended.stderr
        );
        // Anything else after the end is an error.
        let ended = run([&one[..], &zeros, b"rest"].concat());
        assert!(ended.code == Some(1) && ended.stderr.contains("in.csv.gz: "), "{}", ended.stderr);
    }
    let ended = run(one[..one.len() - 3].to_vec());
    assert!(ended.code == Some(1) && ended.stderr.contains("in.csv.gz: "), "{}", ended.stderr);
}
