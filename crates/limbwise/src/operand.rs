//! One value for all rows, or one for each.

use limbwise_kernels::limb::Limb;

use crate::column::Column;

/// An operand: one value for every row, or a column with a value for each.
#[derive(Clone, Copy, Debug)]
pub enum Operand<'a> {
    /// The same number in every row, as 64-bit limbs, least significant first.
    One(&'a [Limb]),
    /// A number for each row.
    Each(&'a Column),
}

impl<'a> Operand<'a> {
    /// The number of rows, if the operand has a number of its own.
    #[must_use]
    pub fn rows(&self) -> Option<usize> {
        match self {
            Operand::One(_) => None,
            Operand::Each(column) => Some(column.len()),
        }
    }

    /// The limbs of one row.
    ///
    /// # Panics
    ///
    /// If the operand is a column that has no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &'a [Limb] {
        match self {
            Operand::One(value) => value,
            Operand::Each(column) => column.row(row),
        }
    }

    /// The width in limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        match self {
            Operand::One(value) => value.len(),
            Operand::Each(column) => column.limbs(),
        }
    }
}

impl<'a> From<&'a Column> for Operand<'a> {
    fn from(column: &'a Column) -> Self {
        Operand::Each(column)
    }
}

impl<'a> From<&'a [Limb]> for Operand<'a> {
    fn from(value: &'a [Limb]) -> Self {
        Operand::One(value)
    }
}
