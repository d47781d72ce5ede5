//! Threads to compute on: those of a rayon pool, or this one alone.
//!
//! Operations run on the current rayon pool, which is rayon's global one unless [`ThreadPool::install`] says otherwise. The
//! global pool does not survive a fork; those of [`pool`] do.
//!
//! [`limit`] is the most threads that a pool of Limbwise has: one for each processor that this process may use. More would take
//! turns on the same processors. A larger request gets as many as the limit. The library, the packages for Python and C, the
//! command's `--threads` and the environment variable `LIMBWISE_THREADS` all keep to this rule.
//!
//! ```
//! use limbwise::threads::{on_this_thread, pool};
//! use limbwise::Modulus;
//!
//! let modulus = Modulus::new(1_000_003u64)?;
//! let power = || modulus.powmod(2u64, 20u64);
//! assert_eq!(on_this_thread(power)?.to_decimal(), ["48573"]);
//! assert_eq!(pool(2).expect("its threads start").install(power)?.to_decimal(), ["48573"]);
//! # Ok::<(), limbwise::Error>(())
//! ```

use core::cell::Cell;
use core::fmt;
use std::env;
use std::process;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

std::thread_local! {
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread shares nothing that it computes.
pub(crate) fn is_alone() -> bool {
    ALONE.get()
}

/// Calls `f`, in which this thread computes alone, whatever pool is current: for work that is over before
/// another thread wakes up.
pub fn on_this_thread<T>(f: impl FnOnce() -> T) -> T {
    /// What was before, again, even if `f` panics.
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            ALONE.set(self.0);
        }
    }
    let _restore = Restore(ALONE.replace(true));
    f()
}

/// What a process knows of threads: those of its parent did not survive the fork.
struct Threads {
    process: u32,
    limit: usize,
    /// The pools that were used last, the latest first.
    pools: Vec<Arc<ThreadPool>>,
}

static THREADS: Mutex<Option<Threads>> = Mutex::new(None);

/// Pools that are kept, whatever numbers of threads are asked for.
const MOST_POOLS: usize = 4;

impl Threads {
    /// Calls `f` with what this process knows.
    fn with<T>(f: impl FnOnce(&mut Threads) -> T) -> T {
        let mut threads = THREADS.lock().unwrap_or_else(PoisonError::into_inner);
        let process = process::id();
        if threads.as_ref().is_some_and(|threads| threads.process != process) {
            // The pools' threads stayed in the parent. Dropping a pool would wait for them, without end.
            std::mem::forget(threads.take());
        }
        f(threads.get_or_insert_with(|| Threads {
            process,
            limit: available_parallelism().map_or(1, Into::into),
            pools: Vec::new(),
        }))
    }

    fn pool(&mut self, threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
        let threads = if threads == 0 { self.limit } else { threads.min(self.limit) };
        let pool = match self.pools.iter().position(|pool| pool.current_num_threads() == threads) {
            Some(place) => self.pools.remove(place),
            None => {
                let builder = ThreadPoolBuilder::new().num_threads(threads);
                Arc::new(builder.thread_name(|i| format!("limbwise-{i}")).build()?)
            }
        };
        // The threads of a pool that is not kept end when the last call that computes on them has returned.
        self.pools.truncate(MOST_POOLS - 1);
        self.pools.insert(0, Arc::clone(&pool));
        Ok(pool)
    }
}

/// The most threads that a pool has: the processors that this process may use, by its affinity and the quota of its control
/// group. They are counted once in each process.
#[must_use]
pub fn limit() -> usize {
    Threads::with(|threads| threads.limit)
}

/// The number of threads for a call that names none: `LIMBWISE_THREADS` if it is set and not empty, at most [`limit`]; else
/// [`limit`].
///
/// # Errors
///
/// If `LIMBWISE_THREADS` is not a number from 1 on.
pub fn default_threads() -> Result<usize, InvalidThreads> {
    Ok(requested_threads()?.map_or_else(limit, |threads| threads.min(limit())))
}

/// The number in `LIMBWISE_THREADS` as it is, if the variable is set and not empty.
///
/// # Errors
///
/// If it is not a number from 1 on.
pub fn requested_threads() -> Result<Option<usize>, InvalidThreads> {
    match env::var_os(VARIABLE) {
        Some(text) if !text.is_empty() => {
            let text = text.to_string_lossy();
            parse(&text).map(Some).ok_or_else(|| InvalidThreads(text.into()))
        }
        _ => Ok(None),
    }
}

const VARIABLE: &str = "LIMBWISE_THREADS";

/// A number from 1 on. One that is too long for its type is above every limit.
fn parse(text: &str) -> Option<usize> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(text.parse().unwrap_or(usize::MAX)).filter(|threads| *threads > 0)
}

/// `LIMBWISE_THREADS` is not a number from 1 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidThreads(String);

impl fmt::Display for InvalidThreads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VARIABLE} is {:?} where a number from 1 on was expected", self.0)
    }
}

impl core::error::Error for InvalidThreads {}

/// A pool of so many threads, at most [`limit`]; 0 stands for the limit.
///
/// The same pool is returned for the same number as long as it is among the four pools that were used last. A process that has been
/// forked makes pools of its own, so it can compute even if its parent did. Do not call `fork` while another thread is inside this
/// function.
///
/// # Errors
///
/// If the threads cannot be started.
pub fn pool(threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
    Threads::with(|known| known.pool(threads))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_threads_are_read() {
        assert_eq!(parse("1"), Some(1));
        assert_eq!(parse("0099"), Some(99));
        assert_eq!(parse("99999999999999999999999"), Some(usize::MAX));
        for wrong in ["0", "00", "-1", "+1", "1.5", "two", " 1", "0x2"] {
            assert_eq!(parse(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn threads_and_pools_are_bounded() {
        let mut known = Threads { process: process::id(), limit: 6, pools: Vec::new() };
        let mut pool = |threads| known.pool(threads).expect("the threads start");
        let most = pool(usize::MAX);
        assert_eq!(most.current_num_threads(), 6);
        for threads in [0, 6, 7, 1000] {
            assert!(Arc::ptr_eq(&most, &pool(threads)), "{threads}");
        }
        for threads in 1..=6 {
            assert_eq!(pool(threads).current_num_threads(), threads);
        }
        // What was used last is kept.
        let four = pool(4);
        assert!(Arc::ptr_eq(&four, &pool(4)));
        assert!(!Arc::ptr_eq(&most, &pool(1)));
        assert_eq!(known.pools.len(), MOST_POOLS);
        let kept: Vec<_> = known.pools.iter().map(|pool| pool.current_num_threads()).collect();
        assert_eq!(kept, [1, 4, 6, 5]);
    }
}
