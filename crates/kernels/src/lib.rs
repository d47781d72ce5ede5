//! The arithmetic of Limbwise: kernels on columns of fixed-width integers.
//!
//! A *family* (a module of this crate) is one operation with one contract; its *variants* (the files
//! of its folder) compute the same thing with different instructions. [`cpu`] finds out which
//! instructions the processor has and hands out the tokens that variants ask for.
//!
//! This is the only crate of Limbwise that holds `unsafe` arithmetic, and it has two reasons for it:
//! *the token proves the feature* (written once, in [`cpu`]) and *the type proves the length*.
//! Nothing here allocates: callers bring the memory, sized by the `*_len` functions of a plan.
//! Lengths are asserted once per call; what an assertion checks is listed under `# Panics`.
//!
//! Programs want the crate `limbwise`, which brings columns, errors and threads.
//!
//! # Features
//!
//! `swap`, `permute` and `grf` each compile the family of that name; the others are always there. `std` (default): the
//! environment variable `LIMBWISE_CPU_DISABLE` can be read. `article`: variants of `mul` that serve a comparison and are
//! never chosen.
//!
//! # Sources
//!
//! Modules cite these works by their marks:
//!
//! - \[AndryscoEtAl15\] On subnormal floating point and abnormal timing.
//! - \[BernsteinYang19\] Fast constant-time gcd computation and modular inversion.
//! - \[BMSZ13\] Bos, Montgomery, Shumow, Zaverucha, Montgomery multiplication using vector instructions.
//! - \[EmmartZhengWeems18\] Faster modular exponentiation using double precision floating point arithmetic on the
//!   GPU.
//! - \[GueronKrasnov16\] Accelerating big integer arithmetic using Intel IFMA extensions.
//! - \[HAC\] Menezes, van Oorschot, Vanstone, Handbook of applied cryptography.
//! - \[KocAcarKaliski96\] Analyzing and comparing Montgomery multiplication algorithms.
//! - \[MoellerGranlund11\] Improved division by invariant integers.
//! - \[Montgomery85\] Modular multiplication without trial division.
//! - \[Pornin20\] Optimized binary GCD for modular inversion.
//! - \[Warren13\] Hacker's delight, second edition.

#![cfg_attr(not(any(test, feature = "std")), no_std)]

pub mod catalogue;
pub mod cpu;
pub mod family;
#[cfg(feature = "grf")]
pub mod grf;
pub mod lanes;
pub mod limb;
pub mod memory;
#[doc(hidden)]
pub mod mistakes;
pub mod mont;
pub mod mul;
#[cfg(feature = "permute")]
pub mod permute;
pub mod speed;
pub mod sum;
#[cfg(feature = "swap")]
pub mod swap;

mod powers;

#[cfg(test)]
#[path = "../tests/extent/mod.rs"]
mod extent;

#[cfg(target_arch = "x86_64")]
mod across;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
