//! Sums and differences of rows modulo other rows: numbers where they stand, which is faster than moving them into
//! lanes and back.
//!
//! A row is a number of `limbs` limbs. Moduli have their highest bit set, so that any number of as many limbs is
//! below twice its modulus: operands need not be reduced. Results are. Constant-time but for `reference`.
//!
//! | variant | needs | bound by |
//! |---|---|---|
//! | `reference` | | comparisons, limb by limb, to compare with |
//! | `portable` | | four carry chains |
//! | `avx512f` | AVX-512 F | the same for eight limbs at once, their carries as bits of a mask |

mod portable;
mod reference;

#[cfg(target_arch = "x86_64")]
mod avx512f;

#[cfg(test)]
mod tests;

use core::hint::black_box;

#[cfg(target_arch = "x86_64")]
use crate::cpu::Avx512f;
use crate::cpu::Features;
use crate::family::{Code, Family, variants};
use crate::limb::{self, LIMB_BITS, Limb};

variants! { ($) sum
    /// Subtracts until nothing is left to subtract.
    Reference = reference::Kernel {
        name: "reference",
        summary: "limb by limb, to compare with",
        reference: true,
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "carry chains",
        code: Code::constant_time(&["sum::portable::"]),
    }
    /// AVX-512 F.
    #[cfg(target_arch = "x86_64")]
    Avx512f(Avx512f) = avx512f::Kernel {
        name: "avx512f",
        summary: "eight limbs at once, their carries as masks",
        code: Code::constant_time(&["sum::avx512f::"]).with("Vpcmpuq"),
    }
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "sum",
    summary: "sums and differences of rows modulo rows",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
};

/// Rows: one for all results, or one for each.
struct Rows<'a> {
    limbs: &'a [Limb],
    width: usize,
    step: usize,
}

impl<'a> Rows<'a> {
    fn new(limbs: &'a [Limb], width: usize, all: usize) -> Rows<'a> {
        assert!(limbs.len() == width || limbs.len() == all, "one row, or as many as results");
        Rows { limbs, width, step: if limbs.len() == width { 0 } else { width } }
    }

    #[inline]
    fn at(&self, i: usize) -> &'a [Limb] {
        &self.limbs[i * self.step..][..self.width]
    }
}

/// What is added or subtracted, and its modulus.
struct Operands<'a> {
    x: Rows<'a>,
    y: Rows<'a>,
    m: Rows<'a>,
}

impl<'a> Operands<'a> {
    fn new(z: &[Limb], x: &'a [Limb], y: &'a [Limb], m: &'a [Limb], limbs: usize) -> Operands<'a> {
        assert!(limbs > 0 && z.len().is_multiple_of(limbs), "whole rows");
        let tops = m.chunks_exact(limbs).fold(Limb::MAX, |all, m| all & m[limbs - 1]);
        // The barrier keeps the other bits, which are secret, out of the comparison.
        assert_eq!(black_box(tops >> (LIMB_BITS - 1)), 1, "the highest bit of a modulus is set");
        let rows = |rows| Rows::new(rows, limbs, z.len());
        Operands { x: rows(x), y: rows(y), m: rows(m) }
    }
}

/// What a variant computes: rows of `limbs` limbs. Lengths have been checked.
trait Contract {
    /// What proves that the processor can.
    type Token;
    /// `z <- x + y mod m`, row by row.
    fn add(token: Self::Token, z: &mut [Limb], limbs: usize, operands: Operands<'_>);
    /// `z <- x - y mod m`, row by row.
    fn sub(token: Self::Token, z: &mut [Limb], limbs: usize, operands: Operands<'_>);
}

impl Variant {
    /// The fastest variant that runs with these features.
    #[must_use]
    pub fn best(features: Features) -> Variant {
        Variant::fastest(features, usize::MAX)
    }

    /// `z <- x + y mod m`, row by row, of x, y and m one row for all or one for each.
    ///
    /// # Panics
    ///
    /// If z is not whole rows of `limbs` limbs, if another operand has neither one row nor as many, or if a
    /// modulus does not have its highest bit set.
    pub fn add(self, z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], limbs: usize) {
        let operands = Operands::new(z, x, y, m, limbs);
        call!(self, add(z, limbs, operands));
    }

    /// `z <- x - y mod m`, row by row, of x, y and m one row for all or one for each.
    ///
    /// # Panics
    ///
    /// As [`Variant::add`].
    pub fn sub(self, z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], limbs: usize) {
        let operands = Operands::new(z, x, y, m, limbs);
        call!(self, sub(z, limbs, operands));
    }
}

/// Which multiples of the modulus are taken from a sum, or added to a difference, so that r is from -m to m.
///
/// Let b be x + y, or x - y + 2 m: at least 0, below 4 m. Its quotient by m is estimated by an upper bound of b
/// from highest limbs, and is too large by 1 at most, since m has its highest bit.
struct Excess {
    /// All ones if the quotient is 2 or 3: then 2 m is taken from a sum. Else it is added to a difference: all ones there.
    two: Limb,
    /// All ones if the quotient is odd: then m is taken away.
    one: Limb,
}

impl Excess {
    #[inline]
    fn new<const SUB: bool>(x: &[Limb], y: &[Limb], m: &[Limb]) -> Excess {
        // So many bits that 4 m is below 2^63, and a difference has its sign on top.
        let top = |row: &[Limb]| row[row.len() - 1] >> 3;
        let (x, y, m) = (top(x), top(y), top(m));
        let most = if SUB { x + 2 * m + 2 - y } else { x + y + 1 };
        let below = |multiple: Limb| (most.wrapping_sub(multiple) as i64 >> (LIMB_BITS - 1)) as Limb;
        let (below_m, below_2m, below_3m) = (below(m), below(2 * m), below(3 * m));
        let two = if SUB { below_2m } else { !below_2m };
        // Without the barrier the compiler may know that the masks have two values, and branch.
        black_box(Excess { two, one: !(below_m ^ below_2m ^ below_3m) })
    }

    /// All ones if r is negative, from the number of carries that left the three sums of which it is made, and from the
    /// bit that 2 m has above its limbs. Each subtrahend was its complement and 1, less 2^64 to the length: there are
    /// two of them, and the bit counts the other way for a sum. The rest is 0 or -1: parity tells.
    #[inline]
    fn is_negative(&self, carries: Limb) -> Limb {
        limb::mask((carries ^ self.two) & 1)
    }
}
