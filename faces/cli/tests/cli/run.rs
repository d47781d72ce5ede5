//! Runs the command in a temporary folder, and provides its input numbers.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ::parquet::arrow::ArrowWriter;
use ::parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use ::parquet::file::properties::WriterProperties;
use arrow_array::{ArrayRef, RecordBatch, StringArray};
use arrow_select::concat::concat_batches;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

/// Reports that a test cannot run on this system; with `LIMBWISE_TEST_SKIP=never`, it fails instead.
#[track_caller]
pub(crate) fn skip(why: &str) {
    let never = std::env::var("LIMBWISE_TEST_SKIP").is_ok_and(|value| value == "never");
    assert!(!never, "this test must run: {why}");
    // Unlike `eprintln!`, this appears although the test passes.
    let line = format!("SKIPPED: {}: {why}\n", thread::current().name().unwrap_or_default());
    io::stderr().write_all(line.as_bytes()).unwrap();
}

/// A folder that is removed with the test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// Creates the same within another folder.
    pub(crate) fn within(path: &str) -> Folder {
        Folder(tempfile::tempdir_in(path).unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Returns the names of all files, hidden ones too, in order.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(self.0.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// Returns the command, to be run in this folder.
    pub(crate) fn command(&self) -> Command {
        self.shell_or(Command::new(env!("CARGO_BIN_EXE_limbwise")))
    }

    /// Returns the command, run by a shell after `preparation`.
    pub(crate) fn command_after(&self, preparation: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{preparation}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_limbwise")]);
        self.shell_or(shell)
    }

    fn shell_or(&self, mut command: Command) -> Command {
        command.current_dir(self.0.path()).env_remove("LIMBWISE_CPU_DISABLE");
        command
    }

    /// Runs the command with arguments that are separated by blanks.
    pub(crate) fn run(&self, args: &str) -> Ended {
        Ended::new(self.command().args(args.split(' ')).output().unwrap())
    }

    /// Runs the command, which must succeed.
    pub(crate) fn succeed(&self, args: &str) -> Ended {
        let ended = self.run(args);
        assert_eq!(ended.code, Some(0), "{args}: {}", ended.stderr);
        ended
    }

    /// Waits until a file with this name exists.
    pub(crate) fn wait_for(&self, is_it: impl Fn(&str) -> bool) {
        for _ in 0..3000 {
            if self.names().iter().any(|name| is_it(name)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("nothing of that name in {:?}", self.names());
    }

    pub(crate) fn write_parquet(&self, name: &str, batch: &RecordBatch, properties: WriterProperties) {
        let file = fs::File::create(self.path(name)).unwrap();
        let mut writer = ArrowWriter::try_new(file, batch.schema(), Some(properties)).unwrap();
        writer.write(batch).unwrap();
        writer.close().unwrap();
    }

    pub(crate) fn read_parquet(&self, name: &str) -> RecordBatch {
        let file = fs::File::open(self.path(name)).unwrap();
        let builder = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
        let schema = builder.schema().clone();
        let batches: Vec<_> = builder.build().unwrap().map(Result::unwrap).collect();
        concat_batches(&schema, &batches).unwrap()
    }
}

/// The outcome of a run.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ended {
    pub(crate) fn new(output: Output) -> Ended {
        Ended {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// Returns the same numbers in every run.
pub(crate) fn seeded(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// Returns a number of exactly this many bits, or 0.
pub(crate) fn number(rng: &mut StdRng, bits: u64) -> BigUint {
    let limbs = bits.div_ceil(32);
    let mut x = BigUint::new((0..limbs).map(|_| rng.random()).collect()) >> (limbs * 32 - bits);
    if bits > 0 {
        x.set_bit(bits - 1, true);
    }
    x
}

pub(crate) fn parse(text: &str) -> BigUint {
    match text.strip_prefix("0x") {
        Some(hex) => BigUint::parse_bytes(hex.as_bytes(), 16),
        None => BigUint::parse_bytes(text.as_bytes(), 10),
    }
    .unwrap_or_else(|| panic!("{text:?} is not a number"))
}

pub(crate) fn texts<S: AsRef<str>>(values: impl IntoIterator<Item = S>) -> ArrayRef {
    Arc::new(StringArray::from_iter_values(values))
}
