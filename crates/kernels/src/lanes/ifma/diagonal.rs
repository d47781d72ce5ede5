//! The products that a square computes once: of a block with itself and with the next block, and the doubled
//! operand. See the head of `sqr.rs`.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_madd52hi_epu64, _mm512_set1_epi64};

use super::columns::{Columns, madd_hi, madd_lo};
use crate::lanes::radix52::{Block, Row, RowMem, load, store};

/// `doubled <- 2 x` mod 2^52 in each limb, with the bit that the limb below loses; `below` is the limb below
/// the lowest.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn double<const G: usize>(x: &[RowMem], doubled: &mut [RowMem], mut below: Row<G>) {
    let two = _mm512_set1_epi64(2);
    for (x, d) in x.iter().zip(doubled) {
        let x = load(x);
        let mut sum = twice(x);
        for g in 0..G {
            sum[g] = _mm512_madd52hi_epu64(sum[g], below[g], two);
        }
        store(d, sum);
        below = x;
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn twice<const G: usize>(x: Row<G>) -> Row<G> {
    let mut sum = x;
    for g in 0..G {
        sum[g] = _mm512_add_epi64(x[g], x[g]);
    }
    sum
}

/// Calls a function with each row number below T as a constant. A loop whose bounds shrink from row to
/// row would not be unrolled, and the columns would leave the registers.
macro_rules! each_row {
    ($row:ident::<$g:ident, $t:ident>($($arg:expr),*)) => {{
        $row::<$g, $t, 0>($($arg),*);
        if 1 < $t {
            $row::<$g, $t, 1>($($arg),*);
        }
        if 2 < $t {
            $row::<$g, $t, 2>($($arg),*);
        }
        if 3 < $t {
            $row::<$g, $t, 3>($($arg),*);
        }
        if 4 < $t {
            $row::<$g, $t, 4>($($arg),*);
        }
    }};
}

pub(super) use each_row;

/// Adds the square of a block.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn on_diagonal<const G: usize, const T: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>) {
    each_row!(diagonal_row::<G, T>(c, x, doubled));
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn diagonal_row<const G: usize, const T: usize, const I: usize>(
    c: &mut Columns,
    x: &Block<T>,
    doubled: &Block<T>,
) {
    let a: Row<G> = load(&x[I]);
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

/// Adds a block times the next one, doubled; `next` is the lowest limb of the next block, not doubled.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn beside_diagonal<const G: usize, const T: usize>(
    c: &mut Columns,
    x: &Block<T>,
    doubled: &Block<T>,
    next: &RowMem,
) {
    each_row!(beside_row::<G, T>(c, x, doubled, next));
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn beside_row<const G: usize, const T: usize, const I: usize>(
    c: &mut Columns,
    x: &Block<T>,
    doubled: &Block<T>,
    next: &RowMem,
) {
    let a: Row<G> = load(&x[I]);
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
