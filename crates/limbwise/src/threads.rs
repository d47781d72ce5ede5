//! The threads that compute: those of a rayon pool, or only the current one.
//!
//! Operations run on the current rayon pool, which is rayon's global one unless [`ThreadPool::install`] says
//! otherwise. The global pool does not survive a fork; those of [`pool`] do. A library that is loaded into
//! processes that may fork calls [`without_global_pool`].
//!
//! [`limit`] is the largest number of threads in a pool of Limbwise: one per processor that this process may
//! use. More threads would only compete for the same processors, so larger requests are reduced to the limit.
//! This applies to the library, the Python and C packages, the command's `--threads` and the environment
//! variable `LIMBWISE_THREADS`.
//!
//! ```
//! use limbwise::threads::{on_this_thread, pool};
//! use limbwise::Modulus;
//!
//! let modulus = Modulus::new(1_000_003u64)?;
//! let power = || limbwise::powmod(2u64, 20u64, &modulus);
//! assert_eq!(on_this_thread(power)?.to_decimal(), ["48573"]);
//! assert_eq!(pool(2).expect("its threads start").install(power)?.to_decimal(), ["48573"]);
//! # Ok::<(), limbwise::Error>(())
//! ```

use core::cell::Cell;
use core::fmt;
use std::env;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

std::thread_local! {
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// Whether rayon's global pool must not be started.
static WITHOUT_GLOBAL: AtomicBool = AtomicBool::new(false);

/// Returns whether this thread computes alone.
pub(crate) fn is_alone() -> bool {
    ALONE.get() || WITHOUT_GLOBAL.load(Ordering::Relaxed) && rayon::current_thread_index().is_none()
}

/// Keeps this library out of rayon's global pool for the rest of the process: what is not called inside a
/// pool is computed by the calling thread.
///
/// The threads of the global pool stay behind in the parent of a fork, and the child would wait for them
/// forever.
pub fn without_global_pool() {
    WITHOUT_GLOBAL.store(true, Ordering::Relaxed);
}

/// Calls `f` so that this thread computes alone, whatever pool is current. Use it for work that is finished
/// before another thread would wake up.
pub fn on_this_thread<T>(f: impl FnOnce() -> T) -> T {
    /// Restores the previous state, even if `f` panics.
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            ALONE.set(self.0);
        }
    }
    let _restore = Restore(ALONE.replace(true));
    f()
}

/// The threads of this process: those of a parent process do not survive a fork.
struct Threads {
    process: u32,
    limit: usize,
    /// The most recently used pools, the latest first.
    pools: Vec<Arc<ThreadPool>>,
}

static THREADS: Mutex<Option<Threads>> = Mutex::new(None);

/// The largest number of pools to keep.
const MOST_POOLS: usize = 4;

impl Threads {
    /// Calls `f` with the state of this process.
    fn with<T>(f: impl FnOnce(&mut Threads) -> T) -> T {
        let mut threads = THREADS.lock().unwrap_or_else(PoisonError::into_inner);
        let process = process::id();
        if threads.as_ref().is_some_and(|threads| threads.process != process) {
            // The threads of these pools remained in the parent. Dropping a pool would wait for them forever.
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
        // The threads of a discarded pool end when the last call that uses them returns.
        self.pools.truncate(MOST_POOLS - 1);
        self.pools.insert(0, Arc::clone(&pool));
        Ok(pool)
    }
}

/// Returns the largest number of threads in a pool: the number of processors that this process may use,
/// according to its affinity and the quota of its control group. Counted once per process.
#[must_use]
pub fn limit() -> usize {
    Threads::with(|threads| threads.limit)
}

/// Returns the default number of threads: `LIMBWISE_THREADS`, if it is set and not empty, but at most
/// [`limit`]; else [`limit`].
///
/// # Errors
///
/// Returns an error if `LIMBWISE_THREADS` is not a number from 1 on.
pub fn default_threads() -> Result<usize, InvalidThreads> {
    Ok(requested_threads()?.map_or_else(limit, |threads| threads.min(limit())))
}

/// Returns the number in `LIMBWISE_THREADS`, without applying the limit, if the variable is set and not
/// empty.
///
/// # Errors
///
/// Returns an error if it is not a number from 1 on.
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

/// Parses a number from 1 up. One that overflows its type exceeds every limit.
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
        write!(f, "{VARIABLE} is {:?} where 1 or more was expected", self.0)
    }
}

impl core::error::Error for InvalidThreads {}

/// Returns a pool of `threads` threads, at most [`limit`]; 0 stands for the limit.
///
/// The same number returns the same pool as long as it is among the four most recently used ones. A forked
/// process creates its own pools, so it can compute even if its parent already has. Do not call `fork` while
/// another thread is inside this function.
///
/// # Errors
///
/// Returns an error if the threads cannot be started.
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
        // The most recently used pool is kept.
        let four = pool(4);
        assert!(Arc::ptr_eq(&four, &pool(4)));
        assert!(!Arc::ptr_eq(&most, &pool(1)));
        assert_eq!(known.pools.len(), MOST_POOLS);
        let kept: Vec<_> = known.pools.iter().map(|pool| pool.current_num_threads()).collect();
        assert_eq!(kept, [1, 4, 6, 5]);
    }
}
