//! The loops that vector variants share: how memory is walked, whatever the vector.
//!
//! Each takes closures that a variant writes with its own instructions; everything here is inlined into the
//! variant's function, so that the closures run with its features.

/// Where elements are read and where they are written: one slice, or two that do not overlap.
pub(super) trait Span {
    fn len(&self) -> usize;
    fn source<const N: usize>(&self, at: usize) -> &[u8; N];
    fn target<const N: usize>(&mut self, at: usize) -> &mut [u8; N];
    /// The address of what is written first.
    fn address(&self) -> usize;
}

/// Read and written in one place.
pub(super) struct InPlace<'a>(pub(super) &'a mut [u8]);

/// Read in one place and written in another of the same length.
pub(super) struct Between<'a> {
    pub(super) from: &'a [u8],
    pub(super) to: &'a mut [u8],
}

const OUTSIDE: &str = "outside of the slice";

impl Span for InPlace<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.0.len()
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
    fn address(&self) -> usize {
        self.0.as_ptr().addr()
    }
}

impl Span for Between<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.to.len()
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
    fn address(&self) -> usize {
        self.to.as_ptr().addr()
    }
}

/// Vectors of a block: as many as are loaded before the first of them is stored.
pub(super) const UNROLLED: usize = 4;

/// Bytes from the beginning to the first whole element at a multiple of V, at least one and at most V; V if no
/// element begins at such a multiple.
#[inline(always)]
fn to_alignment<const V: usize>(address: usize, width: usize) -> usize {
    let past = address % V;
    if past.is_multiple_of(width) { V - past } else { V }
}

/// Turns every vector of V bytes of a span of at least V bytes. The body is aligned where it is written, if elements can be;
/// the first and the last vector may overlap it, so that no element is left over. They are loaded before anything is stored,
/// and stored at the end: in place, the body would find them turned.
#[inline(always)]
pub(super) fn sweep<const V: usize, R: Copy>(
    width: usize,
    mut span: impl Span,
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
) {
    let last = span.len() - V;
    let first_vector = turned(span.source(0));
    let last_vector = turned(span.source(last));
    let mut at = to_alignment::<V>(span.address(), width);
    while at + UNROLLED * V <= last {
        let block: [R; UNROLLED] = core::array::from_fn(|i| turned(span.source(at + i * V)));
        for (i, x) in block.into_iter().enumerate() {
            store(span.target(at + i * V), x);
        }
        at += UNROLLED * V;
    }
    while at < last {
        let x = turned(span.source(at));
        store(span.target(at), x);
        at += V;
    }
    store(span.target(0), first_vector);
    store(span.target(last), last_vector);
}

/// Turns a span that N bytes from its beginning and N bytes up to its end cover, N <= length <= 2 N.
#[inline(always)]
pub(super) fn pair<const N: usize, R: Copy>(
    mut span: impl Span,
    turned: impl Fn(&[u8; N]) -> R,
    store: impl Fn(&mut [u8; N], R),
) {
    let last = span.len() - N;
    let (x, y) = (turned(span.source(0)), turned(span.source(last)));
    store(span.target(0), x);
    store(span.target(last), y);
}

/// Bytes of a page, which hardware prefetchers do not cross.
const PAGE: usize = 4096;
/// Pages that are walked at the same time, each a stream of its own.
const STREAMS: usize = 4;
/// Vectors that follow each other in a page before the next page has its turn.
const TURN: usize = 2;
/// Bytes that are prefetched ahead within a page.
const AHEAD: usize = 512;

/// As [`sweep`] between two slices, but past the cache, in blocks of several pages: `store_past_cache` gets vectors
/// at multiples of V only. Elements that cannot be aligned so are left to [`sweep`]. The caller fences.
#[inline(always)]
pub(super) fn stream<const V: usize, R: Copy>(
    width: usize,
    (from, to): (&[u8], &mut [u8]),
    turned: impl Fn(&[u8; V]) -> R,
    store: impl Fn(&mut [u8; V], R),
    store_past_cache: impl Fn(&mut [u8; V], R),
    prefetch: impl Fn(&u8),
) {
    const BLOCK: usize = STREAMS * PAGE;
    let mut at = to_alignment::<V>(to.as_ptr().addr(), width);
    if to.as_ptr().addr().wrapping_add(at).is_multiple_of(V) {
        let mut whole = Between { from, to: &mut *to };
        let first_vector = turned(whole.source(0));
        store(whole.target(0), first_vector);
        let blocks = from[at..].as_chunks::<BLOCK>().0.iter().zip(to[at..].as_chunks_mut::<BLOCK>().0);
        at += blocks.len() * BLOCK;
        for (x, y) in blocks {
            for line in (0..PAGE).step_by(TURN * V) {
                for page in (0..BLOCK).step_by(PAGE) {
                    // Beyond the last page of the block it is the first of the next: soon enough.
                    if let Some(ahead) = x.get(page + line + AHEAD) {
                        prefetch(ahead);
                    }
                    let mut span = Between { from: x, to: y };
                    for at in [page + line, page + line + V] {
                        let v = turned(span.source(at));
                        store_past_cache(span.target(at), v);
                    }
                }
            }
        }
    } else {
        at = 0;
    }
    // What is left may be less than a vector: then some elements before it are turned once more.
    let at = at.min(to.len() - V);
    sweep(width, Between { from: &from[at..], to: &mut to[at..] }, turned, store);
}

/// Every `out_step` bytes of the output are a function of a window of IN bytes of the input, and windows begin every `in_step`
/// bytes. `f` may write OUT bytes, of which those beyond `out_step` are written over. Windows that reach
/// beyond an end are computed in a buffer filled up with zeros.
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
