//! Functions shared by both kinds of moduli: sums and differences below a modulus, and trailing zeros.

use limbwise_kernels::limb;

use super::{Choice, Fixed};

/// Returns `x + y mod m`.
pub(super) fn sum<const N: usize>(mut x: Fixed<N>, y: &Fixed<N>, m: &Fixed<N>) -> Fixed<N> {
    limb::add_mod(x.as_limbs_mut(), y.as_limbs(), m.as_limbs());
    x
}

/// Returns `x - y mod m`.
pub(super) fn difference<const N: usize>(x: Fixed<N>, y: &Fixed<N>, m: &Fixed<N>) -> Fixed<N> {
    let (difference, borrow) = x.borrowing_sub(y, Choice::from(0));
    let (again, _) = difference.carrying_add(m, Choice::from(0));
    Fixed::select(&difference, &again, borrow)
}

/// Returns the number of trailing zeros of x as a secret, and 2^32 - 1 for 0, which is a valid shift amount.
pub(super) fn trailing_zeros<const N: usize>(x: &Fixed<N>) -> u32 {
    let (negative, _) = Fixed::ZERO.borrowing_sub(x, Choice::from(0));
    (x & &negative).measure().wrapping_sub(1)
}
