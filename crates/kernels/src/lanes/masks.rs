//! Masked operations, and comparisons that produce masks.
//!
//! Constant-time in values and masks: every word is read and written.

use core::hint::black_box;

use super::{Contract, LANES, Plan, kernel};
use crate::limb;
use crate::memory::{Lanes, flat, flat_mut};
use crate::powers::Engine;

/// All ones in the selected lanes, zero in the others.
pub type Mask = [u64; LANES];

/// Evaluates an expression with the number of adjacent lanes as a constant, so that loops over them are
/// unrolled.
macro_rules! by_width {
    ($plan:expr, $W:ident => $value:expr) => {
        match kernel!($plan.variant, K => K::TOGETHER) {
            16 => {
                const $W: usize = 16;
                $value
            }
            4 => {
                const $W: usize = 4;
                $value
            }
            _ => {
                const $W: usize = 1;
                $value
            }
        }
    };
}

impl Plan {
    /// `x <- 0` in the lanes that the masks do not select, for any number of consecutive values, with one
    /// mask each.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn keep(&self, x: &mut [Lanes], masks: &[Mask]) {
        self.check_masks(x, x, masks);
        by_width!(self, W => {
            for (x, mask) in self.groups_mut::<W>(x).zip(masks.as_flattened().as_chunks::<W>().0) {
                for x in x {
                    x.iter_mut().zip(mask).for_each(|(x, mask)| *x &= mask);
                }
            }
        });
    }

    /// `x <- y` in the lanes of the masks, for any number of consecutive values, with one mask each.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn replace(&self, x: &mut [Lanes], y: &[Lanes], masks: &[Mask]) {
        self.check_masks(x, y, masks);
        by_width!(self, W => {
            let groups = self.groups_mut::<W>(x).zip(self.groups::<W>(y));
            for ((x, y), mask) in groups.zip(masks.as_flattened().as_chunks::<W>().0) {
                for (x, y) in x.iter_mut().zip(y) {
                    x.iter_mut().zip(y).zip(mask).for_each(|((x, y), mask)| *x ^= (*x ^ y) & mask);
                }
            }
        });
    }

    /// Exchanges x and y in the lanes of the masks, for any number of consecutive values, with one mask each.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn exchange(&self, x: &mut [Lanes], y: &mut [Lanes], masks: &[Mask]) {
        self.check_masks(x, y, masks);
        by_width!(self, W => {
            let groups = self.groups_mut::<W>(x).zip(self.groups_mut::<W>(y));
            for ((x, y), mask) in groups.zip(masks.as_flattened().as_chunks::<W>().0) {
                for (x, y) in x.iter_mut().zip(y) {
                    for ((x, y), mask) in x.iter_mut().zip(y).zip(mask) {
                        let change = (*x ^ *y) & mask;
                        (*x, *y) = (*x ^ change, *y ^ change);
                    }
                }
            }
        });
    }

    /// Writes masks of the lanes in which two values are equal, for any number of consecutive values, with
    /// one mask each. Both are below their moduli: [`Plan::reduce`].
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn equal(&self, x: &[Lanes], y: &[Lanes], masks: &mut [Mask]) {
        self.check_masks(x, y, masks);
        masks.as_flattened_mut().fill(0);
        by_width!(self, W => {
            let groups = self.groups::<W>(x).zip(self.groups::<W>(y));
            for ((x, y), differ) in groups.zip(masks.as_flattened_mut().as_chunks_mut::<W>().0) {
                for (x, y) in x.iter().zip(y) {
                    x.iter().zip(y).zip(&mut *differ).for_each(|((x, y), differ)| *differ |= x ^ y);
                }
            }
        });
        for differ in masks.as_flattened_mut() {
            *differ = limb::top_mask(!(*differ | differ.wrapping_neg()));
        }
        black_box(masks);
    }

    fn check_masks(&self, x: &[Lanes], y: &[Lanes], masks: &[Mask]) {
        assert!(x.len() == masks.len() * self.value_len() && y.len() == x.len(), "value_len");
    }

    /// Returns the lane to which a word of a value belongs.
    #[cfg(leaky)]
    pub(super) fn lane_of(&self, word: usize) -> usize {
        let together = kernel!(self.variant, K => K::TOGETHER);
        word / (self.shape.limbs * together) * together + word % together
    }

    /// Returns the limbs of W adjacent lanes.
    fn groups<'a, const W: usize>(&self, x: &'a [Lanes]) -> core::slice::ChunksExact<'a, [u64; W]> {
        flat(x).as_chunks().0.chunks_exact(self.shape.limbs)
    }

    fn groups_mut<'a, const W: usize>(
        &self,
        x: &'a mut [Lanes],
    ) -> core::slice::ChunksExactMut<'a, [u64; W]> {
        flat_mut(x).as_chunks_mut().0.chunks_exact_mut(self.shape.limbs)
    }
}
