//! The powers of some rows: nulls give nulls, and what becomes of rows that cannot be computed.

use std::hash::Hasher;
use std::ops::Range;

use arrow_array::{ArrayRef, UInt32Array};
use arrow_schema::ArrowError;
use arrow_select::take::take;
use limbwise::limbs::{self as limb, LIMB_BITS};
use limbwise::{Column, Context, Error};
use twox_hash::XxHash64;

use super::plan::{BASE, EXP, MODULUS, Plan};
use crate::exit::Failure;
use crate::table::{self, BadCell, Cells, Chunk, Compute, Numbers, OnError, ResultColumn, Values};
use crate::tally::{BadRow, Tally};

const ZERO_MODULUS: &str = "the modulus is 0; expected at least 1";

impl Compute for Plan {
    fn operands<'a>(&'a self, chunk: &'a Chunk) -> Result<Box<dyn table::Operands + 'a>, Failure> {
        let [base, exp, modulus] = &self.terms;
        let values = |term| Values::new(term, chunk).map_err(Failure::data);
        let values = [values(base)?, values(exp)?, values(modulus)?];
        Ok(Box::new(Operands { plan: self, chunk, values }))
    }
}

/// The operands of a chunk.
struct Operands<'a> {
    plan: &'a Plan,
    chunk: &'a Chunk,
    values: [Values<'a>; 3],
}

impl table::Operands for Operands<'_> {
    fn parts(&self) -> Vec<Range<usize>> {
        table::parts(&self.values, self.chunk.batch.num_rows())
    }

    fn checksum(&self, rows: Range<usize>) -> u64 {
        let mut sum = XxHash64::with_seed(0);
        for values in &self.values {
            values.sum(rows.clone(), &mut sum);
        }
        sum.finish()
    }

    fn read(&self, rows: Range<usize>) -> Result<Box<dyn table::Part + '_>, Failure> {
        let nullable = self.cells().any(Cells::has_nulls);
        let mut computable: Vec<usize> =
            rows.clone().filter(|row| !nullable || !self.cells().any(|cells| cells.is_null(*row))).collect();
        let mut bad = Vec::new();
        let outcome = self.numbers(&rows, &computable);
        let (picked, numbers) = match outcome {
            Err(Wrong::Cell(operand, cell)) if self.plan.on_error == OnError::Fail => {
                let row = self.bad_row(operand, &cell);
                return Err(Failure::data(format_args!("{}: {row}", self.plan.name)));
            }
            Err(Wrong::Cell(..)) => {
                computable.retain(|row| match self.check(*row) {
                    Ok(()) => true,
                    Err((operand, cell)) => {
                        bad.push((*row, self.bad_row(operand, &cell)));
                        false
                    }
                });
                self.numbers(&rows, &computable).map_err(|wrong| self.failure(wrong))?
            }
            outcome => outcome.map_err(|wrong| self.failure(wrong))?,
        };
        Ok(Box::new(Part { operands: self, rows, computable, bad, picked, numbers }))
    }
}

/// Why numbers cannot be had.
enum Wrong {
    /// A cell of this operand, its place among the three.
    Cell(usize, BadCell),
    /// Not for any row.
    Whole(ArrowError),
}

