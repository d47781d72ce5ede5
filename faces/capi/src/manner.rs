//! How columns are computed: on how many threads, with which exponents.

use std::env;
use std::sync::OnceLock;
use std::thread::available_parallelism;

use limbwise::Powmod;
use limbwise::threads::{on_this_thread, pool};

use crate::memory::Source;
use crate::status::{Refusal, Status};

/// The exponents are public.
pub const PUBLIC_EXPONENT: u32 = 1;

/// More threads than that are a mistake.
const MOST_THREADS: usize = 4096;

/// `limbwise_options`.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Options {
    pub(crate) threads: usize,
    pub(crate) exp_bits: usize,
    pub(crate) flags: u32,
}

/// Options that have been looked at.
pub(crate) struct Manner {
    threads: usize,
    pub(crate) powmod: Powmod,
}

impl Manner {
    pub(crate) fn of(options: Source<'_, Options>) -> Result<Manner, Refusal> {
        let options = options.optional("options")?.copied().unwrap_or_default();
        if options.flags & !PUBLIC_EXPONENT != 0 {
            let text =
                format!("flags are {:#x} where LIMBWISE_PUBLIC_EXPONENT or 0 was expected", options.flags);
            return Err(Refusal::new(Status::OPTION, text));
        }
        let threads = match options.threads {
            0 => default_threads()?,
            threads if threads > MOST_THREADS => {
                let text = format!("threads is {threads} where at most {MOST_THREADS} were expected");
                return Err(Refusal::new(Status::OPTION, text));
            }
            threads => threads,
        };
        let mut powmod = Powmod::new();
        if options.exp_bits > 0 {
            powmod = powmod.exp_bits(options.exp_bits);
        }
        if options.flags & PUBLIC_EXPONENT != 0 {
            powmod = powmod.public_exponent();
        }
        Ok(Manner { threads, powmod })
    }

    /// Calls `f` on the threads, unless it is over before they wake up: it takes as long as so many products in each of so many
    /// rows of so many limbs.
    pub(crate) fn run<T: Send>(
        &self,
        (products, rows, limbs): (usize, usize, usize),
        f: impl FnOnce() -> Result<T, Refusal> + Send,
    ) -> Result<T, Refusal> {
        /// A thread wakes up in some 20 microseconds.
        const SHORT: f64 = 50_000.0;
        let nanoseconds = products as f64 * rows as f64 * (5.0 + 0.2 * (limbs as f64).powi(2));
        if self.threads == 1 || nanoseconds < SHORT {
            return on_this_thread(f);
        }
        let pool = pool(self.threads).map_err(|e| {
            Refusal::new(Status::THREADS, format!("cannot start {} threads: {e}", self.threads))
        })?;
        pool.install(f)
    }
}

/// The threads of a call that names no number: `LIMBWISE_THREADS`, else one for each core that this process may run on.
pub(crate) fn default_threads() -> Result<usize, Refusal> {
    static THREADS: OnceLock<Result<usize, String>> = OnceLock::new();
    let threads = THREADS.get_or_init(|| match env::var_os("LIMBWISE_THREADS") {
        Some(text) if !text.is_empty() => {
            let threads = text.to_str().and_then(|text| text.parse().ok());
            threads.filter(|threads| (1..=MOST_THREADS).contains(threads)).ok_or_else(|| {
                format!("LIMBWISE_THREADS is {text:?} where a number from 1 to {MOST_THREADS} was expected")
            })
        }
        _ => Ok(available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS))),
    });
    threads.clone().map_err(|text| Refusal::new(Status::ENVIRONMENT, text))
}
