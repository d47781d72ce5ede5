//! Files larger than the memory available to the process.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use arrow_array::{ArrayRef, FixedSizeBinaryArray, RecordBatch, UInt64Array};
use parquet::arrow::ArrowWriter;
use parquet::file::properties::WriterProperties;
use rand::RngExt;

use crate::run::{Ended, Folder, number, seeded, texts};

/// The address space of the process in KiB: about twice what it needs.
const LIMIT: u64 = 256 << 10;

/// Runs the command with that much memory.
fn run_limited(folder: &Folder, limit: u64, args: &str) {
    let mut command = folder.command_after(&format!("ulimit -v {limit}"));
    // Each thread has a stack.
    command.args(args.split(' ')).args(["--threads", "2"]);
    let ended = Ended::new(command.output().unwrap());
    assert_eq!(ended.code, Some(0), "{args}: {}", ended.stderr);
}

fn larger_than_limit(folder: &Folder, name: &str) {
    let size = folder.path(name).metadata().unwrap().len();
    assert!(size > LIMIT << 10, "{name} has only {size} bytes");
}

/// A table of numbers with so many other columns that the file is large.
#[test]
fn csv_to_parquet_and_back() {
    const ROWS: u64 = 36_000;
    let folder = Folder::new();
    let mut rng = seeded(5);
    let letters: String = (0..16_000).map(|_| char::from(rng.random_range(b'a'..=b'z'))).collect();
    let mut csv = BufWriter::new(File::create(folder.path("in.csv")).unwrap());
    writeln!(csv, "x,other").unwrap();
    for x in 0..ROWS {
        let from = rng.random_range(0..8_000);
        writeln!(csv, "{x},{}", &letters[from..from + 8_000]).unwrap();
    }
    csv.flush().unwrap();
    drop(csv);
    larger_than_limit(&folder, "in.csv");
    run_limited(&folder, LIMIT, "powmod in.csv -o out.parquet --base x --exp 2 --mod 1000003 --result y");
    run_limited(&folder, LIMIT, "powmod out.parquet -o out.csv --base y --exp 1 --mod 1000003 --result z");
    larger_than_limit(&folder, "out.csv");
    let (given, written) = (folder.read("in.csv"), folder.read("out.csv"));
    assert_eq!(written.lines().count() as u64, ROWS + 1);
    for (x, (given, written)) in given.lines().zip(written.lines()).skip(1).enumerate() {
        let y = (x as u64).pow(2) % 1_000_003;
        let rest = written.strip_prefix(given).unwrap();
        assert_eq!(rest, format!(",{y},{y}"));
    }
}

/// One row group that is larger than the memory.
#[test]
fn a_large_row_group() {
    const ROWS: usize = 36_000;
    const WIDTH: usize = 8_192;
    let folder = Folder::new();
    let mut rng = seeded(6);
    let properties = WriterProperties::builder()
        .set_dictionary_enabled(false)
        .set_max_row_group_bytes(None)
        .set_max_row_group_row_count(Some(ROWS))
        .build();
    let batch = |first: usize, rows: usize, rng: &mut rand::rngs::StdRng| {
        let numbers: ArrayRef =
            Arc::new(UInt64Array::from_iter_values((first..first + rows).map(|x| x as u64)));
        let mut bytes = vec![0u8; rows * WIDTH];
        rng.fill(&mut bytes[..]);
        let other: ArrayRef =
            Arc::new(FixedSizeBinaryArray::try_new(WIDTH as i32, bytes.into(), None).unwrap());
        RecordBatch::try_from_iter([("x", numbers), ("other", other)]).unwrap()
    };
    let file = File::create(folder.path("in.parquet")).unwrap();
    let mut writer = ArrowWriter::try_new(file, batch(0, 0, &mut rng).schema(), Some(properties)).unwrap();
    for first in (0..ROWS).step_by(1000) {
        writer.write(&batch(first, 1000, &mut rng)).unwrap();
    }
    assert_eq!(writer.close().unwrap().num_row_groups(), 1);
    larger_than_limit(&folder, "in.parquet");
    run_limited(&folder, LIMIT, "powmod in.parquet -o out.parquet --base x --exp 2 --mod 1000003");
    larger_than_limit(&folder, "out.parquet");
    let (given, written) = (folder.read_parquet("in.parquet"), folder.read_parquet("out.parquet"));
    assert_eq!(given.columns(), &written.columns()[..2]);
    let expected = UInt64Array::from_iter_values((0..ROWS as u64).map(|x| x * x % 1_000_003));
    assert_eq!(written.column(2).as_ref(), &expected as &dyn arrow_array::Array);
}

