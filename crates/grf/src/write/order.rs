//! Parallel work with results in order.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The number of results per thread that may wait to be consumed.
const AHEAD: usize = 4;

struct State<R> {
    ready: HashMap<usize, R>,
    /// The number of consumed results.
    taken: usize,
    stop: bool,
}

struct Shared<R> {
    state: Mutex<State<R>>,
    /// Signals that a result is ready, or that there will be no more.
    came: Condvar,
    /// Signals that a result was consumed, or that no more will be.
    went: Condvar,
}

impl<R> Shared<R> {
    fn lock(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.lock().stop = true;
        self.came.notify_all();
        self.went.notify_all();
    }
}

/// Wakes the other threads when a thread panics.
struct Alarm<'a, R>(&'a Shared<R>);

impl<R> Drop for Alarm<'_, R> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// Applies a function to each item on `threads` threads, and calls `take` with the results on the calling
/// thread, in the order of the items, until it breaks. Each thread gets its function from one call of
/// `worker`. Only a few results per thread are in memory at a time.
pub fn in_order<I: Sync, R: Send, F: FnMut(&I) -> R>(
    items: &[I],
    threads: usize,
    worker: impl Fn() -> F + Sync,
    mut take: impl FnMut(&I, R) -> ControlFlow<()>,
) {
    if threads <= 1 || items.len() <= 1 {
        let mut work = worker();
        let _ = items.iter().try_for_each(|item| take(item, work(item)));
        return;
    }
    let state = State { ready: HashMap::new(), taken: 0, stop: false };
    let shared = Shared { state: Mutex::new(state), came: Condvar::new(), went: Condvar::new() };
    let next = AtomicUsize::new(0);
    let run = || {
        let _alarm = Alarm(&shared);
        let mut work = worker();
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(i) else { break };
            let wait = |state: &mut State<R>| !state.stop && i >= state.taken + AHEAD * threads;
            let state = shared.went.wait_while(shared.lock(), wait).unwrap_or_else(PoisonError::into_inner);
            if state.stop {
                break;
            }
            drop(state);
            let result = work(item);
            shared.lock().ready.insert(i, result);
            shared.came.notify_all();
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            scope.spawn(run);
        }
        let _alarm = Alarm(&shared);
        for (i, item) in items.iter().enumerate() {
            let wait = |state: &mut State<R>| !state.stop && !state.ready.contains_key(&i);
            let mut state =
                shared.came.wait_while(shared.lock(), wait).unwrap_or_else(PoisonError::into_inner);
            let Some(result) = state.ready.remove(&i) else { break };
            state.taken = i + 1;
            drop(state);
            shared.went.notify_all();
            if take(item, result).is_break() {
                break;
            }
        }
        shared.stop();
    });
}

#[cfg(test)]
mod tests {
    use std::panic;

    use super::*;

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 7] {
            for len in [0, 1, 2, 500] {
                let items: Vec<usize> = (0..len).collect();
                let mut taken = Vec::new();
                in_order(
                    &items,
                    threads,
                    || {
                        |i: &usize| {
                            if i.is_multiple_of(5) {
                                thread::yield_now();
                            }
                            i * 2
                        }
                    },
                    |i, double| {
                        taken.push((*i, double));
                        ControlFlow::Continue(())
                    },
                );
                assert_eq!(taken, items.iter().map(|i| (*i, i * 2)).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn it_ends_early() {
        let items: Vec<usize> = (0..1000).collect();
        for threads in [1, 3] {
            let mut taken = 0;
            in_order(
                &items,
                threads,
                || |i: &usize| *i,
                |i, _| {
                    taken += 1;
                    if *i == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            );
            assert_eq!(taken, 11);
        }
    }

    #[test]
    fn a_panic_ends_it() {
        let items: Vec<usize> = (0..1000).collect();
        let outcome = panic::catch_unwind(|| {
            let work = || |i: &usize| assert!(*i != 100, "on purpose");
            in_order(&items, 3, work, |_, ()| ControlFlow::Continue(()));
        });
        assert!(outcome.is_err());
    }
}
