//! What tables are as an object: `context.rs` makes them, `input.rs` takes them for an operand.

use pyo3::prelude::*;

/// One base with tables of its powers.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct FixedBase {
    pub(crate) prepared: limbwise::FixedBase,
    /// The width of the modulus in bytes.
    pub(crate) bytes: usize,
}
