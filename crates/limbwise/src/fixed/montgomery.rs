//! Arithmetic modulo an odd number: products in Montgomery form, by the kernels of the family `mont`.
//!
//! The length of a modulus is secret. To find R^2, m is shifted left by a secret amount until its top bit is
//! set, and a power of two is doubled modulo that multiple of m. Squarings then give a number that equals R^2
//! modulo m and is below R; a product with the Montgomery form of 1 reduces it. The reductions of the kernels
//! accept any product of two numbers below R, which tools/asmgen tests. So the time of `Plan::load_moduli`
//! depends only on the number of limbs, also for rows of a column.

use core::fmt;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mont::{Plan, Variant};
use limbwise_kernels::powers::Engine;

use super::modular::{difference, sum};
use super::room::Room;
use super::{Choice, ConstantTimeLess, CtOption, Fixed, any, inverse};
use crate::error::ModulusError;

/// The units of memory for a value: a multiple of N, and a minimum.
const VALUE: [usize; 2] = [1, 2];
/// The units for a prepared modulus, in the same form.
const PREPARED: [usize; 2] = [1, 8];
/// The units for two values and a product.
const PRODUCTS: [usize; 2] = [2, 16];
/// The units for four values and a power, whose table has 32 values.
const POWER: [usize; 2] = [9, 128];

pub(super) type Value<const N: usize> = Room<N, { VALUE[0] }, { VALUE[1] }>;
pub(super) type Prepared<const N: usize> = Room<N, { PREPARED[0] }, { PREPARED[1] }>;
pub(super) type Products<const N: usize> = Room<N, { PRODUCTS[0] }, { PRODUCTS[1] }>;
pub(super) type Power<const N: usize> = Room<N, { POWER[0] }, { POWER[1] }>;

/// A prepared odd modulus of N limbs.
///
/// Operands may be any numbers of N limbs; they are reduced. Results are below the modulus. For a sequence of
/// operations, [`Montgomery::residue`] saves the conversions. The modulus, its length, operands, exponents
/// and results are secret. N, the choice of the kernel, and that the modulus is odd are public.
///
/// ```
/// use limbwise::Fixed;
/// use limbwise::fixed::Montgomery;
///
/// let modulus = Montgomery::new(&Fixed::<4>::from_u64(1_000_000_007))?;
/// let power = modulus.pow(&Fixed::from_u64(2), &Fixed::<1>::from_u64(65537));
/// assert_eq!(power, Fixed::from_u64(947173645));
/// let inverse = modulus.inverse(&power).unwrap();
/// assert_eq!(modulus.mul(&power, &inverse), Fixed::ONE);
/// # Ok::<(), limbwise::ModulusError>(())
/// ```
#[derive(Clone)]
pub struct Montgomery<const N: usize> {
    pub(super) plan: Plan,
    modulus: Fixed<N>,
    pub(super) prepared: Prepared<N>,
}

