//! Writes the assembly of the kernels of Limbwise.
//!
//! A kernel is a list of instructions on virtual registers ([`build`]), which are then given registers of the
//! processor ([`allocate`]). Three things are done with the list: it is printed as a file ([`mod@print`]), the features
//! that it needs are read off its mnemonics ([`kernel`]), and it is run with words of any width ([`run`]), so that
//! every input of a small kernel can be tried. The files are committed; a test proves that they are in step.

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

/// The folder of the committed files.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/kernels/src/mul/asm")
}
