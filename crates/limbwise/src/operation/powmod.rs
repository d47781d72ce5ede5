//! Modular powers.

use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::error::Error;
use crate::operation::{Operation, PowOptions};
use crate::values::column::Column;
use crate::values::operand::Operand;
use crate::values::rows::RowsMut;

/// Computes `base ^ exp mod modulus`, row by row. Each of the three is one value or a column.
///
/// Constant-time: see the [crate](crate). The result has the width of the moduli. Bases of any size are
/// reduced. The exponent 0 gives 1 mod m, and the modulus 1 gives 0. Even moduli are allowed; the part modulo
/// their power of two is computed without vectors and takes longer.
///
/// # Errors
///
/// Same as [`Powmod::run`].
pub fn powmod<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().run(base, exp, modulus)
}

/// Like [`powmod`], for public exponents: the running time depends on their values, but not on those of bases
/// and moduli. A short exponent for all rows, such as 65537, gains most.
///
/// # Errors
///
/// Same as [`Powmod::run`].
pub fn powmod_vartime<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().public_exponent().run(base, exp, modulus)
}

/// Options for [`powmod`].
///
/// ```
/// use limbwise::{Column, Number, Powmod};
///
/// let base = Column::parse(["3", "4"])?;
/// let exponent = Column::parse(["5", "6"])?;
/// let modulus = Number::parse("0xffffffffffffffffffffffffffffff61")?;
/// let power = Powmod::new().exp_bits(3).run(&base, &exponent, &modulus)?;
/// assert_eq!(power.to_decimal(), ["243", "4096"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Powmod {
    pub(crate) options: PowOptions,
}

impl Powmod {
    /// Creates options for secret exponents that are as long as their operand is wide.
    #[must_use]
    pub fn new() -> Powmod {
        Powmod::default()
    }

    /// Declares that exponents have at most `bits` bits. The running time with secret exponents depends only
    /// on this number.
    #[must_use]
    pub fn exp_bits(self, bits: usize) -> Powmod {
        Powmod { options: PowOptions { exp_bits: Some(bits), ..self.options } }
    }

    /// Declares the exponents public: the running time may depend on their values.
    #[must_use]
    pub fn public_exponent(self) -> Powmod {
        Powmod { options: PowOptions { public: true, ..self.options } }
    }

    /// Computes `base ^ exp mod modulus`, row by row. If all three are one value, the result has one row.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of rows,
    /// [`Error::Modulus`] and [`Error::ExponentTooLong`] with the first bad row,
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the results,
    /// [`Error::Stopped`] if a stop was requested ([`Stop::run`](crate::Stop::run)).
    pub fn run<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Operand<'a>>,
    ) -> Result<Column, Error> {
        self.operation(base, exp).run_once(modulus)
    }

    /// Like [`Powmod::run`], with prepared moduli.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Shape`], [`Error::ExponentTooLong`] or [`Error::Stopped`], as [`Powmod::run`].
    pub fn run_with<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
    ) -> Result<Column, Error> {
        self.operation(base, exp).run(moduli)
    }

    /// Like [`Powmod::run_with`], but overwrites an existing column or rows.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Output`](crate::ShapeError::Output) if `out` does not have the rows of the
    /// operands and the width of the moduli; otherwise the same as [`Powmod::run_with`]. After any error
    /// except [`Error::Stopped`], `out` is unchanged.
    pub fn run_into<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
        out: impl Into<RowsMut<'a>>,
    ) -> Result<(), Error> {
        self.operation(base, exp).run_into(moduli, out)
    }

    /// Returns the powers as an operation.
    pub fn operation<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
    ) -> Operation<Operand<'a>> {
        Operation::Pow(base.into(), exp.into(), self.options)
    }
}

macro_rules! methods {
    ($($Moduli:ident)*) => {$(
        /// Powers.
        impl $Moduli {
            /// Computes `base ^ exp` modulo these moduli, row by row. Constant-time: see the [crate](crate).
            ///
            /// # Errors
            ///
            /// Same as [`Powmod::run`].
            pub fn powmod<'a>(
                &self,
                base: impl Into<Operand<'a>>,
                exp: impl Into<Operand<'a>>,
            ) -> Result<Column, Error> {
                Powmod::new().run_with(base, exp, self)
            }
        }
    )*};
}

methods!(Modulus Moduli);
