//! Arithmetic on columns of fixed-width integers.
//!
//! A [`Column`] holds many numbers of one width. [`powmod`] raises a column to exponents modulo
//! moduli, each of the three one value or one per row, many rows at once in the lanes of the
//! processor's vector unit:
//!
//! ```
//! use limbwise::{Column, powmod};
//!
//! let base = Column::parse(["2", "3", "5"])?;
//! let exponent = Column::parse(["65537"])?;
//! let modulus = Column::parse(["1000000007"])?;
//! let power = powmod(&base, exponent.one(0), modulus.one(0))?;
//! assert_eq!(power.to_decimal(), ["947173645", "754428556", "364197520"]);
//! # Ok::<(), limbwise::Error>(())
//! ```
//!
//! A [`BitPermutation`] moves the bits of 64-bit blocks as a table says, whole arrays at once:
//!
//! ```
//! use limbwise::BitPermutation;
//!
//! let reversed: [u8; 64] = std::array::from_fn(|i| 63 - i as u8);
//! let mut blocks = [1, 2, 3];
//! BitPermutation::from_table(&reversed)?.apply_in_place(&mut blocks);
//! assert_eq!(blocks, [1 << 63, 1 << 62, 3 << 62]);
//! # Ok::<(), limbwise::PermutationError>(())
//! ```
//!
//! [`grf`] is the block cipher of GRF archives, over arrays of blocks and over whole entries.
//!
//! # Constant time
//!
//! Bases, exponents, moduli and results are secret: neither the instructions that run nor the
//! addresses they touch depend on their values. Public are the widths of columns, the numbers of
//! rows, each modulus's bit length and its trailing zero bits, and which kernel runs. What is named
//! `_vartime`, or asked for by [`Powmod::public_exponent`], makes the exponents public, nothing else.
//! Reading numbers from text and writing them as text is not constant-time.
//!
//! # Features
//!
//! `rayon` (default): batches run on the threads of the current rayon pool. `zeroize` (default):
//! temporaries that held secrets are overwritten. `std` (default): the environment variable
//! `LIMBWISE_CPU_DISABLE` is read. `num-bigint`: conversions to and from `BigUint`.

#![forbid(unsafe_code)]
#![cfg_attr(not(any(test, feature = "std")), no_std)]

extern crate alloc;

mod batch;
mod bit_permutation;
mod buffer;
pub mod byteorder;
mod column;
mod error;

mod even;
pub mod grf;
pub mod limbs;
mod modulus;
mod operand;
mod plan;
mod powmod;
mod text;

pub use bit_permutation::{BitPermutation, PermutationError};
pub use column::Column;
pub use error::{Error, Role, TextError};
pub use limbwise_kernels::{cpu, family, lanes, mont, permute, swap};
pub use modulus::{Context, Moduli, Modulus};
pub use operand::Operand;
pub use powmod::{Powmod, powmod, powmod_vartime};
