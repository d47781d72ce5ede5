//! z = x y, column by column with `mul`   (Comba; [HAC] 14.2.2).
//!
//! Given any x and y of n limbs, n from 1 to 16, or 32.  Gives z of 2 n limbs, or its low n; or a Montgomery
//! reduction.  Constant-time.
//! Requires nothing: every x86-64 processor.
//! Cost: n^2 `mul`, three additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/comba.rs.
//!
//! Three variants differ in the longest numbers that are not split: `x64_by_8`, `x64` (by 16), `x64_by_32`.

super::assembly::assembly!("x64", "sysv64", ());

/// What `x64_by_8` does not split.
pub(super) const SHORT: usize = 8;

/// What `x64_by_32` does not split beside what `x64` does not, and what a kernel of both reduces.
pub(super) const LONG: usize = 32;

pub(super) const MUL_LONG: Product =
    assembly!(one "x64", "sysv64", "mul", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);
pub(super) const SQR_LONG: Square =
    assembly!(one "x64", "sysv64", "sqr", (_z: *mut Limb, _x: *const Limb), 32);
pub(super) const MUL_LOW_LONG: Product =
    assembly!(one "x64", "sysv64", "mul_low", (_z: *mut Limb, _x: *const Limb, _y: *const Limb), 32);

/// `z <- x y`, for 1 to 16 limbs or 32.
#[inline(always)]
pub(super) fn mul_long(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    if x.len() != LONG {
        return mul((), z, x, y);
    }
    assert!(y.len() == LONG && z.len() == 2 * LONG);
    // SAFETY: every processor has `mul`; the lengths were asserted.
    unsafe { MUL_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
}

/// `z <- x^2`, for 1 to 16 limbs or 32.
#[inline(always)]
pub(super) fn sqr_long(z: &mut [Limb], x: &[Limb]) {
    if x.len() != LONG {
        return sqr((), z, x);
    }
    assert!(z.len() == 2 * LONG);
    // SAFETY: every processor has `mul`; the lengths were asserted.
    unsafe { SQR_LONG(z.as_mut_ptr(), x.as_ptr()) };
}

/// `z <- x y mod 2^(64 n)`, for 1 to 16 limbs or 32.
#[inline(always)]
pub(super) fn mul_low_long(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    if x.len() != LONG {
        return mul_low((), z, x, y);
    }
    assert!(y.len() == LONG && z.len() == LONG);
    // SAFETY: every processor has `mul`; the lengths were asserted.
    unsafe { MUL_LOW_LONG(z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
}

pub(super) const REDC_LONG: Reduction =
    assembly!(one "x64", "sysv64", "redc", (_z: *mut Limb, _t: *mut Limb, _m: *const Limb), 32);

/// `z <- t / 2^(64 n) mod m`, for 32 limbs; see `Variant::redc`.
#[inline(always)]
pub(super) fn redc_long(z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
    assert!(z.len() == LONG && t.len() == 2 * LONG && m.len() == 1 + LONG);
    // SAFETY: every processor has `mul`; the lengths were asserted.
    unsafe { REDC_LONG(z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr()) };
}
