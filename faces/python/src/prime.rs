//! Whether a number is prime.

use limbwise::threads::on_this_thread;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::failure::value_error;
use crate::input::Input;

/// Whether one public integer is prime, as far as anybody knows; negative ones are not.
#[pyfunction]
pub(crate) fn is_probable_prime(py: Python<'_>, number: &Bound<'_, PyAny>) -> PyResult<bool> {
    let input = Input::read(number, "number", None)?;
    if input.is_column() {
        return Err(PyTypeError::new_err("number: one integer was expected"));
    }
    if input.is_negative(0) {
        return Ok(false);
    }
    let found = py.detach(|| on_this_thread(|| limbwise::is_probable_prime_vartime(input.operand())));
    Ok(found.map_err(value_error)? == [true])
}
