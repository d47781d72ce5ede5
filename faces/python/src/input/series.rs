//! Converts pandas Series to other columns, and results back to Series. The calls into pandas are in
//! python/limbwise/_pandas.py; pandas is used only if the caller has already imported it.

use std::fmt::Display;

use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;

use crate::memory::type_name;

/// The values of a Series.
pub(crate) enum Content<'py> {
    /// Objects, with 1 in place of nulls, and the null rows, if any.
    Items(Vec<Bound<'py, PyAny>>, Option<Vec<bool>>),
    /// An Arrow column.
    Arrow(Bound<'py, PyAny>),
}

fn module<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyModule>> {
    py.import(intern!(py, "limbwise._pandas"))
}

/// Returns whether an object is a Series.
///
/// # Errors
///
/// `TypeError` if it is another object of pandas.
pub(crate) fn is_series(object: &Bound<'_, PyAny>, what: &str) -> PyResult<bool> {
    let py = object.py();
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    let Ok(pandas) = modules.get_item(intern!(py, "pandas")) else { return Ok(false) };
    let Ok(class) = pandas.getattr(intern!(py, "Series")) else { return Ok(false) };
    if object.is_instance(&class)? {
        return Ok(true);
    }
    let home = object.get_type().module()?.to_string();
    if home != "pandas" && !home.starts_with("pandas.") {
        return Ok(false);
    }
    Err(PyTypeError::new_err(format!(
        "{what}: a pandas {} is not accepted; pass a Series: a column of a DataFrame, or pandas.Series(...)",
        type_name(object)
    )))
}

/// Returns the values of a Series.
pub(crate) fn read<'py>(series: &Bound<'py, PyAny>, what: &str) -> PyResult<Content<'py>> {
    let py = series.py();
    let read = module(py)?.call_method1(intern!(py, "read"), (series, what))?;
    if let Ok((items, nulls)) = read.extract() {
        Ok(Content::Items(items, nulls))
    } else {
        Ok(Content::Arrow(read))
    }
}

/// Returns results as a Series with the index and the name of another. `bits` is the length of the longest
/// modulus.
pub(crate) fn write<'py>(
    like: &Bound<'py, PyAny>,
    results: Vec<Bound<'py, PyAny>>,
    bits: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let py = like.py();
    module(py)?.call_method1(intern!(py, "write"), (like, results, bits))
}

/// Returns flags as a Series with the index and the name of another; `dtype` is that of NumPy.
pub(crate) fn write_flags<'py>(
    like: &Bound<'py, PyAny>,
    flags: Vec<Bound<'py, PyAny>>,
    dtype: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let py = like.py();
    module(py)?.call_method1(intern!(py, "write_flags"), (like, flags, dtype))
}

/// Checks that all Series among the operands, given with their names, have the same index: rows are matched by
/// position, not by label.
pub(crate) fn check_indexes<'a>(
    py: Python<'_>,
    operands: impl Iterator<Item = (impl Display, Option<&'a Py<PyAny>>)>,
) -> PyResult<()> {
    let mut all = operands.filter_map(|(name, series)| Some((name, series?)));
    let Some((_, first)) = all.next() else { return Ok(()) };
    for (name, other) in all {
        let arguments = (first, other, name.to_string());
        module(py)?.call_method1(intern!(py, "check_index"), arguments)?;
    }
    Ok(())
}
