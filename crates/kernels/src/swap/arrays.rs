//! The loops over arrays, with the shuffle and the features of a variant.
//!
//! A macro, because a function has the features that its text names: a generic one could not be inlined into
//! all variants.

/// Defines `in_place` and `between`. The variant has `BYTES` and `BLOCK`, the bytes of one vector and of
/// four; `load`, `store` and `store_past_cache`; and `short` for spans of fewer than `BYTES` bytes.
macro_rules! arrays {
    ($features:literal, $shuffle:path) => {
        #[inline]
        #[target_feature(enable = $features)]
        fn in_place(width: Width, data: &mut [u8]) {
            if data.len() < BYTES {
                short(width, InPlace(data));
            } else if data.len() <= 2 * BLOCK {
                middling(width, InPlace(data));
            } else if data.len() < UNCACHED_FROM {
                turn(width, InPlace(data));
            } else {
                ahead(width, data);
            }
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn between(width: Width, from: &[u8], to: &mut [u8]) {
            let span = Between::new(from, to);
            if span.len() < BYTES {
                short(width, span);
            } else if span.len() <= 2 * BLOCK {
                middling(width, span);
            } else if span.len() < UNCACHED_FROM {
                turn(width, span);
            } else {
                past_cache(width, from, to);
            }
        }

        // Not inlined, so that short arrays need not save registers.
        #[inline(never)]
        #[target_feature(enable = $features)]
        fn past_cache(width: Width, from: &[u8], to: &mut [u8]) {
            let order = load(Order::swapping(width).part());
            span::stream::<BYTES, BLOCK, _>(
                width.bytes(),
                (from, to),
                |x| $shuffle(load(x), order),
                |y, x| store(y, x),
                |y, x| store_past_cache(y, x),
            );
            _mm_sfence();
        }

        /// Arrays that are larger than the caches, in place.
        // Not inlined, so that short arrays need not save registers.
        #[inline(never)]
        #[target_feature(enable = $features)]
        fn ahead(width: Width, data: &mut [u8]) {
            let order = load(Order::swapping(width).part());
            span::sweep::<BYTES, BLOCK, _>(
                width.bytes(),
                InPlace(data),
                |x| {
                    streams::prefetch(x, streams::AHEAD);
                    $shuffle(load(x), order)
                },
                |y, x| store(y, x),
            );
        }

        /// Spans of [`BYTES`] to twice [`BLOCK`] bytes.
        #[inline]
        #[target_feature(enable = $features)]
        fn middling(width: Width, span: impl Span) {
            let order = load(Order::swapping(width).part());
            span::few(span, |x| $shuffle(load(x), order), |y, x| store(y, x));
        }

        /// Longer spans.
        #[inline]
        #[target_feature(enable = $features)]
        fn turn(width: Width, span: impl Span) {
            let order = load(Order::swapping(width).part());
            span::sweep::<BYTES, BLOCK, _>(
                width.bytes(),
                span,
                |x| $shuffle(load(x), order),
                |y, x| store(y, x),
            );
        }
    };
}
pub(super) use arrays;
