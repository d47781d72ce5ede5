//! Why a computation failed: an error of the library, whose row can still be adjusted, or an exception.

use limbwise::{Error, ShapeError};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;

/// Why a computation has no result.
pub(crate) enum Failure {
    /// An error of the library; rows are counted from the first of the computation.
    Value(Error),
    /// An exception of the interpreter, such as `KeyboardInterrupt`.
    Raised(PyErr),
}

impl Failure {
    /// Returns the same failure with its row, if any, replaced.
    pub(crate) fn map_row(self, f: impl FnOnce(usize) -> usize) -> Failure {
        match self {
            Failure::Value(error) => Failure::Value(error.map_row(f)),
            Failure::Raised(error) => Failure::Raised(error),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Value(error)
    }
}

impl From<ShapeError> for Failure {
    fn from(error: ShapeError) -> Failure {
        Failure::Value(error.into())
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Failure {
        Failure::Raised(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        match failure {
            Failure::Value(error) => value_error(error),
            Failure::Raised(error) => error,
        }
    }
}

/// Returns the library's error as a Python exception.
pub(crate) fn value_error(error: impl Into<Error>) -> PyErr {
    match error.into() {
        error @ Error::Shape(ShapeError::TooLarge { .. }) => PyMemoryError::new_err(error.to_string()),
        error => PyValueError::new_err(error.to_string()),
    }
}
