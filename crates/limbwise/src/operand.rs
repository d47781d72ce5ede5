//! One value for all rows, or one for each.

use core::ops::Range;

use limbwise_kernels::limb::Limb;

use crate::column::Column;
use crate::rows::Rows;

/// An operand: one value for every row, or a value for each.
#[derive(Clone, Copy, Debug)]
pub enum Operand<'a> {
    /// The same number in every row, as 64-bit limbs, least significant first.
    One(&'a [Limb]),
    /// A number for each row.
    Each(&'a Column),
    /// A number for each row, in memory that is not a column's.
    Rows(Rows<'a>),
}

impl<'a> Operand<'a> {
    /// The number of rows, if the operand has a number of its own.
    #[must_use]
    pub fn rows(&self) -> Option<usize> {
        match self {
            Operand::One(_) => None,
            Operand::Each(column) => Some(column.len()),
            Operand::Rows(rows) => Some(rows.len()),
        }
    }

    /// The limbs of one row.
    ///
    /// # Panics
    ///
    /// If the operand has a value for each row and no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &'a [Limb] {
        match self {
            Operand::One(value) => value,
            Operand::Each(column) => column.row(row),
            Operand::Rows(rows) => rows.row(row),
        }
    }

    /// Some of the rows; one value for every row stays what it is.
    ///
    /// # Panics
    ///
    /// If the operand has a value for each row and no such rows.
    #[must_use]
    pub fn range(&self, rows: Range<usize>) -> Operand<'a> {
        match self {
            Operand::One(value) => Operand::One(value),
            Operand::Each(column) => Operand::Rows(column.as_rows().range(rows)),
            Operand::Rows(all) => Operand::Rows(all.range(rows)),
        }
    }

    /// The limbs of all rows, one after another.
    pub(crate) fn all_limbs(&self) -> &'a [Limb] {
        match self {
            Operand::One(value) => value,
            Operand::Each(column) => column.as_limbs(),
            Operand::Rows(rows) => rows.as_limbs(),
        }
    }

    /// The width in limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        match self {
            Operand::One(value) => value.len(),
            Operand::Each(column) => column.limbs(),
            Operand::Rows(rows) => rows.limbs(),
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

impl<'a> From<Rows<'a>> for Operand<'a> {
    fn from(rows: Rows<'a>) -> Self {
        Operand::Rows(rows)
    }
}

impl Column {
    /// One row as an operand that stands for every row.
    ///
    /// # Panics
    ///
    /// If there is no such row.
    #[must_use]
    pub fn one(&self, row: usize) -> Operand<'_> {
        Operand::One(self.row(row))
    }
}
