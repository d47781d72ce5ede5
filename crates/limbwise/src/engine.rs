//! What computes columns: rows cut into spans, spans into batches or single rows, both on the same code, and spread over threads.
//!
//! Modules depend on those above them in this list. What is public of them, the crate's root re-exports.

pub(crate) mod barrel;
pub(crate) mod choice;
pub(crate) mod even;
pub(crate) mod work;

pub(crate) mod moduli;
pub(crate) mod planner;
pub(crate) mod spans;

pub(crate) mod addition;
pub(crate) mod engines;

pub(crate) mod block;
pub(crate) mod inverse;
pub(crate) mod many;
pub(crate) mod shared;
