//! Montgomery products in radix 2^28, 16 lanes: z = x y 2^(-28 k) mod m   (operand-scanning tiles on 32-bit
//! multiplications, after [BMSZ13]).
//!
//! Given m odd, m < 2^(28 k - 2), x y < 4 m 2^(28 k).  Gives z < 2 m, limbs below 2^28.  Constant-time.
//! Requires AVX2 (Haswell 2013, Zen 2017).
//! Cost in vpmuludq, of which one or two run in a cycle: 2 k^2 + k for a product, (3 k^2 + 3 k) / 2 for a
//! square, each for four lanes; bound by them where two run, else by the additions as well.
//!
//! The algorithm is in `radix28`; here are the vectors. There are 16 registers, of which the columns take half.

mod inverse;
pub(super) mod vector;

use super::inverse::Problem;
use super::{Lanes, Modulus, Shape, radix28};
use crate::cpu::avx2_entry;

avx2_entry! {
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

    /// Inverses: see [`Plan::inv`](super::Plan::inv).
    pub(super) fn invert(problem: Problem<'_>) = inverse::invert;

    /// `x <- x / R mod m`, below m.
    pub(super) fn from_mont(
        shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes],
    ) = radix28::from_mont;

    /// `r2 <- R^2`, below 2 m; all moduli have at least `shortest` bits.
    pub(super) fn r2(
        shape: Shape, m: &[Lanes], n0_inv: &[Lanes], shortest: usize, r2: &mut [Lanes], scratch: &mut [Lanes],
    ) = radix28::r2;
}
