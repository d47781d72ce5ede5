//! 16 output bits at once: y_i = (x_byte(i) & bit(i) = bit(i)), with the bytes chosen by a shuffle.
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires SSSE3 (Core 2 2006, Bulldozer 2011).
//! Cost: 4 each of pshufb, pand, pcmpeqb and pmovmskb; bound by pmovmskb, one a cycle.

use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_movemask_epi8, _mm_set1_epi64x,
    _mm_shuffle_epi8,
};

use super::taps::Taps;
use super::{Blocks, Contract, Table};
use crate::cpu::{Ssse3, ssse3_entry};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Ssse3;
    type Program = Taps;

    fn compile(table: &Table) -> Taps {
        Taps::new(table)
    }

    ssse3_entry! {
        fn run(taps: &Taps, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "ssse3")]
fn every(taps: &Taps, blocks: Blocks<'_>) {
    let (bytes, bits) = (quarters(&taps.byte), quarters(&taps.bit));
    blocks.each(|x| {
        let everywhere = _mm_set1_epi64x(x as i64);
        let mut permuted = 0;
        for quarter in 0..4 {
            let tapped = _mm_and_si128(_mm_shuffle_epi8(everywhere, bytes[quarter]), bits[quarter]);
            let set = _mm_movemask_epi8(_mm_cmpeq_epi8(tapped, bits[quarter]));
            permuted |= u64::from(set as u16) << (16 * quarter);
        }
        permuted
    });
}

#[inline]
#[target_feature(enable = "ssse3")]
fn quarters(x: &[u8; 64]) -> [__m128i; 4] {
    let x: &[[u8; 16]] = x.as_chunks().0;
    [load(&x[0]), load(&x[1]), load(&x[2]), load(&x[3])]
}

#[inline]
#[target_feature(enable = "ssse3")]
fn load(x: &[u8; 16]) -> __m128i {
    // SAFETY: the array is 16 bytes.
    unsafe { _mm_loadu_si128((&raw const *x).cast()) }
}
