//! Products of a length known at run time: lengths checked, the variant called.

use super::{Variant, karatsuba};
use crate::cpu::Features;
#[cfg(leaky)]
use crate::limb;
use crate::limb::Limb;
use crate::mistake;

/// How numbers of so many limbs are multiplied. Cheap to make and to copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    variant: Variant,
    limbs: usize,
    /// Whether a kernel takes the numbers as they are.
    whole: bool,
}

impl Plan {
    /// The plan of `variant` for numbers of `limbs` limbs.
    #[must_use]
    pub fn new(variant: Variant, limbs: usize) -> Plan {
        Plan { variant, limbs, whole: variant.takes(limbs) }
    }

    /// The plan of the variant that is fastest for `limbs` limbs.
    #[must_use]
    pub fn best(features: Features, limbs: usize) -> Plan {
        Plan::new(Variant::best(features, limbs), limbs)
    }

    /// The variant that computes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The limbs of an operand.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// The limbs of the scratch that every operation takes. What it holds does not matter; it is left with
    /// intermediate results.
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        karatsuba::scratch_len(self.variant, self.limbs)
    }

    /// `z <- x y`.
    ///
    /// # Panics
    ///
    /// If `x` or `y` is not [`Plan::limbs`] long, `z` not twice as long, or `scratch` shorter than
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
    /// As [`Plan::mul`].
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
    /// If `x`, `y` or `z` is not [`Plan::limbs`] long, or `scratch` shorter than [`Plan::scratch_len`].
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
