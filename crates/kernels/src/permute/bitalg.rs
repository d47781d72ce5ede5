//! A block at once: y_i = bit table\[i\] of x, by one bit gather.
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires AVX-512 BITALG (Ice Lake 2019, Zen 4 2022).
//! Cost: a vpshufbitqmb with the block broadcast as it is loaded, and a store of the mask; bound by the
//! former, one a cycle.

use core::arch::x86_64::{__m512i, _mm512_loadu_si512, _mm512_mask_bitshuffle_epi64_mask, _mm512_set1_epi64};

use super::{BITS, Blocks, Contract, Table, taken};
use crate::cpu::{Bitalg, bitalg_entry};

/// Of each output bit the input bit.
#[derive(Clone, Debug)]
pub(super) struct Gather {
    from: [u8; BITS],
    /// The output bits that are not always 0.
    taken: u64,
}

impl Gather {
    fn new(table: &Table) -> Gather {
        Gather { from: *table, taken: taken(table) }
    }
}

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Bitalg;
    type Program = Gather;

    fn compile(table: &Table) -> Gather {
        Gather::new(table)
    }

    bitalg_entry! {
        fn run(gather: &Gather, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512bitalg")]
fn every(gather: &Gather, blocks: Blocks<'_>) {
    let (from, taken) = (load(&gather.from), gather.taken);
    blocks.each(|x| _mm512_mask_bitshuffle_epi64_mask(taken, _mm512_set1_epi64(x as i64), from));
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(x: &[u8; 64]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}
