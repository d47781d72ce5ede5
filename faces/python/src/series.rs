//! Converts pandas Series to other columns, and results back to Series. The calls into pandas are in
//! python/limbwise/_pandas.py; pandas is used only if the caller has already imported it.

use limbwise::Role;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;

use crate::memory::type_name;

/// The values of a Series.
pub(crate) enum Values<'py> {
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
pub(crate) fn read<'py>(series: &Bound<'py, PyAny>, what: &str) -> PyResult<Values<'py>> {
    let py = series.py();
    let read = module(py)?.call_method1(intern!(py, "read"), (series, what))?;
    if let Ok((items, nulls)) = read.extract() {
        Ok(Values::Items(items, nulls))
    } else {
        Ok(Values::Arrow(read))
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

/// Checks that all Series among the operands have the same index: rows are matched by position, not by label.
pub(crate) fn check_indexes(
    py: Python<'_>,
    [left, right]: [Role; 2],
    series: [Option<&Py<PyAny>>; 3],
) -> PyResult<()> {
    let roles = [left, right, Role::Modulus];
    let mut all = roles.into_iter().zip(series).filter_map(|(role, series)| Some((role, series?)));
    let Some((_, first)) = all.next() else { return Ok(()) };
    for (role, other) in all {
        let arguments = (first, other, role.to_string());
        module(py)?.call_method1(intern!(py, "check_index"), arguments)?;
    }
    Ok(())
}
