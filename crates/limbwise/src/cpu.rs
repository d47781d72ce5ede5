//! What the processor has, and the kernels that run on it.
//!
//! Kernels are chosen by the processor's features, when a program runs. The environment variable `LIMBWISE_CPU_DISABLE` names
//! features to do without, for instance `avx512ifma,adx`. It is read once in each process. A value that names something unknown
//! takes every feature away: all operations compute the same results with the kernels that need none, and
//! [`Features::detect`] reports the name.
//!
//! ```
//! use limbwise::Modulus;
//! use limbwise::cpu::{FAMILIES, Features};
//!
//! let features = Features::detect()?;
//! for family in FAMILIES {
//!     println!("{}: {}", family.name, (family.best)(features));
//! }
//! // As on a processor without AVX-512.
//! let modulus = Modulus::with_features(1_000_003u64, features.without("avx512f")?)?;
//! assert_eq!(modulus.powmod(2u64, 20u64)?.to_decimal(), ["48573"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use limbwise_kernels::catalogue::ALL as FAMILIES;
pub use limbwise_kernels::cpu::{Feature, Features, UnknownFeature};
pub use limbwise_kernels::family::{Description, Family};
