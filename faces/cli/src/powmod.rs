//! `limbwise powmod`: what the operands mean, and each chunk's powers.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use arrow::array::ArrayRef;
use arrow::datatypes::{Schema, SchemaRef};
use limbwise::{Column, Error, Operand, Powmod};
use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES};

use crate::args::{ByteOrder, PowmodArgs};
use crate::cpu;
use crate::exit::{Failure, say};
use crate::interrupt;
use crate::progress::Progress;
use crate::table::{self, Cells, Chunk, Format, Options, Output, ResultColumn, ResultKind, Term};

/// Bytes of the numbers that are computed on together, about, should their widths differ widely.
const PART_BYTES: usize = 32 << 20;

/// Runs the command.
///
/// # Errors
///
/// With the message for the user.
pub(crate) fn run(args: &PowmodArgs) -> Result<(), Failure> {
    cpu::features()?;
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
    table::append_column(source, sink, &plan.schema, &mut progress, |chunk| plan.powers(chunk))?;
    output.commit()?;
    progress.clear();
    if !args.quiet {
        let kernel = cpu::kernel_name().map_or(String::new(), |name| format!(", kernel {name}"));
        say(format_args!("{}{kernel}: {}", progress.summary(), args.output.display()));
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
    exp_bits: Option<usize>,
    public: bool,
    order: ByteOrder,
    result: ResultKind,
    /// The columns of the output.
    schema: SchemaRef,
}

impl Plan {
    fn new(args: &PowmodArgs, schema: &Schema) -> Result<Plan, Failure> {
        let input: &Path = &args.input;
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
        Ok(Plan {
            name: input.display().to_string(),
            exp_bits: exp_bits.or_else(|| Some(exp.kind()?.width()? * 8).filter(|bits| *bits > 0)),
            public: args.public || matches!(exp, Term::Literal { .. }),
            order: args.byte_order.unwrap_or(ByteOrder::Big),
            base,
            exp,
            modulus,
            result,
            schema,
        })
    }

    /// The powers of a chunk.
    fn powers(&self, chunk: &Chunk) -> Result<ArrayRef, Failure> {
        let base = Values::new(&self.base, chunk).map_err(Failure::data)?;
        let exp = Values::new(&self.exp, chunk).map_err(Failure::data)?;
        let modulus = Values::new(&self.modulus, chunk).map_err(Failure::data)?;
        let giver = [&base, &modulus, &exp].into_iter().find_map(Values::cells);
        let mut powmod = Powmod::new();
        if self.public {
            powmod = powmod.public_exponent();
        }
        if let Some(bits) = self.exp_bits {
            powmod = powmod.exp_bits(bits);
        }
        let mut results = ResultColumn::new(self.result, self.order);
        for rows in parts([&base, &exp, &modulus], chunk.batch.num_rows()) {
            let read = |values: &Values<'_>, term| {
                values
                    .read(rows.clone(), self.order)
                    .map_err(|bad| self.bad_row(chunk, bad.row, term, &bad.what))
            };
            let mut bases = read(&base, &self.base)?;
            let exps = read(&exp, &self.exp)?;
            let moduli = read(&modulus, &self.modulus)?;
            if let (Some(exps), Some(allowed)) = (&exps, self.exp_bits) {
                self.check_exponents(chunk, rows.start, exps, allowed)?;
            }
            if bases.is_none() && exps.is_none() && moduli.is_none() {
                // Three numbers still make a column of results.
                bases = Some(Column::from_rows(rows.clone().map(|_| base.one())));
            }
            let powers = powmod
                .run(base.operand(&bases), exp.operand(&exps), modulus.operand(&moduli))
                .map_err(|e| self.refused(chunk, rows.start, e))?;
            let modulus = modulus.cells().zip(moduli.as_ref());
            results.append(&powers, rows, giver, modulus).map_err(Failure::data)?;
        }
        Ok(results.finish())
    }

    /// Refuses exponents of more than `allowed` bits. The time tells whether there is one, no more.
    fn check_exponents(
        &self,
        chunk: &Chunk,
        first: usize,
        exps: &Column,
        allowed: usize,
    ) -> Result<(), Failure> {
        let beyond = |row: &[limb::Limb]| {
            (allowed..row.len() * LIMB_BITS)
                .step_by(LIMB_BITS)
                .fold(0, |any, from| any | limb::bits(row, from, LIMB_BITS))
        };
        match exps.rows().position(|row| beyond(row) != 0) {
            None => Ok(()),
            Some(row) => {
                let bits = limb::bit_length(exps.row(row));
                Err(self.refused(chunk, first, Error::ExponentTooLong { row, bits, allowed }))
            }
        }
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
            Term::Column { index, .. } => format!(", {}", table::display(&self.schema, *index)),
        };
        Failure::data(format_args!("{}: {}{column}: {what}", self.name, chunk.place(row)))
    }
}

/// The operand whose kind the results share: the first that is a column.
fn giver(terms: [&Term; 3]) -> &Term {
    terms.into_iter().find(|t| t.kind().is_some()).unwrap_or(terms[0])
}

/// An operand in one chunk.
enum Values<'a> {
    One(&'a [limb::Limb]),
    Each(Cells),
}

impl<'a> Values<'a> {
    fn new(term: &'a Term, chunk: &Chunk) -> Result<Values<'a>, arrow::error::ArrowError> {
        match term {
            Term::Literal { limbs } => Ok(Values::One(limbs)),
            Term::Column { index, .. } => Cells::new(chunk.batch.column(*index)).map(Values::Each),
        }
    }

    fn cells(&self) -> Option<&Cells> {
        match self {
            Values::One(_) => None,
            Values::Each(cells) => Some(cells),
        }
    }

    fn one(&self) -> &[limb::Limb] {
        match self {
            Values::One(limbs) => limbs,
            Values::Each(_) => &[],
        }
    }

    /// The bytes that the number of a row takes, at most.
    fn width(&self, row: usize) -> usize {
        match self {
            Values::One(limbs) => limbs.len() * LIMB_BYTES,
            Values::Each(cells) => cells.width(row),
        }
    }

    /// The numbers of some rows, if the operand is a column.
    fn read(&self, rows: Range<usize>, order: ByteOrder) -> Result<Option<Column>, table::BadCell> {
        self.cells().map(|cells| cells.read(rows, order)).transpose()
    }

    fn operand<'b>(&'b self, column: &'b Option<Column>) -> Operand<'b> {
        match column {
            Some(column) => Operand::Each(column),
            None => Operand::One(self.one()),
        }
    }
}

/// Cuts the rows of a chunk so that a rectangle as wide as the widest number of a part stays small:
/// a single long number must not make every row of the chunk as long.
fn parts(operands: [&Values<'_>; 3], rows: usize) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut widest) = (0, 0);
    for row in 0..rows {
        let width = operands.iter().map(|o| o.width(row)).max().unwrap_or(0);
        if row > start && widest.max(width) * (row + 1 - start) > PART_BYTES {
            parts.push(start..row);
            (start, widest) = (row, 0);
        }
        widest = widest.max(width);
    }
    if rows > start {
        parts.push(start..rows);
    }
    parts
}
