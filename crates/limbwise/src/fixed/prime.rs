//! The Miller-Rabin primality test ([HAC] 4.24).
//!
//! With n - 1 = 2^s d, d odd: if n is prime, b^d is 1 or one of b^d, b^(2 d), ... b^(2^(s - 1) d) is -1.
//!
//! Input: any n and b. Constant-time: s is secret, so there are as many squarings as the width allows. Cost
//! per b: 2.2 products modulo n per bit of the width.

use super::modular::trailing_zeros;
use super::montgomery::Montgomery;
use super::{Choice, ConstantTimeEq, Fixed};
use limbwise_kernels::mistake;

impl<const N: usize> Fixed<N> {
    /// Returns whether the number passes the Miller-Rabin test with every one of these bases.
    ///
    /// A prime passes with every base. A composite number fails with at least three of four random bases.
    /// Choose the number of bases by the risk you accept, and take them from a generator that whoever chose
    /// the number cannot predict. Bases are reduced. A base that is a multiple of the number proves nothing,
    /// nor does an empty list: every odd number from 3 up passes. The number and the bases are secret; the
    /// number of bases is public.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// let prime = Fixed::<2>::from_limbs([u64::MAX, u64::MAX >> 1]); // 2^127 - 1
    /// let bases = || [2, 3, 5, 7].map(Fixed::from_u64);
    /// assert!(bool::from(prime.is_probable_prime(bases())));
    /// assert!(!bool::from(Fixed::<2>::MAX.is_probable_prime(bases())));
    /// ```
    #[must_use]
    pub fn is_probable_prime(&self, bases: impl IntoIterator<Item = Self>) -> Choice {
        // For an even number, the next odd one is tested, and the result is discarded.
        let odd = self | &Fixed::ONE;
        let below = &odd ^ &Fixed::ONE;
        let twos = trailing_zeros(&below);
        let exponent = below.shr(twos);
        let modulus = Montgomery::of_odd(&odd, Montgomery::<N>::best());
        let passes = |base: Self| modulus.passes(&base, &exponent, twos);
        mistake!(EarlyExit => {
            return Choice::from(u8::from(bases.into_iter().all(|base| bool::from(passes(base)))));
        });
        let passed = bases.into_iter().fold(Choice::from(1), |passed, base| passed & passes(base));
        let large = !odd.ct_eq(&Fixed::ONE);
        (passed & self.is_odd() & large) | self.ct_eq(&Fixed::from_u64(2))
    }
}
