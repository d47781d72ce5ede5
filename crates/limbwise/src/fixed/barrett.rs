//! z = x mod m for x of 2 N limbs and any m (Barrett's reduction as FFA has it, chapter 14; [HAC] 14.42).
//!
//! With 2^J <= m < 2^(J + 1), S = 128 N and B = (2^(J + S) - 1) / m, rounded down: the quotient is estimated
//! as Q = (x / 2^J) B / 2^S, both divisions rounded down, and z is x - Q m or m less.
//!
//! *One subtraction suffices.* B m = 2^(J + S) - e with 1 <= e <= m, and x = 2^J h + l with h < 2^(S - J) and
//! l <= 2^J - 1. So x / m = (h 2^(J + S) / m) / 2^S + l / m = h B / 2^S + (h / 2^S) (e / m) + l / m. The
//! second term is below 2^-J, the third at most (2^J - 1) / 2^J: together they are below 1. Rounding h B /
//! 2^S down subtracts less than 1 more. Hence x / m - 2 < Q <= x / m, and 0 <= x - Q m < 2 m. B is rounded
//! down from (2^(J + S) - 1) / m instead of 2^(J + S) / m, which keeps it below 2^S even if m is a power of
//! two, including 1, so there is no special case. FFA subtracts twice.
//!
//! x - Q m is below 2^(64 N + 1), so only its lowest N + 1 limbs are computed: the lowest limb of Q times m,
//! and a low product of N limbs above it.
//!
//! Input: any x, and m >= 1. Output: z < m. Constant-time: J is secret and is used only as the amount of a
//! constant-time shift. Requires what the `mul` variant in use requires. Cost: a product of 2 N limbs, a low
//! product of N limbs, and a shift of 2 N limbs; a modular product also takes a product of N limbs for x.

use core::fmt;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, Limb, mac, sbb};
use limbwise_kernels::mistake;
use limbwise_kernels::mul::{Plan, Variant};

use super::divide::divide;
use super::modular::{difference, sum};
use super::room::Numbers;
use super::shift::{self, Shifter};
use super::{Choice, CtOption, Fixed, Wide, inverse};
use crate::error::ModulusError;

/// A prepared modulus of N limbs, even or odd, at least 1.
///
/// Operands may be any numbers of N limbs; they are reduced. Results are below the modulus. The modulus, its
/// length, operands, exponents and results are secret. N, the choice of the kernel, and that the modulus is
/// not 0 are public.
///
/// For odd moduli, [`Montgomery`](super::Montgomery) is faster.
///
/// ```
/// use limbwise::Fixed;
/// use limbwise::fixed::Barrett;
///
/// let modulus = Barrett::new(&Fixed::<2>::from_u64(1_000_000))?;
/// let power = modulus.pow(&Fixed::from_u64(3), &Fixed::<1>::from_u64(100));
/// assert_eq!(power, Fixed::from_u64(522_001));
/// # Ok::<(), limbwise::ModulusError>(())
/// ```
#[derive(Clone)]
pub struct Barrett<const N: usize> {
    modulus: Fixed<N>,
    /// J.
    shift: u32,
    /// B.
    factor: Numbers<N, 2>,
    /// The plan for products of N limbs. `double` is that for 2 N limbs.
    single: Plan,
    double: Plan,
}

/// The scratch for a product of 2 N limbs, in multiples of N limbs.
const SCRATCH: usize = 5;

/// Temporaries of a product and its reduction.
struct Work<const N: usize> {
    product: Numbers<N, 2>,
    quotient: Numbers<N, 4>,
    multiple: Numbers<N, 2>,
    scratch: Numbers<N, SCRATCH>,
}

impl<const N: usize> Work<N> {
    fn new() -> Self {
        let (product, quotient) = (Numbers::zeros(), Numbers::zeros());
        Work { product, quotient, multiple: Numbers::zeros(), scratch: Numbers::zeros() }
    }
}

