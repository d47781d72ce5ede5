//! Imports and exports Arrow columns through the PyCapsule interface, with any library.

#![allow(unsafe_code)]

use std::ffi::CStr;
use std::iter::repeat_n;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::ffi::{self, FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::types::{Decimal128Type, Decimal256Type, DecimalType, UInt64Type};
use arrow_array::{
    Array, ArrayRef, ArrowNativeTypeOp, BinaryArray, FixedSizeBinaryArray, FixedSizeListArray,
    LargeBinaryArray, UInt64Array, make_array,
};
use arrow_buffer::{ArrowNativeType, Buffer, NullBuffer, OffsetBuffer, i256};
use arrow_schema::{DataType, Field};
use arrow_select::take::take;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

use crate::input::cells::Cells;
use crate::input::pickle;
use crate::memory::type_name;
use crate::number::{LIMB_BYTES, Order};

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The supported column types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ArrowType {
    Fixed,
    Binary,
    Large,
    View,
    /// FixedSizeList of UInt64: limbs.
    Limbs,
}

impl ArrowType {
    /// Returns the byte order of a number; `given` is that of binaries.
    pub(crate) fn order(self, given: Order) -> Order {
        if self == ArrowType::Limbs { Order::Little } else { given }
    }
}

/// Reads an Arrow column; `None` if the object is not one.
pub(crate) fn read(
    object: &Bound<'_, PyAny>,
    what: &str,
    order: Order,
) -> PyResult<Option<(ArrowType, Cells)>> {
    let Some((field, chunks)) = chunks(object, what)? else { return Ok(None) };
    let (field, chunks) = unfold(field, chunks, what)?;
    if let Some(name) = field.extension_type_name() {
        return Err(extension(name, field.extension_type_metadata(), what));
    }
    let kind = match field.data_type() {
        DataType::FixedSizeBinary(_) if holds_objects(object)? => {
            return Err(PyTypeError::new_err(format!(
                "{what}: the column has dtype Object, of which Arrow gets addresses and not values; give it as a list (in polars: \
                 series.to_list()) or as a column of Binary"
            )));
        }
        DataType::FixedSizeBinary(_) => ArrowType::Fixed,
        DataType::Binary => ArrowType::Binary,
        DataType::LargeBinary => ArrowType::Large,
        DataType::BinaryView => ArrowType::View,
        DataType::FixedSizeList(item, width) if *item.data_type() == DataType::UInt64 && *width > 0 => {
            let chunks = chunks.iter().map(|chunk| of_limbs(chunk, what)).collect::<PyResult<_>>()?;
            return Ok(Some((ArrowType::Limbs, Cells::new(chunks, what, Order::Little)?)));
        }
        DataType::Decimal128(_, scale) => {
            let chunks = decimals::<Decimal128Type, 16>(&chunks, *scale, what, i128::to_le_bytes)?;
            return Ok(Some((ArrowType::Fixed, Cells::new(chunks, what, Order::Little)?)));
        }
        DataType::Decimal256(_, scale) => {
            let chunks = decimals::<Decimal256Type, 32>(&chunks, *scale, what, i256::to_le_bytes)?;
            return Ok(Some((ArrowType::Fixed, Cells::new(chunks, what, Order::Little)?)));
        }
        DataType::Struct(_) => return Err(table(object, what)),
        other => {
            return Err(PyTypeError::new_err(format!(
                "{what}: the Arrow column has type {other} where FixedSizeBinary, Binary, LargeBinary, BinaryView, \
                 FixedSizeList of UInt64 or Decimal was expected"
            )));
        }
    };
    Ok(Some((kind, Cells::new(chunks, what, order)?)))
}

/// Refuses an extension type. Opaque ones are types of databases without an equivalent in Arrow, such as BIT of
/// DuckDB, whose bytes begin with a number of bits.
fn extension(name: &str, metadata: Option<&str>, what: &str) -> PyErr {
    let (details, advice) = match metadata.filter(|_| name == "arrow.opaque") {
        Some(details) => (format!(" {details}"), "cast it to a BLOB or an integer where it comes from"),
        None => (String::new(), "give its storage (in pyarrow: column.storage)"),
    };
    PyTypeError::new_err(format!(
        "{what}: the Arrow column has the extension type {name}{details}, which need not mean the number that its bytes are; \
         {advice}"
    ))
}

/// Refuses an object with several columns.
fn table(object: &Bound<'_, PyAny>, what: &str) -> PyErr {
    let name = type_name(object);
    // An array of xarray comes as a table: its values in one column, its coordinates in others.
    let is_labelled = object.hasattr(intern!(object.py(), "coords")).unwrap_or(false);
    PyTypeError::new_err(if is_labelled {
        format!(
            "{what}: a {name} has coordinates, which the result would lose; pass its values ({name}.values)"
        )
    } else {
        format!("{what}: a {name} has several columns where one was expected; pass one of its columns")
    })
}

/// Returns the values of a dictionary column; any other column is returned unchanged.
fn unfold(field: Field, chunks: Vec<ArrayRef>, what: &str) -> PyResult<(Field, Vec<ArrayRef>)> {
    let DataType::Dictionary(_, values) = field.data_type() else { return Ok((field, chunks)) };
    let error = |e: arrow_schema::ArrowError| PyTypeError::new_err(format!("{what}: {e}"));
    let plain = field.clone().with_data_type(values.as_ref().clone());
    let values = chunks.iter().map(|chunk| {
        let dictionary = chunk.as_any_dictionary();
        take(dictionary.values(), dictionary.keys(), None).map_err(error)
    });
    Ok((plain, values.collect::<PyResult<_>>()?))
}

/// Reinterprets lists of limbs as bytes.
fn of_limbs(chunk: &ArrayRef, what: &str) -> PyResult<ArrayRef> {
    let lists = chunk.as_fixed_size_list();
    let limbs = lists.values().as_primitive::<UInt64Type>();
    let length = usize::try_from(lists.value_length()).unwrap_or(0);
    // The limbs of a null are ignored.
    let is_null = |at: usize| limbs.is_null(at) && !lists.is_null(at / length);
    if limbs.null_count() > 0 && (0..limbs.len()).any(is_null) {
        return Err(PyValueError::new_err(format!("{what}: a number has a limb that is null")));
    }
    let bytes = i32::try_from(LIMB_BYTES).map_err(|_| PyOverflowError::new_err("limbs"))?;
    let width = lists.value_length().checked_mul(bytes);
    let width = width.ok_or_else(|| PyOverflowError::new_err(format!("{what}: the numbers are too long")))?;
    let values = limbs.values().inner().clone();
    let nulls = lists.nulls().cloned();
    let array = FixedSizeBinaryArray::try_new_with_len(width, values, nulls, lists.len());
    Ok(Arc::new(array.map_err(|e| PyValueError::new_err(format!("{what}: {e}")))?))
}

/// Converts decimals, which must be whole numbers of 0 or more, to little-endian bytes.
fn decimals<T: DecimalType, const N: usize>(
    chunks: &[ArrayRef],
    scale: i8,
    what: &str,
    to_bytes: fn(T::Native) -> [u8; N],
) -> PyResult<Vec<ArrayRef>> {
    let refused = |row: usize, why: &str| PyValueError::new_err(format!("{what}: row {row}: {why}"));
    let ten = T::Native::usize_as(10);
    let power = (0..scale.unsigned_abs()).try_fold(T::Native::ONE, |power, _| power.mul_checked(ten));
    let power = power.map_err(|_| PyValueError::new_err(format!("{what}: decimals of scale {scale}")))?;
    let width = i32::try_from(N).map_err(|_| PyOverflowError::new_err("decimals"))?;
    let mut first = 0;
    let mut out: Vec<ArrayRef> = Vec::new();
    for chunk in chunks {
        let array = chunk.as_primitive::<T>();
        let mut bytes = Vec::with_capacity(array.len() * N);
        for (row, value) in array.iter().enumerate() {
            let value = value.unwrap_or_default();
            if value.is_lt(T::Native::ZERO) {
                return Err(refused(
                    first + row,
                    "a negative decimal; a list of integers may hold negative ones",
                ));
            }
            let whole = if scale < 0 {
                value.mul_checked(power).map_err(|_| refused(first + row, "the decimal is too large"))?
            } else {
                if !value.mod_wrapping(power).is_zero() {
                    return Err(refused(first + row, "the decimal is not an integer"));
                }
                value.div_wrapping(power)
            };
            bytes.extend_from_slice(&to_bytes(whole));
        }
        first += array.len();
        let nulls = array.nulls().cloned();
        let array =
            FixedSizeBinaryArray::try_new_with_len(width, Buffer::from_vec(bytes), nulls, array.len());
        out.push(Arc::new(array.map_err(|e| PyValueError::new_err(format!("{what}: {e}")))?));
    }
    Ok(out)
}

/// Returns whether a column holds Python objects, as in polars and libraries that wrap it: their addresses
/// would be exported.
fn holds_objects(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let Some(dtype) = object.getattr_opt(intern!(object.py(), "dtype"))? else { return Ok(false) };
    Ok(dtype.str()?.to_string_lossy() == "Object")
}

/// Returns the field and the arrays of a column.
fn chunks(object: &Bound<'_, PyAny>, what: &str) -> PyResult<Option<(Field, Vec<ArrayRef>)>> {
    let py = object.py();
    let error = |e: arrow_schema::ArrowError| {
        let name = type_name(object);
        PyTypeError::new_err(format!(
            "{what}: the Arrow column of a {name} is of a type that cannot be read: {e}"
        ))
    };
    if let Some(method) = object.getattr_opt(intern!(py, "__arrow_c_array__"))? {
        let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = method.call0()?.extract()?;
        let schema = schema.pointer_checked(Some(SCHEMA))?.cast::<FFI_ArrowSchema>();
        let array = array.pointer_checked(Some(ARRAY))?.cast::<FFI_ArrowArray>();
        // SAFETY: the capsule's name says that this is an array; it is moved out, and marked as released.
        let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr()) };
        // SAFETY: the capsule's name says that this is a schema, and the capsule lives.
        let schema = unsafe { schema.as_ref() };
        // SAFETY: the interface says that the array has the layout of its schema.
        let data = unsafe { ffi::from_ffi(array, schema) }.map_err(error)?;
        let field = Field::try_from(schema).map_err(error)?;
        return Ok(Some((field, vec![make_array(data)])));
    }
    if let Some(method) = object.getattr_opt(intern!(py, "__arrow_c_stream__"))? {
        let capsule: Bound<'_, PyCapsule> = method.call0()?.extract()?;
        let stream = capsule.pointer_checked(Some(STREAM))?.cast::<FFI_ArrowArrayStream>();
        // SAFETY: the capsule's name says that this is a stream; it is moved out, and marked as released.
        let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
        let reader = ArrayStreamReader::try_new(stream).map_err(error)?;
        let field = arrow_array::ArrayReader::field(&reader).as_ref().clone();
        let chunks = reader.collect::<Result<_, _>>().map_err(error)?;
        return Ok(Some((field, chunks)));
    }
    Ok(None)
}

