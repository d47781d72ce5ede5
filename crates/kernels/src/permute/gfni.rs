//! Eight blocks at once: y = t(p(t(x))), with t the transposition of 8 words of 64 bits and p a choice of
//! bytes.
//!
//! Input: any blocks. Output: their permutations. Constant-time.
//! Requires AVX-512 VBMI, GFNI (Ice Lake 2019, Zen 4 2022).
//! Cost for 8 blocks: 3 vpermb and 2 vgf2p8affineqb, whatever the table; bound by vpermb, one or two a
//! cycle. Tables with a structure (`short.rs`): a vpshufb and a vgf2p8affineqb; bound by the store.
//!
//! Few blocks are permuted one at a time, as by `vbmi`. Loading part of a register under a mask would take
//! long if the blocks have just been written: the load waits until the stores have left for the cache.
//!
//! A shuffle collects byte j of all blocks in word j. Then `vgf2p8affineqb` transposes the 8 x 8 bits: it
//! multiplies the word, as a matrix, by the unit vectors. Now byte 8 j + b holds bit 8 j + b of the eight
//! blocks, so *any* permutation or selection of bits is a single shuffle of bytes. The same two steps reverse
//! the transposition.

use core::arch::x86_64::{
    __m512i, _mm_loadu_si128, _mm512_broadcast_i32x4, _mm512_gf2p8affine_epi64_epi8, _mm512_loadu_si512,
    _mm512_maskz_permutexvar_epi8, _mm512_permutexvar_epi8, _mm512_set1_epi64, _mm512_shuffle_epi8,
    _mm512_storeu_si512,
};

use super::short::{Matrix, Short};
use super::vbmi::{self, Windows};
use super::{BITS, Blocks, Contract, Table, taken};
use crate::cpu::{Gfni, gfni_entry};

/// Blocks of a register.
const GROUP: usize = 8;

/// The number of blocks from which registers are faster than single blocks, as measured.
const MANY: usize = 2 * GROUP;

/// A compiled table.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    few: Windows,
    many: Route,
}

/// How bits of many blocks are moved according to the table.
#[derive(Clone, Debug)]
enum Route {
    /// Without transposing the blocks.
    Short(Short),
    /// The shuffle of bytes between the transpositions.
    Any {
        from: [u8; BITS],
        /// The bytes that are not always 0.
        taken: u64,
    },
}

impl Route {
    fn new(table: &Table) -> Route {
        if let Some(short) = Short::new(table) {
            return Route::Short(short);
        }
        // A matrix has its first row in the highest byte.
        let mut from = *table;
        from.as_chunks_mut::<8>().0.iter_mut().for_each(|word| word.reverse());
        Route::Any { from, taken: taken(&from) }
    }
}

/// Byte p of word j is byte j of block 7 - p, because a matrix has its first row in the highest byte.
const APART: [u8; BITS] = shuffle(true);
/// Byte j of block k is byte k of word j.
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

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Gfni;
    type Program = Ways;

    fn compile(table: &Table) -> Ways {
        Ways { few: Windows::new(table), many: Route::new(table) }
    }

    gfni_entry! {
        fn run(ways: &Ways, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn every(ways: &Ways, blocks: Blocks<'_>) {
    let Ways { few, many } = ways;
    if blocks.len() < MANY {
        return vbmi::every(few, blocks);
    }
    match many {
        Route::Short(Short { bytes, constant, matrix }) => {
            let (bytes, constant) = (load_pair(bytes), _mm512_set1_epi64(*constant as i64));
            match matrix {
                Matrix::Constant => {
                    groups(few, blocks, |x| {
                        _mm512_gf2p8affine_epi64_epi8::<0>(_mm512_shuffle_epi8(x, bytes), constant)
                    });
                }
                Matrix::Block => {
                    groups(few, blocks, |x| {
                        _mm512_gf2p8affine_epi64_epi8::<0>(constant, _mm512_shuffle_epi8(x, bytes))
                    });
                }
            }
        }
        Route::Any { from, taken } => {
            let (apart, from, together) = (load_bytes(&APART), load_bytes(from), load_bytes(&TOGETHER));
            let (taken, units) = (*taken, _mm512_set1_epi64(UNITS as i64));
            groups(few, blocks, |x| {
                let bytes = _mm512_permutexvar_epi8(apart, x);
                let bits = _mm512_gf2p8affine_epi64_epi8::<0>(units, bytes);
                let permuted = _mm512_maskz_permutexvar_epi8(taken, from, bits);
                let bytes = _mm512_gf2p8affine_epi64_epi8::<0>(units, permuted);
                _mm512_permutexvar_epi8(together, bytes)
            });
        }
    }
}

/// Applies `f` to registers of blocks, and the plan for few blocks to those before and after them.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn groups(few: &Windows, blocks: Blocks<'_>, f: impl Fn(__m512i) -> __m512i) {
    match blocks {
        Blocks::InPlace(blocks) => {
            let (head, blocks) = blocks.split_at_mut(unaligned(blocks));
            let (groups, rest) = blocks.as_chunks_mut();
            vbmi::every(few, Blocks::InPlace(head));
            for group in groups {
                store(group, f(load(group)));
            }
            vbmi::every(few, Blocks::InPlace(rest));
        }
        Blocks::Into(from, to) => {
            let head = unaligned(to);
            let ((from_head, from), (to_head, to)) = (from.split_at(head), to.split_at_mut(head));
            let ((from, from_rest), (to, to_rest)) = (from.as_chunks(), to.as_chunks_mut());
            vbmi::every(few, Blocks::Into(from_head, to_head));
            for (from, to) in from.iter().zip(to) {
                store(to, f(load(from)));
            }
            vbmi::every(few, Blocks::Into(from_rest, to_rest));
        }
    }
}

/// Returns the number of blocks before the first one that is aligned to a register. Stores across cache lines
/// take twice as long.
fn unaligned(blocks: &[u64]) -> usize {
    /// The number of blocks from which alignment pays.
    const ALIGNED: usize = 8 * GROUP;
    if blocks.len() < ALIGNED { 0 } else { blocks.as_ptr().align_offset(size_of::<__m512i>()) % GROUP }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_bytes(x: &[u8; 64]) -> __m512i {
    // SAFETY: the array is 64 bytes.
    unsafe { _mm512_loadu_si512((&raw const *x).cast()) }
}

/// Loads the same bytes for each pair of blocks.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_pair(x: &[u8; 16]) -> __m512i {
    // SAFETY: the array is 16 bytes.
    let pair = unsafe { _mm_loadu_si128((&raw const *x).cast()) };
    _mm512_broadcast_i32x4(pair)
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
