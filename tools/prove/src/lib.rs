//! Proves from the machine code of a built library that the assembly of the kernels is correct for all
//! inputs.
//!
//! The code of a kernel ([`object`]) is disassembled and lifted ([`lift`]) to a list of instructions
//! ([`code`]), which a machine ([`machine`]) runs. The machine is written once, over words of any kind
//! ([`domain`]): on numbers, for comparison with processors; and on polynomials ([`symbolic`]), for all
//! inputs at once. [`proof`] shows what remains to be proved about the result.

#![forbid(unsafe_code)]

pub mod code;
pub mod domain;
pub mod lift;
pub mod machine;
pub mod mutate;
pub mod object;
pub mod polynomial;
pub mod proof;
pub mod survey;
pub mod symbolic;
pub mod trial;
mod vanish;
