//! The loops over memory that the vector variants share.
//!
//! Each takes closures written with a variant's own instructions. Everything here is inlined into the
//! variant's function, so the closures run with its features.
//!
//! *Overlap instead of a tail.* The body of an array is whole blocks of four vectors, aligned where elements
//! can be. One vector before it and one block after it overlap the body. They are loaded before anything is
//! stored and stored at the end; in place, the body would otherwise swap them twice. Arrays of up to eight
//! vectors need no loop: the same number of vectors is taken from the beginning and from the end.
//!
//! *Short arrays* are sensitive to every instruction. The choice of a variant is one relaxed load and a
//! comparison, inlined into the caller. The first call, which detects the processor's features, and the
//! variant without vectors are separate functions, so that short arrays need not save registers.
//!
//! *Between slices* that exceed the first-level cache, a swap is as fast as a loop of 64-byte loads and
//! stores. On Zen 5, a `memcpy` that is `rep movsb` is up to a third faster than such a loop from 32 KiB to
//! 512 KiB, because it does not fetch the lines that it overwrites into the first-level cache. Ordinary stores
//! always do. The loop reaches the limit of these fetches, which other orders, unrolling, prefetching, and
//! `rep movsb` before or after a swap within the first-level cache do not change. Results larger than the
//! caches bypass them.

#[cfg(target_arch = "x86_64")]
use crate::streams;

/// The source and the target of elements: one slice, or two that do not overlap.
pub(super) trait Span {
    /// A shorter span of this one.
    type Part<'a>: Span
    where
        Self: 'a;

    fn len(&self) -> usize;

    /// Returns the address of the first written byte.
    fn address(&self) -> usize;

    fn source<const N: usize>(&self, at: usize) -> &[u8; N];

    fn target<const N: usize>(&mut self, at: usize) -> &mut [u8; N];

    /// Returns the spans of N bytes between `start` and `end`.
    fn parts<const N: usize>(&mut self, start: usize, end: usize) -> impl Iterator<Item = Self::Part<'_>>;
}

/// Source and target are the same slice.
pub(super) struct InPlace<'a>(pub(super) &'a mut [u8]);

/// Source and target are different slices of the same length.
pub(super) struct Between<'a> {
    from: &'a [u8],
    to: &'a mut [u8],
}

impl<'a> Between<'a> {
    /// Creates a span from slices whose lengths have been asserted to be equal; taking the shorter length
    /// avoids a branch.
    #[inline(always)]
    pub(super) fn new(from: &'a [u8], to: &'a mut [u8]) -> Between<'a> {
        let len = from.len().min(to.len());
        Between { from: &from[..len], to: &mut to[..len] }
    }
}

const OUTSIDE: &str = "outside of the slice";

impl Span for InPlace<'_> {
    type Part<'a>
        = InPlace<'a>
    where
        Self: 'a;

    #[inline(always)]
    fn len(&self) -> usize {
        self.0.len()
    }

    #[inline(always)]
    fn address(&self) -> usize {
        self.0.as_ptr().addr()
    }

    #[inline(always)]
    fn source<const N: usize>(&self, at: usize) -> &[u8; N] {
        self.0[at..].first_chunk().expect(OUTSIDE)
    }

    #[inline(always)]
    fn target<const N: usize>(&mut self, at: usize) -> &mut [u8; N] {
        self.0[at..].first_chunk_mut().expect(OUTSIDE)
    }

    #[inline(always)]
    fn parts<const N: usize>(&mut self, start: usize, end: usize) -> impl Iterator<Item = InPlace<'_>> {
        self.0[start..end].as_chunks_mut::<N>().0.iter_mut().map(|part| InPlace(part))
    }
}

