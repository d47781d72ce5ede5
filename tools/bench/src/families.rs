//! The registry of all cases.

use crate::case::Spec;

mod column;
mod ffa;
mod fixed;
mod grf;
mod job;
mod lanes;
mod mont;
mod mul;
mod permute;
mod powmod;
mod sum;
mod swap;
mod thrift;

/// All cases, in the order in which they run.
pub(crate) fn all() -> Vec<Spec> {
    let kernels =
        [lanes::specs, mont::specs, mul::specs, sum::specs, permute::specs, grf::specs, swap::specs];
    let library = [powmod::specs, fixed::specs, ffa::specs, column::specs, thrift::specs, job::specs];
    kernels.into_iter().chain(library).flat_map(|specs| specs()).collect()
}
