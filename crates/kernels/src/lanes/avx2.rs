//! Montgomery products in radix 2^28, 16 lanes: z = x y 2^(-28 k) mod m (operand-scanning tiles on 32-bit
//! multiplications, after [BMSZ13]).
//!
//! Input: m odd, m < 2^(28 k - 2), x y < m 2^(28 k), thus x, y < 2 m. Output: z < 2 m, limbs below 2^28.
//! Constant-time. Requires AVX2 (Haswell 2013, Zen 2017). Cost in vpmuludq, of which one or two run in a
//! cycle: 2 k^2 + k for a product, (3 k^2 + 3 k) / 2 for a square of twelve limbs or more, each for four
//! lanes; shorter squares are products. Bound by them where two run, else by the additions as well.
//!
//! The algorithm is in `radix28`; this file defines the vectors. The columns of blocks occupy half of the 16
//! registers; the compiler keeps one of them on the stack, outside the multiplication loops.

mod inverse;

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix28::on_radix28;
use super::{Contract, Digits, Modulus, Shape, radix28};
use crate::cpu::{Avx2, avx2_entry};
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_radix28!(Avx2, avx2_entry);

    /// A one-limb product takes 8 cycles with scalar instructions, and 12 here.
    fn shape(bits: usize) -> Option<Shape> {
        (bits > LIMB_BITS).then(|| radix28::shape(bits))
    }

    avx2_entry! {
        fn invert(problem: Problem<'_>) = inverse::invert;

        fn divide(pairs: Pairs<'_>) = inverse::divide;
    }
}
