//! The vectors of `inverse` and `divisor`: sixteen lanes in two registers.

use core::arch::x86_64::{
    _mm512_add_epi64, _mm512_and_si512, _mm512_mul_epi32, _mm512_or_si512, _mm512_set1_epi64,
    _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srai_epi64, _mm512_srli_epi64, _mm512_sub_epi64,
    _mm512_xor_si512,
};

use super::{Row, RowMem, load, rows, rows_mut, store};
use crate::lanes::divisor::{Pairs, division};
use crate::lanes::inverse::{Problem, STEP_BITS, STEP_MASK, inversion};
use crate::lanes::{GROUPS, LANES};

inversion!(
    #[target_feature(enable = "avx512f")]
    Row,
    RowMem,
    LANES,
    rows,
    rows_mut
);

division!(
    ($)
    #[target_feature(enable = "avx512f")]
    Row,
    RowMem,
    LANES,
    rows_mut
);

macro_rules! operations {
    ($($name:ident($($x:ident),*) = $value:expr;)*) => {
        $(#[inline]
        #[target_feature(enable = "avx512f")]
        fn $name($($x: Row),*) -> Row {
            let mut row = [_mm512_setzero_si512(); GROUPS];
            for g in 0..GROUPS {
                $(let $x = $x[g];)*
                row[g] = $value;
            }
            row
        })*
    };
}

operations! {
    add(a, b) = _mm512_add_epi64(a, b);
    sub(a, b) = _mm512_sub_epi64(a, b);
    and(a, b) = _mm512_and_si512(a, b);
    or(a, b) = _mm512_or_si512(a, b);
    xor(a, b) = _mm512_xor_si512(a, b);
    mul(a, b) = _mm512_mul_epi32(a, b);
    negative(a) = _mm512_srai_epi64::<63>(a);
    odd(a) = _mm512_sub_epi64(_mm512_setzero_si512(), _mm512_and_si512(a, _mm512_set1_epi64(1)));
    half(a) = _mm512_srli_epi64::<1>(a);
    shift_up(a) = _mm512_slli_epi64::<{ STEP_BITS as u32 }>(a);
    low(a) = _mm512_and_si512(a, _mm512_set1_epi64(STEP_MASK));
    carry(a) = _mm512_srai_epi64::<{ STEP_BITS as u32 }>(a);
}

#[inline]
#[target_feature(enable = "avx512f")]
fn splat(x: i64) -> Row {
    [_mm512_set1_epi64(x); GROUPS]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn up<const BITS: u32>(x: Row) -> Row {
    x.map(|x| _mm512_slli_epi64::<BITS>(x))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn down<const BITS: u32>(x: Row) -> Row {
    x.map(|x| _mm512_srli_epi64::<BITS>(x))
}
