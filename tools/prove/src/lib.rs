//! Proves that the assembly of the kernels is right, for all inputs, from the machine code of a built library.
//!
//! The code of a kernel ([`object`]) is disassembled and lifted ([`lift`]) to a list of instructions ([`code`]), which
//! a machine ([`machine`]) runs. The machine is written once, over words of any kind ([`domain`]): on numbers, to be compared with
//! processors; and on polynomials ([`symbolic`]), for all inputs at once. What is left to be shown of the result is in [`proof`].

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
