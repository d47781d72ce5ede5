//! The memory of a thread, and the threads.

use alloc::vec::Vec;

use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

use crate::buffer::Buffer;

/// A number for each row of a block.
#[derive(Clone, Default)]
pub(crate) struct Value {
    /// Batch after batch; as much of it as the block needs.
    pub(super) lanes: Buffer<Lanes>,
    /// Row after row, of those whose modulus is even.
    pub(super) low: Buffer<Limb>,
}

/// The memory of one thread: what a block leaves serves the next. It is wiped when it is dropped.
#[derive(Default)]
pub(crate) struct Work {
    pub(crate) scratch: Buffer<Lanes>,
    values: Vec<Value>,
    moduli: Vec<Buffer<Lanes>>,
}

impl Work {
    /// Memory for a value; what it holds does not matter.
    pub(crate) fn value(&mut self) -> Value {
        self.values.pop().unwrap_or_default()
    }

    /// The value is not needed any more.
    pub(crate) fn recycle(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Memory for the moduli of a block.
    pub(crate) fn moduli(&mut self) -> Buffer<Lanes> {
        self.moduli.pop().unwrap_or_default()
    }

    /// Memory that is not needed any more.
    pub(crate) fn give_back(&mut self, buffers: impl IntoIterator<Item = Buffer<Lanes>>) {
        self.moduli.extend(buffers);
    }
}

/// Calls `f` for each item, on the threads of the current pool.
#[cfg(feature = "rayon")]
pub(crate) fn parallel<I: Send, T: Send>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T + Sync) -> Vec<T> {
    use crate::threads;
    use rayon::prelude::*;
    use std::sync::Mutex;
    if items.len() <= 1 || threads::is_alone() {
        return parallel_here(items, f);
    }
    // Work memory is large and wiped when it is dropped: threads hand it on from block to block.
    let idle = Mutex::new(Vec::new());
    let lock = || idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let each = |item| {
        let mut work = lock().pop().unwrap_or_default();
        let done = f(item, &mut work);
        lock().push(work);
        done
    };
    items.into_par_iter().map(each).collect()
}

#[cfg(not(feature = "rayon"))]
pub(crate) use parallel_here as parallel;

/// The same on this thread alone.
pub(crate) fn parallel_here<I, T>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T) -> Vec<T> {
    let mut work = Work::default();
    items.into_iter().map(|item| f(item, &mut work)).collect()
}
