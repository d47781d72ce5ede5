//! Stops computations from another thread.
//!
//! A [`Stop`] applies to everything that [`Stop::run`] calls. The thread that runs it knows the stop; where
//! work is distributed over threads, `parallel` gives it to each of them in its [`Work`], and the kernels
//! check it at places that depend on shapes alone. After a request every part of the library returns as soon
//! as it can, with unspecified results, which `run` replaces by an error.
//!
//! Without the feature `std`, nothing is stopped.
//!
//! [`Work`]: crate::engine::work::Work

use alloc::sync::Arc;
#[cfg(feature = "std")]
use core::cell::RefCell;

use limbwise_kernels::powers;

use crate::error::Error;

/// A request from another thread to stop a long computation: the whole of [`Stop::run`].
///
/// Clones share the request, which cannot be withdrawn.
///
/// ```
/// use limbwise::{Error, Modulus, Powmod, Stop};
///
/// let modulus = Modulus::new(1_000_003u64)?;
/// let years = Powmod::new().exp_bits(usize::MAX);
/// let stop = Stop::new();
/// let power = std::thread::scope(|scope| {
///     let power = scope.spawn(|| stop.run(|| years.run(2u64, 3u64, &modulus)));
///     stop.request();
///     power.join().unwrap()
/// });
/// assert_eq!(power, Err(Error::Stopped));
/// # Ok::<(), Error>(())
/// ```
#[cfg(feature = "std")]
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<powers::Stop>);

#[cfg(feature = "std")]
impl Stop {
    /// Creates an object without a request.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Requests that computations in [`Stop::run`] end soon, without a result.
    pub fn request(&self) {
        self.0.request();
    }

    /// Returns whether a stop has been requested.
    #[must_use]
    pub fn is_requested(&self) -> bool {
        self.0.is_requested()
    }

    /// Calls `f` so that everything that it computes with this library ends soon after another thread calls
    /// [`Stop::request`], even in the middle of a power. What is computed into existing columns may then be
    /// partly written.
    ///
    /// Work that `f` itself gives to other threads is not stopped.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Stopped`] if a stop was requested before `f` returned, whatever it returned;
    /// otherwise any error of `f`.
    pub fn run<T, E: From<Error>>(&self, f: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let result = with(Some(self.0.clone()), f);
        if self.is_requested() { Err(Error::Stopped.into()) } else { result }
    }
}

/// The request that the kernels check.
pub(crate) type Request = Option<Arc<powers::Stop>>;

#[cfg(feature = "std")]
std::thread_local! {
    static CURRENT: RefCell<Request> = const { RefCell::new(None) };
}

/// Returns the request of this thread.
pub(crate) fn current() -> Request {
    #[cfg(feature = "std")]
    return CURRENT.with_borrow(Clone::clone);
    #[cfg(not(feature = "std"))]
    None
}

/// Calls `f` with another request for this thread.
#[cfg(feature = "std")]
pub(crate) fn with<T>(request: Request, f: impl FnOnce() -> T) -> T {
    /// Restores the previous request, even if `f` panics.
    struct Restore(Request);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0.take());
        }
    }
    let _restore = Restore(CURRENT.replace(request));
    f()
}

/// Returns an error if this thread is to stop. A request is never withdrawn, so after `Ok` everything computed
/// before is complete.
pub(crate) fn check() -> Result<(), Error> {
    if current().is_some_and(|stop| stop.is_requested()) { Err(Error::Stopped) } else { Ok(()) }
}
