//! z = x y 2^(-52 k), block by block of the columns. See the module head of the parent.
//!
//! Cost: 4 k^2 + k madds for eight lanes, including those for the quotient digits.

use super::columns::{add_tiles, carry_out, reduce, slide, start};
use super::{block, by_block, karatsuba};
use crate::lanes::radix52::{blocks, blocks_mut, by_groups, n0_inv};
use crate::lanes::{GROUPS, Modulus, Shape, pairs};
use crate::memory::Lanes;

/// `x <- x y / R`. Overwriting x is safe: a block is written only when no later block needs it.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.one_block() {
        by_block!(shape, product_block(x, y, m));
    } else {
        by_groups!(shape, product(x, y, m, scratch));
    }
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn product_block<const T: usize, const FULL: bool>(x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>) {
    block::product::<T, FULL>(&mut blocks_mut(x)[0], &blocks(y)[0], &blocks(m.m)[0], n0_inv(&m));
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn product<const G: usize, const T: usize>(
    x: &mut [Lanes],
    y: &[Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
) {
    if karatsuba::pays(blocks::<T>(x).len()) {
        return karatsuba::product::<G, T>(x, y, m, scratch);
    }
    let q = blocks_mut::<T>(&mut scratch[..x.len()]);
    let (x, y, n0_inv) = (blocks_mut::<T>(x), blocks::<T>(y), n0_inv(&m));
    let m = blocks::<T>(m.m);
    let count = x.len();
    let mut c = start::<G, T>(count);
    for d in 0..2 * count - 1 {
        add_tiles::<G, T>(&mut c, pairs(x, y, d, d + 1));
        add_tiles::<G, T>(&mut c, pairs(q, m, d, d));
        if d < count {
            reduce::<G, T>(&mut c, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out::<G, T>(&mut c, &mut x[d - count]);
        }
        slide::<G, T>(&mut c, d, count);
    }
    carry_out::<G, T>(&mut c, &mut x[count - 1]);
}
