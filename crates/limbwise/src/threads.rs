//! Threads to compute on: those of a rayon pool, or this one alone.
//!
//! Operations take the pool that is current, rayon's global one unless [`ThreadPool::install`] says otherwise. That one
//! does not outlive a fork; those of [`pool`] do.
//!
//! ```
//! use limbwise::threads::{on_this_thread, pool};
//! use limbwise::{Modulus, Operand};
//!
//! let modulus = Modulus::new(&[1_000_003])?;
//! let power = || modulus.powmod(Operand::One(&[2]), Operand::One(&[20]));
//! assert_eq!(on_this_thread(power)?.to_decimal(), ["48573"]);
//! assert_eq!(pool(2).expect("two threads start").install(power)?.to_decimal(), ["48573"]);
//! # Ok::<(), limbwise::Error>(())
//! ```

use core::cell::Cell;
use std::collections::HashMap;
use std::process;
use std::sync::{Arc, Mutex, PoisonError};

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

/// Pools by their number of threads, and the process that made them: threads do not outlive a fork.
static POOLS: Mutex<Option<(u32, Pools)>> = Mutex::new(None);

type Pools = HashMap<usize, Arc<ThreadPool>>;

/// A pool of so many threads, 0 for as many as rayon would start. It is made once for each number and process, so that a
/// process that has been forked from one that computed computes too. Who forks must not be here in another thread.
///
/// # Errors
///
/// If the threads cannot be started.
pub fn pool(threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
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
    let pool =
        ThreadPoolBuilder::new().num_threads(threads).thread_name(|i| format!("limbwise-{i}")).build()?;
    Ok(pools.entry(threads).or_insert(Arc::new(pool)).clone())
}
