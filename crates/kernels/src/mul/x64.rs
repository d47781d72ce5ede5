//! z = x y, column by column with `mul`   (Comba; [HAC] 14.2.2).
//!
//! Given any x and y of n limbs, n from 1 to 16, or 32.  Gives z of 2 n limbs, or its low n; or a Montgomery
//! reduction.  Constant-time.
//! Requires nothing: every x86-64 processor.
//! Cost: n^2 `mul`, three additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/comba.rs.
//!
//! Three variants differ in the longest numbers that are not split: `x64_by_8`, `x64` (by 16), `x64_by_32`.

use super::{Contract, Reduction, Variant};

super::assembly::assembly!("x64", "sysv64", ());

/// What `x64_by_32` does not split beside what `x64` does not, and what a kernel of both reduces.
pub(super) const LONG: usize = 32;

pub(super) const MUL_LONG: Product =
    assembly!(one "x64", "sysv64", "mul", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);
pub(super) const SQR_LONG: Square =
    assembly!(one "x64", "sysv64", "sqr", (_z: *mut Limb, _x: *const Limb), 32);
pub(super) const MUL_LOW_LONG: Product =
    assembly!(one "x64", "sysv64", "mul_low", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);
pub(super) const REDC_LONG: Redc =
    assembly!(one "x64", "sysv64", "redc", (_z: *mut Limb, _t: *mut Limb, _m: *const Limb), 32);

/// `x64_by_8`.
pub(super) type By8 = UpTo<8>;
/// `x64`.
pub(crate) type By16 = UpTo<LONGEST>;
/// `x64_by_32`.
pub(super) type By32 = UpTo<LONG>;

/// The kernels of up to `MOST` limbs.
pub(crate) struct UpTo<const MOST: usize>;

impl<const MOST: usize> UpTo<MOST> {
    /// Whether a kernel of [`LONG`] limbs multiplies numbers of `n`.
    #[inline(always)]
    fn is_long(n: usize) -> bool {
        MOST == LONG && n == LONG
    }
}

impl<const MOST: usize> Contract for UpTo<MOST> {
    type Token = ();

    #[inline(always)]
    fn takes(n: usize) -> bool {
        n <= MOST.min(LONGEST) || Self::is_long(n)
    }

    #[inline(always)]
    fn mul((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        if !Self::is_long(x.len()) {
            return mul((), z, x, y);
        }
        assert!(y.len() == LONG && z.len() == 2 * LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { MUL_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }

    #[inline(always)]
    fn sqr((): (), z: &mut [Limb], x: &[Limb]) {
        if !Self::is_long(x.len()) {
            return sqr((), z, x);
        }
        assert!(z.len() == 2 * LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { SQR_LONG(z.as_mut_ptr(), x.as_ptr()) };
    }

    #[inline(always)]
    fn mul_low((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        if !Self::is_long(x.len()) {
            return mul_low((), z, x, y);
        }
        assert!(y.len() == LONG && z.len() == LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { MUL_LOW_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
    }
}

impl Reduction for By16 {
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
        if z.len() != LONG {
            return redc((), z, t, m);
        }
        assert!(t.len() == 2 * LONG && m.len() == 1 + LONG);
        // SAFETY: every processor has `mul`; the lengths were asserted.
        unsafe { REDC_LONG(z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr()) };
    }

    fn mont((): (), limbs: usize) -> Option<Mont> {
        mont((), limbs)
    }
}
