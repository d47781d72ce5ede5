//! `limbwise powmod`: what the operands mean, and each chunk's powers.

use std::sync::Arc;

use arrow::datatypes::{Schema, SchemaRef};
use limbwise::{Column, Error, Powmod};

use crate::args::{ByteOrder, PowmodArgs};
use crate::cpu;
use crate::exit::{Failure, say};
use crate::interrupt;
use crate::progress::Progress;
use crate::table::{
    self, Chunk, Emit, Format, Numbers, Options, Output, ResultColumn, ResultKind, Term, Values,
};

/// Runs the command.
///
/// # Errors
///
/// With the message for the user.
pub(crate) fn run(args: &PowmodArgs) -> Result<(), Failure> {
    let features = cpu::features()?;
    let (from, to) = (Format::of(&args.input)?, Format::of(&args.output)?);
    check_options(args, from, to)?;
    if let Some(threads) = args.threads {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.into());
        pool.build_global().map_err(Failure::data)?;
    }
    let options = Options::from(args.csv);
    let source = from.open(&args.input, options)?;
    let plan = Plan::new(args, source.schema())?;
    interrupt::watch().map_err(|e| Failure::data(format_args!("signals cannot be watched: {e}")))?;
    let output = Output::new(&args.output, args.no_clobber)?;
    let sink = to.create(&output, &plan.schema, source.as_ref(), options)?;
    let mut progress = Progress::new(source.total(), args.quiet);
    table::append_column(source, sink, &plan.schema, &mut progress, |chunk, emit| plan.powers(chunk, emit))?;
    output.commit()?;
    progress.clear();
    if !args.quiet {
        let kernel = cpu::kernel_name(features);
        say(format_args!("{}, kernel {kernel}: {}", progress.summary(), args.output.display()));
    }
    Ok(())
}

/// Refuses options that would be without effect, or misleading.
fn check_options(args: &PowmodArgs, from: Format, to: Format) -> Result<(), Failure> {
    if !from.is_csv() && !to.is_csv() {
        if args.csv.no_header {
            return Err(Failure::usage("--no-header: neither IN nor OUT is CSV"));
        }
        if args.csv.delimiter.is_some() {
            return Err(Failure::usage("--delimiter: neither IN nor OUT is CSV"));
        }
    }
    if to.is_csv() && args.byte_order == Some(ByteOrder::Little) {
        return Err(Failure::usage(
            "--byte-order little: binary columns cannot be written to CSV, where hexadecimal begins \
             with the most significant byte",
        ));
    }
    Ok(())
}

/// What is to be computed from the columns of a table.
struct Plan {
    /// The name of the file, for messages.
    name: String,
    base: Term,
    exp: Term,
    modulus: Term,
    powmod: Powmod,
    order: ByteOrder,
    result: ResultKind,
    /// The columns of the output.
    schema: SchemaRef,
}

