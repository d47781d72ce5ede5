//! An operation as a value: what is computed in each row, of which operands.
//!
//! Rust, Python, C and the command all run an [`Operation`], split it into parts, and ask it which kernels
//! compute it. This file holds the operands and their shapes; `run` computes an operation, and `planning`
//! decides how. The functions and methods that run an operation at once are in `functions` and `powmod`; the
//! `engine` below does the arithmetic. `residues` are for sequences of operations, and `sums` reduce a column.

use core::ops::Range;

use limbwise_kernels::lanes::Access;
use limbwise_kernels::limb::{self, LIMB_BITS};
use limbwise_kernels::window::SlidingWindow;

use crate::engine::addition::Addition;
use crate::engine::block::Exponents;
use crate::engine::moduli::Context;
use crate::engine::planner::Task;
use crate::engine::spans::Size;
use crate::engine::way::Way;
use crate::error::{Error, Role, ShapeError, TableError};
use crate::values::operand::{Operand, Values};
use crate::values::tables::Tables;

pub(crate) mod functions;
mod planning;
pub(crate) mod powmod;
pub(crate) mod residues;
pub(crate) mod run;
pub(crate) mod sums;

/// What to compute in each row, with its operands: each is one value for all rows or a column with one per
/// row.
///
/// The functions of this crate, such as [`mulmod`](crate::mulmod), build an operation and run it at once. A
/// value of this type can be checked first, split into parts ([`Operation::range`]), and asked which kernels
/// will compute it ([`Operation::kernels`]).
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
/// The operands can have another type until they have been converted to [`Operand`]s: see
/// [`Operation::try_map`].
#[derive(Clone, Copy, Debug)]
pub enum Operation<T> {
    /// `x^e`.
    Pow(T, T, PowOptions),
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

/// How exponents are treated: their announced length, and whether they are public.
#[derive(Clone, Copy, Debug, Default)]
pub struct PowOptions {
    /// The maximum bit length of the exponents; `None` for the width of their operand. It determines the
    /// running time for secret exponents.
    pub exp_bits: Option<usize>,
    /// Whether the exponents are public: the running time may then depend on their values.
    pub public: bool,
}

impl PowOptions {
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

    /// Returns the measures of the task of these powers, with the given treatment of exponents.
    fn task(self, exp: &Operand<'_>, exponents: Exponents<'_>, way: Option<Way>) -> Task {
        Task { steps: exponents.steps(self.bits(exp)), way }
    }

    /// Limits the exponents to the bits that the tables of `base`, if it has any, were made for.
    fn of_base(self, base: Operand<'_>) -> Self {
        let most = base.tables().map(|tables| tables.comb.exp_bits());
        PowOptions { exp_bits: self.exp_bits.into_iter().chain(most).min(), ..self }
    }

    /// Checks that no exponent is longer than announced. All higher bits are read, whatever their values.
    ///
    /// # Errors
    ///
    /// Returns [`Error::ExponentTooLong`] with the first row whose exponent is too long.
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

impl<T> Operation<T> {
    /// Returns the roles of the operands, which error messages name.
    #[must_use]
    pub fn roles(&self) -> [Role; 2] {
        match self {
            Operation::Pow(..) => [Role::Base, Role::Exponent],
            _ => [Role::Left, Role::Right],
        }
    }

    /// Returns the first operand, and the second if there is one.
    #[must_use]
    pub fn operands(self) -> (T, Option<T>) {
        match self {
            Operation::Pow(x, y, _) | Operation::Mul(x, y) | Operation::Add(x, y) | Operation::Sub(x, y) => {
                (x, Some(y))
            }
            Operation::Sqr(x) | Operation::Neg(x) | Operation::Inv(x) => (x, None),
        }
    }

    /// Returns the operation on borrowed operands.
    pub fn as_ref(&self) -> Operation<&T> {
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

    /// Returns the operation on mutably borrowed operands.
    pub fn as_mut(&mut self) -> Operation<&mut T> {
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

    /// Returns the operation with `f` applied to each operand, in order.
    ///
    /// # Errors
    ///
    /// Returns the first error of `f`.
    pub fn try_map<U, E>(self, mut f: impl FnMut(Role, T) -> Result<U, E>) -> Result<Operation<U>, E> {
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
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> Operation<U> {
        let mapped = self.try_map(|_, operand| Ok::<U, core::convert::Infallible>(f(operand)));
        mapped.unwrap_or_else(|never| match never {})
    }

    /// Returns the number of rows of the result, from the rows of the moduli and of each operand, which
    /// `rows` returns (`None` for one value).
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`] if they differ.
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

impl<'a> Operation<Operand<'a>> {
    /// Returns the number of rows of the result, given that of the moduli (`None` for one modulus for all
    /// rows).
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`] if columns have different numbers of rows, [`Error::ExponentTooLong`] if
    /// an exponent is longer than announced.
    pub fn rows(self, moduli: Option<usize>) -> Result<usize, Error> {
        let rows = self.agreed_rows(Operand::rows, moduli)?;
        if let Operation::Pow(base, exp, options) = self {
            options.of_base(base).check(exp)?;
        }
        Ok(rows)
    }

    /// The same for prepared moduli; if a base has tables, they must have been made for these moduli.
    fn rows_with(self, context: Context<'_>) -> Result<usize, Error> {
        let rows = self.rows(context.rows())?;
        match self {
            Operation::Pow(base, ..) if base.tables().is_some_and(|tables| !context.has_tables(tables)) => {
                Err(TableError::OtherModulus.into())
            }
            _ => Ok(rows),
        }
    }

    /// Returns the tables that powers are read from. Tables for public exponents are not used for secret
    /// ones.
    fn tables(self) -> Option<&'a Tables> {
        match self {
            Operation::Pow(base, _, options) => {
                base.tables().filter(|tables| options.public || tables.access == Access::Secret)
            }
            _ => None,
        }
    }

    /// Returns the same operation on some of the rows; an operand that is one value for all rows is
    /// unchanged.
    ///
    /// # Panics
    ///
    /// Panics if an operand is a column without these rows.
    #[must_use]
    pub fn range(self, rows: Range<usize>) -> Self {
        self.map(|operand| operand.range(rows.clone()))
    }

    /// Returns how many rows are computed together.
    fn size(self) -> Size {
        match self {
            // The powers, and the entries looked up for them.
            Operation::Pow(..) if self.tables().is_some() => Size::Streamed { values: 2 },
            Operation::Pow(_, exp, options) => Size::Power(options.task(&exp, options.exponents(&exp), None)),
            _ => Size::Near { values: 3 },
        }
    }

    /// Returns the operation as an addition or subtraction that is computed directly on the stored rows, if
    /// it is one.
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
}

/// Returns the number of rows that the operands agree on; 1 if none of them is a column.
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
