//! The `limbwise` command.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    limbwise_cli::run()
}
