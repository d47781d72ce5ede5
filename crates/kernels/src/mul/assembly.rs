//! What the variants of generated assembly share: the tables of their kernels, and the safe ways to call them.
//!
//! The files are written by tools/asmgen, which proves of each that it reads its operands, writes every limb of its
//! result and nothing else, and restores the registers that it saves. The calling convention is named, so that
//! it is the same on every system.

/// The longest operands that have a kernel of their own.
pub(super) const LONGEST: usize = 16;

/// The longest moduli whose Montgomery product is one kernel.
pub(super) const LONGEST_MONT: usize = 6;

/// Declares the kernels of a variant and opens them to those who hold its token (`()` for instructions that every
/// processor of the architecture has). `inline(always)`: where the caller knows the length, the kernel is called
/// directly.
macro_rules! assembly {
    ($variant:literal, $abi:literal, $token:ty) => {
        use super::assembly::{LONGEST, LONGEST_MONT, assembly};
        use super::Mont;
        use crate::limb::Limb;

        pub(super) type Product = unsafe extern $abi fn(z: *mut Limb, x: *const Limb, y: *const Limb);
        pub(super) type Redc = unsafe extern $abi fn(z: *mut Limb, t: *mut Limb, m: *const Limb);
        pub(super) type Square = unsafe extern $abi fn(z: *mut Limb, x: *const Limb);

        /// The kernels of an operation: that of n limbs at n - 1.
        pub(super) const MUL: [Product; LONGEST] =
            assembly!($variant, $abi, "mul", (_z: *mut Limb, _x: *const Limb, _y: *const Limb));
        pub(super) const SQR: [Square; LONGEST] = assembly!($variant, $abi, "sqr", (_z: *mut Limb, _x: *const Limb));
        pub(super) const MUL_LOW: [Product; LONGEST] =
            assembly!($variant, $abi, "mul_low", (_z: *mut Limb, _x: *const Limb, _y: *const Limb));

        pub(super) const REDC: [Redc; LONGEST] =
            assembly!($variant, $abi, "redc", (_z: *mut Limb, _t: *mut Limb, _m: *const Limb));
        pub(super) const MONT: [Product; LONGEST_MONT] =
            assembly!($variant, $abi, "mont", (_z: *mut Limb, _x: *const Limb, _m: *const Limb), 1 2 3 4 5 6);

        /// `z <- x y`, for 1 to 16 limbs.
        #[inline(always)]
        fn mul(_: $token, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
            assert!(y.len() == x.len() && z.len() == 2 * x.len());
            // SAFETY: the token proves the features; the lengths were asserted, and the index stays inside.
            unsafe { MUL[x.len() - 1](z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
        }

        /// `z <- x^2`, for 1 to 16 limbs.
        #[inline(always)]
        fn sqr(_: $token, z: &mut [Limb], x: &[Limb]) {
            assert!(z.len() == 2 * x.len());
            // SAFETY: the token proves the features; the lengths were asserted, and the index stays inside.
            unsafe { SQR[x.len() - 1](z.as_mut_ptr(), x.as_ptr()) };
        }

        /// `z <- x y mod 2^(64 n)`, for 1 to 16 limbs.
        #[inline(always)]
        fn mul_low(_: $token, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
            assert!(y.len() == x.len() && z.len() == x.len());
            // SAFETY: the token proves the features; the lengths were asserted, and the index stays inside.
            unsafe { MUL_LOW[x.len() - 1](z.as_mut_ptr(), x.as_ptr(), y.as_ptr()) };
        }

        /// `z <- t / 2^(64 n) mod m`, for 1 to 16 limbs; see `Reduction::redc`.
        #[inline(always)]
        fn redc(_: $token, z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
            assert!(t.len() == 2 * z.len() && m.len() == 1 + z.len());
            // SAFETY: the token proves the features; the lengths were asserted, and the index stays inside.
            unsafe { REDC[z.len() - 1](z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr()) };
        }

        /// The kernel for Montgomery products of so many limbs, if there is one.
        fn mont(_: $token, limbs: usize) -> Option<Mont> {
            // The token proves the features; a kernel takes fewer limbs than a unit has.
            MONT.get(limbs.checked_sub(1)?).map(|kernel| Mont::new(*kernel))
        }
    };
    ($variant:literal, $abi:literal, $operation:literal, $arguments:tt) => {
        assembly!($variant, $abi, $operation, $arguments, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    };
    ($variant:literal, $abi:literal, $operation:literal, $arguments:tt, $($limbs:literal)*) => {
        [$(assembly!(one $variant, $abi, $operation, $arguments, $limbs)),*]
    };
    (one $variant:literal, $abi:literal, $operation:literal, $arguments:tt, $limbs:literal) => {{
        #[unsafe(naked)]
        unsafe extern $abi fn kernel $arguments {
            core::arch::naked_asm!(
                include_str!(concat!("asm/", $variant, "/", $operation, "_", $limbs, ".s")),
                options(raw),
            )
        }
        kernel
    }};
}
pub(super) use assembly;

/// Within an implementation of the contract: the kernels of 1 to 16 limbs, as [`assembly!`] declares them.
macro_rules! on_assembly {
    ($token:ty) => {
        type Token = $token;

        #[inline(always)]
        fn takes(n: usize) -> bool {
            n <= LONGEST
        }

        #[inline(always)]
        fn mul(token: $token, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
            mul(token, z, x, y);
        }

        #[inline(always)]
        fn sqr(token: $token, z: &mut [Limb], x: &[Limb]) {
            sqr(token, z, x);
        }

        #[inline(always)]
        fn mul_low(token: $token, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
            mul_low(token, z, x, y);
        }
    };
}
pub(super) use on_assembly;
