//! z = x y, by the kernels of `x64` of up to 8 limbs; longer numbers are split in halves.
//!
//! Input, output, requirements and constant time are those of `x64`. It exists for comparison with an article
//! on the library FFA and is never chosen.

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
