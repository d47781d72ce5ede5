//! z = x y, column by column: `portable.rs`, compiled with BMI2 turned on.
//!
//! Given any x and y of n limbs.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires BMI2 (Haswell 2013, Zen 2017).
//! Cost: that of `portable`, by `mulx` where the compiler chooses it.

use super::Contract;
use super::portable::{self, Wide};
use crate::cpu::{Bmi2, bmi2_entry};
use crate::limb::Limb;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Bmi2;

    #[inline(always)]
    fn takes(n: usize) -> bool {
        portable::Kernel::takes(n)
    }

    bmi2_entry! {
        fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb]) = portable::mul::<Wide>;
        fn sqr(z: &mut [Limb], x: &[Limb]) = portable::sqr::<Wide>;
        fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) = portable::mul_low::<Wide>;
    }
}
