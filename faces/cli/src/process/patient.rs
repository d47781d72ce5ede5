//! Reads from and writes to descriptors that may be non-blocking.
//!
//! Programs such as Node.js make their end of a terminal or a pipe non-blocking, and every process that shares
//! it is affected: a read or write fails if it would have to wait. The setting cannot be changed here without
//! changing it for these programs, so the operation is repeated until it succeeds.

use std::io::{self, Read, Write};
use std::thread;
use std::time::Duration;

/// The pause between attempts.
const PAUSE: Duration = Duration::from_millis(1);

/// A reader or writer that waits.
pub(crate) struct Patient<T>(pub(crate) T);

/// Repeats an operation as long as it would have to wait.
///
/// # Errors
///
/// Returns any other error.
pub(crate) fn patiently<T>(mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match attempt() {
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => thread::sleep(PAUSE),
            outcome => return outcome,
        }
    }
}

impl<R: Read> Read for Patient<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        patiently(|| self.0.read(buffer))
    }
}

impl<W: Write> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        patiently(|| self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        patiently(|| self.0.flush())
    }
}
