//! Arrays that are larger than a core's own caches.
//!
//! Their data is prefetched some kilobytes ahead. A result that is larger than all caches bypasses them.

use core::arch::x86_64::{__m512i, _mm_sfence, _mm512_stream_si512};

use super::pairs::{Pair, Registers, load, near_into, store};
use crate::grf::Block;
use crate::streams;

/// The size in bytes from which prefetching pays, in place. Tests use small values, so that small arrays run
/// the same code.
pub(super) const IN_PLACE: usize = if cfg!(test) { 1 << 15 } else { 1 << 23 };
/// The same between arrays.
pub(super) const INTO: usize = if cfg!(test) { 1 << 15 } else { 1 << 20 };

/// The prefetch distance in bytes between arrays, less than in place because both are prefetched.
const AHEAD_OF_EACH: usize = 8 << 10;

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn in_place(c: &Registers, blocks: &mut [Block]) {
    let (pairs, rest) = blocks.as_chunks_mut();
    for pair in pairs {
        prefetch(pair, streams::AHEAD);
        store(pair, c.round(load(pair)));
    }
    c.round_some(rest);
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn into(c: &Registers, from: &[Block], to: &mut [Block]) {
    let (from_pairs, from_rest) = from.as_chunks();
    let (to_pairs, to_rest) = to.as_chunks_mut();
    for (from, to) in from_pairs.iter().zip(to_pairs) {
        prefetch(from, AHEAD_OF_EACH);
        prefetch(to, AHEAD_OF_EACH);
        store(to, c.round(load(from)));
    }
    near_into(c, from_rest, to_rest);
}

/// Two cache lines that can be written bypassing the caches.
#[repr(C, align(64))]
struct Lines(Pair);

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn past_caches(c: &Registers, from: &[Block], to: &mut [Block]) {
    // SAFETY: lines consist of 16 blocks. If blocks cannot be aligned to lines, there are no lines.
    let (to_head, lines, to_tail) = unsafe { to.align_to_mut::<Lines>() };
    let (from_head, from) = from.split_at(to_head.len());
    let (pairs, from_tail) = from.as_chunks();
    near_into(c, from_head, to_head);
    streams::side_by_side(&pairs[..lines.len()], lines, |from, to| stream(to, c.round(load(from))));
    // Orders the streaming stores before later stores.
    _mm_sfence();
    near_into(c, from_tail, to_tail);
}

#[inline]
#[target_feature(enable = "avx512f")]
fn stream(x: &mut Lines, value: [__m512i; 2]) {
    for (line, value) in x.0.as_chunks_mut::<8>().0.iter_mut().zip(value) {
        // SAFETY: each half of `Lines` is 64 bytes, aligned to 64.
        unsafe { _mm512_stream_si512((&raw mut *line).cast(), value) }
    }
}

/// Prefetches the lines that are `distance` bytes beyond a pair.
#[inline(always)]
fn prefetch(pair: &Pair, distance: usize) {
    let (lines, _) = pair.as_chunks::<8>();
    lines.iter().for_each(|line| streams::prefetch(line, distance));
}
