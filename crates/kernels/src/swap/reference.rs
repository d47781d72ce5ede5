//! Reverses bytes one by one; every variant is compared with it.
//!
//! Input: lengths that have been asserted. Constant-time in the bytes.
//! Requires nothing. Cost: not counted.

use super::order::Rows;
use super::records::Step;
use super::widen::Conversion;
use super::{Contract, Width};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    fn swap((): (), width: Width, data: &mut [u8]) {
        data.chunks_exact_mut(width.bytes()).for_each(<[u8]>::reverse);
    }

    fn swap_into((): (), width: Width, from: &[u8], to: &mut [u8]) {
        to.copy_from_slice(from);
        Kernel::swap((), width, to);
    }

    fn records((): (), fields: &[usize], _: &[Step], data: &mut [u8]) {
        for record in data.chunks_exact_mut(fields.iter().sum()) {
            let mut at = 0;
            for bytes in fields {
                record[at..at + bytes].reverse();
                at += bytes;
            }
        }
    }

    fn gather((): (), width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
        for (i, element) in to.chunks_exact_mut(width.bytes()).enumerate() {
            element.copy_from_slice(&from[i * stride..][..width.bytes()]);
            element.reverse();
        }
    }

    fn rows((): (), rows: &Rows, from: &[u8], to: &mut [u8]) {
        to.fill(0);
        for (x, y) in from.chunks_exact(rows.from).zip(to.chunks_exact_mut(rows.to)) {
            for i in 0..rows.bytes {
                y[rows.skip + i] = x[rows.bytes - 1 - i];
            }
        }
    }

    fn widen((): (), conversion: Conversion, from: &[u8], to: &mut [u8]) {
        let (source, target) = match conversion {
            Conversion::I16ToI32 | Conversion::I16ToF32 => (2, 4),
            Conversion::U24ToI32 | Conversion::U24ToF32 => (3, 4),
            Conversion::F32ToF64 => (4, 8),
        };
        for (x, y) in from.chunks_exact(source).zip(to.chunks_exact_mut(target)) {
            let number = x.iter().fold(0, |n, byte| n << 8 | u32::from(*byte));
            let signed = i32::from(number as i16);
            match conversion {
                Conversion::I16ToI32 => y.copy_from_slice(&signed.to_ne_bytes()),
                Conversion::I16ToF32 => y.copy_from_slice(&(signed as f32).to_ne_bytes()),
                Conversion::U24ToI32 => y.copy_from_slice(&number.to_ne_bytes()),
                Conversion::U24ToF32 => y.copy_from_slice(&(number as f32).to_ne_bytes()),
                Conversion::F32ToF64 => y.copy_from_slice(&f64::from(f32::from_bits(number)).to_ne_bytes()),
            }
        }
    }
}
