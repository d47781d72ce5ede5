//! Numbers that stay in Montgomery form between operations.

use core::fmt;

use limbwise_kernels::powers::Engine;

use super::montgomery::{Montgomery, Power, Products, Value, equal};
use super::{Choice, ConstantTimeEq, CtOption, Fixed, inverse};
use crate::error::Error;

/// A number modulo a prepared modulus, in Montgomery form, in which products are cheapest. It borrows its
/// modulus.
///
/// Each operation overwrites its left operand. A product takes one Montgomery product, whereas
/// [`Montgomery::mul`] takes two and a reduction. Constant-time: the number, the modulus and the lengths of
/// both are secret, and the memory is overwritten on drop (feature `zeroize`).
///
/// ```
/// use limbwise::Fixed;
/// use limbwise::fixed::Montgomery;
///
/// let modulus = Montgomery::new(&Fixed::<4>::from_u64(1_000_000_007))?;
/// let (mut x, y) = (modulus.residue(&Fixed::from_u64(3)), modulus.residue(&Fixed::from_u64(10)));
/// // (3^2 * 10 - 3)^5
/// let three = x.clone();
/// x.sqr().mul(&y)?.sub(&three)?.pow(&Fixed::<1>::from_u64(5));
/// assert_eq!(x.to_fixed(), Fixed::from_u64(984_209_179));
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct Residue<'m, const N: usize> {
    modulus: &'m Montgomery<N>,
    value: Value<N>,
}

impl<const N: usize> Montgomery<N> {
    /// Returns `x mod m` in Montgomery form.
    #[must_use]
    pub fn residue(&self, x: &Fixed<N>) -> Residue<'_, N> {
        let mut value = Value::new(self.plan.value_len());
        let mut scratch = Products::<N>::new(self.plan.scratch_len());
        self.load(x, value.units_mut(), scratch.units_mut());
        Residue { modulus: self, value }
    }
}

impl<'m, const N: usize> Residue<'m, N> {
    /// Returns the modulus that the number belongs to.
    #[must_use]
    pub fn modulus(&self) -> &'m Montgomery<N> {
        self.modulus
    }

    /// Returns the number, below the modulus.
    #[must_use]
    pub fn to_fixed(&self) -> Fixed<N> {
        let Montgomery { plan, prepared, .. } = self.modulus;
        let mut value = self.value.clone();
        let mut scratch = Products::<N>::new(plan.scratch_len());
        plan.from_mont(value.units_mut(), prepared.units(), scratch.units_mut());
        self.modulus.export(value.units())
    }

    /// `x <- x y`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::OtherModuli`] if y belongs to a different [`Montgomery`] object, even one with the
    /// same modulus.
    pub fn mul(&mut self, y: &Residue<'_, N>) -> Result<&mut Self, Error> {
        self.check(y)?;
        let Montgomery { plan, prepared, .. } = self.modulus;
        let mut scratch = Products::<N>::new(plan.scratch_len());
        plan.mul(self.value.units_mut(), y.value.units(), prepared.units(), scratch.units_mut());
        Ok(self)
    }

    /// `x <- x^2`.
    pub fn sqr(&mut self) -> &mut Self {
        let Montgomery { plan, prepared, .. } = self.modulus;
        let mut scratch = Products::<N>::new(plan.scratch_len());
        plan.sqr(self.value.units_mut(), prepared.units(), scratch.units_mut());
        self
    }

    /// `x <- x + y`.
    ///
    /// # Errors
    ///
    /// Same as [`Residue::mul`].
    pub fn add(&mut self, y: &Residue<'_, N>) -> Result<&mut Self, Error> {
        self.check(y)?;
        let Montgomery { plan, prepared, .. } = self.modulus;
        plan.add(self.value.units_mut(), y.value.units(), prepared.units());
        Ok(self)
    }

    /// `x <- x - y`.
    ///
    /// # Errors
    ///
    /// Same as [`Residue::mul`].
    pub fn sub(&mut self, y: &Residue<'_, N>) -> Result<&mut Self, Error> {
        self.check(y)?;
        let Montgomery { plan, prepared, .. } = self.modulus;
        plan.sub(self.value.units_mut(), y.value.units(), prepared.units());
        Ok(self)
    }

    /// `x <- -x`.
    pub fn neg(&mut self) -> &mut Self {
        let Montgomery { plan, prepared, .. } = self.modulus;
        let mut negative = Value::new(plan.value_len());
        plan.sub(negative.units_mut(), self.value.units(), prepared.units());
        self.value = negative;
        self
    }

    /// `x <- x^exponent`, like [`Montgomery::pow`]: the time depends on all 64 M bits of the exponent's
    /// width.
    pub fn pow<const M: usize>(&mut self, exponent: &Fixed<M>) -> &mut Self {
        self.pow_bounded(exponent, Fixed::<M>::BITS)
    }

    /// Like [`Residue::pow`], but uses only the lowest `exp_bits` bits of the exponent, a public bound that
    /// saves work.
    pub fn pow_bounded<const M: usize>(&mut self, exponent: &Fixed<M>, exp_bits: u32) -> &mut Self {
        let Montgomery { plan, prepared, .. } = self.modulus;
        let exp_bits = exp_bits.min(Fixed::<M>::BITS) as usize;
        let mut work = Power::<N>::new(plan.pow_len(exp_bits));
        let value = self.value.units_mut();
        plan.pow(value, &[exponent.as_limbs()], exp_bits, prepared.units(), work.units_mut(), None);
        self
    }

    /// Returns the inverse, if the number and the modulus have no common divisor.
    #[must_use]
    pub fn inverse(&self) -> CtOption<Residue<'m, N>> {
        let (inverse, found) = inverse::modulo_odd(&self.to_fixed(), self.modulus.modulus());
        CtOption::new(self.modulus.residue(&inverse), found)
    }

    /// Checks that the other number has the same modulus object, which is public.
    fn check(&self, other: &Residue<'_, N>) -> Result<(), Error> {
        if core::ptr::eq(self.modulus, other.modulus) { Ok(()) } else { Err(Error::OtherModuli) }
    }
}

impl<const N: usize> ConstantTimeEq for Residue<'_, N> {
    /// Returns whether the numbers are equal; false if they belong to different moduli.
    fn ct_eq(&self, other: &Self) -> Choice {
        if self.check(other).is_err() {
            return Choice::from(0);
        }
        let Montgomery { plan, prepared, .. } = self.modulus;
        let [mut x, mut y] = [self.value.clone(), other.value.clone()];
        plan.reduce_product(x.units_mut(), prepared.units());
        plan.reduce_product(y.units_mut(), prepared.units());
        equal(x.units(), y.units())
    }
}

/// Prints only the width and the variant.
impl<const N: usize> fmt::Debug for Residue<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Residue").field(self.modulus).finish()
    }
}
