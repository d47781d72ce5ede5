//! The operations: lengths checked, the variant called.

use super::element::bytes_of;
#[cfg(target_arch = "aarch64")]
use super::neon;
use super::order::{Rows, Window};
use super::records::{self, Step};
use super::widen::Conversion;
use super::{Variant, Width, bytes_of_mut, portable, reference};
#[cfg(target_arch = "x86_64")]
use super::{avx2, ssse3, vbmi};
use crate::limb::{self, LIMB_BYTES, Limb};

/// Calls an operation of the variant, which is of the same name in all of them; or, where it takes a vector, computes the
/// expression instead if the variant has none.
macro_rules! call {
    ($variant:expr, $operation:ident($($arg:expr),*)) => {
        match $variant {
            Variant::Reference => reference::$operation($($arg),*),
            variant => call!(variant, $operation($($arg),*), else portable::$operation($($arg),*)),
        }
    };
    ($variant:expr, $operation:ident($($arg:expr),*), else $instead:expr) => {
        match $variant {
            Variant::Reference | Variant::Portable => $instead,
            #[cfg(target_arch = "x86_64")]
            Variant::Ssse3(token) => ssse3::$operation(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::$operation(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(token) => vbmi::$operation(token, $($arg),*),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::$operation(token, $($arg),*),
        }
    };
}

/// Asserts that elements fill a slice.
#[inline]
fn assert_whole(bytes: usize, width: Width) {
    assert!(bytes.is_multiple_of(width.bytes()), "the length is not a multiple of the width");
}

// `swap` and `swap_into` are inlined into their callers with the choice of the variant: a short array feels every call.
impl Variant {
    /// Reverses the bytes of each element.
    ///
    /// # Panics
    ///
    /// If the length is not a multiple of the width.
    #[inline(always)]
    pub fn swap(self, width: Width, data: &mut [u8]) {
        assert_whole(data.len(), width);
        call!(self, swap(width, data));
    }

    /// Writes the elements of one slice into another, the bytes of each reversed.
    ///
    /// # Panics
    ///
    /// If the lengths differ or are not a multiple of the width.
    #[inline(always)]
    pub fn swap_into(self, width: Width, from: &[u8], to: &mut [u8]) {
        assert!(from.len() == to.len(), "the lengths differ");
        assert_whole(to.len(), width);
        call!(self, swap_into(width, from, to));
    }

    /// Bytes that one shuffle can choose from; `None` for a variant without shuffles.
    pub(super) fn reach(self) -> Option<usize> {
        match self {
            Variant::Reference | Variant::Portable => None,
            #[cfg(target_arch = "x86_64")]
            Variant::Ssse3(_) | Variant::Avx2(_) => Some(ssse3::BYTES),
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(_) => Some(vbmi::BYTES),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => Some(neon::BYTES),
        }
    }

    /// The steps in which this variant turns records of such fields: see [`Variant::records`].
    ///
    /// # Panics
    ///
    /// If there is no field, or one has more than 16 bytes or none.
    pub fn steps(self, fields: &[usize]) -> impl Iterator<Item = Step> {
        assert!(!fields.is_empty(), "a record without fields");
        assert!(fields.iter().all(|bytes| (1..=16).contains(bytes)), "a field has 1 to 16 bytes");
        self.reach().into_iter().flat_map(move |reach| records::steps(reach, fields))
    }

    /// Reverses the bytes of each field of each record. A record is fields without gaps, whose bytes are listed; the
    /// steps are those of this variant for these fields.
    ///
    /// # Panics
    ///
    /// If the length is not a multiple of the record's, or the steps are not of these fields.
    pub fn records(self, fields: &[usize], steps: &[Step], data: &mut [u8]) {
        assert_records(fields, steps, data.len());
        let done = call!(self, records(steps, data), else 0);
        self.rest(fields, &mut data[done..]);
    }

    /// The same, from one slice into another.
    ///
    /// # Panics
    ///
    /// As [`Variant::records`], and if the lengths differ.
    pub fn records_into(self, fields: &[usize], steps: &[Step], from: &[u8], to: &mut [u8]) {
        assert!(from.len() == to.len(), "the lengths differ");
        assert_records(fields, steps, to.len());
        let done = call!(self, records_into(steps, from, to), else 0);
        to[done..].copy_from_slice(&from[done..]);
        self.rest(fields, &mut to[done..]);
    }

    /// Records that vectors have left over.
    fn rest(self, fields: &[usize], data: &mut [u8]) {
        match self {
            Variant::Reference => reference::each_field(fields, data),
            _ => portable::each_field(fields, data),
        }
    }

    /// Takes an element every `stride` bytes, the first at the beginning, and writes them one after another, the bytes of
    /// each reversed.
    ///
    /// # Panics
    ///
    /// If `to` is not a multiple of the width, `stride` is less than the width, or `from` is too short.
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
        let one_by_one = |to: &mut [u8]| match self {
            Variant::Reference => reference::gather(width, from, stride, to),
            _ => portable::gather(width, from, stride, to),
        };
        match self.reach().and_then(|reach| Window::gathering(reach, width.bytes(), stride)) {
            Some(window) => call!(self, windows(&window, from, to), else one_by_one(to)),
            None => one_by_one(to),
        }
    }

    /// Reads big-endian numbers of `width` bytes each into rows of `row` limbs each, filled up with zeros.
    ///
    /// # Panics
    ///
    /// If a number has no bytes or more than a row, or there is not one for each row.
    pub fn limbs_from_be(self, width: usize, from: &[u8], row: usize, to: &mut [Limb]) {
        assert!(width != 0 && width.div_ceil(LIMB_BYTES) <= row, "a number does not fit a row");
        assert_rows((from.len(), width), (to.len(), row));
        if matches!(self, Variant::Reference) || cfg!(target_endian = "big") {
            for (number, row) in from.chunks_exact(width).zip(to.chunks_exact_mut(row)) {
                limb::from_be_bytes(number, row);
            }
        } else {
            let rows = Rows { bytes: width, from: width, to: row * LIMB_BYTES, skip: 0 };
            self.reverse(&rows, from, bytes_of_mut(to));
        }
    }

    /// Writes rows of `row` limbs each as big-endian numbers of `width` bytes each, filled up with zeros or cut to the
    /// low bytes.
    ///
    /// # Panics
    ///
    /// If a number has no bytes or a row no limbs, or there is not one number for each row.
    pub fn limbs_to_be(self, row: usize, from: &[Limb], width: usize, to: &mut [u8]) {
        assert!(width != 0 && row != 0, "a number without bytes");
        assert_rows((to.len(), width), (from.len(), row));
        if matches!(self, Variant::Reference) || cfg!(target_endian = "big") {
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
        let one_by_one = |to: &mut [u8]| portable::rows(rows, from, to);
        match self.reach() {
            Some(reach) if rows.bytes >= reach => call!(self, rows(rows, from, to), else one_by_one(to)),
            reach => match reach.and_then(|reach| Window::reversing(reach, rows)) {
                Some(window) => call!(self, windows(&window, from, to), else one_by_one(to)),
                None => one_by_one(to),
            },
        }
    }

    pub(super) fn convert(self, conversion: Conversion, from: &[u8], to: &mut [u8]) {
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
