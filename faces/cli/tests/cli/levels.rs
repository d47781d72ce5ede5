//! Damaged Parquet pages: no value becomes a null, no null a value, and none moves to another row.
//!
//! Each bit of the levels and of the page headers is flipped. A reader may accept the file only if it reads the
//! same rows.

use std::fs::{self, File};
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;

use arrow_array::types::Int64Type;
use arrow_array::{
    Array, ArrayRef, BooleanArray, FixedSizeBinaryArray, Int32Array, ListArray, RecordBatch, StringArray,
    UInt64Array,
};
use arrow_cast::cast;
use arrow_schema::{DataType, Field, Schema};
use arrow_select::concat::concat_batches;
use limbwise_cli::readers;
use parquet::basic::{Compression, Encoding};
use parquet::column::page::Page;
use parquet::file::metadata::ParquetMetaDataWriter;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterVersion};
use parquet::file::reader::{FileReader, SerializedFileReader};

use crate::run::Folder;

const VERSIONS: [WriterVersion; 2] = [WriterVersion::PARQUET_1_0, WriterVersion::PARQUET_2_0];

/// Rows of which every third is null, for a column of each type.
fn values(row: usize) -> Option<u64> {
    (row % 3 != 1).then_some(row as u64 * 77 % 50 + 1)
}

const ROWS: usize = 21;

fn integers() -> ArrayRef {
    Arc::new((0..ROWS).map(values).collect::<UInt64Array>())
}

fn narrow() -> ArrayRef {
    Arc::new((0..ROWS).map(|row| values(row).map(|value| value as i32)).collect::<Int32Array>())
}

fn texts() -> ArrayRef {
    Arc::new((0..ROWS).map(|row| values(row).map(|value| format!("12{value}"))).collect::<StringArray>())
}

fn flags() -> ArrayRef {
    Arc::new((0..ROWS).map(|row| values(row).map(|value| value % 2 == 0)).collect::<BooleanArray>())
}

fn fixed() -> ArrayRef {
    let values = (0..ROWS).map(|row| values(row).map(|value| [0, value as u8, 7]));
    Arc::new(FixedSizeBinaryArray::try_from_sparse_iter_with_size(values, 3).unwrap())
}

fn lists() -> ArrayRef {
    let list = |row: usize| match row % 5 {
        0 => None,
        1 => Some(vec![]),
        _ => Some((0..row % 4).map(|i| values(row + i).map(|value| value as i64)).collect()),
    };
    Arc::new(ListArray::from_iter_primitive::<Int64Type, _, _>((0..ROWS).map(list)))
}

/// Writes one column, with two pages of values.
fn file(
    column: ArrayRef,
    version: WriterVersion,
    encoding: Option<Encoding>,
    statistics: EnabledStatistics,
) -> Vec<u8> {
    let batch = RecordBatch::try_from_iter([("x", column)]).unwrap();
    let properties = WriterProperties::builder()
        .set_compression(Compression::UNCOMPRESSED)
        .set_writer_version(version)
        .set_statistics_enabled(statistics)
        .set_dictionary_enabled(encoding.is_none())
        .set_data_page_row_count_limit(ROWS / 2 + 1)
        .set_write_batch_size(1);
    let properties = match encoding {
        Some(encoding) => properties.set_encoding(encoding),
        None => properties,
    };
    let folder = Folder::new();
    folder.write_parquet("x.parquet", &batch, properties.build());
    fs::read(folder.path("x.parquet")).unwrap()
}

fn copy(file: &[u8]) -> File {
    let mut copy = tempfile::tempfile().unwrap();
    copy.write_all(file).unwrap();
    copy
}

fn read(file: &[u8]) -> Result<RecordBatch, String> {
    let rows = readers::rows("in.parquet", file)?;
    concat_batches(&rows[0].schema(), &rows).map_err(|e| e.to_string())
}

/// Returns the places of the page headers, of the levels and of the values of data pages in a file of one
/// column that is not compressed.
fn places(file: &[u8]) -> [Vec<Range<usize>>; 3] {
    let reader = SerializedFileReader::new(copy(file)).unwrap();
    let group = reader.get_row_group(0).unwrap();
    let mut at = usize::try_from(group.metadata().column(0).byte_range().0).unwrap();
    let column = group.metadata().column(0).column_descr();
    let (most_repeated, most_defined) = (column.max_rep_level(), column.max_def_level());
    let [mut headers, mut levels, mut stored] = [vec![], vec![], vec![]];
    let mut pages = group.get_column_page_reader(0).unwrap();
    while let Some(page) = pages.get_next_page().unwrap() {
        let content = page.buffer();
        let begin = at + file[at..].windows(content.len()).position(|bytes| bytes == content).unwrap();
        headers.push(at..begin);
        at = begin + content.len();
        let mut length = 0;
        match page {
            Page::DataPage { .. } => {
                for _ in 0..i32::from(most_repeated > 0) + i32::from(most_defined > 0) {
                    let bytes = content[length..length + 4].try_into().unwrap();
                    length += 4 + u32::from_le_bytes(bytes) as usize;
                }
            }
            Page::DataPageV2 { def_levels_byte_len, rep_levels_byte_len, .. } => {
                length = (def_levels_byte_len + rep_levels_byte_len) as usize;
            }
            Page::DictionaryPage { .. } => continue,
        }
        levels.push(begin..begin + length);
        stored.push(begin + length..at);
    }
    [headers, levels, stored]
}

