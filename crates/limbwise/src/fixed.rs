//! Constant-time integers of a fixed width, without a heap.
//!
//! [`Fixed<N>`](Fixed) is N limbs of 64 bits on the stack. The time and the memory accesses of every
//! operation depend only on N: values, exponents, moduli and shift amounts are secret, unless a name ends in
//! `_vartime`. Conditions on secrets are [`Choice`]s, and [`Fixed::select`] selects by them without a branch.
//!
//! ```
//! use limbwise::Fixed;
//! use limbwise::fixed::{Choice, ConstantTimeLess};
//!
//! let (x, y) = (Fixed::<4>::from_u64(7), Fixed::from_u64(9));
//! let (difference, borrow) = x.borrowing_sub(&y, Choice::from(0));
//! let (negated, _) = y.borrowing_sub(&x, Choice::from(0));
//! let distance = Fixed::select(&difference, &negated, borrow);
//! assert_eq!(distance, Fixed::from_u64(2));
//! assert!(bool::from(x.ct_lt(&y)));
//! ```
//!
//! [`Montgomery`] prepares an odd modulus, and [`Barrett`] any modulus, for products, powers and inverses;
//! [`Fixed::gcd`] and [`Fixed::is_probable_prime`] need none. The length of a modulus is secret, too:
//!
//! ```
//! use limbwise::Fixed;
//! use limbwise::fixed::Montgomery;
//!
//! let modulus = Montgomery::new(&Fixed::<32>::from_u64(1_000_000_007))?;
//! let power = modulus.pow(&Fixed::from_u64(2), &Fixed::<1>::from_u64(65537));
//! assert_eq!(power, Fixed::from_u64(947_173_645));
//! # Ok::<(), limbwise::ModulusError>(())
//! ```
//!
//! The types of choices are re-exported from the crate `subtle`. A [`Fixed`] is overwritten when it is
//! dropped (feature `zeroize`); temporary copies made by the compiler are not.
//!
//! A carry is a choice as well. Choices are converted to masks behind an optimization barrier. Without the
//! features `std` and `alloc`, the library consists of this module and the others that need no heap.

mod barrett;
mod bits;
pub(crate) mod divide;
mod inverse;
mod modular;
mod montgomery;
mod prime;
mod residue;
mod room;
mod shift;
mod text;

use core::fmt;
use core::hint::black_box;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::mistake;

use crate::error::ShapeError;
use crate::limbs::{self, Variant};

pub use barrett::Barrett;
pub use limbwise_kernels::mont::Variant as MontgomeryVariant;
pub use montgomery::Montgomery;
pub use residue::Residue;
pub use shift::Shifter;
pub use subtle::{Choice, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess, CtOption};

/// An integer of N limbs of 64 bits, with N at least 1. Operations are constant-time in its value, and its
/// memory is zeroized on drop.
///
/// `==` is constant-time, but its result is a public `bool`; [`ConstantTimeEq::ct_eq`] returns a [`Choice`].
/// `Debug` prints only the width.
#[derive(Clone)]
pub struct Fixed<const N: usize> {
    /// Least significant first.
    limbs: [Limb; N],
}

/// Returns all ones for a choice of 1, and zero for 0.
#[inline(always)]
pub(crate) fn mask(choice: Choice) -> Limb {
    limb::mask(choice.unwrap_u8().into())
}

/// Converts a carry, which is as secret as the operands.
#[inline(always)]
fn choice(carry: bool) -> Choice {
    Choice::from(u8::from(carry))
}

impl<const N: usize> Fixed<N> {
    /// The width in bits.
    pub const BITS: u32 = {
        assert!(N > 0 && N < (u32::MAX / Limb::BITS) as usize, "the width of a number");
        N as u32 * Limb::BITS
    };

    /// 0.
    pub const ZERO: Self = Fixed::from_u64(0);

    /// 1.
    pub const ONE: Self = Fixed::from_u64(1);

    /// 2^BITS - 1.
    pub const MAX: Self = Fixed::from_limbs([Limb::MAX; N]);

    /// Creates a number from limbs, least significant first.
    ///
    /// A width of 0 limbs does not compile.
    #[inline]
    #[must_use]
    pub const fn from_limbs(limbs: [u64; N]) -> Self {
        const { assert!(Self::BITS > 0) };
        Fixed { limbs }
    }

