//! Whether n is a prime number, or so it seems   (Miller and Rabin; [HAC] 4.24).
//!
//! With n - 1 = 2^s d, d odd: if n is prime, b^d is 1 or one of b^d, b^(2 d), ... b^(2^(s - 1) d) is -1.
//!
//! Given any n and b.  Constant-time: s is secret, so that there are as many squarings as the width allows.
//! Cost for each b: 2.2 products modulo n for each bit of the width.

use super::modular::trailing_zeros;
use super::montgomery::Montgomery;
use super::{Choice, ConstantTimeEq, Fixed};
use limbwise_kernels::mistake;

impl<const N: usize> Fixed<N> {
    /// Whether the number passes the test of Miller and Rabin with each of these bases.
    ///
    /// A prime number passes with every base. Another one fails with at least three of four random bases: take as many as
    /// the risk demands, from a generator that whoever chose the number cannot foresee. Bases are reduced; a
    /// multiple of the number says nothing, and nor does an empty list: odd numbers from 3 on pass with those. The number and the bases are
    /// secret, how many bases there are is public.
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
        // Even numbers are tested as the odd ones above them, to the same end.
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
