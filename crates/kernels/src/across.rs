//! Arithmetic on one long number spread across the lanes of 512-bit registers, used by the `ifma` variants of
//! `mul` and `mont`.
//!
//! A number is v vectors of eight limbs of 52 bits, with limb 8 u + l in lane l of vector u. It is divided
//! into blocks of T vectors; T is a compile-time constant, the number of blocks is not. Limb i of x is
//! broadcast and multiplied by y shifted up by i lanes, so that each product is added to its own column:
//! there are eight columns per register and no sums across lanes. Shifting by whole registers is free, so y
//! is only ever shifted by one lane, eight times in all, and limb i of x is multiplied by y shifted by i mod
//! 8 lanes.
//!
//! Constant-time. Requires AVX-512 F, BW, IFMA. Cost: 16 T^2 vpmadd52 for a product of two blocks, of which
//! two run per cycle, and at most 16 T lane shifts; these determine the speed.
//!
//! T is at most 8. Low and high halves of products, and even and odd vectors of x, have separate
//! accumulators; otherwise each addition to a column would wait for the previous one.

mod carries;
mod convert;
mod convolve;
mod square;

pub(crate) use carries::Carries;
pub(crate) use convert::{Export, export, import};
pub(crate) use convolve::{Columns, add_high_block, add_low_block};
pub(crate) use square::{high_square_block, low_square_block};

use core::arch::x86_64::{__m512i, _mm512_load_si512, _mm512_set1_epi64, _mm512_store_si512};

use crate::memory::Lanes;

/// Bits of a limb.
pub(crate) const RADIX_BITS: usize = 52;
/// Limbs of a vector.
pub(crate) const LANES: usize = 8;
/// The mask of a limb's bits.
const MASK: i64 = (1 << RADIX_BITS) - 1;

/// The block sizes for numbers of several blocks, which leave registers free. A number of one block may have
/// any size up to [`MAX_TILE`].
const TILES_OF_MANY: [usize; 2] = [5, 6];
const MAX_TILE: usize = 8;

/// Returns whether a number can have several blocks of this size.
const fn can_be_many(tile: usize) -> bool {
    tile == TILES_OF_MANY[0] || tile == TILES_OF_MANY[1]
}

/// The number of vectors of a number, and the number of vectors per block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tiling {
    pub(crate) blocks: usize,
    pub(crate) tile: usize,
}

impl Tiling {
    /// Returns the tiling with the least work for numbers of `bits` bits, if they are not too long.
    pub(crate) fn new(bits: usize) -> Option<Tiling> {
        // A column accumulates at most 2 products below 2^52 per limb, and a carry, in 64 bits.
        const MAX_VECTORS: usize = 200;
        let vectors = bits.div_ceil(RADIX_BITS * LANES).max(1);
        let tiling = if vectors <= MAX_TILE {
            Tiling { blocks: 1, tile: vectors }
        } else {
            let tilings = TILES_OF_MANY.map(|tile| Tiling { blocks: vectors.div_ceil(tile), tile });
            tilings.into_iter().min_by_key(Tiling::vectors)?
        };
        (tiling.vectors() <= MAX_VECTORS).then_some(tiling)
    }

    /// Returns the number of vectors of a number.
    pub(crate) fn vectors(&self) -> usize {
        self.blocks * self.tile
    }
}

/// Calls a kernel with the block size as its first constant.
macro_rules! by_tile {
    ($tiling:expr, $kernel:ident $(::<$constant:ident>)? ($($arg:expr),* $(,)?)) => {
        match $tiling.tile {
            1 => $kernel::<1 $(, $constant)?>($($arg),*),
            2 => $kernel::<2 $(, $constant)?>($($arg),*),
            3 => $kernel::<3 $(, $constant)?>($($arg),*),
            4 => $kernel::<4 $(, $constant)?>($($arg),*),
            5 => $kernel::<5 $(, $constant)?>($($arg),*),
            6 => $kernel::<6 $(, $constant)?>($($arg),*),
            7 => $kernel::<7 $(, $constant)?>($($arg),*),
            _ => $kernel::<8 $(, $constant)?>($($arg),*),
        }
    };
}
pub(crate) use by_tile;

#[inline]
#[target_feature(enable = "avx512f")]
pub(crate) fn load(x: &Lanes) -> __m512i {
    // SAFETY: `Lanes` is 64 bytes, aligned to 64.
    unsafe { _mm512_load_si512((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(crate) fn store(x: &mut Lanes, value: __m512i) {
    // SAFETY: `Lanes` is 64 bytes, aligned to 64.
    unsafe { _mm512_store_si512((&raw mut *x).cast(), value) }
}

/// Returns the mask of a limb in every lane.
#[inline]
#[target_feature(enable = "avx512f")]
pub(crate) fn mask() -> __m512i {
    _mm512_set1_epi64(MASK)
}
