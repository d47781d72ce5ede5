//! Tables of fixed bases, in the layout of a variant.

use alloc::sync::Arc;

use limbwise_kernels::lanes::{Access, Comb, Plan};
use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

use crate::buffer::{Buffer, same};
use crate::column::Column;

/// The tables of some bases modulo one number.
pub(crate) struct Tables {
    pub(crate) comb: Comb,
    pub(crate) access: Access,
    /// Base after base, table after table.
    pub(crate) units: Buffer<Lanes>,
    /// Below the modulus, each.
    pub(crate) bases: Column,
    pub(crate) plan: Plan,
    /// The modulus is `odd 2^twos`.
    pub(crate) odd: Arc<Buffer<Limb>>,
    pub(crate) twos: usize,
}

impl Tables {
    /// The bytes that the entries take.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val::<[Lanes]>(&self.units)
    }

    /// Whether the tables are those of this modulus and this variant.
    pub(crate) fn belong_to(&self, plan: Plan, odd: &[Limb], twos: usize) -> bool {
        self.plan.variant().name() == plan.variant().name()
            && self.plan.bits() == plan.bits()
            && self.twos == twos
            && same(&self.odd, odd)
    }
}
