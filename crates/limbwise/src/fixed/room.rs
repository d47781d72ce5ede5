//! Stack memory whose size depends on N, zeroized on drop (feature `zeroize`).
//!
//! The memory that a `mont::Plan` needs is known only at run time, and Rust cannot compute an array length
//! from N. So there are arrays of N units, enough of them for long numbers, and a fixed number of units for
//! short ones, which need relatively more. A test compares the requirements of all plans with the available
//! memory.

use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

/// Memory for a plan: `LONG` N units or `SHORT` units, whichever is more.
#[derive(Clone)]
pub(super) struct Room<const N: usize, const LONG: usize, const SHORT: usize> {
    long: [[Lanes; N]; LONG],
    short: [Lanes; SHORT],
    used: usize,
}

impl<const N: usize, const LONG: usize, const SHORT: usize> Room<N, LONG, SHORT> {
    /// Returns `used` units of zeros.
    ///
    /// # Panics
    ///
    /// Panics if `used` exceeds the available units.
    #[inline]
    pub(super) fn new(used: usize) -> Self {
        assert!(used <= SHORT.max(LONG * N), "units of memory");
        Room { long: [[Lanes::ZERO; N]; LONG], short: [Lanes::ZERO; SHORT], used }
    }

    pub(super) fn units(&self) -> &[Lanes] {
        if self.used <= SHORT { &self.short[..self.used] } else { &self.long.as_flattened()[..self.used] }
    }

    pub(super) fn units_mut(&mut self) -> &mut [Lanes] {
        if self.used <= SHORT {
            &mut self.short[..self.used]
        } else {
            &mut self.long.as_flattened_mut()[..self.used]
        }
    }
}

/// K numbers of N limbs, one after the other.
#[derive(Clone)]
pub(super) struct Numbers<const N: usize, const K: usize>(pub(super) [[Limb; N]; K]);

impl<const N: usize, const K: usize> Numbers<N, K> {
    #[inline]
    pub(super) fn zeros() -> Self {
        Numbers([[0; N]; K])
    }

    #[inline]
    pub(super) fn limbs(&self) -> &[Limb] {
        self.0.as_flattened()
    }

    #[inline]
    pub(super) fn limbs_mut(&mut self) -> &mut [Limb] {
        self.0.as_flattened_mut()
    }
}

/// A number in shorter signed limbs, two for each of N limbs, as `inverse` requires.
pub(super) struct Signed<const N: usize>([[i64; N]; 2]);

impl<const N: usize> Signed<N> {
    /// Returns zeros.
    pub(super) fn zeros() -> Self {
        Signed([[0; N]; 2])
    }

    pub(super) fn limbs(&self, len: usize) -> &[i64] {
        &self.0.as_flattened()[..len]
    }

    pub(super) fn limbs_mut(&mut self, len: usize) -> &mut [i64] {
        &mut self.0.as_flattened_mut()[..len]
    }
}

#[cfg(feature = "zeroize")]
mod wipe {
    use zeroize::Zeroize;

    use super::{Numbers, Room, Signed};

    impl<const N: usize> Drop for Signed<N> {
        fn drop(&mut self) {
            self.0.zeroize();
        }
    }

    impl<const N: usize, const LONG: usize, const SHORT: usize> Drop for Room<N, LONG, SHORT> {
        fn drop(&mut self) {
            self.units_mut().iter_mut().for_each(|unit| unit.0.zeroize());
        }
    }

    impl<const N: usize, const K: usize> Drop for Numbers<N, K> {
        fn drop(&mut self) {
            self.0.zeroize();
        }
    }
}
