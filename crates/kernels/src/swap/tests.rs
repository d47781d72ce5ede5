//! The test cases for all variants, with `swap_bytes` and `from_be_bytes` as the oracle.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::*;

mod arrays;
mod fused;
mod records;

fn variants() -> impl Iterator<Item = Variant> {
    Variant::all(Features::detect().unwrap())
}

/// Bytes around what an operation may write.
const GUARD: usize = 128;

/// The previous contents of memory must not matter, and the memory around it must not change.
fn garbage(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 37 + 11) as u8).collect()
}

/// Memory with guards on both sides of the given number of bytes, which begin `past` bytes after a multiple
/// of 64.
struct Guarded {
    memory: Vec<u8>,
    start: usize,
    len: usize,
}

impl Guarded {
    fn new(past: usize, len: usize) -> Guarded {
        let memory = garbage(len + 2 * GUARD + 64);
        let start = GUARD + (past + 64 - (memory.as_ptr().addr() + GUARD) % 64) % 64;
        assert_eq!((memory.as_ptr().addr() + start) % 64, past % 64);
        Guarded { memory, start, len }
    }

    fn holding(past: usize, bytes: &[u8]) -> Guarded {
        let mut guarded = Guarded::new(past, bytes.len());
        guarded.bytes_mut().copy_from_slice(bytes);
        guarded
    }

    fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.memory[self.start..][..self.len]
    }

    /// Returns the bytes between the guards, which must be unchanged.
    fn bytes(&self) -> &[u8] {
        let before = garbage(self.memory.len());
        let end = self.start + self.len;
        assert!(self.memory[..self.start] == before[..self.start], "written before the beginning");
        assert!(self.memory[end..] == before[end..], "written after the end");
        &self.memory[self.start..end]
    }
}

fn random(rng: &mut StdRng, len: usize) -> Vec<u8> {
    let mut bytes = vec![0; len];
    rng.fill_bytes(&mut bytes);
    bytes
}

#[test]
fn widths_have_names() {
    assert_eq!(Width::ALL.map(Width::bits), [16, 32, 64, 128]);
    assert_eq!(Width::of_bits(64), Some(Width::W64));
    assert_eq!(Width::of_bytes(16), Some(Width::W128));
    assert!([0, 1, 8, 24, 48, 256].iter().all(|bits| Width::of_bits(*bits).is_none()));
}

/// Variants under test, with a name for messages.
fn named() -> impl Iterator<Item = (Variant, &'static str)> {
    variants().map(|v| (v, v.name()))
}

fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}
