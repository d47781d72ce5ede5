//! Powers modulo one number or many.

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{SlidingWindow, Stop, Variant};
use limbwise_kernels::limb::{self, LIMB_BITS};

use crate::alone;
use crate::batch::{Size, for_each_span};
use crate::block::{Block, Exponents};
use crate::column::Column;
use crate::error::{Error, Role};
use crate::modulus::{Context, Moduli, Modulus};
use crate::operand::{Operand, RowsMut};

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
/// use limbwise::{Column, Powmod};
///
/// let base = Column::parse(["3", "4"])?;
/// let exponent = Column::parse(["5", "6"])?;
/// let modulus = Column::parse(["0xffffffffffffffffffffffffffffff61"])?;
/// let power = Powmod::new().exp_bits(3).run(&base, &exponent, modulus.one(0))?;
/// assert_eq!(power.to_decimal(), ["243", "4096"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Powmod<'s> {
    exp_bits: Option<usize>,
    public: bool,
    variant: Option<Variant>,
    stop: Option<&'s Stop>,
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
        Powmod { exp_bits: Some(bits), ..self }
    }

    /// Public exponents: their values may show in the running time.
    #[must_use]
    pub fn public_exponent(self) -> Powmod<'s> {
        Powmod { public: true, ..self }
    }

    /// A certain variant of the kernels instead of the best: for tests and measurements. It has no effect
    /// on [`Powmod::run_with`], whose moduli have chosen already.
    #[must_use]
    pub fn variant(self, variant: Variant) -> Powmod<'s> {
        Powmod { variant: Some(variant), ..self }
    }

    /// Gives up with [`Error::Stopped`] soon after another thread calls [`Stop::request`], in the middle of a power too. Then
    /// `out` may be written in part.
    ///
    /// ```
    /// use limbwise::{Error, Modulus, Operand, Powmod, Stop};
    ///
    /// let modulus = Modulus::new(&[1_000_003])?;
    /// let stop = Stop::new();
    /// let powmod = Powmod::new().exp_bits(usize::MAX).stop_on(&stop);
    /// let power = std::thread::scope(|scope| {
    ///     let power = scope.spawn(|| powmod.run_with(Operand::One(&[2]), Operand::One(&[3]), &modulus));
    ///     stop.request();
    ///     power.join().unwrap()
    /// });
    /// assert_eq!(power, Err(Error::Stopped));
    /// # Ok::<(), Error>(())
    /// ```
    #[must_use]
    pub fn stop_on<'t>(self, stop: &'t Stop) -> Powmod<'t> {
        Powmod { exp_bits: self.exp_bits, public: self.public, variant: self.variant, stop: Some(stop) }
    }

    /// `base ^ exp mod modulus`, row by row. If all three are one value, the result has one row.
    ///
    /// # Errors
    ///
    /// [`Error::Rows`] if columns have different numbers of rows, [`Error::ZeroModulus`] and
    /// [`Error::ExponentTooLong`] with the first row that is wrong, [`Error::ZeroWidth`] for a modulus
    /// without limbs, [`Error::Cpu`] if the environment names an unknown feature, [`Error::Stopped`] as
    /// [`Powmod::stop_on`] says.
    pub fn run<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Operand<'a>>,
    ) -> Result<Column, Error> {
        let (base, exp, modulus) = (base.into(), exp.into(), modulus.into());
        agreed_rows([
            (Role::Base, base.rows()),
            (Role::Exponent, exp.rows()),
            (Role::Modulus, modulus.rows()),
        ])?;
        let variant = match self.variant {
            Some(variant) => variant,
            None => Variant::best(Features::detect()?),
        };
        match modulus {
            Operand::One(m) => self.run_with(base, exp, &Modulus::with_variant(m, variant)?),
            Operand::Each(m) => self.run_with(base, exp, &Moduli::sorted(m, variant)?),
            Operand::Rows(m) => self.run_with(base, exp, &Moduli::sorted(&m.to_column(), variant)?),
        }
    }

    /// The same with moduli that have been prepared before.
    ///
    /// # Errors
    ///
    /// [`Error::Rows`], [`Error::ExponentTooLong`] or [`Error::Stopped`], as [`Powmod::run`].
    pub fn run_with<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
    ) -> Result<Column, Error> {
        let (base, exp, moduli) = (base.into(), exp.into(), moduli.into());
        let moduli_rows = (Role::Modulus, moduli.rows());
        let rows = agreed_rows([(Role::Base, base.rows()), (Role::Exponent, exp.rows()), moduli_rows])?;
        let mut out = Column::of(rows, moduli.limbs());
        self.powers(base, exp, moduli, (&mut out).into())?;
        Ok(out)
    }

    /// The same into a column or rows that are there already; all is overwritten.
    ///
    /// # Errors
    ///
    /// [`Error::OutputShape`] if `out` has not the rows of the operands and the width of the moduli;
    /// else as [`Powmod::run_with`]. After an error but [`Error::Stopped`] `out` is as it was.
    pub fn run_into<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        moduli: impl Into<Context<'m>>,
        out: impl Into<RowsMut<'a>>,
    ) -> Result<(), Error> {
        let (base, exp, moduli, out) = (base.into(), exp.into(), moduli.into(), out.into());
        let moduli_rows = (Role::Modulus, moduli.rows());
        let rows = agreed_rows([(Role::Base, base.rows()), (Role::Exponent, exp.rows()), moduli_rows])?;
        out.check_shape(rows, moduli.limbs())?;
        self.powers(base, exp, moduli, out)
    }

    fn powers(
        &self,
        base: Operand<'_>,
        exp: Operand<'_>,
        moduli: Context<'_>,
        out: RowsMut<'_>,
    ) -> Result<(), Error> {
        let kind = self.exponents(exp, out.len())?;
        let limbs = out.limbs();
        for_each_span(moduli, out.data, limbs, Size::Power, |span, work, out| {
            if self.check_stop().is_err() {
                return;
            }
            if span.alone {
                return alone::power(moduli, span, base, exp, kind, self.stop, work, out);
            }
            let block = Block::new(moduli, span, work);
            let mut x = block.load(base, work);
            block.pow(&mut x, exp, kind, self.stop, work);
            block.leave_mont(&mut x, work);
            block.store(x, out, limbs, work);
            work.leave(block);
        });
        self.check_stop()
    }

    /// The request to stop that powers look at.
    pub(crate) fn stop(&self) -> Option<&'s Stop> {
        self.stop
    }

    /// That no stop has been requested. What was computed before is complete then: a request is never taken back.
    pub(crate) fn check_stop(&self) -> Result<(), Error> {
        if self.stop.is_some_and(Stop::is_requested) { Err(Error::Stopped) } else { Ok(()) }
    }

    /// How the exponents are taken, and that they are as short as has been announced.
    pub(crate) fn exponents<'e>(&self, exp: Operand<'e>, rows: usize) -> Result<Exponents<'e>, Error> {
        let width = exp.limbs() * LIMB_BITS;
        let bits = self.exp_bits.unwrap_or(width);
        if bits < width {
            check_lengths(exp, bits, rows)?;
        }
        Ok(match exp {
            _ if !self.public => Exponents::Secret { bits },
            Operand::One(e) => Exponents::Shared(SlidingWindow::new(e)),
            Operand::Each(_) | Operand::Rows(_) => Exponents::Public,
        })
    }
}

/// The rows of operands that agree, 1 if none has a number of its own.
pub(crate) fn agreed_rows(operands: impl IntoIterator<Item = (Role, Option<usize>)>) -> Result<usize, Error> {
    let mut expected = None;
    for (role, rows) in operands {
        match (rows, expected) {
            (Some(found), Some(expected)) if found != expected => {
                return Err(Error::Rows { role, found, expected });
            }
            (Some(found), None) => expected = Some(found),
            _ => {}
        }
    }
    Ok(expected.unwrap_or(1))
}

/// That no exponent has more than `allowed` bits. All bits above are looked at, whatever they are.
fn check_lengths(exp: Operand<'_>, allowed: usize, rows: usize) -> Result<(), Error> {
    let rows = if exp.rows().is_some() { rows } else { 1 };
    match (0..rows).find(|row| limb::bits_from(exp.row(*row), allowed) != 0) {
        None => Ok(()),
        Some(row) => Err(Error::ExponentTooLong { row, bits: limb::bit_length(exp.row(row)), allowed }),
    }
}
