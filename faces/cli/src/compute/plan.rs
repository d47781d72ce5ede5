//! The plan of a computed column: its function, operands and options.

use std::sync::Arc;

use arrow_schema::{Schema, SchemaRef};
use serde_json::{Value, json};

use super::args::{SourceArgs, TableArgs};
use super::function::Function;
use super::{names, operand::Term};
use crate::key::Passphrase;
use crate::process::exit::{Failure, warn};
use crate::table::{ByteOrder, Kind, OnError, Radix, Reading, ResultKind};

/// What the arguments of a command refer to.
pub(crate) struct Arguments<'a> {
    /// The columns of the table.
    pub(crate) schema: &'a Schema,
    /// The passphrase of encrypted keys.
    pub(crate) passphrase: &'a Passphrase,
}

impl Arguments<'_> {
    /// Interprets `text`, the value of `option`.
    ///
    /// # Errors
    ///
    /// Returns an error if it is invalid.
    pub(crate) fn operand(&self, option: &'static str, text: &str) -> Result<Given, Failure> {
        let term = Term::new(option, text, self.schema, self.passphrase)?;
        Ok(Given { option, text: Some(text.to_owned()), term })
    }

    /// Interprets `text`, the value of --mod.
    ///
    /// # Errors
    ///
    /// Returns an error if it is invalid or 0.
    pub(crate) fn modulus(&self, text: &str) -> Result<Given, Failure> {
        let given = self.operand("--mod", text)?;
        match given.term.literal_bits() {
            Some(0) => Err(Failure::usage("--mod: the modulus is 0; expected at least 1")),
            _ => Ok(given),
        }
    }
}

/// An operand on the command line.
pub(crate) struct Given {
    /// The option it was given to.
    pub(crate) option: &'static str,
    /// The text that was given, if any.
    pub(crate) text: Option<String>,
    /// Its meaning.
    pub(crate) term: Term,
}

/// A function and its operands, made from the arguments of a command.
pub(crate) struct Prepared<F> {
    /// The operands.
    pub(crate) operands: Vec<Given>,
    /// Other options that affect the results, and their values.
    pub(crate) options: Vec<(&'static str, Value)>,
    /// The function.
    pub(crate) function: F,
    /// The type of the results, if no operand determines it.
    pub(crate) result: Option<ResultKind>,
}

/// Rejects operands none of which is a column: every row would have the same result. Warns of numbers that are
/// also the names of columns.
///
/// # Errors
///
/// Returns an error if no operand is a column.
pub(crate) fn check_columns(args: &SourceArgs, schema: &Schema, operands: &[&Given]) -> Result<(), Failure> {
    let named = operands.iter().filter_map(|given| {
        let is_number = given.term.kind().is_none() && given.term.key().is_none();
        let text = given.text.as_deref().filter(|text| is_number && names::has_column(schema, text))?;
        Some(format!("{} {text} is a number; for the column of that name, write col:{text}", given.option))
    });
    if operands.iter().all(|given| given.term.kind().is_none()) {
        let name = args.input.display();
        let hints: String = named.map(|hint| format!("; {hint}")).collect();
        return Err(Failure::usage(format_args!(
            "{name}: no operand is a column of it, so every row would have the same result{hints}"
        )));
    }
    named.for_each(warn);
    Ok(())
}

/// Returns how the columns among `terms` are read as numbers.
///
/// # Errors
///
/// Returns an error if an option is about a type of column that no operand has.
pub(crate) fn reading(args: &SourceArgs, terms: &[Term]) -> Result<Reading, Failure> {
    if args.byte_order.is_some() && !terms.iter().any(|t| t.kind().is_some_and(Kind::is_binary)) {
        return Err(Failure::usage("--byte-order: no operand is a binary column"));
    }
    if args.radix.is_some() && !terms.iter().any(|t| t.kind() == Some(Kind::Text)) {
        return Err(Failure::usage("--radix: no operand is a text column"));
    }
    let order = args.byte_order.unwrap_or(ByteOrder::Big);
    Ok(Reading { order, radix: args.radix.unwrap_or(Radix::Ten) })
}

/// A column to be computed from the columns of a table.
pub(super) struct Plan<F> {
    /// The name of the input file, for messages.
    pub(super) name: String,
    pub(super) terms: Vec<Term>,
    pub(super) function: F,
    pub(super) reading: Reading,
    pub(super) result: ResultKind,
    /// The name of the new column.
    pub(super) result_name: String,
    pub(super) on_error: OnError,
    /// Whether all bad rows are listed.
    pub(super) all_bad: bool,
    /// The columns of the output.
    pub(super) schema: SchemaRef,
    /// The options of this command that affect the results, besides the common ones.
    pub(super) options: Vec<(String, Value)>,
}

impl<F: Function> Plan<F> {
    /// Plans `prepared` for a table with these columns; `result` is the name of the new column.
    ///
    /// # Errors
    ///
    /// Returns an error if they do not fit.
    pub(super) fn new(
        args: &TableArgs,
        result_name: String,
        prepared: Prepared<F>,
        schema: &Schema,
    ) -> Result<Plan<F>, Failure> {
        let Prepared { operands, options, function, result } = prepared;
        names::check_new(schema, &result_name)?;
        check_columns(&args.source, schema, &operands.iter().collect::<Vec<_>>())?;
        let mut options: Vec<_> = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let mut terms = Vec::new();
        for Given { option, text, term } in operands {
            options.extend(text.map(|text| (option.to_owned(), json!(text))));
            if let Some(key) = term.key() {
                options.push((format!("key of {option}"), json!(format!("{:016x}", key.checksum()))));
            }
            terms.push(term);
        }
        let reading = reading(&args.source, &terms)?;
        let result = result.unwrap_or_else(|| {
            let giver = function.givers().iter().find_map(|operand| terms[*operand].kind());
            ResultKind::new(giver, function.modulus().and_then(|operand| terms[operand].width()))
        });
        let mut fields: Vec<_> = schema.fields().iter().cloned().collect();
        fields.push(Arc::new(result.field(&result_name)));
        Ok(Plan {
            name: args.source.input.display().to_string(),
            terms,
            function,
            reading,
            result,
            result_name,
            on_error: args.on_error,
            all_bad: args.bad_rows.is_some(),
            schema: Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone())),
            options,
        })
    }

    /// Returns whether every modulus of a binary column was even, which suggests the wrong byte order.
    pub(super) fn byte_order_is_doubtful(&self, tally: &crate::table::run::tally::Tally) -> bool {
        let moduli: u64 = tally.modulus_bits.values().sum();
        let modulus = self.function.modulus().and_then(|operand| self.terms[operand].kind());
        // Four or more moduli are rarely all even by chance, and moduli in use are usually odd.
        modulus.is_some_and(Kind::is_binary) && moduli >= 4 && tally.even_moduli == moduli
    }
}
