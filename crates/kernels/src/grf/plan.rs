//! Chooses the variant for a number of blocks.
//!
//! The thresholds come from measured rates: `gfni`, for example, loads 13 vectors of constants before it
//! starts.

use super::{Block, Contract, Threshold, Variant, kernel};
use crate::cpu::Features;

/// A pair of variants: one for few blocks, one for many.
///
/// ```
/// use limbwise_kernels::{cpu::Features, grf::Plan};
///
/// let plan = Plan::best(Features::detect()?);
/// let mut blocks = [*b"GRF file", [0; 8]];
/// plan.round(&mut blocks);
/// assert_eq!(blocks[1], [0x04, 0x04, 0x01, 0x55, 0x55, 0x01, 0x54, 0x55]);
/// plan.round(&mut blocks);
/// assert_eq!(blocks[0], *b"GRF file");
/// # Ok::<(), limbwise_kernels::cpu::UnknownFeature>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    few: Variant,
    many: Variant,
    /// The number of blocks from which the second one is used.
    threshold: Threshold,
}

impl Plan {
    /// Returns the fastest variants that run with these features.
    #[must_use]
    pub fn best(features: Features) -> Plan {
        let many = Variant::fastest(features, usize::MAX);
        kernel!(many, K => Plan { few: K::few(features), many, threshold: K::THRESHOLD })
    }

    /// Returns a plan with one variant for all numbers of blocks.
    #[must_use]
    pub const fn of(variant: Variant) -> Plan {
        Plan { few: variant, many: variant, threshold: Threshold { in_a_row: 0, in_strides: 0 } }
    }

    /// Returns the variant for `blocks` blocks at a distance of `step` blocks.
    #[must_use]
    pub fn variant(&self, blocks: usize, step: usize) -> Variant {
        let many = if step == 1 { self.threshold.in_a_row } else { self.threshold.in_strides };
        if blocks < many { self.few } else { self.many }
    }

    /// Applies the round to every block, in place.
    pub fn round(&self, blocks: &mut [Block]) {
        self.variant(blocks.len(), 1).round(blocks);
    }

    /// Applies the round to every block of `from` and writes the results to `to`.
    ///
    /// # Panics
    ///
    /// Panics if the lengths differ.
    pub fn round_into(&self, from: &[Block], to: &mut [Block]) {
        self.variant(from.len(), 1).round_into(from, to);
    }

    /// Applies the round to every `step`-th block, beginning with the first, in place.
    ///
    /// # Panics
    ///
    /// Panics if `step` is 0.
    pub fn round_every(&self, blocks: &mut [Block], step: usize) {
        assert_ne!(step, 0, "a step of at least one block");
        self.variant(blocks.len().div_ceil(step), step).round_every(blocks, step);
    }
}
