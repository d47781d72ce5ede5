//! The same cases for twins: the crates with their deliberate mistakes.

use limbwise_kernels::limb::Limb;

use crate::cases::secrets::Unit;

pub(crate) use limbwise_kernels_leaky as limbwise_kernels;
pub(crate) use limbwise_leaky as limbwise;

#[path = "operations/mod.rs"]
pub(crate) mod operations;

impl Unit for limbwise_kernels::memory::Lanes {
    fn words(&mut self) -> &mut [Limb] {
        &mut self.0
    }
}
