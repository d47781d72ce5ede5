//! Arrays that are larger than the caches.
//!
//! In place, data is prefetched some cache lines ahead. Between arrays, results bypass the caches.

use core::arch::x86_64::{__m512i, _MM_HINT_T0, _mm_prefetch, _mm_sfence, _mm512_stream_si512};

use super::pairs::{Pair, Registers, load, near_into, store};
use crate::grf::Block;
use crate::streams;

/// The size in bytes from which an array counts as large, in place. Tests use a small value, so that small
/// arrays run the same code.
pub(super) const IN_PLACE: usize = if cfg!(test) { 1 << 15 } else { 1 << 23 };

/// The prefetch distance in pairs of vectors.
const AHEAD: usize = 16;

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn in_place(c: &Registers, blocks: &mut [Block]) {
    let (pairs, rest) = blocks.as_chunks_mut();
    for i in 0..pairs.len() {
        if let Some(ahead) = pairs.get(i + AHEAD) {
            fetch(ahead);
        }
        let pair = &mut pairs[i];
        store(pair, c.round(load(pair)));
    }
    c.round_some(rest);
}

/// Two cache lines that can be written bypassing the caches.
#[repr(C, align(64))]
struct Lines(Pair);

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn into(c: &Registers, from: &[Block], to: &mut [Block]) {
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

/// Prefetches the lines of a pair.
#[inline]
fn fetch(pair: &Pair) {
    for line in pair.as_chunks::<8>().0 {
        // SAFETY: a hint, at the address of a line.
        unsafe { _mm_prefetch::<_MM_HINT_T0>((&raw const *line).cast()) }
    }
}
