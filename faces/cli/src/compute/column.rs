//! The new column of a table.

use std::fmt::Display;
use std::sync::Arc;

use arrow_schema::{Schema, SchemaRef};
use serde_json::Value;

use super::args::TableArgs;
use super::argument::Argument;
use super::arguments::Arguments;
use super::function::Function;
use super::names;
use crate::process::exit::Failure;
use crate::table::run::tally::Tally;
use crate::table::{Kind, OnError, Reading, ResultKind};

/// A column to be computed from the columns of a table.
pub(super) struct NewColumn<F> {
    /// Its name.
    pub(super) name: String,
    /// The name of the input file, for messages.
    pub(super) input: String,
    pub(super) operands: Vec<Argument>,
    pub(super) function: F,
    pub(super) reading: Reading,
    pub(super) result: ResultKind,
    pub(super) on_error: OnError,
    /// Whether all bad rows are listed.
    pub(super) all_bad: bool,
    /// The columns of the output.
    pub(super) schema: SchemaRef,
    /// The options of this command that affect the results, besides the common ones.
    pub(super) options: Vec<(String, Value)>,
}

impl<F: Function> NewColumn<F> {
    /// Combines a function and its operands into the column `name`.
    ///
    /// # Errors
    ///
    /// Returns an error if they do not fit the table.
    pub(super) fn new(
        args: &TableArgs,
        name: String,
        function: F,
        arguments: Arguments<'_>,
    ) -> Result<NewColumn<F>, Failure> {
        let schema = arguments.schema;
        names::check_new(schema, &name)?;
        let reading = arguments.reading(&args.source)?;
        let Arguments { operands, options, .. } = arguments;
        let result = function.result(&operands);
        let mut fields: Vec<_> = schema.fields().iter().cloned().collect();
        fields.push(Arc::new(result.field(&name)));
        Ok(NewColumn {
            name,
            input: args.source.input.display().to_string(),
            operands,
            function,
            reading,
            result,
            on_error: args.on_error,
            all_bad: args.bad_rows.is_some(),
            schema: Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone())),
            options,
        })
    }

    /// Returns the failure of the run that `what` causes.
    pub(super) fn failure(&self, what: impl Display) -> Failure {
        Failure::data(format_args!("{}: {what}", self.input))
    }

    /// Returns whether every modulus of a binary column was even, which suggests the wrong byte order.
    pub(super) fn byte_order_is_doubtful(&self, tally: &Tally) -> bool {
        let moduli: u64 = tally.modulus_bits.values().sum();
        let modulus = self.function.modulus().and_then(|operand| self.operands[operand].kind());
        // Four or more moduli are rarely all even by chance, and moduli in use are usually odd.
        modulus.is_some_and(Kind::is_binary) && moduli >= 4 && tally.even_moduli == moduli
    }
}
