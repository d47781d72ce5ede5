//! Memory for the recorder, separate from the heap of the recorded code.
//!
//! The recorder runs in the middle of the recorded code, perhaps in the middle of `malloc`. It must neither
//! enter `malloc` again nor move what the case allocates, so its own allocations come from a reserved range
//! of addresses and are never freed.

#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::c_void;
use std::io::{self, Error};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// The allocator of this program: the system's, except while the recorder works.
struct Switching;

#[global_allocator]
static ALLOCATOR: Switching = Switching;

/// Whether the recorder is working. The process has only one thread.
static RECORDER: AtomicBool = AtomicBool::new(false);
static START: AtomicUsize = AtomicUsize::new(0);
static NEXT: AtomicUsize = AtomicUsize::new(0);

/// The size of the address range. It is reserved, not allocated: a page takes memory when it is first
/// written.
const BYTES: usize = 4 << 30;
/// The start of the range, far from the program and the libraries, next to which the translations are.
const PLACE: usize = 0x2000_0000_0000;

/// Reserves memory, at the given address unless it is 0.
pub(crate) fn map(address: usize, bytes: usize, protection: i32) -> io::Result<usize> {
    let fixed = if address == 0 { 0 } else { libc::MAP_FIXED_NOREPLACE };
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | fixed;
    let at = ptr::without_provenance_mut::<c_void>(address);
    // SAFETY: a new mapping that does not replace another.
    let mapped = unsafe { libc::mmap(at, bytes, protection, flags, -1, 0) };
    if mapped == libc::MAP_FAILED { Err(Error::last_os_error()) } else { Ok(mapped.expose_provenance()) }
}

/// Reserves the range.
///
/// # Errors
///
/// Returns the error of the operating system.
pub(crate) fn reserve() -> io::Result<()> {
    let start = map(PLACE, BYTES, libc::PROT_READ | libc::PROT_WRITE)?;
    START.store(start, Relaxed);
    NEXT.store(start, Relaxed);
    Ok(())
}

/// Runs a part of the recorder with this allocator.
pub(crate) fn within<T>(f: impl FnOnce() -> T) -> T {
    RECORDER.store(true, Relaxed);
    let result = f();
    RECORDER.store(false, Relaxed);
    result
}

fn is_ours(p: *mut u8) -> bool {
    let start = START.load(Relaxed);
    start != 0 && (start..start + BYTES).contains(&(p as usize))
}

// SAFETY: the blocks of the range are disjoint, aligned and live forever; all others come from the system.
unsafe impl GlobalAlloc for Switching {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !RECORDER.load(Relaxed) {
            // SAFETY: guaranteed by the caller.
            return unsafe { System.alloc(layout) };
        }
        let start = NEXT.load(Relaxed).next_multiple_of(layout.align());
        NEXT.store(start + layout.size(), Relaxed);
        if start + layout.size() > START.load(Relaxed) + BYTES {
            return ptr::null_mut();
        }
        ptr::with_exposed_provenance_mut(start)
    }

    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        if !is_ours(p) {
            // SAFETY: guaranteed by the caller, and the block came from the system.
            unsafe { System.dealloc(p, layout) }
        }
    }

    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !RECORDER.load(Relaxed) && !is_ours(p) {
            // SAFETY: guaranteed by the caller, and the block came from the system.
            return unsafe { System.realloc(p, layout, size) };
        }
        // SAFETY: the caller guarantees that the size with this alignment does not overflow.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        // SAFETY: the caller guarantees that the size is not 0.
        let new = unsafe { self.alloc(wanted) };
        if !new.is_null() {
            // SAFETY: both blocks have at least this many bytes and are disjoint.
            unsafe { ptr::copy_nonoverlapping(p, new, layout.size().min(size)) };
            // SAFETY: guaranteed by the caller.
            unsafe { self.dealloc(p, layout) };
        }
        new
    }
}
