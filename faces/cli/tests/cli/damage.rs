//! Damaged and unusual files cause a message with the place of the error, never a panic.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Date64Type, Int32Type};
use arrow_array::{
    ArrayRef, Date32Array, Date64Array, DictionaryArray, Int32Array, RecordBatch, StringArray,
    StringViewArray, UInt64Array, UnionArray,
};
use arrow_buffer::ScalarBuffer;
use arrow_ipc::writer::{FileWriter, IpcWriteOptions, StreamWriter};
use arrow_ipc::{CompressionType, root_as_message};
use arrow_schema::{DataType, Field, UnionFields};
use arrow_select::concat::concat_batches;
use limbwise_cli::readers;
use parquet::basic::{Compression, Encoding};
use parquet::file::properties::WriterProperties;
use rand::RngExt;
use rand::rngs::StdRng;

use crate::run::{Folder, number, seeded, texts};

/// Returns the name of a damaged file of this kind.
fn name(target: &str) -> String {
    format!("in.{}", target.trim_start_matches("read_").replace('_', "."))
}

#[test]
fn files_that_once_crashed_are_read_or_refused() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files = 0;
    for target in fs::read_dir(corpus).unwrap() {
        let target = target.unwrap().path();
        let kind = target.file_name().unwrap().to_str().unwrap().to_owned();
        for file in fs::read_dir(&target).unwrap() {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            let outcome = match kind.as_str() {
                "read_key" => readers::key(&bytes).map(|()| 0),
                "read_key_cell" => readers::key_cell(&bytes).map(|()| 0),
                _ => readers::table(&name(&kind), &bytes),
            };
            if let Err(message) = outcome {
                assert!(message.len() > 10, "{kind}: {message:?}");
            }
            files += 1;
        }
    }
    assert!(files >= 20, "{files}");
}

fn arrow_file(batch: &RecordBatch, compression: Option<CompressionType>) -> Vec<u8> {
    let options = IpcWriteOptions::default().try_with_compression(compression).unwrap();
    let mut bytes = Vec::new();
    let mut writer = FileWriter::try_new_with_options(&mut bytes, &batch.schema(), options).unwrap();
    writer.write(batch).unwrap();
    writer.finish().unwrap();
    drop(writer);
    bytes
}

fn arrow_stream(batch: &RecordBatch) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut writer = StreamWriter::try_new(&mut bytes, &batch.schema()).unwrap();
    writer.write(batch).unwrap();
    writer.finish().unwrap();
    drop(writer);
    bytes
}

fn parquet_file(batch: &RecordBatch, properties: WriterProperties) -> Vec<u8> {
    let folder = Folder::new();
    folder.write_parquet("x.parquet", batch, properties);
    fs::read(folder.path("x.parquet")).unwrap()
}

fn sample() -> RecordBatch {
    let mut rng = seeded(14);
    let numbers: Vec<_> = (0..50).map(|_| number(&mut rng, 100).to_string()).collect();
    let some: StringArray = numbers.iter().map(|n| Some(n.as_str()).filter(|n| n.len() % 3 > 0)).collect();
    let words: DictionaryArray<Int32Type> = numbers.iter().map(|n| &n[..1]).collect();
    let columns: [(&str, ArrayRef); 4] = [
        ("m", texts(&numbers)),
        ("n", Arc::new(some)),
        ("d", Arc::new(words)),
        ("v", Arc::new(StringViewArray::from_iter_values(&numbers))),
    ];
    RecordBatch::try_from_iter(columns).unwrap()
}

/// Changes bytes, removes pieces, and writes numbers that are too large.
fn damage(bytes: &[u8], rng: &mut StdRng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..rng.random_range(1..=3) {
        // The metadata is at the end of the file.
        let most = if rng.random() { bytes.len().min(400) } else { bytes.len() };
        let back = rng.random_range(1..=most);
        let at = bytes.len() - back;
        match rng.random_range(0..5) {
            0 => bytes[at] ^= 1 << rng.random_range(0..8),
            1 => bytes[at] = rng.random(),
            2 => bytes.truncate(at.max(1)),
            3 => drop(bytes.drain(at..(at + 4).min(bytes.len()))),
            _ => {
                let number =
                    [u64::MAX, 1 << 63, i32::MAX as u64, u64::from(u32::MAX)][rng.random_range(0..4)];
                for (byte, new) in bytes[at..].iter_mut().zip(number.to_le_bytes()) {
                    *byte = new;
                }
            }
        }
        if bytes.is_empty() {
            break;
        }
    }
    bytes
}

