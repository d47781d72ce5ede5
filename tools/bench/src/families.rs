//! The registry: every case that there is.

use crate::case::Spec;

mod powmod;

pub(crate) use powmod::{Inputs, padded};

/// All cases, in the order in which they run.
pub(crate) fn all() -> Vec<Spec> {
    powmod::specs()
}
