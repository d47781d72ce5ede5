//! Operations on selected rows of a block, with a mask per batch and a lane per row. The moduli are odd.
//!
//! Constant-time in values and masks.

use alloc::vec;
use alloc::vec::Vec;

use limbwise_kernels::lanes::Mask;

use super::block::Block;
use super::work::{Value, Work};
use crate::values::operand::Operand;

impl Block<'_> {
    /// Returns masks that select no row.
    pub(crate) fn no_rows(&self) -> Vec<Mask> {
        vec![[0; 16]; self.batches()]
    }

    /// Loads an operand in Montgomery form, below the moduli.
    pub(crate) fn constant(&self, operand: Operand<'_>, work: &mut Work) -> Value {
        let mut x = self.load(operand, work);
        self.reduce(&mut x, work);
        x
    }

    /// Returns -x, below the moduli.
    pub(crate) fn minus(&self, x: &Value, work: &mut Work) -> Value {
        let mut minus = self.copy(x, work);
        self.neg(&mut minus, work);
        self.reduce(&mut minus, work);
        minus
    }

    /// `x <- 0` in the rows that are not selected.
    pub(crate) fn keep(&self, x: &mut Value, masks: &[Mask]) {
        self.plan().keep(self.lanes_mut(x), masks);
    }

    /// `x <- y` in the selected rows.
    pub(crate) fn replace(&self, x: &mut Value, y: &Value, masks: &[Mask]) {
        self.plan().replace(self.lanes_mut(x), self.lanes(y), masks);
    }

    /// Exchanges x and y in the selected rows.
    pub(crate) fn exchange(&self, x: &mut Value, y: &mut Value, masks: &[Mask]) {
        self.plan().exchange(self.lanes_mut(x), self.lanes_mut(y), masks);
    }

    /// Selects the rows in which two values, both below their moduli, are equal.
    pub(crate) fn equal(&self, x: &Value, y: &Value, masks: &mut [Mask]) {
        self.plan().equal(self.lanes(x), self.lanes(y), masks);
    }
}
