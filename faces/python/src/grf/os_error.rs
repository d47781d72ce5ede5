//! System errors as `OSError`, with a number and a file name.

use std::ffi::OsStr;
use std::io::{Error, ErrorKind};

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

/// Numbers of errors that are not the system's own. They are the same on all systems.
const EIO: i32 = 5;
const EBUSY: i32 = 16;
const EINVAL: i32 = 22;

/// Returns the exception for an error of the system or of the standard library. Python chooses the subclass
/// by the number, such as `FileNotFoundError`.
pub(crate) fn os_error(e: &Error, path: &OsStr) -> PyErr {
    let text = e.to_string();
    match e.raw_os_error() {
        Some(code) => {
            let text = text.strip_suffix(&format!(" (os error {code})")).unwrap_or(&text);
            // Windows has numbers of its own, which Python translates.
            let (errno, winerror) = if cfg!(windows) { (EIO, Some(code)) } else { (code, None) };
            exception(errno, text, path, winerror)
        }
        None => exception(if e.kind() == ErrorKind::InvalidInput { EINVAL } else { EIO }, &text, path, None),
    }
}

/// Returns the exception for a file that another process is using.
pub(crate) fn busy(text: &str, path: &OsStr) -> PyErr {
    exception(EBUSY, text, path, None)
}

fn exception(errno: i32, text: &str, path: &OsStr, winerror: Option<i32>) -> PyErr {
    PyOSError::new_err((errno, text.to_owned(), path.to_owned(), winerror))
}
