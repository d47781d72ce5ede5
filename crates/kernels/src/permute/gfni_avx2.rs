//! 16 blocks at once: y = t(p(t(x))), with t the transposition of 8 words of 64 bits and p a choice of bytes.
//!
//! Input: any blocks. Output: their permutations. Constant-time.
//! Requires AVX2, GFNI (Alder Lake 2021, Zen 4 2022).
//! Cost for 16 blocks: 40 byte shuffles and unpackings, 8 vgf2p8affineqb and 12 vpor, whatever the table;
//! bound by the former, one or two a cycle. Tables with a structure (`short.rs`): 4 vpshufb and 4
//! vgf2p8affineqb. Fewer blocks are left to `avx2`.
//!
//! This is the method of `gfni` for processors without AVX-512. Each half of four registers holds eight
//! blocks that are transposed separately; the shuffle of 64 bytes becomes 16 shuffles of 16 bytes, one from
//! each register to each.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_loadu_si128, _mm256_broadcastsi128_si256, _mm256_gf2p8affine_epi64_epi8,
    _mm256_loadu_si256, _mm256_or_si256, _mm256_set1_epi64x, _mm256_shuffle_epi8, _mm256_storeu_si256,
    _mm256_unpackhi_epi16, _mm256_unpackhi_epi32, _mm256_unpacklo_epi16, _mm256_unpacklo_epi32,
};

use super::short::{Matrix, Short};
use super::taps::Taps;
use super::{Blocks, Contract, Table, avx2};
use crate::cpu::{GfniAvx2, gfni_avx2_entry};

/// Registers that are worked on together.
const REGISTERS: usize = 4;
/// Blocks in them.
const GROUP: usize = 4 * REGISTERS;

type Group = [__m256i; REGISTERS];

/// How bits are moved according to the table.
#[derive(Clone, Debug)]
pub(super) struct Route {
    way: Way,
    /// For blocks that do not fill a group.
    taps: Taps,
}

// Without an allocator, the larger variant cannot be boxed.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)]
enum Way {
    /// Without transposing the blocks.
    Short(Short),
    /// The shuffles of bytes between the transpositions, to each register from each.
    Any([[[u8; 16]; REGISTERS]; REGISTERS]),
}

impl Route {
    fn new(table: &Table) -> Route {
        Route { way: Short::new(table).map_or_else(|| Way::any(table), Way::Short), taps: Taps::new(table) }
    }
}

impl Way {
    fn any(table: &Table) -> Way {
        /// The index for which a byte shuffle gives 0.
        const NONE: u8 = 0x80;
        let mut parts = [[[NONE; 16]; REGISTERS]; REGISTERS];
        for (to, from) in table.iter().enumerate() {
            // A matrix has its first row in the highest byte. No register holds `ZERO`.
            let to = to ^ 7;
            if let Some(part) = parts[to / 16].get_mut(usize::from(*from / 16)) {
                part[to % 16] = from % 16;
            }
        }
        Way::Any(parts)
    }
}

/// Byte p is 2^p: the first transposition leaves the last block in bit 0.
const UNITS: u64 = 0x8040_2010_0804_0201;
/// Byte p is 2^(7 - p): the second one puts the blocks in order again.
const UNITS_REVERSED: u64 = UNITS.swap_bytes();

/// The bytes of two blocks by turns.
const PAIRED: [u8; 16] = [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15];

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = GfniAvx2;
    type Program = Route;

    fn compile(table: &Table) -> Route {
        Route::new(table)
    }

    gfni_avx2_entry! {
        fn run(route: &Route, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "avx2,gfni")]