/// Flips each bit of these bytes. Returns how many files were refused, and the messages of those that are
/// accepted with other rows.
fn flip(file: &[u8], places: &[Range<usize>]) -> (usize, Vec<String>) {
    let intact = read(file).unwrap();
    assert_eq!(intact.num_rows(), ROWS);
    let (mut refused, mut wrong) = (0, Vec::new());
    for at in places.iter().cloned().flatten() {
        for bit in 0..8 {
            let mut damaged = file.to_vec();
            damaged[at] ^= 1 << bit;
            match read(&damaged) {
                Err(_) => refused += 1,
                Ok(rows) if rows == intact => {}
                Ok(rows) => wrong.push(format!("byte {at}, bit {bit}: {rows:?}")),
            }
        }
    }
    (refused, wrong)
}

/// Every column with every encoding of its type; `None` is a dictionary.
fn columns() -> Vec<(ArrayRef, Vec<Option<Encoding>>)> {
    let plain = Some(Encoding::PLAIN);
    let delta = Some(Encoding::DELTA_BYTE_ARRAY);
    let split = Some(Encoding::BYTE_STREAM_SPLIT);
    let packed = Some(Encoding::DELTA_BINARY_PACKED);
    vec![
        (texts(), vec![None, plain, delta, Some(Encoding::DELTA_LENGTH_BYTE_ARRAY)]),
        (integers(), vec![None, plain, packed, split]),
        (narrow(), vec![None, plain, packed, split]),
        (fixed(), vec![None, plain, delta, split]),
        (flags(), vec![plain, Some(Encoding::RLE)]),
        (lists(), vec![None, plain, packed, split]),
    ]
}

#[test]
fn a_bit_flipped_in_levels_never_changes_a_row() {
    for (column, encodings) in columns() {
        for encoding in encodings {
            for version in VERSIONS {
                let file = file(column.clone(), version, encoding, EnabledStatistics::Chunk);
                let [headers, levels, _] = places(&file);
                assert_eq!(levels.len(), 2, "{encoding:?}");
                for places in [headers, levels] {
                    let (refused, wrong) = flip(&file, &places);
                    let what = format!("{} as {encoding:?}, {version:?}", column.data_type());
                    assert!(refused > 0 && wrong.is_empty(), "{what}: {wrong:#?}");
                }
            }
        }
    }
}

/// Without statistics, the values of a page tell how many there are. Only indices of a dictionary and booleans
/// of the first version do not: their padding may take in one more or less.
#[test]
fn a_bit_flipped_in_levels_is_noticed_without_statistics() {
    for (column, encodings) in columns().into_iter().take(4) {
        for encoding in encodings {
            for version in VERSIONS {
                if encoding.is_none() && version == WriterVersion::PARQUET_1_0 {
                    continue;
                }
                let file = file(column.clone(), version, encoding, EnabledStatistics::None);
                let [_, levels, _] = places(&file);
                let (refused, wrong) = flip(&file, &levels);
                let what = format!("{} as {encoding:?}, {version:?}", column.data_type());
                assert!(refused > 0 && wrong.is_empty(), "{what}: {wrong:#?}");
            }
        }
    }
}

/// Adds bytes to the end of the last page of a column, or removes one, and adapts all sizes.
fn resize(file: &[u8], add: &[u8]) -> Vec<u8> {
    let reader = SerializedFileReader::new(copy(file)).unwrap();
    let metadata = reader.metadata();
    let [headers, _, stored] = places(file);
    let (header, end) = (headers.last().unwrap().clone(), stored.last().unwrap().end);
    let grow = |size: u64| if add.is_empty() { size - 1 } else { size + add.len() as u64 };
    // The header begins with the type of the page and its sizes, uncompressed and compressed.
    let mut resized = file[..header.start + 2].to_vec();
    let mut at = header.start + 2;
    for _ in 0..2 {
        assert_eq!(file[at], 0x15);
        resized.push(0x15);
        at += 1;
        let length = file[at..].iter().position(|byte| *byte < 128).unwrap() + 1;
        let varint = file[at..at + length].iter().rev();
        let mut size = 2 * grow(varint.fold(0, |size, byte| size << 7 | u64::from(byte & 127)) / 2);
        while size > 127 {
            resized.push(size as u8 | 128);
            size >>= 7;
        }
        resized.push(size as u8);
        at += length;
    }
    resized.extend(&file[at..if add.is_empty() { end - 1 } else { end }]);
    resized.extend(add);
    let group = metadata.row_group(0).clone();
    let column = group.column(0).clone().into_builder();
    let length = resized.len() as i64 - metadata.row_group(0).column(0).byte_range().0 as i64;
    let column = column.set_total_compressed_size(length).build().unwrap();
    let group = group.into_builder().set_column_metadata(vec![column]).build().unwrap();
    let metadata = metadata.clone().into_builder().set_row_groups(vec![group]).build();
    ParquetMetaDataWriter::new(&mut resized, &metadata).finish().unwrap();
    resized
}

