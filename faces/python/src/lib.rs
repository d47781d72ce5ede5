//! The native module of the Python package `limbwise`. It converts arguments to operands, calls the library,
//! and converts results to the types of the arguments. The public functions, their types and their
//! documentation are in python/limbwise.
//!
//! - The stable ABI (abi3, CPython 3.11) makes one wheel serve every version. It gives access to the lowest
//!   64 bits of an integer only; longer ones pass through `int.to_bytes` and `int.from_bytes`. A wheel for
//!   one version copies the words (`integer.rs`). Free-threaded builds do not support the stable ABI, and
//!   have not been tried.
//! - Arrays come in by the buffer protocol and Arrow columns by capsules, without the headers of NumPy or
//!   pyarrow, so nothing else has to be installed, and any library that supports the two protocols works.
//! - An `Input` holds limbs, borrowed from a buffer that already has the library's layout and copied
//!   otherwise, or Arrow cells in place, plus signs and nulls. An `Output` gets the type of the base. Results
//!   are computed in the array that is returned, unless an operand overlaps it.
//! - A call is split into pieces of about 100 ms, timed as it runs. Between pieces, signals are checked and
//!   progress is reported. Operands are checked before the first piece is written; inverses, which can fail
//!   late, are written only when all are known.
//! - What can take long is computed by `Team::compute`, without the GIL. If a piece, such as one power of 65,536
//!   bits or the tables of a base, takes longer, other threads compute it while the calling thread checks
//!   signals; an exception stops it in the middle (`limbwise::Stop`).
//! - A process may fork at any time, so nothing runs on rayon's global pool: `init` forbids it.
//! - A call with one thread stays on the calling thread, so a call with one number finishes before another
//!   thread would wake up. A call whose operands are integers of one limb each is computed by `Fixed`
//!   (`word.rs`). The default number of threads is looked up only when a second thread could help.
//! - `unsafe` is in `memory.rs` (buffers as slices), `arrow.rs` (the C data interface) and `integer.rs` (the
//!   words of integers), nowhere else.

use pyo3::prelude::*;

mod archive;
mod archive_write;
mod arrow;
mod bits;
mod cells;
mod context;
mod failure;
mod flags;
mod grf;
mod input;
mod integer;
mod key;
mod measure;
mod memory;
mod modular;
mod number;
mod operation;
mod option;
mod order;
mod os_error;
mod output;
mod pickle;
mod pieces;
mod powers;
mod processor;
mod run;
mod series;
mod tables;
mod theory;
mod threads;
mod thrift;
mod word;

/// The native functions and classes that the Python files of the package use.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::archive::GrfArchive;
    #[pymodule_export]
    use super::archive_write::grf_write;
    #[pymodule_export]
    use super::arrow::ArrowColumn;
    #[pymodule_export]
    use super::arrow::arrow_column;
    #[pymodule_export]
    use super::bits::BitPermutation;
    #[pymodule_export]
    use super::context::{Moduli, Modulus};
    #[pymodule_export]
    use super::grf::grf_entry;
    #[pymodule_export]
    use super::key::{PaillierKey, PrivateKey, RsaKey};
    #[pymodule_export]
    use super::modular::compute;
    #[pymodule_export]
    use super::order::{arrow_from_be, swap_into};
    #[pymodule_export]
    use super::powers::compute_powers;
    #[pymodule_export]
    use super::processor::cpu;
    #[pymodule_export]
    use super::tables::{FixedBase, FixedExponent};
    #[pymodule_export]
    use super::theory::{fold, gcd, in_subgroup, invmod_each, is_probable_prime, jacobi, random_prime};
    #[pymodule_export]
    use super::threads::default_threads;
    #[pymodule_export]
    use super::threads::thread_limit;
    #[pymodule_export]
    use super::thrift::{thrift_decode, thrift_encode};

    #[pymodule_init]
    fn init(_module: &Bound<'_, PyModule>) -> PyResult<()> {
        limbwise::threads::without_global_pool();
        Ok(())
    }

    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
