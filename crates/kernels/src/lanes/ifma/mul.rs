//! z = x y 2^(-52 k), block by block of the columns. See the head of the folder.
//!
//! Cost: 4 k^2 + k madds for eight lanes, of which one in four of the first k columns is the digit's.

use super::columns::{carry_out, reduce, slide, start, tile};
use super::{block, by_block, karatsuba};
use crate::lanes::radix52::{blocks, blocks_mut, by_tile, n0_inv};
use crate::lanes::{Modulus, Shape, pairs};
use crate::memory::Lanes;

/// `x <- x y / R`. Writing over x is safe: a block is written when no later one needs it.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.one_block() {
        by_block!(shape, product_block(x, y, m));
    } else {
        by_tile!(shape, product(x, y, m, scratch));
    }
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn product_block<const T: usize, const FULL: bool>(x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>) {
    block::product::<T, FULL>(&mut blocks_mut(x)[0], &blocks(y)[0], &blocks(m.m)[0], n0_inv(&m));
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn product<const T: usize>(x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if karatsuba::pays(blocks::<T>(x).len()) {
        return karatsuba::product::<T>(x, y, m, scratch);
    }
    let q = blocks_mut::<T>(&mut scratch[..x.len()]);
    let (x, y, n0_inv) = (blocks_mut::<T>(x), blocks::<T>(y), n0_inv(&m));
    let m = blocks::<T>(m.m);
    let count = x.len();
    let mut c = start::<T>(count);
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, y, d, d + 1) {
            tile(&mut c, a, b);
        }
        for (a, b) in pairs(q, m, d, d) {
            tile(&mut c, a, b);
        }
        if d < count {
            reduce(&mut c, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out(&mut c, &mut x[d - count]);
        }
        slide::<T>(&mut c, d, count);
    }
    carry_out(&mut c, &mut x[count - 1]);
}
