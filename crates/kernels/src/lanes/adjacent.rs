//! Conversion of consecutively stored rows, as in columns, to any number of values and back.

use super::{Contract, LANES, Plan, Shape};
use crate::limb::Limb;
use crate::memory::Lanes;
use crate::powers::Engine;

/// Checks the lengths of a conversion of consecutive rows.
pub(super) fn check(plan: &Plan, rows: &[Limb], width: usize, values: &[Lanes], scratch: &[Lanes]) {
    assert!(width > 0 && rows.len().is_multiple_of(width), "whole rows");
    assert_eq!(values.len(), rows.len().div_ceil(LANES * width) * plan.value_len(), "value_len");
    assert!(scratch.len() >= plan.scratch_len(), "scratch_len");
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
