//! Conversion of consecutively stored rows, as in columns, to any number of values and back.

use super::{Contract, LANES, Plan, Shape, call};
use crate::limb::Limb;
use crate::memory::Lanes;

impl Plan {
    /// Same as [`Plan::import`] for consecutive rows of `width` limbs, which fill any number of values; the
    /// last is padded with zeros. Constant-time.
    ///
    /// # Panics
    ///
    /// Panics if `rows` does not consist of whole rows, if rows are wider than the longest modulus, or if a
    /// length is wrong.
    pub fn import_rows(&self, rows: &[Limb], width: usize, values: &mut [Lanes], scratch: &mut [Lanes]) {
        self.check_rows(rows, width, values, scratch);
        assert!(width <= self.shape.modulus_words, "a row is too long");
        call!(self.variant, import_rows(self.shape, rows, width, values, scratch));
    }

    /// Same as [`Plan::export`] for consecutive rows of `width` limbs. Constant-time.
    ///
    /// # Panics
    ///
    /// Panics if `rows` does not consist of whole rows, or if a length is wrong.
    pub fn export_rows(&self, values: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]) {
        self.check_rows(rows, width, values, scratch);
        call!(self.variant, export_rows(self.shape, values, rows, width, scratch));
    }

    fn check_rows(&self, rows: &[Limb], width: usize, values: &[Lanes], scratch: &[Lanes]) {
        assert!(width > 0 && rows.len().is_multiple_of(width), "whole rows");
        assert_eq!(values.len(), rows.len().div_ceil(LANES * width) * self.value_len(), "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }
}

/// Converts value by value, for any width.
pub(super) fn import<K: Contract + ?Sized>(
    token: K::Token,
    shape: Shape,
    rows: &[Limb],
    width: usize,
    values: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    for (value, rows) in shape.values_mut(values).zip(rows.chunks(LANES * width)) {
        let mut batch: [&[Limb]; LANES] = [&[]; LANES];
        for (to, row) in batch.iter_mut().zip(rows.chunks_exact(width)) {
            *to = row;
        }
        K::import(token, shape, &batch[..rows.len() / width], value, scratch);
    }
}

/// Converts value by value, for any width.
pub(super) fn export<K: Contract + ?Sized>(
    token: K::Token,
    shape: Shape,
    values: &[Lanes],
    rows: &mut [Limb],
    width: usize,
    scratch: &mut [Lanes],
) {
    for (value, rows) in values.chunks_exact(shape.value_len()).zip(rows.chunks_mut(LANES * width)) {
        let count = rows.len() / width;
        let mut rest = rows.chunks_exact_mut(width);
        let mut batch: [&mut [Limb]; LANES] = core::array::from_fn(|_| rest.next().unwrap_or_default());
        K::export(token, shape, value, &mut batch[..count], scratch);
    }
}
