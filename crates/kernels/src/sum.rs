//! Sums and differences of rows modulo other rows, computed directly on rows, which is faster than moving
//! them into lanes and back.
//!
//! A row is a number of `limbs` limbs. Moduli have their highest bit set, so every number of the same length
//! is below twice the modulus, and operands need not be reduced. Results are reduced. Constant-time, except
//! for `reference`.
//!
//! | variant | needs | bound by |
//! |---|---|---|
//! | `reference` | | comparisons, limb by limb, for comparison |
//! | `portable` | | four carry chains |
//! | `avx512f` | AVX-512 F | the same for eight limbs at once, their carries as bits of a mask |

mod check;
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
    /// Repeated subtraction.
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

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "sum",
    summary: "sums and differences of rows modulo rows",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
    digest: Variant::digest,
};

/// OneOrEach: one for all results, or one per result.
struct OneOrEach<'a> {
    limbs: &'a [Limb],
    width: usize,
    step: usize,
}

impl<'a> OneOrEach<'a> {
    fn new(limbs: &'a [Limb], width: usize, all: usize) -> OneOrEach<'a> {
        assert!(limbs.len() == width || limbs.len() == all, "one row, or as many as results");
        OneOrEach { limbs, width, step: if limbs.len() == width { 0 } else { width } }
    }

    #[inline]
    fn at(&self, i: usize) -> &'a [Limb] {
        &self.limbs[i * self.step..][..self.width]
    }
}

/// The operands and their moduli.
struct Operands<'a> {
    x: OneOrEach<'a>,
    y: OneOrEach<'a>,
    m: OneOrEach<'a>,
}

impl<'a> Operands<'a> {
    fn new(z: &[Limb], x: &'a [Limb], y: &'a [Limb], m: &'a [Limb], limbs: usize) -> Operands<'a> {
        assert!(limbs > 0 && z.len().is_multiple_of(limbs), "whole rows");
        let tops = m.chunks_exact(limbs).fold(Limb::MAX, |all, m| all & m[limbs - 1]);
        // The barrier keeps the other bits, which are secret, from affecting the comparison.
        assert_eq!(black_box(tops >> (LIMB_BITS - 1)), 1, "the highest bit of a modulus is set");
        let rows = |rows| OneOrEach::new(rows, limbs, z.len());
        Operands { x: rows(x), y: rows(y), m: rows(m) }
    }
}

/// What a variant computes: rows of `limbs` limbs. Lengths have been checked.
trait Contract {
    /// The token that proves the processor's features.
    type Token;
    /// `z <- x + y mod m`, row by row.
    fn add(token: Self::Token, z: &mut [Limb], limbs: usize, operands: Operands<'_>);
    /// `z <- x - y mod m`, row by row.
    fn sub(token: Self::Token, z: &mut [Limb], limbs: usize, operands: Operands<'_>);
}

impl Variant {
    /// Returns the fastest variant that runs with these features.
    #[must_use]
    pub fn best(features: Features) -> Variant {
        Variant::fastest(features, usize::MAX)
    }

    /// `z <- x + y mod m`, row by row, of x, y and m one row for all or one for each.
    ///
    /// # Panics
    ///
    /// Panics if z is not whole rows of `limbs` limbs, if another operand has neither one row nor as many, or
    /// if a modulus does not have its highest bit set.
    pub fn add(self, z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], limbs: usize) {
        let operands = Operands::new(z, x, y, m, limbs);
        call!(self, add(z, limbs, operands));
    }

    /// `z <- x - y mod m`, row by row, of x, y and m one row for all or one for each.
    ///
    /// # Panics
    ///
    /// Same as [`Variant::add`].
    pub fn sub(self, z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb], limbs: usize) {
        let operands = Operands::new(z, x, y, m, limbs);
        call!(self, sub(z, limbs, operands));
    }
}

/// The multiples of the modulus that are subtracted from a sum, or added to a difference, so that r is
/// between -m and m.
///
/// Let b be x + y or x - y + 2 m, which is at least 0 and below 4 m. Its quotient by m is estimated from an
/// upper bound of b by the highest limbs, and is too large by at most 1, because the highest bit of m is set.
struct Excess {
    /// For a sum, all ones if the quotient is 2 or 3, so that 2 m is subtracted. For a difference, all ones
    /// if the quotient is 0 or 1, so that 2 m is added.
    two: Limb,
    /// All ones if the quotient is odd, so that m is subtracted.
    one: Limb,
}

impl Excess {
    #[inline]
    fn new<const SUB: bool>(x: &[Limb], y: &[Limb], m: &[Limb]) -> Excess {
        // Enough bits that 4 m is below 2^63, with the sign of a difference in the top bit.
        let top = |row: &[Limb]| row[row.len() - 1] >> 3;
        let (x, y, m) = (top(x), top(y), top(m));
        let most = if SUB { x + 2 * m + 2 - y } else { x + y + 1 };
        let below = |multiple: Limb| (most.wrapping_sub(multiple) as i64 >> (LIMB_BITS - 1)) as Limb;
        let (below_m, below_2m, below_3m) = (below(m), below(2 * m), below(3 * m));
        let two = if SUB { below_2m } else { !below_2m };
        // Without the barrier, the compiler might infer that the masks have two values, and branch.
        black_box(Excess { two, one: !(below_m ^ below_2m ^ below_3m) })
    }

    /// Returns all ones if r is negative. This follows from the number of carries out of the three sums that
    /// form r, and from the bit of 2 m above its limbs. Each of the two subtrahends was added as its
    /// complement plus 1, which is too large by 2^64 to the length, and for a sum the bit of 2 m counts
    /// negatively. What remains is 0 or -1, so parity suffices.
    #[inline]
    fn is_negative(&self, carries: Limb) -> Limb {
        limb::mask((carries ^ self.two) & 1)
    }
}
