//! Arrays that are larger than the caches.
//!
//! Results in another array are written past the caches, which saves reading the memory that is about
//! to be overwritten, and in four places at a time, because several streams use the memory better than one.
//!
//! The places are a quarter of the result apart. Copying 256 MiB with a byte swap on Zen 5, four quarters and
//! two halves reach 1.5 times the rate of `memcpy`, one place 1.35, and four neighbouring pages 1.15. On
//! Sapphire Rapids, two halves reach 1.06 times the rate of `memcpy`, one place 0.92, and four neighbouring
//! pages 1.16; quarters were not measured. Software prefetching and more streams gain nothing.
//!
//! In place, data is prefetched, further ahead than usual: on Zen 5, a swap of 24 MiB takes 0.7 of the time
//! with 12 KiB, and as long as without prefetching with 2 KiB.

use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

/// The size in bytes from which an array counts as larger than the caches: docs/thresholds.md. Tests use a
/// smaller value.
pub(crate) const UNCACHED_FROM: usize = if cfg!(test) { 64 << 10 } else { 16 << 20 };

/// The prefetch distance in place, in bytes: as far as possible without displacing what is in use in a
/// first-level cache of 32 KiB.
pub(crate) const AHEAD: usize = 12 << 10;

/// The number of places.
const STREAMS: usize = 4;

/// Calls `f` for each item of `from` with the item of `to` at the same index, four quarters at a time.
#[inline(always)]
pub(crate) fn side_by_side<A, B>(from: &[A], to: &mut [B], f: impl Fn(&A, &mut B)) {
    assert!(from.len() == to.len(), "an item to write for each item to read");
    let len = to.len() / STREAMS;
    let (from, from_rest) = from.split_at(STREAMS * len);
    let (to, to_rest) = to.split_at_mut(STREAMS * len);
    let from: [&[A]; STREAMS] = core::array::from_fn(|i| &from[i * len..][..len]);
    let places = core::array::from_fn(|i| i * len..(i + 1) * len);
    let to: [&mut [B]; STREAMS] = to.get_disjoint_mut(places).expect("quarters do not overlap");
    for i in 0..len {
        for stream in 0..STREAMS {
            f(&from[stream][i], &mut to[stream][i]);
        }
    }
    for (from, to) in from_rest.iter().zip(to_rest) {
        f(from, to);
    }
}

/// Prefetches the cache line that is `distance` bytes beyond the start of an item, wherever that is.
#[inline(always)]
pub(crate) fn prefetch<T>(item: &T, distance: usize) {
    let line = (&raw const *item).wrapping_byte_add(distance);
    // SAFETY: a hint, which is valid for any address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(line.cast()) }
}
