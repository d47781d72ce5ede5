//! Conversion of rows of 64-bit limbs to and from limbs of 28 bits.

use super::{RADIX_BITS, groups, groups_mut};
use crate::lanes::Shape;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::Lanes;

/// `value <- rows`, with zeros for missing rows and words.
pub(in crate::lanes) fn import(shape: Shape, rows: &[&[Limb]], value: &mut [Lanes]) {
    for (lanes, group) in (0..).step_by(super::WIDTH).zip(groups_mut(shape, value)) {
        for (lane, i) in (lanes..).zip(0..super::WIDTH) {
            let row = rows.get(lane).copied().unwrap_or_default();
            for (j, limb) in group.iter_mut().enumerate() {
                limb[i] = limb::bits(row, j * RADIX_BITS, RADIX_BITS);
            }
        }
    }
}

/// `rows <- value`, with zeros beyond its limbs.
pub(in crate::lanes) fn export(shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]]) {
    for (rows, group) in rows.chunks_mut(super::WIDTH).zip(groups(shape, value)) {
        for (i, row) in rows.iter_mut().enumerate() {
            row.fill(0);
            for (j, limb) in group.iter().enumerate() {
                let (word, shift) = (j * RADIX_BITS / LIMB_BITS, j * RADIX_BITS % LIMB_BITS);
                if let Some(low) = row.get_mut(word) {
                    *low |= limb[i] << shift;
                }
                if shift + RADIX_BITS > LIMB_BITS
                    && let Some(high) = row.get_mut(word + 1)
                {
                    *high |= limb[i] >> (LIMB_BITS - shift);
                }
            }
        }
    }
}
