//! The processor's counter, on one core.

#![allow(unsafe_code)]

use std::arch::x86_64::{_mm_lfence, _rdtsc};
use std::io;
use std::mem;

/// Keeps this thread on the core on which it runs.
///
/// # Errors
///
/// Those of the operating system.
pub(crate) fn stay() -> io::Result<()> {
    // SAFETY: the call has no argument and no effect.
    let core = unsafe { libc::sched_getcpu() };
    let core = usize::try_from(core).map_err(|_| io::Error::last_os_error())?;
    // SAFETY: the set is bits only: zero is a value of it.
    let mut set: libc::cpu_set_t = unsafe { mem::zeroed() };
    // SAFETY: the number of a core that runs is below the bits of a set.
    unsafe { libc::CPU_SET(core, &mut set) };
    // SAFETY: the set lives, and is as long as it is said to be.
    match unsafe { libc::sched_setaffinity(0, size_of::<libc::cpu_set_t>(), &raw const set) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Ticks of the counter, after everything before it and before everything after it.
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
