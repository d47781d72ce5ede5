//! Columns of flags: a NumPy array, a pandas Series, a list, a tuple, or one value.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyList, PyTuple};

use crate::input::series;
use crate::input::{Container, Input};
use crate::output::no_null;

/// A flag of a row.
pub(crate) trait Flag: Copy {
    /// The dtype of an array of these flags.
    const DTYPE: &'static str;
    fn object<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    fn byte(self) -> u8;
}

impl Flag for bool {
    const DTYPE: &'static str = "bool";
    fn object<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, self).to_owned().into_any())
    }
    fn byte(self) -> u8 {
        self.into()
    }
}

impl Flag for i8 {
    const DTYPE: &'static str = "int8";
    fn object<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.into_pyobject(py)?.into_any())
    }
    fn byte(self) -> u8 {
        self.cast_unsigned()
    }
}

/// Returns the flags in the type that corresponds to the first column among the operands: an array for
/// arrays, a Series for a Series, a tuple for a tuple, else a list, with None for null operands; one value if
/// there is no column.
pub(crate) fn finish<'py, T: Flag>(
    py: Python<'py>,
    inputs: &[&Input],
    flags: &[T],
) -> PyResult<Bound<'py, PyAny>> {
    let column = inputs.iter().find(|input| input.is_column());
    let is_null = |row: usize| inputs.iter().any(|input| input.is_column() && input.is_null(row));
    let object = |(row, flag): (usize, &T)| {
        if is_null(row) { Ok(py.None().into_bound(py)) } else { flag.object(py) }
    };
    let items = || flags.iter().enumerate().map(object).collect::<PyResult<Vec<_>>>();
    if let Some(series) = column.and_then(|input| input.as_series()) {
        return series::write_flags(series.bind(py), items()?, T::DTYPE);
    }
    match column.map(|input| &input.kind.container) {
        None => flags[0].object(py),
        Some(Container::Tuple) => Ok(PyTuple::new(py, items()?)?.into_any()),
        Some(Container::Limbs | Container::Vector | Container::Objects) => {
            if let Some(row) = (0..flags.len()).find(|row| is_null(*row)) {
                return Err(no_null(row));
            }
            let numpy = py.import(intern!(py, "numpy"))?;
            let bytes: Vec<u8> = flags.iter().map(|flag| flag.byte()).collect();
            // An array is writable if its memory is that of a bytearray.
            numpy.call_method1(intern!(py, "frombuffer"), (PyByteArray::new(py, &bytes), T::DTYPE))
        }
        Some(_) => Ok(PyList::new(py, items()?)?.into_any()),
    }
}
