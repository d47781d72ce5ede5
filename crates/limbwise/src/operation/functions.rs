//! The operations as functions and as methods of moduli.

use alloc::vec::Vec;

use crate::engine::moduli::{Moduli, Modulus};
use crate::error::Error;
use crate::operation::Operation;
use crate::values::column::Column;
use crate::values::operand::Operand;
use crate::values::rows::RowsMut;

/// Defines each operation as a function, as a method of one prepared modulus, and of many.
macro_rules! operations {
    ($($(#[doc = $what:literal])* $name:ident, $into:ident($($x:ident),+) = $operation:expr;)*) => {
        $(
            $(#[doc = $what])*
            ///
            /// Computes row by row; each operand and the modulus is one value or a column. Constant-time: see
            /// the [crate](crate). Operands of any size are reduced. The result has the width of the moduli.
            ///
            /// # Errors
            ///
            /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of
            /// rows, [`Error::Modulus`] with the first row whose modulus is invalid, [`Error::NoInverse`]
            /// with the first row whose requested inverse does not exist,
            /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the
            /// results.
            pub fn $name<'a>(
                $($x: impl Into<Operand<'a>>,)+
                modulus: impl Into<Operand<'a>>,
            ) -> Result<Column, Error> {
                $(let $x = $x.into();)+
                $operation.run_once(modulus)
            }
        )*
        operations!(methods Modulus: $($(#[doc = $what])* $name, $into($($x),+) = $operation;)*);
        operations!(methods Moduli: $($(#[doc = $what])* $name, $into($($x),+) = $operation;)*);
    };
    (methods $Moduli:ident: $($(#[doc = $what:literal])* $name:ident, $into:ident($($x:ident),+) = $operation:expr;)*) => {
        /// Operations on columns.
        impl $Moduli {
            $(
                #[doc = concat!("[`", stringify!($name), "`] with prepared moduli.")]
                ///
                /// # Errors
                ///
                #[doc = concat!("Same as [`", stringify!($name), "`].")]
                pub fn $name<'a>(&self, $($x: impl Into<Operand<'a>>),+) -> Result<Column, Error> {
                    $(let $x = $x.into();)+
                    $operation.run(self)
                }

                #[doc = concat!("Like [`", stringify!($name), "`], but overwrites an existing column or rows.")]
                ///
                /// # Errors
                ///
                /// Returns [`ShapeError::Output`](crate::ShapeError::Output) if `out` does not have the
                /// rows of the operands and the width of the
                #[doc = concat!("moduli; otherwise the same as [`", stringify!($name), "`]. After an error `out` is unchanged.")]
                pub fn $into<'a>(
                    &self,
                    $($x: impl Into<Operand<'a>>,)+
                    out: impl Into<RowsMut<'a>>,
                ) -> Result<(), Error> {
                    $(let $x = $x.into();)+
                    $operation.run_into(self, out)
                }
            )*

            /// Like [`invmod_each`], with prepared moduli.
            ///
            /// # Errors
            ///
            /// Returns [`Error::Shape`] if columns have different numbers of rows.
            pub fn invmod_each<'a>(
                &self,
                x: impl Into<Operand<'a>>,
            ) -> Result<(Column, Vec<usize>), Error> {
                Operation::Inv(x.into()).run_each(self)
            }
        }
    };
}

operations! {
    /// Computes `x y mod modulus`.
    ///
    /// ```
    /// use limbwise::{Column, mulmod};
    ///
    /// let x = Column::parse(["2", "123456789012345678901234567890"])?;
    /// let modulus = Column::parse(["5", "1000000007"])?;
    /// let product = mulmod(&x, 3u64, &modulus)?;
    /// assert_eq!(product.to_decimal(), ["1", "592304526"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    mulmod, mulmod_into(x, y) = Operation::Mul(x, y);
    /// Computes `x^2 mod modulus`.
    sqrmod, sqrmod_into(x) = Operation::Sqr(x);
    /// Computes `x + y mod modulus`.
    addmod, addmod_into(x, y) = Operation::Add(x, y);
    /// Computes `x - y mod modulus`.
    submod, submod_into(x, y) = Operation::Sub(x, y);
    /// Computes `-x mod modulus`.
    negmod, negmod_into(x) = Operation::Neg(x);
    /// Computes `x^-1 mod modulus`, the number whose product with x is 1.
    ///
    /// Modulo 1, every number has the inverse 0. Rows with a common modulus share inversions and take little
    /// more than five products each.
    ///
    /// ```
    /// use limbwise::{Column, Error, invmod};
    ///
    /// let x = Column::parse(["3", "4"])?;
    /// let modulus = Column::parse(["1000000007", "10"])?;
    /// assert_eq!(invmod(&x, 1_000_000_007u64)?.to_decimal(), ["333333336", "250000002"]);
    /// assert_eq!(invmod(&x, &modulus), Err(Error::NoInverse { row: 1 }));
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    invmod, invmod_into(x) = Operation::Inv(x);
}

/// Like [`invmod`], but rows may have no inverse: they are 0 in the column, and their row numbers are
/// returned in order.
///
/// ```
/// use limbwise::{Column, invmod_each};
///
/// let x = Column::parse(["3", "4", "5", "7"])?;
/// let (inverses, none) = invmod_each(&x, 10u64)?;
/// assert_eq!(inverses.to_decimal(), ["7", "0", "0", "3"]);
/// assert_eq!(none, [1, 2]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// # Errors
///
/// Same as [`mulmod`].
pub fn invmod_each<'a>(
    x: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<(Column, Vec<usize>), Error> {
    let inverses = Operation::Inv(x.into());
    inverses.once(modulus, |context| inverses.run_each(context))
}
