//! Where results go, piece by piece.

use pyo3::prelude::*;

use crate::number::Order;

/// Where the results of a piece go.
pub(crate) enum Target<'a> {
    /// They are computed here.
    Limbs(&'a mut [u64]),
    /// They are converted to numbers of this many bytes.
    Bytes(&'a mut [u8], usize, Order),
    /// They are processed with the interpreter.
    None,
}

/// Receives results piece by piece, in order.
pub(crate) trait Sink<'py> {
    /// Returns whether the sink has memory for limbs.
    fn is_place(&self) -> bool {
        false
    }

    /// Returns the memory for the next rows, which are written without the interpreter.
    fn place(&mut self, _rows: usize) -> Target<'_> {
        Target::None
    }

    /// Receives the next rows, if the sink has no memory for them.
    fn take(&mut self, py: Python<'py>, results: &mut [u64]) -> PyResult<()>;
}

impl<'py, F: FnMut(Python<'py>, &mut [u64]) -> PyResult<()>> Sink<'py> for F {
    fn take(&mut self, py: Python<'py>, results: &mut [u64]) -> PyResult<()> {
        self(py, results)
    }
}
