//! The accumulators: 2 T columns of a product, and the operations on them.
//!
//! All functions take them by reference and are inlined into kernels with T and the number of groups G fixed,
//! so that the columns stay in registers from the first tile to the last.
//!
//! A tile adds up to 2 T - 1 products to a column in sequence, and each takes four cycles. Two groups hide
//! each other's latency. A single group has a second sum for each column, and tiles are added to the two
//! alternately: the next tile waits neither for the previous one nor, at its start, for the digits of the
//! reduction.
//!
//! A column that the reduction will clear starts at 2^52 - 1. Then its carry is a shift, and the product that
//! would only clear it is never computed.

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_madd52hi_epu64, _mm512_madd52lo_epu64, _mm512_setzero_si512,
    _mm512_srai_epi64,
};

use crate::lanes::GROUPS;
use crate::lanes::radix52::{Block, MAX_TILE, RADIX_BITS, Row, RowMem, load, load_block, mask, store};

/// Column i of the running product is `columns[i]`; with blocks of T limbs, 2 T of them are in use. A column
/// is one sum of each of two groups, or two sums of one group alone.
pub(super) type Columns = [Row; 2 * MAX_TILE];

/// Adds low halves of products to the first G sums.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn madd_lo<const G: usize>(sums: &mut [__m512i], a: Row<G>, b: Row<G>) {
    for g in 0..G {
        sums[g] = _mm512_madd52lo_epu64(sums[g], a[g], b[g]);
    }
}

/// Adds high halves of products to the first G sums.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn madd_hi<const G: usize>(sums: &mut [__m512i], a: Row<G>, b: Row<G>) {
    for g in 0..G {
        sums[g] = _mm512_madd52hi_epu64(sums[g], a[g], b[g]);
    }
}

/// Adds the bits of column i above bit 51 to the next column; columns may be negative.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn carry<const G: usize>(c: &mut Columns, i: usize) {
    for g in 0..G {
        let up = _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(c[i][g]);
        c[i + 1][g] = _mm512_add_epi64(c[i + 1][g], up);
    }
}

/// Returns columns that are zero.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn empty() -> Columns {
    [[_mm512_setzero_si512(); GROUPS]; 2 * MAX_TILE]
}

/// Returns column i; if it has two sums, they are added.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn merge<const G: usize>(c: &mut Columns, i: usize) -> Row<G> {
    if G == 1 {
        c[i][0] = _mm512_add_epi64(c[i][0], c[i][1]);
    }
    *c[i].first_chunk().expect("a column has a sum for each group")
}

/// Returns the columns before the first tile of a product of `blocks` blocks.
///
/// A column that the reduction will clear starts at 2^52 - 1 instead of 0: see [`reduce`].
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn start<const G: usize, const T: usize>(blocks: usize) -> Columns {
    let mut c = empty();
    let (low, high) = (mask(), fill(0, blocks, 1));
    for i in 0..T {
        for g in 0..G {
            c[i][g] = low;
            c[T + i][g] = high;
        }
    }
    c
}

/// Returns the bias if block `d + ahead` of the columns will be cleared, otherwise zero.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn fill(d: usize, blocks: usize, ahead: usize) -> __m512i {
    if d + ahead < blocks { mask() } else { _mm512_setzero_si512() }
}

/// Moves the upper T columns into the place of the lower T, after block `d` is done.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn slide<const G: usize, const T: usize>(c: &mut Columns, d: usize, blocks: usize) {
    let mut fresh = [_mm512_setzero_si512(); GROUPS];
    for g in 0..G {
        fresh[g] = fill(d, blocks, 2);
    }
    for i in 0..T {
        c[i] = c[T + i];
        c[T + i] = fresh;
    }
}

/// Adds the products of pairs of blocks; for a single group, alternately to its two sums.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn add_tiles<'a, const G: usize, const T: usize>(
    c: &mut Columns,
    mut pairs: impl Iterator<Item = (&'a Block<T>, &'a Block<T>)>,
) {
    while let Some((x, y)) = pairs.next() {
        if G == 1 {
            tile::<G, T, 1>(c, x, y);
            let Some((x, y)) = pairs.next() else { break };
            tile::<G, T, 0>(c, x, y);
        } else {
            tile::<G, T, 0>(c, x, y);
        }
    }
}

/// Adds the product of two blocks to the sums starting at number FIRST: 2 T^2 madds per group.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn tile<const G: usize, const T: usize, const FIRST: usize>(
    c: &mut Columns,
    x: &Block<T>,
    y: &Block<T>,
) {
    let b: [Row<G>; T] = load_block(y);
    for i in 0..T {
        let a = load(&x[i]);
        for j in 0..T {
            madd_lo(&mut c[i + j][FIRST..], a, b[j]);
        }
        for j in 0..T {
            madd_hi(&mut c[i + j + 1][FIRST..], a, b[j]);
        }
    }
}

/// Finds T quotient digits that clear the lower T columns, and adds their products with the lowest
/// block of the modulus.
///
/// A column holds c + 2^52 - 1. Its digit is q = n0_inv (c + 2^52 - 1 + 1) mod 2^52, one madd that adds
/// n0_inv to n0_inv times the column. Then c + q m_0 is a multiple of 2^52, and its carry is c divided by
/// 2^52 and rounded up: the biased column shifted by 52. The product q m_0 mod 2^52, which would only clear
/// the column, is never computed.
///
/// The next digit depends on two products of this one, which are therefore summed separately: one with the
/// carry, the other with the column.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn reduce<const G: usize, const T: usize>(
    c: &mut Columns,
    m: &Block<T>,
    n0_inv: &RowMem,
    q: &mut Block<T>,
) {
    let m: [Row<G>; T] = load_block(m);
    for i in 0..T {
        let column: Row<G> = merge(c, i);
        let mut digit = load(n0_inv);
        let factor = digit;
        madd_lo(&mut digit, column, factor);
        store(&mut q[i], digit);
        let mut up = column;
        for g in 0..G {
            up[g] = _mm512_srai_epi64::<{ RADIX_BITS as u32 }>(column[g]);
        }
        madd_hi(&mut up, digit, m[0]);
        for j in 1..T {
            madd_lo(&mut c[i + j], digit, m[j]);
        }
        for g in 0..G {
            c[i + 1][g] = _mm512_add_epi64(c[i + 1][g], up[g]);
        }
        for j in 1..T {
            madd_hi(&mut c[i + j + 1], digit, m[j]);
        }
    }
}

/// Writes the lower T columns and passes on their carries.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn carry_out<const G: usize, const T: usize>(c: &mut Columns, z: &mut Block<T>) {
    for i in 0..T {
        store(&mut z[i], merge::<G>(c, i));
        carry::<G>(c, i);
    }
}
