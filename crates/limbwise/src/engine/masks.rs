//! What is done in some rows of a block and not in others: a mask for each batch, a lane of it for each row. The moduli are odd.
//!
//! Constant-time in values and masks.

use alloc::vec;
use alloc::vec::Vec;

use limbwise_kernels::lanes::Mask;

use super::block::Block;
use super::work::{Value, Work};
use crate::operand::Operand;

impl Block<'_> {
    /// Masks of no row.
    pub(crate) fn no_rows(&self) -> Vec<Mask> {
        vec![[0; 16]; self.batches()]
    }

    /// An operand in Montgomery form, below the moduli.
    pub(crate) fn constant(&self, operand: Operand<'_>, work: &mut Work) -> Value {
        let mut x = self.load(operand, work);
        self.reduce(&mut x, work);
        x
    }

    /// -x, below the moduli.
    pub(crate) fn minus(&self, x: &Value, work: &mut Work) -> Value {
        let mut minus = self.copy(x, work);
        self.neg(&mut minus, work);
        self.reduce(&mut minus, work);
        minus
    }

    /// A copy.
    pub(crate) fn copy(&self, x: &Value, work: &mut Work) -> Value {
        let mut copy = work.value();
        self.assign(&mut copy, x);
        copy
    }

    /// `x <- y`.
    pub(crate) fn assign(&self, x: &mut Value, y: &Value) {
        self.lanes_mut(x).copy_from_slice(self.lanes(y));
    }

    /// `x <- 0` in the rows that the masks leave out.
    pub(crate) fn keep(&self, x: &mut Value, masks: &[Mask]) {
        self.plan().keep(self.lanes_mut(x), masks);
    }

    /// `x <- y` in the rows of the masks.
    pub(crate) fn replace(&self, x: &mut Value, y: &Value, masks: &[Mask]) {
        self.plan().replace(self.lanes_mut(x), self.lanes(y), masks);
    }

    /// Exchanges x and y in the rows of the masks.
    pub(crate) fn exchange(&self, x: &mut Value, y: &mut Value, masks: &[Mask]) {
        self.plan().exchange(self.lanes_mut(x), self.lanes_mut(y), masks);
    }

    /// Writes the rows in which two values are the same number, both below their moduli.
    pub(crate) fn equal(&self, x: &Value, y: &Value, masks: &mut [Mask]) {
        self.plan().equal(self.lanes(x), self.lanes(y), masks);
    }
}
