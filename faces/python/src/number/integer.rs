//! Converts Python's `int` to limbs and back. All `unsafe` code for this is here.
//!
//! The stable ABI can read and make integers of one limb; for longer ones it has only `int.to_bytes` and
//! `int.from_bytes`. A build for a single version of CPython copies their words instead, in a fraction of the
//! time.

#![allow(unsafe_code)]

use limbwise::limbs;
use pyo3::exceptions::PyOverflowError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

#[cfg(Py_LIMITED_API)]
use by_methods as words;
#[cfg(not(Py_LIMITED_API))]
use by_version as words;

pub(crate) const LIMB_BYTES: usize = 8;

/// Writes one integer, an `int` or an object with `to_bytes`, to limbs. Returns whether it fits, that is, is
/// not negative and not too long.
pub(crate) fn read(number: &Bound<'_, PyAny>, to: &mut [u64]) -> PyResult<bool> {
    match (number.cast::<PyInt>(), to) {
        (Ok(number), [limb]) => fits(number.py(), number.extract().map(|word| *limb = word)),
        (Ok(number), to) => words::read(number, to),
        (Err(_), to) => read_by_method(number, to),
    }
}

fn read_by_method(number: &Bound<'_, PyAny>, to: &mut [u64]) -> PyResult<bool> {
    let py = number.py();
    let arguments = (to.len() * LIMB_BYTES, intern!(py, "little"));
    let bytes = number.call_method1(intern!(py, "to_bytes"), arguments);
    let bytes = bytes.and_then(|bytes| Ok(bytes.cast_into::<PyBytes>()?));
    fits(py, bytes.map(|bytes| limbs::from_le_bytes(bytes.as_bytes(), to)))
}

/// Returns whether an integer was written; if the conversion overflowed, it was too long or negative.
fn fits(py: Python<'_>, written: PyResult<()>) -> PyResult<bool> {
    match written {
        Ok(()) => Ok(true),
        Err(error) if error.is_instance_of::<PyOverflowError>(py) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Makes an integer from its limbs.
pub(crate) fn make<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
    match limbs {
        [limb] => Ok(limb.into_pyobject(py)?.into_any()),
        limbs => words::make(py, limbs),
    }
}

/// Conversions through bytes.
#[cfg(Py_LIMITED_API)]
mod by_methods {
    use pyo3::intern;
    use pyo3::prelude::*;
    use pyo3::types::{PyBytes, PyInt};

    use super::{LIMB_BYTES, read_by_method};

    pub(super) fn read(number: &Bound<'_, PyInt>, limbs: &mut [u64]) -> PyResult<bool> {
        read_by_method(number, limbs)
    }

    pub(super) fn make<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
        let bytes = PyBytes::new_with(py, limbs.len() * LIMB_BYTES, |bytes| {
            for (chunk, limb) in bytes.as_chunks_mut().0.iter_mut().zip(limbs) {
                *chunk = limb.to_le_bytes();
            }
            Ok(())
        })?;
        py.get_type::<PyInt>().call_method1(intern!(py, "from_bytes"), (bytes, intern!(py, "little")))
    }
}

/// Functions of one version of CPython, which read and write the limbs directly.
#[cfg(not(Py_LIMITED_API))]
mod by_version {
    use pyo3::ffi;
    use pyo3::prelude::*;
    use pyo3::types::PyInt;

    #[cfg(not(Py_3_13))]
    pub(super) fn read(number: &Bound<'_, PyInt>, limbs: &mut [u64]) -> PyResult<bool> {
        let (to, len) = (limbs.as_mut_ptr().cast(), size_of_val(limbs));
        // SAFETY: the type proves that it is an integer; `len` bytes at `to` are the limbs.
        let status = unsafe { ffi::_PyLong_AsByteArray(number.as_ptr().cast(), to, len, 1, 0) };
        let written = if status == 0 { Ok(()) } else { Err(PyErr::fetch(number.py())) };
        let fits = super::fits(number.py(), written)?;
        limbs.iter_mut().for_each(|limb| *limb = u64::from_le(*limb));
        Ok(fits)
    }

    #[cfg(Py_3_13)]
    pub(super) fn read(number: &Bound<'_, PyInt>, limbs: &mut [u64]) -> PyResult<bool> {
        let (to, len) = (limbs.as_mut_ptr().cast(), size_of_val(limbs) as ffi::Py_ssize_t);
        let flags = ffi::Py_ASNATIVEBYTES_LITTLE_ENDIAN
            | ffi::Py_ASNATIVEBYTES_UNSIGNED_BUFFER
            | ffi::Py_ASNATIVEBYTES_REJECT_NEGATIVE;
        // SAFETY: `len` bytes at `to` are the limbs.
        let needed = unsafe { ffi::PyLong_AsNativeBytes(number.as_ptr(), to, len, flags) };
        if needed < 0 {
            // It is negative; an integer has no other error.
            PyErr::take(number.py());
        }
        limbs.iter_mut().for_each(|limb| *limb = u64::from_le(*limb));
        Ok((0..=len).contains(&needed))
    }

    pub(super) fn make<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
        let little: Vec<u64>;
        let limbs = if cfg!(target_endian = "little") {
            limbs
        } else {
            little = limbs.iter().map(|limb| limb.to_le()).collect();
            &little
        };
        let (from, len) = (limbs.as_ptr().cast(), size_of_val(limbs));
        #[cfg(not(Py_3_13))]
        // SAFETY: `len` bytes at `from` are the limbs.
        let number = unsafe { ffi::_PyLong_FromByteArray(from, len, 1, 0) };
        #[cfg(Py_3_13)]
        // SAFETY: `len` bytes at `from` are the limbs.
        let number =
            unsafe { ffi::PyLong_FromUnsignedNativeBytes(from, len, ffi::Py_ASNATIVEBYTES_LITTLE_ENDIAN) };
        // SAFETY: the new object has no other owner; if there is none, an exception is set.
        unsafe { Bound::from_owned_ptr_or_err(py, number) }
    }
}
