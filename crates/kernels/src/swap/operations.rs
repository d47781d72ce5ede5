//! The operations, which check lengths and call the variant.

use super::element::{bytes_of, bytes_of_mut};
use super::order::Rows;
use super::records::{self, Step};
use super::widen::{Conversion, Source, Widen};
use super::{Contract, Variant, Width, call, kernel};
use crate::limb::{self, LIMB_BYTES, Limb};

/// Asserts that elements fill a slice.
#[inline]
fn assert_whole(bytes: usize, width: Width) {
    assert!(bytes.is_multiple_of(width.bytes()), "the length is not a multiple of the width");
}

// `swap` and `swap_into` are inlined into their callers, including the choice of the variant, because calls
// are noticeable for short arrays.
impl Variant {
    /// Reverses the bytes of each element.
    ///
    /// # Panics
    ///
    /// Panics if the length is not a multiple of the width.
    #[inline(always)]
    pub fn swap(self, width: Width, data: &mut [u8]) {
        assert_whole(data.len(), width);
        call!(self, swap(width, data));
    }

    /// Copies elements from one slice to another, reversing the bytes of each.
    ///
    /// # Panics
    ///
    /// Panics if the lengths differ or are not a multiple of the width.
    #[inline(always)]
    pub fn swap_into(self, width: Width, from: &[u8], to: &mut [u8]) {
        assert!(from.len() == to.len(), "the lengths differ");
        assert_whole(to.len(), width);
        call!(self, swap_into(width, from, to));
    }

    /// Returns the steps in which this variant swaps records of such fields: see [`Variant::records`].
    ///
    /// # Panics
    ///
    /// Panics if there is no field, or one has more than 16 bytes or none.
    pub fn steps(self, fields: &[usize]) -> impl Iterator<Item = Step> {
        assert!(!fields.is_empty(), "a record without fields");
        assert!(fields.iter().all(|bytes| (1..=16).contains(bytes)), "a field has 1 to 16 bytes");
        let window = kernel!(self, K => K::WINDOW);
        window.into_iter().flat_map(move |window| records::steps(window, fields))
    }

    /// Reverses the bytes of each field of each record. A record consists of contiguous fields of the given
    /// sizes in bytes; the steps must be those of this variant for these fields.
    ///
    /// # Panics
    ///
    /// Panics if the length is not a multiple of the record's, or the steps are not of these fields.
    pub fn records(self, fields: &[usize], steps: &[Step], data: &mut [u8]) {
        assert_records(fields, steps, data.len());
        call!(self, records(fields, steps, data));
    }

    /// Does the same from one slice into another.
    ///
    /// # Panics
    ///
    /// Same as [`Variant::records`], and if the lengths differ.
    pub fn records_into(self, fields: &[usize], steps: &[Step], from: &[u8], to: &mut [u8]) {
        assert!(from.len() == to.len(), "the lengths differ");
        assert_records(fields, steps, to.len());
        call!(self, records_into(fields, steps, from, to));
    }

    /// Reads an element every `stride` bytes, beginning at the start, reverses its bytes, and writes the
    /// elements contiguously.
    ///
    /// # Panics
    ///
    /// Panics if `to` is not a multiple of the width, `stride` is less than the width, or `from` is too
    /// short.
    pub fn gather(self, width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
        assert_whole(to.len(), width);
        assert!(stride >= width.bytes(), "elements overlap");
        let needed = match (to.len() / width.bytes()).checked_sub(1) {
            None => Some(0),
            Some(gaps) => gaps.checked_mul(stride).and_then(|last| last.checked_add(width.bytes())),
        };
        assert!(needed.is_some_and(|n| n <= from.len()), "there are fewer elements than asked for");
        if stride == width.bytes() {
            return self.swap_into(width, &from[..to.len()], to);
        }
        call!(self, gather(width, from, stride, to));
    }

    /// Reads big-endian numbers of `width` bytes each into rows of `row` limbs each, zero-extended.
    ///
    /// # Panics
    ///
    /// Panics if a number has no bytes or more than a row, or there is not one for each row.
    pub fn limbs_from_be(self, width: usize, from: &[u8], row: usize, to: &mut [Limb]) {
        assert!(width != 0 && width.div_ceil(LIMB_BYTES) <= row, "a number does not fit a row");
        assert_rows((from.len(), width), (to.len(), row));
        if cfg!(target_endian = "big") {
            for (number, row) in from.chunks_exact(width).zip(to.chunks_exact_mut(row)) {
                limb::from_be_bytes(number, row);
            }
        } else {
            let rows = Rows { bytes: width, from: width, to: row * LIMB_BYTES, skip: 0 };
            self.reverse(&rows, from, bytes_of_mut(to));
        }
    }

    /// Writes rows of `row` limbs each as big-endian numbers of `width` bytes each, zero-extended or
    /// truncated.
    ///
    /// # Panics
    ///
    /// Panics if a number has no bytes or a row no limbs, or there is not one number for each row.
    pub fn limbs_to_be(self, row: usize, from: &[Limb], width: usize, to: &mut [u8]) {
        assert!(width != 0 && row != 0, "a number without bytes");
        assert_rows((to.len(), width), (from.len(), row));
        if cfg!(target_endian = "big") {
            for (row, number) in from.chunks_exact(row).zip(to.chunks_exact_mut(width)) {
                limb::to_be_bytes(row, number);
            }
        } else {
            let bytes = width.min(row * LIMB_BYTES);
            let rows = Rows { bytes, from: row * LIMB_BYTES, to: width, skip: width - bytes };
            self.reverse(&rows, bytes_of(from), to);
        }
    }

    fn reverse(self, rows: &Rows, from: &[u8], to: &mut [u8]) {
        let whole = rows.bytes == rows.from && rows.bytes == rows.to;
        if let Some(width) = Width::of_bytes(rows.bytes).filter(|_| whole) {
            return self.swap_into(width, from, to);
        }
        call!(self, rows(rows, from, to));
    }

    /// Reads big-endian numbers and converts them to a wider type.
    ///
    /// # Panics
    ///
    /// Panics if there is not one number for each element.
    pub fn widen<S: Source, T: Widen<S>>(self, from: &[u8], to: &mut [T]) {
        assert!(to.len().checked_mul(S::BYTES) == Some(from.len()), "another number of elements");
        self.convert(T::CONVERSION, from, bytes_of_mut(to));
    }

    fn convert(self, conversion: Conversion, from: &[u8], to: &mut [u8]) {
        call!(self, widen(conversion, from, to));
    }
}

fn assert_records(fields: &[usize], steps: &[Step], len: usize) {
    let record: usize = fields.iter().sum();
    assert!(record != 0 && len.is_multiple_of(record), "the length is not a multiple of the record's");
    let round: usize = steps.iter().map(|s| s.len).sum();
    assert!(round.is_multiple_of(record), "the steps are not of these fields");
}

fn assert_rows((bytes, width): (usize, usize), (limbs, row): (usize, usize)) {
    let whole = bytes.is_multiple_of(width) && limbs.is_multiple_of(row);
    assert!(whole && bytes / width == limbs / row, "not one number for each row");
}
