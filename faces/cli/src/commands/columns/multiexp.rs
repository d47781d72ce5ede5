//! `limbwise multiexp`: multiplies the powers of all rows, part by part, in bounded memory.

use std::ops::Range;

use limbwise::{Column, Error, Modulus};
use serde_json::json;

use super::args::MultiexpArgs;
use super::exponent::Exponent;
use super::powmod;
use crate::compute::operand::{Numbers, Term, Values, parts};
use crate::compute::{
    Arguments, BadOperand, bad_row, check_columns, first_bad, reading, start_threads, with_arguments,
};
use crate::process::exit::{Failure, say};
use crate::process::progress::{Progress, Unit};
use crate::process::stdout;
use crate::table::{Chunk, Format, Input, Options, Reading};

/// The indices of the operands.
const BASE: usize = 0;
const EXP: usize = 1;

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
    let options = Options {
        delimiter: of.delimiter,
        out_delimiter: None,
        header: !of.no_header,
        compression: None,
        lines: false,
        result: String::new(),
    };
    let input = Input::open(&of.input)?;
    let opened = input.opened(None)?;
    let mut source = from.read(input, &options)?;
    let mut product = with_arguments(of, source.schema(), |arguments| Product::new(args, arguments))?;
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
    terms: [Term; 2],
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
    fn new(args: &MultiexpArgs, arguments: &Arguments<'_>) -> Result<Product, Failure> {
        let base = arguments.operand("--base", &args.power.base)?;
        let exp = arguments.operand("--exp", &args.power.exp)?;
        let modulus = powmod::modulus(args.modulus.as_deref(), &exp.term, arguments)?;
        check_columns(&args.source, arguments.schema, &[&base, &exp])?;
        let Some(modulus) = modulus.term.modulus()? else {
            return Err(Failure::usage("--mod: expected one number for all rows, not a column"));
        };
        let exponent = Exponent::new(&args.power, &exp.term)?;
        let terms = [base.term, exp.term];
        let one = modulus.addmod(1u64, 0u64).map_err(Failure::data)?;
        Ok(Product {
            name: args.source.input.display().to_string(),
            reading: reading(&args.source, &terms)?,
            terms,
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
        let values = self.terms.iter().map(|term| Values::new(term, chunk)).collect::<Result<Vec<_>, _>>();
        let values = values.map_err(Failure::data)?;
        for rows in parts(&values, chunk.batch.num_rows()) {
            let [above, below] = self.part(&values, rows.clone()).map_err(|wrong| match wrong {
                Wrong::Cell(wrong) => {
                    let BadOperand { operand, cell } =
                        first_bad(wrong, |row| self.read(&values, rows.start..row).err());
                    self.refused(bad_row(chunk, &self.terms[operand], cell))
                }
                Wrong::Whole(e) => self.refused(e),
            })?;
            for (product, factor) in [(&mut self.above, above), (&mut self.below, below)] {
                if let Some(factor) = factor {
                    *product = self.modulus.mulmod(&*product, &factor).map_err(Failure::data)?.secret();
                }
            }
        }
        self.rows += chunk.batch.num_rows() as u64;
        Ok(())
    }

    /// Reads the bases and exponents of some rows, and which exponents are negative.
    ///
    /// # Errors
    ///
    /// Returns an error with an invalid cell, the first one of its operand.
    fn read<'a>(
        &self,
        values: &[Values<'a>],
        rows: Range<usize>,
    ) -> Result<(Numbers<'a>, Numbers<'a>, Vec<bool>), BadOperand> {
        let bad = |operand| move |cell| BadOperand { operand, cell };
        let base = values[BASE].read(rows.clone(), self.reading).map_err(bad(BASE))?;
        let (exp, negative) = values[EXP].read_signed(rows.clone(), self.reading).map_err(bad(EXP))?;
        self.exponent.check(EXP, &exp, rows.start)?;
        Ok((base, exp, negative))
    }

    /// Returns the products for some rows: of the powers with nonnegative exponents, and of those to be
    /// inverted.
    ///
    /// # Errors
    ///
    /// Returns an error with an invalid cell, or [`Error::Shape`].
    fn part(&self, values: &[Values<'_>], rows: Range<usize>) -> Result<[Option<Column>; 2], Wrong> {
        let (base, exp, negative) = self.read(values, rows.clone()).map_err(Wrong::Cell)?;
        let all = 0..rows.len();
        if negative.is_empty() {
            let (base, exp) = (base.operand(all.clone()), exp.operand(all));
            let product = Some(self.modulus.multi_exp(base, exp, self.exponent.powmod)?.secret());
            return Ok(if self.exponent.is_negative { [None, product] } else { [product, None] });
        }
        let product = |is_below: bool| -> Result<Option<Column>, Error> {
            let rows: Vec<usize> = all.clone().filter(|row| negative[*row] == is_below).collect();
            if rows.is_empty() {
                return Ok(None);
            }
            let [base, exp] = [pick(&base, &rows)?, pick(&exp, &rows)?];
            self.modulus.multi_exp(&base, &exp, self.exponent.powmod).map(|product| Some(product.secret()))
        };
        Ok([product(false)?, product(true)?])
    }

    /// Returns the product of all rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the part to be inverted has no inverse.
    fn finish(&self) -> Result<Column, Failure> {
        let inverse = self.modulus.invmod(&self.below).map_err(|e| match e {
            Error::NoInverse { .. } => self.refused(
                "no inverse: a base with a negative exponent has a factor in common with the modulus",
            ),
            e => self.refused(e),
        })?;
        self.modulus.mulmod(&self.above, &inverse.secret()).map_err(|e| self.refused(e))
    }

    fn refused(&self, what: impl std::fmt::Display) -> Failure {
        Failure::data(format_args!("{}: {what}", self.name))
    }
}

/// Why the product of some rows failed.
enum Wrong {
    /// A cell is invalid.
    Cell(BadOperand),
    /// The operation as a whole failed.
    Whole(Error),
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Wrong {
        Wrong::Whole(error)
    }
}

/// Returns the numbers of some rows.
fn pick(numbers: &Numbers<'_>, rows: &[usize]) -> Result<Column, Error> {
    Ok(Column::from_rows(rows.iter().map(|row| numbers.row(*row)))?.secret())
}
