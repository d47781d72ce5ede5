//! Threads to compute on.

use std::sync::Arc;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::ThreadPool;

/// A pool of so many threads, made once. Who is attached to the interpreter looks for it only for a moment, so that no fork by
/// Python finds the list of pools locked.
pub(crate) fn pool(_attached: Python<'_>, threads: usize) -> PyResult<Arc<ThreadPool>> {
    limbwise::threads::pool(threads)
        .map_err(|e| PyRuntimeError::new_err(format!("cannot start {threads} threads: {e}")))
}
