//! Packs files on several threads, and writes them in order.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use limbwise_grf::{Entry, EntryError, in_order};

use crate::commands::grf::limits::jobs;
use crate::process::exit::Failure;
use crate::process::progress::Progress;

/// Applies a function to each item on several threads, and passes the results to `write` in the order of the items,
/// until one fails. Each thread gets its function from one call of `worker`. The progress advances by the length of
/// each item.
///
/// # Errors
///
/// Returns the first error of the functions or of `write`.
pub(super) fn write_in_order<T: Sync, P: Send, F: FnMut(&T) -> Result<P, Failure>>(
    items: &[T],
    threads: Option<NonZeroUsize>,
    progress: &mut Progress,
    len: impl Fn(&T) -> u64,
    worker: impl Fn() -> F + Sync,
    mut write: impl FnMut(&T, P) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut outcome, mut done) = (Ok(()), 0);
    in_order(items, jobs(threads), worker, |item, packed| {
        outcome = packed.and_then(|packed| write(item, packed));
        done += len(item);
        progress.advance(len(item) as usize, done, true);
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    outcome
}

/// Returns what advances the progress by each entry that is copied, until one fails. `done` is the number of bytes
/// so far.
pub(super) fn advance<'a>(
    progress: &'a mut Progress,
    done: &'a mut u64,
) -> impl FnMut(Entry<'_>, Result<(), &EntryError>) -> ControlFlow<()> + 'a {
    |entry, outcome| {
        let len = u64::from(entry.compressed_len());
        *done += len;
        progress.advance(len as usize, *done, true);
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
