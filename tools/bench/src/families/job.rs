//! A user's job from file to file: adds powers to CSV rows with a base, an exponent and a modulus. Starting
//! the process, reading and writing are included; a result is a row.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use tempfile::TempDir;

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
#[cfg(feature = "rivals")]
use crate::rivals::gmpy2;
use crate::work::written;

const ROWS: usize = 2000;
const BITS: usize = 2048;

/// The exponent: 65537 and public, or secret and as long as the modulus.
pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, rows, public| Spec::of_sizes("job", op, [rows], move |rows| case(rows, public));
    [of("csv_2048_public_65537", ROWS, true), of("csv_2048", ROWS / 10, false)].concat()
}

fn case(rows: usize, public: bool) -> Result<Case, Error> {
    let job = Rc::new(Job::new(rows, public)?);
    let mut contestants = vec![ours(&job, 1)?];
    let all = std::thread::available_parallelism()?.get();
    if all > 1 {
        contestants.push(ours(&job, all)?);
    }
    #[cfg(feature = "rivals")]
    {
        let mut command = gmpy2::python();
        command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("csv_job.py"));
        command.arg(&job.input).arg(&job.output);
        contestants.push(Contestant::rival("python csv, gmpy2 powmod", rows, process(&job, command)));
    }
    Ok(Case::new(Unit::Rows, job.expected.clone(), contestants))
}

fn ours(job: &Rc<Job>, threads: usize) -> Result<Contestant, Error> {
    let mut command = Command::new(limbwise()?);
    command.arg("powmod").arg(&job.input).arg("-o").arg(&job.output);
    command.args(["--base", "base", "--exp", "col:exp", "--mod", "modulus", "--result", "power"]);
    command.args(["--threads", &threads.to_string(), "--quiet"]);
    if job.public {
        command.arg("--public");
    }
    Ok(Contestant { threads, ..Contestant::ours("limbwise powmod", job.rows, process(job, command)) })
}

/// Returns the path of the command, which cargo builds into the folder of this program.
fn limbwise() -> Result<PathBuf, Error> {
    let path = std::env::current_exe()?.with_file_name("limbwise");
    if !path.is_file() {
        let path = path.display();
        return Err(format!("{path} is not there: cargo build --release -p limbwise-cli makes it").into());
    }
    Ok(path)
}

/// The files.
struct Job {
    rows: usize,
    public: bool,
    input: PathBuf,
    output: PathBuf,
    expected: Vec<u64>,
    _folder: TempDir,
}

impl Job {
    fn new(rows: usize, public: bool) -> Result<Job, Error> {
        let folder = tempfile::tempdir()?;
        let mut rng = StdRng::seed_from_u64(rows as u64);
        let mut number = || BigUint::new((0..BITS / 32).map(|_| rng.next_u32()).collect());
        let (mut text, mut expected) = ("base,exp,modulus\n".to_owned(), Vec::new());
        for _ in 0..rows {
            let mut modulus = number();
            modulus.set_bit(0, true);
            modulus.set_bit(BITS as u64 - 1, true);
            let base = number() % &modulus;
            let exp = if public { BigUint::from(65537_u32) } else { number() };
            writeln!(text, "{base:#x},{exp:#x},{modulus:#x}")?;
            expected.push(digest(&base.modpow(&exp, &modulus)));
        }
        let (input, output) = (folder.path().join("in.csv"), folder.path().join("out.csv"));
        fs::write(&input, text)?;
        Ok(Job { rows, public, input, output, expected, _folder: folder })
    }
}

/// The lowest word of a number represents it.
fn digest(number: &BigUint) -> u64 {
    number.iter_u64_digits().next().unwrap_or(0)
}

/// Runs a command, whose answer is the last column of the output.
fn process(job: &Rc<Job>, command: Command) -> impl Work + use<> {
    let job = job.clone();
    let run = |command: &mut Command| {
        let status = command.status();
        let succeeded = status.as_ref().is_ok_and(std::process::ExitStatus::success);
        assert!(succeeded, "{command:?}: {status:?}");
    };
    written(command, run, move |_| {
        powers(&job.output).unwrap_or_else(|error| panic!("{}: {error}", job.output.display()))
    })
}

/// Returns the powers in the last column of a file, as digests.
fn powers(path: &Path) -> Result<Vec<u64>, Error> {
    let text = fs::read_to_string(path)?;
    let power = |line: &str| {
        let last = line.rsplit(',').next().unwrap_or_default();
        let (digits, radix) = last.strip_prefix("0x").map_or((last, 10), |digits| (digits, 16));
        let power = BigUint::parse_bytes(digits.as_bytes(), radix);
        power.map(|power| digest(&power)).ok_or("a power is expected")
    };
    Ok(text.lines().skip(1).map(power).collect::<Result<_, _>>()?)
}