/// The values of rows that were picked, if not all of a range, and their numbers.
type Picked<'a> = (Option<[Values<'a>; 3]>, [Numbers<'a>; 3]);

impl<'a> Operands<'a> {
    fn cells(&self) -> impl Iterator<Item = &Cells> {
        self.values.iter().filter_map(Values::cells)
    }

    /// The numbers of the rows `computable` of `rows`, which all can be computed with.
    fn numbers(&self, rows: &Range<usize>, computable: &[usize]) -> Result<Picked<'a>, Wrong> {
        if computable.len() == rows.len() {
            let numbers = self.read_all(&self.values, rows.clone(), |i| rows.start + i)?;
            return Ok((None, numbers));
        }
        // A chunk has far fewer rows than 2^32.
        let places: UInt32Array = computable.iter().map(|row| Some(*row as u32)).collect();
        let [base, exp, modulus] = &self.values;
        let pick = |values: &Values<'a>| values.take(&places).map_err(Wrong::Whole);
        let picked = [pick(base)?, pick(exp)?, pick(modulus)?];
        let numbers = self.read_all(&picked, 0..computable.len(), |i| computable[i])?;
        Ok((Some(picked), numbers))
    }

    /// The numbers of the rows `rows` of `values`; `place` gives the row of the chunk for each, counted from 0.
    fn read_all(
        &self,
        values: &[Values<'a>; 3],
        rows: Range<usize>,
        place: impl Fn(usize) -> usize,
    ) -> Result<[Numbers<'a>; 3], Wrong> {
        let read = |operand: usize| {
            let numbers = values[operand].read(rows.clone(), self.plan.reading);
            numbers
                .map_err(|cell| Wrong::Cell(operand, BadCell { row: place(cell.row - rows.start), ..cell }))
        };
        let numbers = [read(BASE)?, read(EXP)?, read(MODULUS)?];
        for operand in [EXP, MODULUS] {
            let Some(all) = numbers[operand].rows() else { continue };
            if let Some((i, what)) = (0..all.len()).find_map(|i| Some((i, self.wrong(operand, all.row(i))?)))
            {
                return Err(Wrong::Cell(operand, BadCell::new(place(i), what)));
            }
        }
        Ok(numbers)
    }

    /// What is wrong with the number of an operand, if anything is.
    fn wrong(&self, operand: usize, number: &[limb::Limb]) -> Option<String> {
        match (operand, self.plan.exp_bits) {
            (MODULUS, _) if number.iter().all(|limb| *limb == 0) => Some(ZERO_MODULUS.into()),
            (EXP, Some(allowed)) if limb::bits_from(number, allowed) != 0 => {
                Some(format!("an exponent of more than the {allowed} bits that --exp-bits allows"))
            }
            _ => None,
        }
    }

    /// Whether one row can be computed.
    fn check(&self, row: usize) -> Result<(), (usize, BadCell)> {
        for (operand, values) in self.values.iter().enumerate() {
            let numbers = values.read(row..row + 1, self.plan.reading).map_err(|cell| (operand, cell))?;
            let all = numbers.rows();
            if let Some(what) = all.and_then(|all| self.wrong(operand, all.row(0))) {
                return Err((operand, BadCell::new(row, what)));
            }
        }
        Ok(())
    }

    fn bad_row(&self, operand: usize, cell: &BadCell) -> BadRow {
        let place = self.chunk.place(cell.row);
        let column = match &self.plan.terms[operand] {
            table::Term::Literal { .. } => None,
            table::Term::Column { index, .. } => Some(self.plan.schema.field(*index).name().clone()),
        };
        BadRow { row: place.row, line: place.line, column, reason: cell.what.clone() }
    }

    fn failure(&self, wrong: Wrong) -> Failure {
        match wrong {
            Wrong::Cell(operand, cell) => Failure::data(self.bad_row(operand, &cell)),
            Wrong::Whole(e) => Failure::data(format_args!("{}: {e}", self.plan.name)),
        }
    }
}

/// Rows of a chunk as numbers.
struct Part<'a> {
    operands: &'a Operands<'a>,
    rows: Range<usize>,
    /// The rows that have numbers.
    computable: Vec<usize>,
    /// The rows that cannot be computed; what is neither of the two has a null.
    bad: Vec<(usize, BadRow)>,
    /// The values of the rows that have numbers, if not all have.
    picked: Option<[Values<'a>; 3]>,
    /// Their numbers.
    numbers: [Numbers<'a>; 3],
}

impl table::Part for Part<'_> {
    /// Products by the bits of the exponent, of the squared length of the modulus each; then what reading and writing take.
    fn cost(&self, row: usize) -> f64 {
        let i = match self.picked {
            None => Ok(row - self.rows.start),
            Some(_) => self.computable.binary_search(&row),
        };
        let Ok(i) = i else { return 1.0 };
        let [base, exp, modulus] = &self.numbers;
        let plan = self.operands.plan;
        let bits = match plan.exp_bits {
            _ if plan.is_public => limb::bit_length(exp.row(i)),
            bits => bits.unwrap_or(exp.limbs() * LIMB_BITS),
        };
        // The lengths of moduli are public.
        let limbs = limb::bit_length(modulus.row(i)).div_ceil(LIMB_BITS) as f64 + 2.0;
        (bits as f64 + 16.0) * limbs * limbs + base.limbs() as f64 * limbs
    }

    fn look(&self, rows: Range<usize>) -> Tally {
        let some = self.computable(&rows);
        let bad: Vec<_> = self.bad.iter().filter(|(row, _)| rows.contains(row)).collect();
        let mut tally = Tally { rows: rows.len() as u64, ..Tally::default() };
        tally.null_rows = (rows.len() - some.len() - bad.len()) as u64;
        bad.into_iter().for_each(|(_, bad)| tally.bad(bad.clone(), self.operands.plan.all_bad));
        // By their lengths, which are public as their trailing zeros are.
        let mut count = |modulus: &[limb::Limb], rows| {
            tally.moduli(limb::bit_length(modulus), rows);
            tally.even_moduli += if modulus.first().is_some_and(|low| low & 1 == 0) { rows } else { 0 };
        };
        match &self.numbers[MODULUS] {
            _ if some.is_empty() => {}
            Numbers::One(modulus) => count(modulus.as_limbs(), some.len() as u64),
            Numbers::Each(_) => some.for_each(|row| count(self.numbers[MODULUS].row(row), 1)),
        }
        tally
    }

    fn results(&self, rows: Range<usize>) -> Result<(ArrayRef, Tally), Failure> {
        let some = self.computable(&rows);
        let mut tally = self.look(rows.clone());
        let results = self.powers(some.clone(), &mut tally)?;
        if some.len() == rows.len() {
            return Ok((results, tally));
        }
        let mut next = self.computable[some].iter().zip(0u32..).peekable();
        let places: UInt32Array =
            rows.map(|row| next.next_if(|(computable, _)| **computable == row).map(|(_, i)| i)).collect();
        Ok((take(&results, &places, None).map_err(Failure::data)?, tally))
    }
}

impl Part<'_> {
    /// The places of some rows among those that have numbers.
    fn computable(&self, rows: &Range<usize>) -> Range<usize> {
        let place = |row| self.computable.partition_point(|computable| *computable < row);
        place(rows.start)..place(rows.end)
    }

    /// The powers of some of the rows that have numbers, counted among these.
    fn powers(&self, some: Range<usize>, tally: &mut Tally) -> Result<ArrayRef, Failure> {
        let plan = self.operands.plan;
        let mut column = ResultColumn::new(plan.result, plan.reading);
        if some.is_empty() {
            return Ok(column.finish());
        }
        let refused = |e: Error| Failure::data(format_args!("{}: {e}", plan.name));
        let [base, exp, modulus] = &self.numbers;
        // Three numbers still make a column of results.
        let repeated = match [base, exp, modulus] {
            [Numbers::One(base), Numbers::One(_), Numbers::One(_)] => {
                let rows = some.clone().map(|_| base.as_limbs());
                Some(Column::from_rows(rows).map_err(|e| refused(e.into()))?)
            }
            _ => None,
        };
        let exp_bits = plan.exp_bits.unwrap_or(exp.limbs() * LIMB_BITS);
        let fixed = match exp {
            Numbers::Each(_) => plan.fixed_base(self.rows.len(), exp_bits).map_err(refused)?,
            Numbers::One(_) => None,
        };
        let bases = match (&repeated, fixed) {
            (Some(column), _) => column.into(),
            (None, Some(fixed)) => fixed,
            (None, None) => base.operand(some.clone()),
        };
        let exps = exp.operand(some.clone());
        let operation = plan.powmod.operation(bases, exps);
        let run = |moduli: Context<'_>| Ok((operation.kernels(moduli)?, operation.run(moduli)?));
        let powers = match &plan.modulus {
            Some(modulus) => run(modulus.into()),
            None => operation.once(modulus.operand(some.clone()), run),
        };
        let (kernels, powers) = powers.map_err(refused)?;
        tally.kernels.extend(kernels);
        let (values, cells) = match &self.picked {
            Some(picked) => (picked, some.clone()),
            None => (&self.operands.values, self.rows.start + some.start..self.rows.start + some.end),
        };
        let giver = [BASE, MODULUS, EXP].into_iter().find_map(|operand| values[operand].cells());
        let moduli = modulus.rows().map(|moduli| moduli.range(some.clone()));
        column.append(&powers, cells, giver, values[MODULUS].cells().zip(moduli)).map_err(Failure::data)?;
        Ok(column.finish())
    }
}
