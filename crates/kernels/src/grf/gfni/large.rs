//! Arrays that no cache holds.
//!
//! In place, what is going to be read is asked for some cache lines ahead. From one place to another, stores that
//! bypass the caches save reading what is overwritten; four pages are written side by side, which keeps more of
//! the memory's banks busy than one.

use core::arch::x86_64::{__m512i, _MM_HINT_T0, _mm_prefetch, _mm_sfence, _mm512_stream_si512};

use super::{Block, Pair, Registers, load, load_vector, near_into, store};

/// Bytes from which on an array counts as large, in place. In tests all that is done with such arrays is done with
/// small ones.
pub(super) const IN_PLACE: usize = if cfg!(test) { 1 << 15 } else { 1 << 23 };
/// The same from one place to another.
pub(super) const INTO: usize = if cfg!(test) { 1 << 15 } else { 1 << 26 };

/// Pairs of vectors between what is computed and what is asked for.
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

/// A cache line that can be written past the caches.
#[repr(C, align(64))]
struct Line([Block; 8]);

/// Pages that are written side by side.
const PAGES: usize = 4;
/// Pairs of lines in a page.
const PAIRS: usize = 32;

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn into(c: &Registers, from: &[Block], to: &mut [Block]) {
    // SAFETY: a line is eight blocks and nothing else. Where blocks do not meet lines, there are no lines.
    let (to_head, to_lines, to_tail) = unsafe { to.align_to_mut::<Line>() };
    let (from_head, from) = from.split_at(to_head.len());
    near_into(c, from_head, to_head);
    let (from_lines, from_tail) = from.as_chunks();
    let (to_pages, to_rest) = to_lines.as_chunks_mut();
    let (from_pages, from_rest) = from_lines.as_chunks();
    for (from, to) in from_pages.iter().zip(to_pages) {
        side_by_side(c, from, to);
    }
    // What is streamed is ordered after other stores only by this.
    _mm_sfence();
    for (from, to) in from_rest.iter().zip(to_rest) {
        near_into(c, from, &mut to.0);
    }
    near_into(c, from_tail, to_tail);
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn side_by_side(c: &Registers, from: &[[Block; 8]; PAGES * PAIRS * 2], to: &mut [Line; PAGES * PAIRS * 2]) {
    for i in 0..PAIRS {
        for page in 0..PAGES {
            let at = 2 * (PAIRS * page + i);
            let [x, y] = c.round([load_vector(&from[at]), load_vector(&from[at + 1])]);
            stream(&mut to[at], x);
            stream(&mut to[at + 1], y);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn stream(x: &mut Line, value: __m512i) {
    // SAFETY: `Line` is 64 bytes, aligned to 64.
    unsafe { _mm512_stream_si512((&raw mut *x).cast(), value) }
}

/// Asks for the lines of a pair.
#[inline]
fn fetch(pair: &Pair) {
    for line in pair.as_chunks::<8>().0 {
        // SAFETY: a hint, at the address of a line.
        unsafe { _mm_prefetch::<_MM_HINT_T0>((&raw const *line).cast()) }
    }
}
