//! 16 output bits at once: y_i = (x_byte(i) & bit(i) != 0), with the bytes chosen by a shuffle.
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires NEON (every AArch64).
//! Cost: 4 each of tbl, cmtst, and, addp, and a broadcast; bound by their sum, two to four a cycle.

use core::arch::aarch64::{
    uint8x16_t, vandq_u8, vdupq_n_u64, vgetq_lane_u64, vld1q_u8, vpaddq_u8, vqtbl1q_u8, vreinterpretq_u8_u64,
    vreinterpretq_u64_u8, vtstq_u8,
};

use super::taps::Taps;
use super::{Blocks, Contract, Table};
use crate::cpu::{Neon, neon_entry};

/// The weight that a bit has in its output byte: byte p is 2^p.
const WEIGHTS: u64 = 0x8040_2010_0804_0201;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Neon;
    type Program = Taps;

    fn compile(table: &Table) -> Taps {
        Taps::new(table)
    }

    neon_entry! {
        fn run(taps: &Taps, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn every(taps: &Taps, blocks: Blocks<'_>) {
    let (bytes, bits) = (quarters(&taps.byte), quarters(&taps.bit));
    let weights = vreinterpretq_u8_u64(vdupq_n_u64(WEIGHTS));
    blocks.each(|x| {
        let everywhere = vreinterpretq_u8_u64(vdupq_n_u64(x));
        let quarter = |i: usize| vandq_u8(vtstq_u8(vqtbl1q_u8(everywhere, bytes[i]), bits[i]), weights);
        let pairs = [vpaddq_u8(quarter(0), quarter(1)), vpaddq_u8(quarter(2), quarter(3))];
        let fours = vpaddq_u8(pairs[0], pairs[1]);
        vgetq_lane_u64::<0>(vreinterpretq_u64_u8(vpaddq_u8(fours, fours)))
    });
}

#[inline]
#[target_feature(enable = "neon")]
fn quarters(x: &[u8; 64]) -> [uint8x16_t; 4] {
    let x: &[[u8; 16]] = x.as_chunks().0;
    [load(&x[0]), load(&x[1]), load(&x[2]), load(&x[3])]
}

#[inline]
#[target_feature(enable = "neon")]
fn load(x: &[u8; 16]) -> uint8x16_t {
    // SAFETY: the array is 16 bytes.
    unsafe { vld1q_u8((&raw const *x).cast()) }
}
