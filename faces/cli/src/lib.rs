//! The `limbwise` command: arguments, files, progress and exit codes around the library `limbwise`.
//!
//! There is no arithmetic here. Table formats are confined to `table`; `limbwise-grf` implements the formats
//! of `grf`.
//!
//! This is a library only so that tests and fuzz targets can call the readers ([`readers`]). It has no stable
//! interface.

#![deny(unsafe_code)]

mod commands;
mod compute;
mod key;
mod process;
pub mod readers;
mod table;
mod whole;

use std::process::ExitCode;

use clap::FromArgMatches;

use commands::args::{Args, Command};
use commands::{bench, calc, columns, cpu, grf, manual, random_prime, rsa, swap};
use process::exit::{self, Failure};
use process::{memory, stdout};

/// Runs the command with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    memory::fit();
    let parsed = manual::command().try_get_matches().and_then(|matches| Args::from_arg_matches(&matches));
    let command = match parsed {
        Ok(args) => args.command,
        Err(e) => return refuse(&e),
    };
    if command.wants_json() {
        exit::speak_json();
    }
    cpu::warn();
    let outcome = match command {
        Command::Columns(command) => columns::run(&command),
        Command::RandomPrime(args) => random_prime::run(&args),
        Command::Rsa(args) => rsa::run(&args),
        Command::Swap(args) => swap::run(&args),
        Command::Calc(args) => calc::run(&args),
        Command::Grf(args) => grf::run(&args),
        Command::Cpu(args) => cpu::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { all: Some(folder), .. } => manual::write_all(&folder),
        Command::Man { command, inner, .. } => manual::man(command.as_deref(), inner.as_deref()),
    };
    end(outcome)
}

/// Reports a failure and returns the exit code.
fn end(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report();
            failure.code()
        }
    }
}

/// Prints an argument error, or the requested help.
fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return end(stdout::show(|| error.print()));
    }
    let code = u8::try_from(error.exit_code()).unwrap_or(2);
    if std::env::args_os().any(|arg| arg == "--json") {
        exit::speak_json();
        let text = error.to_string();
        let lines: Vec<_> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
        exit::tell(lines.join(" ").trim_start_matches("error: "), None, code);
    } else {
        // Ignores a closed stderr.
        let _ = error.print();
    }
    ExitCode::from(code)
}
