//! Arithmetic on columns of fixed-width integers.
//!
//! A [`Column`] holds many numbers of one width. [`powmod`] computes powers of a column, many rows at once in
//! the lanes of the processor's vector unit. Bases, exponents and moduli are each one value or one value per
//! row:
//!
//! ```
//! use limbwise::{Column, Number, powmod};
//!
//! let base = Column::parse(["2", "3", "5"])?;
//! let modulus = Number::parse("1000000007")?;
//! let power = powmod(&base, 65537u64, &modulus)?;
//! assert_eq!(power.to_decimal(), ["947173645", "754428556", "364197520"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Operations
//!
//! [`powmod`], [`mulmod`], [`sqrmod`], [`addmod`], [`submod`], [`negmod`] and [`invmod`] compute row by row.
//! An [`Operand`] is a column, borrowed [`Rows`], or one value for all rows: an integer or a [`Number`].
//! Moduli ([`Modulo`]) are given in the same ways; they may be odd or even and must be at least 1. If moduli
//! are used several times, [`Modulus`] and [`Moduli`] prepare them once, and are given instead. Operands of
//! any width are reduced, and the result is as wide as the moduli. [`Modulus::sum`], [`Modulus::dot`] and
//! [`Modulus::product`] reduce a column to one number.
//!
//! An [`Operation`] is one of these functions with its operands, as a value: it can overwrite an existing
//! column or [`RowsMut`] ([`Operation::run_into`]), and names its kernels. [`Kind`] lists all operations.
//!
//! A [`FixedBase`] has tables of the powers of one base, for many exponents; [`FixedBases`] has those of
//! several, for products of powers. A [`FixedExponent`] is planned once for many bases and moduli.
//! [`Powmod::multi_exp`], [`Powmod::pow_many_exps`] and [`Modulus::multi_exp`] share work between several
//! powers.
//!
//! In a sequence of operations, [`Residues`] save conversions, and a formula also saves memory traffic:
//!
//! ```
//! use limbwise::{Column, Modulus};
//!
//! let modulus = Modulus::new(1_000_000_007u64)?;
//! let (x, y) = (Column::parse(["3", "1000000000"])?, Column::parse(["10", "20"])?);
//! let z = modulus.map([(&x).into(), (&y).into()], |[mut x, y]| {
//!     x.sqr().mul(&y)?.add(&y)?;
//!     Ok(x)
//! })?;
//! assert_eq!(z.to_decimal(), ["100", "1000"]);
//! # Ok::<(), limbwise::Error>(())
//! ```
//!
//! # Numbers and keys
//!
//! [`gcd`], [`jacobi`], [`is_probable_prime`] and [`Modulus::in_subgroup`] work on columns.
//! [`random_prime_with`] generates primes. A [`PrivateKey`] of two primes computes RSA and Paillier
//! operations modulo each prime.
//!
//! # Bits
//!
//! With the feature `permute`, a [`BitPermutation`] permutes the bits of 64-bit blocks by a table, over whole
//! arrays. With `byteorder`, the module [`byteorder`] converts arrays and records between byte orders. With
//! `grf`, the module [`grf`] provides the block cipher of GRF archives, for arrays of blocks and for whole
//! entries.
//!
//! # Long computations
//!
//! [`Stop::run`] makes whatever it calls end soon after another thread requests it, in the middle of a power
//! as in the middle of a table.
//!
//! # One number
//!
//! [`Fixed`] is a single constant-time integer of a fixed width, on the stack; [`limbs`] has functions on
//! plain arrays.
//!
//! # Constant time
//!
//! Operands, exponents, moduli and results are secret: neither the executed instructions nor the accessed
//! addresses depend on their values. The following are public: the widths of columns, the numbers of rows,
//! the bit length and the number of trailing zero bits of each modulus, the choice of kernels, and which rows
//! were rejected or have no inverse. Functions named `_vartime`, and [`Powmod::public_exponent`], make the
//! exponents public and nothing else. Conversions from and to text are not constant-time.
//!
//! # Features
//!
//! - `rayon` (default): batches run on the threads of the current rayon pool; see [`threads`].
//! - `zeroize` (default): every [`Fixed`] and [`Number`], [secret](Column::secret) columns and temporaries
//!   are overwritten before their memory is freed.
//! - `std` (default): the environment variable `LIMBWISE_CPU_DISABLE` is read.
//! - `alloc` (implied by `std`): columns. Without it, only the parts that need no heap are available:
//!   [`Fixed`], [`limbs`], [`BitPermutation`], [`grf`], and [`byteorder`] except for its records.
//! - `getrandom`: random primes from the system's random bytes.
//! - `num-bigint`: conversions to and from `BigUint`.
//! - `byteorder`, `permute`, `grf`: the modules of these names. With `byteorder`, columns are also converted
//!   from and to big-endian bytes with vector instructions.

#![forbid(unsafe_code)]
#![cfg_attr(not(any(test, feature = "std")), no_std)]

#[cfg(feature = "alloc")]
extern crate alloc;

#[cfg(feature = "permute")]
mod bit_permutation;
#[cfg(feature = "byteorder")]
pub mod byteorder;
#[cfg(feature = "alloc")]
pub mod cost;
pub mod cpu;
mod error;
pub mod fixed;
#[cfg(feature = "grf")]
pub mod grf;
pub mod limbs;

#[cfg(feature = "rayon")]
pub mod threads;

#[cfg(feature = "permute")]
pub use bit_permutation::{BitPermutation, PermutationError, PermutationVariant};
pub use error::{Error, ModulusError, Role, ShapeError, TableError, TextError};
pub use fixed::Fixed;

// Columns need a heap. The folders, each of which uses those before it: `values`, `engine`, `operation`,
// `powers`, `theory`, `keys`.
#[cfg(feature = "alloc")]
mod engine;
#[cfg(feature = "alloc")]
mod keys;
#[cfg(feature = "alloc")]
mod operation;
#[cfg(feature = "alloc")]
mod powers;
#[cfg(feature = "alloc")]
mod theory;
#[cfg(feature = "alloc")]
mod values;

/// The public items of these folders.
#[cfg(feature = "alloc")]
mod columns {
    pub use crate::engine::explanation::Explanation;
    pub use crate::engine::kernel_names::{KernelName, KernelNames};
    pub use crate::engine::method::Method;
    pub use crate::engine::moduli::{Moduli, Modulus};
    pub use crate::engine::modulo::Modulo;
    #[cfg(feature = "std")]
    pub use crate::engine::stop::Stop;
    pub use crate::keys::{KeyError, PaillierKey, PrivateKey, RsaKey};
    pub use crate::operation::Operation;
    pub use crate::operation::functions::*;
    pub use crate::operation::kind::Kind;
    pub use crate::operation::powmod::Powmod;
    pub use crate::operation::residues::Residues;
    pub use crate::powers::fixed_base::{FixedBase, FixedBases, TableOptions};
    pub use crate::powers::fixed_exponent::FixedExponent;
    pub use crate::theory::divisors::{gcd, jacobi};
    #[cfg(feature = "getrandom")]
    pub use crate::theory::prime::random_prime;
    pub use crate::theory::prime::random_prime_with;
    pub use crate::theory::prime::{PrimeError, is_probable_prime, is_probable_prime_vartime};
    pub use crate::values::column::Column;
    pub use crate::values::number::Number;
    pub use crate::values::operand::{Operand, Scalar};
    pub use crate::values::rows::{Rows, RowsMut};
}
#[cfg(feature = "alloc")]
pub use columns::*;

/// The code blocks of docs/api.md, which are compiled and run.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../docs/api.md")]
struct Mistakes;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
