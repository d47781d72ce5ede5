//! Per-thread work memory, and parallel execution.

use alloc::vec::Vec;

use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

use crate::engine::stop::{self, Request};
use crate::values::buffer::Buffer;

/// A number for each row of a block.
#[derive(Clone, Default)]
pub(crate) struct Value {
    /// Batch after batch; the block uses as much of it as it needs.
    pub(super) lanes: Buffer<Lanes>,
    /// Row after row, for rows with an even modulus.
    pub(super) low: Buffer<Limb>,
}

/// The work memory of one thread, reused from block to block and zeroized on drop.
pub(crate) struct Work {
    pub(crate) scratch: Buffer<Lanes>,
    /// The request to stop, which kernels check.
    pub(crate) stop: Request,
    values: Vec<Value>,
    moduli: Vec<Buffer<Lanes>>,
}

impl Work {
    fn new(stop: Request) -> Work {
        Work { scratch: Buffer::default(), stop, values: Vec::new(), moduli: Vec::new() }
    }

    /// Returns work memory for this thread.
    pub(crate) fn here() -> Work {
        Work::new(stop::current())
    }

    /// Returns whether a stop has been requested; then results do not matter.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.is_requested())
    }

    /// Returns memory for a value, with unspecified content.
    pub(crate) fn value(&mut self) -> Value {
        self.values.pop().unwrap_or_default()
    }

    /// Recycles the memory of a value.
    pub(crate) fn recycle(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Returns memory for the moduli of a block.
    pub(crate) fn moduli(&mut self) -> Buffer<Lanes> {
        self.moduli.pop().unwrap_or_default()
    }

    /// Recycles buffers.
    pub(crate) fn give_back(&mut self, buffers: impl IntoIterator<Item = Buffer<Lanes>>) {
        self.moduli.extend(buffers);
    }
}

/// Calls `f` for each item on the threads of the current pool. After a stop, results of some items are
/// missing.
#[cfg(feature = "rayon")]
pub(crate) fn parallel<I: Send, T: Send>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T + Sync) -> Vec<T> {
    use crate::threads;
    use rayon::prelude::*;
    use std::sync::Mutex;
    if items.len() <= 1 || threads::is_alone() {
        return parallel_here(items, f);
    }
    let stop = stop::current();
    // Work memory is large and zeroized on drop, so threads pass it on from block to block.
    let idle = Mutex::new(Vec::new());
    let lock = || idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let each = |item| {
        let mut work = lock().pop().unwrap_or_else(|| Work::new(stop.clone()));
        let done = (!work.is_stopped()).then(|| f(item, &mut work));
        lock().push(work);
        done
    };
    // Until all are done, this thread may also compute for other calls, whose work the stop must not reach.
    stop::with(None, || items.into_par_iter().filter_map(each).collect())
}

#[cfg(not(feature = "rayon"))]
pub(crate) use parallel_here as parallel;

/// Like [`parallel`], but on this thread only.
pub(crate) fn parallel_here<I, T>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T) -> Vec<T> {
    let mut work = Work::here();
    items.into_iter().filter_map(|item| (!work.is_stopped()).then(|| f(item, &mut work))).collect()
}