impl Span for Between<'_> {
    type Part<'a>
        = Between<'a>
    where
        Self: 'a;

    #[inline(always)]
    fn len(&self) -> usize {
        self.to.len()
    }

    #[inline(always)]
    fn address(&self) -> usize {
        self.to.as_ptr().addr()
    }

    #[inline(always)]
    fn source<const N: usize>(&self, at: usize) -> &[u8; N] {
        self.from[at..].first_chunk().expect(OUTSIDE)
    }

    #[inline(always)]
    fn target<const N: usize>(&mut self, at: usize) -> &mut [u8; N] {
        self.to[at..].first_chunk_mut().expect(OUTSIDE)
    }

    #[inline(always)]
    fn parts<const N: usize>(&mut self, start: usize, end: usize) -> impl Iterator<Item = Between<'_>> {
        let from = self.from[start..end].as_chunks::<N>().0;
        let to = self.to[start..end].as_chunks_mut::<N>().0;
        from.iter().zip(to).map(|(from, to)| Between { from, to })
    }
}

/// Returns the number of bytes up to the first whole element at a multiple of V; 0 if no element begins at
/// such a multiple.
#[inline(always)]
fn to_alignment<const V: usize>(address: usize, width: usize) -> usize {
    let past = address % V;
    if past.is_multiple_of(width) { (V - past) % V } else { 0 }
}

/// The vectors of a block, all of which are loaded before the first is stored; this helps if they are
/// misaligned.
const UNROLLED: usize = 4;

/// Swaps a span of at least BLOCK bytes, in vectors of V bytes. The body is aligned in the target, if
/// elements can be. A vector before it and a block after it may overlap it, so that no element remains. They
/// are loaded before anything is stored and stored at the end; in place, the body would otherwise swap them
/// twice.
#[inline(always)]
pub(super) fn sweep<const V: usize, const BLOCK: usize, R: Copy>(
    width: usize,
    mut span: impl Span,
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
) {
    const { assert!(BLOCK == UNROLLED * V) };
    assert!(span.len() >= BLOCK, "less than a block");
    let last = span.len() - BLOCK;
    let start = to_alignment::<V>(span.address(), width);
    let first = (start != 0).then(|| turned(span.source(0)));
    let rest: Option<[R; UNROLLED]> = (!(span.len() - start).is_multiple_of(BLOCK))
        .then(|| core::array::from_fn(|i| turned(span.source(last + i * V))));
    for mut block in span.parts::<BLOCK>(start, span.len()) {
        let vectors: [R; UNROLLED] = core::array::from_fn(|i| turned(block.source(i * V)));
        for (i, x) in vectors.into_iter().enumerate() {
            store(block.target(i * V), x);
        }
    }
    if let Some(x) = first {
        store(span.target(0), x);
    }
    if let Some(vectors) = rest {
        for (i, x) in vectors.into_iter().enumerate() {
            store(span.target(last + i * V), x);
        }
    }
}

/// Swaps V to 2 BLOCK bytes without a loop, by the same number of vectors from the beginning and up to the
/// end.
#[inline(always)]
pub(super) fn few<const V: usize, R: Copy>(
    span: impl Span,
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
) {
    if span.len() <= 2 * V {
        ends::<V, 1, R>(span, turned, store);
    } else if span.len() <= 4 * V {
        ends::<V, 2, R>(span, turned, store);
    } else {
        ends::<V, UNROLLED, R>(span, turned, store);
    }
}

/// Swaps a span covered by N vectors from its beginning and N up to its end: N V <= length <= 2 N V.
#[inline(always)]
pub(super) fn ends<const V: usize, const N: usize, R: Copy>(
    mut span: impl Span,
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
) {
    let last = span.len() - N * V;
    let first: [R; N] = core::array::from_fn(|i| turned(span.source(i * V)));
    let second: [R; N] = core::array::from_fn(|i| turned(span.source(last + i * V)));
    for (i, x) in first.into_iter().enumerate() {
        store(span.target(i * V), x);
    }
    for (i, x) in second.into_iter().enumerate() {
        store(span.target(last + i * V), x);
    }
}

