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

/// The allocator of this program: that of the system, but while the recorder works.
struct Switching;

#[global_allocator]
static ALLOCATOR: Switching = Switching;

/// Whether the recorder works. It does so in a process of one thread.
static RECORDER: AtomicBool = AtomicBool::new(false);
static START: AtomicUsize = AtomicUsize::new(0);
static NEXT: AtomicUsize = AtomicUsize::new(0);

/// Addresses, not memory: a page takes memory once it is written.
const BYTES: usize = 4 << 30;
/// Far from the program and from the libraries, beside which translations lie.
const PLACE: usize = 0x2000_0000_0000;

/// Reserves memory: at the address, if it is not 0.
pub(crate) fn map(address: usize, bytes: usize, protection: i32) -> io::Result<usize> {
    let fixed = if address == 0 { 0 } else { libc::MAP_FIXED_NOREPLACE };
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | fixed;
    let at = ptr::without_provenance_mut::<c_void>(address);
    // SAFETY: a new mapping, which replaces none.
    let mapped = unsafe { libc::mmap(at, bytes, protection, flags, -1, 0) };
    if mapped == libc::MAP_FAILED { Err(Error::last_os_error()) } else { Ok(mapped.expose_provenance()) }
}

/// Reserves the range.
///
/// # Errors
///
/// Those of the operating system.
pub(crate) fn reserve() -> io::Result<()> {
    let start = map(PLACE, BYTES, libc::PROT_READ | libc::PROT_WRITE)?;
    START.store(start, Relaxed);
    NEXT.store(start, Relaxed);
    Ok(())
}

/// Runs a part of the recorder.
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

// SAFETY: the blocks of the range are disjoint, aligned and live for ever; all others are the system's.
unsafe impl GlobalAlloc for Switching {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !RECORDER.load(Relaxed) {
            // SAFETY: the caller's promise.
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
            // SAFETY: the caller's promise, and it is the system's.
            unsafe { System.dealloc(p, layout) }
        }
    }

    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !RECORDER.load(Relaxed) && !is_ours(p) {
            // SAFETY: the caller's promise, and it is the system's.
            return unsafe { System.realloc(p, layout, size) };
        }
        // SAFETY: with this alignment the size does not overflow, by the caller's promise.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        // SAFETY: the size is not 0, by the caller's promise.
        let new = unsafe { self.alloc(wanted) };
        if !new.is_null() {
            // SAFETY: both blocks have as many bytes, and are disjoint.
            unsafe { ptr::copy_nonoverlapping(p, new, layout.size().min(size)) };
            // SAFETY: the caller's promise.
            unsafe { self.dealloc(p, layout) };
        }
        new
    }
}