    /// Creates a number from one limb.
    #[inline]
    #[must_use]
    pub const fn from_u64(x: u64) -> Self {
        const { assert!(Self::BITS > 0) };
        let mut limbs = [0; N];
        limbs[0] = x;
        Fixed { limbs }
    }

    /// Creates a number from at most N limbs, least significant first, such as a row of a `Column`.
    ///
    /// ```
    /// use limbwise::{Column, Fixed};
    ///
    /// let column = Column::parse(["3", "0x10000000000000000"])?;
    /// let numbers = [Fixed::<4>::from_row(column.row(0))?, Fixed::from_row(column.row(1))?];
    /// assert_eq!(numbers[1], Fixed::from_limbs([0, 1, 0, 0]));
    /// let wider = Column::from_rows(&numbers)?;
    /// assert_eq!((wider.bits(), wider.to_decimal()), (256, column.to_decimal()));
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooWide`] if there are more limbs, even if they are zero.
    pub fn from_row(row: &[u64]) -> Result<Self, ShapeError> {
        let mut number = Self::ZERO;
        let limbs =
            number.limbs.get_mut(..row.len()).ok_or(ShapeError::TooWide { found: row.len(), allowed: N })?;
        limbs.copy_from_slice(row);
        Ok(number)
    }

    /// Returns the limbs, least significant first.
    #[inline]
    #[must_use]
    pub const fn as_limbs(&self) -> &[u64; N] {
        &self.limbs
    }

    /// Returns the limbs, least significant first, mutably.
    #[inline]
    #[must_use]
    pub const fn as_limbs_mut(&mut self) -> &mut [u64; N] {
        &mut self.limbs
    }

    /// Returns `self + y + carry` modulo 2^BITS, and the carry out.
    #[inline]
    #[must_use]
    pub fn carrying_add(&self, y: &Self, carry: Choice) -> (Self, Choice) {
        let mut sum = self.clone();
        let carry = limbs::chain(&mut sum.limbs, &y.limbs, carry.into(), u64::carrying_add);
        (sum, choice(carry))
    }

    /// Returns `self - y - borrow` modulo 2^BITS, and the borrow out.
    #[inline]
    #[must_use]
    pub fn borrowing_sub(&self, y: &Self, borrow: Choice) -> (Self, Choice) {
        let mut difference = self.clone();
        let borrow = limbs::chain(&mut difference.limbs, &y.limbs, borrow.into(), u64::borrowing_sub);
        (difference, choice(borrow))
    }

    /// Returns whether the number is 0.
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> Choice {
        !any(self.limbs.iter().fold(0, |bits, x| bits | x))
    }

    /// Returns whether the number is odd.
    #[inline]
    #[must_use]
    pub fn is_odd(&self) -> Choice {
        Choice::from((self.limbs[0] & 1) as u8)
    }

    /// Returns `y` if the choice is 1, and `x` if it is 0.
    #[inline]
    #[must_use]
    pub fn select(x: &Self, y: &Self, choice: Choice) -> Self {
        let mut selected = x.clone();
        selected.assign(y, choice);
        selected
    }

    /// Assigns `y` if the choice is 1.
    #[inline]
    pub fn assign(&mut self, y: &Self, choice: Choice) {
        let mask = mask(choice);
        for (x, y) in self.limbs.iter_mut().zip(&y.limbs) {
            *x = limb::select(mask, *y, *x);
        }
    }

    /// Exchanges the number with `y` if the choice is 1.
    #[inline]
    pub fn swap(&mut self, y: &mut Self, choice: Choice) {
        let mask = mask(choice);
        for (x, y) in self.limbs.iter_mut().zip(&mut y.limbs) {
            let different = (*x ^ *y) & mask;
            (*x, *y) = (*x ^ different, *y ^ different);
        }
    }

    /// Returns `self y`, low half first, computed by the fastest kernel for the processor.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// assert_eq!(Fixed::<1>::MAX.mul(&Fixed::MAX), [Fixed::ONE, Fixed::from_u64(u64::MAX - 1)]);
    /// ```
    #[inline]
    #[must_use]
    pub fn mul(&self, y: &Self) -> [Self; 2] {
        self.mul_with(y, Variant::best_for_mul(Features::usable(), N))
    }

    /// Returns `self^2`, low half first, computed by the fastest kernel for the processor.
    #[inline]
    #[must_use]
    pub fn sqr(&self) -> [Self; 2] {
        self.sqr_with(Variant::best(Features::usable(), N))
    }

