//! Montgomery products in radix 2^28, 16 lanes: z = x y 2^(-28 k) mod m   (operand-scanning tiles on 32-bit
//! multiplications, after [BMSZ13]).
//!
//! Given m odd, m < 2^(28 k - 2), x y < 4 m 2^(28 k).  Gives z < 2 m, limbs below 2^28.  Constant-time.
//! Requires NEON (every AArch64).
//! Cost in umlal, each for two lanes: 2 k^2 + k for a product, (3 k^2 + 3 k) / 2 for a square; bound by them.
//! A cycle completes one on Neoverse N1, two on V1, V2 and N2, four on Apple's performance cores, by the vendors'
//! guides and published figures. Nothing has been measured: tests run under QEMU.
//!
//! On paper, a product at 2048 bits (k = 76) takes 5,800 umlal and 10,500 instructions: 2,900 cycles where two
//! umlal run, 5,800 where one does, 1,450 where four do. `portable` takes 4,160 mul and umulh and 19,800
//! instructions, which is more than 2,400 cycles on a core that runs eight, 4,900 on one that runs four, and more where
//! umulh is slow; its square is a product. Hence the order of the variants.
//!
//! `llvm-mca` on its loops gives 9,290 and 6,880 cycles a lane for a product and a square at 2048 bits on Neoverse N1 (its model of
//! a Cortex-A57), 4,970 and 3,670 on Apple's M1 (its model of Cyclone): other lengths in docs/lanes.md.
//!
//! The algorithm is in `radix28`; here are the vectors. There are 32 registers: the columns take 16 of them, and
//! the two lanes of a sum are multiplied from one register of four limbs (`umlal`, `umlal2`).

pub(super) mod vector;

use super::{Lanes, Modulus, Shape, radix28};
use crate::cpu::neon_entry;

neon_entry! {
    /// `x <- x y / R`.
    pub(super) fn mul(
        shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = radix28::mul;

    /// `x <- x^2 / R`.
    pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) = radix28::sqr;

    /// `sums <- sums + x1 y1 + x2 y2 + ...`, not reduced.
    pub(super) fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) = radix28::dot;

    /// `x <- t`, with t the entry of the table that each lane's digit names.
    pub(super) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Lanes]) = radix28::look_up;

    /// `x <- x + y`, below 2 m again.
    pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = radix28::add;

    /// `x <- x - y`, below 2 m again.
    pub(super) fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = radix28::subtract;

    /// `x <- x mod m` for x below 2 m.
    pub(super) fn reduce(shape: Shape, x: &mut [Lanes], m: &[Lanes]) = radix28::reduce;

    /// `x <- x / R mod m`, below m.
    pub(super) fn from_mont(
        shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = radix28::from_mont;

    /// `r2 <- R^2`, below 2 m; all moduli have at least `shortest` bits.
    pub(super) fn r2(
        shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes], scratch: &mut [Lanes],
    ) = radix28::r2;
}
