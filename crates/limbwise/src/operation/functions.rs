//! The operations as functions.

use alloc::vec::Vec;

use super::Operation;
use super::kind::Kind;
use super::powmod::Powmod;
use crate::engine::modulo::Modulo;
use crate::error::Error;
use crate::values::column::Column;
use crate::values::operand::Operand;
use crate::values::rows::RowsMut;

/// Defines each operation as a function and as a constructor.
macro_rules! functions {
    ($(
        #[doc = $about:literal] $(#[doc = $more:literal])*
        $name:ident($($x:ident: $Role:ident),+) as $Kind:ident = $formula:literal, $products:literal products,
        computed by $compute:expr;
    )*) => {
        $(
            #[doc = $about]
            $(#[doc = $more])*
            ///
            /// Computes row by row; each operand and the modulus is one value or a column. Constant-time: see
            /// the [crate](crate). Operands of any size are reduced. The result has the width of the moduli;
            /// if nothing is a column, it has one row.
            ///
            /// # Errors
            ///
            /// Same as [`Operation::run`].
            pub fn $name<'a, 'm>(
                $($x: impl Into<Operand<'a>>,)+
                modulus: impl Into<Modulo<'m>>,
            ) -> Result<Column, Error> {
                Operation::$name($($x.into()),+).run(modulus)
            }
        )*

        /// Constructors.
        impl<T> Operation<T> {
            $(
                #[doc = concat!("Returns `", $formula, "`: see [`", stringify!($name), "`].")]
                pub fn $name($($x: T),+) -> Operation<T> {
                    let (x, y) = operands!($($x),+);
                    Operation { kind: Kind::$Kind, x, y, options: Powmod::new() }
                }
            )*
        }
    };
}

/// Returns the first operand, and the second if there is one.
macro_rules! operands {
    ($x:expr) => {
        ($x, None)
    };
    ($x:expr, $y:expr) => {
        ($x, Some($y))
    };
}

crate::operations!(functions);

/// Like [`powmod`], for public exponents: the running time depends on their values, but not on those of bases
/// and moduli. A short exponent for all rows, such as 65537, gains most.
///
/// # Errors
///
/// Same as [`Operation::run`].
pub fn powmod_vartime<'a, 'm>(
    base: impl Into<Operand<'a>>,
    exponent: impl Into<Operand<'a>>,
    modulus: impl Into<Modulo<'m>>,
) -> Result<Column, Error> {
    Powmod::new().public_exponent().run(base, exponent, modulus)
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
/// Same as [`Operation::run_each`].
pub fn invmod_each<'a, 'm>(
    x: impl Into<Operand<'a>>,
    modulus: impl Into<Modulo<'m>>,
) -> Result<(Column, Vec<usize>), Error> {
    Operation::invmod(x.into()).run_each(modulus)
}

impl Powmod {
    /// Computes `base ^ exp mod modulus`, row by row. If all three are one value, the result has one row.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run`], except [`Error::NoInverse`].
    pub fn run<'a, 'm>(
        self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Modulo<'m>>,
    ) -> Result<Column, Error> {
        self.operation(base, exp).run(modulus)
    }

    /// Like [`Powmod::run`], but overwrites an existing column or rows.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::run_into`], except [`Error::NoInverse`].
    pub fn run_into<'a, 'm, 'o>(
        self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Modulo<'m>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        self.operation(base, exp).run_into(modulus, out)
    }

    /// Returns the powers as an operation.
    pub fn operation<'a>(
        self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
    ) -> Operation<Operand<'a>> {
        Operation::powmod(base.into(), exp.into()).with(self)
    }
}
