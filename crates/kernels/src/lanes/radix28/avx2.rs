//! Four lanes in a 256-bit register.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_cmpeq_epi64, _mm256_cmpgt_epi64, _mm256_loadu_si256,
    _mm256_mul_epu32, _mm256_or_si256, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64,
    _mm256_srli_epi64, _mm256_srlv_epi64, _mm256_storeu_si256, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::Row;

/// 64 bits in each lane.
pub(in crate::lanes) type Sums = __m256i;
/// 32 bits to be multiplied in each lane: the low halves.
pub(in crate::lanes) type Limbs = __m256i;

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn load(x: &Row) -> Sums {
    // SAFETY: `Row` is 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn store(x: &mut Row, value: Sums) {
    // SAFETY: `Row` is 32 bytes.
    unsafe { _mm256_storeu_si256((&raw mut *x).cast(), value) }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn zero() -> Sums {
    _mm256_setzero_si256()
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn splat(x: i64) -> Sums {
    _mm256_set1_epi64x(x)
}

/// Returns the low 32 bits of each lane.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn limbs(x: Sums) -> Limbs {
    x
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn twice(x: Limbs) -> Limbs {
    _mm256_add_epi64(x, x)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn product(a: Limbs, b: Limbs) -> Sums {
    _mm256_mul_epu32(a, b)
}

/// `sum + a b`.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn madd(sum: Sums, a: Limbs, b: Limbs) -> Sums {
    _mm256_add_epi64(sum, _mm256_mul_epu32(a, b))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn add(a: Sums, b: Sums) -> Sums {
    _mm256_add_epi64(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn sub(a: Sums, b: Sums) -> Sums {
    _mm256_sub_epi64(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn and(a: Sums, b: Sums) -> Sums {
    _mm256_and_si256(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn or(a: Sums, b: Sums) -> Sums {
    _mm256_or_si256(a, b)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn xor(a: Sums, b: Sums) -> Sums {
    _mm256_xor_si256(a, b)
}

/// `x / 2^N`, unsigned.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn shift_down<const N: i32>(x: Sums) -> Sums {
    _mm256_srli_epi64::<N>(x)
}

/// `x / 2^n`, unsigned; 0 for n = 64.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn shift_down_by(x: Sums, n: usize) -> Sums {
    _mm256_srlv_epi64(x, splat(n as i64))
}

/// `x 2^n`, without the bits that are lost; 0 for n = 64.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn shift_up_by(x: Sums, n: usize) -> Sums {
    _mm256_sllv_epi64(x, splat(n as i64))
}

/// All ones where the lanes are equal.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn equal(a: Sums, b: Sums) -> Sums {
    _mm256_cmpeq_epi64(a, b)
}

/// All ones where the lane, as a signed number, is below 0.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::lanes) fn is_negative(x: Sums) -> Sums {
    _mm256_cmpgt_epi64(_mm256_setzero_si256(), x)
}
