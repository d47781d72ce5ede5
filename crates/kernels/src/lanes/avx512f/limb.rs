//! A limb of eight lanes: 52 bits in a 64-bit lane, or the double of that value.

use core::arch::x86_64::{
    __m512d, __m512i, _mm512_add_pd, _mm512_and_si512, _mm512_castpd_si512, _mm512_castsi512_pd,
    _mm512_set1_epi64, _mm512_set1_pd, _mm512_setzero_pd, _mm512_sub_pd, _mm512_ternarylogic_epi64,
};

use crate::lanes::GROUPS;
use crate::lanes::radix52::{RowMem, load_lanes, mask, store_lanes};
use crate::memory::Lanes;

/// 2^52: the doubles from here to 2^53 are the integers, one after another.
pub(super) const ONE_UP: f64 = (1u64 << 52) as f64;

/// One limb of all lanes, in registers.
pub(super) type Doubles = [__m512d; GROUPS];

/// Returns 2^52 plus the low 52 bits.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn with_exponent(bits: __m512i) -> __m512d {
    /// a | b & c.
    const OR_AND: i32 = 0xf8;
    let exponent = _mm512_set1_epi64(ONE_UP.to_bits() as i64);
    _mm512_castsi512_pd(_mm512_ternarylogic_epi64::<OR_AND>(exponent, bits, mask()))
}

/// Returns the double of the low 52 bits.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn to_double(bits: __m512i) -> __m512d {
    _mm512_sub_pd(with_exponent(bits), _mm512_set1_pd(ONE_UP))
}

/// Returns the bits of a double below 2^52, below the bits of an exponent.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn to_low_bits(limb: __m512d) -> __m512i {
    _mm512_castpd_si512(_mm512_add_pd(limb, _mm512_set1_pd(ONE_UP)))
}

/// Returns the integer of a double below 2^52.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn to_integer(limb: __m512d) -> __m512i {
    _mm512_and_si512(to_low_bits(limb), mask())
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load_double(x: &Lanes) -> __m512d {
    _mm512_castsi512_pd(load_lanes(x))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store_double(x: &mut Lanes, limb: __m512d) {
    store_lanes(x, _mm512_castpd_si512(limb));
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(x: &RowMem) -> Doubles {
    let mut row = [_mm512_setzero_pd(); GROUPS];
    for g in 0..GROUPS {
        row[g] = load_double(&x[g]);
    }
    row
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(x: &mut RowMem, row: Doubles) {
    for g in 0..GROUPS {
        store_double(&mut x[g], row[g]);
    }
}
