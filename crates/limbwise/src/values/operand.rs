//! Operands: one value for all rows, or one per row.

use core::fmt;
use core::ops::Range;

use limbwise_kernels::limb::Limb;
use limbwise_kernels::window::SlidingWindow;

use crate::fixed::Fixed;
use crate::values::column::Column;
use crate::values::number::Number;
use crate::values::rows::Rows;
use crate::values::tables::Tables;

/// One number for all rows: an integer, or a borrowed [`Number`] or [`Fixed`].
///
/// A slice of limbs is not converted implicitly, because it could also be many numbers; use
/// [`Scalar::from_limbs`].
///
/// ```
/// use limbwise::{Column, Number, Scalar, mulmod};
///
/// let x = Column::parse(["2", "3"])?;
/// let modulus: Number = "0xffffffffffffffffffffffffffffff61".parse()?;
/// assert_eq!(mulmod(&x, 5u64, &modulus)?.to_decimal(), ["10", "15"]);
/// let factor = Scalar::from_limbs(&[0, 1]);
/// assert_eq!(mulmod(&x, factor, &modulus)?.to_decimal(), ["36893488147419103232", "55340232221128654848"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Scalar<'a>(Limbs<'a>);

#[derive(Clone, Copy)]
enum Limbs<'a> {
    One([Limb; 1]),
    Two([Limb; 2]),
    There(&'a [Limb]),
}

impl<'a> Scalar<'a> {
    /// 0, without limbs.
    pub(crate) const ZERO: Scalar<'static> = Scalar::from_limbs(&[]);

    /// 1.
    pub(crate) const ONE: Scalar<'static> = Scalar::from_limbs(&[1]);

    /// Creates a number from limbs, least significant first. Without limbs it is 0.
    #[must_use]
    pub const fn from_limbs(limbs: &'a [u64]) -> Scalar<'a> {
        Scalar(Limbs::There(limbs))
    }

    /// Returns the limbs, least significant first.
    #[must_use]
    pub fn as_limbs(&self) -> &[u64] {
        match &self.0 {
            Limbs::One(limbs) => limbs,
            Limbs::Two(limbs) => limbs,
            Limbs::There(limbs) => limbs,
        }
    }

    /// Returns the width in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.as_limbs().len()
    }
}

/// An operand: one value for all rows, or one per row.
///
/// It converts from a [`Column`] or [`Rows`], which have one number per row, and from everything that
/// converts to a [`Scalar`]. A [`FixedBase`](crate::FixedBase) and a [`FixedExponent`](crate::FixedExponent)
/// are one value, too.
#[derive(Clone, Copy)]
pub struct Operand<'a>(
    pub(crate) Values<'a>,
    /// Precomputed data.
    pub(crate) Option<Planned<'a>>,
);

/// Precomputed data of a value that is used in many operations.
#[derive(Clone, Copy)]
pub(crate) enum Planned<'a> {
    /// The tables of a fixed base.
    Base(&'a Tables),
    /// The windows of a public fixed exponent.
    Exponent(SlidingWindow<'a>),
}

/// The values of an operand.
#[derive(Clone, Copy)]
pub(crate) enum Values<'a> {
    /// The same number in every row.
    One(Scalar<'a>),
    /// One number per row.
    Each(Rows<'a>),
}

impl Operand<'static> {
    /// 0.
    pub(crate) const ZERO: Operand<'static> = Operand(Values::One(Scalar::ZERO), None);

    /// 1.
    pub(crate) const ONE: Operand<'static> = Operand(Values::One(Scalar::ONE), None);
}

impl<'a> Operand<'a> {
    /// Returns the number of rows, if the operand has one.
    #[must_use]
    pub fn rows(&self) -> Option<usize> {
        match &self.0 {
            Values::One(_) => None,
            Values::Each(rows) => Some(rows.len()),
        }
    }

    /// Returns the limbs of one row.
    ///
    /// # Panics
    ///
    /// Panics if the operand has one value per row and no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[u64] {
        match &self.0 {
            Values::One(scalar) => scalar.as_limbs(),
            Values::Each(rows) => rows.row(row),
        }
    }

    /// Returns a range of the rows; one value for all rows is returned unchanged.
    ///
    /// # Panics
    ///
    /// Panics if the operand has one value per row and no such rows.
    #[must_use]
    pub fn range(&self, rows: Range<usize>) -> Operand<'a> {
        match self.0 {
            Values::One(_) => *self,
            Values::Each(all) => all.range(rows).into(),
        }
    }

    /// Returns the width in limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        match &self.0 {
            Values::One(scalar) => scalar.limbs(),
            Values::Each(rows) => rows.limbs(),
        }
    }

    /// Returns the tables, if it is a fixed base.
    pub(crate) fn tables(&self) -> Option<&'a Tables> {
        match self.1 {
            Some(Planned::Base(tables)) => Some(tables),
            _ => None,
        }
    }

    /// Returns the windows, if it is a public fixed exponent.
    pub(crate) fn windows(&self) -> Option<SlidingWindow<'a>> {
        match self.1 {
            Some(Planned::Exponent(windows)) => Some(windows),
            _ => None,
        }
    }
}

impl<'a> From<Rows<'a>> for Operand<'a> {
    fn from(rows: Rows<'a>) -> Self {
        Operand(Values::Each(rows), None)
    }
}

impl<'a> From<&'a Column> for Operand<'a> {
    fn from(column: &'a Column) -> Self {
        column.as_rows().into()
    }
}

impl<'a, T: Into<Scalar<'a>>> From<T> for Operand<'a> {
    fn from(number: T) -> Self {
        Operand(Values::One(number.into()), None)
    }
}

impl<'a> From<&'a Tables> for Operand<'a> {
    /// The operand is the first base.
    fn from(tables: &'a Tables) -> Self {
        Operand(Values::One(Scalar::from_limbs(tables.bases.row(0))), Some(Planned::Base(tables)))
    }
}

impl<'a> From<&'a Number> for Scalar<'a> {
    fn from(number: &'a Number) -> Self {
        Scalar::from_limbs(number.as_limbs())
    }
}

impl<'a, const N: usize> From<&'a Fixed<N>> for Scalar<'a> {
    fn from(number: &'a Fixed<N>) -> Self {
        Scalar::from_limbs(number.as_limbs())
    }
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Scalar<'_> {
            fn from(number: $integer) -> Self {
                Scalar(Limbs::One([number.into()]))
            }
        }
    )*};
}

integers!(u8 u16 u32 u64);

impl From<usize> for Scalar<'_> {
    fn from(number: usize) -> Self {
        Scalar(Limbs::One([number as Limb]))
    }
}

impl From<u128> for Scalar<'_> {
    fn from(number: u128) -> Self {
        Scalar(Limbs::Two([number as Limb, (number >> Limb::BITS) as Limb]))
    }
}

/// Prints only the width: numbers may be secret.
impl fmt::Debug for Scalar<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scalar").field("limbs", &self.limbs()).finish_non_exhaustive()
    }
}

/// Prints only the shape: numbers may be secret.
impl fmt::Debug for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Values::One(scalar) => scalar.fmt(f),
            Values::Each(rows) => rows.fmt(f),
        }
    }
}
