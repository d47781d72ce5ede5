//! Conversion of rows of 64-bit limbs to and from limbs of 52 bits: a limb is a funnel shift of two words
//! (`vpshrdvq`).

use core::arch::x86_64::{__m512i, _mm512_and_si512, _mm512_set1_epi64, _mm512_shrdv_epi64};

use crate::lanes::Shape;
use crate::lanes::radix52::convert::{export_by, import_by};
use crate::lanes::radix52::narrow::{self, by_width, narrow_rows};
use crate::lanes::radix52::{load_lanes, mask};
use crate::limb::Limb;
use crate::memory::Lanes;

/// `value <- rows`, with zeros for missing rows and words.
#[target_feature(enable = "avx512f,avx512vbmi2")]
pub(super) fn import(_: Shape, rows: &[&[Limb]], value: &mut [Lanes], words: &mut [Lanes]) {
    import_by(rows, value, words, |low, high, shift| cut(low, high, shift));
}

/// Returns 52 bits of two words, starting at bit `shift`.
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

narrow_rows!("avx512f,avx512vbmi2", cut, |limb| load_lanes(limb));
