//! Finds dependency cycles between the sibling modules of a crate.
//!
//! A module depends on another when a path in it leads there: in a `use`, a type, an expression, an attribute, the
//! arguments of a macro or its body. A dependency between two modules counts as one between their ancestors just
//! below the module that holds both: `crate::a::x` naming `crate::b::y` is an edge from `a` to `b`. A module and its
//! own descendants are not siblings, so `super::` and names of one's children make no edge. A name that an ancestor
//! imports is followed to the module it comes from.
//!
//! The tokens are read as they stand, without expanding a macro or choosing a configuration, so the check sees every
//! `cfg` at once except `cfg(test)`, which is left out. Method calls and trait implementations name no module and
//! make no edge.

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

/// Returns the knots of cycles in the crate whose root is this file: one for each module with children on a cycle.
///
/// # Errors
///
/// [`Error`] with the file and the reason if a file of the crate is missing or is not Rust.
pub fn check(root: &Path) -> Result<Vec<Knot>, Error> {
    Ok(cycles::knots(&tree::Tree::load(root)?))
}
