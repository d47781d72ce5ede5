//! Runs an operation: splits its rows into spans, and loads, computes and stores each span.

use alloc::vec::Vec;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{self, Access};
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::mont;

use super::Operation;
use crate::engine::block::{Block, Exponents};
use crate::engine::engines::Chosen;
use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::engine::planner::{self, Kernels};
use crate::engine::shared;
use crate::engine::spans::{Size, Span, for_each_span};
use crate::engine::stop;
use crate::engine::way::Way;
use crate::engine::work::{Value, Work};
use crate::error::Error;
use crate::values::column::{Column, room};
use crate::values::operand::{Operand, Values};
use crate::values::rows::RowsMut;
use crate::values::tables::Tables;

impl Operation<Operand<'_>> {
    /// Computes all rows, modulo prepared moduli.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`], [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not
    /// enough memory for the results, [`Error::NoInverse`] with the first row that has none, and
    /// [`Error::Stopped`] if a stop was requested ([`Stop::run`](crate::Stop::run)).
    pub fn run<'m>(self, moduli: impl Into<Context<'m>>) -> Result<Column, Error> {
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
        moduli: impl Into<Context<'m>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        let (context, out) = (moduli.into(), out.into());
        out.check_shape(self.rows_with(context)?, context.limbs())?;
        if let Operation::Inv(_) = self {
            // Nothing is written unless every row has an inverse.
            out.data.copy_from_slice(self.run(context)?.secret().as_limbs());
        } else {
            self.fill(context, out);
        }
        stop::check()
    }

    /// Computes all rows. A row whose inverse does not exist is 0 in the column; the numbers of these rows
    /// are returned with it, in order.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run`], except [`Error::NoInverse`].
    pub fn run_each<'m>(self, moduli: impl Into<Context<'m>>) -> Result<(Column, Vec<usize>), Error> {
        let context = moduli.into();
        let mut out = Column::zeros(self.rows_with(context)?, context.limbs())?.secret();
        let none = self.fill(context, &mut out);
        stop::check()?;
        Ok((out.done(), none))
    }

    /// Computes all rows, for moduli that are used only this once: one for all rows, or one per row.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run`], and [`Modulus::new`] or [`Moduli::new`] for the moduli.
    pub fn run_once<'m>(self, moduli: impl Into<Operand<'m>>) -> Result<Column, Error> {
        self.once(moduli, |context| self.run(context))
    }

    /// Like [`Operation::run_once`], but overwrites an existing column or rows.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Output`](crate::ShapeError::Output) if `out` does not have the rows of the
    /// operands and the width of the moduli; otherwise the same as [`Operation::run_once`]. After any error
    /// except [`Error::Stopped`], `out` is unchanged.
    pub fn run_once_into<'m, 'o>(
        self,
        moduli: impl Into<Operand<'m>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        let (moduli, out) = (moduli.into(), out.into());
        out.check_shape(self.rows(moduli.rows())?, moduli.limbs())?;
        self.once(moduli, |context| self.run_into(context, out))
    }

    /// Calls `f` with moduli that are used only this once, checked against the operands and prepared only as
    /// far as the operation needs. In `f` the operation can be run, or asked for its kernels
    /// ([`Operation::kernels`]).
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`], [`Modulus::new`] or [`Moduli::new`] for the moduli, and any error of `f`.
    pub fn once<'m, T>(
        self,
        moduli: impl Into<Operand<'m>>,
        f: impl FnOnce(Context<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.once_with(Features::usable(), moduli, f)
    }

    /// Same as [`Operation::once`], with the kernels chosen for a processor with these features.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::once`].
    pub fn once_with<'m, T>(
        self,
        features: Features,
        moduli: impl Into<Operand<'m>>,
        f: impl FnOnce(Context<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let moduli = moduli.into();
        // Errors are reported before moduli are prepared.
        let rows = self.rows(moduli.rows())?;
        match moduli.0 {
            Values::One(m) if rows == 1 => f((&Modulus::unprepared(m, features)?).into()),
            Values::One(m) => f((&Modulus::with_features(m, features)?).into()),
            Values::Each(m) => f((&Moduli::sorted(m.to_column().secret(), features)?).into()),
        }
    }

    /// Computes all rows by the given method if the operation has it, and like [`Operation::run`] otherwise.
    /// For measurements.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run`].
    pub fn run_by<'m>(self, moduli: impl Into<Context<'m>>, way: Way) -> Result<Column, Error> {
        let context = moduli.into();
        if let Operation::Inv(_) = self {
            return self.run(context);
        }
        let mut out = Column::zeros(self.rows_with(context)?, context.limbs())?.secret();
        self.fill_by(context, &mut out, Some(way));
        stop::check()?;
        Ok(out.done())
    }

    /// Computes all rows into `out`, which has as many rows. Rows without a result are 0; their numbers are
    /// returned in order.
    pub(crate) fn fill<'o>(self, context: Context<'_>, out: impl Into<RowsMut<'o>>) -> Vec<usize> {
        self.fill_by(context, out, None)
    }

    /// The same by the given method, or by the cheapest.
    fn fill_by<'o>(self, context: Context<'_>, out: impl Into<RowsMut<'o>>, way: Option<Way>) -> Vec<usize> {
        let out = out.into();
        // Without rows, no memory has been allocated for the width, which may be any number.
        if out.is_empty() {
            return Vec::new();
        }
        if let Some(addition) = self.as_addition(context) {
            addition.fill(out);
            return Vec::new();
        }
        let limbs = out.limbs();
        if let (Operation::Pow(_, exp, _), Some(tables)) = (self, self.tables()) {
            multi_exp(context, tables, &[exp], out);
            return Vec::new();
        }
        if let Operation::Pow(base, exp, options) = self {
            if let Some(tables) = self.tables_for(context, out.len(), way) {
                multi_exp(context, &tables, &[exp], out);
                return Vec::new();
            }
            let exponents = options.exponents(&exp);
            let size = Size::Power(options.task(&exp, exponents, way));
            for_each_span(context, out.data, limbs, size, |span, work, out| {
                let operands = (base, exp, exponents);
                match (span.single, span.rows.len()) {
                    (false, _) => powers::<lanes::Plan>(context, span, operands, out, limbs, work),
                    (true, 2) => powers::<mont::Pair>(context, span, operands, out, limbs, work),
                    (true, _) => powers::<mont::Plan>(context, span, operands, out, limbs, work),
                }
            });
            return Vec::new();
        }
        let none = for_each_span(context, out.data, limbs, self.size(), |span, work, out| {
            let block = Block::new(context, span, work);
            let mut none = Vec::new();
            let x = self.compute(&block, work, &mut none);
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

    /// Computes the rows of a block: plain numbers below the moduli. Rows without a result are added to
    /// `none`.
    fn compute(self, block: &Block<'_>, work: &mut Work, none: &mut Vec<usize>) -> Value {
        let mut x = match self {
            // One plain factor and one in Montgomery form give a plain product. The factor to convert is the
            // one that is the same in all rows, or that must be reduced anyway.
            Operation::Mul(x, y) => {
                let first = x.rows().is_none() && y.rows().is_some() || x.limbs() > y.limbs();
                let (plain, mont) = if first { (y, x) } else { (x, y) };
                let (mut x, y) = (block.load_plain(plain, work), block.load(mont, work));
                block.mul(&mut x, &y, work);
                work.recycle(y);
                x
            }
            Operation::Sqr(x) if block.is_near(x) => {
                let mut x = block.load_reduced(x, work);
                block.sqr(&mut x, work);
                block.to_mont(&mut x, work);
                x
            }
            Operation::Sqr(x) => return Operation::Mul(x, x).compute(block, work, none),
            Operation::Add(x, y) | Operation::Sub(x, y) => {
                let (mut x, y) = (block.load_reduced(x, work), block.load_reduced(y, work));
                match self {
                    Operation::Add(..) => block.add(&mut x, &y),
                    _ => block.sub(&mut x, &y),
                }
                work.recycle(y);
                x
            }
            Operation::Neg(x) => {
                let mut x = block.load_reduced(x, work);
                block.neg(&mut x, work);
                x
            }
            Operation::Inv(x) => {
                let mut x = block.load(x, work);
                none.extend(block.inv(&mut x, work));
                block.from_mont(&mut x, work);
                return x;
            }
            Operation::Pow(..) => unreachable!("powers have spans of their own"),
        };
        block.reduce(&mut x, work);
        x
    }

    /// Makes tables of the base if that is the given method, or the cheapest. Returns `None` if there is not
    /// enough memory for them; then another method is used.
    fn tables_for(self, context: Context<'_>, rows: usize, way: Option<Way>) -> Option<Tables> {
        let (Operation::Pow(base, exp, options), Context::One(modulus)) = (self, context) else {
            return None;
        };
        if !self.may_have_tables(context) {
            return None;
        }
        let cheapest = || {
            let kernels = Kernels::new(context, modulus.plan, limb::bit_length(&modulus.odd));
            self.ways(context, &kernels, rows, planner::threads()).first().map(|(way, _)| *way)
        };
        match way.or_else(cheapest) {
            Some(Way::Tables { memory }) => {
                tables_of(base, modulus, options.bits(&exp), options.public, memory).ok()
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
    Operation::Mul(bases, Operand::ONE).fill(modulus.into(), &mut reduced);
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
