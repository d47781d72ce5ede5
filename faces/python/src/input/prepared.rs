//! Objects of prepared operands: `compute/context.rs` makes them, and `input.rs` accepts them as operands.

use pyo3::prelude::*;

/// One base with tables of its powers.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct FixedBase {
    pub(crate) prepared: limbwise::FixedBase,
    /// The width of the modulus in bytes.
    pub(crate) bytes: usize,
}

/// One planned exponent.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct FixedExponent(pub(crate) limbwise::FixedExponent);
