//! Operands that are prepared once, as objects: `context.rs` makes them, `input.rs` takes them for operands.

use pyo3::prelude::*;

/// One base with tables of its powers.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct FixedBase {
    pub(crate) prepared: limbwise::FixedBase,
    /// The width of the modulus in bytes.
    pub(crate) bytes: usize,
}

/// One exponent, planned.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct FixedExponent(pub(crate) limbwise::FixedExponent);
