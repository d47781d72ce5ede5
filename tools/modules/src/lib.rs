//! Finds dependency cycles between the sibling modules of a crate.
//!
//! A module depends on another when a path in it leads there: in a `use`, a type, an expression, an
//! attribute, the arguments of a macro or its body. A dependency between two modules is one between their
//! ancestors directly below their common module: `crate::a::x` naming `crate::b::y` is an edge from `a` to
//! `b`. A module and its descendants are not siblings, so `super::` and names of child modules make no edge.
//! A name imported by an ancestor is followed to its module.
//!
//! Tokens are read without expanding macros or choosing a configuration, so the check covers all `cfg`s at
//! once except `cfg(test)`, which is skipped. Method calls and trait implementations name no module and make
//! no edge.

#![forbid(unsafe_code)]

use std::path::Path;

pub use crate::cycles::{Edge, Knot, Place};
pub use crate::tree::Error;

mod cycles;
mod resolve;
mod scan;
mod tokens;
mod tree;
mod uses;

/// Returns the knots of cycles in the crate whose root is this file: one for each module with children on a
/// cycle.
///
/// # Errors
///
/// Returns [`Error`] with the file and the reason if a file of the crate is missing or is not Rust.
pub fn check(root: &Path) -> Result<Vec<Knot>, Error> {
    Ok(cycles::knots(&tree::Tree::load(root)?))
}
