//! Computes with the library: reads the operands, runs the computation in pieces, and makes the result.

mod fixed;
mod given;
pub(crate) mod key;
pub(crate) mod modular;
pub(crate) mod moduli;
mod pieces;
pub(crate) mod powers;
mod run;
pub(crate) mod theory;
mod word;
