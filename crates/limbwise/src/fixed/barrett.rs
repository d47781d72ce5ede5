//! z = x mod m for x of 2 N limbs and any m   (Barrett's reduction as FFA has it, chapter 14; [HAC] 14.42).
//!
//! With 2^J <= m < 2^(J + 1), S = 128 N and B = (2^(J + S) - 1) / m, rounded down:
//! the quotient is estimated as Q = (x / 2^J) B / 2^S, both divisions rounded down, and z is x - Q m or m less.
//!
//! *One subtraction is enough.* B m = 2^(J + S) - e with 1 <= e <= m, and x = 2^J h + l with h < 2^(S - J) and l <= 2^J - 1.
//! So x / m = (h 2^(J + S) / m) / 2^S + l / m = h B / 2^S + (h / 2^S) (e / m) + l / m. The second term is below 2^-J, the third
//! at most (2^J - 1) / 2^J: together they are below 1. Rounding h B / 2^S down takes off less than 1 more. Hence
//! x / m - 2 < Q <= x / m, and 0 <= x - Q m < 2 m. That B is rounded down from a number less than 2^(J + S) / m, not
//! from 2^(J + S) / m itself, keeps it below 2^S where m is a power of two, 1 among them: nothing is degenerate.
//! FFA subtracts twice.
//!
//! x - Q m is below 2^(64 N + 1), so that its lowest N + 1 limbs are computed: the lowest limb of Q times m, and a low
//! product of N limbs above it.
//!
//! Given any x and m >= 1.  Gives z < m.  Constant-time: J is secret, and the amount of a quiet shift.
//! Requires what the variant of `mul` requires that multiplies.
//! Cost: a product of 2 N limbs, a low product of N, and a shift of 2 N; the product x itself is another of N.

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

/// A modulus of N limbs, at least 1 and even or odd, prepared.
///
/// Operands are any numbers of N limbs; they are reduced. Results are below the modulus. Secret are the modulus too and how
/// long it is, operands, exponents and results. Public are N, which kernel runs, and that the modulus is not 0.
///
/// For odd moduli [`Montgomery`](super::Montgomery) is faster.
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
    /// Products of N limbs, and of 2 N.
    single: Plan,
    double: Plan,
}

/// Times N, the limbs of scratch that a product of 2 N asks for.
const SCRATCH: usize = 5;

/// What a product and its reduction write to.
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
    /// Prepares a modulus for the fastest kernels of the processor.
    ///
    /// # Errors
    ///
    /// [`ModulusError::Zero`].
    pub fn new(modulus: &Fixed<N>) -> Result<Self, ModulusError> {
        let features = Features::usable();
        Self::with_plans(modulus, Plan::best(features, N), Plan::best(features, 2 * N))
    }

    /// Prepares a modulus for this variant. `Variant::Reference` is not constant-time.
    ///
    /// # Errors
    ///
    /// [`ModulusError::Zero`].
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

    /// The modulus.
    #[must_use]
    pub fn modulus(&self) -> &Fixed<N> {
        &self.modulus
    }

    /// `x mod m`.
    #[must_use]
    pub fn reduce(&self, x: &Fixed<N>) -> Fixed<N> {
        self.reduce_wide(&[x.clone(), Fixed::ZERO])
    }

    /// `x mod m` for a number of 2 N limbs, the low half first.
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

    /// `base ^ exponent mod m`, by a fixed window whose table is read as a whole. All 64 M bits of the exponent count.
    #[must_use]
    pub fn pow<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N> {
        self.pow_bounded(base, exponent, Fixed::<M>::BITS)
    }

    /// The same with the lowest `exp_bits` bits of the exponent: a public bound, and less work.
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
            // Above `exp_bits` there is nothing.
            let digit = limb::bits(exponent.as_limbs(), at, width.min(exp_bits - at));
            for _ in 0..width {
                power = self.square(&power, &mut work);
            }
            let factor = look_up(&table.0[..1 << width], digit);
            power = self.product(&power, &factor, &mut work);
        }
        power
    }

    /// `base ^ exponent mod m` as FFA computes it: from the lowest bit up, two products for each of the 64 M bits.
    /// It takes twice as long as [`Barrett::pow`], and is here to be compared with.
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

    /// The number whose product with x is 1 modulo m, if there is one: if x and m have no common divisor.
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

    /// What `work.product` is modulo m.
    fn reduce_product(&self, work: &mut Work<N>) -> Fixed<N> {
        let Work { product, quotient, multiple, scratch } = work;
        let (product, scratch) = (product.limbs_mut(), scratch.limbs_mut());
        let m = self.modulus.as_limbs();

        let shifted = multiple.limbs_mut();
        shifted.copy_from_slice(product);
        shift::shr(shifted, self.shift, Shifter::Barrel);
        self.double.mul(quotient.limbs_mut(), shifted, self.factor.limbs(), scratch);
        let quotient = &quotient.limbs()[2 * N..];

        // The lowest N + 1 limbs of quotient and m: a row, and above it a low product.
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

/// B, for the multiple of m that has its top bit set: (2^(192 N - 1) - 1) / top.
fn factor<const N: usize>(top: &Fixed<N>) -> Numbers<N, 2> {
    // 192 N - 1 ones, N limbs of the quotient at a time: those before are below `top`.
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

/// The window with the fewest products for exponents of so many bits.
fn window(exp_bits: usize) -> usize {
    let products = |width: usize| (1 << width) + exp_bits.div_ceil(width) * (width + 1);
    (1..=MAX_WINDOW).min_by_key(|width| products(*width)).unwrap_or(1)
}

/// The entry of that number: every entry is read.
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

/// The width and the variant alone.
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
