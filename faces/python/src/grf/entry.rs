//! Entries of GRF archives.

use limbwise::grf::{self, Encryption, Error};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::memory::{Bytes, BytesMut};
use crate::number;

fn error(e: Error) -> PyErr {
    PyValueError::new_err(e.to_string())
}

/// Decrypts or encrypts an entry: into `out`, which may be the entry, or as new bytes.
#[pyfunction]
pub(crate) fn grf_entry<'py>(
    py: Python<'py>,
    encode: bool,
    entry: &Bound<'py, PyAny>,
    flags: &Bound<'py, PyAny>,
    compressed_len: &Bound<'py, PyAny>,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (flags, compressed_len) =
        (number::field(flags, "flags")?, number::field(compressed_len, "compressed_len")?);
    let encryption = Encryption::from_flags(flags).map_err(error)?;
    let code = if encode { grf::encode_entry } else { grf::decode_entry };
    let from = Bytes::of(entry, "entry")?;
    let Some(out) = out else {
        let bytes = PyBytes::new_with(py, from.as_slice().len(), |to| {
            to.copy_from_slice(from.as_slice());
            py.detach(|| code(to, encryption, compressed_len));
            Ok(())
        })?;
        return Ok(bytes.into_any());
    };
    let mut to = BytesMut::of(&out, "out")?;
    let ((a, b), (c, d)) = (from.range(), to.range());
    if b - a != d - c {
        return Err(PyValueError::new_err(format!("out: {} bytes where {} were expected", d - c, b - a)));
    }
    if a != c {
        if a < d && c < b {
            return Err(PyValueError::new_err("out: it overlaps the entry and is not the entry"));
        }
        to.as_mut_slice().copy_from_slice(from.as_slice());
    }
    drop(from);
    py.detach(|| code(to.as_mut_slice(), encryption, compressed_len));
    Ok(out)
}
