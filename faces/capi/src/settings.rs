//! Options: the number of threads, and how exponents are processed.

use std::sync::OnceLock;

use limbwise::Powmod;
use limbwise::threads::{self, InvalidThreads, limit, on_this_thread, pool};

use crate::memory::Source;
use crate::status::{Refusal, Status};

/// The exponents are public.
pub const PUBLIC_EXPONENT: u64 = 1;

/// `limbwise_options`.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Options {
    pub(crate) size: usize,
    pub(crate) threads: usize,
    pub(crate) exp_bits: usize,
    pub(crate) flags: u64,
}

/// Options that have been checked.
pub(crate) struct Settings {
    threads: usize,
    pub(crate) powmod: Powmod,
}

impl Settings {
    pub(crate) fn of(options: Source<'_, Options>) -> Result<Settings, Refusal> {
        let options = match options.sized("options")? {
            Some((_, beyond)) if beyond.iter().any(|byte| *byte != 0) => {
                let text =
                    concat!("options: fields that version ", env!("CARGO_PKG_VERSION"), " does not know");
                return Err(Refusal::new(Status::OPTION, text));
            }
            Some((options, _)) => *options,
            None => Options::default(),
        };
        if options.flags & !PUBLIC_EXPONENT != 0 {
            let text =
                format!("flags are {:#x} where LIMBWISE_PUBLIC_EXPONENT or 0 was expected", options.flags);
            return Err(Refusal::new(Status::OPTION, text));
        }
        let threads = match options.threads {
            0 => default_threads()?,
            threads => threads.min(limit()),
        };
        let exp_bits = Some(options.exp_bits).filter(|bits| *bits > 0);
        let public = options.flags & PUBLIC_EXPONENT != 0;
        Ok(Settings { threads, powmod: Powmod { exp_bits, public, method: None } })
    }

    /// Calls `f` on the threads, unless it would finish before they wake up. Its time is estimated as
    /// `products` products in each of `rows` rows of `limbs` limbs.
    pub(crate) fn run<T: Send>(
        &self,
        (products, rows, limbs): (f64, usize, usize),
        f: impl FnOnce() -> Result<T, Refusal> + Send,
    ) -> Result<T, Refusal> {
        /// Work that takes less time than the 20 microseconds or so that a thread needs to wake up.
        const SHORT: f64 = 50_000.0;
        let nanoseconds = products * rows as f64 * (5.0 + 0.2 * (limbs as f64).powi(2));
        if self.threads == 1 || nanoseconds < SHORT {
            return on_this_thread(f);
        }
        let pool = pool(self.threads).map_err(|e| {
            Refusal::new(Status::THREADS, format!("cannot start {} threads: {e}", self.threads))
        })?;
        pool.install(f)
    }
}

/// Returns the default number of threads. The environment is read once.
pub(crate) fn default_threads() -> Result<usize, Refusal> {
    static THREADS: OnceLock<Result<usize, InvalidThreads>> = OnceLock::new();
    let threads = THREADS.get_or_init(threads::default_threads).clone();
    threads.map_err(|e| Refusal::new(Status::ENVIRONMENT, e.to_string()))
}