/// Results that are far larger than their operands: those of a chunk would not fit in memory.
#[test]
fn long_numbers_on_the_command_line() {
    const ROWS: usize = 40_000;
    let folder = Folder::new();
    folder.write("in.csv", format!("e\n{}", "0x1\n".repeat(ROWS)));
    let (base, modulus) = (format!("0x{}", "a".repeat(2048)), format!("0x1{}", "0".repeat(2048)));
    run_limited(
        &folder,
        LIMIT / 2,
        &format!("powmod in.csv -o out.csv --base {base} --exp e --mod {modulus} --public"),
    );
    let out = folder.read("out.csv");
    assert_eq!(out.lines().count(), ROWS + 1);
    assert!(out.lines().skip(1).all(|line| line.strip_prefix("0x1,") == Some(&base)));
}

/// A dictionary stores repeated values once, so the rows are much larger than the file.
#[test]
fn a_small_file_of_large_rows() {
    const ROWS: usize = 4_000;
    let folder = Folder::new();
    let text = "t".repeat(100_000);
    let batch = |first: usize| {
        let numbers: ArrayRef =
            Arc::new(UInt64Array::from_iter_values((first..first + 100).map(|x| x as u64)));
        RecordBatch::try_from_iter([("x", numbers), ("text", texts([&text; 100]))]).unwrap()
    };
    let file = File::create(folder.path("in.parquet")).unwrap();
    let mut writer = ArrowWriter::try_new(file, batch(0).schema(), None).unwrap();
    for first in (0..ROWS).step_by(100) {
        writer.write(&batch(first)).unwrap();
    }
    writer.close().unwrap();
    assert!(folder.path("in.parquet").metadata().unwrap().len() < 1 << 20);
    run_limited(&folder, LIMIT, "powmod in.parquet -o out.parquet --base x --exp 2 --mod 1000003");
    run_limited(&folder, LIMIT, "powmod out.parquet -o out.csv --base x --exp 3 --mod 7 --result y");
    larger_than_limit(&folder, "out.csv");
}

/// Returns the number of page faults, which measures the allocations from the system.
#[cfg(target_os = "linux")]
fn page_faults(folder: &Folder, preparation: &str, args: &str) -> u64 {
    let mut command = folder.command_after(preparation);
    let mut child = command.args(args.split(' ')).env_remove("MALLOC_ARENA_MAX").spawn().unwrap();
    let stat = || -> Vec<String> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
        stat.rsplit_once(") ").unwrap().1.split(' ').map(str::to_owned).collect()
    };
    // The figures of an ended process remain available until it is waited for.
    while stat()[0] != "Z" {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let faults = stat()[7].parse().unwrap();
    assert!(child.wait().unwrap().success());
    faults
}

#[test]
#[cfg(target_os = "linux")]
fn a_limit_costs_nothing() {
    let folder = Folder::new();
    let mut rng = seeded(7);
    let numbers = (0..20_000).map(|_| format!("{:#x},{:#x}\n", number(&mut rng, 256), number(&mut rng, 256)));
    folder.write("in.csv", format!("x,m\n{}", numbers.collect::<String>()));
    let args = "powmod in.csv -o out.csv --base x --exp 3 --mod m --threads 8 --quiet";
    // How many pieces there are depends on time, and each has memory of its own: the fewest faults count.
    let least = |preparation: &str| (0..5).map(|_| page_faults(&folder, preparation, args)).min().unwrap();
    let (free, limited) = (least("true"), least(&format!("ulimit -v {LIMIT}")));
    // It would be a third higher if each allocation went to the system.
    assert!(limited < free + free / 5, "{limited} pages under a limit, {free} without one");
}