impl<const N: usize> Montgomery<N> {
    /// Prepares a modulus for the fastest kernels of this processor.
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Even`].
    pub fn new(modulus: &Fixed<N>) -> Result<Self, ModulusError> {
        Self::with_plan(modulus, Self::best())
    }

    /// Prepares a modulus for this variant. `MontgomeryVariant::Reference` is not constant-time.
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Even`], or [`ModulusError::TooWide`] if the variant has no kernels for N
    /// limbs.
    pub fn with_variant(modulus: &Fixed<N>, variant: Variant) -> Result<Self, ModulusError> {
        let bits = Fixed::<N>::BITS as usize;
        let plan = Plan::new(variant, bits);
        if plan.variant().name() != variant.name() {
            return Err(ModulusError::TooWide { found: bits });
        }
        Self::with_plan(modulus, plan)
    }

    fn with_plan(modulus: &Fixed<N>, plan: Plan) -> Result<Self, ModulusError> {
        if bool::from(modulus.is_odd()) { Ok(Self::of_odd(modulus, plan)) } else { Err(ModulusError::Even) }
    }

    /// Prepares a number known to be odd.
    pub(super) fn of_odd(modulus: &Fixed<N>, plan: Plan) -> Self {
        let mut prepared = Prepared::new(plan.modulus_len());
        let mut scratch = Products::<N>::new(plan.scratch_len());
        plan.load_moduli(&[modulus.as_limbs()], prepared.units_mut(), scratch.units_mut(), None);
        Montgomery { plan, modulus: modulus.clone(), prepared }
    }

    /// Returns the plan of the fastest variant.
    pub(super) fn best() -> Plan {
        Plan::best(Features::usable(), Fixed::<N>::BITS as usize)
    }

    /// Returns the modulus.
    #[must_use]
    pub fn modulus(&self) -> &Fixed<N> {
        &self.modulus
    }

    /// `x mod m`.
    #[must_use]
    pub fn reduce(&self, x: &Fixed<N>) -> Fixed<N> {
        self.mul(x, &Fixed::ONE)
    }

    /// `x + y mod m`.
    #[must_use]
    pub fn add(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
        sum(self.reduce(x), &self.reduce(y), &self.modulus)
    }

    /// `x - y mod m`.
    #[must_use]
    pub fn sub(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
        difference(self.reduce(x), &self.reduce(y), &self.modulus)
    }

    /// `x y mod m`.
    #[must_use]
    pub fn mul(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
        let len = self.plan.value_len();
        let mut room = Products::<N>::new(2 * len + self.plan.scratch_len());
        let (values, scratch) = room.units_mut().split_at_mut(2 * len);
        let (product, factor) = values.split_at_mut(len);
        let m = self.prepared.units();
        self.load(x, factor, scratch);
        // The product of one factor in Montgomery form and a plain one is plain.
        self.plan.import(&[y.as_limbs()], product, scratch);
        self.plan.mul(product, factor, m, scratch);
        self.plan.reduce_product(product, m);
        self.export(product)
    }

    /// `x^2 mod m`.
    #[must_use]
    pub fn sqr(&self, x: &Fixed<N>) -> Fixed<N> {
        self.mul(x, x)
    }

    /// Returns `base ^ exponent mod m`. Uses a fixed window and reads the whole table for each digit. The
    /// time depends on all 64 M bits of the exponent's width.
    #[must_use]
    pub fn pow<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N> {
        self.pow_bounded(base, exponent, Fixed::<M>::BITS)
    }

    /// Like [`Montgomery::pow`], but uses only the lowest `exp_bits` bits of the exponent, a public bound
    /// that saves work.
    #[must_use]
    pub fn pow_bounded<const M: usize>(
        &self,
        base: &Fixed<N>,
        exponent: &Fixed<M>,
        exp_bits: u32,
    ) -> Fixed<N> {
        let len = self.plan.value_len();
        let exp_bits = exp_bits.min(Fixed::<M>::BITS) as usize;
        let mut room = Power::<N>::new(len + self.plan.pow_len(exp_bits));
        let (power, work) = room.units_mut().split_at_mut(len);
        let m = self.prepared.units();
        self.load(base, power, work);
        self.plan.pow(power, &[exponent.as_limbs()], exp_bits, m, work, None);
        self.plan.from_mont(power, m, work);
        self.export(power)
    }

    /// Returns the inverse of x modulo m, if x and m have no common divisor.
    #[must_use]
    pub fn inverse(&self, x: &Fixed<N>) -> CtOption<Fixed<N>> {
        let (inverse, found) = inverse::modulo_odd(x, &self.modulus);
        CtOption::new(inverse, found)
    }

    /// Returns whether the modulus passes the test of `prime.rs` with this base, where d is `exponent` and s
    /// is `twos`.
    pub(super) fn passes(&self, base: &Fixed<N>, exponent: &Fixed<N>, twos: u32) -> Choice {
        let len = self.plan.value_len();
        let bits = Fixed::<N>::BITS;
        let m = self.prepared.units();
        let mut room = Power::<N>::new(4 * len + self.plan.pow_len(bits as usize));
        let (values, work) = room.units_mut().split_at_mut(4 * len);
        let mut values = values.chunks_exact_mut(len);
        let [Some(power), Some(reduced), Some(one), Some(minus_one)] =
            core::array::from_fn(|_| values.next())
        else {
            unreachable!("four values")
        };
        self.load(&Fixed::ONE, one, work);
        self.plan.reduce_product(one, m);
        self.load(&(&self.modulus ^ &Fixed::ONE), minus_one, work);
        self.plan.reduce_product(minus_one, m);
        self.load(base, power, work);
        reduced.copy_from_slice(power);
        self.plan.reduce_product(reduced, m);
        let nothing = !any(reduced.iter().flat_map(|x| x.0).fold(0, |bits, x| bits | x));

        self.plan.pow(power, &[exponent.as_limbs()], bits as usize, m, work, None);
        reduced.copy_from_slice(power);
        self.plan.reduce_product(reduced, m);
        let mut passed = nothing | equal(reduced, one) | equal(reduced, minus_one);
        for squarings in 1..bits {
            self.plan.sqr(power, m, work);
            reduced.copy_from_slice(power);
            self.plan.reduce_product(reduced, m);
            passed |= equal(reduced, minus_one) & squarings.ct_lt(&twos);
        }
        passed
    }

    /// Loads a number in Montgomery form.
    pub(super) fn load(&self, x: &Fixed<N>, value: &mut [Lanes], scratch: &mut [Lanes]) {
        self.plan.import(&[x.as_limbs()], value, scratch);
        self.plan.to_mont(value, self.prepared.units(), scratch);
    }

    /// Exports a plain value below the modulus.
    pub(super) fn export(&self, value: &[Lanes]) -> Fixed<N> {
        let mut x = Fixed::ZERO;
        self.plan.export(value, x.as_limbs_mut());
        x
    }
}

/// Returns whether two values have equal limbs.
pub(super) fn equal(x: &[Lanes], y: &[Lanes]) -> Choice {
    let limbs = x.iter().zip(y).flat_map(|(x, y)| x.0.into_iter().zip(y.0));
    !any(limbs.fold(0, |bits, (x, y)| bits | (x ^ y)))
}

/// Prints only the width and the variant.
impl<const N: usize> fmt::Debug for Montgomery<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.plan.variant().name();
        f.debug_struct("Montgomery")
            .field("bits", &Fixed::<N>::BITS)
            .field("variant", &variant)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use limbwise_kernels::limb::LIMB_BITS;

    use super::*;

    /// For every N there are as many units as its plan requires.
    #[test]
    fn there_is_room_for_every_length() {
        let holds = |[long, short]: [usize; 2], n: usize, units: usize, what: &str| {
            assert!(units <= short.max(long * n), "{what}: {units} units for {n} limbs");
        };
        for variant in Variant::all(Features::detect().unwrap()) {
            for n in (1..=600).chain([1200, 1300, 1400, 5000]) {
                let plan = Plan::new(variant, n * LIMB_BITS);
                holds(VALUE, n, plan.value_len(), "value");
                holds(PREPARED, n, plan.modulus_len(), "modulus");
                holds(PRODUCTS, n, 2 * plan.value_len() + plan.scratch_len(), "product");
                for exp_bits in [0, 1, 64, 256, 2048, n * LIMB_BITS, u32::MAX as usize] {
                    holds(POWER, n, 4 * plan.value_len() + plan.pow_len(exp_bits), "power");
                }
            }
        }
    }
}
