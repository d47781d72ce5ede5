//! Products of lengths known at run time: checks lengths and calls the variant.

use super::{Variant, karatsuba};
use crate::cpu::Features;
#[cfg(leaky)]
use crate::limb;
use crate::limb::Limb;
use crate::mistake;

/// A plan for products of numbers of one length. Cheap to create and copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    variant: Variant,
    limbs: usize,
    /// Whether a kernel supports the numbers without splitting.
    whole: bool,
}

impl Plan {
    /// Returns the plan of `variant` for numbers of `limbs` limbs.
    #[must_use]
    pub fn new(variant: Variant, limbs: usize) -> Plan {
        Plan { variant, limbs, whole: variant.takes(limbs) }
    }

    /// Returns the plan of the variant that is fastest for `limbs` limbs.
    #[must_use]
    pub fn best(features: Features, limbs: usize) -> Plan {
        Plan::new(Variant::best(features, limbs), limbs)
    }

    /// Returns the variant of the plan.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the number of limbs of an operand.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// Returns the number of limbs of scratch that operations need. Its content does not matter; it is left
    /// with intermediate results.
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        karatsuba::scratch_len(self.variant, self.limbs)
    }

    /// `z <- x y`.
    ///
    /// # Panics
    ///
    /// Panics if `x` or `y` is not [`Plan::limbs`] long, `z` not twice as long, or `scratch` shorter than
    /// [`Plan::scratch_len`].
    #[inline]
    pub fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
        assert_eq!(x.len(), self.limbs);
        mistake!(StrippedLimb => {
            let n = limb::significant(x).max(limb::significant(y));
            let (z, above) = z.split_at_mut(2 * n);
            above.fill(0);
            return self.variant.mul_split(z, &x[..n], &y[..n], scratch);
        });
        if self.whole {
            self.variant.mul_block(z, x, y);
        } else {
            self.variant.mul_split(z, x, y, scratch);
        }
    }

    /// `z <- x^2`.
    ///
    /// # Panics
    ///
    /// Same as [`Plan::mul`].
    #[inline]
    pub fn sqr(&self, z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
        assert_eq!(x.len(), self.limbs);
        if self.whole {
            self.variant.sqr_block(z, x);
        } else {
            self.variant.sqr_split(z, x, scratch);
        }
    }

    /// `z <- x y mod 2^(64 limbs)`.
    ///
    /// # Panics
    ///
    /// Panics if `x`, `y` or `z` is not [`Plan::limbs`] long, or `scratch` shorter than
    /// [`Plan::scratch_len`].
    #[inline]
    pub fn mul_low(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
        assert_eq!(x.len(), self.limbs);
        if self.whole {
            self.variant.mul_low_block(z, x, y);
        } else {
            self.variant.mul_low_split(z, x, y, scratch);
        }
    }
}
