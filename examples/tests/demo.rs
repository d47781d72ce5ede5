//! The demo as a process: valid signatures pass, and one wrong bit fails.

#![forbid(unsafe_code)]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, RecordBatch};
use limbwise::{Column, powmod_vartime};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

const WIDTH: usize = 256;

fn ledger(extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rsa-signatures").with_extension(extension)
}

fn demo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_demo")).args(arguments).output().unwrap()
}

fn check(file: &Path) -> (Option<i32>, String, String) {
    let output = demo(&["check", file.to_str().unwrap()]);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn open(signature: &Column, modulus: &Column) -> Column {
    powmod_vartime(signature, 65537u64, modulus).unwrap()
}

/// Opens the signatures of the CSV ledger into `file`; `spoil` may change them first.
fn open_csv(file: &Path, spoil: impl Fn(&mut Column)) {
    let rows: Vec<csv::StringRecord> =
        csv::Reader::from_path(ledger("csv")).unwrap().records().map(Result::unwrap).collect();
    let mut signature = Column::parse(rows.iter().map(|r| &r[2])).unwrap();
    spoil(&mut signature);
    let modulus = Column::parse(rows.iter().map(|r| &r[3])).unwrap();
    let mut out = csv::Writer::from_path(file).unwrap();
    out.write_record(["key", "message", "opened"]).unwrap();
    for (row, opened) in rows.iter().zip(open(&signature, &modulus).to_hex()) {
        out.write_record([&row[0], &row[1], &opened]).unwrap();
    }
    out.flush().unwrap();
}

#[test]
fn the_ledger_in_csv_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("opened.csv");
    open_csv(&file, |_| ());
    let (code, stdout, stderr) = check(&file);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.contains("1,000 signatures by 40 keys"), "{stdout}");
}

#[test]
fn one_wrong_bit_is_found_and_its_row_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("opened.csv");
    open_csv(&file, |signature| signature.as_limbs_mut()[(617 - 1) * WIDTH / 8 + 5] ^= 1 << 9);
    let (code, stdout, stderr) = check(&file);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.contains("row 617 (") && stderr.contains("padding is wrong"), "{stderr}");
}

#[test]
fn the_ledger_in_parquet_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("opened.parquet");
    let source = rows(&ledger("parquet"));
    let column = |name: &str| {
        let column = source.column_by_name(name).unwrap();
        let column: &FixedSizeBinaryArray = column.as_any().downcast_ref().unwrap();
        Column::from_be_bytes(column.value_data(), WIDTH).unwrap()
    };
    let opened = open(&column("signature"), &column("modulus")).to_be_bytes(WIDTH).unwrap();
    let opened = FixedSizeBinaryArray::try_from_iter(opened.chunks_exact(WIDTH)).unwrap();
    let batch = RecordBatch::try_from_iter([
        ("key", source.column_by_name("key").unwrap().clone()),
        ("message", source.column_by_name("message").unwrap().clone()),
        ("opened", Arc::new(opened) as ArrayRef),
    ]);
    let batch = batch.unwrap();
    let mut out = ArrowWriter::try_new(File::create(&file).unwrap(), batch.schema(), None).unwrap();
    out.write(&batch).unwrap();
    out.close().unwrap();
    let (code, stdout, stderr) = check(&file);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.contains("1,000 signatures by 40 keys"), "{stdout}");
}

/// Returns the rows of a Parquet file as one batch.
fn rows(file: &Path) -> RecordBatch {
    let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(file).unwrap()).unwrap();
    let mut batches = reader.with_batch_size(2000).build().unwrap();
    let batch = batches.next().unwrap().unwrap();
    assert!(batches.next().is_none());
    batch
}

#[test]
fn both_ledgers_hold_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ledger.parquet");
    let output = demo(&["ledger", ledger("csv").to_str().unwrap(), file.to_str().unwrap()]);
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
    let converted = rows(&file);
    assert_eq!(converted.num_rows(), 1000);
    assert_eq!(converted, rows(&ledger("parquet")));
}

#[test]
fn powers_agree_with_num_bigint() {
    let output = demo(&["powers", "--rows", "20"]);
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout.contains("the 20 results that both computed are equal"), "{stdout}");
}

#[test]
fn what_is_no_ledger_is_told() {
    let (code, _, stderr) = check(&ledger("csv"));
    assert_eq!(code, Some(1));
    assert!(stderr.contains("there is no column \"opened\""), "{stderr}");
}
