//! `limbwise grf`: GRF archives, Thor patches and RGZ files.

mod archive;
mod args;
mod cat;
mod change;
mod damage;
mod extract;
mod folder;
mod info;
mod limits;
mod list;
mod open;
mod select;
mod space;
mod text;
mod verify;

pub(crate) use args::GrfArgs;

use crate::process::exit::Failure;
use args::Command;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(args: &GrfArgs) -> Result<(), Failure> {
    match &args.command {
        Command::Info(args) => info::run(args),
        Command::List(args) => list::run(args),
        Command::Cat(args) => cat::run(args),
        Command::Extract(args) => extract::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Create(args) => change::create::run(args),
        Command::Add(args) => change::add::run(args),
        Command::Remove(args) => change::remove::run(args),
        Command::Rename(args) => change::rename::run(args),
        Command::Merge(args) => change::merge::run(args),
        Command::Convert(args) => change::copy::convert(args),
        Command::Repack(args) => change::copy::repack(args),
        Command::Diff(args) => change::diff::run(args),
        Command::Repair(args) => change::repair::run(args),
    }
}
