//! The commands.

pub(crate) mod args;
pub(crate) mod bench;
pub(crate) mod calc;
pub(crate) mod columns;
pub(crate) mod cpu;
pub(crate) mod grf;
pub(crate) mod manual;
pub(crate) mod random_prime;
pub(crate) mod rsa;
pub(crate) mod swap;
