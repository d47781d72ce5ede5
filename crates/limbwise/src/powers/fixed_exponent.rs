//! Fixed exponents, planned once for many bases and moduli.

use alloc::sync::Arc;
use core::fmt;

use limbwise_kernels::limb;
use limbwise_kernels::window::SlidingWindow;

use crate::engine::modulo::Modulo;
use crate::error::Error;
use crate::operation::Operation;
use crate::operation::powmod::Powmod;
use crate::values::column::Column;
use crate::values::number::Number;
use crate::values::operand::{Operand, Planned, Scalar};

/// An exponent for many bases and moduli. The sliding windows of a public exponent are planned once.
///
/// A secret exponent ([`FixedExponent::new`]) uses the same fixed windows as any other, which need no
/// planning: the running time depends only on its declared length. A public one ([`FixedExponent::public`]) uses the sliding windows
/// with the fewest products for it: 65537 takes 16 squarings and one product.
///
/// It can be used wherever an exponent is accepted, as one value for all rows. Clones share it, across
/// threads.
///
/// ```
/// use limbwise::{Column, FixedExponent, Modulus};
///
/// let e = FixedExponent::public(65537u64);
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let powers = e.powmod(&Column::parse(["2", "3", "5"])?, &modulus)?;
/// assert_eq!(powers.to_decimal(), ["947173645", "754428556", "364197520"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct FixedExponent(Arc<Exponent>);

struct Exponent {
    exponent: Number,
    exp_bits: usize,
    /// The width of the sliding window of a public exponent.
    window: Option<usize>,
}

impl FixedExponent {
    /// Creates a secret exponent. The running time depends on its width, a multiple of 64 bits.
    #[must_use]
    pub fn new<'a>(exp: impl Into<Scalar<'a>>) -> FixedExponent {
        let exponent = number(exp.into());
        let exp_bits = exponent.bits();
        FixedExponent(Arc::new(Exponent { exponent, exp_bits, window: None }))
    }

    /// Creates a secret exponent of at most `exp_bits` bits. The running time depends only on this number.
    ///
    /// # Errors
    ///
    /// Returns [`Error::ExponentTooLong`] if it has more bits.
    pub fn with_bits<'a>(exp: impl Into<Scalar<'a>>, exp_bits: usize) -> Result<FixedExponent, Error> {
        let exponent = number(exp.into());
        Powmod::new().exp_bits(exp_bits).check((&exponent).into())?;
        Ok(FixedExponent(Arc::new(Exponent { exponent, exp_bits, window: None })))
    }

    /// Creates a public exponent. The running time depends on its value.
    #[must_use]
    pub fn public<'a>(exp: impl Into<Scalar<'a>>) -> FixedExponent {
        let exponent = number(exp.into());
        let exp_bits = limb::bit_length(exponent.as_limbs());
        let window = Some(SlidingWindow::new(exponent.as_limbs()).width());
        FixedExponent(Arc::new(Exponent { exponent, exp_bits, window }))
    }

    /// Returns the exponent.
    #[must_use]
    pub fn exponent(&self) -> &Number {
        &self.0.exponent
    }

    /// Returns the declared length of a secret exponent in bits, or the length of a public one.
    #[must_use]
    pub fn exp_bits(&self) -> usize {
        self.0.exp_bits
    }

    /// Returns whether the exponent is public.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.0.window.is_some()
    }

    /// Computes `base ^ exp`, row by row.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of rows,
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the results.
    pub fn powmod<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        moduli: impl Into<Modulo<'m>>,
    ) -> Result<Column, Error> {
        let base: Operand<'_> = base.into();
        self.operation(base).run(moduli)
    }

    /// Returns the powers as an operation.
    pub fn operation<'s: 'a, 'a>(&'s self, base: impl Into<Operand<'a>>) -> Operation<Operand<'a>> {
        let options = Powmod { exp_bits: Some(self.exp_bits()), public: self.is_public(), method: None };
        options.operation(base, self)
    }
}

impl<'a> From<&'a FixedExponent> for Operand<'a> {
    fn from(fixed: &'a FixedExponent) -> Self {
        let exponent = fixed.0.exponent.as_limbs();
        let window = fixed.0.window.map(|width| Planned::Exponent(SlidingWindow::of_width(exponent, width)));
        Operand(Operand::from(&fixed.0.exponent).0, window)
    }
}

impl fmt::Debug for FixedExponent {
    /// Prints only the length: the exponent may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FixedExponent")
            .field("exp_bits", &self.exp_bits())
            .field("public", &self.is_public())
            .finish_non_exhaustive()
    }
}

/// Returns a copy of at least one limb.
fn number(exp: Scalar<'_>) -> Number {
    Number::from_limbs(exp.as_limbs()).unwrap_or_else(|_| Number::from(0u64))
}
