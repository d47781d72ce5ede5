//! The same cases for twins: the crates with their deliberate mistakes.

use limbwise_kernels::limb::Limb;

use crate::secrets::Unit;

pub(crate) use limbwise_kernels_leaky as limbwise_kernels;
pub(crate) use limbwise_leaky as limbwise;

#[path = "cases/mod.rs"]
pub(crate) mod cases;

impl Unit for limbwise_kernels::memory::Lanes {
    fn words(&mut self) -> &mut [Limb] {
        &mut self.0
    }
}
