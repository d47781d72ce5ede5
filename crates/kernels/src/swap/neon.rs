//! Bytes reversed by look-ups in 16 bytes: y[i] = x[order[i]].
//!
//! Input: lengths that have been asserted. Constant-time in the bytes.
//! Requires NEON (every AArch64).
//! Cost: a load, a `tbl` and a store for 16 bytes; bound by the store, one or two of which begin in a cycle.

use core::arch::aarch64::{
    uint8x16_t, vcreate_u8, vcvt_f64_f32, vcvt_high_f64_f32, vcvtq_f32_s32, vget_lane_u64, vget_low_f32,
    vget_low_u8, vld1q_u8, vqtbl1q_u8, vreinterpret_u64_u8, vreinterpretq_f32_u8, vreinterpretq_s32_u8,
    vreinterpretq_u8_f32, vreinterpretq_u8_f64, vreinterpretq_u8_s32, vshrq_n_s32, vst1q_u8, vtbl1_u8,
};

use super::Width;
use super::order::{Order, Rows, Window};
use super::records::{self, Step};
use super::span::{self, Between, InPlace, Span};
use super::vectors::Vectors;
use super::widen::{Conversion, I16_HIGH, U24_LOW};
use crate::cpu::{Neon, neon_entry};

/// Bytes of a vector.
pub(super) const BYTES: usize = 16;
/// Bytes of four vectors.
const BLOCK: usize = 4 * BYTES;

/// This variant.
pub(super) struct Kernel;

impl Vectors for Kernel {
    type Token = Neon;

    const WINDOW: usize = BYTES;

    neon_entry! {
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
#[target_feature(enable = "neon")]
fn load(x: &[u8; 16]) -> uint8x16_t {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { vld1q_u8(x.as_ptr()) }
}

#[inline]
#[target_feature(enable = "neon")]
fn store(x: &mut [u8; 16], value: uint8x16_t) {
    // SAFETY: the type proves the length; no alignment is needed.
    unsafe { vst1q_u8(x.as_mut_ptr(), value) }
}

#[inline]
#[target_feature(enable = "neon")]
fn in_place(width: Width, data: &mut [u8]) {
    if data.len() < BYTES {
        short(width, InPlace(data));
    } else if data.len() <= 2 * BLOCK {
        middling(width, InPlace(data));
    } else {
        turn(width, InPlace(data));
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn between(width: Width, from: &[u8], to: &mut [u8]) {
    let span = Between::new(from, to);
    if span.len() < BYTES {
        short(width, span);
    } else if span.len() <= 2 * BLOCK {
        middling(width, span);
    } else {
        turn(width, span);
    }
}

/// Spans of fewer than [`BYTES`] bytes.
#[inline]
#[target_feature(enable = "neon")]
fn short(width: Width, span: impl Span) {
    let order = vget_low_u8(load(Order::swapping(width).part()));
    span::short(span, |x| vget_lane_u64::<0>(vreinterpret_u64_u8(vtbl1_u8(vcreate_u8(x), order))));
}

/// Spans of [`BYTES`] to twice [`BLOCK`] bytes.
#[inline]
#[target_feature(enable = "neon")]
fn middling(width: Width, span: impl Span) {
    let order = load(Order::swapping(width).part());
    span::few(span, |x| vqtbl1q_u8(load(x), order), |y, x| store(y, x));
}

/// Longer spans.
#[inline]
#[target_feature(enable = "neon")]
fn turn(width: Width, span: impl Span) {
    let order = load(Order::swapping(width).part());
    span::sweep::<BYTES, BLOCK, _>(width.bytes(), span, |x| vqtbl1q_u8(load(x), order), |y, x| store(y, x));
}

#[inline]
#[target_feature(enable = "neon")]
fn records_in_place(steps: &[Step], data: &mut [u8]) -> usize {
    turn_records(steps, InPlace(data))
}

#[inline]
#[target_feature(enable = "neon")]
fn records_between(steps: &[Step], from: &[u8], to: &mut [u8]) -> usize {
    turn_records(steps, Between::new(from, to))
}

#[inline]
#[target_feature(enable = "neon")]
fn turn_records(steps: &[Step], span: impl Span) -> usize {
    records::sweep::<BYTES, _>(
        steps,
        span,
        |x| load(x),
        |x, step| vqtbl1q_u8(x, load(step.order.part())),
        |y, x| store(y, x),
    )
}

#[inline]
#[target_feature(enable = "neon")]
fn take(window: &Window, from: &[u8], to: &mut [u8]) {
    let order = load(window.order.part());
    span::windows::<BYTES, BYTES>((from, window.in_step), (to, window.out_step), |x, y| {
        store(y, vqtbl1q_u8(load(x), order));
    });
}

#[inline]
#[target_feature(enable = "neon")]
fn reverse(rows: &Rows, from: &[u8], to: &mut [u8]) {
    let order = load(Order::swapping(Width::W128).part());
    rows.each(from, to, |x, y| {
        span::reverse::<BYTES, _>(x, y, |x| vqtbl1q_u8(load(x), order), |y, x| store(y, x));
    });
}

#[inline]
#[target_feature(enable = "neon")]
fn convert(conversion: Conversion, from: &[u8], to: &mut [u8]) {
    let u24 = load(U24_LOW.part());
    match conversion {
        Conversion::I16ToI32 => double(from, to, |x| i16s(x)),
        Conversion::I16ToF32 => double(from, to, |x| i16s(x).map(|x| float(x))),
        Conversion::U24ToI32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
            store(y, vqtbl1q_u8(load(x), u24));
        }),
        Conversion::U24ToF32 => span::windows::<16, 16>((from, 12), (to, 16), |x, y| {
            store(y, float(vqtbl1q_u8(load(x), u24)));
        }),
        Conversion::F32ToF64 => double(from, to, |x| f64s(x)),
    }
}

/// Calls `wide` for every 16 bytes, which become 32.
#[inline]
#[target_feature(enable = "neon")]
fn double(from: &[u8], to: &mut [u8], wide: impl Fn(&[u8; 16]) -> [uint8x16_t; 2]) {
    span::windows::<16, 32>((from, 16), (to, 32), |x, y| {
        for (y, x) in y.as_chunks_mut().0.iter_mut().zip(wide(x)) {
            store(y, x);
        }
    });
}

/// Integers of 32 bits as floats.
#[inline]
#[target_feature(enable = "neon")]
fn float(x: uint8x16_t) -> uint8x16_t {
    vreinterpretq_u8_f32(vcvtq_f32_s32(vreinterpretq_s32_u8(x)))
}

/// Eight numbers of 16 bits.
#[inline]
#[target_feature(enable = "neon")]
fn i16s(x: &[u8; 16]) -> [uint8x16_t; 2] {
    let [low, high] = *I16_HIGH.part::<32>().as_chunks().0 else { unreachable!() };
    [low, high].map(|order| {
        let high = vreinterpretq_s32_u8(vqtbl1q_u8(load(x), load(&order)));
        vreinterpretq_u8_s32(vshrq_n_s32::<16>(high))
    })
}

/// Four floats of 32 bits.
#[inline]
#[target_feature(enable = "neon")]
fn f64s(x: &[u8; 16]) -> [uint8x16_t; 2] {
    let order = load(Order::swapping(Width::W32).part());
    let x = vreinterpretq_f32_u8(vqtbl1q_u8(load(x), order));
    [vcvt_f64_f32(vget_low_f32(x)), vcvt_high_f64_f32(x)].map(|x| vreinterpretq_u8_f64(x))
}
