//! The observed operations of the real crates.

use limbwise_kernels::limb::Limb;

use crate::secrets::Unit;

pub(crate) use ::limbwise;
pub(crate) use ::limbwise_kernels;

#[path = "cases/mod.rs"]
pub(crate) mod cases;

impl Unit for limbwise_kernels::memory::Lanes {
    fn words(&mut self) -> &mut [Limb] {
        &mut self.0
    }
}
