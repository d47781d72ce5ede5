//! The steps of the kernel, on two vectors of eight blocks at a time, and arrays that fit in a cache.

use core::arch::x86_64::{
    __m512i, _mm512_gf2p8affine_epi64_epi8, _mm512_load_si512, _mm512_loadu_si512, _mm512_mask_blend_epi8,
    _mm512_mask_permutexvar_epi8, _mm512_mask_storeu_epi64, _mm512_maskz_loadu_epi64,
    _mm512_multishift_epi64_epi8, _mm512_permutexvar_epi8, _mm512_storeu_si512, _mm512_ternarylogic_epi64,
    _mm512_xor_si512,
};

use super::constants::{CONSTANTS, KEPT, SECOND_TABLE, Vector};
use crate::grf::Block;

/// The blocks of two vectors.
pub(super) type Pair = [Block; 16];

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn near_in_place(c: &Registers, blocks: &mut [Block]) {
    let (pairs, rest) = blocks.as_chunks_mut();
    for pair in pairs {
        store(pair, c.round(load(pair)));
    }
    c.round_some(rest);
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn near_into(c: &Registers, from: &[Block], to: &mut [Block]) {
    let (from_pairs, from_rest) = from.as_chunks();
    let (to_pairs, to_rest) = to.as_chunks_mut();
    for (from, to) in from_pairs.iter().zip(to_pairs) {
        store(to, c.round(load(from)));
    }
    c.round_some_into(from_rest, to_rest);
}

/// The constants of the kernel, kept in registers during a call.
pub(super) struct Registers {
    rows: __m512i,
    inputs: [__m512i; 2],
    tables: [__m512i; 4],
    windows: [[__m512i; 2]; 2],
    second_window: __m512i,
    places: __m512i,
}

impl Registers {
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(super) fn load() -> Registers {
        let c = &CONSTANTS;
        Registers {
            rows: constant(&c.rows),
            inputs: [constant(&c.inputs[0]), constant(&c.inputs[1])],
            tables: [
                constant(&c.tables[0]),
                constant(&c.tables[1]),
                constant(&c.tables[2]),
                constant(&c.tables[3]),
            ],
            windows: [
                [constant(&c.windows[0][0]), constant(&c.windows[0][1])],
                [constant(&c.windows[1][0]), constant(&c.windows[1][1])],
            ],
            second_window: constant(&c.second_window),
            places: constant(&c.places),
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    pub(super) fn round(&self, [x, y]: [__m512i; 2]) -> [__m512i; 2] {
        let (x_in, y_in) = (self.inputs(0, x), self.inputs(1, y));
        // A blend takes a byte from its second operand where the bit of the mask is set.
        let kept = _mm512_mask_blend_epi8(KEPT, y_in, x_in);
        let others = _mm512_mask_blend_epi8(KEPT, x_in, y_in);
        let kept = self.look_up(0, kept);
        let others = self.look_up(1, others);
        let x_out = _mm512_mask_blend_epi8(KEPT, others, kept);
        let y_out = _mm512_mask_blend_epi8(KEPT, kept, others);
        [_mm512_xor_si512(x, self.half(0, x_out)), _mm512_xor_si512(y, self.half(1, y_out))]
    }

    /// Computes up to 16 blocks.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    pub(super) fn round_some(&self, blocks: &mut [Block]) {
        if !blocks.is_empty() {
            store_some(blocks, self.round(load_some(blocks)));
        }
    }

    /// Like [`Registers::round_some`], between arrays.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    fn round_some_into(&self, from: &[Block], to: &mut [Block]) {
        if !from.is_empty() {
            store_some(to, self.round(load_some(from)));
        }
    }

    /// Steps 1 and 2.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    fn inputs(&self, v: usize, blocks: __m512i) -> __m512i {
        _mm512_multishift_epi64_epi8(self.inputs[v], _mm512_gf2p8affine_epi64_epi8::<0>(self.rows, blocks))
    }

    /// Step 4.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    fn look_up(&self, blend: usize, inputs: __m512i) -> __m512i {
        let first = _mm512_permutexvar_epi8(inputs, self.tables[2 * blend]);
        _mm512_mask_permutexvar_epi8(first, SECOND_TABLE[blend], inputs, self.tables[2 * blend + 1])
    }

    /// Steps 6 to 8: returns the value added to L.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
    fn half(&self, v: usize, outputs: __m512i) -> __m512i {
        /// The bit of the first operand where the third has 0, of the second where it has 1: c ? b : a.
        const SELECT: i32 = 0xd8;
        let first = _mm512_multishift_epi64_epi8(self.windows[v][0], outputs);
        let second = _mm512_multishift_epi64_epi8(self.windows[v][1], outputs);
        let bits = _mm512_ternarylogic_epi64::<SELECT>(first, second, self.second_window);
        _mm512_gf2p8affine_epi64_epi8::<0>(bits, self.places)
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn constant(x: &'static Vector) -> __m512i {
    // SAFETY: `Vector` is 64 bytes, aligned to 64.
    unsafe { _mm512_load_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(x: &Pair) -> [__m512i; 2] {
    let (low, high) = x.split_at(8);
    [load_vector(low.as_array().expect("eight blocks")), load_vector(high.as_array().expect("eight blocks"))]
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(x: &mut Pair, value: [__m512i; 2]) {
    let (low, high) = x.split_at_mut(8);
    store_vector(low.as_mut_array().expect("eight blocks"), value[0]);
    store_vector(high.as_mut_array().expect("eight blocks"), value[1]);
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_vector(x: &[Block; 8]) -> __m512i {
    // SAFETY: eight blocks are 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_vector(x: &mut [Block; 8], value: __m512i) {
    // SAFETY: eight blocks are 64 bytes.
    unsafe { _mm512_storeu_si512((&raw mut *x).cast(), value) }
}

/// Loads up to 16 blocks; missing ones are zero.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_some(x: &[Block]) -> [__m512i; 2] {
    let (low, high) = x.split_at(x.len().min(8));
    [load_masked(low), load_masked(high)]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_some(x: &mut [Block], value: [__m512i; 2]) {
    let (low, high) = x.split_at_mut(x.len().min(8));
    store_masked(low, value[0]);
    store_masked(high, value[1]);
}

/// Returns a mask with one bit per block, for up to eight blocks.
#[inline]
fn mask(x: &[Block]) -> u8 {
    ((1_u16 << x.len().min(8)) - 1) as u8
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_masked(x: &[Block]) -> __m512i {
    // SAFETY: the mask leaves out what is beyond the end.
    unsafe { _mm512_maskz_loadu_epi64(mask(x), x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_masked(x: &mut [Block], value: __m512i) {
    // SAFETY: the mask leaves out what is beyond the end.
    unsafe { _mm512_mask_storeu_epi64(x.as_mut_ptr().cast(), mask(x), value) }
}
