//! The accumulators of a product: eight columns of four lanes, in registers.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_mul_epu32, _mm256_set1_epi64x, _mm256_setzero_si256,
    _mm256_srli_epi64,
};

use super::{Block, MASK, RADIX_BITS, Row, TILE, load, store};

/// Tiles after which the columns have to hand on their carries. A tile adds four products to a column, of
/// 57 bits where an operand is doubled; 29 tiles stay below 2^64.
const TILES: usize = 28;

/// The columns, and how many tiles have been added since they were last carried.
pub(super) struct Columns {
    sum: [__m256i; 2 * TILE],
    tiles: usize,
}

impl Columns {
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn new() -> Columns {
        Columns { sum: [_mm256_setzero_si256(); 2 * TILE], tiles: 0 }
    }

    /// Adds the product of two blocks.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn tile(&mut self, x: &Block, y: &Block) {
        for i in 0..TILE {
            self.row(i, load(&x[i]), y);
        }
        self.tile_done();
    }

    /// Adds twice the product of two blocks. A doubled limb has 29 bits, and 32 are multiplied.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn tile_twice(&mut self, x: &Block, y: &Block) {
        for i in 0..TILE {
            let a = load(&x[i]);
            self.row(i, _mm256_add_epi64(a, a), y);
        }
        self.tile_done();
    }

    /// Adds the square of a block.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn tile_square(&mut self, x: &Block) {
        for i in 0..TILE {
            let a = load(&x[i]);
            self.madd(2 * i, a, a);
            let twice = _mm256_add_epi64(a, a);
            for j in i + 1..TILE {
                self.madd(i + j, twice, load(&x[j]));
            }
        }
        self.tile_done();
    }

    /// Finds four quotient digits that clear the lower columns, and adds their products with the lowest
    /// block of the modulus.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn reduce(&mut self, m: &Block, n0_inv: &Row, q: &mut Block) {
        // Before: columns that have handed on their carry here must not do so again.
        self.tile_done();
        let n0_inv = load(n0_inv);
        for i in 0..TILE {
            // 32 bits of each factor are multiplied; the low 28 of the product depend on the low 28 of both.
            let digit = low(_mm256_mul_epu32(self.sum[i], n0_inv));
            store(&mut q[i], digit);
            self.row(i, digit, m);
            self.carry(i);
        }
    }

    /// Writes the lower columns and hands on their carries.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn carry_out(&mut self, z: &mut Block) {
        for i in 0..TILE {
            store(&mut z[i], low(self.sum[i]));
            self.carry(i);
        }
    }

    /// Lets the upper columns follow the lower ones.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn slide(&mut self) {
        for i in 0..TILE {
            self.sum[i] = self.sum[TILE + i];
            self.sum[TILE + i] = _mm256_setzero_si256();
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn row(&mut self, i: usize, a: __m256i, y: &Block) {
        for j in 0..TILE {
            self.madd(i + j, a, load(&y[j]));
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn madd(&mut self, i: usize, a: __m256i, b: __m256i) {
        self.sum[i] = _mm256_add_epi64(self.sum[i], _mm256_mul_epu32(a, b));
    }

    /// Adds to the next column what column i has above 28 bits.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn carry(&mut self, i: usize) {
        let up = _mm256_srli_epi64::<{ RADIX_BITS as i32 }>(self.sum[i]);
        self.sum[i + 1] = _mm256_add_epi64(self.sum[i + 1], up);
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn tile_done(&mut self) {
        self.tiles += 1;
        if self.tiles == TILES {
            self.tiles = 0;
            for i in 0..2 * TILE - 1 {
                self.carry(i);
                self.sum[i] = low(self.sum[i]);
            }
        }
    }
}

/// The bits of a column that belong to it.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn low(x: __m256i) -> __m256i {
    _mm256_and_si256(x, _mm256_set1_epi64x(MASK as i64))
}
