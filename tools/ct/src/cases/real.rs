//! The observed operations of the real crates.

use limbwise_kernels::limb::Limb;

use crate::cases::secrets::Unit;

pub(crate) use ::limbwise;
pub(crate) use ::limbwise_kernels;

#[path = "operations/mod.rs"]
pub(crate) mod operations;

impl Unit for limbwise_kernels::memory::Lanes {
    fn words(&mut self) -> &mut [Limb] {
        &mut self.0
    }
}
