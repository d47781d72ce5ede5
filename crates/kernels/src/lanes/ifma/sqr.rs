//! z = x^2 2^(-52 k), block by block of the columns. See the head of the folder.
//!
//! Pairs of limbs off the diagonal count twice. They are multiplied once, by a doubled operand d with
//! d_j = 2 x_j + (the bit that x_(j-1) loses when it is doubled) mod 2^52, computed as
//! hi(2 x_(j-1)) + 2 x_j. Beside the diagonal, where x_(j-1) is the other factor itself, the carried bit
//! is not part of the product: there the factor is 2 x_j alone.
//!
//! Cost: 3 k^2 + 2 k madds for eight lanes.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_madd52hi_epu64, _mm512_set1_epi64, _mm512_setzero_si512};

use super::columns::{Columns, carry_out, madd_hi, madd_lo, reduce, slide, start, tile};
use super::select::Select;
use super::{
    Block, GROUPS, Modulus, Row, RowMem, block, blocks, blocks_mut, by_block, by_tile, karatsuba, load,
    n0_inv, rows, rows_mut, store,
};
use crate::lanes::{Lanes, Shape, pairs};

/// `x <- x^2 / R`.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.one_block() {
        by_block!(shape, square_block(x, m));
    } else {
        by_tile!(shape, square(x, m, scratch, None));
    }
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn square_block<const T: usize, const FULL: bool>(x: &mut [Lanes], m: Modulus<'_>) {
    block::square::<T, FULL>(&mut blocks_mut(x)[0], &blocks(m.m)[0], n0_inv(&m));
}

/// `x <- x^2 / R`, with a table look-up that goes on between the diagonals.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square<const T: usize>(
    x: &mut [Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
    mut select: Option<&mut Select<'_, T>>,
) {
    if karatsuba::pays_for_square(blocks::<T>(x).len()) {
        return karatsuba::square(x, m, scratch, select);
    }
    let (q, rest) = scratch.split_at_mut(x.len());
    let doubled = &mut rest[..x.len()];
    double(rows(x), rows_mut(doubled));
    let (x, doubled, q) = (blocks_mut::<T>(x), blocks::<T>(doubled), blocks_mut::<T>(q));
    let n0_inv = n0_inv(&m);
    let m = blocks::<T>(m.m);
    let count = x.len();
    let mut c = start::<T>(count);
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, doubled, d, d / 2) {
            tile(&mut c, a, b);
        }
        let half = d / 2;
        if d % 2 == 0 {
            on_diagonal(&mut c, &x[half], &doubled[half]);
        } else {
            beside_diagonal(&mut c, &x[half], &doubled[half + 1], &x[half + 1][0]);
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
        if let Some(select) = &mut select {
            select.slot();
        }
    }
    carry_out(&mut c, &mut x[count - 1]);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn double(x: &[RowMem], doubled: &mut [RowMem]) {
    let two = _mm512_set1_epi64(2);
    let mut below = [_mm512_setzero_si512(); GROUPS];
    for (x, d) in x.iter().zip(doubled) {
        let x = load(x);
        let mut sum = twice(x);
        for g in 0..GROUPS {
            sum[g] = _mm512_madd52hi_epu64(sum[g], below[g], two);
        }
        store(d, sum);
        below = x;
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn twice(x: Row) -> Row {
    let mut sum = x;
    for g in 0..GROUPS {
        sum[g] = _mm512_add_epi64(x[g], x[g]);
    }
    sum
}

/// Calls a function with each row number below T as a constant. A loop whose bounds shrink from row to
/// row would not be unrolled, and the columns would leave the registers.
macro_rules! each_row {
    ($row:ident::<$t:ident>($($arg:expr),*)) => {{
        $row::<$t, 0>($($arg),*);
        if 1 < $t {
            $row::<$t, 1>($($arg),*);
        }
        if 2 < $t {
            $row::<$t, 2>($($arg),*);
        }
        if 3 < $t {
            $row::<$t, 3>($($arg),*);
        }
        if 4 < $t {
            $row::<$t, 4>($($arg),*);
        }
    }};
}

pub(super) use each_row;

/// The square of a block.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn on_diagonal<const T: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>) {
    each_row!(diagonal_row::<T>(c, x, doubled));
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn diagonal_row<const T: usize, const I: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>) {
    let a = load(&x[I]);
    let next = if I + 1 < T { twice(load(&x[(I + 1) % T])) } else { a };
    madd_lo(&mut c[2 * I], a, a);
    if I + 1 < T {
        madd_lo(&mut c[2 * I + 1], a, next);
    }
    for j in I + 2..T {
        madd_lo(&mut c[I + j], a, load(&doubled[j]));
    }
    madd_hi(&mut c[2 * I + 1], a, a);
    if I + 1 < T {
        madd_hi(&mut c[2 * I + 2], a, next);
    }
    for j in I + 2..T {
        madd_hi(&mut c[I + j + 1], a, load(&doubled[j]));
    }
}

/// A block times the next one, doubled; `next` is the lowest limb of the next one, not doubled.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn beside_diagonal<const T: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>, next: &RowMem) {
    each_row!(beside_row::<T>(c, x, doubled, next));
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn beside_row<const T: usize, const I: usize>(
    c: &mut Columns,
    x: &Block<T>,
    doubled: &Block<T>,
    next: &RowMem,
) {
    let a = load(&x[I]);
    let first = if I == T - 1 { twice(load(next)) } else { load(&doubled[0]) };
    madd_lo(&mut c[I], a, first);
    for j in 1..T {
        madd_lo(&mut c[I + j], a, load(&doubled[j]));
    }
    madd_hi(&mut c[I + 1], a, first);
    for j in 1..T {
        madd_hi(&mut c[I + j + 1], a, load(&doubled[j]));
    }
}