#[test]
fn damaged_bytes_never_panic() {
    let batch = sample();
    let gzip = |text: &[u8]| {
        let folder = Folder::new();
        folder.write("in.csv", text);
        folder.succeed("powmod in.csv -o out.csv.gz --base m --exp 1 --mod m");
        fs::read(folder.path("out.csv.gz")).unwrap()
    };
    let key = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys/pkcs1.pem")).unwrap();
    let cell = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys/certificate.pem")).unwrap();
    let base64 =
        fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/read_key_cell/spki.base64")).unwrap();
    let delta =
        WriterProperties::builder().set_dictionary_enabled(false).set_encoding(Encoding::DELTA_BYTE_ARRAY);
    let snappy = WriterProperties::builder().set_compression(Compression::SNAPPY);
    let originals = [
        ("in.arrow", arrow_file(&batch, None)),
        ("in.arrow", arrow_file(&batch, Some(CompressionType::ZSTD))),
        ("in.arrow", arrow_file(&batch, Some(CompressionType::LZ4_FRAME))),
        ("in.arrows", arrow_stream(&batch)),
        ("in.parquet", parquet_file(&batch, snappy.build())),
        ("in.parquet", parquet_file(&batch, delta.build())),
        ("in.csv", b"m,n\n5,\"a\"\"b\n\"\n0x7,c\n".to_vec()),
        ("in.csv.gz", gzip(b"m\n5\n7\n")),
        ("in.jsonl", b"{\"m\":5,\"n\":[{}]}\n{\"m\":\"0x7\"}\n".to_vec()),
        ("key", key),
        ("cell", cell),
        ("cell", base64),
    ];
    let mut rng = seeded(20_000);
    for (name, original) in &originals {
        let read = |bytes: &[u8]| match *name {
            "key" => readers::key(bytes).map(|()| 0),
            "cell" => readers::key_cell(bytes).map(|()| 0),
            name => readers::table(name, bytes),
        };
        assert_eq!(read(original).map(|rows| rows > 0), Ok(!["key", "cell"].contains(name)), "{name}");
        for _ in 0..40 {
            let bytes = damage(original, &mut rng);
            if let Err(message) = read(&bytes) {
                assert!(message.len() > 10, "{name}: {message:?}");
            }
        }
    }
}

/// Returns the message for a file that must be rejected.
fn refused(name: &str, bytes: &[u8], parts: &[&str]) {
    let message = readers::table(name, bytes).unwrap_err();
    assert!(message.starts_with(name), "{message}");
    for part in parts {
        assert!(message.contains(part), "{message}; expected {part:?}");
    }
}

#[test]
fn messages_of_arrow_say_where() {
    let batch = RecordBatch::try_from_iter([("m", texts(["5", "7"]))]).unwrap();
    let (file, stream) = (arrow_file(&batch, None), arrow_stream(&batch));
    refused("in.arrow", &file[..10], &["not an Arrow file", "it has 10 bytes"]);
    refused("in.arrow", &file[..file.len() - 1], &["does not end with ARROW1"]);
    refused("in.arrows", &stream[..stream.len() - 20], &["damaged after row 0", "the message at byte"]);
    refused("in.arrows", &[], &["it is empty; expected a schema"]);
    let mut huge = stream.clone();
    huge[4..8].copy_from_slice(&i32::MAX.to_le_bytes());
    refused("in.arrows", &huge, &["its metadata takes 2147483647 bytes"]);
    let mut negative = stream;
    negative[4..8].copy_from_slice(&(-5i32).to_le_bytes());
    refused("in.arrows", &negative, &["metadata of -5 bytes"]);
}

