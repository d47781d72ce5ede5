//! Arithmetic on columns of fixed-width integers.
//!
//! A [`Column`] holds many numbers of one width. [`powmod`] raises a column to exponents modulo
//! moduli, each of the three one value or one per row, many rows at once in the lanes of the
//! processor's vector unit:
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
//! An [`Operand`] is a column, [`Rows`] of memory that is not a column's, or one value for all rows: an integer or a
//! [`Number`]. So is a modulus, odd or even, and at least 1.
//! Operands of any width are reduced, and the result is as wide as the moduli. Where moduli serve
//! several times, [`Modulus`] and [`Moduli`] prepare them once and have the same operations as
//! methods; `_into` writes over a column or [`RowsMut`] that are there. [`Modulus::sum`], [`Modulus::dot`] and
//! [`Modulus::product`] make one number of a column.
//!
//! A [`FixedBase`] has tables of the powers of one base, for many exponents; [`FixedBases`] of several, for products of powers. A
//! [`FixedExponent`] is planned once, for many bases and moduli.
//! [`Powmod::multi_exp`], [`Powmod::pow_many_exps`] and [`Modulus::multi_exp`] compute several powers at the price of less.
//!
//! Operations that follow one another save conversions as [`Residues`], and the way to memory as a
//! formula:
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
//! [`gcd`], [`jacobi`], [`is_probable_prime`] and [`Modulus::in_subgroup`] look at columns. [`random_prime_with`] finds primes. A
//! [`PrivateKey`] of two primes computes with RSA and Paillier's scheme modulo each of them.
//!
//! # Bits
//!
//! With the feature `permute`, a [`BitPermutation`] moves the bits of 64-bit blocks as a table says, whole arrays at once.
//! With `byteorder`, [`byteorder`] turns arrays and records from one byte order into the other. With `grf`, [`grf`] is the
//! block cipher of GRF archives, over arrays of blocks and over whole entries.
//!
//! # One number
//!
//! [`Fixed`] is one integer of a fixed width, on the stack, constant-time in its value; [`limbs`] has the bare arrays.
//!
//! # Constant time
//!
//! Operands, exponents, moduli and results are secret: neither the instructions that run nor the
//! addresses they touch depend on their values. Public are the widths of columns, the numbers of
//! rows, each modulus's bit length and its trailing zero bits, which kernel runs, and which rows were
//! refused or have no inverse. What is named
//! `_vartime`, or asked for by [`Powmod::public_exponent`], makes the exponents public, nothing else.
//! Reading numbers from text and writing them as text is not constant-time.
//!
//! # Features
//!
//! `rayon` (default): batches run on the threads of the current rayon pool; [`threads`] says which. `zeroize` (default): every
//! [`Fixed`] and [`Number`], [secret](Column::secret) columns and temporaries are overwritten before their memory is given back. `std` (default): the environment variable
//! `LIMBWISE_CPU_DISABLE` is read. `alloc` (with `std`): columns; what is without them needs no heap:
//! [`Fixed`], [`limbs`], [`BitPermutation`], [`grf`], [`byteorder`] but for its records. `getrandom`: random primes from the
//! system's random bytes. `num-bigint`: conversions
//! to and from `BigUint`. `byteorder`, `permute`, `grf`: what powers do without; with `byteorder`, columns are read from
//! big-endian bytes, and written, by vectors too.

#![forbid(unsafe_code)]
#![cfg_attr(not(any(test, feature = "std")), no_std)]

#[cfg(feature = "alloc")]
extern crate alloc;

#[cfg(feature = "permute")]
mod bit_permutation;
#[cfg(feature = "byteorder")]
pub mod byteorder;
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
pub use limbwise_kernels::lanes::Stop;

// Columns need a heap.
#[cfg(feature = "alloc")]
mod big_endian;
#[cfg(feature = "alloc")]
mod buffer;
#[cfg(feature = "alloc")]
mod column;
#[cfg(feature = "alloc")]
mod divisors;
#[cfg(feature = "alloc")]
mod engine;
#[cfg(feature = "alloc")]
mod fixed_base;
#[cfg(feature = "alloc")]
mod fixed_exponent;
#[cfg(feature = "alloc")]
mod key;
#[cfg(feature = "alloc")]
mod multi_exp;
#[cfg(feature = "alloc")]
mod number;
#[cfg(feature = "alloc")]
mod operand;
#[cfg(feature = "alloc")]
mod operation;
#[cfg(feature = "alloc")]
mod operations;
#[cfg(feature = "alloc")]
mod plan;
#[cfg(feature = "alloc")]
mod powmod;
#[cfg(feature = "alloc")]
mod prime;
#[cfg(feature = "alloc")]
mod residues;
#[cfg(feature = "alloc")]
mod rows;
#[cfg(feature = "alloc")]
mod sums;
#[cfg(feature = "alloc")]
mod tables;
#[cfg(feature = "alloc")]
mod text;
#[cfg(feature = "alloc")]
mod way;

#[cfg(feature = "alloc")]
pub use column::Column;
#[cfg(feature = "alloc")]
pub use divisors::{gcd, jacobi};
#[cfg(feature = "alloc")]
pub use engine::moduli::{Context, Moduli, Modulus};
#[cfg(feature = "alloc")]
pub use fixed_base::{FixedBase, FixedBases, TableOptions};
#[cfg(feature = "alloc")]
pub use fixed_exponent::FixedExponent;
#[cfg(feature = "alloc")]
pub use key::{KeyError, PaillierKey, PrivateKey, RsaKey};
#[cfg(feature = "alloc")]
pub use number::Number;
#[cfg(feature = "alloc")]
pub use operand::{Operand, Scalar};
#[cfg(feature = "alloc")]
pub use operation::{Operation, PowOptions};
#[cfg(feature = "alloc")]
pub use operations::{addmod, invmod, invmod_each, mulmod, negmod, sqrmod, submod};
#[cfg(feature = "alloc")]
pub use plan::Plan;
#[cfg(feature = "alloc")]
pub use powmod::{Powmod, powmod, powmod_vartime};
#[cfg(feature = "getrandom")]
pub use prime::random_prime;
#[cfg(feature = "alloc")]
pub use prime::{PrimeError, is_probable_prime, is_probable_prime_vartime, random_prime_with};
#[cfg(feature = "alloc")]
pub use residues::Residues;
#[cfg(feature = "alloc")]
pub use rows::{Rows, RowsMut};
#[cfg(feature = "alloc")]
pub use way::Way;

/// The page of mistakes, whose blocks are compiled and run.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../docs/api.md")]
struct Mistakes;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
