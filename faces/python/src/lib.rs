//! The native module of the Python package `limbwise`. It converts arguments to operands, calls the library,
//! and converts results to the types of the arguments. The public functions, their types and their
//! documentation are in python/limbwise.
//!
//! - The stable ABI (abi3, CPython 3.11) makes one wheel serve every version. It gives access to the lowest
//!   64 bits of an integer only; longer ones pass through `int.to_bytes` and `int.from_bytes`. A wheel for
//!   one version copies the words (`number/integer.rs`). Free-threaded builds do not support the stable ABI, and
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
//!   (`compute/word.rs`). The default number of threads is looked up only when a second thread could help.
//! - `unsafe` is in `memory.rs` (buffers as slices), `input/arrow.rs` (the C data interface) and
//!   `number/integer.rs` (the words of integers); elsewhere the compiler rejects it.
//!
//! `memory`, `number` and `call` are at the bottom. `input` and `output` use them, and `compute` uses those.

#![deny(unsafe_code)]

use pyo3::prelude::*;

mod bytes;
mod call;
mod compute;
mod grf;
mod input;
mod memory;
mod number;
mod output;
mod processor;

/// The native functions and classes that the Python files of the package use.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::bytes::bits::BitPermutation;
    #[pymodule_export]
    use super::bytes::order::{arrow_from_be, swap_into};
    #[pymodule_export]
    use super::bytes::thrift::{thrift_decode, thrift_encode};
    #[pymodule_export]
    use super::call::threads::default_threads;
    #[pymodule_export]
    use super::call::threads::thread_limit;
    #[pymodule_export]
    use super::compute::key::{PaillierKey, PrivateKey, RsaKey};
    #[pymodule_export]
    use super::compute::moduli::{Moduli, Modulus};
    #[pymodule_export]
    use super::compute::powers::compute_powers;
    #[pymodule_export]
    use super::compute::theory::{
        fold, gcd, in_subgroup, invmod_each, is_probable_prime, jacobi, random_prime,
    };
    #[pymodule_export]
    use super::grf::archive::GrfArchive;
    #[pymodule_export]
    use super::grf::entry::grf_entry;
    #[pymodule_export]
    use super::grf::write::grf_write;
    #[pymodule_export]
    use super::input::arrow::ArrowColumn;
    #[pymodule_export]
    use super::input::arrow::arrow_column;
    #[pymodule_export]
    use super::input::prepared::{FixedBase, FixedExponent};
    #[pymodule_export]
    use super::processor::cpu;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        limbwise::threads::without_global_pool();
        module.add("operations", super::compute::modular::functions(module.py())?)
    }

    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
