//! Writes to stdout, and detects whether it was closed when the process started. Also returns the other
//! descriptors that the process was started with.
//!
//! If stdout is closed (`>&-` in a shell), Rust's runtime opens /dev/null in its place before `main`, and
//! output is lost without an error. `main` cannot distinguish this from a redirection to /dev/null, so the
//! check has to run earlier.

use std::fmt;
#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::io::{self, BufWriter, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::process::exit::Failure;
use crate::process::patient::Patient;

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Called by the loader before Rust's runtime starts.
#[cfg(target_os = "linux")]
extern "C" fn look() {
    let closed = rustix::io::fcntl_getfd(rustix::stdio::stdout()) == Err(rustix::io::Errno::BADF);
    CLOSED.store(closed, Ordering::Relaxed);
}

// SAFETY: the loader calls every function in this section with arguments that a C function may ignore. `look`
// does not use the runtime and does not panic.
#[cfg(target_os = "linux")]
#[used]
#[expect(unsafe_code, reason = "the only way to run before the runtime")]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

/// Checks that stdout is open.
///
/// # Errors
///
/// Returns an error if it was closed when the process started.
pub(crate) fn check() -> Result<(), Failure> {
    if CLOSED.load(Ordering::Relaxed) {
        return Err(Failure::data("stdout is closed; nothing was written"));
    }
    Ok(())
}

/// Returns an unbuffered handle of stdout.
///
/// # Errors
///
/// Returns an error if it was closed when the process started.
pub(crate) fn file() -> Result<File, Failure> {
    #[cfg(unix)]
    use std::os::fd::AsFd as AsSystem;
    #[cfg(windows)]
    use std::os::windows::io::AsHandle as AsSystem;

    check()?;
    #[cfg(unix)]
    let copy = io::stdout().as_fd().try_clone_to_owned();
    #[cfg(windows)]
    let copy = io::stdout().as_handle().try_clone_to_owned();
    copy.map(File::from).map_err(failure)
}

/// Returns a second handle of the descriptor `number`, which shares its position in a file. Must be called
/// before the process opens files of its own, whose numbers the user cannot mean.
///
/// # Errors
///
/// Returns an error if it is not open, or stdout was closed when the process started.
#[cfg(unix)]
pub(crate) fn descriptor(number: i32) -> Result<File, Failure> {
    use std::os::fd::BorrowedFd;

    if number == 1 {
        check()?;
    }
    let is_listed = |folder| fs::symlink_metadata(format!("{folder}/{number}")).is_ok();
    if number < 0 || !["/dev/fd", "/proc/self/fd"].into_iter().any(is_listed) {
        return Err(Failure::data(format_args!("the descriptor {number} is not open")));
    }
    // SAFETY: the descriptor is open, and nothing closes it before it has been duplicated.
    #[expect(unsafe_code, reason = "the standard library can duplicate only descriptors 0 to 2")]
    let given = unsafe { BorrowedFd::borrow_raw(number) };
    let copy = given.try_clone_to_owned().map(File::from);
    copy.map_err(|e| Failure::data(format_args!("the descriptor {number}: {e}")))
}

/// Prints text to stdout.
///
/// # Errors
///
/// Returns an error if stdout cannot be written. A pipe closed by its reader is not an error.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    show(|| Patient(io::stdout()).write_all(text.as_bytes()))
}

/// Calls `print`, which writes to stdout.
///
/// # Errors
///
/// Same as [`print`].
pub(crate) fn show(print: impl FnOnce() -> io::Result<()>) -> Result<(), Failure> {
    check()?;
    match print().and_then(|()| Patient(io::stdout()).flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(failure(e)),
        _ => Ok(()),
    }
}

/// A buffered writer to stdout.
pub(crate) struct Lines {
    out: BufWriter<Patient<Stdout>>,
}

impl Lines {
    /// Locks stdout.
    ///
    /// # Errors
    ///
    /// Returns an error if it is closed.
    pub(crate) fn new() -> Result<Lines, Failure> {
        check()?;
        Ok(Lines { out: BufWriter::with_capacity(64 << 10, Patient(io::stdout())) })
    }

    /// Writes a line.
    ///
    /// # Errors
    ///
    /// Returns an error if stdout cannot be written; [`Failure::Closed`] if its reader has closed it.
    pub(crate) fn line(&mut self, line: fmt::Arguments<'_>) -> Result<(), Failure> {
        self.out.write_fmt(line).and_then(|()| self.out.write_all(b"\n")).map_err(failure)
    }

    /// Writes bytes.
    ///
    /// # Errors
    ///
    /// Same as [`Lines::line`].
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes).map_err(failure)
    }

    /// Flushes the buffer.
    ///
    /// # Errors
    ///
    /// Same as [`Lines::line`].
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(failure)
    }
}

fn failure(e: io::Error) -> Failure {
    match e.kind() {
        io::ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::data(format_args!("stdout: {e}")),
    }
}
