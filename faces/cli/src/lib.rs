//! The `limbwise` command: arguments, progress and exit codes around the library `limbwise`.
//!
//! No arithmetic is done here, and no file format is known outside `table`; `limbwise-grf` knows those of `grf`.
//!
//! This is a library only so that the tests and the fuzz targets reach the readers ([`readers`]); nothing in it is a stable
//! interface.

#![deny(unsafe_code)]

mod args;
mod calc;
mod cpu;
mod exit;
mod grf;
mod interrupt;
mod manual;
mod memory;
mod powmod;
mod progress;
pub mod readers;
mod stdout;
mod swap;
mod table;
mod tally;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use exit::Failure;

/// Runs the command with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    memory::fit();
    let command = Args::parse().command;
    cpu::warn();
    let outcome = match command {
        Command::Powmod(args) => powmod::run(&args),
        Command::Swap(args) => swap::run(&args),
        Command::Calc(args) => calc::run(&args),
        Command::Grf(args) => grf::run(&args),
        Command::Cpu(args) => cpu::run(&args),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { command } => manual::man(command.as_deref()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure @ Failure::Closed) => failure.code(),
        Err(failure) => {
            exit::say(format_args!("limbwise: {failure}"));
            failure.code()
        }
    }
}
