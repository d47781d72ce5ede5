//! An operation as a value: what is computed in each row, of which operands.
//!
//! Rust, Python, C and the command all run an [`Operation`], split it into parts, and ask it which kernels
//! compute it. `table` declares all operations; `kind` and `functions` make the types and functions of them.
//! This file holds the operands and their shapes; `run` computes an operation, and `planning` decides how.
//! The `engine` below does the arithmetic. `residues` are for sequences of operations, and `sums` reduce a
//! column.

use core::ops::Range;

use limbwise_kernels::lanes::Access;

use crate::engine::addition::Addition;
use crate::engine::moduli::Context;
use crate::engine::modulo::Modulo;
use crate::engine::spans::Size;
use crate::error::{Error, Role, ShapeError, TableError};
use crate::values::operand::Operand;
use crate::values::tables::Tables;

use compute::{Compute, Sign};
use kind::Kind;
use powmod::Powmod;

mod table;

mod compute;
pub(crate) mod kind;
pub(crate) mod powmod;

mod planning;
pub(crate) mod run;

pub(crate) mod functions;
pub(crate) mod residues;
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
/// let product = Operation::mulmod((&x).into(), (&y).into());
/// assert_eq!(product.run(&modulus)?.to_decimal(), ["30", "999999867"]);
/// assert_eq!(product.range(0..1).run(&modulus)?.to_decimal(), ["30"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// The operands can have another type until they have been converted to [`Operand`]s: see
/// [`Operation::try_map`].
#[derive(Clone, Copy, Debug)]
pub struct Operation<T> {
    kind: Kind,
    x: T,
    /// The second operand, if the kind has two.
    y: Option<T>,
    options: Powmod,
}

impl<T> Operation<T> {
    /// Returns an operation whose operands `operand` returns for their roles, in order.
    ///
    /// # Errors
    ///
    /// Returns the first error of `operand`.
    pub fn try_from_fn<E>(kind: Kind, mut operand: impl FnMut(Role) -> Result<T, E>) -> Result<Self, E> {
        let roles = kind.roles();
        let x = operand(roles[0])?;
        let y = roles.get(1).map(|role| operand(*role)).transpose()?;
        Ok(Operation { kind, x, y, options: Powmod::new() })
    }

    /// Returns the operation with these options, which concern powers only.
    #[must_use]
    pub fn with(self, options: Powmod) -> Self {
        Operation { options, ..self }
    }

    /// Returns what is computed.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the options.
    #[must_use]
    pub fn options(&self) -> Powmod {
        self.options
    }

    /// Returns the first operand, and the second if there is one.
    #[must_use]
    pub fn operands(self) -> (T, Option<T>) {
        (self.x, self.y)
    }

    /// Returns the operation on borrowed operands.
    pub fn as_ref(&self) -> Operation<&T> {
        let Operation { kind, x, y, options } = self;
        Operation { kind: *kind, x, y: y.as_ref(), options: *options }
    }

    /// Returns the operation on mutably borrowed operands.
    pub fn as_mut(&mut self) -> Operation<&mut T> {
        let Operation { kind, x, y, options } = self;
        Operation { kind: *kind, x, y: y.as_mut(), options: *options }
    }

    /// Returns the operation with `f` applied to each operand, in order.
    ///
    /// # Errors
    ///
    /// Returns the first error of `f`.
    pub fn try_map<U, E>(self, mut f: impl FnMut(Role, T) -> Result<U, E>) -> Result<Operation<U>, E> {
        let Operation { kind, x, y, options } = self;
        let roles = kind.roles();
        let x = f(roles[0], x)?;
        let y = y.map(|y| f(roles[1], y)).transpose()?;
        Ok(Operation { kind, x, y, options })
    }

    /// As [`Operation::try_map`], where nothing can go wrong.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> Operation<U> {
        let Operation { kind, x, y, options } = self;
        Operation { kind, x: f(x), y: y.map(f), options }
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
        let roles = self.kind.roles();
        let (first, second) = (roles[0], roles[roles.len() - 1]);
        agreed_rows([
            (first, rows(&self.x)),
            (second, self.y.as_ref().and_then(rows)),
            (Role::Modulus, moduli),
        ])
    }

    /// Returns approximately how many modular products a row costs, if `limbs` returns the width of an
    /// operand.
    pub fn products(&self, limbs: impl Fn(&T) -> usize) -> f64 {
        let row = self.kind.row();
        match (row.compute, &self.y) {
            (Compute::Power, Some(exp)) => row.products + 1.25 * self.options.bits(limbs(exp)) as f64,
            _ => row.products,
        }
    }
}

impl<'a> Operation<Operand<'a>> {
    /// Returns the number of rows of the result.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`] if columns have different numbers of rows, [`Error::ExponentTooLong`] if
    /// an exponent is longer than announced, and [`TableError::OtherModulus`] if a [`FixedBase`] was made for
    /// another modulus than this prepared one.
    ///
    /// [`FixedBase`]: crate::FixedBase
    pub fn rows<'m>(self, moduli: impl Into<Modulo<'m>>) -> Result<usize, Error> {
        self.rows_with(&moduli.into())
    }

    /// The same as [`Operation::rows`].
    fn rows_with(&self, moduli: &Modulo<'_>) -> Result<usize, Error> {
        let rows = self.agreed_rows(Operand::rows, moduli.rows())?;
        if let Some((base, exp)) = self.as_power() {
            self.options.of_base(base).check(*exp)?;
        }
        if let Some(context) = moduli.prepared() {
            self.check_tables(context)?;
        }
        Ok(rows)
    }

    /// Checks that the tables of a base, if it has any, were made for these moduli.
    fn check_tables(&self, context: Context<'_>) -> Result<(), Error> {
        match self.as_power().and_then(|(base, _)| base.tables()) {
            Some(tables) if !context.has_tables(tables) => Err(TableError::OtherModulus.into()),
            _ => Ok(()),
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

    /// Returns the base and the exponent, if the operation computes powers.
    fn as_power(&self) -> Option<(&Operand<'a>, &Operand<'a>)> {
        match self.kind.row().compute {
            Compute::Power => self.y.as_ref().map(|exp| (&self.x, exp)),
            _ => None,
        }
    }

    /// Returns the tables that powers are read from. Tables for public exponents are not used for secret
    /// ones.
    fn tables(&self) -> Option<&'a Tables> {
        let (base, _) = self.as_power()?;
        base.tables().filter(|tables| self.options.public || tables.access == Access::Secret)
    }

    /// Returns how many rows are computed together.
    fn size(&self) -> Size {
        match self.as_power() {
            // The powers, and the entries looked up for them.
            Some(_) if self.tables().is_some() => Size::Streamed { values: 2 },
            Some((_, exp)) => Size::Power(self.options.task(exp)),
            None => Size::Near { values: 3 },
        }
    }

    /// Returns the operation as an addition or subtraction that is computed directly on the stored rows, if
    /// it is one.
    fn as_addition<'m>(&self, context: Context<'m>) -> Option<Addition<'m>>
    where
        'a: 'm,
    {
        match self.kind.row().compute {
            Compute::Sum { rows, .. } => {
                let (x, y, sign) = rows(self.x, self.y.unwrap_or(self.x));
                Addition::of((x, y), sign == Sign::Minus, context)
            }
            _ => None,
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
