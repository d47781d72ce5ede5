//! Why a file cannot be written.

use std::error::Error;
use std::io;

use super::plain::plain;
use crate::process::exit::Failure;

/// Returns the failure of a writer of the file `name`. An error of the system is often wrapped in those of
/// the crates that encode.
pub(crate) fn unwritten(name: &str, error: &(dyn Error + 'static)) -> Failure {
    let mut causes = std::iter::successors(Some(error), |error: &&(dyn Error + 'static)| (*error).source());
    match causes.find_map(<dyn Error>::downcast_ref::<io::Error>) {
        Some(of_system) => Failure::data(format_args!("{name}: cannot be written: {of_system}")),
        None => Failure::data(format_args!("{name}: cannot be written: {}", plain(&error))),
    }
}
