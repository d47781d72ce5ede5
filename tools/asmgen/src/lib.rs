//! Writes the assembly of the kernels of Limbwise.
//!
//! A kernel is a list of instructions on virtual registers ([`build`]), which are then mapped to processor
//! registers ([`allocate`]). The list is printed as a file ([`mod@print`]); its mnemonics determine the
//! features that it needs ([`kernel`]); and it is run with words of any width ([`run`]), so that all inputs
//! of a small kernel can be tried. The files are committed, and a test checks that they are up to date.

pub mod allocate;
pub mod build;
pub mod check;
pub mod counts;
pub mod ir;
pub mod kernel;
pub mod kernels;
pub mod mca;
pub mod print;
pub mod run;
pub mod target;

use std::path::PathBuf;

/// Returns the folder of the committed files.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/kernels/src/mul/asm")
}
