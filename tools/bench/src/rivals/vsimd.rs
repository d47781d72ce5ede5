//! The crate `vsimd`, with AVX2.

#![allow(unsafe_code)]

use limbwise_kernels::swap::Width;
use vsimd::bswap::{BSwap, bswap_simd};
use vsimd::isa::AVX2;

use crate::memory::Call;

/// Its function from one slice into another, if the processor and the width allow it.
pub(crate) fn into(width: Width) -> Option<Call> {
    let isa = vsimd::isa::detect::<AVX2>()?;
    let function: Call = match width {
        Width::W16 => Box::new(move |x, y| swap::<u16>(isa, x, y)),
        Width::W32 => Box::new(move |x, y| swap::<u32>(isa, x, y)),
        Width::W64 => Box::new(move |x, y| swap::<u64>(isa, x, y)),
        Width::W128 => return None,
    };
    Some(function)
}

fn swap<T: BSwap>(isa: AVX2, x: &[u8], y: &mut [u8]) {
    #[target_feature(enable = "avx2")]
    fn opened<T: BSwap>(isa: AVX2, x: &[u8], y: &mut [u8]) {
        assert!(
            x.len() == y.len() && x.as_ptr().cast::<T>().is_aligned() && y.as_ptr().cast::<T>().is_aligned()
        );
        // SAFETY: both slices hold this many aligned elements.
        unsafe {
            bswap_simd(isa, x.as_ptr().cast::<T>(), x.len() / size_of::<T>(), y.as_mut_ptr().cast::<T>());
        };
    }
    // SAFETY: the instruction set was detected.
    unsafe { opened::<T>(isa, x, y) }
}
