//! Lists of Thrift's binary protocol.

use limbwise::byteorder::{Width, bytes};
use limbwise_thrift::{Cursor, Element, Error, Type};
use pyo3::buffer::{self, PyBuffer, PyUntypedBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::DefaultIsZeroes;

use crate::memory::{Bytes, BytesMut, Memory, check_unmasked, type_name};

fn error(e: Error) -> PyErr {
    PyValueError::new_err(e.to_string())
}

/// Returns the big-endian values of a list, with their dtype and width.
fn values(data: &[u8]) -> Result<(&[u8], &'static str, usize), Error> {
    fn of<'a, T: Element>(mut list: Cursor<'a>) -> Result<&'a [u8], Error> {
        let values = list.list::<T>()?;
        list.end()?;
        Ok(values.as_bytes())
    }
    let list = Cursor::new(data);
    Ok(match data.first().copied().and_then(Type::of_code) {
        Some(Type::Bool) => (of::<bool>(list)?, "bool", 1),
        Some(Type::Byte) => (of::<i8>(list)?, "int8", 1),
        Some(Type::I16) => (of::<i16>(list)?, "int16", 2),
        Some(Type::I32) => (of::<i32>(list)?, "int32", 4),
        Some(Type::I64) => (of::<i64>(list)?, "int64", 8),
        // If it is not a list of numbers, the cursor reports why.
        _ => (of::<f64>(list)?, "float64", 8),
    })
}

/// Returns the values of the encoded list, in `out` or a new array.
#[pyfunction]
pub(crate) fn thrift_decode<'py>(
    py: Python<'py>,
    data: &Bound<'py, PyAny>,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let data = Bytes::of(data, "data")?;
    let (from, dtype, width) = values(data.as_slice()).map_err(error)?;
    let count = from.len() / width;
    let out = match out {
        None => py.import(intern!(py, "numpy"))?.call_method1(intern!(py, "empty"), (count, dtype))?,
        Some(out) => {
            let found = out.getattr(intern!(py, "dtype")).map_err(|_| {
                PyTypeError::new_err(format!("out: expected a NumPy array, found {}", type_name(&out)))
            })?;
            if !found.eq(dtype)? {
                return Err(PyTypeError::new_err(format!(
                    "out: the array has dtype {found} where {dtype} was expected"
                )));
            }
            let shape = out.getattr(intern!(py, "shape"))?;
            if !shape.eq((count,))? {
                return Err(PyValueError::new_err(format!(
                    "out: shape {shape} where ({count},) was expected"
                )));
            }
            out
        }
    };
    let mut place = BytesMut::of(&out, "out")?;
    let ((a, b), (c, d)) = (data.range(), place.range());
    if a < d && c < b {
        return Err(PyValueError::new_err("out: it overlaps the data"));
    }
    py.detach(|| match Width::of_bytes(width) {
        Some(width) => bytes::from_be_into(from, place.as_mut_slice(), width),
        None => {
            for (to, from) in place.as_mut_slice().iter_mut().zip(from) {
                *to = if dtype == "bool" { u8::from(*from != 0) } else { *from };
            }
            Ok(())
        }
    })
    .map_err(|e| PyValueError::new_err(e.to_string()))?;
    Ok(out)
}

/// Returns the values of a one-dimensional array as a list.
#[pyfunction]
pub(crate) fn thrift_encode<'py>(
    py: Python<'py>,
    values: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyBytes>> {
    fn encode<T: Element + buffer::Element + DefaultIsZeroes + Sync>(
        py: Python<'_>,
        values: PyBuffer<T>,
    ) -> PyResult<Vec<u8>> {
        let values = Memory::of_buffer(py, values)?;
        let values = values.as_slice();
        let mut list = Vec::new();
        py.detach(|| limbwise_thrift::encode_list(values, &mut list)).map_err(error)?;
        Ok(list)
    }
    check_unmasked(values, "values")?;
    let buffer = PyUntypedBuffer::get(values).map_err(|_| {
        PyTypeError::new_err(format!("values: expected an array, found {}", type_name(values)))
    })?;
    if buffer.dimensions() != 1 {
        let dimensions = buffer.dimensions();
        return Err(PyValueError::new_err(format!("values: {dimensions} dimensions where 1 was expected")));
    }
    let aligned = buffer.buf_ptr().addr().is_multiple_of(buffer.item_size().max(1));
    if !aligned && buffer.item_count() > 0 {
        let copy = py.import(intern!(py, "numpy"))?.call_method1(intern!(py, "array"), (values,))?;
        return thrift_encode(py, &copy);
    }
    let format = buffer.format().to_string_lossy().into_owned();
    let native = if cfg!(target_endian = "little") { '<' } else { '>' };
    let list = match (format.trim_start_matches(['@', '=', native]), buffer.item_size()) {
        ("?", 1) => {
            // As bytes, because a bool array may hold bytes other than 0 and 1.
            let bytes = values.call_method1(intern!(py, "view"), (intern!(py, "int8"),))?;
            let mut list = encode::<i8>(py, PyBuffer::get(&bytes)?)?;
            list[0] = Type::Bool as u8;
            list
        }
        ("b", 1) => encode::<i8>(py, buffer.into_typed()?)?,
        ("h", 2) => encode::<i16>(py, buffer.into_typed()?)?,
        ("i" | "l" | "q", 4) => encode::<i32>(py, buffer.into_typed()?)?,
        ("i" | "l" | "q", 8) => encode::<i64>(py, buffer.into_typed()?)?,
        ("d", 8) => encode::<f64>(py, buffer.into_typed()?)?,
        _ => {
            return Err(PyTypeError::new_err(format!(
                "values: elements of format {format:?} where bool, int8, int16, int32, int64 or float64 was expected"
            )));
        }
    };
    Ok(PyBytes::new(py, &list))
}