#[test]
fn a_page_that_is_longer_than_its_values_is_refused() {
    for (column, encodings) in columns() {
        for encoding in encodings {
            for version in VERSIONS {
                let file = file(column.clone(), version, encoding, EnabledStatistics::Chunk);
                let intact = read(&file).unwrap();
                let what = format!("{} as {encoding:?}, {version:?}", column.data_type());
                for add in [&[0][..], &[1], &[0; 8]] {
                    let message = read(&resize(&file, add)).expect_err(&what);
                    assert!(message.contains("damaged after row 0: column \"x"), "{what}: {message}");
                }
                // The padding of packed numbers may be missing.
                assert!(read(&resize(&file, &[])).map_or(true, |rows| rows == intact), "{what}");
            }
        }
    }
}

#[test]
fn a_page_of_nulls_alone_has_no_values() {
    let column: ArrayRef = Arc::new(UInt64Array::from_iter_values((0..8).map(|x| x * x)));
    let schema = Arc::new(Schema::new(vec![Field::new("x", DataType::UInt64, true)]));
    let batch = RecordBatch::try_new(schema, vec![column]).unwrap();
    let properties = WriterProperties::builder()
        .set_statistics_enabled(EnabledStatistics::None)
        .set_dictionary_enabled(false)
        .build();
    let folder = Folder::new();
    folder.write_parquet("in.parquet", &batch, properties);
    let mut file = fs::read(folder.path("in.parquet")).unwrap();
    // A run of eight values, none of them null.
    let run = [2, 0, 0, 0, 16, 1];
    let at = file.windows(6).position(|bytes| bytes == run).unwrap();
    file[at + 5] = 0;
    folder.write("in.parquet", &file);
    let ended = folder.run("powmod in.parquet -o out.csv --base x --exp 2 --mod 7");
    let expected = "limbwise: in.parquet: damaged after row 0: column \"x\", the page at byte 4: its 0 values take 64 \
                    bytes; expected 0\n";
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(1), expected));
    assert_eq!(folder.names(), ["in.parquet"]);
}

/// Files written by pyarrow with `pq.write_table(t, f, write_page_checksum=True, write_statistics=False)`, in
/// both versions of the data pages: everything in a page is covered by its checksum.
#[test]
fn a_checksum_covers_the_whole_page() {
    for version in ["v1", "v2"] {
        let path = format!("{}/tests/foreign/checksum-{version}.parquet", env!("CARGO_MANIFEST_DIR"));
        let file = fs::read(path).unwrap();
        readers::rows("in.parquet", &file).unwrap();
        let [_, levels, stored] = places(&file);
        for at in levels.into_iter().chain(stored).flatten() {
            for bit in 0..8 {
                let mut damaged = file.clone();
                damaged[at] ^= 1 << bit;
                let message = readers::rows("in.parquet", &damaged).unwrap_err();
                assert!(message.contains("checksum"), "byte {at}, bit {bit}: {message}");
            }
        }
    }
}

/// Files whose pages have more bytes than their values: `copy (select case when i % 3 <> 1 then i * i end as x from
/// range(300) t(i)) to FILE (format parquet, compression uncompressed)` of DuckDB, which packs 256 levels at a
/// time, and the same column by `fastparquet.write`, which appends eight zeros.
#[test]
fn the_padding_of_other_writers_is_read() {
    for name in ["duckdb", "fastparquet"] {
        let path = format!("{}/tests/foreign/{name}.parquet", env!("CARGO_MANIFEST_DIR"));
        let rows = readers::rows("in.parquet", &fs::read(path).unwrap()).unwrap();
        let expected: UInt64Array = (0..300).map(|x| (x % 3 != 1).then_some(x * x)).collect();
        let found = cast(rows[0].column(0), &DataType::UInt64).unwrap();
        assert_eq!(found.to_data(), expected.to_data(), "{name}");
    }
}
