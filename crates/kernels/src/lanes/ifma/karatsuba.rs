//! Long products and squares by Karatsuba's subtractive rule, followed by their reduction.
//!
//! With x = x0 + B x1 and y = y0 + B y1, x y = L + B (L + H + M) + B^2 H, where L = x0 y0, H = x1 y1 and
//! M = (x0 - x1)(y1 - y0): three products of half the length instead of four. M is computed from absolute
//! differences, and its sign is applied to its columns: columns are signed sums here, and their carries are
//! arithmetic shifts. A level makes the greatest column up to three times as large, and numbers of twice the
//! length make it twice as large. Long products are therefore carried before they are combined, or their sums
//! would exceed 63 bits: `bounds.rs`.
//!
//! Input: the bounds of the folder, and an even number of blocks. Output: the same. Constant-time: signs are
//! masks. Cost: a level saves a quarter of the 2 k^2 madds of a product, or of the k^2 of a square, and takes
//! about ten more additions per column.
//!
//! Measured on Zen 5 at 8192 bits: a product takes 13 % less time, a square 8 %.

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sub_epi64, _mm512_xor_si512,
};

use super::columns::{Columns, add_tiles, carry_out, empty, madd_hi, madd_lo, merge, reduce, slide, start};
use super::diagonal::each_row;
use crate::lanes::radix52::select::Select;
use crate::lanes::radix52::{
    Block, Row, blocks, blocks_mut, clean, load, load_lanes, n0_inv, put, store, store_lanes,
};
use crate::lanes::{Modulus, pairs};
use crate::memory::Lanes;

/// A product of fewer blocks is not split.
const LEAST_PRODUCT: usize = 10;
/// The same for a square.
const LEAST_SQUARE: usize = 20;

/// Products of this many limbs or more are carried before they are combined.
const SETTLED: usize = 128;

/// Returns whether products of halves of `blocks` blocks of `tile` limbs are carried before they are
/// combined.
pub(super) fn settles(blocks: usize, tile: usize) -> bool {
    blocks / 2 * tile >= SETTLED
}

/// Returns whether a product of the given number of blocks is computed by halves.
pub(super) fn pays(blocks: usize) -> bool {
    blocks >= LEAST_PRODUCT && blocks.is_multiple_of(2)
}

/// Returns whether a square of the given number of blocks is computed by halves.
pub(super) fn pays_for_square(blocks: usize) -> bool {
    blocks >= LEAST_SQUARE && blocks.is_multiple_of(2)
}

/// The scratch memory of a product, in values: quotients, columns (two), then two differences and a middle
/// product for each level of halves (two, one, a half ...).
pub(super) const SCRATCH_VALUES: usize = 7;

/// `x <- x y / R`.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn product<const G: usize, const T: usize>(
    x: &mut [Lanes],
    y: &[Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
) {
    let (q, rest) = scratch.split_at_mut(x.len());
    let (columns, rest) = rest.split_at_mut(2 * x.len());
    let columns = blocks_mut::<T>(columns);
    multiply::<G, T>(blocks::<T>(x), blocks(y), columns, blocks_mut(rest));
    reduce_columns::<G, T>(columns, m, blocks_mut(q), blocks_mut(x), None);
}

/// `x <- x^2 / R`, with a table look-up that runs between the diagonals of the reduction.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square<const G: usize, const T: usize>(
    x: &mut [Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
    select: Option<&mut Select<'_, G, T>>,
) {
    let (q, rest) = scratch.split_at_mut(x.len());
    let (columns, rest) = rest.split_at_mut(2 * x.len());
    let columns = blocks_mut::<T>(columns);
    square_columns::<G, T>(blocks::<T>(x), columns, blocks_mut(rest));
    reduce_columns(columns, m, blocks_mut(q), blocks_mut(x), select);
}

