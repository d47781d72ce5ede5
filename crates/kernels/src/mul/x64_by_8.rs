//! z = x y, by the kernels of `x64` of up to 8 limbs; longer numbers are split in halves.
//!
//! Given, gives, requires what `x64` does; constant-time as that is. What an article on the library FFA compares (docs/ffa.md);
//! nothing takes it by itself.

use super::{Contract, x64};
use crate::limb::Limb;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    #[inline(always)]
    fn takes(n: usize) -> bool {
        n <= 8
    }

    #[inline(always)]
    fn mul((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        x64::Kernel::mul((), z, x, y);
    }

    #[inline(always)]
    fn sqr((): (), z: &mut [Limb], x: &[Limb]) {
        x64::Kernel::sqr((), z, x);
    }

    #[inline(always)]
    fn mul_low((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        x64::Kernel::mul_low((), z, x, y);
    }
}
