//! Tables of fixed bases, in the layout of a kernel variant.

use alloc::sync::Arc;

use limbwise_kernels::lanes::{Access, Comb, Plan};
use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

use crate::values::buffer::{Buffer, same};
use crate::values::column::Column;

/// The tables of several bases modulo one number.
pub(crate) struct Tables {
    pub(crate) comb: Comb,
    pub(crate) access: Access,
    /// Base after base, table after table.
    pub(crate) units: Buffer<Lanes>,
    /// The bases, each below the modulus.
    pub(crate) bases: Column,
    pub(crate) plan: Plan,
    /// The modulus is `odd 2^twos`.
    pub(crate) odd: Arc<Buffer<Limb>>,
    pub(crate) twos: usize,
}

impl Tables {
    /// Returns the size of the entries in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val::<[Lanes]>(&self.units)
    }

    /// Returns whether the tables belong to this modulus and this variant.
    pub(crate) fn belong_to(&self, plan: Plan, odd: &[Limb], twos: usize) -> bool {
        self.plan.variant().name() == plan.variant().name()
            && self.plan.bits() == plan.bits()
            && self.twos == twos
            && same(&self.odd, odd)
    }
}
