//! Montgomery products in radix 2^28, 16 lanes: z = x y 2^(-28 k) mod m (operand-scanning tiles on 32-bit
//! multiplications, after [BMSZ13]).
//!
//! Input: m odd, m < 2^(28 k - 2), x y < 4 m 2^(28 k). Output: z < 2 m, limbs below 2^28. Constant-time.
//! Requires NEON (every AArch64). Cost in umlal, each for two lanes: 2 k^2 + k for a product, (3 k^2 + 3 k) /
//! 2 for a square of twelve limbs or more; shorter squares are products. Bound by them. According to the vendors' guides and published figures, a cycle completes
//! one on Neoverse N1, two on V1, V2 and N2, and four on Apple's performance cores. Nothing has been
//! measured: tests run under QEMU.
//!
//! In theory, a product at 2048 bits (k = 76) takes 5,800 umlal and 10,500 instructions: 2,900 cycles where
//! two umlal run, 5,800 where one does, 1,450 where four do. `portable` takes 4,160 mul and umulh and 19,800
//! instructions, which is more than 2,400 cycles on a core that executes eight per cycle, 4,900 on one that
//! executes four, and more if umulh is slow; its square is a product. This determines the order of the
//! variants.
//!
//! `llvm-mca` on its loops gives 9,290 and 6,880 cycles a lane for a product and a square at 2048 bits on
//! Neoverse N1 (its model of a Cortex-A57), 4,970 and 3,670 on Apple's M1 (its model of Cyclone): other
//! lengths in docs/articles/montgomery-ifma.md.
//!
//! The algorithm is in `radix28`; this file defines the vectors. There are 32 registers: the columns take 16
//! of them, and the two lanes of a sum are multiplied from one register of four limbs (`umlal`, `umlal2`).

use super::divisor::Pairs;
use super::inverse::Problem;
use super::radix28::on_radix28;
use super::{Contract, Digits, Modulus, Shape, portable, radix28};
use crate::cpu::{Neon, neon_entry};
use crate::limb::Limb;
use crate::memory::Lanes;

/// The variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    on_radix28!(Neon, neon_entry);

    fn shape(bits: usize) -> Option<Shape> {
        Some(radix28::shape(bits))
    }

    const INVERSION_WIDTH: usize = 1;

    /// One lane at a time: this has no NEON vectors yet.
    fn invert(_: Neon, problem: Problem<'_>) {
        portable::invert(problem);
    }

    fn divide(_: Neon, pairs: Pairs<'_>) {
        portable::divide(pairs);
    }
}
