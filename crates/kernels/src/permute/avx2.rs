//! 32 output bits at once: y_i = (x_byte(i) & bit(i) = bit(i)), with the bytes chosen by a shuffle.
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires AVX2 (Haswell 2013, Zen 2017).
//! Cost: 2 each of vpshufb, vpand, vpcmpeqb and vpmovmskb; bound by vpmovmskb, one a cycle.

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_movemask_epi8,
    _mm256_set1_epi64x, _mm256_shuffle_epi8,
};

use super::taps::Taps;
use super::{Blocks, Contract, Table};
use crate::cpu::{Avx2, avx2_entry};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Avx2;
    type Program = Taps;

    fn compile(table: &Table) -> Taps {
        Taps::new(table)
    }

    avx2_entry! {
        fn run(taps: &Taps, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn every(taps: &Taps, blocks: Blocks<'_>) {
    let (bytes, bits) = (halves(&taps.byte), halves(&taps.bit));
    blocks.each(|x| {
        let everywhere = _mm256_set1_epi64x(x as i64);
        let half = |i: usize| {
            let tapped = _mm256_and_si256(_mm256_shuffle_epi8(everywhere, bytes[i]), bits[i]);
            u64::from(_mm256_movemask_epi8(_mm256_cmpeq_epi8(tapped, bits[i])) as u32)
        };
        half(0) | half(1) << 32
    });
}

#[inline]
#[target_feature(enable = "avx2")]
fn halves(x: &[u8; 64]) -> [__m256i; 2] {
    let x: &[[u8; 32]] = x.as_chunks().0;
    [load(&x[0]), load(&x[1])]
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(x: &[u8; 32]) -> __m256i {
    // SAFETY: the array is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}
