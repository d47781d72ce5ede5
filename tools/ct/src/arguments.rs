//! The arguments that tell a child process which case to run.

use crate::cases::Case;

/// The first argument of a process that is to be traced.
pub(crate) const TRACED: &str = "--recorded";
/// The first argument of a process whose secrets are tracked: it is recorded, including the masks of stores.
pub(crate) const FOLLOWED: &str = "--followed";
/// The first argument of a process that a debugger steps through. It has the same length as that of the
/// recorded process, because the two are compared address by address: arguments lie on the stack, and if they
/// are longer, everything below them may begin 16 bytes lower.
pub(crate) const STEPPED: &str = "--debugged";
const _: () = assert!(TRACED.len() == STEPPED.len());
/// The first argument of a process that runs under memcheck.
pub(crate) const TAINTED: &str = "--tainted";

/// The line that the process writes to stderr before the case begins.
pub(crate) const BEGINS: &str = "=== the case ===";

/// Returns the arguments of a child. They have the same length for every selector, which is a single digit,
/// because arguments lie on the stack above everything else.
pub(crate) fn of(method: &str, case: &Case, variant: &str, selector: u32) -> [String; 4] {
    [method.into(), case.id(), variant.into(), selector.to_string()]
}
