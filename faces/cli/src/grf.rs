//! `limbwise grf`: GRF archives, Thor patches and RGZ files.

mod args;
mod cat;
mod extract;
mod folder;
mod info;
mod list;
mod open;
mod select;
mod text;
mod verify;

pub(crate) use args::GrfArgs;

use crate::exit::Failure;
use args::Command;

/// Runs the command.
///
/// # Errors
///
/// With the message for the user.
pub(crate) fn run(args: &GrfArgs) -> Result<(), Failure> {
    match &args.command {
        Command::Info(args) => info::run(args),
        Command::List(args) => list::run(args),
        Command::Cat(args) => cat::run(args),
        Command::Extract(args) => extract::run(args),
        Command::Verify(args) => verify::run(args),
    }
}
