//! Parquet as input and output: other columns are unchanged.

use std::collections::HashMap;
use std::fs::File;
use std::sync::Arc;

use arrow_array::types::Int64Type;
use arrow_array::{
    ArrayRef, BooleanArray, Date32Array, Decimal128Array, Float64Array, Int32Array, ListArray, RecordBatch,
    StringArray, StructArray, TimestampMicrosecondArray, UInt64Array,
};
use arrow_schema::{DataType, Field, Schema};
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};

use crate::run::{Folder, texts};

fn rows() -> RecordBatch {
    let columns: Vec<(&str, ArrayRef)> = vec![
        ("id", Arc::new(Int32Array::from(vec![Some(1), None, Some(3)]))),
        ("x", texts(["2", "0x3", "4"])),
        ("note", Arc::new(StringArray::from(vec![None, Some(""), Some("a,\"b\"\n")]))),
        ("yes", Arc::new(BooleanArray::from(vec![Some(true), None, Some(false)]))),
        ("float", Arc::new(Float64Array::from(vec![Some(0.1), Some(f64::INFINITY), None]))),
        ("day", Arc::new(Date32Array::from(vec![Some(0), None, Some(20_000)]))),
        (
            "time",
            Arc::new(
                TimestampMicrosecondArray::from(vec![Some(1), None, Some(-1)]).with_timezone("Europe/Berlin"),
            ),
        ),
        (
            "money",
            Arc::new(
                Decimal128Array::from(vec![Some(12345), None, Some(-1)])
                    .with_precision_and_scale(30, 2)
                    .unwrap(),
            ),
        ),
        (
            "list",
            Arc::new(ListArray::from_iter_primitive::<Int64Type, _, _>(vec![
                Some(vec![Some(1), None]),
                None,
                Some(vec![]),
            ])),
        ),
        (
            "pair",
            Arc::new(StructArray::from(vec![(
                Arc::new(Field::new("inner", DataType::Utf8, true)),
                Arc::new(StringArray::from(vec![Some("p"), None, Some("q")])) as ArrayRef,
            )])),
        ),
    ];
    let fields: Vec<_> = columns
        .iter()
        .map(|(name, array)| {
            Field::new(*name, array.data_type().clone(), true)
                .with_metadata(HashMap::from([("unit".to_owned(), format!("of {name}"))]))
        })
        .collect();
    let schema = Schema::new(fields).with_metadata(HashMap::from([("origin".to_owned(), "here".to_owned())]));
    RecordBatch::try_new(Arc::new(schema), columns.into_iter().map(|(_, array)| array).collect()).unwrap()
}

#[test]
fn other_columns_types_nulls_and_metadata_stay() {
    let folder = Folder::new();
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_column_compression("note".into(), Compression::UNCOMPRESSED)
        .set_key_value_metadata(Some(vec![KeyValue::new("pandas".to_owned(), "{}".to_owned())]))
        .build();
    folder.write_parquet("in.parquet", &rows(), properties);
    folder.succeed("powmod in.parquet -o out.parquet --base x --exp 2 --mod 15");
    let (given, written) = (folder.read_parquet("in.parquet"), folder.read_parquet("out.parquet"));
    let (given_schema, written_schema) = (given.schema(), written.schema());
    assert_eq!(given_schema.fields()[..], written_schema.fields()[..given.num_columns()]);
    assert_eq!(given_schema.metadata(), written_schema.metadata());
    assert_eq!(written_schema.metadata()["pandas"], "{}");
    assert_eq!(given.columns(), &written.columns()[..given.num_columns()]);
    assert_eq!(written_schema.field(given.num_columns()).name(), "powmod");
    let powers: ArrayRef = texts(["4", "0x9", "1"]);
    assert_eq!(written.column(given.num_columns()), &powers);

    let file = SerializedFileReader::new(File::open(folder.path("out.parquet")).unwrap()).unwrap();
    let group = file.metadata().row_group(0);
    for column in group.columns() {
        let plain = column.column_path().string() == "note";
        assert_eq!(matches!(column.compression(), Compression::UNCOMPRESSED), plain);
        assert_eq!(matches!(column.compression(), Compression::ZSTD(_)), !plain);
    }
}

#[test]
fn every_compression_that_is_common_is_read() {
    let folder = Folder::new();
    for compression in [
        Compression::UNCOMPRESSED,
        Compression::SNAPPY,
        Compression::GZIP(Default::default()),
        Compression::ZSTD(Default::default()),
        Compression::LZ4_RAW,
    ] {
        let properties = WriterProperties::builder().set_compression(compression).build();
        folder.write_parquet("in.parquet", &rows(), properties);
        folder.succeed("powmod in.parquet -o out.parquet --base x --exp 2 --mod 15");
        assert_eq!(folder.read_parquet("out.parquet").num_rows(), 3);
    }
}

#[test]
fn to_csv_and_back() {
    let folder = Folder::new();
    let binary: ArrayRef =
        Arc::new(arrow_array::BinaryArray::from_opt_vec(vec![Some(b"\x00\xff"), None, Some(b"")]));
    let mut columns: Vec<_> = rows().columns().to_vec();
    columns.push(binary);
    let mut fields = rows().schema().fields().to_vec();
    fields.push(Arc::new(Field::new("bytes", DataType::Binary, true)));
    let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), columns).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    folder.succeed("powmod in.parquet -o out.csv --base x --exp 2 --mod 15 --out-delimiter ;");
    assert_eq!(
        folder.read("out.csv"),
        "id;x;note;yes;float;day;time;money;list;pair;bytes;powmod\n\
         1;2;;true;0.1;1970-01-01;1970-01-01T00:00:00.000001Z;123.45;[1, ];{inner: p};0x00ff;4\n\
         ;0x3;;;inf;;;;;{inner: };;0x9\n\
         3;4;\"a,\"\"b\"\"\n\";false;;2024-10-04;1969-12-31T23:59:59.999999Z;-0.01;[];{inner: q};0x;1\n"
    );
    folder.succeed("powmod out.csv -o back.parquet --base x --exp 2 --mod 15 --delimiter ; --result again");
    let back = folder.read_parquet("back.parquet");
    assert!(back.schema().fields().iter().all(|f| *f.data_type() == DataType::Utf8));
    assert_eq!(back.column(11), back.column(12));
}

#[test]
fn row_groups_and_chunks_join_without_a_seam() {
    let folder = Folder::new();
    let numbers: ArrayRef = Arc::new(UInt64Array::from_iter_values(0..100_000));
    let batch = RecordBatch::try_from_iter([("x", numbers)]).unwrap();
    let properties = WriterProperties::builder().set_max_row_group_row_count(Some(7_001)).build();
    folder.write_parquet("in.parquet", &batch, properties);
    folder.succeed("powmod in.parquet -o out.parquet --base x --exp 2 --mod 1000003");
    let out = folder.read_parquet("out.parquet");
    let expected: ArrayRef =
        Arc::new(UInt64Array::from_iter_values((0..100_000u64).map(|x| x * x % 1_000_003)));
    assert_eq!(out.columns(), [batch.column(0).clone(), expected]);
}
