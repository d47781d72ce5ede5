//! `limbwise multiexp`: multiplies the powers of all rows, part by part, in bounded memory.

use limbwise::{Column, Error, Modulus, Operand, addmod, invmod, mulmod};
use serde_json::json;

use super::args::MultiexpArgs;
use super::exponent::{BasesAndExponents, EXP, Exponent};
use super::powmod;
use crate::compute::{Argument, Arguments, ChunkOperands, first_bad, start_threads, with_arguments};
use crate::process::exit::{Failure, say};
use crate::process::progress::{Progress, Unit};
use crate::process::stdout;
use crate::table::{Chunk, Format, FormatOptions, Input, Reading};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &MultiexpArgs) -> Result<(), Failure> {
    if args.resume {
        return Err(Failure::usage(
            "--resume: a product of all rows has no partial results; start again without --resume",
        ));
    }
    let of = &args.source;
    let from = Format::of(&of.input, "--format", of.format)?;
    if !from.is_csv() && (of.no_header || of.delimiter.is_some()) {
        return Err(Failure::usage("--no-header, --delimiter: IN is not CSV"));
    }
    stdout::check()?;
    start_threads(of.threads)?;
    let options =
        FormatOptions { delimiter: of.delimiter, no_header: of.no_header, ..FormatOptions::default() };
    let input = Input::open(&of.input)?;
    let opened = input.opened(None)?;
    let mut source = from.read(input, &options)?;
    let mut product =
        with_arguments(of, &source.schema().clone(), |arguments| Product::new(args, arguments))?;
    let mut progress = Progress::new(source.total(), of.quiet, Unit::Rows);
    let mut multiply = || -> Result<(), Failure> {
        while let Some(chunk) = source.next()? {
            product.add(&chunk)?;
            progress.advance(chunk.batch.num_rows(), chunk.position, true);
        }
        Ok(())
    };
    let outcome = multiply();
    // A change explains an error of reading, too.
    opened.check().and(outcome)?;
    progress.clear();
    let result = product.finish()?.number(0);
    stdout::print(&format!("{}\n", if args.hex { result.to_hex() } else { result.to_decimal() }))?;
    if of.json {
        let (seconds, rate) = (progress.seconds(), progress.per_second());
        say(json!({ "rows": product.rows, "seconds": seconds, "rows_per_second": rate }));
    } else if !of.quiet {
        say(progress.summary());
    }
    Ok(())
}

/// The product of all powers so far.
struct Product {
    /// The name of the input file, for messages.
    name: String,
    /// Base and exponent.
    operands: Vec<Argument>,
    reading: Reading,
    exponent: Exponent,
    modulus: Modulus,
    /// The product of the powers with nonnegative exponents. `below` is the product of the other powers
    /// before their inversion.
    above: Column,
    below: Column,
    rows: u64,
}

impl Product {
    /// Starts with the product of no rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the arguments do not fit the table.
    fn new(args: &MultiexpArgs, mut arguments: Arguments<'_>) -> Result<Product, Failure> {
        arguments.operand("--base", &args.power.base)?;
        arguments.operand("--exp", &args.power.exp)?;
        let exp = &arguments.operands[EXP];
        let modulus = powmod::modulus(args.modulus.as_deref(), exp, &arguments)?;
        let reading = arguments.reading(&args.source)?;
        let Some(modulus) = modulus.modulus()? else {
            return Err(Failure::usage("--mod: expected one number for all rows, not a column"));
        };
        let exponent = Exponent::new(&args.power, exp)?;
        let one = addmod(1u64, 0u64, &modulus).map_err(Failure::data)?;
        Ok(Product {
            name: args.source.input.display().to_string(),
            reading,
            operands: arguments.operands,
            exponent,
            modulus,
            above: one.clone(),
            below: one,
            rows: 0,
        })
    }

    /// Multiplies the product by the powers of a chunk's rows.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row that has no power, or with an error of the whole operation.
    fn add(&mut self, chunk: &Chunk) -> Result<(), Failure> {
        let operands = ChunkOperands::new(&self.operands, chunk)?;
        for rows in operands.parts() {
            let rows: Vec<usize> = rows.collect();
            let read =
                |rows: &[usize]| operands.read(rows, |operands| self.exponent.read(&operands, self.reading));
            let input = read(&rows).map_err(|bad| {
                let before = |row| read(&rows[..row - rows[0]]).err();
                self.refused(operands.bad_row(first_bad(bad, before)))
            })?;
            let [above, below] = self.part(&input).map_err(|e| self.refused(e))?;
            for (product, factor) in [(&mut self.above, above), (&mut self.below, below)] {
                if let Some(factor) = factor {
                    *product = mulmod(&*product, &factor, &self.modulus).map_err(Failure::data)?.secret();
                }
            }
        }
        self.rows += chunk.batch.num_rows() as u64;
        Ok(())
    }

    /// Returns the products for some rows: of the powers with nonnegative exponents, and of those to be
    /// inverted.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Shape`] if there is not enough memory.
    fn part(&self, input: &BasesAndExponents<'_>) -> Result<[Option<Column>; 2], Error> {
        let BasesAndExponents { base, exp, negative } = input;
        let (base, exp) = (base.operand(), exp.operand());
        let multiply = |base: Operand<'_>, exp: Operand<'_>| {
            self.modulus.multi_exp(base, exp, self.exponent.powmod).map(|product| Some(product.secret()))
        };
        if negative.is_empty() {
            let product = multiply(base, exp)?;
            return Ok(if self.exponent.is_negative { [None, product] } else { [product, None] });
        }
        let product = |is_below: bool| {
            let rows: Vec<usize> = (0..negative.len()).filter(|row| negative[*row] == is_below).collect();
            if rows.is_empty() {
                return Ok(None);
            }
            let pick = |operand: Operand<'_>| {
                Column::from_rows(rows.iter().map(|row| operand.row(*row))).map(Column::secret)
            };
            multiply((&pick(base)?).into(), (&pick(exp)?).into())
        };
        Ok([product(false)?, product(true)?])
    }

    /// Returns the product of all rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the part to be inverted has no inverse.
    fn finish(&self) -> Result<Column, Failure> {
        let inverse = invmod(&self.below, &self.modulus).map_err(|e| match e {
            Error::NoInverse { .. } => self.refused(
                "no inverse: a base with a negative exponent has a factor in common with the modulus",
            ),
            e => self.refused(e),
        })?;
        mulmod(&self.above, &inverse.secret(), &self.modulus).map_err(|e| self.refused(e))
    }

    fn refused(&self, what: impl std::fmt::Display) -> Failure {
        Failure::data(format_args!("{}: {what}", self.name))
    }
}