/// An Arrow column made by Limbwise. It has `__arrow_c_array__`, which pyarrow.array(), polars.Series() and
/// others accept.
#[pyclass(frozen, module = "limbwise", name = "ArrowColumn")]
pub(crate) struct ArrowColumn {
    array: ArrayRef,
}

impl ArrowColumn {
    pub(crate) fn new(array: ArrayRef) -> ArrowColumn {
        ArrowColumn { array }
    }

    /// Makes a column of contiguous rows of `width` bytes, some of which may be null.
    pub(crate) fn of_rows(
        kind: ArrowType,
        data: Vec<u8>,
        width: usize,
        nulls: Option<&[bool]>,
    ) -> PyResult<ArrowColumn> {
        let rows = data.len() / width;
        let nulls = nulls.map(|nulls| NullBuffer::from_iter(nulls.iter().map(|null| !null)));
        let overflow = |_| PyOverflowError::new_err("the result is longer than an Arrow column can be");
        let error = |e: arrow_schema::ArrowError| PyValueError::new_err(e.to_string());
        let array: ArrayRef = match kind {
            ArrowType::Fixed => {
                let width = i32::try_from(width).map_err(overflow)?;
                let values = Buffer::from_vec(data);
                Arc::new(FixedSizeBinaryArray::try_new_with_len(width, values, nulls, rows).map_err(error)?)
            }
            ArrowType::Binary => {
                i32::try_from(data.len()).map_err(overflow)?;
                let offsets = OffsetBuffer::from_lengths(repeat_n(width, rows));
                Arc::new(BinaryArray::try_new(offsets, Buffer::from_vec(data), nulls).map_err(error)?)
            }
            ArrowType::Limbs => {
                let width = i32::try_from(width / LIMB_BYTES).map_err(overflow)?;
                let (limbs, _) = data.as_chunks();
                let limbs: UInt64Array =
                    limbs.iter().map(|limb| u64::from_le_bytes(*limb)).collect::<Vec<_>>().into();
                let item = Arc::new(Field::new("item", DataType::UInt64, false));
                let array =
                    FixedSizeListArray::try_new_with_length(item, width, Arc::new(limbs), nulls, rows);
                Arc::new(array.map_err(error)?)
            }
            ArrowType::Large | ArrowType::View => {
                let offsets = OffsetBuffer::from_lengths(repeat_n(width, rows));
                Arc::new(LargeBinaryArray::try_new(offsets, Buffer::from_vec(data), nulls).map_err(error)?)
            }
        };
        Ok(ArrowColumn { array })
    }
}

