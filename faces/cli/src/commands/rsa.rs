//! `limbwise rsa`: verifies signatures.

mod args;
mod help;
mod padding;
mod verify;

pub(crate) use args::{RsaArgs, RsaCommand};

use crate::process::exit::Failure;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(args: &RsaArgs) -> Result<(), Failure> {
    match &args.command {
        RsaCommand::Verify(args) => verify::run(args),
    }
}
