//! Bytes reversed by shuffles of 64 bytes: y[i] = x[order[i]].
//!
//! Input: lengths that have been asserted. Constant-time in the bytes. Requires AVX-512 F, BW, VBMI (Ice Lake
//! 2019, Zen 4 2022): arrays would need only BW, but records, windows and rows begin at any byte, and only
//! `vpermb` crosses the quarters of a register. Cost: a load, a `vpshufb` or `vpermb` and a store for 64
//! bytes; bound by the store, one of which begins in a cycle.

use core::arch::x86_64::{
    __m512i, _mm_sfence, _mm_shuffle_epi8, _mm256_castsi256_ps, _mm256_castsi256_si128, _mm256_shuffle_epi8,
    _mm512_castpd_si512, _mm512_castps_si512, _mm512_cvtepi32_ps, _mm512_cvtps_pd, _mm512_loadu_si512,
    _mm512_maskz_permutexvar_epi8, _mm512_movepi8_mask, _mm512_permutexvar_epi8, _mm512_shuffle_epi8,
    _mm512_srai_epi32, _mm512_storeu_si512, _mm512_stream_si512, _mm512_zextsi256_si512,
};

use super::arrays::arrays;
use super::order::{Order, Rows, Window};
use super::records::{self, Step};
use super::span::{self, Between, InPlace, Span};
use super::vectors::Vectors;
use super::widen::{Conversion, I16_HIGH, U24_LOW};
use super::{Width, avx2, ssse3};
use crate::cpu::{Vbmi, vbmi_entry};
use crate::streams::{self, UNCACHED_FROM};

/// Bytes of a vector.
pub(super) const BYTES: usize = 64;
/// Bytes of four vectors.
const BLOCK: usize = 4 * BYTES;

/// This variant.
pub(super) struct Kernel;

impl Vectors for Kernel {
    type Token = Vbmi;

    const WINDOW: usize = BYTES;

    vbmi_entry! {
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
#[target_feature(enable = "avx512f")]
fn load(x: &[u8; 64]) -> __m512i {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm512_loadu_si512(x.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(x: &mut [u8; 64], value: __m512i) {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { _mm512_storeu_si512(x.as_mut_ptr().cast(), value) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_past_cache(x: &mut [u8; 64], value: __m512i) {
    let vector: *mut __m512i = x.as_mut_ptr().cast();
    assert!(vector.addr().is_multiple_of(BYTES));
    // SAFETY: the type proves the length, the assertion the alignment.
    unsafe { _mm512_stream_si512(vector, value) }
}

arrays! { "avx512f,avx512bw,avx512vbmi", _mm512_shuffle_epi8 }

/// Spans of fewer than [`BYTES`] bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn short(width: Width, span: impl Span) {
    let order = avx2::load(Order::swapping(width).part());
    let half = _mm256_castsi256_si128(order);
    if span.len() >= avx2::BYTES {
        span::ends::<32, 1, _>(span, |x| _mm256_shuffle_epi8(avx2::load(x), order), |y, x| avx2::store(y, x));
    } else if span.len() >= ssse3::BYTES {
        span::ends::<16, 1, _>(span, |x| _mm_shuffle_epi8(ssse3::load(x), half), |y, x| ssse3::store(y, x));
    } else {
        span::short(span, |x| ssse3::eight(x, half));
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn records_in_place(steps: &[Step], data: &mut [u8]) -> usize {
    turn_records(steps, InPlace(data))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn records_between(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize {
    turn_records(steps, Between::new(from, to))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn turn_records(steps: &[Step], span: impl Span) -> usize {
    records::sweep::<BYTES, _>(
        steps,
        span,
        |x| load(x),
        |x, step| _mm512_permutexvar_epi8(load(step.order.part()), x),
        |y, x| store(y, x),
    )
}

/// Permutes bytes in an order that may contain zeros, which `vpermb` by itself cannot produce.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn ordered(order: __m512i, x: __m512i) -> __m512i {
    _mm512_maskz_permutexvar_epi8(!_mm512_movepi8_mask(order), order, x)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn take(window: &Window, from: &[u8], to: &mut [u8]) {
    let order = load(window.order.part());
    span::windows::<BYTES, BYTES>((from, window.in_step), (to, window.out_step), |x, y| {
        store(y, ordered(order, load(x)));
    });
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn reverse(rows: &Rows, from: &[u8], to: &mut [u8]) {
    static REVERSED: Order = Order::reversed();
    let order = load(REVERSED.part());
    rows.each(from, to, |x, y| {
        let turned = |x: &[u8; 64]| _mm512_permutexvar_epi8(order, load(x));
        span::reverse(x, y, turned, |y, x| store(y, x));
    });
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn convert(conversion: Conversion, from: &[u8], to: &mut [u8]) {
    let (i16_high, u24_low) = (load(I16_HIGH.part()), load(U24_LOW.part()));
    let i16s = |x: &[u8; 32]| {
        let x = _mm512_zextsi256_si512(avx2::load(x));
        _mm512_srai_epi32::<16>(ordered(i16_high, x))
    };
    let u24s = |x: &[u8; 64]| ordered(u24_low, load(x));
    let f64s = |x: &[u8; 32]| {
        let order = avx2::load(Order::swapping(Width::W32).part());
        let x = _mm256_castsi256_ps(_mm256_shuffle_epi8(avx2::load(x), order));
        _mm512_castpd_si512(_mm512_cvtps_pd(x))
    };
    let float = |x: __m512i| _mm512_castps_si512(_mm512_cvtepi32_ps(x));
    match conversion {
        Conversion::I16ToI32 => sixteen(from, 32, to, |x| i16s(x)),
        Conversion::I16ToF32 => sixteen(from, 32, to, |x| float(i16s(x))),
        Conversion::U24ToI32 => sixteen(from, 48, to, |x| u24s(x)),
        Conversion::U24ToF32 => sixteen(from, 48, to, |x| float(u24s(x))),
        Conversion::F32ToF64 => sixteen(from, 32, to, |x| f64s(x)),
    }
}

/// Calls `wide` for windows that begin every `step` bytes and become 64 bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn sixteen<const IN: usize>(from: &[u8], step: usize, to: &mut [u8], wide: impl Fn(&[u8; IN]) -> __m512i) {
    span::windows::<IN, BYTES>((from, step), (to, BYTES), |x, y| store(y, wide(x)));
}
