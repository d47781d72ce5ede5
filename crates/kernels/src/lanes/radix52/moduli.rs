//! Consecutive prepared moduli, for numbers that are one block.

// The indices show the compiler that all elements are assigned.
#![allow(clippy::needless_range_loop)]

use super::{Block, RowMem, blocks, rows};
use crate::lanes::GROUPS;
use crate::memory::Lanes;

/// Consecutive prepared moduli, or one for all batches.
pub(in crate::lanes) struct Moduli<'a, const K: usize> {
    all: &'a [Lanes],
    /// The distance from one to the next.
    step: usize,
}

impl<'a, const K: usize> Moduli<'a, K> {
    /// A modulus, R^2, n0_inv.
    const LEN: usize = 2 * K * GROUPS + GROUPS;

    pub(in crate::lanes) fn new(all: &'a [Lanes]) -> Self {
        Moduli { all, step: if all.len() > Self::LEN { Self::LEN } else { 0 } }
    }

    /// Returns the moduli of B batches from the first on, each with its n0_inv.
    #[inline]
    pub(in crate::lanes) fn from<const B: usize>(&self, first: usize) -> [(&'a Block<K>, &'a RowMem); B] {
        let mut moduli = [self.of(first); B];
        for b in 1..B {
            moduli[b] = self.of(first + b);
        }
        moduli
    }

    /// Returns the modulus of batch i, and its n0_inv.
    #[inline]
    pub(in crate::lanes) fn of(&self, i: usize) -> (&'a Block<K>, &'a RowMem) {
        let modulus = &self.all[i * self.step..][..Self::LEN];
        (&blocks(modulus)[0], &rows(modulus)[2 * K])
    }
}
