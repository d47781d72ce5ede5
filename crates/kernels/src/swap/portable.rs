//! Bytes reversed one element at a time: `x.swap_bytes()`.
//!
//! Input: lengths that have been asserted. Constant-time in the bytes.
//! Requires nothing. Cost: a load, a `bswap` and a store for each element, or what the compiler makes of it.

use super::order::Rows;
use super::records::Step;
use super::widen::Conversion;
use super::{Contract, Width};
use crate::mistake;

/// Calls a function generic in the element's integer.
macro_rules! by_width {
    ($width:expr, $function:ident($($arg:expr),* $(,)?)) => {
        match $width {
            Width::W16 => $function($($arg,)* |x| u16::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
            Width::W32 => $function($($arg,)* |x| u32::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
            Width::W64 => $function($($arg,)* |x| u64::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
            Width::W128 => $function($($arg,)* |x| u128::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
        }
    };
}

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    // Not inlined, so that callers of vector variants need not save registers.
    #[inline(never)]
    fn swap((): (), width: Width, data: &mut [u8]) {
        by_width!(width, in_place(data));
    }

    #[inline(never)]
    fn swap_into((): (), width: Width, from: &[u8], to: &mut [u8]) {
        by_width!(width, out_of_place(from, to));
    }

    fn records((): (), fields: &[usize], _: &[Step], data: &mut [u8]) {
        each_field(fields, data);
    }

    fn gather((): (), width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
        gather(width, from, stride, to);
    }

    fn rows((): (), rows: &Rows, from: &[u8], to: &mut [u8]) {
        self::rows(rows, from, to);
    }

    fn widen((): (), conversion: Conversion, from: &[u8], to: &mut [u8]) {
        match conversion {
            Conversion::I16ToI32 => each(from, to, |x| i32::from(i16::from_be_bytes(x)).to_ne_bytes()),
            Conversion::I16ToF32 => each(from, to, |x| f32::from(i16::from_be_bytes(x)).to_ne_bytes()),
            Conversion::U24ToI32 => each(from, to, |x| u24(x).to_ne_bytes()),
            Conversion::U24ToF32 => each(from, to, |x| (u24(x) as f32).to_ne_bytes()),
            Conversion::F32ToF64 => each(from, to, |x| f64::from(f32::from_be_bytes(x)).to_ne_bytes()),
        }
    }
}

fn in_place<const W: usize>(data: &mut [u8], reversed: impl Fn([u8; W]) -> [u8; W]) {
    for x in data.as_chunks_mut::<W>().0 {
        *x = reversed(*x);
    }
}

fn out_of_place<const W: usize>(from: &[u8], to: &mut [u8], reversed: impl Fn([u8; W]) -> [u8; W]) {
    for (x, y) in from.as_chunks::<W>().0.iter().zip(to.as_chunks_mut::<W>().0) {
        *y = reversed(*x);
        mistake!(WrongResult => {
            y[0] ^= 1;
        });
    }
}

/// Reverses the bytes of each field of each record.
pub(super) fn each_field(fields: &[usize], data: &mut [u8]) {
    for record in data.chunks_exact_mut(fields.iter().sum()) {
        let mut rest = record;
        for bytes in fields {
            let (field, after) = rest.split_at_mut(*bytes);
            match Width::of_bytes(*bytes) {
                Some(width) => Kernel::swap((), width, field),
                None => field.reverse(),
            }
            rest = after;
        }
    }
}

/// Reads an element every `stride` bytes, reverses it, and writes the elements contiguously.
pub(super) fn gather(width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
    by_width!(width, strided(from, stride, to));
}

fn strided<const W: usize>(from: &[u8], stride: usize, to: &mut [u8], reversed: impl Fn([u8; W]) -> [u8; W]) {
    for (x, y) in from.chunks(stride).zip(to.as_chunks_mut::<W>().0) {
        if let Some(x) = x.first_chunk() {
            *y = reversed(*x);
        }
    }
}

/// Reverses rows, eight bytes at a time, from the end of the source and the beginning of the target.
pub(super) fn rows(rows: &Rows, from: &[u8], to: &mut [u8]) {
    rows.each(from, to, |x, y| {
        for (x, y) in x.rchunks(8).zip(y.chunks_mut(8)) {
            match (<[u8; 8]>::try_from(x), <&mut [u8; 8]>::try_from(&mut *y)) {
                (Ok(x), Ok(y)) => *y = u64::from_ne_bytes(x).swap_bytes().to_ne_bytes(),
                _ => x.iter().rev().zip(y).for_each(|(x, y)| *y = *x),
            }
        }
    });
}

fn u24([a, b, c]: [u8; 3]) -> i32 {
    i32::from_be_bytes([0, a, b, c])
}

fn each<const S: usize, const T: usize>(from: &[u8], to: &mut [u8], wide: impl Fn([u8; S]) -> [u8; T]) {
    for (x, y) in from.as_chunks().0.iter().zip(to.as_chunks_mut().0) {
        *y = wide(*x);
    }
}
