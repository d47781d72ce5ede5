//! Moduli as an argument: prepared earlier, or given as an operand and prepared for one call.

use limbwise_kernels::cpu::Features;

use super::moduli::{Context, Moduli, Modulus};
use crate::error::Error;
use crate::values::operand::{Operand, Values};

/// The moduli of an operation: one for all rows, or one per row.
///
/// It converts from everything that converts to an [`Operand`], and from a prepared [`Modulus`] or
/// [`Moduli`]. Moduli given as an operand are prepared for one call, as far as it needs; prepare them
/// yourself if you use them more than once.
///
/// ```
/// use limbwise::{Column, Modulus, mulmod};
///
/// let x = Column::parse(["3", "1000000000"])?;
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// assert_eq!(mulmod(&x, 10u64, &modulus)?, mulmod(&x, 10u64, 1_000_000_007u64)?);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Modulo<'m>(Given<'m>);

#[derive(Clone, Copy, Debug)]
enum Given<'m> {
    Prepared(Context<'m>),
    /// The features that the kernels may use; `None` for all usable ones.
    Operand(Operand<'m>, Option<Features>),
}

impl<'m> Modulo<'m> {
    /// Uses the kernels that a processor with these features would choose, for measurements or to avoid an
    /// instruction. Prepared moduli keep theirs.
    #[must_use]
    pub fn with_features(self, features: Features) -> Modulo<'m> {
        match self.0 {
            Given::Prepared(_) => self,
            Given::Operand(moduli, _) => Modulo(Given::Operand(moduli, Some(features))),
        }
    }

    /// Returns the number of rows, if each has its own modulus.
    #[must_use]
    pub fn rows(&self) -> Option<usize> {
        match &self.0 {
            Given::Prepared(context) => context.rows(),
            Given::Operand(moduli, _) => moduli.rows(),
        }
    }

    /// Returns the width in limbs, which is that of results.
    #[must_use]
    pub fn limbs(&self) -> usize {
        match &self.0 {
            Given::Prepared(context) => context.limbs(),
            Given::Operand(moduli, _) => moduli.limbs(),
        }
    }

    /// Returns the moduli, if they were prepared earlier.
    pub(crate) fn prepared(&self) -> Option<Context<'m>> {
        match self.0 {
            Given::Prepared(context) => Some(context),
            Given::Operand(..) => None,
        }
    }

    /// Calls `f` with the moduli, prepared as far as an operation with `rows` rows needs. Its operands have
    /// been checked before, because preparing takes time.
    pub(crate) fn prepare<T>(
        self,
        rows: usize,
        f: impl FnOnce(Context<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let (moduli, features) = match self.0 {
            Given::Prepared(context) => return f(context),
            Given::Operand(moduli, features) => (moduli, features.unwrap_or_else(Features::usable)),
        };
        match moduli.0 {
            Values::One(m) if rows == 1 => f((&Modulus::unprepared(m, features)?).into()),
            Values::One(m) => f((&Modulus::with_features(m, features)?).into()),
            Values::Each(m) => f((&Moduli::sorted(m.to_column().secret(), features)?).into()),
        }
    }
}

impl<'m> From<Context<'m>> for Modulo<'m> {
    fn from(context: Context<'m>) -> Self {
        Modulo(Given::Prepared(context))
    }
}

impl<'m> From<&'m Modulus> for Modulo<'m> {
    fn from(modulus: &'m Modulus) -> Self {
        Context::from(modulus).into()
    }
}

impl<'m> From<&'m Moduli> for Modulo<'m> {
    fn from(moduli: &'m Moduli) -> Self {
        Context::from(moduli).into()
    }
}

impl<'m, T: Into<Operand<'m>>> From<T> for Modulo<'m> {
    fn from(moduli: T) -> Self {
        Modulo(Given::Operand(moduli.into(), None))
    }
}
