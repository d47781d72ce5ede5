//! The registry: every case that there is.

use crate::case::Spec;

mod column;
mod lanes;
mod permute;
mod powmod;

pub(crate) use column::{Columns, Op};
#[cfg(feature = "rivals")]
pub(crate) use lanes::BLS12_381_PRIME;
pub(crate) use powmod::{Inputs, padded};

/// All cases, in the order in which they run.
pub(crate) fn all() -> Vec<Spec> {
    let kernels = lanes::specs().into_iter().chain(permute::specs());
    kernels.chain(powmod::specs()).chain(column::specs()).collect()
}
