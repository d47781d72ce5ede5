//! Bytes reversed by shuffles of 32 bytes: y[i] = x[order[i]] within each half; as in the article on which
//! this family is based, with aligned and unrolled vectors, and overlapping vectors instead of single
//! elements at the ends.
//!
//! Input: lengths that have been asserted. Constant-time in the bytes. Requires AVX2 (Haswell 2013, Zen
//! 2017). Cost: a load, a `vpshufb` and a store for 32 bytes; bound by the store, one or two of which begin
//! in a cycle. Records and windows may begin at any byte, which shuffles within halves cannot handle, so they
//! use the 16-byte vectors of `ssse3`.

use core::arch::x86_64::{
    __m256i, _mm_castsi128_ps, _mm_sfence, _mm_shuffle_epi8, _mm256_broadcastsi128_si256,
    _mm256_castpd_si256, _mm256_castps_si256, _mm256_cvtepi32_ps, _mm256_cvtps_pd, _mm256_loadu_si256,
    _mm256_permute4x64_epi64, _mm256_set_m128i, _mm256_shuffle_epi8, _mm256_srai_epi32, _mm256_storeu_si256,
    _mm256_stream_si256,
};

use super::arrays::arrays;
use super::order::{Order, Rows, Window};
use super::records::Step;
use super::span::{self, Between, InPlace, Span};
use super::vectors::Vectors;
use super::widen::{Conversion, I16_HIGH, U24_LOW};
use super::{Width, ssse3};
use crate::cpu::{Avx2, avx2_entry};
use crate::streams::{self, UNCACHED_FROM};

/// Bytes of a vector.
pub(super) const BYTES: usize = 32;
/// Bytes of four vectors.
const BLOCK: usize = 4 * BYTES;

/// This variant.
pub(super) struct Kernel;

impl Vectors for Kernel {
    type Token = Avx2;

    const WINDOW: usize = ssse3::BYTES;

    avx2_entry! {
        fn swap(width: Width, data: &mut [u8]) = in_place;
        fn swap_into(width: Width, from: &[u8], to: &mut [u8]) = between;
        fn rounds(steps: &[Step], data: &mut [u8]) -> usize = ssse3::records_in_place;
        fn rounds_into(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize = ssse3::records_between;
        fn windows(window: &Window, from: &[u8], to: &mut [u8]) = ssse3::take;
        fn long_rows(rows: &Rows, from: &[u8], to: &mut [u8]) = reverse;
        fn widen(conversion: Conversion, from: &[u8], to: &mut [u8]) = convert;
    }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn load(x: &[u8; 32]) -> __m256i {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm256_loadu_si256(x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn store(x: &mut [u8; 32], value: __m256i) {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm256_storeu_si256(x.as_mut_ptr().cast(), value) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_past_cache(x: &mut [u8; 32], value: __m256i) {
    let vector: *mut __m256i = x.as_mut_ptr().cast();
    assert!(vector.addr().is_multiple_of(BYTES));
    // SAFETY: the type proves the length, the assertion the alignment.
    unsafe { _mm256_stream_si256(vector, value) }
}

arrays! { "avx2", _mm256_shuffle_epi8 }

/// Spans of fewer than [`BYTES`] bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn short(width: Width, span: impl Span) {
    let order = ssse3::load(Order::swapping(width).part());
    if span.len() >= ssse3::BYTES {
        span::ends::<16, 1, _>(span, |x| _mm_shuffle_epi8(ssse3::load(x), order), |y, x| ssse3::store(y, x));
    } else {
        span::short(span, |x| ssse3::eight(x, order));
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn reverse(rows: &Rows, from: &[u8], to: &mut [u8]) {
    let order = load(Order::swapping(Width::W128).part());
    let narrow = ssse3::load(Order::swapping(Width::W128).part());
    rows.each(from, to, |x, y| {
        if x.len() < BYTES {
            let turned = |x: &[u8; 16]| _mm_shuffle_epi8(ssse3::load(x), narrow);
            return span::reverse(x, y, turned, |y, x| ssse3::store(y, x));
        }
        let turned = |x: &[u8; 32]| {
            let halves = _mm256_shuffle_epi8(load(x), order);
            _mm256_permute4x64_epi64::<0b01_00_11_10>(halves)
        };
        span::reverse(x, y, turned, |y, x| store(y, x));
    });
}

#[inline]
#[target_feature(enable = "avx2")]
fn convert(conversion: Conversion, from: &[u8], to: &mut [u8]) {
    let float = |x: __m256i| _mm256_castps_si256(_mm256_cvtepi32_ps(x));
    match conversion {
        Conversion::I16ToI32 => eight::<16>(from, 16, to, |x| i16s(x)),
        Conversion::I16ToF32 => eight::<16>(from, 16, to, |x| float(i16s(x))),
        Conversion::U24ToI32 => eight::<28>(from, 24, to, |x| u24s(x)),
        Conversion::U24ToF32 => eight::<28>(from, 24, to, |x| float(u24s(x))),
        Conversion::F32ToF64 => eight::<16>(from, 16, to, |x| f64s(x)),
    }
}

/// Calls `wide` for windows that begin every `step` bytes and become 32 bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn eight<const IN: usize>(from: &[u8], step: usize, to: &mut [u8], wide: impl Fn(&[u8; IN]) -> __m256i) {
    span::windows::<IN, BYTES>((from, step), (to, BYTES), |x, y| store(y, wide(x)));
}

/// Eight numbers of 16 bits.
#[inline]
#[target_feature(enable = "avx2")]
fn i16s(x: &[u8; 16]) -> __m256i {
    let x = _mm256_broadcastsi128_si256(ssse3::load(x));
    _mm256_srai_epi32::<16>(_mm256_shuffle_epi8(x, load(I16_HIGH.part())))
}

/// Eight numbers of 24 bits: four from the beginning, and four from 12 bytes on.
#[inline]
#[target_feature(enable = "avx2")]
fn u24s(x: &[u8; 28]) -> __m256i {
    let (Some(low), Some(high)) = (x.first_chunk(), x.last_chunk()) else { unreachable!() };
    let order = _mm256_broadcastsi128_si256(ssse3::load(U24_LOW.part()));
    _mm256_shuffle_epi8(_mm256_set_m128i(ssse3::load(high), ssse3::load(low)), order)
}

/// Four floats of 32 bits.
#[inline]
#[target_feature(enable = "avx2")]
fn f64s(x: &[u8; 16]) -> __m256i {
    let order = ssse3::load(Order::swapping(Width::W32).part());
    let x = _mm_castsi128_ps(_mm_shuffle_epi8(ssse3::load(x), order));
    _mm256_castpd_si256(_mm256_cvtps_pd(x))
}
