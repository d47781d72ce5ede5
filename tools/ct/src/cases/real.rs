//! The observed operations of the real crates.

pub(crate) use ::limbwise;
pub(crate) use ::limbwise_kernels;

#[path = "operations/mod.rs"]
pub(crate) mod operations;
