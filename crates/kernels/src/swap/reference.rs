//! Bytes reversed one by one: what every variant is compared with.
//!
//! Given lengths that have been asserted.  Constant-time in the bytes.
//! Requires nothing.  Cost: not counted.

use super::Width;

/// The bytes of each element reversed.
pub(super) fn swap(width: Width, data: &mut [u8]) {
    data.chunks_exact_mut(width.bytes()).for_each(<[u8]>::reverse);
}

/// The same, from one slice into another.
pub(super) fn swap_into(width: Width, from: &[u8], to: &mut [u8]) {
    to.copy_from_slice(from);
    swap(width, to);
}

/// The bytes of each field of each record reversed.
pub(super) fn records(fields: &[usize], data: &mut [u8]) {
    for record in data.chunks_exact_mut(fields.iter().sum()) {
        let mut at = 0;
        for bytes in fields {
            record[at..at + bytes].reverse();
            at += bytes;
        }
    }
}

/// Every `stride` bytes an element, reversed and put after the one before it.
pub(super) fn gather(width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
    for (i, element) in to.chunks_exact_mut(width.bytes()).enumerate() {
        element.copy_from_slice(&from[i * stride..][..width.bytes()]);
        element.reverse();
    }
}
