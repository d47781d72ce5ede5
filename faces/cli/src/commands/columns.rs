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
mod powmod;
mod prime;
mod subgroup;

use limbwise::Operation;

pub(crate) use args::ColumnCommand;

use crate::process::exit::Failure;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(command: &ColumnCommand) -> Result<(), Failure> {
    use ColumnCommand as Command;
    let (table, name, operation, modulus, formula): (_, _, _, _, fn(&[String]) -> String) = match command {
        Command::Powmod(args) => return powmod::run(args),
        Command::Gcd(args) => return gcd::run(args),
        Command::Jacobi(args) => return jacobi::run(args),
        Command::InSubgroup(args) => return subgroup::run(args),
        Command::Prime(args) => return prime::run(args),
        Command::Multiexp(args) => return multiexp::run(args),
        Command::Mulmod(args) => {
            (&args.table, "mulmod", Operation::Mul(Some(&*args.x), Some(&*args.y)), &args.modulus, |o| {
                format!("{} * {} mod {}", o[0], o[1], o[2])
            })
        }
        Command::Addmod(args) => {
            (&args.table, "addmod", Operation::Add(Some(&*args.x), Some(&*args.y)), &args.modulus, |o| {
                format!("{} + {} mod {}", o[0], o[1], o[2])
            })
        }
        Command::Submod(args) => {
            (&args.table, "submod", Operation::Sub(Some(&*args.x), Some(&*args.y)), &args.modulus, |o| {
                format!("{} - {} mod {}", o[0], o[1], o[2])
            })
        }
        Command::Negmod(args) => {
            (&args.table, "negmod", Operation::Neg(Some(&*args.x)), &args.modulus, |o| {
                format!("- {} mod {}", o[0], o[1])
            })
        }
        Command::Invmod(args) => {
            (&args.table, "invmod", Operation::Inv(Some(&*args.x)), &args.modulus, |o| {
                format!("{} ^ -1 mod {}", o[0], o[1])
            })
        }
        Command::Sqrmod(args) => {
            (&args.table, "sqrmod", Operation::Sqr(Some(&*args.x)), &args.modulus, |o| {
                format!("{} ^ 2 mod {}", o[0], o[1])
            })
        }
        // Adding 0 reduces the operand.
        Command::Mod(args) => {
            (&args.table, "mod", Operation::Add(Some(&*args.x), None), &args.modulus, |o| {
                format!("{} mod {}", o[0], o[2])
            })
        }
    };
    arithmetic::run(table, name, operation, modulus, formula)
}
