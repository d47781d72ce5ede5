//! z = x y, column by column with `mul`: `x64`, and kernels of 32 limbs in addition to those of up to 16.
//!
//! Input, output, requirements and constant time are those of `x64`. It exists for comparison with an article
//! on the library FFA and is never chosen: numbers of more than 16 limbs gain nothing from more unrolling,
//! because Karatsuba's algorithm costs little. Written by tools/asmgen/src/kernels/comba.rs.
//!
//! In that article, each step of unrolling paid, because Karatsuba's algorithm was slow there. A kernel of 32
//! limbs has 5,500 instructions, more than fit in the cache of decoded instructions, so the processor decodes
//! four per cycle. The kernel's pointers point to the middle of the numbers, so that offsets take one byte.

use super::Contract;
use super::assembly::assembly;
use super::x64::{self, Product, Square};
use crate::limb::Limb;

/// This variant.
pub(super) struct Kernel;

/// The length that it supports without splitting, besides those of `x64`.
pub(super) const LONG: usize = 32;

pub(super) const MUL_LONG: Product =
    assembly!(one "x64_by_32", "sysv64", "mul", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);
pub(super) const SQR_LONG: Square =
    assembly!(one "x64_by_32", "sysv64", "sqr", (_z: *mut Limb, _x: *const Limb), 32);
pub(super) const MUL_LOW_LONG: Product =
    assembly!(one "x64_by_32", "sysv64", "mul_low", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);

impl Contract for Kernel {
    type Token = ();

    #[inline(always)]
    fn takes(n: usize) -> bool {
        x64::Kernel::takes(n) || n == LONG
    }

    #[inline(always)]
    fn mul((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        if x.len() != LONG {
            return x64::Kernel::mul((), z, x, y);
        }
        assert!(y.len() == LONG && z.len() == 2 * LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { MUL_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }

    #[inline(always)]
    fn sqr((): (), z: &mut [Limb], x: &[Limb]) {
        if x.len() != LONG {
            return x64::Kernel::sqr((), z, x);
        }
        assert!(z.len() == 2 * LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { SQR_LONG(z.as_mut_ptr(), x.as_ptr()) };
    }

    #[inline(always)]
    fn mul_low((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        if x.len() != LONG {
            return x64::Kernel::mul_low((), z, x, y);
        }
        assert!(y.len() == LONG && z.len() == LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { MUL_LOW_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }
}