/// Computes the columns of x y.
#[target_feature(enable = "avx512f,avx512ifma")]
fn multiply<const G: usize, const T: usize>(
    x: &[Block<T>],
    y: &[Block<T>],
    z: &mut [Block<T>],
    work: &mut [Block<T>],
) {
    let count = x.len();
    if !pays(count) {
        return multiply_whole::<G, T>(x, y, z);
    }
    let half = count / 2;
    let ((x0, x1), (y0, y1)) = (x.split_at(half), y.split_at(half));
    let (low, high) = z.split_at_mut(count);
    multiply::<G, T>(x0, y0, low, work);
    multiply::<G, T>(x1, y1, high, work);
    let (dx, rest) = work.split_at_mut(half);
    let (dy, rest) = rest.split_at_mut(half);
    let (middle, work) = rest.split_at_mut(count);
    let sign_x: Row<G> = difference(x0, x1, dx);
    let sign_y: Row<G> = difference(y1, y0, dy);
    let mut sign = sign_x;
    for g in 0..G {
        sign[g] = _mm512_xor_si512(sign_x[g], sign_y[g]);
    }
    multiply::<G, T>(dx, dy, middle, work);
    if settles(count, T) {
        settle::<G, T>(low);
        settle::<G, T>(high);
        settle::<G, T>(middle);
    }
    join(z, middle, sign);
}

/// Computes the columns of x^2.
#[target_feature(enable = "avx512f,avx512ifma")]
fn square_columns<const G: usize, const T: usize>(x: &[Block<T>], z: &mut [Block<T>], work: &mut [Block<T>]) {
    let count = x.len();
    if !pays_for_square(count) {
        return square_whole::<G, T>(x, z);
    }
    let half = count / 2;
    let (x0, x1) = x.split_at(half);
    let (low, high) = z.split_at_mut(count);
    square_columns::<G, T>(x0, low, work);
    square_columns::<G, T>(x1, high, work);
    let (dx, rest) = work.split_at_mut(half);
    let (middle, work) = rest.split_at_mut(count);
    difference::<G, T>(x0, x1, dx);
    square_columns::<G, T>(dx, middle, work);
    if settles(count, T) {
        settle::<G, T>(low);
        settle::<G, T>(high);
        settle::<G, T>(middle);
    }
    // (x0 - x1)(x1 - x0) is negative.
    join(z, middle, [_mm512_set1_epi64(-1); G]);
}

/// Computes the columns of x y by the schoolbook method.
#[target_feature(enable = "avx512f,avx512ifma")]
fn multiply_whole<const G: usize, const T: usize>(x: &[Block<T>], y: &[Block<T>], z: &mut [Block<T>]) {
    let mut c = empty();
    for (d, z) in z.iter_mut().enumerate() {
        add_tiles::<G, T>(&mut c, pairs(x, y, d, d + 1));
        for i in 0..T {
            store(&mut z[i], merge::<G>(&mut c, i));
        }
        slide::<G, T>(&mut c, d, 0);
    }
}

/// Computes the columns of x^2 by the schoolbook method: each pair of limbs once, doubled when its column is
/// written, and squares.
#[target_feature(enable = "avx512f,avx512ifma")]
fn square_whole<const G: usize, const T: usize>(x: &[Block<T>], z: &mut [Block<T>]) {
    let mut c = empty();
    let limbs = x.as_flattened();
    for (d, z) in z.iter_mut().enumerate() {
        add_tiles::<G, T>(&mut c, pairs(x, x, d, d.div_ceil(2)));
        if d % 2 == 0 {
            each_pair::<G, T>(&mut c, &x[d / 2]);
        }
        for i in 0..T {
            let column = d * T + i;
            let a: Row<G> = load(&limbs[column / 2]);
            let mut sum: Row<G> = merge(&mut c, i);
            for g in 0..G {
                sum[g] = _mm512_add_epi64(sum[g], sum[g]);
            }
            if column.is_multiple_of(2) {
                madd_lo(&mut sum, a, a);
            } else {
                madd_hi(&mut sum, a, a);
            }
            store(&mut z[i], sum);
        }
        slide::<G, T>(&mut c, d, 0);
    }
}

/// Adds the product of each pair of different limbs of a block.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn each_pair<const G: usize, const T: usize>(c: &mut Columns, x: &Block<T>) {
    each_row!(pairs_of_row::<G, T>(c, x));
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn pairs_of_row<const G: usize, const T: usize, const I: usize>(c: &mut Columns, x: &Block<T>) {
    let a: Row<G> = load(&x[I]);
    for j in I + 1..T {
        madd_lo(&mut c[I + j], a, load(&x[j]));
    }
    for j in I + 1..T {
        madd_hi(&mut c[I + j + 1], a, load(&x[j]));
    }
}

