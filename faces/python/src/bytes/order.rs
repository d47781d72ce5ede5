//! Byte order of arrays.

use std::sync::Arc;

use arrow_array::{ArrayRef, make_array};
use arrow_buffer::{Buffer, MutableBuffer};
use arrow_data::ArrayData;
use arrow_schema::DataType;
use limbwise::byteorder::{Error, Width, bytes};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::call::threads::{Team, default_threads};
use crate::input::arrow::ArrowColumn;
use crate::memory::{BytesMut, Strided, range, type_name};

fn error(e: Error) -> PyErr {
    PyValueError::new_err(e.to_string())
}

/// Writes `from` to `to`, reversing each group of `width` bytes. `to` is C-contiguous and has the same shape.
/// `from` may be strided, but its last stride must be at least the size of an element.
#[pyfunction]
pub(crate) fn swap_into(
    py: Python<'_>,
    from: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
    width: usize,
) -> PyResult<()> {
    let width = Width::of_bytes(width)
        .ok_or_else(|| PyTypeError::new_err(format!("elements of {width} bytes have no byte order")))?;
    let threads = default_threads(py)?;
    let from = Strided::of(from)?;
    let mut to = BytesMut::of(to, "out")?;
    let ((a, b), (c, d)) = (range(from.buffer()), to.range());
    if (a, b) == (c, d) && from.contiguous().is_some() {
        return py.detach(|| bytes::byteswap(to.as_mut_slice(), width)).map_err(error);
    }
    let threads = threads.min((d - c) / SHARE);
    let (Some(all), true) = (from.contiguous(), threads > 1) else {
        return py.detach(|| copy_swapped(&from, to.as_mut_slice(), width)).map_err(error);
    };
    // Whole pages, so that no two threads write to the same one.
    let share = all.len().div_ceil(threads).next_multiple_of(4096);
    let team = Team::of(py, threads)?;
    let parts = all.chunks(share).zip(to.as_mut_slice().chunks_mut(share)).collect();
    let swap = |(from, to): (&[u8], &mut [u8])| bytes::byteswap_into(from, to, width);
    py.detach(|| team.map(parts, swap)).into_iter().collect::<Result<_, _>>().map_err(error)
}

/// The smallest share of a thread in bytes. For results of this size, the library bypasses the caches, which
/// gains more than a second thread.
const SHARE: usize = 64 << 20;

fn copy_swapped(from: &Strided, to: &mut [u8], width: Width) -> Result<(), Error> {
    if let Some(from) = from.contiguous() {
        return bytes::byteswap_into(from, to, width);
    }
    if to.is_empty() {
        return Ok(());
    }
    let (shape, strides) = (from.buffer().shape(), from.buffer().strides());
    let inner = shape.len() - 1;
    let (stride, item) = (strides[inner].unsigned_abs(), from.buffer().item_size());
    let places = to.chunks_exact_mut(shape[inner] * item);
    for (row, to) in from.rows().zip(places) {
        if stride == item {
            bytes::byteswap_into(row, to, width)?;
        } else if item == width.bytes() {
            bytes::gather(row, stride, to, width)?;
        } else {
            // Complex numbers have two parts per element.
            for (element, to) in row.chunks(stride).zip(to.chunks_exact_mut(item)) {
                bytes::byteswap_into(&element[..item], to, width)?;
            }
        }
    }
    Ok(())
}

/// Converts big-endian values to an Arrow column; see the documentation in Python.
#[pyfunction]
pub(crate) fn arrow_from_be(py: Python<'_>, buffer: &Bound<'_, PyAny>, name: &str) -> PyResult<ArrowColumn> {
    let (data_type, width) = arrow_type(name)
        .ok_or_else(|| PyTypeError::new_err(format!("type {name} where one of {} was expected", names())))?;
    let from = Strided::of(buffer).map_err(|_| {
        PyTypeError::new_err(format!("buffer: expected an object with a buffer, found {}", type_name(buffer)))
    })?;
    check_elements(from.buffer(), &data_type, name)?;
    let len = from.buffer().len_bytes();
    if !len.is_multiple_of(width) {
        let message = format!("a buffer of {len} bytes is not a multiple of {width}, the width of {name}");
        return Err(PyValueError::new_err(message));
    }
    let mut to = MutableBuffer::from_len_zeroed(len);
    py.detach(|| match Width::of_bytes(width) {
        Some(width) if cfg!(target_endian = "little") => copy_swapped(&from, to.as_slice_mut(), width),
        _ => from.contiguous().map_or_else(
            || Err(Error::Ragged { found: len, width }),
            |bytes| {
                to.as_slice_mut().copy_from_slice(bytes);
                Ok(())
            },
        ),
    })
    .map_err(error)?;
    let data = ArrayData::builder(data_type).len(len / width).add_buffer(Buffer::from(to)).build();
    let array: ArrayRef = make_array(data.map_err(|e| PyValueError::new_err(e.to_string()))?);
    Ok(ArrowColumn::new(Arc::clone(&array)))
}

/// Checks that the elements of a buffer are big-endian numbers of a type, or bytes.
fn check_elements(buffer: &PyUntypedBuffer, data_type: &DataType, name: &str) -> PyResult<()> {
    let (codes, kind) = match data_type {
        _ if data_type.is_signed_integer() => (b"hilqn".as_slice(), 'i'),
        _ if data_type.is_unsigned_integer() => (b"HILQN".as_slice(), 'u'),
        _ => (b"efd".as_slice(), 'f'),
    };
    let width = data_type.primitive_width();
    let is_wanted = |code: &u8| codes.contains(code) && Some(buffer.item_size()) == width;
    let agrees = match buffer.format().to_bytes() {
        [.., b'B' | b'b' | b'c' | b's' | b'x'] => true,
        [b'>' | b'!', code] => is_wanted(code),
        [b'@' | b'=', code] | [code] if cfg!(target_endian = "big") => is_wanted(code),
        _ => false,
    };
    if agrees {
        return Ok(());
    }
    let (format, width) = (buffer.format().to_string_lossy(), width.unwrap_or(0));
    Err(PyTypeError::new_err(format!(
        "buffer: its elements have the format {format:?} where big-endian {name} or bytes were expected; of a NumPy array, \
         .astype(\">{kind}{width}\") converts the numbers and .tobytes() gives the bytes as they are"
    )))
}

/// The types with a byte order, by the names that Arrow libraries print.
const TYPES: &[(&[&str], DataType, usize)] = &[
    (&["int16"], DataType::Int16, 2),
    (&["int32"], DataType::Int32, 4),
    (&["int64"], DataType::Int64, 8),
    (&["uint16"], DataType::UInt16, 2),
    (&["uint32"], DataType::UInt32, 4),
    (&["uint64"], DataType::UInt64, 8),
    (&["float16", "halffloat"], DataType::Float16, 2),
    (&["float32", "float"], DataType::Float32, 4),
    (&["float64", "double"], DataType::Float64, 8),
];

fn arrow_type(name: &str) -> Option<(DataType, usize)> {
    let name = name.to_ascii_lowercase();
    let found = TYPES.iter().find(|(names, ..)| names.contains(&name.as_str()));
    found.map(|(_, data_type, width)| (data_type.clone(), *width))
}

fn names() -> String {
    TYPES.iter().map(|(names, ..)| names[0]).collect::<Vec<_>>().join(", ")
}
