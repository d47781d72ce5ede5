//! Threads to compute on.

use std::collections::HashMap;
use std::process;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Pools by their number of threads, and the process that made them: threads do not outlive a fork.
static POOLS: Mutex<Option<(u32, Pools)>> = Mutex::new(None);

type Pools = HashMap<usize, Arc<ThreadPool>>;

/// A pool of so many threads, made once. Who is attached to the interpreter holds it only for a moment, so that no fork by
/// Python finds it locked.
pub(crate) fn pool(_attached: Python<'_>, threads: usize) -> PyResult<Arc<ThreadPool>> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let this = process::id();
    if pools.as_ref().is_some_and(|(process, _)| *process != this) {
        // The threads stayed in the parent: waiting for them, as a drop does, would not end.
        std::mem::forget(pools.take());
    }
    let (_, pools) = pools.get_or_insert_with(|| (this, Pools::new()));
    if let Some(pool) = pools.get(&threads) {
        return Ok(pool.clone());
    }
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .thread_name(|i| format!("limbwise-{i}"))
        .build()
        .map_err(|e| PyRuntimeError::new_err(format!("cannot start {threads} threads: {e}")))?;
    Ok(pools.entry(threads).or_insert(Arc::new(pool)).clone())
}
