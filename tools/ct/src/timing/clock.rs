//! The processor's counter, on one core.

#![allow(unsafe_code)]

use std::arch::x86_64::{_mm_lfence, _rdtsc};
use std::io;
use std::mem;

/// Pins this thread to the core on which it runs.
///
/// # Errors
///
/// Returns the error of the operating system.
pub(crate) fn stay() -> io::Result<()> {
    // SAFETY: the call has no arguments and no effect.
    let core = unsafe { libc::sched_getcpu() };
    let core = usize::try_from(core).map_err(|_| io::Error::last_os_error())?;
    // SAFETY: the set consists of bits, so zero is a valid value.
    let mut set: libc::cpu_set_t = unsafe { mem::zeroed() };
    // SAFETY: the number of a running core is less than the number of bits in a set.
    unsafe { libc::CPU_SET(core, &mut set) };
    // SAFETY: the set is alive and has the stated length.
    match unsafe { libc::sched_setaffinity(0, size_of::<libc::cpu_set_t>(), &raw const set) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Returns the ticks of the counter, read after all earlier and before all later instructions.
#[inline(always)]
pub(crate) fn now() -> u64 {
    // SAFETY: every x86-64 processor has SSE2.
    unsafe { _mm_lfence() };
    // SAFETY: every x86-64 processor has the counter, and Linux leaves it to programs.
    let ticks = unsafe { _rdtsc() };
    // SAFETY: as above.
    unsafe { _mm_lfence() };
    ticks
}
