//! The program behind `make demo`.
//!
//! `demo check FILE..` checks signatures that `limbwise powmod` has raised to the public exponent; `demo
//! powers` computes full-size powers in RFC 3526 group 14 and compares speed and results with num-bigint.
//! `demo ledger` is for make-rsa-signatures.sh.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use limbwise::Powmod;
use limbwise_examples::{Error, group14, ledger, opened};
use num_bigint::BigUint;
use rayon::prelude::*;

/// What `make demo` runs.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    part: Part,
}

#[derive(Subcommand)]
enum Part {
    /// Check the padding and the digest of every opened signature
    Check {
        /// CSV or Parquet files with the columns key, message and opened
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Compute full-size, constant-time powers in RFC 3526 group 14
    Powers {
        /// The number of powers
        #[arg(long, default_value_t = 4000)]
        rows: usize,
    },
    /// Convert the ledger of signatures from CSV to Parquet
    Ledger {
        /// The ledger in CSV
        source: PathBuf,
        /// The Parquet file to write
        target: PathBuf,
    },
}

fn main() -> ExitCode {
    let outcome = match Args::parse().part {
        Part::Check { files } => files.iter().try_for_each(|file| check(file)),
        Part::Powers { rows } => powers(rows),
        Part::Ledger { source, target } => ledger::to_parquet(&source, &target),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("demo: {error}");
            ExitCode::FAILURE
        }
    }
}

fn check(file: &Path) -> Result<(), Error> {
    let tally = opened::check(file)?;
    println!(
        "{}: {} signatures by {} keys, every padding and every SHA-256 digest right",
        file.display(),
        thousands(tally.signatures),
        tally.keys
    );
    Ok(())
}

/// The number of rows that num-bigint computes too: it is much slower, and the ratio needs no more.
const SAMPLE: usize = 128;

fn powers(rows: usize) -> Result<(), Error> {
    let (prime, base, exp) = (group14::prime()?, group14::numbers(14, rows)?, group14::numbers(3526, rows)?);
    let operation = Powmod::new().exp_bits(group14::BITS).operation(&base, &exp);
    println!(
        "{} powers in RFC 3526 group 14: 2048 bits, full-size secret exponents; kernel {}, {} threads",
        thousands(rows),
        operation.kernels(&prime)?,
        rayon::current_num_threads()
    );

    let start = Instant::now();
    let powers = operation.run(&prime)?;
    let ours = Rate::of(rows, start.elapsed());
    println!("  {:<20} {ours}", "limbwise");

    let sample = rows.min(SAMPLE);
    let (base, exp, prime) = (base.to_biguints(), exp.to_biguints(), BigUint::from(&prime));
    let start = Instant::now();
    let expected: Vec<BigUint> =
        (0..sample).into_par_iter().map(|i| base[i].modpow(&exp[i], &prime)).collect();
    let theirs = Rate::of(sample, start.elapsed());
    println!("  {:<20} {theirs}", "num-bigint's modpow");

    let powers = powers.to_biguints();
    if let Some(row) = (0..sample).find(|i| powers[*i] != expected[*i]) {
        return Err(format!("row {}: the results differ", row + 1).into());
    }
    println!(
        "  {:.1} times as fast on the same threads; the {sample} results that both computed are equal",
        ours.per_second() / theirs.per_second()
    );
    Ok(())
}

/// The number of rows and the time they took.
struct Rate {
    rows: usize,
    time: Duration,
}

impl Rate {
    fn of(rows: usize, time: Duration) -> Rate {
        Rate { rows, time }
    }

    fn per_second(&self) -> f64 {
        self.rows as f64 / self.time.as_secs_f64()
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let per_second = thousands(self.per_second().round() as usize);
        write!(f, "{per_second:>8} rows/s  ({} in {:.2} s)", thousands(self.rows), self.time.as_secs_f64())
    }
}

/// Formats a number with thousands separators.
fn thousands(n: usize) -> String {
    let digits = n.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}
