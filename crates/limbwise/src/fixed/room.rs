//! Memory on the stack whose size follows from N, wiped when it is given back (feature `zeroize`).
//!
//! What a `mont::Plan` asks for is known at run time only, and an array's length may not be computed from N: so there
//! are arrays of N units, as many as are enough for long numbers, and some units for short ones, which need more than
//! their share. A test compares what plans ask for with what is there.

use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

/// Units of memory for a plan: `LONG` N of them or `SHORT`, whichever are more.
#[derive(Clone)]
pub(super) struct Room<const N: usize, const LONG: usize, const SHORT: usize> {
    long: [[Lanes; N]; LONG],
    short: [Lanes; SHORT],
    used: usize,
}

impl<const N: usize, const LONG: usize, const SHORT: usize> Room<N, LONG, SHORT> {
    /// So many units of zeros.
    ///
    /// # Panics
    ///
    /// If that is more than there are.
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

/// Two limbs of fewer bits, and signed, for each of N limbs: as many as `inverse` asks for.
pub(super) struct Signed<const N: usize>([[i64; N]; 2]);

impl<const N: usize> Signed<N> {
    /// So many zeros.
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
