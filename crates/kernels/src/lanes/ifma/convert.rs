//! Rows of 64-bit limbs to and from limbs of 52 bits: a limb is a funnel shift of two words (`vpshrdvq`).

use core::arch::x86_64::{__m512i, _mm512_and_si512, _mm512_set1_epi64, _mm512_shrdv_epi64};

use crate::lanes::Shape;
use crate::lanes::radix52::convert::{export_by, import_by};
use crate::lanes::radix52::narrow::{self, by_width};
use crate::lanes::radix52::{load_lanes, mask};
use crate::limb::Limb;
use crate::memory::Lanes;

/// `value <- rows`, with zeros where there is no row or no word.
#[target_feature(enable = "avx512f,avx512vbmi2")]
pub(super) fn import(_: Shape, rows: &[&[Limb]], value: &mut [Lanes], words: &mut [Lanes]) {
    import_by(rows, value, words, |low, high, shift| cut(low, high, shift));
}

/// 52 bits of two words, from a shift on.
#[inline]
#[target_feature(enable = "avx512f,avx512vbmi2")]
fn cut(low: __m512i, high: __m512i, shift: usize) -> __m512i {
    let shifted = _mm512_shrdv_epi64(low, high, _mm512_set1_epi64(shift as i64));
    _mm512_and_si512(shifted, mask())
}

/// `rows <- value`, with zeros beyond its limbs. Limbs are clean.
#[target_feature(enable = "avx512f")]
pub(super) fn export(_: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], _: &mut [Lanes]) {
    export_by(value, rows, |limb| load_lanes(limb));
}

/// `values <- rows` of one to four words that lie one after another.
#[target_feature(enable = "avx512f,avx512vbmi2")]
pub(super) fn import_narrow(shape: Shape, rows: &[Limb], width: usize, values: &mut [Lanes]) {
    by_width!(width, import_of(shape, rows, values));
}

#[target_feature(enable = "avx512f,avx512vbmi2")]
fn import_of<const W: usize>(shape: Shape, rows: &[Limb], values: &mut [Lanes]) {
    narrow::import::<W>(shape, rows, values, |low, high, shift| cut(low, high, shift));
}

/// `rows <- values`, rows of one to four words that lie one after another.
#[target_feature(enable = "avx512f")]
pub(super) fn export_narrow(shape: Shape, values: &[Lanes], rows: &mut [Limb], width: usize) {
    by_width!(width, export_of(shape, values, rows));
}

#[target_feature(enable = "avx512f")]
fn export_of<const W: usize>(shape: Shape, values: &[Lanes], rows: &mut [Limb]) {
    narrow::export::<W>(shape, values, rows, |limb| load_lanes(limb));
}
