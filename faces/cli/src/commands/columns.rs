//! The commands that compute a column or one number from the columns of a table. They define the operands and
//! call the library.

mod args;
mod arithmetic;
mod classes;
mod explain;
mod exponent;
mod gcd;
mod help;
mod jacobi;
mod multiexp;
mod of_numbers;
mod powmod;
mod prime;
mod subgroup;

pub(crate) use args::ColumnCommand;

use crate::process::exit::Failure;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(command: &ColumnCommand) -> Result<(), Failure> {
    match command {
        ColumnCommand::Powmod(args) => powmod::run(args),
        ColumnCommand::Arithmetic(args) => arithmetic::run(args),
        ColumnCommand::Gcd(args) => gcd::run(args),
        ColumnCommand::Jacobi(args) => jacobi::run(args),
        ColumnCommand::InSubgroup(args) => subgroup::run(args),
        ColumnCommand::Prime(args) => prime::run(args),
        ColumnCommand::Multiexp(args) => multiexp::run(args),
    }
}
