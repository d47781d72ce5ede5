//! The operands of a command, interpreted for the columns of a table.

use arrow_schema::Schema;
use serde_json::{Value, json};

use super::args::SourceArgs;
use super::argument::Argument;
use super::names;
use crate::key::Passphrase;
use crate::process::exit::{Failure, warn};
use crate::table::{ByteOrder, Kind, Radix, Reading};

/// The operands of a command so far, and what else its arguments refer to.
pub(crate) struct Arguments<'a> {
    /// The columns of the table.
    pub(crate) schema: &'a Schema,
    /// The passphrase of encrypted keys.
    pub(crate) passphrase: &'a Passphrase,
    /// The operands.
    pub(crate) operands: Vec<Argument>,
    /// The options that affect the results, and their values.
    pub(crate) options: Vec<(String, Value)>,
    /// Hints at operands that are numbers and also the names of columns.
    hints: Vec<String>,
}

impl<'a> Arguments<'a> {
    /// Interprets arguments for a table with these columns.
    pub(super) fn new(schema: &'a Schema, passphrase: &'a Passphrase) -> Arguments<'a> {
        Arguments { schema, passphrase, operands: Vec::new(), options: Vec::new(), hints: Vec::new() }
    }

    /// Interprets `text`, the value of `option`, as the next operand.
    ///
    /// # Errors
    ///
    /// Returns an error if it is invalid.
    pub(crate) fn operand(&mut self, option: &str, text: &str) -> Result<&Argument, Failure> {
        let operand = Argument::new(option, text, self.schema, self.passphrase)?;
        Ok(self.add(option, text, operand))
    }

    /// Interprets `text`, the value of --mod, which may become an operand.
    ///
    /// # Errors
    ///
    /// Returns an error if it is invalid or 0.
    pub(crate) fn modulus(&self, text: &str) -> Result<Argument, Failure> {
        let modulus = Argument::new("--mod", text, self.schema, self.passphrase)?;
        match modulus.public_bits() {
            Some(0) => Err(Failure::usage("--mod: the modulus is 0; expected at least 1")),
            _ => Ok(modulus),
        }
    }

    /// Adds an operand that was given to `option` as `text`.
    pub(crate) fn add(&mut self, option: &str, text: &str, operand: Argument) -> &Argument {
        self.options.push((option.to_owned(), json!(text)));
        if let Some(key) = operand.key() {
            self.options.push((format!("key of {option}"), json!(format!("{:016x}", key.checksum()))));
        } else if operand.kind().is_none() && names::has_column(self.schema, text) {
            let hint = format!("{option} {text} is a number; for the column of that name, write col:{text}");
            self.hints.push(hint);
        }
        self.operands.push(operand);
        &self.operands[self.operands.len() - 1]
    }

    /// Rejects operands none of which is a column: every row would have the same result. Warns of numbers that
    /// are also the names of columns. Returns how the columns are read as numbers.
    ///
    /// # Errors
    ///
    /// Returns an error if no operand is a column, or an option is about a type of column that no operand has.
    pub(crate) fn reading(&self, args: &SourceArgs) -> Result<Reading, Failure> {
        if self.operands.iter().all(|operand| operand.kind().is_none()) {
            let hints: String = self.hints.iter().map(|hint| format!("; {hint}")).collect();
            return Err(Failure::usage(format_args!(
                "{}: no operand is a column of it, so every row would have the same result{hints}",
                args.input.display()
            )));
        }
        self.hints.iter().for_each(warn);
        let mut kinds = self.operands.iter().filter_map(Argument::kind);
        if args.byte_order.is_some() && !kinds.clone().any(Kind::is_binary) {
            return Err(Failure::usage("--byte-order: no operand is a binary column"));
        }
        if args.radix.is_some() && !kinds.any(|kind| kind == Kind::Text) {
            return Err(Failure::usage("--radix: no operand is a text column"));
        }
        let order = args.byte_order.unwrap_or(ByteOrder::Big);
        Ok(Reading { order, radix: args.radix.unwrap_or(Radix::Ten), signed: false })
    }
}