    /// Returns `self y` modulo 2^BITS, computed by the fastest kernel for the processor.
    #[inline]
    #[must_use]
    pub fn mul_low(&self, y: &Self) -> Self {
        self.mul_low_with(y, Variant::best(Features::usable(), N))
    }

    /// Returns `self y`, low half first, computed by this variant.
    #[inline]
    #[must_use]
    pub fn mul_with(&self, y: &Self, variant: Variant) -> [Self; 2] {
        Wide::of(|z| variant.mul_into(z, &self.limbs, &y.limbs)).halves()
    }

    /// Returns `self^2`, low half first, computed by this variant.
    #[inline]
    #[must_use]
    pub fn sqr_with(&self, variant: Variant) -> [Self; 2] {
        Wide::of(|z| variant.sqr_into(z, &self.limbs)).halves()
    }

    /// Returns `self y` modulo 2^BITS, computed by this variant.
    #[inline]
    #[must_use]
    pub fn mul_low_with(&self, y: &Self, variant: Variant) -> Self {
        let mut z = Self::ZERO;
        variant.mul_low_into(&mut z.limbs, &self.limbs, &y.limbs);
        z
    }
}

/// Returns whether any bit is set.
#[inline(always)]
fn any(bits: Limb) -> Choice {
    // Only for 0 have neither the number nor its negative the top bit set.
    let bits = black_box(bits);
    Choice::from(((bits | bits.wrapping_neg()) >> (LIMB_BITS - 1)) as u8)
}

/// A number of twice the width, low half first, as a kernel writes it.
pub(crate) struct Wide<const N: usize>(pub(crate) [[Limb; N]; 2]);

impl<const N: usize> Wide<N> {
    #[inline(always)]
    pub(crate) fn of(write: impl FnOnce(&mut [[Limb; N]; 2])) -> Self {
        let mut wide = Wide([[0; N]; 2]);
        write(&mut wide.0);
        wide
    }

    #[inline(always)]
    fn halves(&self) -> [Fixed<N>; 2] {
        self.0.map(Fixed::from_limbs)
    }
}

impl<const N: usize> Default for Fixed<N> {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl<const N: usize> AsRef<[u64]> for Fixed<N> {
    #[inline]
    fn as_ref(&self) -> &[u64] {
        &self.limbs
    }
}

impl<const N: usize> ConstantTimeEq for Fixed<N> {
    #[inline]
    fn ct_eq(&self, y: &Self) -> Choice {
        let different = self.limbs.iter().zip(&y.limbs).fold(0, |bits, (x, y)| bits | (x ^ y));
        !any(different)
    }
}

impl<const N: usize> ConstantTimeGreater for Fixed<N> {
    #[inline]
    fn ct_gt(&self, y: &Self) -> Choice {
        y.ct_lt(self)
    }
}

impl<const N: usize> ConstantTimeLess for Fixed<N> {
    #[inline]
    fn ct_lt(&self, y: &Self) -> Choice {
        mistake!(EarlyExit => {
            return choice(self.limbs.iter().rev().lt(y.limbs.iter().rev()));
        });
        mistake!(LongExit => {
            if N >= 20 {
                return choice(self.limbs.iter().rev().lt(y.limbs.iter().rev()));
            }
        });
        let mut borrow = false;
        for (x, y) in self.limbs.iter().zip(&y.limbs) {
            (_, borrow) = x.borrowing_sub(*y, borrow);
        }
        choice(borrow)
    }
}

impl<const N: usize> PartialEq for Fixed<N> {
    #[inline]
    fn eq(&self, y: &Self) -> bool {
        mistake!(Memcmp => {
            return self.limbs == y.limbs;
        });
        self.ct_eq(y).into()
    }
}

impl<const N: usize> Eq for Fixed<N> {}

/// Prints only the width.
impl<const N: usize> fmt::Debug for Fixed<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fixed").field("bits", &Self::BITS).finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
mod wipe {
    use zeroize::{Zeroize, ZeroizeOnDrop};

    use super::{Fixed, Wide};

    impl<const N: usize> Zeroize for Fixed<N> {
        #[inline]
        fn zeroize(&mut self) {
            self.limbs.zeroize();
        }
    }

    impl<const N: usize> Drop for Fixed<N> {
        #[inline]
        fn drop(&mut self) {
            self.zeroize();
        }
    }

    impl<const N: usize> ZeroizeOnDrop for Fixed<N> {}

    impl<const N: usize> Drop for Wide<N> {
        #[inline]
        fn drop(&mut self) {
            self.0.zeroize();
        }
    }
}
