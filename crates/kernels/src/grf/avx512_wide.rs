//! y = IP^-1(L ^ P(S(E(R))), R), as in `avx512`, except that E processes 16 lanes at once (which the article
//! decides against).
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! AVX-512 F, BW, VL and VBMI (Cannon Lake 2018, Zen 4 2022). Cost: that of `avx512`, with one rotation and
//! one `and` of 512 bits and an extraction instead of two each of 256 bits.

use core::arch::x86_64::{
    _mm256_castsi256_si128, _mm512_and_si512, _mm512_broadcastd_epi32, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_rorv_epi32, _mm512_set1_epi32, _mm512_setr_epi32,
};

use super::avx512::{permute, permute_boxes};
use super::little_endian::{IP, IP_INVERSE};
use super::{block_by_block, vbmi};
use crate::cpu::{VbmiVl, vbmi_vl_entry};

block_by_block!(one, VbmiVl, vbmi_vl_entry, "avx512f,avx512bw,avx512vl,avx512vbmi");

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
fn one(x: u64) -> u64 {
    let halves = permute(&IP, x);
    // The low bits of the eight indices in the lower half, the high bits in the upper one.
    let counts = _mm512_setr_epi32(
        0x03, 0x0b, 0x13, 0x1b, 0x0f, 0x17, 0x1f, 0x07, 0x13, 0x1b, 0x03, 0x0b, 0x1f, 0x07, 0x0f, 0x17,
    );
    let masks = _mm512_setr_epi32(31, 31, 31, 31, 1, 1, 1, 1, 32, 32, 32, 32, 62, 62, 62, 62);
    let rotated = _mm512_rorv_epi32(_mm512_set1_epi32((halves >> 32) as i32), counts);
    let bits = _mm512_and_si512(rotated, masks);
    let boxes = vbmi::look_up(_mm512_castsi512_si256(bits), _mm512_extracti64x4_epi64::<1>(bits));
    let l = permute_boxes(_mm512_broadcastd_epi32(_mm256_castsi256_si128(boxes)));
    permute(&IP_INVERSE, l ^ halves)
}