/// Swaps fewer than 16 bytes, eight or four at a time; `turned` swaps eight.
#[inline(always)]
pub(super) fn short(span: impl Span, turned: impl Fn(u64) -> u64) {
    if span.len() >= 8 {
        let turned = |x: &[u8; 8]| turned(u64::from_le_bytes(*x)).to_le_bytes();
        ends::<8, 1, _>(span, turned, |y, x| *y = x);
    } else if span.len() >= 4 {
        let turned = |x: &[u8; 4]| (turned(u32::from_le_bytes(*x).into()) as u32).to_le_bytes();
        ends::<4, 1, _>(span, turned, |y, x| *y = x);
    } else if span.len() >= 2 {
        ends::<2, 1, _>(span, |[a, b]| [*b, *a], |y, x| *y = x);
    }
}

/// Bytes of a cache line.
#[cfg(target_arch = "x86_64")]
const LINE: usize = 64;

/// Like [`sweep`] between two slices of at least twice BLOCK bytes, but bypasses the cache: whole cache lines
/// are written by `store_past_cache`, which gets only vectors at multiples of V. Elements that cannot be
/// aligned are left to [`sweep`]. The caller must issue the fence.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn stream<const V: usize, const BLOCK: usize, R: Copy>(
    width: usize,
    (from, to): (&[u8], &mut [u8]),
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
    store_past_cache: impl Fn(&mut [u8; V], R),
) {
    const { assert!(BLOCK == UNROLLED * V && BLOCK.is_multiple_of(LINE)) };
    let mut span = Between::new(from, to);
    let start = to_alignment::<LINE>(span.address(), width);
    if !span.address().wrapping_add(start).is_multiple_of(LINE) {
        return sweep::<V, BLOCK, R>(width, span, turned, store);
    }
    let from_blocks = span.from[start..].as_chunks::<BLOCK>().0;
    let to_blocks = span.to[start..].as_chunks_mut::<BLOCK>().0;
    streams::side_by_side(from_blocks, to_blocks, |from, to| {
        let mut block = Between { from, to };
        let vectors: [R; UNROLLED] = core::array::from_fn(|i| turned(block.source(i * V)));
        for (i, x) in vectors.into_iter().enumerate() {
            store_past_cache(block.target(i * V), x);
        }
    });
    // Less than a block remains on either side.
    let last = span.len() - BLOCK;
    for at in [0, last] {
        for i in 0..UNROLLED {
            let x = turned(span.source(at + i * V));
            store(span.target(at + i * V), x);
        }
    }
}

/// Computes every `out_step` bytes of the output from a window of IN bytes of the input; windows begin every
/// `in_step` bytes. `f` may write OUT bytes, of which those beyond `out_step` are overwritten later. Windows
/// that reach beyond an end are computed in a zero-padded buffer.
#[inline(always)]
pub(super) fn windows<const IN: usize, const OUT: usize>(
    (mut from, in_step): (&[u8], usize),
    (mut to, out_step): (&mut [u8], usize),
    f: impl Fn(&[u8; IN], &mut [u8; OUT]),
) {
    while let (Some(x), Some(y)) = (from.first_chunk(), to.first_chunk_mut()) {
        f(x, y);
        from = from.get(in_step..).unwrap_or_default();
        to = &mut to[out_step..];
    }
    while !to.is_empty() {
        let (mut x, mut y) = ([0; IN], [0; OUT]);
        let (there, wanted) = (from.len().min(IN), to.len().min(out_step));
        x[..there].copy_from_slice(&from[..there]);
        f(&x, &mut y);
        to[..wanted].copy_from_slice(&y[..wanted]);
        from = from.get(in_step..).unwrap_or_default();
        to = &mut to[wanted..];
    }
}

/// Reverses a row of at least V bytes; `reversed` reverses a vector.
#[inline(always)]
pub(super) fn reverse<const V: usize, R>(
    from: &[u8],
    to: &mut [u8],
    reversed: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
) {
    for (x, y) in from.as_rchunks::<V>().1.iter().rev().zip(to.as_chunks_mut::<V>().0) {
        store(y, reversed(x));
    }
    if let (Some(x), Some(y)) = (from.first_chunk(), to.last_chunk_mut()) {
        store(y, reversed(x));
    }
}
