//! z = x y, row by row with `mulx` between two carry chains (Intel, Large integer squaring on Intel
//! architecture processors, 2013; for products the same).
//!
//! Input: any x and y of n limbs, n from 1 to 16. Output: z of 2 n limbs, or its low n. Constant-time.
//! Requires BMI2 and ADX (Broadwell 2014, Zen 2017).
//! Cost: n^2 `mulx`, one a cycle, two additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/adx.rs.

use super::assembly::on_assembly;
use super::{Contract, Reduction, Variant, x64};
use crate::cpu::Adx;

super::assembly::assembly!("adx", "sysv64", Adx);

/// This variant.
pub(crate) struct Kernel;

impl Contract for Kernel {
    const DIRECT: bool = true;

    on_assembly!(Adx);
}

impl Reduction for Kernel {
    type Token = Adx;

    #[inline(always)]
    fn variant(token: Adx) -> Variant {
        Variant::Adx(token)
    }

    #[inline(always)]
    fn reduces(n: usize) -> bool {
        x64::Kernel::reduces(n)
    }

    #[inline(always)]
    fn redc(token: Adx, z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
        if z.len() == x64::LONG {
            // Rows of that length do not stay in registers.
            x64::redc_long(z, t, m);
        } else {
            redc(token, z, t, m);
        }
    }

    fn mont(token: Adx, limbs: usize) -> Option<Mont> {
        mont(token, limbs)
    }
}
