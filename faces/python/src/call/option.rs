//! Options of a call that need more than their type.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::call::threads::Threads;
use crate::memory::type_name;
use crate::number;

/// The longest exponent that can be announced, in bits. A longer one would take years, or an announcement of such a
/// length is a mistake.
const MOST_EXP_BITS: usize = 1 << 32;

/// Reads the announced length of exponents.
pub(crate) fn exp_bits(bits: &Bound<'_, PyAny>) -> PyResult<usize> {
    match number::count(bits, "exp_bits")? {
        count if count <= MOST_EXP_BITS => Ok(count),
        _ => Err(PyValueError::new_err(format!(
            "exp_bits is {bits} where at most {MOST_EXP_BITS} was expected"
        ))),
    }
}

/// The option `public`. Numbers are not accepted in place of a bool: what they say about secrets would be a guess.
pub(crate) struct Public(pub(crate) bool);

impl<'a, 'py> FromPyObject<'a, 'py> for Public {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Public> {
        let found =
            || PyTypeError::new_err(format!("public: expected True or False, found {}", type_name(&object)));
        object.extract().map(Public).map_err(|_| found())
    }
}

/// How to compute and report progress.
pub(crate) struct Manner<'py> {
    pub(crate) threads: Threads,
    pub(crate) progress: Option<Bound<'py, PyAny>>,
}

impl<'py> Manner<'py> {
    /// Reads the options.
    pub(crate) fn of(
        threads: Option<&Bound<'py, PyAny>>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Manner<'py>> {
        let threads = Threads::read(threads)?;
        if progress.as_ref().is_some_and(|progress| !progress.is_callable()) {
            return Err(PyTypeError::new_err("progress cannot be called"));
        }
        Ok(Manner { threads, progress })
    }
}
