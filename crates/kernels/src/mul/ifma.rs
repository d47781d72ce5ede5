//! z = x y, x^2 and x y mod 2^(64 n), each number across the lanes of 512-bit registers (the layout and the
//! products are those of `across`).
//!
//! Input: x and y of n limbs of 64 bits, n up to 128. Output: z of 2 n limbs, or its low n. Constant-time.
//! Requires AVX-512 F, BW, IFMA (Ice Lake 2019, Zen 4 2022). Cost in vpmadd52, of which two run in a cycle,
//! for v = 64 n / 416 vectors: 16 v (v + 1) for a product in one block, some 10 v (v + 1) for a square; bound
//! by them and by the conversions from and to 64-bit limbs.

use super::Contract;
use crate::across::{
    self, Carries, Columns, Export, Tiling, add_high_block, add_low_block, high_square_block,
    low_square_block,
};
use crate::cpu::{Ifma, ifma_entry};
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// The longest numbers that are not split.
const LONGEST: usize = 128;
/// The number of blocks of the longest number.
const MAX_BLOCKS: usize = 4;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Ifma;

    #[inline(always)]
    fn takes(n: usize) -> bool {
        n <= LONGEST
    }

    ifma_entry! {
        fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb]) = mul_inner;
        fn sqr(z: &mut [Limb], x: &[Limb]) = sqr_inner;
        fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) = mul_low_inner;
    }
}

/// Calls a kernel for numbers of `limbs` limbs with the block size and the largest number of blocks as
/// constants.
macro_rules! by_length {
    ($limbs:expr, $kernel:ident($($arg:expr),*)) => {{
        let tiling = Tiling::new($limbs * LIMB_BITS).filter(|tiling| tiling.blocks <= MAX_BLOCKS);
        let tiling = tiling.expect("longer numbers are split");
        match (tiling.blocks, tiling.tile) {
            (1, 1) => $kernel::<1, 1>(1, $($arg),*),
            (1, 2) => $kernel::<2, 1>(1, $($arg),*),
            (1, 3) => $kernel::<3, 1>(1, $($arg),*),
            (1, 4) => $kernel::<4, 1>(1, $($arg),*),
            (1, 5) => $kernel::<5, 1>(1, $($arg),*),
            (1, 6) => $kernel::<6, 1>(1, $($arg),*),
            (1, 7) => $kernel::<7, 1>(1, $($arg),*),
            (1, _) => $kernel::<8, 1>(1, $($arg),*),
            (blocks, 5) => $kernel::<5, MAX_BLOCKS>(blocks, $($arg),*),
            (blocks, _) => $kernel::<6, MAX_BLOCKS>(blocks, $($arg),*),
        }
    }};
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn mul_inner(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    by_length!(x.len(), product(z, x, y));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn sqr_inner(z: &mut [Limb], x: &[Limb]) {
    by_length!(x.len(), square(z, x));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn mul_low_inner(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    by_length!(x.len(), low_product(z, x, y));
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn product<const T: usize, const B: usize>(blocks: usize, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let (mut a, mut b) = ([[Lanes::ZERO; T]; B], [[Lanes::ZERO; T]; B]);
    let (x, y) = (import(x, &mut a[..blocks]), import(y, &mut b[..blocks]));
    let (mut carries, mut z) = (Carries::new(0), Export::new(z));
    for d in 0..blocks {
        let mut c = Columns::new();
        add_low_block(&mut c, x, y, d);
        put(&mut z, &mut carries, &c);
    }
    for d in 0..blocks {
        let mut c = Columns::new();
        add_high_block(&mut c, x, y, d);
        put(&mut z, &mut carries, &c);
    }
    z.finish();
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn square<const T: usize, const B: usize>(blocks: usize, z: &mut [Limb], x: &[Limb]) {
    let mut a = [[Lanes::ZERO; T]; B];
    let x = import(x, &mut a[..blocks]);
    let (mut carries, mut z) = (Carries::new(0), Export::new(z));
    for d in 0..blocks {
        put(&mut z, &mut carries, &low_square_block(x, d));
    }
    for d in 0..blocks {
        put(&mut z, &mut carries, &high_square_block(x, d));
    }
    z.finish();
}

#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn low_product<const T: usize, const B: usize>(blocks: usize, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let (mut a, mut b) = ([[Lanes::ZERO; T]; B], [[Lanes::ZERO; T]; B]);
    let (x, y) = (import(x, &mut a[..blocks]), import(y, &mut b[..blocks]));
    let (mut carries, mut z) = (Carries::new(0), Export::new(z));
    for d in 0..blocks {
        let mut c = Columns::new();
        add_low_block(&mut c, x, y, d);
        put(&mut z, &mut carries, &c);
    }
    z.finish();
}

/// Converts words to a number that the compiler reads from memory. From registers, it would broadcast limbs
/// by permutations, which compete with the products for ports.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn import<'a, const T: usize>(words: &[Limb], number: &'a mut [[Lanes; T]]) -> &'a [[Lanes; T]] {
    across::import(words, number.as_flattened_mut());
    core::hint::black_box(number)
}

/// Writes the next block of the result.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn put<const T: usize>(z: &mut Export<'_>, carries: &mut Carries, columns: &Columns<T>) {
    for sums in columns.sums() {
        z.put(carries.settle(sums));
    }
}
