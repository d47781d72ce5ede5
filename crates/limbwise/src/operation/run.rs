//! Runs an operation: splits its rows into spans, and loads, computes and stores each span.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{self, Access};
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::mont;

use super::Operation;
use super::compute::Compute;
use crate::engine::block::{Block, Exponents};
use crate::engine::engines::Chosen;
use crate::engine::method::Method;
use crate::engine::moduli::{Context, Modulus};
use crate::engine::modulo::Modulo;
use crate::engine::planner::{self, Kernels};
use crate::engine::shared;
use crate::engine::spans::{Size, Span, for_each_span};
use crate::engine::stop;
use crate::engine::work::{Value, Work};
use crate::error::Error;
use crate::values::column::{Column, room};
use crate::values::operand::Operand;
use crate::values::rows::RowsMut;
use crate::values::tables::Tables;

impl Operation<Operand<'_>> {
    /// Computes all rows. Errors are reported before moduli are prepared.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`]; [`Error::Modulus`] with the first row whose modulus is invalid,
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the results,
    /// [`Error::NoInverse`] with the first row that has none, and [`Error::Stopped`] if a stop was requested
    /// ([`Stop::run`](crate::Stop::run)).
    pub fn run<'m>(self, moduli: impl Into<Modulo<'m>>) -> Result<Column, Error> {
        let (out, none) = self.run_each(moduli)?;
        match none.first() {
            None => Ok(out),
            Some(row) => {
                drop(out.secret());
                Err(Error::NoInverse { row: *row })
            }
        }
    }

    /// Like [`Operation::run`], but overwrites an existing column or rows.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Output`](crate::ShapeError::Output) if `out` does not have the rows of the
    /// operands and the width of the moduli; otherwise the same as [`Operation::run`]. After any error except
    /// [`Error::Stopped`], `out` is unchanged.
    pub fn run_into<'m, 'o>(
        self,
        moduli: impl Into<Modulo<'m>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        let (moduli, out) = (moduli.into(), out.into());
        let rows = self.rows_with(&moduli)?;
        out.check_shape(rows, moduli.limbs())?;
        moduli.prepare(rows, |context| {
            self.check_tables(context)?;
            if self.kind().is_partial() {
                // Nothing is written unless every row has a result.
                out.data.copy_from_slice(self.run(context)?.secret().as_limbs());
            } else {
                self.fill(context, out);
            }
            stop::check()
        })
    }

    /// Computes all rows. A row whose inverse does not exist is 0 in the column; the numbers of these rows
    /// are returned with it, in order.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run`], except [`Error::NoInverse`].
    pub fn run_each<'m>(self, moduli: impl Into<Modulo<'m>>) -> Result<(Column, Vec<usize>), Error> {
        let moduli = moduli.into();
        let rows = self.rows_with(&moduli)?;
        moduli.prepare(rows, |context| {
            self.check_tables(context)?;
            let mut out = Column::zeros(rows, context.limbs())?.secret();
            let none = self.fill(context, &mut out);
            stop::check()?;
            Ok((out.done(), none))
        })
    }

    /// Computes all rows into `out`, which has as many rows. Rows without a result are 0; their numbers are
    /// returned in order.
    pub(crate) fn fill<'o>(&self, context: Context<'_>, out: impl Into<RowsMut<'o>>) -> Vec<usize> {
        let out = out.into();
        // Without rows, no memory has been allocated for the width, which may be any number.
        if out.is_empty() {
            return Vec::new();
        }
        if let Some((base, exp)) = self.as_power() {
            self.fill_powers(*base, *exp, context, out);
            return Vec::new();
        }
        if let Some(addition) = self.as_addition(context) {
            addition.fill(out);
            return Vec::new();
        }
        let limbs = out.limbs();
        let none = for_each_span(context, out.data, limbs, self.size(), |span, work, out| {
            let block = Block::new(context, span, work);
            let (x, mut none) = self.compute(&block, work);
            block.store(x, out, limbs, work);
            for row in &mut none {
                out[*row * limbs..][..limbs].fill(0);
                *row = block.rows().at(*row);
            }
            block.leave(work);
            none
        });
        let mut none: Vec<usize> = none.into_iter().flatten().collect();
        none.sort_unstable();
        none
    }

    /// Computes the rows of a block: plain numbers below the moduli. Returns the rows without a result, too.
    fn compute(&self, block: &Block<'_>, work: &mut Work) -> (Value, Vec<usize>) {
        let (x, y) = (self.x, self.y.unwrap_or(self.x));
        match self.kind.row().compute {
            Compute::Plain(of) | Compute::Sum { block: of, .. } => {
                let mut x = of(block, x, y, work);
                block.reduce(&mut x, work);
                (x, Vec::new())
            }
            Compute::Formula { block: of, .. } => {
                let mut x = block.load(x, work);
                let y = self.y.map(|y| block.load(y, work));
                let mut none = Vec::new();
                of(block, &mut x, y.as_ref().unwrap_or(&Value::default()), work, &mut none);
                if let Some(y) = y {
                    work.recycle(y);
                }
                block.from_mont(&mut x, work);
                (x, none)
            }
            Compute::Power => unreachable!("powers have spans of their own"),
        }
    }

    /// Computes powers into `out`.
    fn fill_powers(&self, base: Operand<'_>, exp: Operand<'_>, context: Context<'_>, out: RowsMut<'_>) {
        if let Some(tables) = self.tables() {
            return multi_exp(context, tables, &[exp], out);
        }
        if let Some(tables) = self.tables_for(base, exp, context, out.len()) {
            return multi_exp(context, &tables, &[exp], out);
        }
        let limbs = out.limbs();
        let operands = (base, exp, self.options.exponents(&exp));
        for_each_span(context, out.data, limbs, self.size(), |span, work, out| {
            match (span.single, span.rows.len()) {
                (false, _) => powers::<lanes::Plan>(context, span, operands, out, limbs, work),
                (true, 2) => powers::<mont::Pair>(context, span, operands, out, limbs, work),
                (true, _) => powers::<mont::Plan>(context, span, operands, out, limbs, work),
            }
        });
    }

    /// Makes tables of the base if that is the given method, or the cheapest. Returns `None` if there is not
    /// enough memory for them; then another method is used.
    fn tables_for(
        &self,
        base: Operand<'_>,
        exp: Operand<'_>,
        context: Context<'_>,
        rows: usize,
    ) -> Option<Tables> {
        let Context::One(modulus) = context else { return None };
        if !self.may_have_tables(context) {
            return None;
        }
        let cheapest = || {
            let kernels = Kernels::new(context, modulus.plan, limb::bit_length(&modulus.odd));
            self.methods(context, &kernels, rows, planner::threads()).first().map(|(method, _)| *method)
        };
        match self.options.method.or_else(cheapest) {
            Some(Method::Tables { memory }) => {
                tables_of(base, modulus, self.options.bits(exp.limbs()), self.options.public, memory).ok()
            }
            _ => None,
        }
    }
}

