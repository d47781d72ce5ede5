//! Bytes reversed by shuffles of 16 bytes: y[i] = x[order[i]].
//!
//! Input: lengths that have been asserted. Constant-time in the bytes. Requires SSSE3 (Core 2006, Bobcat
//! 2011). Cost: a load, a `pshufb` and a store for 16 bytes; bound by the store, one or two of which begin in
//! a cycle.

use core::arch::x86_64::{
    __m128i, _mm_castpd_si128, _mm_castps_si128, _mm_castsi128_ps, _mm_cvtepi32_ps, _mm_cvtps_pd,
    _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_loadu_si128, _mm_movehl_ps, _mm_sfence, _mm_shuffle_epi8,
    _mm_srai_epi32, _mm_storeu_si128, _mm_stream_si128,
};

use super::Width;
use super::arrays::arrays;
use super::order::{Order, Rows, Window};
use super::records::{self, Step};
use super::span::{self, Between, InPlace, Span};
use super::vectors::Vectors;
use super::widen::{Conversion, I16_HIGH, U24_LOW};
use crate::cpu::{Ssse3, ssse3_entry};
use crate::streams::{self, UNCACHED_FROM};

/// Bytes of a vector.
pub(super) const BYTES: usize = 16;
/// Bytes of four vectors.
const BLOCK: usize = 4 * BYTES;

/// This variant.
pub(super) struct Kernel;

impl Vectors for Kernel {
    type Token = Ssse3;

    const WINDOW: usize = BYTES;

    ssse3_entry! {
        fn swap(width: Width, data: &mut [u8]) = in_place;
        fn swap_into(width: Width, from: &[u8], to: &mut [u8]) = between;
        fn rounds(steps: &[Step], data: &mut [u8]) -> usize = records_in_place;
        fn rounds_into(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize = records_between;
        fn windows(window: &Window, from: &[u8], to: &mut [u8]) = take;
        fn long_rows(rows: &Rows, from: &[u8], to: &mut [u8]) = reverse;
        fn widen(conversion: Conversion, from: &[u8], to: &mut [u8]) = convert;
    }
}

#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn load(x: &[u8; 16]) -> __m128i {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm_loadu_si128(x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn store(x: &mut [u8; 16], value: __m128i) {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm_storeu_si128(x.as_mut_ptr().cast(), value) }
}

#[inline]
#[target_feature(enable = "ssse3")]
fn store_past_cache(x: &mut [u8; 16], value: __m128i) {
    let vector: *mut __m128i = x.as_mut_ptr().cast();
    assert!(vector.is_aligned());
    // SAFETY: the type proves the length, the assertion the alignment.
    unsafe { _mm_stream_si128(vector, value) }
}

arrays! { "ssse3", _mm_shuffle_epi8 }

/// Spans of fewer than [`BYTES`] bytes.
#[inline]
#[target_feature(enable = "ssse3")]
fn short(width: Width, span: impl Span) {
    let order = load(Order::swapping(width).part());
    span::short(span, |x| eight(x, order));
}

/// Eight bytes.
#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn eight(x: u64, order: __m128i) -> u64 {
    _mm_cvtsi128_si64(_mm_shuffle_epi8(_mm_cvtsi64_si128(x as i64), order)) as u64
}

#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn records_in_place(steps: &[Step], data: &mut [u8]) -> usize {
    turn_records(steps, InPlace(data))
}

#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn records_between(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize {
    turn_records(steps, Between::new(from, to))
}

#[inline]
#[target_feature(enable = "ssse3")]
fn turn_records(steps: &[Step], span: impl Span) -> usize {
    records::sweep::<BYTES, _>(
        steps,
        span,
        |x| load(x),
        |x, step| _mm_shuffle_epi8(x, load(step.order.part())),
        |y, x| store(y, x),
    )
}

#[inline]
#[target_feature(enable = "ssse3")]
pub(super) fn take(window: &Window, from: &[u8], to: &mut [u8]) {
    let order = load(window.order.part());
    span::windows::<BYTES, BYTES>((from, window.in_step), (to, window.out_step), |x, y| {
        store(y, _mm_shuffle_epi8(load(x), order));
    });
}

#[inline]
#[target_feature(enable = "ssse3")]
fn reverse(rows: &Rows, from: &[u8], to: &mut [u8]) {
    let order = load(Order::swapping(Width::W128).part());
    rows.each(from, to, |x, y| {
        span::reverse::<BYTES, _>(x, y, |x| _mm_shuffle_epi8(load(x), order), |y, x| store(y, x));
    });
}

#[inline]
#[target_feature(enable = "ssse3")]
fn convert(conversion: Conversion, from: &[u8], to: &mut [u8]) {
    let u24 = load(U24_LOW.part());
    let float = |x: __m128i| _mm_castps_si128(_mm_cvtepi32_ps(x));
    match conversion {
        Conversion::I16ToI32 => double(from, to, |x| i16s(x)),
        Conversion::I16ToF32 => double(from, to, |x| i16s(x).map(float)),
        Conversion::U24ToI32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
            store(y, _mm_shuffle_epi8(load(x), u24));
        }),
        Conversion::U24ToF32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
            store(y, float(_mm_shuffle_epi8(load(x), u24)));
        }),
        Conversion::F32ToF64 => double(from, to, |x| f64s(x)),
    }
}

/// Calls `wide` for every 16 bytes, which become 32.
#[inline]
#[target_feature(enable = "ssse3")]
fn double(from: &[u8], to: &mut [u8], wide: impl Fn(&[u8; 16]) -> [__m128i; 2]) {
    span::windows::<16, 32>((from, 16), (to, 32), |x, y| {
        for (y, x) in y.as_chunks_mut().0.iter_mut().zip(wide(x)) {
            store(y, x);
        }
    });
}

/// Eight numbers of 16 bits.
#[inline]
#[target_feature(enable = "ssse3")]
fn i16s(x: &[u8; 16]) -> [__m128i; 2] {
    let [low, high] = *I16_HIGH.part::<32>().as_chunks().0 else { unreachable!() };
    [low, high].map(|order| _mm_srai_epi32::<16>(_mm_shuffle_epi8(load(x), load(&order))))
}

/// Four floats of 32 bits.
#[inline]
#[target_feature(enable = "ssse3")]
fn f64s(x: &[u8; 16]) -> [__m128i; 2] {
    let order = load(Order::swapping(Width::W32).part());
    let x = _mm_castsi128_ps(_mm_shuffle_epi8(load(x), order));
    [x, _mm_movehl_ps(x, x)].map(|x| _mm_castpd_si128(_mm_cvtps_pd(x)))
}