fn every(route: &Route, blocks: Blocks<'_>) {
    let taps = &route.taps;
    match &route.way {
        Way::Short(Short { bytes, constant, matrix }) => {
            let (bytes, constant) = (load_bytes(bytes), _mm256_set1_epi64x(*constant as i64));
            match matrix {
                Matrix::Constant => groups(blocks, taps, |x| {
                    x.map(|x| _mm256_gf2p8affine_epi64_epi8::<0>(_mm256_shuffle_epi8(x, bytes), constant))
                }),
                Matrix::Block => groups(blocks, taps, |x| {
                    x.map(|x| _mm256_gf2p8affine_epi64_epi8::<0>(constant, _mm256_shuffle_epi8(x, bytes)))
                }),
            }
        }
        Way::Any(parts) => {
            let parts = parts.map(|to| to.map(|from| load_bytes(&from)));
            let paired = load_bytes(&PAIRED);
            let units = [UNITS, UNITS_REVERSED].map(|units| _mm256_set1_epi64x(units as i64));
            groups(blocks, taps, |x| {
                let bytes = transpose_bytes(x, paired);
                let bits = bytes.map(|x| _mm256_gf2p8affine_epi64_epi8::<0>(units[0], x));
                let permuted = parts.map(|to| {
                    let part = |i: usize| _mm256_shuffle_epi8(bits[i], to[i]);
                    _mm256_or_si256(_mm256_or_si256(part(0), part(1)), _mm256_or_si256(part(2), part(3)))
                });
                let bytes = permuted.map(|x| _mm256_gf2p8affine_epi64_epi8::<0>(units[1], x));
                transpose_bytes(bytes, paired)
            });
        }
    }
}

/// In each half, byte j of word i becomes byte i of word j; a register holds two words of each half.
#[inline]
#[target_feature(enable = "avx2")]
fn transpose_bytes(x: Group, paired: __m256i) -> Group {
    let [a, b, c, d] = x.map(|x| _mm256_shuffle_epi8(x, paired));
    let (ab, cd) = (
        [_mm256_unpacklo_epi16(a, b), _mm256_unpackhi_epi16(a, b)],
        [_mm256_unpacklo_epi16(c, d), _mm256_unpackhi_epi16(c, d)],
    );
    [
        _mm256_unpacklo_epi32(ab[0], cd[0]),
        _mm256_unpackhi_epi32(ab[0], cd[0]),
        _mm256_unpacklo_epi32(ab[1], cd[1]),
        _mm256_unpackhi_epi32(ab[1], cd[1]),
    ]
}

/// Applies `f` to all blocks, a group at a time, and to the remaining blocks one by one.
#[inline]
#[target_feature(enable = "avx2")]
fn groups(blocks: Blocks<'_>, taps: &Taps, f: impl Fn(Group) -> Group) {
    match blocks {
        Blocks::InPlace(blocks) => {
            let (groups, rest) = blocks.as_chunks_mut();
            for group in groups {
                store(group, f(load(group)));
            }
            avx2::every(taps, Blocks::InPlace(rest));
        }
        Blocks::Into(from, to) => {
            let ((from, from_rest), (to, to_rest)) = (from.as_chunks(), to.as_chunks_mut());
            for (from, to) in from.iter().zip(to) {
                store(to, f(load(from)));
            }
            avx2::every(taps, Blocks::Into(from_rest, to_rest));
        }
    }
}

/// Loads the same bytes for both halves.
#[inline]
#[target_feature(enable = "avx2")]
fn load_bytes(x: &[u8; 16]) -> __m256i {
    // SAFETY: the array is 16 bytes.
    let half: __m128i = unsafe { _mm_loadu_si128((&raw const *x).cast()) };
    _mm256_broadcastsi128_si256(half)
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(x: &[u64; GROUP]) -> Group {
    let (x, _) = x.as_chunks::<4>();
    [load_register(&x[0]), load_register(&x[1]), load_register(&x[2]), load_register(&x[3])]
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(x: &mut [u64; GROUP], value: Group) {
    for (x, value) in x.as_chunks_mut().0.iter_mut().zip(value) {
        store_register(x, value);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_register(x: &[u64; 4]) -> __m256i {
    // SAFETY: the array is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_register(x: &mut [u64; 4], value: __m256i) {
    // SAFETY: the array is 32 bytes.
    unsafe { _mm256_storeu_si256((&raw mut *x).cast(), value) }
}
