//! Loops in C, compiled with gcc when the benchmark is built: see `build.rs`.

#![allow(unsafe_code)]

use limbwise_kernels::swap::Width;

use crate::memory::Call;

/// How gcc compiled the loops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Way {
    /// `-O3 -fno-tree-vectorize`, for any processor.
    Scalar,
    /// `-O3 -march=native`.
    Native,
}

macro_rules! loops {
    ($($way:ident $width:ident $in_place:ident $into:ident;)*) => {
        unsafe extern "C" {
            $(fn $in_place(x: *mut u8, count: usize);
            fn $into(x: *const u8, y: *mut u8, count: usize);)*
        }

        /// Returns the in-place loop, which ignores its first argument. C requires aligned elements.
        pub(crate) fn in_place(way: Way, width: Width) -> Call {
            match (way, width) {
                $((Way::$way, Width::$width) => Box::new(|_, y| {
                    const BYTES: usize = Width::$width.bytes();
                    assert!(y.as_ptr().addr().is_multiple_of(BYTES));
                    // SAFETY: this many aligned elements exist and are borrowed exclusively.
                    unsafe { $in_place(y.as_mut_ptr(), y.len() / BYTES) }
                }),)*
            }
        }

        /// Returns the loop from one slice into another of the same length.
        pub(crate) fn into(way: Way, width: Width) -> Call {
            match (way, width) {
                $((Way::$way, Width::$width) => Box::new(|x, y| {
                    const BYTES: usize = Width::$width.bytes();
                    assert!((x.as_ptr().addr() | y.as_ptr().addr()).is_multiple_of(BYTES) && x.len() == y.len());
                    // SAFETY: both slices hold this many aligned elements and do not overlap.
                    unsafe { $into(x.as_ptr(), y.as_mut_ptr(), x.len() / BYTES) }
                }),)*
            }
        }
    };
}

loops! {
    Scalar W16 limbwise_bench_in_place_16_scalar limbwise_bench_into_16_scalar;
    Scalar W32 limbwise_bench_in_place_32_scalar limbwise_bench_into_32_scalar;
    Scalar W64 limbwise_bench_in_place_64_scalar limbwise_bench_into_64_scalar;
    Scalar W128 limbwise_bench_in_place_128_scalar limbwise_bench_into_128_scalar;
    Native W16 limbwise_bench_in_place_16_native limbwise_bench_into_16_native;
    Native W32 limbwise_bench_in_place_32_native limbwise_bench_into_32_native;
    Native W64 limbwise_bench_in_place_64_native limbwise_bench_into_64_native;
    Native W128 limbwise_bench_in_place_128_native limbwise_bench_into_128_native;
}

/// Returns the in-place loop of an article on AVX2, which has none for 128 bits; `None` if this processor
/// cannot run it.
#[cfg(target_arch = "x86_64")]
pub(crate) fn article(width: Width) -> Option<Call> {
    unsafe extern "C" {
        fn limbwise_bench_in_place_16_article(x: *mut u8, count: usize);
        fn limbwise_bench_in_place_32_article(x: *mut u8, count: usize);
        fn limbwise_bench_in_place_64_article(x: *mut u8, count: usize);
    }
    let function = match width {
        Width::W16 => limbwise_bench_in_place_16_article,
        Width::W32 => limbwise_bench_in_place_32_article,
        Width::W64 => limbwise_bench_in_place_64_article,
        Width::W128 => return None,
    };
    is_x86_feature_detected!("avx2").then(|| -> Call {
        Box::new(move |_, y| {
            assert!(y.as_ptr().addr().is_multiple_of(width.bytes()));
            // SAFETY: this many aligned elements exist and are borrowed exclusively, and the processor has
            // AVX2.
            unsafe { function(y.as_mut_ptr(), y.len() / width.bytes()) }
        })
    })
}

unsafe extern "C" {
    fn limbwise_bench_touch(x: *mut u8, bytes: usize);
    fn limbwise_bench_touch_bytes() -> usize;
}

/// The number of bytes in a vector of [`touch`].
pub(crate) fn touch_bytes() -> usize {
    // SAFETY: returns a constant.
    unsafe { limbwise_bench_touch_bytes() }
}

/// Loads and stores everything, in the widest vectors of this processor.
pub(crate) fn touch(x: &mut [u8]) {
    // SAFETY: this many bytes exist and are borrowed exclusively.
    unsafe { limbwise_bench_touch(x.as_mut_ptr(), x.len()) }
}
