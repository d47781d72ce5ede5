//! Bytes reversed one element at a time: `x.swap_bytes()`.
//!
//! Given lengths that have been asserted.  Constant-time in the bytes.
//! Requires nothing.  Cost: a load, a `bswap` and a store for each element, or what the compiler makes of it.

use super::Width;

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

/// The bytes of each element reversed.
pub(super) fn swap(width: Width, data: &mut [u8]) {
    by_width!(width, in_place(data));
}

fn in_place<const W: usize>(data: &mut [u8], reversed: impl Fn([u8; W]) -> [u8; W]) {
    for x in data.as_chunks_mut::<W>().0 {
        *x = reversed(*x);
    }
}

/// The same, from one slice into another.
pub(super) fn swap_into(width: Width, from: &[u8], to: &mut [u8]) {
    by_width!(width, out_of_place(from, to));
}

fn out_of_place<const W: usize>(from: &[u8], to: &mut [u8], reversed: impl Fn([u8; W]) -> [u8; W]) {
    for (x, y) in from.as_chunks::<W>().0.iter().zip(to.as_chunks_mut::<W>().0) {
        *y = reversed(*x);
    }
}

/// The bytes of each field of each record reversed.
pub(super) fn records(fields: &[usize], data: &mut [u8]) {
    for record in data.chunks_exact_mut(fields.iter().sum()) {
        let mut rest = record;
        for bytes in fields {
            let (field, after) = rest.split_at_mut(*bytes);
            if let Some(width) = Width::of_bytes(*bytes) {
                swap(width, field);
            }
            rest = after;
        }
    }
}

/// Every `stride` bytes an element, reversed and put after the one before it.
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
