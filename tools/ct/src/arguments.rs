//! The arguments by which a child process finds the case that it has to run.

use crate::case::Case;

/// The first argument of a process that is to be traced.
pub(crate) const TRACED: &str = "--traced";
/// The first argument of a process that a debugger steps through.
pub(crate) const STEPPED: &str = "--stepped";
/// The first argument of a process that runs under memcheck.
pub(crate) const TAINTED: &str = "--tainted";

/// The arguments of a child. They have the same length for every selector, which is one digit: arguments
/// lie on the stack, below them everything else.
pub(crate) fn of(method: &str, case: &Case, variant: &str, selector: u32) -> [String; 4] {
    [method.into(), case.id(), variant.into(), selector.to_string()]
}
