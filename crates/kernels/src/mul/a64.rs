//! z = x y, row by row with `mul` and `umulh`.
//!
//! Input: any x and y of n limbs, n from 1 to 16. Output: z of 2 n limbs, or its low n. Constant-time where
//! the processor's multiplier is (every core with DIT). Requires nothing: every AArch64 processor. Cost: n^2
//! `mul` and n^2 `umulh`, one addition each; half of it for a square or a low product. Written by
//! tools/asmgen/src/kernels/a64.rs.

use super::assembly::on_assembly;
use super::{Contract, Reduction, Variant};

super::assembly::assembly!("a64", "C", ());

/// This variant.
pub(crate) struct Kernel;

impl Contract for Kernel {
    on_assembly!(());
}

impl Reduction for Kernel {
    type Token = ();

    #[inline(always)]
    fn variant((): ()) -> Variant {
        Variant::A64
    }

    #[inline(always)]
    fn reduces(n: usize) -> bool {
        n <= LONGEST
    }

    #[inline(always)]
    fn redc((): (), z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
        redc((), z, t, m);
    }

    fn mont((): (), limbs: usize) -> Option<Mont> {
        mont((), limbs)
    }
}
