//! The vectors of `inverse` and `divisor`: four lanes.

use core::arch::x86_64::{__m256i, _mm256_mul_epi32, _mm256_slli_epi64, _mm256_srli_epi64};

use crate::lanes::divisor::{Pairs, division};
use crate::lanes::inverse::{Problem, STEP_BITS, STEP_MASK, inversion};
use crate::lanes::radix28::Row;
use crate::lanes::radix28::vector::{
    add, and, is_negative as negative, load, or, splat, store, sub, xor, zero,
};
use crate::memory::{Lanes, flat, flat_mut};

/// Lanes of a vector.
const WIDTH: usize = 4;

/// A multiple of 2^30 above all sums: there is no arithmetic shift of 64-bit lanes.
const BIAS: i64 = 1 << 62;

inversion!(
    #[target_feature(enable = "avx2")]
    __m256i,
    Row,
    WIDTH,
    rows,
    rows_mut
);

division!(
    ($)
    #[target_feature(enable = "avx2")]
    __m256i,
    Row,
    WIDTH,
    rows_mut
);

macro_rules! operations {
    ($($name:ident($($x:ident),*) = $value:expr;)*) => {
        $(#[inline]
        #[target_feature(enable = "avx2")]
        fn $name($($x: __m256i),*) -> __m256i {
            $value
        })*
    };
}

operations! {
    mul(a, b) = _mm256_mul_epi32(a, b);
    odd(a) = sub(zero(), and(a, splat(1)));
    half(a) = _mm256_srli_epi64::<1>(a);
    shift_up(a) = _mm256_slli_epi64::<{ STEP_BITS as i32 }>(a);
    low(a) = and(a, splat(STEP_MASK));
    carry(a) = sub(
        _mm256_srli_epi64::<{ STEP_BITS as i32 }>(add(a, splat(BIAS))),
        splat(BIAS >> STEP_BITS),
    );
}

#[inline]
#[target_feature(enable = "avx2")]
fn up<const BITS: i32>(x: __m256i) -> __m256i {
    _mm256_slli_epi64::<BITS>(x)
}

#[inline]
#[target_feature(enable = "avx2")]
fn down<const BITS: i32>(x: __m256i) -> __m256i {
    _mm256_srli_epi64::<BITS>(x)
}

fn rows(x: &[Lanes]) -> &[Row] {
    flat(x).as_chunks().0
}

fn rows_mut(x: &mut [Lanes]) -> &mut [Row] {
    flat_mut(x).as_chunks_mut().0
}
