//! Numbers of few limbs: z = x y 2^(-28 k) mod m, row by row of the limbs of x, for a group of four lanes.
//! See the module head of the parent.
//!
//! The k columns of a row stay in registers, and k need not be a multiple of a block. Their sums are below
//! 2 k 2^56 and a carry. A square is a product: from twelve limbs on, squares in blocks are faster.

use core::hint::black_box;

use super::columns::low;
use super::vector::{add, limbs, load, madd, product, shift_down, store, zero};
use super::{RADIX_BITS, Row};

/// The fewest limbs of a number.
pub(super) const LEAST: usize = 3;
/// The most limbs of a number: AVX2 has 16 registers.
pub(super) const MOST: usize = 11;
/// A column sums 2 k products below 2^56 and a carry.
const _: () = assert!((2 * MOST as u128 + 1) << (2 * RADIX_BITS) <= 1 << 64);

/// `x <- x y / R` for numbers of `used` limbs, with x instead of y if there is none.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn mul(used: usize, x: &mut [Row], y: Option<&[Row]>, m: &[Row], n0_inv: &Row) {
    match used {
        3 => mul_rows::<3>(x, y, m, n0_inv),
        4 => mul_rows::<4>(x, y, m, n0_inv),
        5 => mul_rows::<5>(x, y, m, n0_inv),
        6 => mul_rows::<6>(x, y, m, n0_inv),
        7 => mul_rows::<7>(x, y, m, n0_inv),
        8 => mul_rows::<8>(x, y, m, n0_inv),
        9 => mul_rows::<9>(x, y, m, n0_inv),
        10 => mul_rows::<10>(x, y, m, n0_inv),
        _ => mul_rows::<11>(x, y, m, n0_inv),
    }
}

#[inline]
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn mul_rows<const K: usize>(x: &mut [Row], y: Option<&[Row]>, m: &[Row], n0_inv: &Row) {
    let (x, m) = (&mut x[..K], &m[..K]);
    let y = y.map(|y| &y[..K]);
    let n0_inv = limbs(load(n0_inv));
    let mut c = [zero(); K];
    // Of a loop with a known count, LLVM makes straight-line code, reorders it and spills the columns.
    for i in 0..black_box(K) {
        let (a, y) = (limbs(load(&x[i])), y.unwrap_or(x));
        for j in 0..K {
            c[j] = madd(c[j], a, limbs(load(&y[j])));
        }
        let digit = limbs(low(product(limbs(c[0]), n0_inv)));
        for j in 0..K {
            c[j] = madd(c[j], digit, limbs(load(&m[j])));
        }
        let carry = shift_down::<{ RADIX_BITS as i32 }>(c[0]);
        // Columns move down by one place.
        for j in 1..K {
            c.swap(j - 1, j);
        }
        c[K - 1] = zero();
        c[0] = add(c[0], carry);
    }
    for j in 0..K {
        store(&mut x[j], low(c[j]));
        if j + 1 < K {
            c[j + 1] = add(c[j + 1], shift_down::<{ RADIX_BITS as i32 }>(c[j]));
        }
    }
}
