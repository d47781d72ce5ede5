//! Numbers of one block, k <= 5: z = x y 2^(-52 k) mod m, with all columns in registers from the first madd
//! to the last, and any number of batches per call. See the module head of the parent.
//!
//! FULL moduli may use all 52 k bits; results are then below m because of a masked subtraction. Other moduli
//! leave two bits unused, results are below 2 m, and nothing is subtracted.
//!
//! Cost: as stated in the parent module; a FULL product takes 5 k + 2 more additions, shifts and masks, and a
//! FULL square is a product.
//!
//! A call takes any number of batches so that the processor can overlap them: 0.35 cycles per product at 50
//! bits on Zen 5. A full modulus costs a masked subtraction, which is cheaper than another limb.

use core::arch::x86_64::{
    _mm512_add_epi64, _mm512_and_si512, _mm512_mask_mov_epi64, _mm512_movepi64_mask, _mm512_setzero_si512,
    _mm512_srai_epi64, _mm512_sub_epi64,
};

use super::by_block;
use super::columns::{Columns, carry, carry_out, reduce, slide, start, tile};
use super::diagonal::{double, on_diagonal};
use crate::lanes::radix52::moduli::Moduli;
use crate::lanes::radix52::{Block, RADIX_BITS, Row, RowMem, blocks, blocks_mut, load, mask, store};
use crate::lanes::{GROUPS, Shape};
use crate::memory::Lanes;

/// `x <- x y / R` for consecutive values; there are as many values in y and moduli, or one for all.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) {
    by_block!(shape, products(x, y, moduli));
}

/// `x <- x^2 / R` for consecutive values; there are as many moduli, or one for all.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], moduli: &[Lanes]) {
    by_block!(shape, squares(x, moduli));
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn products<const T: usize, const FULL: bool>(x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) {
    let (x, y, moduli) = (blocks_mut::<T>(x), blocks::<T>(y), Moduli::<T>::new(moduli));
    let step = usize::from(y.len() > 1);
    for (i, x) in x.iter_mut().enumerate() {
        let (m, n0_inv) = moduli.of(i);
        product::<T, FULL>(x, &y[i * step], m, n0_inv);
    }
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn squares<const T: usize, const FULL: bool>(x: &mut [Lanes], moduli: &[Lanes]) {
    let (x, moduli) = (blocks_mut::<T>(x), Moduli::<T>::new(moduli));
    for (i, x) in x.iter_mut().enumerate() {
        let (m, n0_inv) = moduli.of(i);
        square::<T, FULL>(x, m, n0_inv);
    }
}

/// `x <- x y / R`.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn product<const T: usize, const FULL: bool>(
    x: &mut Block<T>,
    y: &Block<T>,
    m: &Block<T>,
    n0_inv: &RowMem,
) {
    let mut c = start::<GROUPS, T>(1);
    tile::<GROUPS, T, 0>(&mut c, x, y);
    finish::<T, FULL>(&mut c, m, n0_inv, x);
}

/// `x <- x^2 / R`.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn square<const T: usize, const FULL: bool>(x: &mut Block<T>, m: &Block<T>, n0_inv: &RowMem) {
    let mut c = start::<GROUPS, T>(1);
    if FULL {
        // The doubled operand has no room for the top bit.
        tile::<GROUPS, T, 0>(&mut c, x, x);
    } else {
        let mut doubled = *x;
        double(x, &mut doubled, [_mm512_setzero_si512(); GROUPS]);
        on_diagonal::<GROUPS, T>(&mut c, x, &doubled);
    }
    finish::<T, FULL>(&mut c, m, n0_inv, x);
}

/// Computes the result from the columns of a product.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn finish<const T: usize, const FULL: bool>(
    c: &mut Columns,
    m: &Block<T>,
    n0_inv: &RowMem,
    z: &mut Block<T>,
) {
    // The quotient is not needed later, so any copy provides its memory.
    reduce::<GROUPS, T>(c, m, n0_inv, &mut { *m });
    slide::<GROUPS, T>(c, 0, 1);
    if FULL {
        carry_out_below(c, m, z);
    } else {
        carry_out::<GROUPS, T>(c, z);
    }
}

/// Writes the lower T columns, which are below 2 m, and subtracts m if they are not below m.
#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
fn carry_out_below<const T: usize>(c: &mut Columns, m: &Block<T>, z: &mut Block<T>) {
    let mut less = *c;
    let mut borrow = [_mm512_setzero_si512(); GROUPS];
    for i in 0..T {
        let m: Row = load(&m[i]);
        if i + 1 < T {
            carry::<GROUPS>(c, i);
        }
        for g in 0..GROUPS {
            // The top limb keeps its bit 52, and its sign in the difference.
            if i + 1 < T {
                c[i][g] = _mm512_and_si512(c[i][g], mask());
            }
            let rest = _mm512_add_epi64(_mm512_sub_epi64(c[i][g], m[g]), borrow[g]);
            borrow[g] = _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(rest);
            less[i][g] = rest;
        }
    }
    for g in 0..GROUPS {
        let below = _mm512_movepi64_mask(borrow[g]);
        for i in 0..T {
            c[i][g] = _mm512_mask_mov_epi64(less[i][g], below, c[i][g]);
        }
    }
    for i in 0..T {
        store(&mut z[i], c[i]);
    }
}