impl<const N: usize> Barrett<N> {
    /// Prepares a modulus for the fastest kernels of this processor.
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Zero`].
    pub fn new(modulus: &Fixed<N>) -> Result<Self, ModulusError> {
        let features = Features::usable();
        Self::with_plans(modulus, Plan::best(features, N), Plan::best(features, 2 * N))
    }

    /// Prepares a modulus for this variant. `Variant::Reference` is not constant-time.
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Zero`].
    pub fn with_variant(modulus: &Fixed<N>, variant: Variant) -> Result<Self, ModulusError> {
        Self::with_plans(modulus, Plan::new(variant, N), Plan::new(variant, 2 * N))
    }

    fn with_plans(modulus: &Fixed<N>, single: Plan, double: Plan) -> Result<Self, ModulusError> {
        if bool::from(modulus.is_zero()) {
            return Err(ModulusError::Zero);
        }
        let length = modulus.measure();
        let factor = factor(&modulus.shl(Fixed::<N>::BITS - length));
        Ok(Barrett { modulus: modulus.clone(), shift: length - 1, factor, single, double })
    }

    /// Returns the modulus.
    #[must_use]
    pub fn modulus(&self) -> &Fixed<N> {
        &self.modulus
    }

    /// `x mod m`.
    #[must_use]
    pub fn reduce(&self, x: &Fixed<N>) -> Fixed<N> {
        self.reduce_wide(&[x.clone(), Fixed::ZERO])
    }

    /// Returns `x mod m` for a number of 2 N limbs, low half first.
    #[must_use]
    pub fn reduce_wide(&self, [low, high]: &[Fixed<N>; 2]) -> Fixed<N> {
        let mut work = Work::new();
        work.product.0 = [*low.as_limbs(), *high.as_limbs()];
        self.reduce_product(&mut work)
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
        self.product(x, y, &mut Work::new())
    }

    /// `x^2 mod m`.
    #[must_use]
    pub fn sqr(&self, x: &Fixed<N>) -> Fixed<N> {
        self.square(x, &mut Work::new())
    }

    /// Returns `base ^ exponent mod m`. Uses a fixed window and reads the whole table for each digit. The
    /// time depends on all 64 M bits of the exponent's width.
    #[must_use]
    pub fn pow<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N> {
        self.pow_bounded(base, exponent, Fixed::<M>::BITS)
    }

    /// Like [`Barrett::pow`], but uses only the lowest `exp_bits` bits of the exponent, a public bound that
    /// saves work.
    #[must_use]
    pub fn pow_bounded<const M: usize>(
        &self,
        base: &Fixed<N>,
        exponent: &Fixed<M>,
        exp_bits: u32,
    ) -> Fixed<N> {
        let exp_bits = exp_bits.min(Fixed::<M>::BITS) as usize;
        mistake!(StrippedLimb => {
            let length = limb::bit_length(exponent.as_limbs());
            if length < exp_bits {
                return self.pow_bounded(base, exponent, length as u32);
            }
        });
        let width = window(exp_bits);
        let mut work = Work::new();
        let mut table = Numbers::<N, { 1 << MAX_WINDOW }>::zeros();
        let base = self.reduce(base);
        let mut power = self.reduce(&Fixed::ONE);
        for entry in &mut table.0[..1 << width] {
            *entry = *power.as_limbs();
            power = self.product(&power, &base, &mut work);
        }
        let mut power = Fixed::from_limbs(table.0[0]);
        for at in (0..exp_bits).step_by(width).rev() {
            // Ignore bits above `exp_bits`.
            let digit = limb::bits(exponent.as_limbs(), at, width.min(exp_bits - at));
            for _ in 0..width {
                power = self.square(&power, &mut work);
            }
            let factor = look_up(&table.0[..1 << width], digit);
            power = self.product(&power, &factor, &mut work);
        }
        power
    }

    /// Returns `base ^ exponent mod m`, computed as in FFA: from the lowest bit up, with two products for
    /// each of the 64 M bits. It takes twice as long as [`Barrett::pow`] and is provided for comparison.
    #[must_use]
    pub fn pow_ladder<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N> {
        let mut work = Work::new();
        let mut base = self.reduce(base);
        let mut power = self.reduce(&Fixed::ONE);
        for at in 0..Fixed::<M>::BITS as usize {
            let bit = limb::bits(exponent.as_limbs(), at, 1);
            let product = self.product(&power, &base, &mut work);
            power.assign(&product, Choice::from(bit as u8));
            base = self.square(&base, &mut work);
        }
        power
    }

    /// Returns the inverse of x modulo m, if x and m have no common divisor.
    #[must_use]
    pub fn inverse(&self, x: &Fixed<N>) -> CtOption<Fixed<N>> {
        let (inverse, found) = inverse::modulo_any(x, &self.modulus);
        CtOption::new(inverse, found)
    }

    fn product(&self, x: &Fixed<N>, y: &Fixed<N>, work: &mut Work<N>) -> Fixed<N> {
        let scratch = work.scratch.limbs_mut();
        self.single.mul(work.product.limbs_mut(), x.as_limbs(), y.as_limbs(), scratch);
        self.reduce_product(work)
    }

    fn square(&self, x: &Fixed<N>, work: &mut Work<N>) -> Fixed<N> {
        self.single.sqr(work.product.limbs_mut(), x.as_limbs(), work.scratch.limbs_mut());
        self.reduce_product(work)
    }

    /// Returns `work.product` modulo m.
    fn reduce_product(&self, work: &mut Work<N>) -> Fixed<N> {
        let Work { product, quotient, multiple, scratch } = work;
        let (product, scratch) = (product.limbs_mut(), scratch.limbs_mut());
        let m = self.modulus.as_limbs();

        let shifted = multiple.limbs_mut();
        shifted.copy_from_slice(product);
        shift::shr(shifted, self.shift, Shifter::Barrel);
        self.double.mul(quotient.limbs_mut(), shifted, self.factor.limbs(), scratch);
        let quotient = &quotient.limbs()[2 * N..];

        // The lowest N + 1 limbs of quotient times m: one row, plus a low product shifted by a limb.
        let multiple = &mut multiple.limbs_mut()[..=N];
        self.single.mul_low(&mut multiple[1..], &quotient[1..=N], m, scratch);
        multiple[0] = 0;
        let mut carry = 0;
        for (z, m) in multiple.iter_mut().zip(m) {
            (*z, carry) = mac(*z, quotient[0], *m, carry);
        }
        multiple[N] = multiple[N].wrapping_add(carry);

        let mut borrow = 0;
        for (x, y) in product.iter_mut().zip(&*multiple) {
            (*x, borrow) = sbb(*x, *y, borrow);
        }
        let mut rest = Fixed::ZERO;
        rest.as_limbs_mut().copy_from_slice(&product[..N]);
        limb::sub_if_not_less(rest.as_limbs_mut(), product[N], m);
        rest
    }
}

