//! What every call has: options, threads, and a reason if it fails.

pub(crate) mod failure;
pub(crate) mod option;
pub(crate) mod threads;
