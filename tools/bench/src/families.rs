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
    let kernels = lanes::specs()
        .into_iter()
        .chain(mont::specs())
        .chain(mul::specs())
        .chain(sum::specs())
        .chain(permute::specs())
        .chain(grf::specs())
        .chain(swap::specs());
    let library =
        powmod::specs().into_iter().chain(fixed::specs()).chain(ffa::specs()).chain(column::specs());
    kernels.chain(library).chain(thrift::specs()).chain(job::specs()).collect()
}
