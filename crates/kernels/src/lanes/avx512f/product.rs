//! z = x y 2^(-52 k) and z = x^2 2^(-52 k), block by block of the columns. See the module head of the parent.
//!
//! A square multiplies each pair of limbs once, with a doubled operand d, where d_j = 2 x_j + (the bit that
//! x_(j-1) loses when it is doubled) mod 2^52. Next to the diagonal, x_(j-1) is the other factor itself, and
//! the carried bit is not part of the product: there the factor is e_j = 2 x_j mod 2^52.

use core::arch::x86_64::{
    __m512d, __m512i, _mm512_castsi512_pd, _mm512_set1_epi64, _mm512_set1_pd, _mm512_setzero_si512,
    _mm512_slli_epi64, _mm512_srli_epi64, _mm512_sub_pd, _mm512_ternarylogic_epi64,
};

use super::columns::{Columns, Debt, NegInv, carry_out, madd, reduce, slide, start, tile};
use super::limb::{ONE_UP, load, load_double, store_double, to_low_bits};
use super::{by_tile, few};
use crate::lanes::radix52::{Block, RADIX_BITS, RowMem, blocks, blocks_mut, mask, rows, rows_mut};
use crate::lanes::{GROUPS, Modulus, Shape, pairs};
use crate::memory::Lanes;

/// `x <- x y / R`. Overwriting x is safe: a block is written only when no later block needs it.
#[target_feature(enable = "avx512f")]
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.limbs <= few::MOST {
        few::one(shape, x, Some(y), m);
    } else {
        by_tile!(shape, product(x, y, m, scratch));
    }
}

/// `x <- x^2 / R`.
#[target_feature(enable = "avx512f")]
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.limbs <= few::MOST {
        few::one(shape, x, None, m);
    } else {
        by_tile!(shape, square(x, m, scratch));
    }
}

#[target_feature(enable = "avx512f")]
fn product<const T: usize>(x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let q = blocks_mut::<T>(&mut scratch[..x.len()]);
    let (x, y, n0_inv) = (blocks_mut::<T>(x), blocks::<T>(y), NegInv::new(&rows(m.n0_inv)[0]));
    let m = blocks::<T>(m.m);
    let count = x.len();
    let debt = Debt::new(count * T, false);
    let mut c = start();
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, y, d, d + 1) {
            tile(&mut c, a, b);
        }
        for (a, b) in pairs(q, m, d, d) {
            tile(&mut c, a, b);
        }
        if d < count {
            reduce(&mut c, d * T, debt, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out(&mut c, d * T, debt, &mut x[d - count]);
        }
        slide::<T>(&mut c);
    }
    carry_out(&mut c, (2 * count - 1) * T, debt, &mut x[count - 1]);
}

#[target_feature(enable = "avx512f")]
fn square<const T: usize>(x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let (q, rest) = scratch.split_at_mut(x.len());
    let (doubled, rest) = rest.split_at_mut(x.len());
    let beside = &mut rest[..x.len()];
    double(rows(x), rows_mut(doubled), rows_mut(beside));
    let (q, doubled, beside) = (blocks_mut::<T>(q), blocks::<T>(doubled), blocks::<T>(beside));
    let (x, n0_inv) = (blocks_mut::<T>(x), NegInv::new(&rows(m.n0_inv)[0]));
    let m = blocks::<T>(m.m);
    let count = x.len();
    let debt = Debt::new(count * T, true);
    let mut c = start();
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, doubled, d, d / 2) {
            tile(&mut c, a, b);
        }
        let half = d / 2;
        if d % 2 == 0 {
            on_diagonal(&mut c, &x[half], &doubled[half], &beside[half]);
        } else {
            beside_diagonal(&mut c, &x[half], &doubled[half + 1], &beside[half + 1][0]);
        }
        for (a, b) in pairs(q, m, d, d) {
            tile(&mut c, a, b);
        }
        if d < count {
            reduce(&mut c, d * T, debt, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out(&mut c, d * T, debt, &mut x[d - count]);
        }
        slide::<T>(&mut c);
    }
    carry_out(&mut c, (2 * count - 1) * T, debt, &mut x[count - 1]);
}

/// The doubled operands: d, and e for the limbs next to the diagonal.
#[inline]
#[target_feature(enable = "avx512f")]
fn double(x: &[RowMem], doubled: &mut [RowMem], beside: &mut [RowMem]) {
    let mut below = [_mm512_setzero_si512(); GROUPS];
    for ((x, d), e) in x.iter().zip(doubled).zip(beside) {
        for g in 0..GROUPS {
            let bits = to_low_bits(load_double(&x[g]));
            let even = or_and(exponent(), _mm512_slli_epi64::<1>(bits), mask());
            let lost = _mm512_srli_epi64::<{ RADIX_BITS as u32 - 1 }>(below[g]);
            let odd = or_and(even, lost, _mm512_set1_epi64(1));
            store_double(&mut e[g], without_exponent(even));
            store_double(&mut d[g], without_exponent(odd));
            below[g] = bits;
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn exponent() -> __m512i {
    _mm512_set1_epi64(ONE_UP.to_bits() as i64)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn without_exponent(bits: __m512i) -> __m512d {
    _mm512_sub_pd(_mm512_castsi512_pd(bits), _mm512_set1_pd(ONE_UP))
}

/// a | b & c.
#[inline]
#[target_feature(enable = "avx512f")]
fn or_and(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xf8>(a, b, c)
}

/// The square of a block.
#[inline]
#[target_feature(enable = "avx512f")]
fn on_diagonal<const T: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>, beside: &Block<T>) {
    for i in 0..T {
        let a = load(&x[i]);
        madd(c, 2 * i, a, a);
        for j in 0..T {
            if j == i + 1 {
                madd(c, i + j, a, load(&beside[j]));
            }
            if j > i + 1 {
                madd(c, i + j, a, load(&doubled[j]));
            }
        }
    }
}

/// A block times the next one, doubled; `next` is the lowest limb of the next one for the limb next to it.
#[inline]
#[target_feature(enable = "avx512f")]
fn beside_diagonal<const T: usize>(c: &mut Columns, x: &Block<T>, doubled: &Block<T>, next: &RowMem) {
    for i in 0..T {
        let a = load(&x[i]);
        madd(c, i, a, if i == T - 1 { load(next) } else { load(&doubled[0]) });
        for j in 1..T {
            madd(c, i + j, a, load(&doubled[j]));
        }
    }
}
