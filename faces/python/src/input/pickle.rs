//! Converts Arrow columns to picklable data and back.

use arrow_array::{ArrayRef, make_array};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer};
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// The type of a column, the length of its lists (0 if it has none), its number of rows, the bitmap of nulls,
/// and its buffers.
pub(crate) type Parts<'py> = (String, i32, usize, Option<Bound<'py, PyBytes>>, Vec<Bound<'py, PyBytes>>);

/// Splits a column into its parts.
///
/// # Errors
///
/// Returns an error if memory runs out.
pub(crate) fn parts<'py>(py: Python<'py>, array: &ArrayRef) -> PyResult<Parts<'py>> {
    let data = array.to_data();
    let (kind, width) = match data.data_type() {
        DataType::FixedSizeList(item, width) => (item.data_type().to_string(), *width),
        other => (other.to_string(), 0),
    };
    let nulls = data.nulls().map(|nulls| PyBytes::new(py, nulls.inner().sliced().as_slice()));
    // Columns made here have no offset into their buffers.
    let values = data.child_data().first().unwrap_or(&data).clone();
    let buffers = values.buffers().iter().map(|buffer| PyBytes::new(py, buffer.as_slice())).collect();
    Ok((kind, width, data.len(), nulls, buffers))
}

/// Builds a column from its parts, which are not trusted.
///
/// # Errors
///
/// Returns `ValueError` if they are not a valid column.
pub(crate) fn column(
    kind: &str,
    width: i32,
    rows: usize,
    nulls: Option<&[u8]>,
    buffers: &[Vec<u8>],
) -> PyResult<ArrayRef> {
    let refused = |e: &dyn std::fmt::Display| PyValueError::new_err(format!("not a column: {e}"));
    let kind: DataType = kind.parse().map_err(|e: arrow_schema::ArrowError| refused(&e))?;
    if nulls.is_some_and(|nulls| nulls.len() < rows.div_ceil(8)) {
        return Err(refused(&"too few bits of nulls"));
    }
    let nulls = nulls.map(|bits| NullBuffer::new(BooleanBuffer::new(Buffer::from(bits), 0, rows)));
    let build = |kind: DataType, rows: usize, nulls: Option<NullBuffer>| {
        // Vectors of bytes are not aligned as numbers are.
        let mut data = ArrayData::builder(kind).len(rows).nulls(nulls).align_buffers(true);
        for buffer in buffers {
            data = data.add_buffer(Buffer::from(buffer.as_slice()));
        }
        data.build().map_err(|e| refused(&e))
    };
    if width == 0 {
        return Ok(make_array(build(kind, rows, nulls)?));
    }
    let limbs = usize::try_from(width).ok().and_then(|width| rows.checked_mul(width));
    let limbs = limbs.ok_or_else(|| refused(&"lists of such a length"))?;
    let values = build(kind.clone(), limbs, None)?;
    let list = DataType::FixedSizeList(std::sync::Arc::new(Field::new("item", kind, false)), width);
    let list = ArrayData::builder(list).len(rows).nulls(nulls).add_child_data(values).build();
    Ok(make_array(list.map_err(|e| refused(&e))?))
}
