//! The arguments of the commands that compute with columns: their operands, and those of every table.

use clap::Subcommand;

use super::help;
use crate::compute::{SourceArgs, TableArgs};

/// The commands.
#[derive(Subcommand)]
pub(crate) enum ColumnCommand {
    Powmod(PowmodArgs),
    /// Modular products: X Y mod Z in every row of a table.
    #[command(after_help = help::MULMOD, after_long_help = help::MULMOD_LONG)]
    Mulmod(TwoArgs),
    /// Modular sums: X + Y mod Z in every row of a table.
    #[command(after_help = help::ADDMOD, after_long_help = help::ADDMOD_LONG)]
    Addmod(TwoArgs),
    /// Modular differences: X - Y mod Z in every row of a table.
    #[command(after_help = help::SUBMOD, after_long_help = help::SUBMOD_LONG)]
    Submod(TwoArgs),
    /// Modular negatives: -X mod Z in every row of a table.
    #[command(after_help = help::NEGMOD, after_long_help = help::NEGMOD_LONG)]
    Negmod(OneArgs),
    /// Modular inverses: the number whose product with X is 1 mod Z, in every row of a table.
    #[command(after_help = help::INVMOD, after_long_help = help::INVMOD_LONG)]
    Invmod(OneArgs),
    /// Modular squares: X^2 mod Z in every row of a table.
    #[command(after_help = help::SQRMOD, after_long_help = help::SQRMOD_LONG)]
    Sqrmod(OneArgs),
    /// Remainders: X mod Z in every row of a table.
    #[command(after_help = help::MOD, after_long_help = help::MOD_LONG)]
    Mod(OneArgs),
    /// Greatest common divisors of X and Y in every row of a table.
    #[command(after_help = help::GCD, after_long_help = help::GCD_LONG)]
    Gcd(GcdArgs),
    /// Jacobi symbols (X / Z), which are -1, 0 or 1, in every row of a table.
    #[command(after_help = help::JACOBI, after_long_help = help::JACOBI_LONG)]
    Jacobi(JacobiArgs),
    InSubgroup(InSubgroupArgs),
    Prime(PrimeArgs),
    Multiexp(MultiexpArgs),
}

impl ColumnCommand {
    /// How the table is read.
    pub(crate) fn source(&self) -> &SourceArgs {
        let table = match self {
            ColumnCommand::Powmod(args) => &args.table,
            ColumnCommand::Mulmod(args) | ColumnCommand::Addmod(args) | ColumnCommand::Submod(args) => {
                &args.table
            }
            ColumnCommand::Negmod(args)
            | ColumnCommand::Invmod(args)
            | ColumnCommand::Sqrmod(args)
            | ColumnCommand::Mod(args) => &args.table,
            ColumnCommand::Gcd(args) => &args.table,
            ColumnCommand::Jacobi(args) => &args.table,
            ColumnCommand::InSubgroup(args) => &args.table,
            ColumnCommand::Prime(args) => &args.table,
            ColumnCommand::Multiexp(args) => return &args.source,
        };
        &table.source
    }
}

/// Modular exponentiation: X^Y mod Z in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::POWMOD, after_long_help = help::POWMOD_LONG)]
pub(crate) struct PowmodArgs {
    #[command(flatten)]
    pub(crate) power: PowerArgs,

    /// Modulus: as --base, or @FILE: n of an RSA key; at least 1, odd or even. Where --exp is a key, n of that key if this is left out.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: Option<String>,

    /// Say on stderr how the first rows are computed, why, and the predicted and the actual time.
    #[arg(long)]
    pub(crate) explain: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// A base and an exponent.
#[derive(clap::Args)]
pub(crate) struct PowerArgs {
    /// Base: a number (decimal, or 0x and hexadecimal) or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) base: String,

    /// Exponent: as --base, or @FILE: e of a public RSA key, d of a private one. It may be negative. A number given here and e
    /// are public; d is secret, and so is a column unless --public is given.
    #[arg(long, value_name = "Y", allow_negative_numbers = true)]
    pub(crate) exp: String,

    /// No exponent is longer than N bits; time depends on N instead of on the longest exponent.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(crate) exp_bits: Option<u32>,

    /// Exponents are public: faster, and their value shows in the time taken.
    #[arg(long)]
    pub(crate) public: bool,
}

/// One number of a whole table: the product of X^Y mod Z over all rows.
#[derive(clap::Args)]
#[command(after_help = help::MULTIEXP, after_long_help = help::MULTIEXP_LONG)]
pub(crate) struct MultiexpArgs {
    #[command(flatten)]
    pub(crate) power: PowerArgs,

    /// Modulus: a number, or @FILE: n of an RSA key; at least 1, odd or even, the same for all rows. n of the key if --exp is one and
    /// this is left out.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: Option<String>,

    /// Print the product in hexadecimal, after 0x [default: decimal].
    #[arg(long)]
    pub(crate) hex: bool,

    /// Taken only to be refused with the reason.
    #[arg(long, hide = true)]
    pub(crate) resume: bool,

    #[command(flatten)]
    pub(crate) source: SourceArgs,
}

/// Two operands and a modulus.
#[derive(clap::Args)]
pub(crate) struct TwoArgs {
    /// First operand: a number (decimal, or 0x and hexadecimal) or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Second operand: as --x.
    #[arg(long, value_name = "Y", allow_negative_numbers = true)]
    pub(crate) y: String,

    /// Modulus: as --x, or @FILE: n of an RSA key; at least 1, odd or even.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// One operand and a modulus.
#[derive(clap::Args)]
pub(crate) struct OneArgs {
    /// Operand: a number (decimal, or 0x and hexadecimal) or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Modulus: as --x, or @FILE: n of an RSA key; at least 1, odd or even.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Two operands.
#[derive(clap::Args)]
pub(crate) struct GcdArgs {
    /// First number: decimal, or 0x and hexadecimal, or the name of a column; col:NAME is always a column.
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
    /// Upper number: decimal, or 0x and hexadecimal, or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Lower number: as --x, or @FILE: n of an RSA key; odd.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Whether X is in the subgroup of order Q modulo P, that is X^Q mod P is 1, in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::IN_SUBGROUP, after_long_help = help::IN_SUBGROUP_LONG)]
pub(crate) struct InSubgroupArgs {
    /// Element: a number (decimal, or 0x and hexadecimal) or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Order of the subgroup: as --x. A number given here is public; a column is secret unless --public is given.
    #[arg(long, value_name = "Q", allow_negative_numbers = true)]
    pub(crate) order: String,

    /// Modulus, a prime number: as --x.
    #[arg(long = "mod", value_name = "P", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    /// Orders are public: faster, and their value shows in the time taken.
    #[arg(long)]
    pub(crate) public: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Whether X is a prime number, in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::PRIME, after_long_help = help::PRIME_LONG)]
pub(crate) struct PrimeArgs {
    /// Number: decimal, or 0x and hexadecimal, or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) x: String,

    /// Numbers are public: faster, and their value shows in the time taken.
    #[arg(long)]
    pub(crate) public: bool,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}
