//! `limbwise mulmod`, `addmod` and so on, one command for each operation of the library's table, and `limbwise mod`.

use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args as _, Command, FromArgMatches, Subcommand};
use limbwise::{Error, Kind, Operation, Role};

use super::help;
use super::of_numbers::OfNumbers;
use crate::compute::{self, Argument, Outcome, TableArgs, modulo, wrong_modulus};
use crate::process::exit::Failure;
use crate::table::Results;

/// What is computed in each row.
#[derive(Clone, Copy)]
enum Verb {
    /// An operation of the table.
    Operation(Kind),
    /// A remainder.
    Mod,
}

impl Verb {
    /// Returns all verbs. Powers have a command of their own.
    fn all() -> impl Iterator<Item = Verb> {
        let is_power = |kind: &Kind| kind.roles().contains(&Role::Exponent);
        let kinds = Kind::ALL.iter().copied().filter(move |kind| !is_power(kind));
        kinds.map(Verb::Operation).chain([Verb::Mod])
    }

    /// Returns the name of the command.
    fn name(self) -> &'static str {
        match self {
            Verb::Operation(kind) => kind.name(),
            Verb::Mod => "mod",
        }
    }

    /// Returns whether there are two operands beside the modulus.
    fn has_two_operands(self) -> bool {
        matches!(self, Verb::Operation(kind) if kind.roles().len() > 1)
    }

    /// Returns whether rows may have no result.
    fn is_partial(self) -> bool {
        matches!(self, Verb::Operation(kind) if kind.is_partial())
    }

    /// Returns the formula of these operands; the last is the modulus.
    fn formula(self, operands: &[String]) -> String {
        let formula = match self {
            Verb::Operation(kind) => kind.formula(),
            Verb::Mod => "x",
        };
        let formula = formula.replace("x y", "x * y").replace('^', " ^ ");
        format!("{} mod {}", rename(&formula, operands), operands[operands.len() - 1])
    }

    /// Describes the command: what the library says about the operation, with the names of the options.
    fn about(self) -> String {
        let Verb::Operation(kind) = self else { return "Compute X mod Z in every row of a table".into() };
        let about = kind.about().trim_start_matches("Computes ").trim_end_matches('.').replace('`', "");
        let about = about.replace("modulus", "Z").replace("x y", "x * y");
        let comma = if about.contains(',') { "," } else { "" };
        let about = rename(&about, &["X".into(), "Y".into()]);
        format!("Compute {about}{comma} in every row of a table")
    }

    fn command(self) -> Command {
        let operand = |name: &'static str, value: &'static str, help: &'static str| {
            Arg::new(name).long(name).value_name(value).help(help).required(true).allow_negative_numbers(true)
        };
        let x = "Operand: a number (decimal, or hexadecimal after 0x) or a column name; col:NAME is always a column";
        let modulus = "Modulus, odd or even, at least 1: as --x, or @FILE for n of an RSA key";
        let command = Command::new(self.name())
            .arg(operand("x", "X", x))
            .args(self.has_two_operands().then(|| operand("y", "Y", "Second operand: as --x")))
            .arg(operand("mod", "Z", modulus));
        let [short, long] = self.help();
        TableArgs::augment_args(command).about(self.about()).after_help(short).after_long_help(long)
    }

    /// Returns the short and the long text that --help prints after the options.
    fn help(self) -> [String; 2] {
        let (name, y) = (self.name(), if self.has_two_operands() { " --y b" } else { "" });
        let (last, rows) =
            if self.is_partial() { ("--on-error null", help::PARTIAL) } else { ("--resume", "") };
        let examples = |indent: &str| {
            format!(
                "Examples:\n\
                 {indent}limbwise {name} numbers.csv -o results.csv --x a{y} --mod 0xffffffffffffffc5\n\
                 {indent}limbwise {name} numbers.parquet -o results.parquet --x a{y} --mod modulus {last}\n\n"
            )
        };
        [
            format!("{}More with --help.", examples("  ")),
            format!("{}{rows}{}{}", examples("    "), help::ARITHMETIC, help::END),
        ]
    }
}

/// Replaces x and y by the names of the operands.
fn rename(text: &str, operands: &[String]) -> String {
    let is_in_word = |c: char| c.is_ascii_alphanumeric();
    let words = text.split_inclusive(|c| !is_in_word(c)).map(|piece| {
        let word = piece.trim_end_matches(|c| !is_in_word(c));
        let name = match word {
            "x" => &operands[0],
            "y" => &operands[1],
            _ => word,
        };
        format!("{name}{}", &piece[word.len()..])
    });
    words.collect()
}

/// A command that computes one operation in every row of a table.
pub(crate) struct ArithmeticCommand {
    verb: Verb,
    /// --x, and --y if there is one.
    operands: Vec<String>,
    /// --mod.
    modulus: String,
    pub(super) table: TableArgs,
}

impl FromArgMatches for ArithmeticCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<ArithmeticCommand, clap::Error> {
        let found = matches
            .subcommand()
            .and_then(|(name, matches)| Some((Verb::all().find(|verb| verb.name() == name)?, matches)));
        let (verb, matches) = found.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
        let text = |name| matches.get_one::<String>(name).cloned().unwrap_or_default();
        let operands = if verb.has_two_operands() { vec![text("x"), text("y")] } else { vec![text("x")] };
        let table = TableArgs::from_arg_matches(matches)?;
        Ok(ArithmeticCommand { verb, operands, modulus: text("mod"), table })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = ArithmeticCommand::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for ArithmeticCommand {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(Verb::all().map(Verb::command))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        ArithmeticCommand::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        Verb::all().any(|verb| verb.name() == name)
    }
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &ArithmeticCommand) -> Result<(), Failure> {
    let verb = args.verb;
    compute::run(&args.table, verb.name(), verb.name(), |arguments| {
        for (option, text) in ["--x", "--y"].into_iter().zip(&args.operands) {
            arguments.operand(option, text)?;
        }
        let kind = match verb {
            Verb::Operation(kind) => kind,
            Verb::Mod => {
                // Adding 0 reduces the operand.
                arguments.operands.push(Argument::number(0u64.into(), false));
                Kind::Add
            }
        };
        let given = arguments.modulus(&args.modulus)?;
        let prepared = given.modulus()?;
        arguments.add("--mod", &args.modulus, given);
        let modulus = arguments.operands.len() - 1;
        Ok(OfNumbers {
            givers: (0..=modulus).collect(),
            result: None,
            modulus,
            wrong: wrong_modulus,
            exponent: None,
            compute: Box::new(move |operands| {
                let mut place = 0..modulus;
                let operand = |_| Ok::<_, Error>(operands[place.next().unwrap_or_default()]);
                let operation = Operation::try_from_fn(kind, operand)?;
                let moduli = modulo(prepared.as_ref(), operands[modulus]);
                let kernels = operation.kernels(moduli)?;
                let (results, no_inverse) = operation.run_each(moduli)?;
                Ok(Outcome { results: Results::Numbers(results), no_inverse, kernels })
            }),
            formula: Box::new(move |operands| verb.formula(operands)),
        })
    })
}
