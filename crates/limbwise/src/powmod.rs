//! Powers modulo one number or many.

use limbwise_kernels::lanes::Stop;

use crate::column::Column;
use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::error::Error;
use crate::operand::Operand;
use crate::operation::{Operation, PowOptions};
use crate::rows::RowsMut;

/// `base ^ exp mod modulus`, row by row, each of the three one value or a column.
///
/// Constant-time: see the [crate](crate). The result has the width of the moduli. A base of any size is
/// reduced, the exponent 0 gives 1 mod m, the modulus 1 gives 0, even moduli are as good as odd ones
/// (they take longer: about as long as a scalar computation modulo their power of two).
///
/// # Errors
///
/// As [`Powmod::run`].
pub fn powmod<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().run(base, exp, modulus)
}

/// [`powmod`] for exponents that are public: their values show in the running time, those of bases and
/// moduli do not. One short exponent for all rows, such as 65537, gains most.
///
/// # Errors
///
/// As [`Powmod::run`].
pub fn powmod_vartime<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().public_exponent().run(base, exp, modulus)
}

/// [`powmod`] with options.
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
pub struct Powmod<'s> {
    pub(crate) options: PowOptions<'s>,
}

impl Powmod<'static> {
    /// Secret exponents, each as long as its operand is wide.
    #[must_use]
    pub fn new() -> Powmod<'static> {
        Powmod::default()
    }
}

impl<'s> Powmod<'s> {
    /// Secret exponents of at most `bits` bits: the running time depends on this number alone.
    #[must_use]
    pub fn exp_bits(self, bits: usize) -> Powmod<'s> {
        Powmod { options: PowOptions { exp_bits: Some(bits), ..self.options } }
    }

    /// Public exponents: their values may show in the running time.
    #[must_use]
    pub fn public_exponent(self) -> Powmod<'s> {
        Powmod { options: PowOptions { public: true, ..self.options } }
    }

    /// Gives up with [`Error::Stopped`] soon after another thread calls [`Stop::request`], in the middle of a power too. Then
    /// `out` may be written in part.
    ///
    /// ```
    /// use limbwise::{Error, Modulus, Powmod, Stop};
    ///
    /// let modulus = Modulus::new(1_000_003u64)?;
    /// let stop = Stop::new();
    /// let powmod = Powmod::new().exp_bits(usize::MAX).stop_on(&stop);
    /// let power = std::thread::scope(|scope| {
    ///     let power = scope.spawn(|| powmod.run_with(2u64, 3u64, &modulus));
    ///     stop.request();
    ///     power.join().unwrap()
    /// });
    /// assert_eq!(power, Err(Error::Stopped));
    /// # Ok::<(), Error>(())
    /// ```
    #[must_use]
    pub fn stop_on<'t>(self, stop: &'t Stop) -> Powmod<'t> {
        let PowOptions { exp_bits, public, .. } = self.options;
        Powmod { options: PowOptions { exp_bits, public, stop: Some(stop) } }
    }

    /// `base ^ exp mod modulus`, row by row. If all three are one value, the result has one row.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of rows, [`Error::Modulus`] and
    /// [`Error::ExponentTooLong`] with the first row that is wrong, [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there
    /// is no memory for the results, [`Error::Stopped`] as [`Powmod::stop_on`] says.
    pub fn run<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Operand<'a>>,
    ) -> Result<Column, Error>
    where
        's: 'a,
    {
        self.operation(base, exp).run_once(modulus)
    }

    /// The same with moduli that have been prepared before.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`], [`Error::ExponentTooLong`] or [`Error::Stopped`], as [`Powmod::run`].
    pub fn run_with<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
    ) -> Result<Column, Error>
    where
        's: 'a,
    {
        self.operation(base, exp).run(moduli)
    }

    /// The same into a column or rows that are there already; all is overwritten.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Output`](crate::ShapeError::Output) if `out` has not the rows of the operands and the width of the moduli;
    /// else as [`Powmod::run_with`]. After an error but [`Error::Stopped`] `out` is as it was.
    pub fn run_into<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
        out: impl Into<RowsMut<'a>>,
    ) -> Result<(), Error>
    where
        's: 'a,
    {
        self.operation(base, exp).run_into(moduli, out)
    }

    /// The powers as a value.
    pub fn operation<'a>(&self, base: impl Into<Operand<'a>>, exp: impl Into<Operand<'a>>) -> Operation<'a>
    where
        's: 'a,
    {
        Operation::Pow(base.into(), exp.into(), self.options)
    }
}

macro_rules! methods {
    ($($Moduli:ident)*) => {$(
        /// Powers.
        impl $Moduli {
            /// `base ^ exp` modulo these moduli, row by row. Constant-time: see the [crate](crate).
            ///
            /// # Errors
            ///
            /// As [`Powmod::run`].
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