#[pymethods]
impl ArrowColumn {
    /// Returns the column as PyCapsules of the Arrow C data interface. `requested_schema` is ignored, because
    /// the column has one type.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let _ = requested_schema;
        let (array, _) =
            ffi::to_ffi(&self.array.to_data()).map_err(|e| PyValueError::new_err(e.to_string()))?;
        let schema = self.schema()?;
        PyTuple::new(
            py,
            [PyCapsule::new_with_value(py, schema, SCHEMA)?, PyCapsule::new_with_value(py, array, ARRAY)?],
        )
    }

    /// Returns the type of the column as a PyCapsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, self.schema()?, SCHEMA)
    }

    fn __len__(&self) -> usize {
        self.array.len()
    }

    /// Returns the data for pickle: the type, the length, the nulls and the buffers.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, pickle::Parts<'py>)> {
        let make = slf
            .py()
            .import(intern!(slf.py(), "limbwise._native"))?
            .getattr(intern!(slf.py(), "arrow_column"))?;
        Ok((make, pickle::parts(slf.py(), &slf.get().array)?))
    }

    fn __repr__(&self) -> String {
        format!("<limbwise.ArrowColumn: {} rows of {}>", self.array.len(), self.array.data_type())
    }
}

impl ArrowColumn {
    fn schema(&self) -> PyResult<FFI_ArrowSchema> {
        FFI_ArrowSchema::try_from(Field::new("", self.array.data_type().clone(), true))
            .map_err(|e| PyValueError::new_err(e.to_string()))
    }
}

/// Restores a column from its pickled data.
#[pyfunction]
pub(crate) fn arrow_column(
    kind: &str,
    width: i32,
    rows: usize,
    nulls: Option<&[u8]>,
    buffers: Vec<Vec<u8>>,
) -> PyResult<ArrowColumn> {
    pickle::column(kind, width, rows, nulls, &buffers).map(ArrowColumn::new)
}