/// Returns B for the multiple of m whose top bit is set: (2^(192 N - 1) - 1) / top.
fn factor<const N: usize>(top: &Fixed<N>) -> Numbers<N, 2> {
    // Divides 192 N - 1 ones, N quotient limbs at a time; the running remainder is below `top`.
    let mut rest = Fixed::MAX.shr_vartime(1);
    let mut limbs = Numbers::zeros();
    for part in limbs.0.iter_mut().rev() {
        let mut dividend = Wide([[Limb::MAX; N], *rest.as_limbs()]);
        *part = *divide(&mut dividend, top).as_limbs();
        rest = Fixed::from_limbs(dividend.0[0]);
    }
    limbs
}

/// The largest window: a table of 32 entries.
const MAX_WINDOW: usize = 5;

/// Returns the window width with the fewest products for exponents of `exp_bits` bits.
fn window(exp_bits: usize) -> usize {
    let products = |width: usize| (1 << width) + exp_bits.div_ceil(width) * (width + 1);
    (1..=MAX_WINDOW).min_by_key(|width| products(*width)).unwrap_or(1)
}

/// Returns the entry with the index `digit`, reading every entry.
fn look_up<const N: usize>(table: &[[Limb; N]], digit: Limb) -> Fixed<N> {
    mistake!(TableIndex => {
        return Fixed::from_limbs(table[digit as usize]);
    });
    let mut found = Fixed::ZERO;
    for (number, entry) in (0..).zip(table) {
        let mask = limb::equal_mask(digit, number);
        for (x, entry) in found.as_limbs_mut().iter_mut().zip(entry) {
            *x |= entry & mask;
        }
    }
    found
}

/// Prints only the width and the variant.
impl<const N: usize> fmt::Debug for Barrett<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.double.variant().name();
        f.debug_struct("Barrett")
            .field("bits", &Fixed::<N>::BITS)
            .field("variant", &variant)
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl<const N: usize> Drop for Barrett<N> {
    fn drop(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.shift);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_scratch_for_every_length() {
        for variant in Variant::all(Features::detect().unwrap()) {
            for n in (1..=600).chain([1200, 5000]) {
                for plan in [Plan::new(variant, n), Plan::new(variant, 2 * n)] {
                    assert!(plan.scratch_len() <= SCRATCH * n, "{variant:?}: {n} limbs");
                }
            }
        }
    }

    #[test]
    fn windows_grow_with_the_exponent() {
        assert_eq!([0, 1, 8, 64, 256, 1024, 8192].map(window), [1, 1, 2, 3, 4, 5, 5]);
    }
}
