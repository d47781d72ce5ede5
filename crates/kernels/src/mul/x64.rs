//! z = x y, column by column with `mul` (Comba; [HAC] 14.2.2).
//!
//! Input: any x and y of n limbs, n from 1 to 16. Output: z of 2 n limbs, or its low n; or a Montgomery
//! reduction, of 32 limbs too. Constant-time. Requires nothing: every x86-64 processor. Cost: n^2 `mul`,
//! three additions each; n (n + 1) / 2 for a square or a low product. The same columns of `mulx` take as
//! long: only a second carry chain (`adx`) is faster. Written by tools/asmgen/src/kernels/comba.rs.

use super::assembly::on_assembly;
use super::{Contract, Reduction, Variant};

super::assembly::assembly!("x64", "sysv64", ());

/// This variant.
pub(crate) struct Kernel;

impl Contract for Kernel {
    on_assembly!(());
}

impl Reduction for Kernel {
    type Token = ();

    #[inline(always)]
    fn variant((): ()) -> Variant {
        Variant::X64
    }

    #[inline(always)]
    fn reduces(n: usize) -> bool {
        n <= LONGEST || n == LONG
    }

    #[inline(always)]
    fn redc((): (), z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
        if z.len() == LONG {
            redc_long(z, t, m);
        } else {
            redc((), z, t, m);
        }
    }

    fn mont((): (), limbs: usize) -> Option<Mont> {
        mont((), limbs)
    }
}

/// The lengths that a kernel reduces in addition to 1 to 16 limbs.
pub(super) const LONG: usize = 32;

pub(super) const REDC_LONG: Redc =
    assembly!(one "x64", "sysv64", "redc", (_z: *mut Limb, _t: *mut Limb, _m: *const Limb), 32);

/// `z <- t / 2^(64 n) mod m`, for 32 limbs; see `Reduction::redc`.
#[inline(always)]
pub(super) fn redc_long(z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
    assert!(z.len() == LONG && t.len() == 2 * LONG && m.len() == 1 + LONG);
    // SAFETY: every processor has `mul`; the lengths were asserted.
    unsafe { REDC_LONG(z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr()) };
}
