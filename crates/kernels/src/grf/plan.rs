//! Which variant runs how many blocks.

use super::{Block, Variant};
use crate::cpu::Features;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Bmi2, Gfni};

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
    /// From so many blocks on, in a row and in strides, they are many.
    many_in_a_row: usize,
    many_in_strides: usize,
}

impl Plan {
    /// The fastest variants that run with these features. On x86-64 the limits are where their measured rates meet the
    /// fixed cost of a batch; for NEON they are taken over from AVX2.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[must_use]
    pub fn best(features: Features) -> Plan {
        #[cfg(target_arch = "x86_64")]
        if let Some(gfni) = Gfni::new(features) {
            // What has GFNI has `pext` that is not microcode.
            let few = Bmi2::new(features).map_or(Variant::SpTable, Variant::Pext);
            return Plan { few, many: Variant::Gfni(gfni), many_in_a_row: 8, many_in_strides: 16 };
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = Avx2::new(features) {
            let many = Variant::Avx2Batch(avx2);
            return Plan { few: Variant::SpTable, many, many_in_a_row: 8, many_in_strides: 12 };
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(neon) = crate::cpu::Neon::new(features) {
            let many = Variant::Neon(neon);
            return Plan { few: Variant::SpTable, many, many_in_a_row: 8, many_in_strides: 12 };
        }
        Plan::of(Variant::SpTable)
    }

    /// One variant for all.
    #[must_use]
    pub const fn of(variant: Variant) -> Plan {
        Plan { few: variant, many: variant, many_in_a_row: 0, many_in_strides: 0 }
    }

    /// The variant for so many blocks, each `step` blocks after the one before it.
    #[must_use]
    pub fn variant(&self, blocks: usize, step: usize) -> Variant {
        let many = if step == 1 { self.many_in_a_row } else { self.many_in_strides };
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
