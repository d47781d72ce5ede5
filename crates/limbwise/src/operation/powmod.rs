//! Options for powers.

use limbwise_kernels::limb::{self, LIMB_BITS};
use limbwise_kernels::window::SlidingWindow;

use crate::engine::block::Exponents;
use crate::engine::method::Method;
use crate::engine::planner::Task;
use crate::error::Error;
use crate::values::operand::{Operand, Values};

/// Options for powers: how exponents are treated.
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
    /// The maximum bit length of the exponents; `None` for the width of their operand. It determines the
    /// running time for secret exponents.
    pub exp_bits: Option<usize>,
    /// Whether the exponents are public: the running time may then depend on their values.
    pub public: bool,
    /// The method, for measurements; `None` for the cheapest.
    pub method: Option<Method>,
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
        Powmod { exp_bits: Some(bits), ..self }
    }

    /// Declares the exponents public: the running time may depend on their values.
    #[must_use]
    pub fn public_exponent(self) -> Powmod {
        Powmod { public: true, ..self }
    }

    /// Computes by this method if the powers have it, and by the cheapest otherwise. For measurements.
    #[must_use]
    pub fn method(self, method: Method) -> Powmod {
        Powmod { method: Some(method), ..self }
    }

    /// Returns the maximum bit length of exponents of `limbs` limbs.
    pub(crate) fn bits(self, limbs: usize) -> usize {
        self.exp_bits.unwrap_or(limbs.saturating_mul(LIMB_BITS))
    }

    pub(crate) fn exponents<'e>(self, exp: &'e Operand<'_>) -> Exponents<'e> {
        match &exp.0 {
            _ if !self.public => Exponents::Secret { bits: self.bits(exp.limbs()) },
            Values::One(e) => {
                Exponents::Shared(exp.windows().unwrap_or_else(|| SlidingWindow::new(e.as_limbs())))
            }
            Values::Each(_) => Exponents::Public,
        }
    }

    /// Returns the measures of the task of these powers.
    pub(super) fn task(self, exp: &Operand<'_>) -> Task {
        Task { power: self.exponents(exp).power(self.bits(exp.limbs())), method: self.method }
    }

    /// Limits the exponents to the bits that the tables of `base`, if it has any, were made for.
    pub(super) fn of_base(self, base: &Operand<'_>) -> Self {
        let most = base.tables().map(|tables| tables.comb.exp_bits());
        Powmod { exp_bits: self.exp_bits.into_iter().chain(most).min(), ..self }
    }

    /// Checks that no exponent is longer than announced. All higher bits are read, whatever their values.
    ///
    /// # Errors
    ///
    /// Returns [`Error::ExponentTooLong`] with the first row whose exponent is too long.
    pub fn check(self, exp: Operand<'_>) -> Result<(), Error> {
        let allowed = self.bits(exp.limbs());
        if allowed >= exp.limbs() * LIMB_BITS {
            return Ok(());
        }
        match (0..exp.rows().unwrap_or(1)).find(|row| limb::bits_from(exp.row(*row), allowed) != 0) {
            None => Ok(()),
            Some(row) => Err(Error::ExponentTooLong { row, allowed }),
        }
    }
}
