//! Computes with the library: reads the operands, runs the computation in pieces, and makes the result.

pub(crate) mod context;
pub(crate) mod key;
pub(crate) mod modular;
mod operation;
mod pieces;
pub(crate) mod powers;
mod run;
pub(crate) mod theory;
mod word;
