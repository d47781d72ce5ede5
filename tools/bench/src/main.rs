//! Times the kernels of Limbwise and their rivals, side by side in one process.
//!
//! A *case* is one operation at one size; its *contestants* are our variants and the rivals. All answers are
//! checked before timing starts, the contestants run alternately (A B C A B C ...), and the clock is
//! calibrated before and after each sample. `--json` receives one JSON object per line, the first about the
//! run; a readable table goes to stderr. `limbwise-bench compare` shows the changes between two such records,
//! and `limbwise-bench report` builds a page from them.

#![deny(unsafe_code)]

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::case::{Error, Spec};
use crate::machine::Machine;
use crate::record::{Record, Run};
use crate::sample::Effort;

mod articles;
mod case;
mod clock;
mod code;
mod compare;
mod counts;
mod digits;
mod families;
mod inputs;
mod limb_products;
mod machine;
mod memory;
mod model;
mod numbers;
mod pages;
mod plans;
mod processors;
mod record;
mod report;
mod rivals;
mod sample;
mod table;
#[cfg(test)]
mod tests;
mod throughput;
mod work;

/// Times the kernels of Limbwise and their rivals, side by side in one process.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
struct Command {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    time: Option<Args>,
}

/// Other commands.
#[derive(Subcommand)]
enum Other {
    /// Prints what became slower or faster between two records.
    Compare(compare::Args),
    /// Compares the planned method with every other one, over 100 cases of powers and products of powers on
    /// one thread.
    Plans(plans::Args),
    /// Prints the code size of each variant of the family grf that processes one block at a time.
    Code(code::Args),
    /// Builds an HTML page from records: the articles' tables beside ours, plots, every case.
    Report(report::Args),
    /// Checks the tables and pictures of the documentation against the records, or writes them anew.
    Pages(pages::Args),
}

#[derive(clap::Args)]
struct Args {
    /// Only this family: lanes, mont, mul, sum, permute, grf, swap, powmod, fixed, ffa, column, thrift, job.
    #[arg(long, value_name = "F")]
    family: Option<String>,
    /// Only this operation, for instance mul, des_ip, round_into, powmod_public_65537.
    #[arg(long, value_name = "O")]
    op: Option<String>,
    /// Only this size.
    #[arg(long, value_name = "N")]
    size: Option<usize>,
    /// Takes fewer and shorter samples, and leaves out powers of 8192 bits and arrays of 512 MiB: two minutes
    /// for everything instead of half an hour.
    #[arg(long)]
    quick: bool,
    /// Where to write the records, one JSON object per line; `-` is standard output.
    #[arg(long, value_name = "FILE")]
    json: PathBuf,
}

impl Args {
    fn wants(&self, spec: &Spec) -> bool {
        self.family.as_ref().is_none_or(|f| f == spec.family)
            && self.op.as_ref().is_none_or(|o| o == spec.op)
            && self.size.is_none_or(|n| n == spec.size)
            && !(self.quick && takes_long(spec))
    }
}

/// Returns whether a case takes seconds even with few samples; a quick run leaves it out.
fn takes_long(spec: &Spec) -> bool {
    match spec.family {
        "powmod" | "ffa" => spec.size > 4096,
        // Arrays of 512 MiB, in bytes and in elements.
        "grf" => spec.size > 64 << 20,
        "swap" => spec.size > 32 << 20,
        _ => false,
    }
}

fn main() -> ExitCode {
    match Command::parse() {
        Command { other: Some(Other::Compare(args)), .. } => {
            status(compare::run(&args).map(|slower| !slower))
        }
        Command { other: Some(Other::Plans(args)), .. } => plans(&args),
        Command { other: Some(Other::Code(args)), .. } => status(code::run(&args).map(|()| true)),
        Command { other: Some(Other::Pages(args)), .. } => status(pages::run(&args)),
        Command { other: Some(Other::Report(args)), .. } => status(report::run(&args).map(|()| true)),
        Command { time: Some(args), .. } => time_cases(&args),
        // Not reached: clap asks for --json.
        Command { .. } => {
            eprintln!("{}", Command::command().render_usage());
            ExitCode::from(2)
        }
    }
}

/// Returns 0 on success, 1 on failure, and 2 if the outcome could not be determined.
fn status<E: std::fmt::Display>(outcome: Result<bool, E>) -> ExitCode {
    match outcome {
        Ok(good) => ExitCode::from(u8::from(!good)),
        Err(error) => {
            eprintln!("limbwise-bench: {error}");
            ExitCode::from(2)
        }
    }
}

fn plans(args: &plans::Args) -> ExitCode {
    // On the thread that reads the clock.
    let run = || rayon::ThreadPoolBuilder::new().num_threads(1).build()?.install(|| plans::run(args));
    status(run())
}

fn time_cases(args: &Args) -> ExitCode {
    let specs: Vec<Spec> = families::all().into_iter().filter(|spec| args.wants(spec)).collect();
    if specs.is_empty() {
        eprintln!("limbwise-bench: no such case; there are:");
        for spec in families::all() {
            eprintln!("  --family {} --op {} --size {}", spec.family, spec.op, spec.size);
        }
        return ExitCode::from(2);
    }
    match run(args, &specs) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("limbwise-bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args, specs: &[Spec]) -> Result<(), Error> {
    let mut out = destination(&args.json)?;
    writeln!(out, "{}", serde_json::to_string(&Run::here(args.quick)?)?)?;
    eprintln!("{}", throughput::head());
    // Everything runs inside a pool of one thread. One-threaded work then stays on the thread that reads the
    // clock, and on the core whose clock is calibrated.
    rayon::ThreadPoolBuilder::new().num_threads(1).build()?.install(move || {
        let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
        for spec in specs {
            for record in time(spec, &effort)? {
                writeln!(out, "{}", serde_json::to_string(&record)?)?;
            }
            out.flush()?;
        }
        Ok(())
    })
}

/// Checks, times, and shows one case.
fn time(spec: &Spec, effort: &Effort) -> Result<Vec<Record>, Error> {
    let mut case = spec.checked()?;
    let samples = sample::interleave(&mut case.contestants, effort);
    let records = record::of(spec, &case, &samples);
    let machine = Machine::of_case(records);
    eprintln!("{}", report::cases::text(&machine));
    Ok(machine.records)
}

fn destination(path: &Path) -> io::Result<Box<dyn Write + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdout()));
    }
    let file = File::create(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    Ok(Box::new(BufWriter::new(file)))
}
