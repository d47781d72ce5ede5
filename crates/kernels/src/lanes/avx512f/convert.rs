//! Conversion of rows of 64-bit limbs to and from doubles of 52 bits: as in `ifma`, with two shifts instead
//! of its funnel shift.

use core::arch::x86_64::{
    __m512i, _mm512_castpd_si512, _mm512_or_si512, _mm512_set1_epi64, _mm512_sllv_epi64, _mm512_srlv_epi64,
};

use super::limb::{load_double, to_double, to_integer};
use crate::lanes::Shape;
use crate::lanes::radix52::convert::{export_by, import_by};
use crate::lanes::radix52::load_lanes;
use crate::lanes::radix52::narrow::{self, by_width, narrow_rows};
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// `value <- rows`, with zeros for missing rows and words.
#[target_feature(enable = "avx512f")]
pub(super) fn import(_: Shape, rows: &[&[Limb]], value: &mut [Lanes], words: &mut [Lanes]) {
    import_by(rows, value, words, |low, high, shift| cut(low, high, shift));
}

/// Returns 52 bits of two words, starting at bit `shift`, as a double.
#[inline]
#[target_feature(enable = "avx512f")]
fn cut(low: __m512i, high: __m512i, shift: usize) -> __m512i {
    let by = |n: usize| _mm512_set1_epi64(n as i64);
    // A shift by 64 gives zero.
    let low = _mm512_srlv_epi64(low, by(shift));
    let high = _mm512_sllv_epi64(high, by(LIMB_BITS - shift));
    _mm512_castpd_si512(to_double(_mm512_or_si512(low, high)))
}

/// `rows <- value`, with zeros beyond its limbs.
#[target_feature(enable = "avx512f")]
pub(super) fn export(_: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], _: &mut [Lanes]) {
    export_by(value, rows, |limb| to_integer(load_double(limb)));
}

/// The same for limbs that are integers.
#[target_feature(enable = "avx512f")]
pub(super) fn export_integers(_: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], _: &mut [Lanes]) {
    export_by(value, rows, |limb| load_lanes(limb));
}

narrow_rows!("avx512f", cut, |limb| to_integer(load_double(limb)));
