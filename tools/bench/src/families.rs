//! The registry: every case that there is.

use crate::case::Spec;

mod lanes;
mod powmod;
mod swap;
mod thrift;

pub(crate) use powmod::{Inputs, padded};

/// All cases, in the order in which they run.
pub(crate) fn all() -> Vec<Spec> {
    lanes::specs().into_iter().chain(powmod::specs()).chain(swap::specs()).chain(thrift::specs()).collect()
}