/// Makes fixed-base tables, one per base.
///
/// # Errors
///
/// Returns [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for them, or
/// even for one number per exponent bit.
pub(crate) fn tables_of(
    bases: Operand<'_>,
    modulus: &Modulus,
    exp_bits: usize,
    public: bool,
    memory: usize,
) -> Result<Tables, Error> {
    // One squaring per bit, however many of the powers the tables keep.
    room(exp_bits, modulus.limbs())?;
    let mut reduced = Column::zeros(bases.rows().unwrap_or(1), modulus.limbs())?.secret();
    Operation::mulmod(bases, Operand::ONE).fill(modulus.into(), &mut reduced);
    let access = if public { Access::Public } else { Access::Secret };
    let comb = modulus.plan.comb(exp_bits, reduced.len(), access, memory);
    shared::tables(modulus, reduced, comb, access)
}

/// Computes products of powers of fixed bases.
pub(crate) fn multi_exp(context: Context<'_>, tables: &Tables, exps: &[Operand<'_>], out: RowsMut<'_>) {
    let limbs = out.limbs();
    // The powers, and the entries looked up for them.
    for_each_span(context, out.data, limbs, Size::Streamed { values: 2 }, |span, work, out| {
        let block = Block::<lanes::Plan>::new(context, span, work);
        let x = block.pow_shared(tables, exps, work);
        block.store(x, out, limbs, work);
        block.leave(work);
    });
}

/// Computes the powers of the rows of a span with the given engine.
fn powers<E: Chosen>(
    context: Context<'_>,
    span: Span<'_>,
    (base, exp, exponents): (Operand<'_>, Operand<'_>, Exponents<'_>),
    out: &mut [Limb],
    limbs: usize,
    work: &mut Work,
) {
    let block = Block::<E>::new(context, span, work);
    let mut x = block.load(base, work);
    block.pow(&mut x, exp, exponents, work);
    block.from_mont(&mut x, work);
    block.store(x, out, limbs, work);
    block.leave(work);
}

#[cfg(test)]
mod tests {
    use limbwise_kernels::cpu::Features;

    use super::*;
    use crate::operation::kind::Kind;
    use crate::operation::powmod::Powmod;

    /// A modulus prepared for one row also works for any number of rows, for products of powers and for
    /// tables of a base.
    #[test]
    fn a_modulus_that_serves_one_row_serves_others() {
        let x = Column::parse(["2", "3", "5", "0"]).unwrap();
        let e = Column::parse(["10", "20", "1", "7"]).unwrap();
        let public = Powmod::new().public_exponent();
        for modulus in [1u64, 3, 1_000_003, 1 << 40, 12, u64::MAX] {
            let prepared = Modulus::new(modulus).unwrap();
            let unprepared = Modulus::unprepared(modulus.into(), Features::usable()).unwrap();
            for (kind, options) in Kind::ALL.iter().flat_map(|kind| [(*kind, Powmod::new()), (*kind, public)])
            {
                for [x, e] in [[Operand::from(7u64), 5u64.into()], [(&x).into(), (&e).into()]] {
                    let mut operands = [x, e].into_iter();
                    let next = |_| operands.next().ok_or(());
                    let operation = Operation::try_from_fn(kind, next).unwrap().with(options);
                    let expected = operation.run_each(&prepared).unwrap();
                    assert_eq!(operation.run_each(&unprepared).unwrap(), expected);
                    if x.rows().is_none() {
                        assert_eq!(operation.run_each(modulus).unwrap(), expected);
                    }
                }
            }
            let product = |m: &Modulus| m.multi_exp(&x, &e, public).unwrap();
            assert_eq!(product(&unprepared), product(&prepared));
            let power = |m: &Modulus| {
                let tables = tables_of(7u64.into(), m, 64, false, 1 << 20).unwrap();
                let mut out = Column::zeros(e.len(), 1).unwrap();
                multi_exp(m.into(), &tables, &[(&e).into()], (&mut out).into());
                out
            };
            assert_eq!(power(&unprepared), power(&prepared));
        }
    }
}
