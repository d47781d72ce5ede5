//! z = x y, column by column with `mulx`   (Comba; [HAC] 14.2.2).
//!
//! Given any x and y of n limbs, n from 1 to 16.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires BMI2 (Haswell 2013, Zen 2017).
//! Cost: n^2 `mulx`, three additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/comba.rs.

use super::assembly::on_assembly;
use super::{Contract, Reduction, Variant};
use crate::cpu::Bmi2;

super::assembly::assembly!("bmi2", "sysv64", Bmi2);

/// This variant.
pub(crate) struct Kernel;

impl Contract for Kernel {
    on_assembly!(Bmi2);
}

impl Reduction for Kernel {
    type Token = Bmi2;

    #[inline(always)]
    fn variant(token: Bmi2) -> Variant {
        Variant::Bmi2(token)
    }

    #[inline(always)]
    fn reduces(n: usize) -> bool {
        n <= LONGEST || n == LONG
    }

    #[inline(always)]
    fn redc(token: Bmi2, z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
        if z.len() == LONG {
            redc_long(token, z, t, m);
        } else {
            redc(token, z, t, m);
        }
    }

    fn mont(token: Bmi2, limbs: usize) -> Option<Mont> {
        mont(token, limbs)
    }
}

/// What a kernel reduces beside numbers of 1 to 16 limbs.
pub(super) const LONG: usize = 32;

pub(super) const REDC_LONG: Redc =
    assembly!(one "bmi2", "sysv64", "redc", (_z: *mut Limb, _t: *mut Limb, _m: *const Limb), 32);

/// `z <- t / 2^(64 n) mod m`, for 32 limbs; see `Reduction::redc`.
#[inline(always)]
pub(super) fn redc_long(_: Bmi2, z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
    assert!(z.len() == LONG && t.len() == 2 * LONG && m.len() == 1 + LONG);
    // SAFETY: the token proves the features; the lengths were asserted.
    unsafe { REDC_LONG(z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr()) };
}
