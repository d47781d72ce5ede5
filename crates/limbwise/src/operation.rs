//! An operation as a value: what is computed in each row, of which operands.
//!
//! Rust, Python, C and the command all run an [`Operation`], cut it into parts, and ask it for the kernels that
//! compute it. `operations.rs` and `powmod.rs` write the functions and methods that run one at once. `engine` is
//! beneath.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::Access;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::{lanes, mont};

use crate::column::{Column, room};
use crate::engine::addition::Addition;
use crate::engine::block::{Block, Exponents};
use crate::engine::engines::{Engine, SlidingWindow, Stop};
use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::engine::planner::{self, Kernels, Task};
use crate::engine::shared;
use crate::engine::spans::{Size, for_each_span, spans};
use crate::engine::work::{Value, Work};
use crate::error::{Error, Role, ShapeError, TableError};
use crate::operand::{Operand, Values};
use crate::plan::{Part, Plan};
use crate::rows::RowsMut;
use crate::tables::Tables;
use crate::way::Way;

/// What is computed in each row, with its operands: each one value or a number for each row.
///
/// The functions of this crate, such as [`mulmod`](crate::mulmod), are operations that run at once. A value of this type can be
/// checked first, cut into parts ([`Operation::range`]), and told what will compute it ([`Operation::kernels`]).
///
/// ```
/// use limbwise::{Column, Modulus, Operation};
///
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let (x, y) = (Column::parse(["3", "1000000000"])?, Column::parse(["10", "20"])?);
/// let product = Operation::Mul((&x).into(), (&y).into());
/// assert_eq!(product.run(&modulus)?.to_decimal(), ["30", "999999867"]);
/// assert_eq!(product.range(0..1).run(&modulus)?.to_decimal(), ["30"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// Operands can be of another type for as long as they are on their way to be [`Operand`]s: see [`Operation::try_map`].
#[derive(Clone, Copy, Debug)]
pub enum Operation<'a, T = Operand<'a>> {
    /// `x^e`.
    Pow(T, T, PowOptions<'a>),
    /// `x y`.
    Mul(T, T),
    /// `x^2`.
    Sqr(T),
    /// `x + y`.
    Add(T, T),
    /// `x - y`.
    Sub(T, T),
    /// `-x`.
    Neg(T),
    /// `x^-1`.
    Inv(T),
}

/// How exponents are taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct PowOptions<'s> {
    /// The most bits that an exponent has; `None` for as many as its operand is wide. It decides the running time of secret
    /// exponents.
    pub exp_bits: Option<usize>,
    /// Whether the exponents are public: their values may show in the running time.
    pub public: bool,
    /// Has the operation end with [`Error::Stopped`] soon after a stop is requested, in the middle of a power too.
    pub stop: Option<&'s Stop>,
}

impl PowOptions<'_> {
    /// That no stop has been requested. What was computed before is complete then: a request is never taken back.
    pub(crate) fn check_stop(self) -> Result<(), Error> {
        if self.stop.is_some_and(Stop::is_requested) { Err(Error::Stopped) } else { Ok(()) }
    }

    fn bits(self, exp: &Operand<'_>) -> usize {
        self.exp_bits.unwrap_or(exp.limbs() * LIMB_BITS)
    }

    pub(crate) fn exponents<'e>(self, exp: &'e Operand<'_>) -> Exponents<'e> {
        match &exp.0 {
            _ if !self.public => Exponents::Secret { bits: self.bits(exp) },
            Values::One(e) => {
                Exponents::Shared(exp.windows().unwrap_or_else(|| SlidingWindow::new(e.as_limbs())))
            }
            Values::Each(_) => Exponents::Public,
        }
    }

    /// What the powers take, to be computed in a way.
    fn task(self, exp: &Operand<'_>, exponents: Exponents<'_>, way: Option<Way>) -> Task {
        Task { steps: exponents.steps(self.bits(exp)), way }
    }

    /// The same where a base has tables, which are made for so many bits and no more.
    fn of_base(self, base: Operand<'_>) -> Self {
        let most = base.tables().map(|tables| tables.comb.exp_bits());
        PowOptions { exp_bits: self.exp_bits.into_iter().chain(most).min(), ..self }
    }

    /// That no exponent is longer than has been announced. All bits above are looked at, whatever they are.
    ///
    /// # Errors
    ///
    /// [`Error::ExponentTooLong`] with the first row that is.
    pub fn check(self, exp: Operand<'_>) -> Result<(), Error> {
        let allowed = self.bits(&exp);
        if allowed >= exp.limbs() * LIMB_BITS {
            return Ok(());
        }
        match (0..exp.rows().unwrap_or(1)).find(|row| limb::bits_from(exp.row(*row), allowed) != 0) {
            None => Ok(()),
            Some(row) => Err(Error::ExponentTooLong { row, allowed }),
        }
    }
}

