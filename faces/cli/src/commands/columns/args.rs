//! Arguments of the commands that compute on columns.

use clap::Subcommand;

use super::arithmetic::ArithmeticCommand;
use super::help;
use crate::compute::{SourceArgs, TableArgs};
use crate::whole::whole;

/// The subcommands.
#[derive(Subcommand)]
pub(crate) enum ColumnCommand {
    Powmod(PowmodArgs),
    #[command(flatten)]
    Arithmetic(ArithmeticCommand),
    /// Compute greatest common divisors of X and Y in every row of a table.
    #[command(after_help = help::GCD, after_long_help = help::GCD_LONG)]
    Gcd(GcdArgs),
    /// Compute Jacobi symbols (X / Z), which are -1, 0 or 1, in every row of a table.
    #[command(after_help = help::JACOBI, after_long_help = help::JACOBI_LONG)]
    Jacobi(JacobiArgs),
    InSubgroup(InSubgroupArgs),
    Prime(PrimeArgs),
    Multiexp(MultiexpArgs),
}

impl ColumnCommand {
    /// Returns how the table is read.
    pub(crate) fn source(&self) -> &SourceArgs {
        let table = match self {
            ColumnCommand::Powmod(args) => &args.table,
            ColumnCommand::Arithmetic(args) => &args.table,
            ColumnCommand::Gcd(args) => &args.table,
            ColumnCommand::Jacobi(args) => &args.table,
            ColumnCommand::InSubgroup(args) => &args.table,
            ColumnCommand::Prime(args) => &args.table,
            ColumnCommand::Multiexp(args) => return &args.source,
        };
        &table.source
    }
}

/// Compute modular powers: X^Y mod Z in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::POWMOD, after_long_help = help::POWMOD_LONG)]
pub(crate) struct PowmodArgs {
    #[command(flatten)]
    pub(crate) power: PowerArgs,

    /// Modulus, odd or even, at least 1: as --base, or @FILE for n of an RSA key [default: n of the key given
    /// to --exp].
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: Option<String>,

    /// Report on stderr how the first rows are computed and why, with the predicted and the actual time. These
    /// rows are computed several times, and the shortest time is reported.
    #[arg(long)]
    pub(crate) explain: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// A base and an exponent.
#[derive(clap::Args)]
pub(crate) struct PowerArgs {
    /// Base: a number (decimal, or hexadecimal after 0x) or a column name; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) base: String,

    /// Exponent: as --base, or @FILE for e of a public RSA key or d of a private one. It may be negative. A
    /// number given here is public, and so is e; d is secret, and so is a column unless --public is given.
    #[arg(long, value_name = "Y", allow_negative_numbers = true)]
    pub(crate) exp: String,

    /// Longest exponent in bits; the time then depends on N instead of the longest exponent present.
    #[arg(long, value_name = "N", value_parser = whole(1..=1u32 << 20))]
    pub(crate) exp_bits: Option<u32>,

    /// Treat exponents as public: faster, but the time taken reveals their values.
    #[arg(long)]
    pub(crate) public: bool,
}

/// Compute one number from a whole table: the product of X^Y mod Z over all rows.
#[derive(clap::Args)]
#[command(after_help = help::MULTIEXP, after_long_help = help::MULTIEXP_LONG)]
pub(crate) struct MultiexpArgs {
    #[command(flatten)]
    pub(crate) power: PowerArgs,

    /// Modulus of all rows, odd or even, at least 1: a number, or @FILE for n of an RSA key [default: n of
    /// the key given to --exp].
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: Option<String>,

    /// Print a hexadecimal number with a 0x prefix [default: decimal].
    #[arg(long)]
    pub(crate) hex: bool,

    /// Accepted only to be rejected with the reason.
    #[arg(long, hide = true)]
    pub(crate) resume: bool,

    #[command(flatten)]
    pub(crate) source: SourceArgs,
}

/// Two operands.
#[derive(clap::Args)]
pub(crate) struct GcdArgs {
    /// First number: decimal, or hexadecimal after 0x, or a column name; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Second number: as --x.
    #[arg(long, value_name = "Y", allow_negative_numbers = true)]
    pub(crate) y: String,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// A number and an odd modulus.
#[derive(clap::Args)]
pub(crate) struct JacobiArgs {
    /// Numerator of the symbol: a number (decimal, or hexadecimal after 0x) or a column name; col:NAME is
    /// always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Denominator of the symbol, which must be odd: as --x, or @FILE for n of an RSA key.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Test whether X is in the subgroup of order Q modulo P (X^Q mod P is 1), in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::IN_SUBGROUP, after_long_help = help::IN_SUBGROUP_LONG)]
pub(crate) struct InSubgroupArgs {
    /// Element: a number (decimal, or hexadecimal after 0x) or a column name; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Order of the subgroup: as --x. A number given here is public; a column is secret unless --public is
    /// given.
    #[arg(long, value_name = "Q", allow_negative_numbers = true)]
    pub(crate) order: String,

    /// Modulus, a prime number: as --x.
    #[arg(long = "mod", value_name = "P", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    /// Treat orders as public: faster, but the time taken reveals their values.
    #[arg(long)]
    pub(crate) public: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Test whether X is prime, in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::PRIME, after_long_help = help::PRIME_LONG)]
pub(crate) struct PrimeArgs {
    /// Number: decimal, or hexadecimal after 0x, or a column name; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Treat numbers as public: faster, but the time taken reveals their values.
    #[arg(long)]
    pub(crate) public: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}
