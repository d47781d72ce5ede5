//! Text on stdout, and whether the process was born with one.
//!
//! Before `main` the runtime of Rust opens /dev/null in the place of a stdout that is closed (`>&-` in a shell), and what is
//! written there is lost without an error. From `main` it cannot be told from the /dev/null that somebody has asked for;
//! so somebody has to look earlier.

use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::exit::Failure;

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Called by the loader, before the runtime of Rust begins.
#[cfg(target_os = "linux")]
extern "C" fn look() {
    let closed = rustix::io::fcntl_getfd(rustix::stdio::stdout()) == Err(rustix::io::Errno::BADF);
    CLOSED.store(closed, Ordering::Relaxed);
}

// SAFETY: the loader calls every function in this section, with arguments that a C function may ignore; `look` needs
// nothing of the runtime, and does not panic.
#[cfg(target_os = "linux")]
#[used]
#[expect(unsafe_code, reason = "the only way to run before the runtime")]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

/// That there is a stdout to write to.
///
/// # Errors
///
/// If it was closed when the process began.
pub(crate) fn check() -> Result<(), Failure> {
    if CLOSED.load(Ordering::Relaxed) {
        return Err(Failure::data("stdout: is closed; nothing was written"));
    }
    Ok(())
}

/// Text on stdout.
///
/// # Errors
///
/// If stdout cannot be written, save that nobody reads it any more: whoever closed the pipe has seen
/// enough.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    check()?;
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(Failure::data(format!("stdout: {e}"))),
        _ => Ok(()),
    }
}

/// Much text, or bytes, on stdout.
pub(crate) struct Lines {
    out: BufWriter<Stdout>,
}

impl Lines {
    /// Takes stdout.
    ///
    /// # Errors
    ///
    /// If it is closed.
    pub(crate) fn new() -> Result<Lines, Failure> {
        check()?;
        Ok(Lines { out: BufWriter::with_capacity(64 << 10, io::stdout()) })
    }

    /// Writes a line.
    ///
    /// # Errors
    ///
    /// If stdout cannot be written; [`Failure::Closed`] if nobody reads it any more.
    pub(crate) fn line(&mut self, line: fmt::Arguments<'_>) -> Result<(), Failure> {
        self.out.write_fmt(line).and_then(|()| self.out.write_all(b"\n")).map_err(failure)
    }

    /// Writes bytes.
    ///
    /// # Errors
    ///
    /// As [`Lines::line`].
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes).map_err(failure)
    }

    /// Writes what is not written yet.
    ///
    /// # Errors
    ///
    /// As [`Lines::line`].
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