impl<'a, T> Operation<'a, T> {
    /// What the operands are called.
    #[must_use]
    pub fn roles(&self) -> [Role; 2] {
        match self {
            Operation::Pow(..) => [Role::Base, Role::Exponent],
            _ => [Role::Left, Role::Right],
        }
    }

    /// The first operand, and the second if there is one.
    #[must_use]
    pub fn operands(self) -> (T, Option<T>) {
        match self {
            Operation::Pow(x, y, _) | Operation::Mul(x, y) | Operation::Add(x, y) | Operation::Sub(x, y) => {
                (x, Some(y))
            }
            Operation::Sqr(x) | Operation::Neg(x) | Operation::Inv(x) => (x, None),
        }
    }

    /// The operation on borrowed operands.
    pub fn as_ref(&self) -> Operation<'a, &T> {
        match self {
            Operation::Pow(x, e, options) => Operation::Pow(x, e, *options),
            Operation::Mul(x, y) => Operation::Mul(x, y),
            Operation::Sqr(x) => Operation::Sqr(x),
            Operation::Add(x, y) => Operation::Add(x, y),
            Operation::Sub(x, y) => Operation::Sub(x, y),
            Operation::Neg(x) => Operation::Neg(x),
            Operation::Inv(x) => Operation::Inv(x),
        }
    }

    /// The operation on operands that can be changed.
    pub fn as_mut(&mut self) -> Operation<'a, &mut T> {
        match self {
            Operation::Pow(x, e, options) => Operation::Pow(x, e, *options),
            Operation::Mul(x, y) => Operation::Mul(x, y),
            Operation::Sqr(x) => Operation::Sqr(x),
            Operation::Add(x, y) => Operation::Add(x, y),
            Operation::Sub(x, y) => Operation::Sub(x, y),
            Operation::Neg(x) => Operation::Neg(x),
            Operation::Inv(x) => Operation::Inv(x),
        }
    }

    /// The operation on what `f` makes of the operands, the first first.
    ///
    /// # Errors
    ///
    /// The first error of `f`.
    pub fn try_map<U, E>(self, mut f: impl FnMut(Role, T) -> Result<U, E>) -> Result<Operation<'a, U>, E> {
        let [first, second] = self.roles();
        Ok(match self {
            Operation::Pow(x, e, options) => Operation::Pow(f(first, x)?, f(second, e)?, options),
            Operation::Mul(x, y) => Operation::Mul(f(first, x)?, f(second, y)?),
            Operation::Sqr(x) => Operation::Sqr(f(first, x)?),
            Operation::Add(x, y) => Operation::Add(f(first, x)?, f(second, y)?),
            Operation::Sub(x, y) => Operation::Sub(f(first, x)?, f(second, y)?),
            Operation::Neg(x) => Operation::Neg(f(first, x)?),
            Operation::Inv(x) => Operation::Inv(f(first, x)?),
        })
    }

    /// As [`Operation::try_map`], where nothing can go wrong.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> Operation<'a, U> {
        let mapped = self.try_map(|_, operand| Ok::<U, core::convert::Infallible>(f(operand)));
        mapped.unwrap_or_else(|never| match never {})
    }

    /// The rows of the result, from those that `rows` finds each operand to have, if it has a number of its own, and those of the moduli.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Rows`] if they differ.
    pub fn agreed_rows(
        &self,
        rows: impl Fn(&T) -> Option<usize>,
        moduli: Option<usize>,
    ) -> Result<usize, ShapeError> {
        let [first, second] = self.roles();
        let (x, y) = self.as_ref().operands();
        agreed_rows([(first, rows(x)), (second, y.and_then(rows)), (Role::Modulus, moduli)])
    }
}

