//! The accumulators: 2 T columns of a product, and what is done to them.
//!
//! All functions take them by reference and are inlined into kernels with T fixed, so that the
//! columns live in registers from the first tile to the last.
//!
//! A column that the reduction will clear starts at 2^52 - 1. Then its carry is a shift, and the product that would
//! only clear it is never computed.

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64, _mm512_setzero_si512,
    _mm512_srai_epi64,
};

use crate::lanes::GROUPS;
use crate::lanes::radix52::{Block, MAX_TILE, RADIX_BITS, Row, RowMem, load, load_block, mask, store};

/// Column i of the running product is `columns[i]`; with blocks of T limbs, 2 T of them are in use.
pub(super) type Columns = [Row; 2 * MAX_TILE];

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn madd_lo(c: &mut Row, a: Row, b: Row) {
    for g in 0..GROUPS {
        c[g] = _mm512_madd52lo_epu64(c[g], a[g], b[g]);
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn madd_hi(c: &mut Row, a: Row, b: Row) {
    for g in 0..GROUPS {
        c[g] = _mm512_madd52hi_epu64(c[g], a[g], b[g]);
    }
}

/// Adds to the next column what column i has above 52 bits; columns may be negative.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn carry(c: &mut Columns, i: usize) {
    for g in 0..GROUPS {
        let up = _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(c[i][g]);
        c[i + 1][g] = _mm512_add_epi64(c[i + 1][g], up);
    }
}

/// Columns to which nothing has been added.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn empty() -> Columns {
    [[_mm512_setzero_si512(); GROUPS]; 2 * MAX_TILE]
}

/// The columns before the first tile of a product of `blocks` blocks.
///
/// A column that the reduction will clear starts at 2^52 - 1 instead of 0: see [`reduce`].
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn start<const T: usize>(blocks: usize) -> Columns {
    let mut c = empty();
    let (low, high) = (mask(), fill(0, blocks, 1));
    for i in 0..T {
        c[i] = [low; GROUPS];
        c[T + i] = [high; GROUPS];
    }
    c
}

/// The bias if block `d + ahead` of the columns will be cleared, else zero.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn fill(d: usize, blocks: usize, ahead: usize) -> __m512i {
    if d + ahead < blocks { mask() } else { _mm512_setzero_si512() }
}

/// Lets the upper T columns follow the lower T, after block `d` is done.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn slide<const T: usize>(c: &mut Columns, d: usize, blocks: usize) {
    let fresh = fill(d, blocks, 2);
    for i in 0..T {
        c[i] = c[T + i];
        c[T + i] = [fresh; GROUPS];
    }
}

/// Adds the product of two blocks: 2 T^2 madds for each group.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn tile<const T: usize>(c: &mut Columns, x: &Block<T>, y: &Block<T>) {
    let b = load_block(y);
    for i in 0..T {
        let a = load(&x[i]);
        for j in 0..T {
            madd_lo(&mut c[i + j], a, b[j]);
        }
        for j in 0..T {
            madd_hi(&mut c[i + j + 1], a, b[j]);
        }
    }
}

/// Finds T quotient digits that clear the lower T columns, and adds their products with the lowest
/// block of the modulus.
///
/// A column holds c + 2^52 - 1. Its digit is q = n0_inv (c + 2^52 - 1 + 1) mod 2^52, one madd that adds
/// n0_inv to n0_inv times the column. Then c + q m_0 is a multiple of 2^52, and what it carries is c
/// divided by 2^52 and rounded up: the biased column shifted by 52. The product q m_0 mod 2^52, which
/// would only clear the column, is never computed.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn reduce<const T: usize>(c: &mut Columns, m: &Block<T>, n0_inv: &RowMem, q: &mut Block<T>) {
    let m = load_block(m);
    for i in 0..T {
        let mut digit = load(n0_inv);
        let factor = digit;
        madd_lo(&mut digit, c[i], factor);
        store(&mut q[i], digit);
        carry(c, i);
        madd_hi(&mut c[i + 1], digit, m[0]);
        for j in 1..T {
            madd_lo(&mut c[i + j], digit, m[j]);
        }
        for j in 1..T {
            madd_hi(&mut c[i + j + 1], digit, m[j]);
        }
    }
}

/// Writes the lower T columns and hands on their carries.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn carry_out<const T: usize>(c: &mut Columns, z: &mut Block<T>) {
    for i in 0..T {
        store(&mut z[i], c[i]);
        carry(c, i);
    }
}
