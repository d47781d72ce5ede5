//! Loops in C, compiled by gcc when the bench is built: see `build.rs`.

#![allow(unsafe_code)]

use limbwise_kernels::swap::Width;

/// How gcc compiled the loops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Way {
    /// `-O3 -fno-tree-vectorize`, for any processor.
    Scalar,
    /// `-O3 -march=native`.
    Native,
}

macro_rules! loops {
    ($($in_place:ident, $into:ident;)*) => {
        unsafe extern "C" {
            $(fn $in_place(x: *mut u8, count: usize);
            fn $into(x: *const u8, y: *mut u8, count: usize);)*
            fn limbwise_bench_touch(x: *mut u8, bytes: usize);
            fn limbwise_bench_touch_bytes() -> usize;
        }
    };
}

loops! {
    limbwise_bench_in_place_16_scalar, limbwise_bench_into_16_scalar;
    limbwise_bench_in_place_32_scalar, limbwise_bench_into_32_scalar;
    limbwise_bench_in_place_64_scalar, limbwise_bench_into_64_scalar;
    limbwise_bench_in_place_128_scalar, limbwise_bench_into_128_scalar;
    limbwise_bench_in_place_16_native, limbwise_bench_into_16_native;
    limbwise_bench_in_place_32_native, limbwise_bench_into_32_native;
    limbwise_bench_in_place_64_native, limbwise_bench_into_64_native;
    limbwise_bench_in_place_128_native, limbwise_bench_into_128_native;
}

type InPlace = unsafe extern "C" fn(*mut u8, usize);
type Into = unsafe extern "C" fn(*const u8, *mut u8, usize);

/// The loop in place. C wants its elements aligned.
pub(crate) fn in_place(way: Way, width: Width) -> impl Fn(&mut [u8]) {
    let function: InPlace = match (way, width) {
        (Way::Scalar, Width::W16) => limbwise_bench_in_place_16_scalar,
        (Way::Scalar, Width::W32) => limbwise_bench_in_place_32_scalar,
        (Way::Scalar, Width::W64) => limbwise_bench_in_place_64_scalar,
        (Way::Scalar, Width::W128) => limbwise_bench_in_place_128_scalar,
        (Way::Native, Width::W16) => limbwise_bench_in_place_16_native,
        (Way::Native, Width::W32) => limbwise_bench_in_place_32_native,
        (Way::Native, Width::W64) => limbwise_bench_in_place_64_native,
        (Way::Native, Width::W128) => limbwise_bench_in_place_128_native,
    };
    move |x| {
        assert!(x.as_ptr().addr().is_multiple_of(width.bytes()));
        // SAFETY: so many aligned elements are there, exclusively borrowed.
        unsafe { function(x.as_mut_ptr(), x.len() / width.bytes()) }
    }
}

/// The loop from one slice into another of the same length.
pub(crate) fn into(way: Way, width: Width) -> impl Fn(&[u8], &mut [u8]) {
    let function: Into = match (way, width) {
        (Way::Scalar, Width::W16) => limbwise_bench_into_16_scalar,
        (Way::Scalar, Width::W32) => limbwise_bench_into_32_scalar,
        (Way::Scalar, Width::W64) => limbwise_bench_into_64_scalar,
        (Way::Scalar, Width::W128) => limbwise_bench_into_128_scalar,
        (Way::Native, Width::W16) => limbwise_bench_into_16_native,
        (Way::Native, Width::W32) => limbwise_bench_into_32_native,
        (Way::Native, Width::W64) => limbwise_bench_into_64_native,
        (Way::Native, Width::W128) => limbwise_bench_into_128_native,
    };
    move |x, y| {
        let aligned = |address: usize| address.is_multiple_of(width.bytes());
        assert!(aligned(x.as_ptr().addr()) && aligned(y.as_ptr().addr()) && x.len() == y.len());
        // SAFETY: so many aligned elements are there in both, which do not overlap.
        unsafe { function(x.as_ptr(), y.as_mut_ptr(), x.len() / width.bytes()) }
    }
}

/// Bytes of a vector of [`touch`].
pub(crate) fn touch_bytes() -> usize {
    // SAFETY: returns a constant.
    unsafe { limbwise_bench_touch_bytes() }
}

/// Loads and stores everything, in the widest vectors there are.
pub(crate) fn touch(x: &mut [u8]) {
    // SAFETY: so many bytes are there, exclusively borrowed.
    unsafe { limbwise_bench_touch(x.as_mut_ptr(), x.len()) }
}
