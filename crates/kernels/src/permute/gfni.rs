//! Eight blocks at once: y = t(p(t(x))), with t the transposition of 8 words of 64 bits and p a choice of bytes.
//!
//! Given any blocks.  Gives their permutations.  Constant-time.
//! Requires AVX-512 VBMI, GFNI (Ice Lake 2019, Zen 4 2022).
//! Cost for 8 blocks: 3 vpermb and 2 vgf2p8affineqb, whatever the table; bound by vpermb, one or two a cycle.
//!
//! A shuffle brings byte j of all blocks together in word j. There `vgf2p8affineqb` transposes the 8 x 8 bits: it multiplies
//! the word, as a matrix, by the unit vectors. Now byte 8 j + b holds bit 8 j + b of the eight blocks, so that *any*
//! permutation or selection of bits is one shuffle of bytes. The same two steps lead back.

use core::arch::x86_64::{
    __m512i, _mm512_gf2p8affine_epi64_epi8, _mm512_loadu_si512, _mm512_mask_storeu_epi64,
    _mm512_maskz_loadu_epi64, _mm512_maskz_permutexvar_epi8, _mm512_permutexvar_epi8, _mm512_set1_epi64,
    _mm512_storeu_si512,
};

use super::{BITS, Blocks, Table, taken};
use crate::cpu::gfni_entry;

/// Blocks of a register.
const GROUP: usize = 8;

/// The shuffle between the transpositions.
#[derive(Clone, Debug)]
pub(super) struct Route {
    from: [u8; BITS],
    /// The bytes of which some bits are not always 0.
    taken: u64,
}

impl Route {
    pub(super) fn new(table: &Table) -> Route {
        // A matrix has its first row in the highest byte.
        let mut from = *table;
        from.as_chunks_mut::<8>().0.iter_mut().for_each(|word| word.reverse());
        Route { from, taken: taken(&from) }
    }
}

/// Of byte p of word j, byte j of block 7 - p: a matrix has its first row in the highest byte.
const APART: [u8; BITS] = shuffle(true);
/// Of byte j of block k, byte k of word j.
const TOGETHER: [u8; BITS] = shuffle(false);

const fn shuffle(highest_first: bool) -> [u8; BITS] {
    let mut from = [0; BITS];
    let mut i = 0;
    while i < BITS {
        let (word, byte) = (i / 8, i % 8);
        let block = if highest_first { 7 - byte } else { byte };
        from[i] = (8 * block + word) as u8;
        i += 1;
    }
    from
}

/// Byte p is 2^p.
const UNITS: u64 = 0x8040_2010_0804_0201;

gfni_entry! {
    pub(super) fn run(route: &Route, blocks: Blocks<'_>) = every;
}

/// What stays in registers.
struct Constants {
    apart: __m512i,
    units: __m512i,
    from: __m512i,
    taken: u64,
    together: __m512i,
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn every(route: &Route, blocks: Blocks<'_>) {
    let constants = Constants {
        apart: load_bytes(&APART),
        units: _mm512_set1_epi64(UNITS as i64),
        from: load_bytes(&route.from),
        taken: route.taken,
        together: load_bytes(&TOGETHER),
    };
    match blocks {
        Blocks::InPlace(blocks) => {
            let (groups, rest) = blocks.as_chunks_mut();
            for group in groups {
                store(group, permute(&constants, load(group)));
            }
            store_few(rest, permute(&constants, load_few(rest)));
        }
        Blocks::Into(from, to) => {
            let ((from, from_rest), (to, to_rest)) = (from.as_chunks(), to.as_chunks_mut());
            for (from, to) in from.iter().zip(to) {
                store(to, permute(&constants, load(from)));
            }
            store_few(to_rest, permute(&constants, load_few(from_rest)));
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn permute(constants: &Constants, blocks: __m512i) -> __m512i {
    let Constants { apart, units, from, taken, together } = *constants;
    let bytes = _mm512_permutexvar_epi8(apart, blocks);
    let bits = _mm512_gf2p8affine_epi64_epi8::<0>(units, bytes);
    let permuted = _mm512_maskz_permutexvar_epi8(taken, from, bits);
    let bytes = _mm512_gf2p8affine_epi64_epi8::<0>(units, permuted);
    _mm512_permutexvar_epi8(together, bytes)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_bytes(x: &[u8; 64]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(x: &[u64; GROUP]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(x: &mut [u64; GROUP], value: __m512i) {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_storeu_si512((&raw mut *x).cast(), value) }
}

/// A mask of so many lanes.
#[inline]
fn lanes(few: usize) -> u8 {
    assert!(few < GROUP, "a part of a register");
    (1 << few) - 1
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_few(x: &[u64]) -> __m512i {
    // SAFETY: the mask has as many lanes as the slice.
    unsafe { _mm512_maskz_loadu_epi64(lanes(x.len()), x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_few(x: &mut [u64], value: __m512i) {
    // SAFETY: the mask has as many lanes as the slice.
    unsafe { _mm512_mask_storeu_epi64(x.as_mut_ptr().cast(), lanes(x.len()), value) }
}
