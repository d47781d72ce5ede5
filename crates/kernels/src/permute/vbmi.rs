//! A block at once: y_i = the sign of the 8 bits of x from bit table\[i\] - 7 on, which wrap around.
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires AVX-512 VBMI (Cannon Lake 2018, Zen 4 2022).
//! Cost: a vpmultishiftqb and a vpmovb2m (or vpcmpgtb), and a store of the mask; bound by the two where
//! they share a port.

use core::arch::x86_64::{
    __m512i, _mm512_loadu_si512, _mm512_maskz_multishift_epi64_epi8, _mm512_movepi8_mask, _mm512_set1_epi64,
};

use super::{BITS, Blocks, Contract, Table, taken};
use crate::cpu::{Vbmi, vbmi_entry};

/// Of each output bit where its 8 bits begin.
#[derive(Clone, Debug)]
pub(super) struct Windows {
    start: [u8; BITS],
    /// The output bits that are not always 0.
    taken: u64,
}

impl Windows {
    pub(super) fn new(table: &Table) -> Windows {
        Windows { start: table.map(|from| from.wrapping_sub(7) % 64), taken: taken(table) }
    }
}

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Vbmi;
    type Program = Windows;

    fn compile(table: &Table) -> Windows {
        Windows::new(table)
    }

    vbmi_entry! {
        fn run(windows: &Windows, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
pub(super) fn every(windows: &Windows, blocks: Blocks<'_>) {
    let (start, taken) = (load(&windows.start), windows.taken);
    blocks.each(|x| {
        let everywhere = _mm512_set1_epi64(x as i64);
        _mm512_movepi8_mask(_mm512_maskz_multishift_epi64_epi8(taken, start, everywhere))
    });
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(x: &[u8; 64]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}
