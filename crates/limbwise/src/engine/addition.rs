//! Sums and differences of operands as wide as their moduli, computed row by row without lanes.
//!
//! A modulus whose top bit is set is more than half of any number of that length. So a sum is below four
//! times the modulus, and its quotient follows from the highest limbs.

use core::ops::Range;

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::sum;

use super::choice;
use super::even;
use super::moduli::Context;
use super::spans::NEAR_BYTES;
use super::work::parallel;
use crate::values::buffer::Buffer;
use crate::values::operand::{Operand, Values};
use crate::values::rows::RowsMut;

/// Sums or differences computed without lanes.
pub(crate) struct Addition<'a> {
    x: Whole<'a>,
    y: Whole<'a>,
    m: Whole<'a>,
    subtract: bool,
    variant: sum::Variant,
}

/// All rows of an operand, or the single value for all rows.
enum Whole<'a> {
    There(&'a [Limb]),
    Made(Buffer<Limb>),
}

impl<'a> Addition<'a> {
    /// Prepares `x + y` or `x - y`. Returns `None` if an operand is not as wide as the moduli, or the top bit
    /// of a modulus is not set; operands must then be reduced first.
    pub(crate) fn of(
        (x, y): (Operand<'a>, Operand<'a>),
        subtract: bool,
        context: Context<'a>,
    ) -> Option<Addition<'a>> {
        let limbs = context.limbs();
        let m = Whole::moduli(context)?;
        let (x, y) = (Whole::operand(x, limbs)?, Whole::operand(y, limbs)?);
        Some(Addition { x, y, m, subtract, variant: choice::sums(context.features()) })
    }

    /// Returns the variant in use.
    pub(crate) fn variant(&self) -> sum::Variant {
        self.variant
    }

    /// Computes all rows into `out`, which has the same number of rows.
    pub(crate) fn fill(&self, out: RowsMut<'_>) {
        let limbs = out.limbs();
        let [x, y, m] = [&self.x, &self.y, &self.m].map(Whole::limbs);
        // The operands and results of a part fit in the cache.
        let step = (NEAR_BYTES / (4 * limbs * size_of::<Limb>())).max(1) * limbs;
        let parts = (0..).step_by(step).zip(out.data.chunks_mut(step)).collect();
        parallel(parts, |(first, out): (usize, &mut [Limb]), _| {
            let range = first..first + out.len();
            let of = |rows| part(rows, limbs, range.clone());
            if self.subtract {
                self.variant.sub(out, of(x), of(y), of(m), limbs);
            } else {
                self.variant.add(out, of(x), of(y), of(m), limbs);
            }
        });
    }
}

impl<'a> Whole<'a> {
    fn operand(x: Operand<'a>, limbs: usize) -> Option<Whole<'a>> {
        match x.0 {
            Values::One(value) => (value.limbs() <= limbs).then(|| {
                let mut padded = Buffer::zeros(limbs);
                padded[..value.limbs()].copy_from_slice(value.as_limbs());
                Whole::Made(padded)
            }),
            Values::Each(rows) => (rows.limbs() == limbs).then(|| Whole::There(rows.as_limbs())),
        }
    }

    fn moduli(context: Context<'a>) -> Option<Whole<'a>> {
        let bits = context.limbs() * LIMB_BITS;
        let odd = match context {
            Context::One(m) => &m.odd[..],
            Context::Each(m) => m.odd.as_limbs(),
        };
        if !context.has_even() {
            let full = match context {
                Context::One(m) => limb::bit_length(&m.odd) == bits,
                Context::Each(m) => m.classes.iter().all(|class| class.bits.0 == bits),
            };
            return full.then_some(Whole::There(odd));
        }
        let mut moduli = Buffer::copy_of(odd);
        for (row, m) in moduli.chunks_exact_mut(context.limbs()).enumerate() {
            even::shift(m, context.twos(row));
            if limb::bit_length(m) != bits {
                return None;
            }
        }
        Some(Whole::Made(moduli))
    }

    fn limbs(&self) -> &[Limb] {
        match self {
            Whole::There(limbs) => limbs,
            Whole::Made(limbs) => limbs,
        }
    }
}

/// Returns the rows of a part, or the single row for all.
fn part(rows: &[Limb], limbs: usize, range: Range<usize>) -> &[Limb] {
    if rows.len() == limbs { rows } else { &rows[range] }
}