impl Plan {
    fn new(args: &PowmodArgs, schema: &Schema) -> Result<Plan, Failure> {
        let base = Term::new("--base", &args.base, schema)?;
        let exp = Term::new("--exp", &args.exp, schema)?;
        let modulus = Term::new("--mod", &args.modulus, schema)?;
        table::check_new(schema, &args.result)?;
        if modulus.literal_bits() == Some(0) {
            return Err(Failure::usage("--mod: the modulus is 0; expected at least 1"));
        }
        let exp_bits = args.exp_bits.map(|bits| bits as usize);
        if let (Some(bits), Some(allowed)) = (exp.literal_bits(), exp_bits)
            && bits > allowed
        {
            return Err(Failure::usage(format_args!(
                "--exp: a number of {bits} bits; --exp-bits allows {allowed}"
            )));
        }
        let terms = [&base, &exp, &modulus];
        if args.byte_order.is_some() && !terms.iter().any(|t| t.kind().is_some_and(table::Kind::is_binary)) {
            return Err(Failure::usage("--byte-order: no operand is a binary column"));
        }
        let giver = giver([&base, &modulus, &exp]);
        let result = ResultKind::new(giver, &modulus);
        let mut fields: Vec<_> = schema.fields().iter().cloned().collect();
        fields.push(Arc::new(result.field(&args.result)));
        let schema = Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone()));
        let exp_bits = exp_bits.or_else(|| Some(exp.kind()?.width()? * 8).filter(|bits| *bits > 0));
        let mut powmod = Powmod::new();
        if args.public || exp.kind().is_none() {
            powmod = powmod.public_exponent();
        }
        if let Some(bits) = exp_bits {
            powmod = powmod.exp_bits(bits);
        }
        Ok(Plan {
            name: args.input.display().to_string(),
            powmod,
            order: args.byte_order.unwrap_or(ByteOrder::Big),
            base,
            exp,
            modulus,
            result,
            schema,
        })
    }

    /// Gives `emit` the powers of a chunk, some rows at a time.
    fn powers(&self, chunk: &Chunk, emit: &mut Emit<'_>) -> Result<(), Failure> {
        let base = Values::new(&self.base, chunk).map_err(Failure::data)?;
        let exp = Values::new(&self.exp, chunk).map_err(Failure::data)?;
        let modulus = Values::new(&self.modulus, chunk).map_err(Failure::data)?;
        let giver = [&base, &modulus, &exp].into_iter().find_map(Values::cells);
        for rows in table::parts(&[&base, &exp, &modulus], chunk.batch.num_rows()) {
            let read = |values, term| {
                let numbers = Values::read(values, rows.clone(), self.order);
                numbers.map_err(|bad| self.bad_row(chunk, bad.row, term, &bad.what))
            };
            let one_result_each = |limbs| Column::from_rows(rows.clone().map(|_| limbs));
            let (bases, exps, moduli) =
                (read(&base, &self.base)?, read(&exp, &self.exp)?, read(&modulus, &self.modulus)?);
            let bases = match (bases, &exps, &moduli) {
                // Three numbers still make a column of results.
                (Numbers::One(limbs), Numbers::One(_), Numbers::One(_)) => {
                    Numbers::Each(one_result_each(limbs))
                }
                (bases, ..) => bases,
            };
            let powers = self
                .powmod
                .run(bases.operand(), exps.operand(), moduli.operand())
                .map_err(|e| self.refused(chunk, rows.start, e))?;
            let mut results = ResultColumn::new(self.result, self.order);
            results
                .append(&powers, rows.clone(), giver, modulus.cells().zip(moduli.column()))
                .map_err(Failure::data)?;
            emit(rows, results.finish())?;
        }
        Ok(())
    }

    /// What the library refused, in rows of the file. Its rows count from `first` in the chunk.
    fn refused(&self, chunk: &Chunk, first: usize, error: Error) -> Failure {
        match error {
            Error::ZeroModulus { row } => {
                self.bad_row(chunk, first + row, &self.modulus, "the modulus is 0; expected at least 1")
            }
            Error::ExponentTooLong { row, bits, allowed } => {
                let what = format!("an exponent of {bits} bits; --exp-bits allows {allowed}");
                self.bad_row(chunk, first + row, &self.exp, &what)
            }
            e => Failure::data(format_args!("{}: {e}", self.name)),
        }
    }

    fn bad_row(&self, chunk: &Chunk, row: usize, term: &Term, what: &str) -> Failure {
        let column = match term {
            Term::Literal { .. } => String::new(),
            Term::Column { index, .. } => format!(", {}", table::column_name(&self.schema, *index)),
        };
        Failure::data(format_args!("{}: {}{column}: {what}", self.name, chunk.place(row)))
    }
}

/// The operand whose kind the results share: the first that is a column.
fn giver(terms: [&Term; 3]) -> &Term {
    terms.into_iter().find(|t| t.kind().is_some()).unwrap_or(terms[0])
}
