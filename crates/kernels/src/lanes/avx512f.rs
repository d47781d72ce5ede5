//! Montgomery products in radix 2^52, 16 lanes, on doubles: z = x y 2^(-52 k) mod m (operand-scanning
//! tiles, after [BMSZ13]; the product of two 52-bit limbs by two fused multiply-adds, after
//! [EmmartZhengWeems18]).
//!
//! Input: m odd, m < 2^(52 k - 2), x y < m 2^(52 k), thus x, y < 2 m. Output: z < 2 m, limbs below 2^52.
//! Constant-time: see below. Requires AVX-512 F (Knights Landing 2016, Skylake-SP 2017). Cost in vfmadd, of
//! which two run per cycle: 4 k^2 + k for a product, 3 k^2 + 2 k for a square of eight limbs or more, each
//! for eight lanes; shorter squares are products. Every two of them need a subtraction and two additions. If all vector instructions share the two multiplying
//! units (Intel), all five are the limit; if additions have their own units (Zen), only the vfmadd are.
//!
//! # A product of limbs
//!
//! A limb is stored as a double, which has 53 bits. For a, b < 2^52
//!
//! ```text
//! high = a b + 2^104, rounded towards zero        its bits: those of 2^104, plus floor(a b / 2^52)
//! low  = a b - (high - 2^104 - 2^52), exactly     its bits: those of 2^52,  plus a b mod 2^52
//! ```
//!
//! and columns add the bits as integers. The sum of the bits of 2^104 and 2^52 is known for each column and
//! is a multiple of 2^52, so it does not affect quotients; it is subtracted when the column is carried. The
//! rounding mode is part of the instruction. The other results are exact in every mode of MXCSR and set none
//! of its flags: the control register is neither read nor written.
//!
//! # Constant time
//!
//! Floating-point instructions take longer for subnormal numbers, infinities and NaN [AndryscoEtAl15]. None
//! occur here: operands are integers below 2^53 or the constants above, so each is zero or at least 1 in
//! absolute value; the same holds for sums, which are integers below 2^105. Vendors document that the time of
//! integer multiplications does not depend on the operands, but not for these instructions: this variant
//! assumes that they take the same time for all normal numbers and zero.
//!
//! # What was tried
//!
//! A product of limbs needs temporaries, so blocks of three limbs are the largest for which the columns of
//! two blocks stay in registers. Up to seven limbs, rows of one limb are faster: their k + 1 columns stay in
//! registers, and no block waits for another (`few.rs`). They still gain 4 % at ten limbs, but squares,
//! which they compute as products, lose 8 % there.

// Groups and columns are addressed by index: the loops are unrolled, and the indexed elements become
// registers.
#![allow(clippy::needless_range_loop)]

mod columns;
mod convert;
mod dot;
mod few;
mod limb;
mod product;
mod reduce;

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix52::narrow::by_narrow_rows;
use super::radix52::{self, MAX_LIMBS, RADIX_BITS, SPARE_BITS, entries, inverse, on_radix52, select, shared};
use super::{Contract, Digits, GROUPS, LANES, Modulus, Shape};
use crate::cpu::{Avx512f, avx512f_entry};
use crate::limb::Limb;
use crate::memory::Lanes;

/// Calls a kernel with the block size as a constant.
macro_rules! by_tile {
    ($shape:expr, $kernel:ident($($arg:expr),* $(,)?)) => {
        match $shape.tile {
            1 => $kernel::<1>($($arg),*),
            2 => $kernel::<2>($($arg),*),
            _ => $kernel::<3>($($arg),*),
        }
    };
}
use by_tile;

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    // A look-up moves limbs without interpreting them.
    on_radix52!(Avx512f, avx512f_entry, product::mul, product::sqr, |shape: Shape| shape.limbs <= few::MOST);

    fn shape(bits: usize) -> Option<Shape> {
        // Larger blocks leave no registers for the temporaries of a product. Measured, in per cent.
        const COST: [(usize, usize); 3] = [(3, 100), (2, 102), (1, 115)];
        let needed = (bits + SPARE_BITS).div_ceil(RADIX_BITS).max(1);
        let round_up = |tile: usize| needed.div_ceil(tile) * tile;
        let (tile, _) = COST.into_iter().min_by_key(|(tile, cost)| round_up(*tile).pow(2) * cost)?;
        let limbs = round_up(tile);
        Some(radix52::of_blocks(tile, limbs / tile, false)).filter(|shape| shape.limbs <= MAX_LIMBS)
    }

    fn squares_as_product(shape: Shape) -> bool {
        shape.limbs <= few::MOST
    }

    avx512f_entry! {
        /// Limbs of sums are integers.
        fn export_sums(
            _shape: Shape, sums: &[Lanes], rows: &mut [&mut [Limb]], _scratch: &mut [Lanes],
        ) = convert::export_integers;
    }
}

entries!(avx512f_entry, few);

/// Sets every lane to 2^`bit`.
fn set_bit(x: &mut [Lanes], bit: usize) {
    x.fill(Lanes::ZERO);
    let limb = (1u64 << (bit % RADIX_BITS)) as f64;
    radix52::rows_mut(x)[bit / RADIX_BITS] = [Lanes([limb.to_bits(); 8]); GROUPS];
}
