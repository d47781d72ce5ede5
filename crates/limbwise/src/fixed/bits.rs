//! Bitwise operations, and the bit length of a number.
//!
//! The highest nonzero limb is found by reading all limbs, and its length by six comparisons: neither `lzcnt`
//! nor `bsr` is on a vendor's list of instructions with data-independent timing, and the compiler may emit a
//! branch before `bsr`.

use core::array;
use core::ops::{BitAnd, BitOr, BitXor, Not};

use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::mistake;

use super::{Fixed, any, mask};

/// Implements a bitwise operator.
macro_rules! bitwise {
    ($($operation:ident $method:ident;)*) => {$(
        impl<const N: usize> $operation for &Fixed<N> {
            type Output = Fixed<N>;
            #[inline]
            fn $method(self, y: Self) -> Fixed<N> {
                Fixed::from_limbs(array::from_fn(|i| self.limbs[i].$method(y.limbs[i])))
            }
        }
    )*};
}

bitwise! {
    BitAnd bitand;
    BitOr bitor;
    BitXor bitxor;
}

impl<const N: usize> Not for &Fixed<N> {
    type Output = Fixed<N>;
    #[inline]
    fn not(self) -> Fixed<N> {
        Fixed::from_limbs(self.limbs.map(|x| !x))
    }
}

impl<const N: usize> Fixed<N> {
    /// Returns the bit length, which is secret, too; 0 for 0.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// assert_eq!(Fixed::<4>::from_limbs([0, 5, 0, 0]).measure(), 67);
    /// ```
    #[must_use]
    pub fn measure(&self) -> u32 {
        mistake!(EarlyExit => {
            return limb::bit_length(&self.limbs) as u32;
        });
        let (mut top, mut below) = (0, 0);
        for (limb, x) in (0..).zip(&self.limbs) {
            let here = mask(any(*x));
            top = limb::select(here, *x, top);
            below = limb::select(here, limb * Limb::from(Limb::BITS), below);
        }
        // No vendor lists the instruction for the length of a limb as having data-independent timing.
        let mut length = Limb::from(any(top).unwrap_u8());
        for shift in [32, 16, 8, 4, 2, 1] {
            let longer = mask(any(top >> shift));
            top = limb::select(longer, top >> shift, top);
            length += longer & shift;
        }
        (below + length) as u32
    }
}