#[test]
fn a_bit_flipped_in_a_length_loses_no_rows() {
    let column = |numbers: [u64; 3]| -> ArrayRef { Arc::new(UInt64Array::from(numbers.to_vec())) };
    let batch = |numbers| RecordBatch::try_from_iter([("m", column(numbers))]).unwrap();
    // The zeros look like padding.
    let (first, second) = (batch([1, 2, 3]), batch([0, 5, 6]));
    let mut writer = StreamWriter::try_new(Vec::new(), &first.schema()).unwrap();
    writer.write(&first).unwrap();
    writer.write(&second).unwrap();
    writer.finish().unwrap();
    let stream = writer.into_inner().unwrap();
    let read = |bytes: &[u8]| {
        let rows = readers::rows("in.arrows", bytes)?;
        concat_batches(&rows[0].schema(), &rows).map_err(|e| e.to_string())
    };
    let intact = read(&stream).unwrap();
    // The frames: a mark of four bytes, and the length of the metadata. That of the body is in the metadata.
    let mut lengths: Vec<_> = (0..stream.len() - 7).filter(|at| stream[*at..*at + 4] == [0xff; 4]).collect();
    assert_eq!(lengths.len(), 4);
    for frame in lengths.clone() {
        let length = u32::from_le_bytes(stream[frame + 4..frame + 8].try_into().unwrap()) as usize;
        let metadata = stream[frame + 8..frame + 8 + length].to_vec();
        let body = root_as_message(&metadata).map_or(0, |message| message.bodyLength()).to_le_bytes();
        let places = (0..length).filter(|at| metadata[*at..].starts_with(&body) && body != [0; 8]);
        lengths.extend(places.map(|at| frame + 8 + at));
    }
    assert_eq!(lengths.len(), 6);
    let mut refused = 0;
    for at in lengths.into_iter().flat_map(|at| at..at + 8) {
        for bit in 0..8 {
            let mut damaged = stream.clone();
            damaged[at] ^= 1 << bit;
            match read(&damaged) {
                Ok(rows) => assert_eq!(rows, intact, "byte {at}, bit {bit}"),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 300, "{refused}");
}

#[test]
fn rows_that_a_table_of_contents_leaves_out_are_not_lost() {
    let batch = RecordBatch::try_from_iter([("m", texts(["5", "7"]))]).unwrap();
    let file = arrow_file(&batch, None);
    // The number of record batches precedes the offset of the only one.
    let mut refusals = 0;
    for at in (file.len() - 400..file.len() - 10).filter(|at| file[*at..*at + 4] == [1, 0, 0, 0]) {
        let mut damaged = file.clone();
        damaged[at] = 0;
        match readers::table("in.arrow", &damaged) {
            Ok(rows) => assert_eq!(rows, 2, "byte {at}"),
            Err(message) => refusals += u32::from(message.contains("its footer leaves out bytes")),
        }
    }
    assert!(refusals > 0);
}

#[test]
fn a_schema_of_parquet_must_not_exhaust_the_stack() {
    // A footer written by hand: the version, and a schema of nested columns.
    let mut footer = vec![0x15, 2, 0x19, 0xfc];
    let depth = 100_000u32;
    footer.extend([depth as u8 | 0x80, (depth >> 7) as u8 | 0x80, (depth >> 14) as u8]);
    for _ in 0..depth {
        // The repetition, the name and the number of children.
        footer.extend([0x35, 0, 0x18, 1, b'a', 0x15, 2, 0]);
    }
    footer.push(0);
    let mut file = b"PAR1".to_vec();
    file.extend(&footer);
    file.extend((footer.len() as u32).to_le_bytes());
    file.extend(b"PAR1");
    refused("in.parquet", &file, &["columns within columns, more than 64 deep"]);
}

#[test]
fn a_page_of_parquet_that_announces_too_much() {
    let properties =
        WriterProperties::builder().set_compression(Compression::SNAPPY).set_dictionary_enabled(false);
    let batch =
        RecordBatch::try_from_iter([("m", texts((0..2000).map(|_| "12345678901234567890")))]).unwrap();
    let mut file = parquet_file(&batch, properties.build());
    // The header of the first page: its type, then its uncompressed size as a zigzag varint of three bytes.
    assert_eq!(file[4..7], [0x15, 0, 0x15]);
    let size = file[7..].iter().position(|byte| *byte < 128).unwrap() + 1;
    assert_eq!(size, 3);
    file[7..10].copy_from_slice(&[0xfe, 0xff, 0x7f]);
    refused(
        "in.parquet",
        &file,
        &["damaged after row 0", "column \"m\", the page at byte 4", "announces 1048575 bytes;"],
    );
}

#[test]
fn a_page_header_whose_field_has_another_type() {
    // The decoder goes by the numbers of fields alone, and would read another size than the one that is checked.
    let batch = RecordBatch::try_from_iter([("m", texts(["1", "2"]))]).unwrap();
    let mut file = parquet_file(&batch, WriterProperties::default());
    assert_eq!(file[4], 0x15);
    file[4] = 0x16;
    refused(
        "in.parquet",
        &file,
        &["the page at byte 4: its header is damaged", "the type is i64; expected i32"],
    );
}

#[test]
fn a_value_that_many_rows_share_is_not_copied_for_all_of_them() {
    // Six gigabytes if each row had its own copy. The value is too long for a number, which is reported once
    // a chunk is in memory.
    let long = "1".repeat(300_000);
    let keys = Int32Array::from_iter_values(std::iter::repeat_n(0, 20_000));
    let words: ArrayRef =
        Arc::new(DictionaryArray::new(keys, Arc::new(StringArray::from(vec![long.as_str()]))));
    let batch = RecordBatch::try_from_iter([("m", words)]).unwrap();
    let folder = Folder::new();
    folder.write("in.arrow", arrow_file(&batch, None));
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    for name in ["in.arrow", "in.parquet"] {
        let command = format!("powmod {name} -o out.csv --base 2 --exp 3 --mod m --threads 1");
        let limited = folder.command_after("ulimit -v 3000000").args(command.split(' ')).output().unwrap();
        let stderr = String::from_utf8(limited.stderr).unwrap();
        assert_eq!(limited.status.code(), Some(1), "{stderr}");
        assert!(stderr.contains("row 1, column \"m\": 300000 bytes"), "{stderr}");
    }
}

fn union() -> RecordBatch {
    let fields = UnionFields::try_new(
        [0, 1],
        [Field::new("number", DataType::Int32, true), Field::new("word", DataType::Utf8, true)],
    )
    .unwrap();
    let children: Vec<ArrayRef> = vec![Arc::new(Int32Array::from(vec![1, 2])), texts(["a"])];
    let offsets = Some(ScalarBuffer::from(vec![0, 0, 1]));
    let union = UnionArray::try_new(fields, ScalarBuffer::from(vec![0i8, 1, 0]), offsets, children).unwrap();
    let columns: [(&str, ArrayRef); 2] = [("x", texts(["2", "3", "4"])), ("either", Arc::new(union))];
    RecordBatch::try_from_iter(columns).unwrap()
}

#[test]
fn unions_pass_where_the_format_has_them() {
    let folder = Folder::new();
    folder.write("in.arrow", arrow_file(&union(), None));
    for name in ["out.arrow", "out.arrows", "out.csv", "out.jsonl"] {
        folder.succeed(&format!("powmod in.arrow -o {name} --base x --exp 2 --mod 15"));
    }
    let ended = folder.run("powmod in.arrow -o out.parquet --base x --exp 2 --mod 15");
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(
        ended.stderr.starts_with("limbwise: out.parquet: column \"either\": Parquet cannot store unions"),
        "{}",
        ended.stderr
    );
    assert_eq!(folder.read("out.csv").lines().count(), 4);
    let ended = folder.run("powmod in.arrow -o new.arrow --base either --exp 2 --mod 15");
    assert_eq!(ended.code, Some(2), "{}", ended.stderr);
    assert!(ended.stderr.contains("holds no whole numbers"), "{}", ended.stderr);
}

#[test]
fn dates_in_milliseconds_stay_dates() {
    let folder = Folder::new();
    let day = 86_400_000;
    let dates = |values: Vec<Option<i64>>| -> RecordBatch {
        let columns: [(&str, ArrayRef); 2] =
            [("x", texts(["2", "3"])), ("day", Arc::new(Date64Array::from(values)))];
        RecordBatch::try_from_iter(columns).unwrap()
    };
    folder.write("in.arrow", arrow_file(&dates(vec![Some(20_000 * day), None]), None));
    folder.succeed("powmod in.arrow -o out.parquet --base x --exp 2 --mod 15");
    // Readers that ignore Arrow's schema see a date.
    let file = fs::File::open(folder.path("out.parquet")).unwrap();
    let options = parquet::arrow::arrow_reader::ArrowReaderOptions::new().with_skip_arrow_metadata(true);
    let reader =
        parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder::try_new_with_options(file, options)
            .unwrap();
    let plain = reader.build().unwrap().next().unwrap().unwrap();
    let expected: ArrayRef = Arc::new(Date32Array::from(vec![Some(20_000), None]));
    assert_eq!(plain.column(1), &expected);
    let back = folder.read_parquet("out.parquet");
    assert_eq!(
        back.column(1).as_primitive::<Date64Type>(),
        &Date64Array::from(vec![Some(20_000 * day), None])
    );

    folder.write("in.arrow", arrow_file(&dates(vec![Some(day), Some(1)]), None));
    let ended = folder.run("powmod in.arrow -o out.parquet --base x --exp 2 --mod 15");
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(ended.stderr.contains("column \"day\": a date with a time of day"), "{}", ended.stderr);
    folder.succeed("powmod in.arrow -o out.csv --base x --exp 2 --mod 15");
    assert!(folder.read("out.csv").contains("1970-01-01T00:00:00.001"));
}
