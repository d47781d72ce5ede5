//! The operations: lengths checked, the variant called.

use super::element::Element;
use super::{Variant, Width, portable, reference};
use crate::limb::{self, LIMB_BYTES, Limb};

impl Variant {
    /// Reverses the bytes of each element.
    ///
    /// # Panics
    ///
    /// If the length is not a multiple of the width.
    #[inline]
    pub fn swap(self, width: Width, data: &mut [u8]) {
        assert!(data.len().is_multiple_of(width.bytes()), "the length is not a multiple of the width");
        match self {
            Variant::Reference => reference::swap(width, data),
            Variant::Portable => portable::swap(width, data),
        }
    }

    /// Writes the elements of one slice into another, the bytes of each reversed.
    ///
    /// # Panics
    ///
    /// If the lengths differ or are not a multiple of the width.
    #[inline]
    pub fn swap_into(self, width: Width, from: &[u8], to: &mut [u8]) {
        assert!(from.len() == to.len(), "the lengths differ");
        assert!(from.len().is_multiple_of(width.bytes()), "the length is not a multiple of the width");
        match self {
            Variant::Reference => reference::swap_into(width, from, to),
            Variant::Portable => portable::swap_into(width, from, to),
        }
    }

    /// Reverses the bytes of each field of each record. A record is fields without gaps, whose bytes are listed.
    ///
    /// # Panics
    ///
    /// If the length is not a multiple of the record's, or a record has no bytes.
    pub fn records(self, fields: &[usize], data: &mut [u8]) {
        let record: usize = fields.iter().sum();
        assert!(
            record != 0 && data.len().is_multiple_of(record),
            "the length is not a multiple of the record's"
        );
        match self {
            Variant::Reference => reference::records(fields, data),
            Variant::Portable => portable::records(fields, data),
        }
    }

    /// Takes an element every `stride` bytes, the first at the beginning, and writes them one after another, the bytes of
    /// each reversed.
    ///
    /// # Panics
    ///
    /// If `to` is not a multiple of the width, `stride` is less than the width, or `from` is too short.
    pub fn gather(self, width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
        assert!(to.len().is_multiple_of(width.bytes()), "the length is not a multiple of the width");
        assert!(stride >= width.bytes(), "elements overlap");
        let count = to.len() / width.bytes();
        let needed = count.checked_sub(1).map_or(Some(0), |gaps| {
            gaps.checked_mul(stride).and_then(|start| start.checked_add(width.bytes()))
        });
        assert!(needed.is_some_and(|n| n <= from.len()), "there are fewer elements than asked for");
        match self {
            Variant::Reference => reference::gather(width, from, stride, to),
            Variant::Portable => portable::gather(width, from, stride, to),
        }
    }

    /// Reads big-endian numbers of `width` bytes each into rows of `row` limbs each.
    ///
    /// # Panics
    ///
    /// If a number does not fit a row, a width is zero, or there is not one number for each row.
    pub fn limbs_from_be(self, width: usize, from: &[u8], row: usize, to: &mut [Limb]) {
        assert!(width != 0 && width <= row * LIMB_BYTES, "a number does not fit a row");
        assert!(
            from.len() == to.len() / row * width && to.len().is_multiple_of(row),
            "another number of rows"
        );
        for (number, row) in from.chunks_exact(width).zip(to.chunks_exact_mut(row)) {
            limb::from_be_bytes(number, row);
        }
    }

    /// Writes rows of `row` limbs each as big-endian numbers of `width` bytes each, filled up with zeros or cut to the
    /// low bytes.
    ///
    /// # Panics
    ///
    /// If a width is zero, or there is not one number for each row.
    pub fn limbs_to_be(self, row: usize, from: &[Limb], width: usize, to: &mut [u8]) {
        assert!(width != 0 && row != 0, "a number without bytes");
        assert!(
            to.len() == from.len() / row * width && from.len().is_multiple_of(row),
            "another number of rows"
        );
        for (row, number) in from.chunks_exact(row).zip(to.chunks_exact_mut(width)) {
            limb::to_be_bytes(row, number);
        }
    }

    /// Reads big-endian numbers and converts them to a wider type; see [`Widen`].
    ///
    /// # Panics
    ///
    /// If there is not one number for each element.
    pub fn widen<S, T: Widen<S>>(self, from: &[u8], to: &mut [T]) {
        assert!(from.len() == to.len() * T::SOURCE, "another number of elements");
        T::widen(self, from, to);
    }
}

/// An unsigned integer of 24 bits, in three bytes: a name, there are no values.
#[derive(Clone, Copy, Debug)]
pub enum U24 {}

/// What big-endian numbers of type `S` can be converted to, exactly, while their bytes are reversed: `i16` and [`U24`]
/// to `i32` and `f32`, `f32` to `f64`. A signalling NaN becomes a quiet one, with its payload.
pub trait Widen<S>: Element {
    /// Bytes of a number.
    const SOURCE: usize;

    #[doc(hidden)]
    fn widen(variant: Variant, from: &[u8], to: &mut [Self]);
}

/// One number after another.
fn each<const W: usize, T>(from: &[u8], to: &mut [T], convert: impl Fn([u8; W]) -> T) {
    for (x, y) in from.as_chunks::<W>().0.iter().zip(to) {
        *y = convert(*x);
    }
}

impl Widen<i16> for i32 {
    const SOURCE: usize = 2;
    fn widen(_: Variant, from: &[u8], to: &mut [i32]) {
        each(from, to, |x| i32::from(i16::from_be_bytes(x)));
    }
}

impl Widen<i16> for f32 {
    const SOURCE: usize = 2;
    fn widen(_: Variant, from: &[u8], to: &mut [f32]) {
        each(from, to, |x| f32::from(i16::from_be_bytes(x)));
    }
}

impl Widen<U24> for i32 {
    const SOURCE: usize = 3;
    fn widen(_: Variant, from: &[u8], to: &mut [i32]) {
        each(from, to, |[a, b, c]| i32::from_be_bytes([0, a, b, c]));
    }
}

impl Widen<U24> for f32 {
    const SOURCE: usize = 3;
    fn widen(_: Variant, from: &[u8], to: &mut [f32]) {
        each(from, to, |[a, b, c]| i32::from_be_bytes([0, a, b, c]) as f32);
    }
}

impl Widen<f32> for f64 {
    const SOURCE: usize = 4;
    fn widen(_: Variant, from: &[u8], to: &mut [f64]) {
        each(from, to, |x| f64::from(f32::from_be_bytes(x)));
    }
}