/// `z <- |x - y|`; returns all ones where x < y.
#[target_feature(enable = "avx512f")]
fn difference<const G: usize, const T: usize>(x: &[Block<T>], y: &[Block<T>], z: &mut [Block<T>]) -> Row<G> {
    let (x, y, z) = (x.as_flattened(), y.as_flattened(), z.as_flattened_mut());
    let mut sign = [_mm512_setzero_si512(); G];
    for g in 0..G {
        let mut borrow = _mm512_setzero_si512();
        for ((x, y), z) in x.iter().zip(y).zip(z.iter_mut()) {
            let rest = _mm512_sub_epi64(clean(&x[g]), clean(&y[g]));
            borrow = put(&mut z[g], _mm512_add_epi64(rest, borrow));
        }
        sign[g] = borrow;
        let mut carry = _mm512_setzero_si512();
        for z in z.iter_mut() {
            let limb = with_sign(load_lanes(&z[g]), sign[g]);
            carry = put(&mut z[g], _mm512_add_epi64(limb, carry));
        }
    }
    sign
}

/// Returns x, or -x where the sign is all ones.
#[inline]
#[target_feature(enable = "avx512f")]
fn with_sign(x: __m512i, sign: __m512i) -> __m512i {
    _mm512_sub_epi64(_mm512_xor_si512(x, sign), sign)
}

/// Carries columns; those of a product all become limbs.
#[target_feature(enable = "avx512f")]
fn settle<const G: usize, const T: usize>(z: &mut [Block<T>]) {
    let mut carry = [_mm512_setzero_si512(); G];
    for z in z.as_flattened_mut() {
        for g in 0..G {
            let sum = _mm512_add_epi64(load_lanes(&z[g]), carry[g]);
            carry[g] = put(&mut z[g], sum);
        }
    }
}

/// Computes the columns of L + B (L + H + M) + B^2 H from those of [L][H].
#[target_feature(enable = "avx512f")]
fn join<const G: usize, const T: usize>(z: &mut [Block<T>], middle: &[Block<T>], sign: Row<G>) {
    let (z, middle) = (z.as_flattened_mut(), middle.as_flattened());
    let half = middle.len() / 2;
    let (low, high) = z.split_at_mut(2 * half);
    let (l0, l1) = low.split_at_mut(half);
    let (h0, h1) = high.split_at_mut(half);
    let (m0, m1) = middle.split_at(half);
    let low = l0.iter().zip(l1).zip(m0);
    let high = h0.iter_mut().zip(h1).zip(m1);
    for (((l0, l1), m0), ((h0, h1), m1)) in low.zip(high) {
        for g in 0..G {
            let both = _mm512_add_epi64(load_lanes(&l1[g]), load_lanes(&h0[g]));
            let first = _mm512_add_epi64(load_lanes(&l0[g]), with_sign(load_lanes(&m0[g]), sign[g]));
            let second = _mm512_add_epi64(load_lanes(&h1[g]), with_sign(load_lanes(&m1[g]), sign[g]));
            store_lanes(&mut l1[g], _mm512_add_epi64(both, first));
            store_lanes(&mut h0[g], _mm512_add_epi64(both, second));
        }
    }
}

/// `z <- p / R mod m`, for columns p.
#[target_feature(enable = "avx512f,avx512ifma")]
fn reduce_columns<const G: usize, const T: usize>(
    p: &[Block<T>],
    m: Modulus<'_>,
    q: &mut [Block<T>],
    z: &mut [Block<T>],
    mut select: Option<&mut Select<'_, G, T>>,
) {
    let (m, n0_inv) = (blocks::<T>(m.m), n0_inv(&m));
    let count = z.len();
    let mut c = start::<G, T>(count);
    for (d, p) in p.iter().enumerate() {
        for i in 0..T {
            let p: Row<G> = load(&p[i]);
            for g in 0..G {
                c[i][g] = _mm512_add_epi64(c[i][g], p[g]);
            }
        }
        add_tiles::<G, T>(&mut c, pairs(q, m, d, d));
        if d < count {
            reduce::<G, T>(&mut c, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out::<G, T>(&mut c, &mut z[d - count]);
        }
        slide::<G, T>(&mut c, d, count);
        if let Some(select) = &mut select {
            select.slot();
        }
    }
}
