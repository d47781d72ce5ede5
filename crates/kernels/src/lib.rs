//! The arithmetic of Limbwise: kernels on columns of fixed-width integers.
//!
//! A *family* (a module of this crate) is one operation with one contract. Its *variants* (the files of its
//! folder) compute the same results with different instructions. [`cpu`] detects which instructions the
//! processor has and provides the tokens that variants require.
//!
//! This is the only crate of Limbwise with `unsafe` arithmetic, which is justified by one of two reasons:
//! *the token proves the feature* (written once, in [`cpu`]) and *the type proves the length*. Nothing here
//! allocates: callers provide memory of the sizes returned by a plan's `*_len` functions. Lengths are
//! asserted once per call and documented under `# Panics`.
//!
//! Programs should use the crate `limbwise`, which adds columns, errors and threads.
//!
//! # Features
//!
//! `swap`, `permute` and `grf` each enable the family of that name; the others are always available. `std`
//! (default): the environment variable `LIMBWISE_CPU_DISABLE` is read. `article`: variants of `mul` and `grf`
//! for comparison, which are never chosen.
//!
//! # Sources
//!
//! Modules cite these works:
//!
//! - \[AndryscoEtAl15\] On subnormal floating point and abnormal timing.
//! - \[BernsteinYang19\] Fast constant-time gcd computation and modular inversion.
//! - \[BMSZ13\] Bos, Montgomery, Shumow, Zaverucha, Montgomery multiplication using vector instructions.
//! - \[EmmartZhengWeems18\] Faster modular exponentiation using double precision floating point arithmetic on
//!   the GPU.
//! - \[GueronKrasnov16\] Accelerating big integer arithmetic using Intel IFMA extensions.
//! - \[HAC\] Menezes, van Oorschot, Vanstone, Handbook of applied cryptography.
//! - \[KocAcarKaliski96\] Analyzing and comparing Montgomery multiplication algorithms.
//! - \[MoellerGranlund11\] Improved division by invariant integers.
//! - \[Montgomery85\] Modular multiplication without trial division.
//! - \[Pornin20\] Optimized binary GCD for modular inversion.
//! - \[Warren13\] Hacker's delight, second edition.

#![cfg_attr(not(any(test, feature = "std")), no_std)]

pub mod catalogue;
pub mod cost;
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
mod multiplier;
#[cfg(feature = "permute")]
pub mod permute;
pub mod powers;
pub mod sum;
#[cfg(feature = "swap")]
pub mod swap;
pub mod trial;
pub mod window;

#[cfg(all(target_arch = "x86_64", any(feature = "grf", feature = "swap")))]
mod streams;

#[cfg(test)]
#[path = "../tests/extent/mod.rs"]
mod extent;

#[cfg(target_arch = "x86_64")]
mod across;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
