//! The same cases for twins: the crates with their deliberate mistakes.

pub(crate) use limbwise_kernels_leaky as limbwise_kernels;
pub(crate) use limbwise_leaky as limbwise;

#[path = "operations/mod.rs"]
pub(crate) mod operations;
