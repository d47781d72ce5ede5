//! The threads of a call.
//!
//! Nothing runs on rayon's global pool, whose threads do not survive a fork: the module forbids that to the
//! library when it is imported, and the pools of a [`Team`] are those of `limbwise::threads`, which every
//! process starts for itself.

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use limbwise::Stop;
use limbwise::threads::{self, limit, on_this_thread, pool};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::call::failure::Failure;
use crate::number;

/// The target duration of a piece, after which signals are checked.
pub(crate) const PIECE: Duration = Duration::from_millis(100);
/// The expected duration of the first piece, of which nothing has been timed.
pub(crate) const FIRST: Duration = Duration::from_millis(5);
/// Work that takes longer runs on other threads while this one checks signals.
const LONG: Duration = Duration::from_millis(250);
/// Work that finishes before another thread would wake up stays on this thread.
const BRIEF: Duration = Duration::from_micros(50);
/// The time of work that cannot be estimated.
pub(crate) const UNKNOWN: f64 = f64::INFINITY;

/// Returns the largest number of threads of a call.
#[pyfunction]
pub(crate) fn thread_limit() -> usize {
    limit()
}

/// Returns `LIMBWISE_THREADS` if it is set; 1 in a worker of Ray or multiprocessing, whose siblings use the other
/// processors; else one per processor that this process may use, which is the limit in every case.
#[pyfunction]
pub(crate) fn default_threads(py: Python<'_>) -> PyResult<usize> {
    let in_worker = || py.import("limbwise._worker")?.getattr("in_worker")?.call0()?.is_truthy();
    if threads::requested_threads().map_err(error)?.is_none() && in_worker()? {
        return Ok(1);
    }
    threads::default_threads().map_err(error)
}

fn error(error: threads::InvalidThreads) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The number of threads that a call requests; `None` for the default.
#[derive(Clone, Copy)]
pub(crate) struct Threads(Option<usize>);

impl Threads {
    /// # Errors
    ///
    /// Returns an error if the option, or in its absence `LIMBWISE_THREADS`, is not a positive number, even
    /// if a second thread is not worth starting.
    pub(crate) fn read(option: Option<&Bound<'_, PyAny>>) -> PyResult<Threads> {
        match option.map(|threads| number::at_least(1, threads, "threads")).transpose()? {
            None => threads::requested_threads().map(|_| Threads(None)).map_err(error),
            threads => Ok(Threads(threads)),
        }
    }

    /// Returns the threads for work of some seconds.
    pub(crate) fn team_for(self, py: Python<'_>, seconds: f64) -> PyResult<Team> {
        if seconds <= BRIEF.as_secs_f64() { Ok(Team::Alone) } else { self.team(py) }
    }

    /// Returns the threads for work that is worth more than one.
    pub(crate) fn team(self, py: Python<'_>) -> PyResult<Team> {
        Team::of(py, self.0.map_or_else(|| default_threads(py), Ok)?)
    }
}

/// The computing threads.
pub(crate) enum Team {
    /// The calling thread.
    Alone,
    Pool(Arc<ThreadPool>),
}

impl Team {
    /// Returns a pool of `threads` threads, at most the limit, started once. The caller holds the GIL during
    /// the short look-up, so that a fork by Python never finds the list of pools locked.
    pub(crate) fn of(_attached: Python<'_>, threads: usize) -> PyResult<Team> {
        if threads == 1 || limit() == 1 {
            return Ok(Team::Alone);
        }
        let error = |e| PyRuntimeError::new_err(format!("cannot start {threads} threads: {e}"));
        Ok(Team::Pool(pool(threads).map_err(error)?))
    }

    pub(crate) fn threads(&self) -> usize {
        match self {
            Team::Alone => 1,
            Team::Pool(pool) => pool.current_num_threads(),
        }
    }

    /// Computes with the library. Everything that can take long goes through here: it runs on these threads,
    /// without the GIL, and if it is expected to take as many `seconds` as [`LONG`], it is stopped when a signal
    /// handler raises an exception, which is returned. `f` gets the stop for work that it distributes itself.
    pub(crate) fn compute<T: Send>(
        &self,
        py: Python<'_>,
        seconds: f64,
        f: impl FnOnce(&Stop) -> Result<T, Failure> + Send,
    ) -> Result<T, Failure> {
        let stop = Stop::new();
        if seconds < LONG.as_secs_f64() {
            return py.detach(|| self.install(|| f(&stop)));
        }
        let mut raised = None;
        let done = py.detach(|| {
            self.install_watched(
                || stop.run(|| f(&stop)),
                || {
                    if raised.is_none() {
                        // The interpreter may be shutting down.
                        raised = Python::try_attach(|py| py.check_signals().err()).flatten();
                        if raised.is_some() {
                            stop.request();
                        }
                    }
                },
            )
        });
        raised.map_or(done, |error| Err(error.into()))
    }

    /// Calls `f` so that the library computes on these threads.
    fn install<T: Send>(&self, f: impl FnOnce() -> T + Send) -> T {
        match self {
            Team::Alone => on_this_thread(f),
            Team::Pool(pool) => pool.install(f),
        }
    }

    /// Like `install`, while the calling thread calls `look` at regular intervals.
    fn install_watched<T: Send>(&self, f: impl FnOnce() -> T + Send, mut look: impl FnMut()) -> T {
        let mut done = None;
        let (alive, ended) = channel::<()>();
        let place = &mut done;
        // Dropped at the end, even if `f` panics.
        let work = move || {
            let _alive = alive;
            *place = Some(f());
        };
        let mut watch = || {
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(PIECE) {
                look();
            }
        };
        match self {
            Team::Alone => thread::scope(|scope| {
                scope.spawn(|| on_this_thread(work));
                watch();
            }),
            Team::Pool(pool) => pool.in_place_scope(|scope| {
                scope.spawn(|_| work());
                watch();
            }),
        }
        done.expect("a panic would have come through the scope")
    }

    /// Calls `f` for each item.
    pub(crate) fn map<I: Send, T: Send>(&self, items: Vec<I>, f: impl Fn(I) -> T + Sync + Send) -> Vec<T> {
        match self {
            Team::Alone => items.into_iter().map(f).collect(),
            Team::Pool(pool) => pool.install(|| items.into_par_iter().map(f).collect()),
        }
    }

    /// Calls `f` for parts of `data`, in whole rows of `width`, with the index of the first row.
    pub(crate) fn share<T: Send>(
        &self,
        data: &mut [T],
        width: usize,
        f: impl Fn(usize, &mut [T]) + Sync + Send,
    ) {
        match self {
            Team::Alone => f(0, data),
            Team::Pool(pool) => {
                let rows = (data.len() / width).div_ceil(self.threads()).max(1);
                let parts = data.par_chunks_mut(rows * width).enumerate();
                pool.install(|| parts.for_each(|(i, part)| f(i * rows, part)));
            }
        }
    }
}

/// Estimates the seconds for `count` products of numbers of `limbs` limbs.
pub(crate) fn products(count: usize, limbs: usize) -> f64 {
    count as f64 * (20.0 + 1.2 * (limbs as f64).powi(2)) * 1e-9
}
