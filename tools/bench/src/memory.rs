//! Memory for measurements: with the requested alignment, and large blocks in huge pages if the system
//! provides them.

#![allow(unsafe_code)]

use limbwise_kernels::swap::{bytes_of, bytes_of_mut};

/// The size in bytes of a huge page. Blocks of at least this size use huge pages.
#[cfg(target_os = "linux")]
const HUGE: usize = 2 << 20;

/// Returns words that stand for all of these bytes.
pub(crate) fn digest(bytes: &[u8]) -> Vec<u64> {
    let sum = |part: &[u8]| {
        part.chunks(8).fold(part.len() as u64, |sum, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
        })
    };
    bytes.chunks(1 << 16).map(sum).collect()
}

/// A function from the first slice into the second, or within the second alone.
pub(crate) type Call = Box<dyn Fn(&[u8], &mut [u8])>;

/// Zeroed memory that begins this many bytes after a multiple of 64.
pub(crate) struct Memory {
    units: Vec<u128>,
    start: usize,
    len: usize,
}

impl Memory {
    pub(crate) fn new(len: usize, past: usize) -> Memory {
        let units = vec![0_u128; (len + past + 64).div_ceil(16)];
        let start = units.as_ptr().addr().wrapping_neg() % 64 + past;
        let memory = Memory { units, start, len };
        memory.ask_for_huge_pages();
        memory
    }

    #[cfg(target_os = "linux")]
    fn ask_for_huge_pages(&self) {
        let bytes = bytes_of(&self.units);
        let start = bytes.as_ptr().addr().next_multiple_of(HUGE);
        let end = (bytes.as_ptr().addr() + bytes.len()) / HUGE * HUGE;
        if start < end {
            // SAFETY: whole pages that we own; the advice does not change their contents. It does not matter
            // if it fails.
            unsafe { libc::madvise(start as *mut _, end - start, libc::MADV_HUGEPAGE) };
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn ask_for_huge_pages(&self) {}

    pub(crate) fn bytes(&self) -> &[u8] {
        &bytes_of(&self.units)[self.start..][..self.len]
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytes_of_mut(&mut self.units)[self.start..][..self.len]
    }
}