impl<'a> Operation<'a> {
    /// The rows of the result, for so many rows of moduli, or one modulus for all.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Rows`] if columns have different numbers of rows, [`Error::ExponentTooLong`] if an exponent is longer than was
    /// announced.
    pub fn rows(self, moduli: Option<usize>) -> Result<usize, Error> {
        let rows = self.agreed_rows(Operand::rows, moduli)?;
        if let Operation::Pow(base, exp, options) = self {
            options.of_base(base).check(exp)?;
        }
        Ok(rows)
    }

    /// The same for prepared moduli, which have to be those of tables.
    fn rows_with(self, context: Context<'_>) -> Result<usize, Error> {
        let rows = self.rows(context.rows())?;
        match self {
            Operation::Pow(base, ..) if base.tables().is_some_and(|tables| !context.has_tables(tables)) => {
                Err(TableError::OtherModulus.into())
            }
            _ => Ok(rows),
        }
    }

    /// The tables that powers are read from. Those for public exponents do not serve others.
    fn tables(self) -> Option<&'a Tables> {
        match self {
            Operation::Pow(base, _, options) => {
                base.tables().filter(|tables| options.public || tables.access == Access::Secret)
            }
            _ => None,
        }
    }

    /// The same operation on some of the rows; one value for all rows stays what it is.
    ///
    /// # Panics
    ///
    /// If an operand has a value for each row and no such rows.
    #[must_use]
    pub fn range(self, rows: Range<usize>) -> Operation<'a> {
        self.map(|operand| operand.range(rows.clone()))
    }

    /// Computes all rows, modulo prepared moduli.
    ///
    /// # Errors
    ///
    /// As [`Operation::rows`], [`ShapeError::TooLarge`] if there is no memory for the results, [`Error::NoInverse`] with the first
    /// row that has none, and [`Error::Stopped`] if a stop was requested by [`PowOptions::stop`].
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

    /// The same into a column or rows that are there already; all is overwritten.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Output`] if `out` has not the rows of the operands and the width of the moduli; else as
    /// [`Operation::run`]. After an error but [`Error::Stopped`] `out` is as it was.
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
        self.check_stop()
    }

    /// Computes all rows; those without a result, whose inverse is asked for and does not exist, are 0 in the column, and their
    /// numbers come with it, in order.
    ///
    /// # Errors
    ///
    /// As [`Operation::rows`], [`ShapeError::TooLarge`], and [`Error::Stopped`].
    pub fn run_each<'m>(self, moduli: impl Into<Context<'m>>) -> Result<(Column, Vec<usize>), Error> {
        let context = moduli.into();
        let mut out = Column::zeros(self.rows_with(context)?, context.limbs())?.secret();
        let none = self.fill(context, &mut out);
        self.check_stop()?;
        Ok((out.done(), none))
    }

    /// Computes all rows, modulo moduli that serve this once: one, or one for each row.
    ///
    /// # Errors
    ///
    /// As [`Operation::run`], and as [`Modulus::new`] and [`Moduli::new`] for the moduli.
    pub fn run_once<'m>(self, moduli: impl Into<Operand<'m>>) -> Result<Column, Error> {
        self.once(moduli, |context| self.run(context))
    }

    /// The same into a column or rows that are there already; all is overwritten.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Output`] if `out` has not the rows of the operands and the width of the moduli; else as
    /// [`Operation::run_once`]. After an error but [`Error::Stopped`] `out` is as it was.
    pub fn run_once_into<'m, 'o>(
        self,
        moduli: impl Into<Operand<'m>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        let (moduli, out) = (moduli.into(), out.into());
        out.check_shape(self.rows(moduli.rows())?, moduli.limbs())?;
        self.once(moduli, |context| self.run_into(context, out))
    }

    /// Calls `f` with moduli that serve this once, checked against the operands and prepared no further than an operation needs: so that
    /// one can be asked which kernels run ([`Operation::kernels`]) and be run.
    ///
    /// # Errors
    ///
    /// As [`Operation::rows`], as [`Modulus::new`] and [`Moduli::new`] for the moduli, and what `f` returns.
    pub fn once<'m, T>(
        self,
        moduli: impl Into<Operand<'m>>,
        f: impl FnOnce(Context<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.once_with(Features::usable(), moduli, f)
    }

    /// The same with the kernels that a processor with these features would choose.
    ///
    /// # Errors
    ///
    /// As [`Operation::once`].
    pub fn once_with<'m, T>(
        self,
        features: Features,
        moduli: impl Into<Operand<'m>>,
        f: impl FnOnce(Context<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let moduli = moduli.into();
        // What is wrong is told before moduli are prepared.
        let rows = self.rows(moduli.rows())?;
        match moduli.0 {
            Values::One(m) if rows == 1 => f((&Modulus::unprepared(m, features)?).into()),
            Values::One(m) => f((&Modulus::with_features(m, features)?).into()),
            Values::Each(m) => f((&Moduli::sorted(m.to_column().secret(), features)?).into()),
        }
    }

    /// The kernels that compute the rows, as `family/variant`, each once: public shapes alone decide.
    ///
    /// # Errors
    ///
    /// As [`Operation::rows`].
    pub fn kernels<'m>(self, moduli: impl Into<Context<'m>>) -> Result<Vec<String>, Error> {
        let context = moduli.into();
        let rows = self.rows_with(context)?;
        let mut kernels: Vec<(&str, &str)> = Vec::new();
        if let Some(addition) = self.as_addition(context) {
            kernels.push(("sum", addition.variant().name()));
        } else {
            for span in spans(context, rows, self.size()) {
                let kernel = if span.single {
                    ("mont", mont::Plan::of(context, span).variant().name())
                } else {
                    ("lanes", lanes::Plan::of(context, span).variant().name())
                };
                if !kernels.contains(&kernel) {
                    kernels.push(kernel);
                }
            }
        }
        Ok(kernels.into_iter().map(|(family, variant)| [family, variant].join("/")).collect())
    }

    /// How the rows will be computed, and why: the cheapest of the ways that there are, by a model of what the kernels take.
    ///
    /// Powers have a choice: rows in batches or one by one, and tables where one base has many exponents. Public shapes, the kernels and
    /// the number of threads decide.
    ///
    /// # Errors
    ///
    /// As [`Operation::rows`].
    pub fn plan<'m>(self, moduli: impl Into<Context<'m>>) -> Result<Plan, Error> {
        let context = moduli.into();
        let rows = self.rows_with(context)?;
        let threads = planner::threads();
        let part = |(batch, bits, rows): (lanes::Plan, usize, usize)| {
            let kernels = Kernels::new(context, batch, bits);
            let ways = self.ways(context, &kernels, rows, threads);
            let names = match (self.as_addition(context), ways.first().map(|(way, _)| *way)) {
                (Some(addition), _) => ["sum/", addition.variant().name()].concat(),
                (None, way) => {
                    let alone = way.map_or(0, |way| kernels.alone(way, rows));
                    let batches = (alone < rows).then(|| ["lanes/", batch.variant().name()].concat());
                    let singles = (alone > 0).then(|| ["mont/", kernels.single.variant().name()].concat());
                    batches.into_iter().chain(singles).collect::<Vec<_>>().join(" and ")
                }
            };
            Part { rows, bits: batch.bits(), kernels: names, ways }
        };
        let parts = context.classes(rows).into_iter().filter(|class| class.2 > 0).map(part).collect();
        Ok(Plan { threads, parts })
    }

    /// The ways for the rows of a class, with their cycles.
    fn ways(self, context: Context<'_>, kernels: &Kernels, rows: usize, threads: usize) -> Vec<(Way, f64)> {
        let Operation::Pow(_, exp, options) = self else { return Vec::new() };
        if let Some(tables) = self.tables() {
            return alloc::vec![planner::prepared(kernels.batch, tables, rows, threads)];
        }
        let steps = options.task(&exp, options.exponents(&exp), None).steps;
        let mut ways = kernels.ways(steps, rows, threads);
        if self.may_have_tables(context)
            && let Some((_, others)) = ways.first().copied()
        {
            let access = if options.public { Access::Public } else { Access::Secret };
            ways.extend(planner::tables(kernels.batch, options.bits(&exp), access, (rows, threads), others));
        }
        planner::sorted(ways)
    }

    /// Whether one base has an exponent for each row, modulo one number.
    fn may_have_tables(self, context: Context<'_>) -> bool {
        match self {
            Operation::Pow(base, exp, _) => {
                base.rows().is_none() && exp.rows().is_some() && matches!(context, Context::One(_))
            }
            _ => false,
        }
    }

    /// Tables of the base, if they are the way that is given, or the cheapest. Without memory for them there are other ways.
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

    /// Computes all rows in a way that is given, where the operation has it, and as [`Operation::run`] otherwise: for measurements.
    ///
    /// # Errors
    ///
    /// As [`Operation::run`].
    pub fn run_by<'m>(self, moduli: impl Into<Context<'m>>, way: Way) -> Result<Column, Error> {
        let context = moduli.into();
        if let Operation::Inv(_) = self {
            return self.run(context);
        }
        let mut out = Column::zeros(self.rows_with(context)?, context.limbs())?.secret();
        self.fill_by(context, &mut out, Some(way));
        self.check_stop()?;
        Ok(out.done())
    }

    fn check_stop(self) -> Result<(), Error> {
        match self {
            Operation::Pow(_, _, options) => options.check_stop(),
            _ => Ok(()),
        }
    }

    /// How many rows are computed together.
    fn size(self) -> Size {
        match self {
            // The powers, and what is looked up for them.
            Operation::Pow(..) if self.tables().is_some() => Size::Streamed { values: 2 },
            Operation::Pow(_, exp, options) => Size::Power(options.task(&exp, options.exponents(&exp), None)),
            _ => Size::Near { values: 3 },
        }
    }

    /// A sum or a difference whose rows are computed where they stand.
    fn as_addition<'m>(self, context: Context<'m>) -> Option<Addition<'m>>
    where
        'a: 'm,
    {
        match self {
            Operation::Add(x, y) => Addition::of((x, y), false, context),
            Operation::Sub(x, y) => Addition::of((x, y), true, context),
            Operation::Neg(y) => Addition::of((Operand::ZERO, y), true, context),
            Operation::Pow(..) | Operation::Mul(..) | Operation::Sqr(_) | Operation::Inv(_) => None,
        }
    }

    /// All rows into `out`, which has their number; the rows that have no result are 0, and returned in order.
    pub(crate) fn fill<'o>(self, context: Context<'_>, out: impl Into<RowsMut<'o>>) -> Vec<usize> {
        self.fill_by(context, out, None)
    }

    /// The same in a way that is given, or in the cheapest.
    fn fill_by<'o>(self, context: Context<'_>, out: impl Into<RowsMut<'o>>, way: Option<Way>) -> Vec<usize> {
        let out = out.into();
        // Without rows a width is a number that nobody has taken memory for.
        if out.is_empty() {
            return Vec::new();
        }
        if let Some(addition) = self.as_addition(context) {
            addition.fill(out);
            return Vec::new();
        }
        let limbs = out.limbs();
        if let (Operation::Pow(_, exp, options), Some(tables)) = (self, self.tables()) {
            multi_exp(context, tables, &[exp], out, options.stop);
            return Vec::new();
        }
        if let Operation::Pow(base, exp, options) = self {
            if let Some(tables) = self.tables_for(context, out.len(), way) {
                multi_exp(context, &tables, &[exp], out, options.stop);
                return Vec::new();
            }
            let exponents = options.exponents(&exp);
            let size = Size::Power(options.task(&exp, exponents, way));
            for_each_span(context, out.data, limbs, size, |span, work, out| {
                if options.check_stop().is_err() {
                    return;
                }
                let operands = (base, exp, exponents, options.stop);
                if span.single {
                    powers(Block::<mont::Plan>::new(context, span, work), operands, out, limbs, work);
                } else {
                    powers(Block::<lanes::Plan>::new(context, span, work), operands, out, limbs, work);
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

    /// Plain numbers below the moduli; which of the block's rows have none is added to `none`.
    fn compute(self, block: &Block<'_>, work: &mut Work, none: &mut Vec<usize>) -> Value {
        let mut x = match self {
            // A plain factor and one in Montgomery form: a plain product. The second is the one that is
            // the same in all rows, or that has to be reduced anyway.
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
                block.enter_mont(&mut x, work);
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
                block.leave_mont(&mut x, work);
                return x;
            }
            Operation::Pow(..) => unreachable!("powers have spans of their own"),
        };
        block.reduce(&mut x, work);
        x
    }
}

/// Makes tables of bases.
///
/// # Errors
///
/// [`ShapeError::TooLarge`] if there is no memory for them, or not even for as many numbers as exponents have bits.
pub(crate) fn tables_of(
    bases: Operand<'_>,
    modulus: &Modulus,
    exp_bits: usize,
    public: bool,
    memory: usize,
) -> Result<Tables, Error> {
    // A squaring for each bit, whatever the tables keep of them.
    room(exp_bits, modulus.limbs())?;
    let mut reduced = Column::zeros(bases.rows().unwrap_or(1), modulus.limbs())?.secret();
    Operation::Mul(bases, Operand::ONE).fill(modulus.into(), &mut reduced);
    let access = if public { Access::Public } else { Access::Secret };
    let comb = modulus.plan.comb(exp_bits, reduced.len(), access, memory);
    Ok(shared::tables(modulus, reduced, comb, access)?)
}

/// Products of powers of fixed bases.
pub(crate) fn multi_exp(
    context: Context<'_>,
    tables: &Tables,
    exps: &[Operand<'_>],
    out: RowsMut<'_>,
    stop: Option<&Stop>,
) {
    let limbs = out.limbs();
    // The powers, and what is looked up for them.
    for_each_span(context, out.data, limbs, Size::Streamed { values: 2 }, |span, work, out| {
        if stop.is_some_and(Stop::is_requested) {
            return;
        }
        let block = Block::<lanes::Plan>::new(context, span, work);
        let x = block.pow_shared(tables, exps, stop, work);
        block.store(x, out, limbs, work);
        block.leave(work);
    });
}

/// Powers of the rows of a block, on whichever engine it has.
fn powers<E: Engine>(
    block: Block<'_, E>,
    (base, exp, exponents, stop): (Operand<'_>, Operand<'_>, Exponents<'_>, Option<&Stop>),
    out: &mut [Limb],
    limbs: usize,
    work: &mut Work,
) {
    let mut x = block.load(base, work);
    block.pow(&mut x, exp, exponents, stop, work);
    block.leave_mont(&mut x, work);
    block.store(x, out, limbs, work);
    block.leave(work);
}

/// The rows of operands that agree, 1 if none has a number of its own.
pub(crate) fn agreed_rows(
    operands: impl IntoIterator<Item = (Role, Option<usize>)>,
) -> Result<usize, ShapeError> {
    let mut expected = None;
    for (role, rows) in operands {
        match (rows, expected) {
            (Some(found), Some(expected)) if found != expected => {
                return Err(ShapeError::Rows { role, found, expected });
            }
            (Some(found), None) => expected = Some(found),
            _ => {}
        }
    }
    Ok(expected.unwrap_or(1))
}
