//! The loops of the variants with vectors, with the shuffle and the features of each.
//!
//! Macros, because a function has the features that its text names: a generic one could not be inlined into
//! all variants.

/// Defines `in_place` and `between`. The variant has `BYTES` and `BLOCK`, the bytes of one vector and of
/// four; `load`, `store` and `store_past_cache`; and `short` for spans of fewer than `BYTES` bytes.
#[cfg(target_arch = "x86_64")]
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
#[cfg(target_arch = "x86_64")]
pub(super) use arrays;

/// Defines `records_in_place`, `records_between` and `take`, with shuffles of any bytes of a vector. Windows
/// may also have zeros. The variant has `BYTES`, `load` and `store`.
macro_rules! records {
    ($features:literal, $shuffle:path, $shuffle_or_zero:path) => {
        #[inline]
        #[target_feature(enable = $features)]
        pub(super) fn records_in_place(steps: &[Step], data: &mut [u8]) -> usize {
            turn_records(steps, InPlace(data))
        }

        #[inline]
        #[target_feature(enable = $features)]
        pub(super) fn records_between(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize {
            turn_records(steps, Between::new(from, to))
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn turn_records(steps: &[Step], span: impl Span) -> usize {
            records::sweep::<BYTES, _>(
                steps,
                span,
                |x| load(x),
                |x, step| $shuffle(x, load(step.order.part())),
                |y, x| store(y, x),
            )
        }

        #[inline]
        #[target_feature(enable = $features)]
        pub(super) fn take(window: &Window, from: &[u8], to: &mut [u8]) {
            let order = load(window.order.part());
            span::windows::<BYTES, BYTES>((from, window.in_step), (to, window.out_step), |x, y| {
                store(y, $shuffle_or_zero(load(x), order));
            });
        }
    };
}
pub(super) use records;

/// Defines `reverse` and `convert` for vectors of 16 bytes. The variant has `load`, `store`, `float`, which
/// converts integers of 32 bits, and `i16s` and `f64s`, which widen numbers to two vectors.
macro_rules! sixteen_bytes {
    ($features:literal, $Vector:ty, $shuffle:path) => {
        #[inline]
        #[target_feature(enable = $features)]
        fn reverse(rows: &Reversal, from: &[u8], to: &mut [u8]) {
            let order = load(Order::swapping(Width::W128).part());
            rows.each(from, to, |x, y| {
                span::reverse::<BYTES, _>(x, y, |x| $shuffle(load(x), order), |y, x| store(y, x));
            });
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn convert(conversion: Conversion, from: &[u8], to: &mut [u8]) {
            let u24 = load(U24_LOW.part());
            match conversion {
                Conversion::I16ToI32 => double(from, to, |x| i16s(x)),
                Conversion::I16ToF32 => double(from, to, |x| i16s(x).map(|x| float(x))),
                Conversion::U24ToI32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
                    store(y, $shuffle(load(x), u24));
                }),
                Conversion::U24ToF32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
                    store(y, float($shuffle(load(x), u24)));
                }),
                Conversion::F32ToF64 => double(from, to, |x| f64s(x)),
            }
        }

        /// Calls `wide` for every 16 bytes, which become 32.
        #[inline]
        #[target_feature(enable = $features)]
        fn double(from: &[u8], to: &mut [u8], wide: impl Fn(&[u8; 16]) -> [$Vector; 2]) {
            span::windows::<16, 32>((from, 16), (to, 32), |x, y| {
                for (y, x) in y.as_chunks_mut().0.iter_mut().zip(wide(x)) {
                    store(y, x);
                }
            });
        }
    };
}
pub(super) use sixteen_bytes;
