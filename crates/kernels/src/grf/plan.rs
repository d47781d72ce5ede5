//! Which variant runs how many blocks.
//!
//! The thresholds come from measured rates: `gfni`, for one, loads 13 vectors of constants before it starts.

use super::{Block, Contract, Threshold, Variant, kernel};
use crate::cpu::Features;

/// The variants that are used together: one for few blocks, one for many.
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
    /// How many are many.
    threshold: Threshold,
}

impl Plan {
    /// The fastest variants that run with these features.
    #[must_use]
    pub fn best(features: Features) -> Plan {
        let many = Variant::fastest(features, usize::MAX);
        kernel!(many, K => Plan { few: K::few(features), many, threshold: K::THRESHOLD })
    }

    /// One variant for all.
    #[must_use]
    pub const fn of(variant: Variant) -> Plan {
        Plan { few: variant, many: variant, threshold: Threshold { in_a_row: 0, in_strides: 0 } }
    }

    /// The variant for so many blocks, each `step` blocks after the one before it.
    #[must_use]
    pub fn variant(&self, blocks: usize, step: usize) -> Variant {
        let many = if step == 1 { self.threshold.in_a_row } else { self.threshold.in_strides };
        if blocks < many { self.few } else { self.many }
    }

    /// The round of every block, in place.
    pub fn round(&self, blocks: &mut [Block]) {
        self.variant(blocks.len(), 1).round(blocks);
    }

    /// The round of every block of `from`, into `to`.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn round_into(&self, from: &[Block], to: &mut [Block]) {
        self.variant(from.len(), 1).round_into(from, to);
    }

    /// The round of every `step`-th block from the first one on, in place.
    ///
    /// # Panics
    ///
    /// If `step` is 0.
    pub fn round_every(&self, blocks: &mut [Block], step: usize) {
        assert_ne!(step, 0, "a step of at least one block");
        self.variant(blocks.len().div_ceil(step), step).round_every(blocks, step);
    }
}
