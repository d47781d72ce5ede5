//! The accumulators of a product: eight columns of four lanes, in registers.

use super::vector::{
    Limbs, Sums, add, and, limbs, load, madd, product, shift_down, splat, store, twice, zero,
};
use super::{Block, MASK, RADIX_BITS, Row, TILE};

/// The number of tiles after which the columns must pass on their carries. A tile adds at most TILE products
/// to a column, of 57 bits if an operand is doubled. Before that, a column contains a limb and one carry
/// below 2^36 for each time that carries were passed on: less than 2^60 even for numbers of 2^30 limbs. A
/// reduction adds a tile that has already been counted.
const TILES: usize = 28;
const _: () =
    assert!((TILES as u128 + 1) * (TILE as u128 * MASK as u128 * 2 * MASK as u128) + (1 << 60) < 1 << 64);

/// A doubled limb fits into the 32-bit words that are multiplied.
const _: () = assert!(2 * MASK < 1 << 32);

/// The columns, and how many tiles have been added since they were last carried.
pub(super) struct Columns {
    sum: [Sums; 2 * TILE],
    tiles: usize,
}

impl Columns {
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn new() -> Columns {
        Columns { sum: [zero(); 2 * TILE], tiles: 0 }
    }

    /// Adds the product of two blocks.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn tile(&mut self, x: &Block, y: &Block) {
        for i in 0..TILE {
            self.row(i, limbs(load(&x[i])), y);
        }
        self.tile_done();
    }

    /// Adds twice the product of two blocks. A doubled limb has 29 bits, and 32 bits are multiplied.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn tile_twice(&mut self, x: &Block, y: &Block) {
        for i in 0..TILE {
            self.row(i, twice(limbs(load(&x[i]))), y);
        }
        self.tile_done();
    }

    /// Adds the square of a block.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn tile_square(&mut self, x: &Block) {
        for i in 0..TILE {
            let a = limbs(load(&x[i]));
            self.madd(2 * i, a, a);
            for j in i + 1..TILE {
                self.madd(i + j, twice(a), limbs(load(&x[j])));
            }
        }
        self.tile_done();
    }

    /// Finds four quotient digits that clear the lower columns, and adds their products with the lowest
    /// block of the modulus.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn reduce(&mut self, m: &Block, n0_inv: &Row, q: &mut Block) {
        // First, because columns that pass on their carry here must not do so again.
        self.tile_done();
        let n0_inv = limbs(load(n0_inv));
        for i in 0..TILE {
            // 32 bits of each factor are multiplied; the low 28 of the product depend on the low 28 of both.
            let digit = low(product(limbs(self.sum[i]), n0_inv));
            store(&mut q[i], digit);
            self.row(i, limbs(digit), m);
            self.carry(i);
        }
    }

    /// Writes the lower columns, and passes on their carries.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn carry_out(&mut self, z: &mut Block) {
        for i in 0..TILE {
            store(&mut z[i], low(self.sum[i]));
            self.carry(i);
        }
    }

    /// Adds the lower columns to limbs, and passes on their carries.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn gather(&mut self, z: &mut Block) {
        for i in 0..TILE {
            self.sum[i] = add(self.sum[i], load(&z[i]));
        }
        self.carry_out(z);
    }

    /// Moves the upper columns into the place of the lower ones.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    pub(super) fn slide(&mut self) {
        for i in 0..TILE {
            self.sum[i] = self.sum[TILE + i];
            self.sum[TILE + i] = zero();
        }
    }

    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    fn row(&mut self, i: usize, a: Limbs, y: &Block) {
        for j in 0..TILE {
            self.madd(i + j, a, limbs(load(&y[j])));
        }
    }

    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    fn madd(&mut self, i: usize, a: Limbs, b: Limbs) {
        self.sum[i] = madd(self.sum[i], a, b);
    }

    /// Adds the bits of column i above bit 27 to the next column.
    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
    fn carry(&mut self, i: usize) {
        let up = shift_down::<{ RADIX_BITS as i32 }>(self.sum[i]);
        self.sum[i + 1] = add(self.sum[i + 1], up);
    }

    #[inline]
    #[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
    #[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
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

/// Returns the bits of a column that belong to it.
#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn low(x: Sums) -> Sums {
    and(x, splat(MASK as i64))
}
