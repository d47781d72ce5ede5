//! The registry: every case that there is.

use crate::case::Spec;

mod lanes;
mod mul;
mod permute;
mod powmod;

#[cfg(feature = "rivals")]
pub(crate) use lanes::BLS12_381_PRIME;
#[cfg(feature = "rivals")]
pub(crate) use mul::product;
pub(crate) use mul::{Operation, Pairs};
pub(crate) use powmod::{Inputs, padded};

/// All cases, in the order in which they run.
pub(crate) fn all() -> Vec<Spec> {
    lanes::specs().into_iter().chain(mul::specs()).chain(permute::specs()).chain(powmod::specs()).collect()
}
