//! z = x y, x^2 and x y mod 2^(64 n), each number across the lanes of 512-bit registers   (the layout and the
//! products are those of `across`).
//!
//! Given x and y of n limbs of 64 bits, n up to 128.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires AVX-512 F, BW, IFMA (Ice Lake 2019, Zen 4 2022).
//! Cost in vpmadd52, of which two run in a cycle, for v = 64 n / 416 vectors: 16 v (v + 1) for a product in one
//! block, some 10 v (v + 1) for a square; bound by them and by the conversions from and to 64-bit limbs.

use crate::across::{
    self, Carries, Columns, Tiling, add_high_block, add_low_block, by_tile, high_square_block,
    low_square_block,
};
use crate::cpu::ifma_entry;
use crate::lanes::Lanes;
use crate::limb::{LIMB_BITS, Limb};

/// The longest numbers that are not split.
pub(super) const LONGEST: usize = 128;
/// From this length on it is the fastest variant: measured.
pub(super) const WINS_FROM: usize = 12;
/// Blocks of the longest number.
const MAX_BLOCKS: usize = 4;

ifma_entry! {
    pub(super) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb]) = mul_inner;
    pub(super) fn sqr(z: &mut [Limb], x: &[Limb]) = sqr_inner;
    pub(super) fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) = mul_low_inner;
}

/// A number in memory of its own.
type Number<const T: usize> = [[Lanes; T]; MAX_BLOCKS];

fn tiling(limbs: usize) -> Tiling {
    let tiling = Tiling::new(limbs * LIMB_BITS).filter(|tiling| tiling.blocks <= MAX_BLOCKS);
    tiling.expect("longer numbers are split")
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn mul_inner(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let tiling = tiling(x.len());
    by_tile!(tiling, product(tiling.blocks, z, x, y));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn sqr_inner(z: &mut [Limb], x: &[Limb]) {
    let tiling = tiling(x.len());
    by_tile!(tiling, square(tiling.blocks, z, x));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn mul_low_inner(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let tiling = tiling(x.len());
    by_tile!(tiling, low_product(tiling.blocks, z, x, y));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn product<const T: usize>(blocks: usize, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let (mut a, mut b, mut product) = (number::<T>(), number::<T>(), [number::<T>(); 2]);
    let (a, b) = (import(x, &mut a[..blocks]), import(y, &mut b[..blocks]));
    let product = &mut product.as_flattened_mut()[..2 * blocks];
    let (low, high) = product.split_at_mut(blocks);
    let mut carries = Carries::new(0);
    for (d, z) in low.iter_mut().enumerate() {
        let mut c = Columns::new();
        add_low_block(&mut c, a, b, d);
        carries.settle_block(z, c.sums());
    }
    for (d, z) in high.iter_mut().enumerate() {
        let mut c = Columns::new();
        add_high_block(&mut c, a, b, d);
        carries.settle_block(z, c.sums());
    }
    across::export(product.as_flattened(), z);
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn square<const T: usize>(blocks: usize, z: &mut [Limb], x: &[Limb]) {
    let (mut a, mut square) = (number::<T>(), [number::<T>(); 2]);
    let a = import(x, &mut a[..blocks]);
    let square = &mut square.as_flattened_mut()[..2 * blocks];
    let (low, high) = square.split_at_mut(blocks);
    let mut carries = Carries::new(0);
    for (d, z) in low.iter_mut().enumerate() {
        carries.settle_block(z, low_square_block(a, d).sums());
    }
    for (d, z) in high.iter_mut().enumerate() {
        carries.settle_block(z, high_square_block(a, d).sums());
    }
    across::export(square.as_flattened(), z);
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn low_product<const T: usize>(blocks: usize, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let (mut a, mut b, mut product) = (number::<T>(), number::<T>(), number::<T>());
    let (a, b) = (import(x, &mut a[..blocks]), import(y, &mut b[..blocks]));
    let product = &mut product[..blocks];
    let mut carries = Carries::new(0);
    for (d, z) in product.iter_mut().enumerate() {
        let mut c = Columns::new();
        add_low_block(&mut c, a, b, d);
        carries.settle_block(z, c.sums());
    }
    across::export(product.as_flattened(), z);
}

fn number<const T: usize>() -> Number<T> {
    [[Lanes::ZERO; T]; MAX_BLOCKS]
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn import<'a, const T: usize>(words: &[Limb], number: &'a mut [[Lanes; T]]) -> &'a [[Lanes; T]] {
    across::import(words, number.as_flattened_mut());
    number
}
