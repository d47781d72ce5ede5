//! Shared by `gfni` and `gfni_avx2`: tables whose rows and columns are independent, y = A s(x) or y = s(x) C,
//! with a choice of bytes s.
//!
//! Row p of a table has the sources of byte p of the result, and column b those of bit b of all bytes. If
//! every byte of the result takes the same bits of one source byte (bit reversal, byte order), a constant
//! matrix moves them. If every byte takes one bit of each source byte, in the same order (transposition, IP
//! of DES and its inverse), the block is the matrix, and the constant selects a column for each byte.

use super::{Table, ZERO};

/// A choice of bytes and a product.
#[derive(Clone, Debug)]
pub(super) struct Short {
    /// The bytes of two blocks.
    pub(super) bytes: [u8; 16],
    /// The matrix, or the vectors that it is multiplied by.
    pub(super) constant: u64,
    pub(super) matrix: Matrix,
}

/// Which factor of the product is the matrix.
#[derive(Clone, Debug)]
pub(super) enum Matrix {
    Constant,
    Block,
}

/// Returns the byte of an entry, and its bit in there.
const fn byte(entry: u8) -> u8 {
    entry / 8
}

const fn bit(entry: u8) -> u8 {
    entry % 8
}

impl Short {
    /// Returns the short way, if there is one.
    pub(super) fn new(table: &Table) -> Option<Short> {
        if let Some((rows, columns)) = independent(table, |row, column| 8 * byte(row) + bit(column)) {
            // A matrix has its first row in the highest byte.
            let constant = u64::from_be_bytes(columns.map(bit_mask));
            return Some(Short { bytes: choice(rows), constant, matrix: Matrix::Constant });
        }
        if let Some((rows, mut columns)) = independent(table, |row, column| 8 * byte(column) + bit(row)) {
            columns.reverse();
            let constant = u64::from_le_bytes(rows.map(bit_mask));
            return Some(Short { bytes: choice(columns), constant, matrix: Matrix::Block });
        }
        None
    }
}

/// Returns the first entry of each row and of each column that is not `ZERO`, if each entry is a function
/// `of` those of its row and column, or `ZERO` if one of them is.
fn independent(table: &Table, of: impl Fn(u8, u8) -> u8) -> Option<([u8; 8], [u8; 8])> {
    let (table, _) = table.as_chunks::<8>();
    let first = |mut entries: [u8; 8]| {
        entries.sort_unstable_by_key(|entry| *entry == ZERO);
        entries[0]
    };
    let rows: [u8; 8] = core::array::from_fn(|row| first(table[row]));
    let columns = core::array::from_fn(|column| first(core::array::from_fn(|row| table[row][column])));
    let fits = rows.iter().zip(table).all(|(row, entries)| {
        columns.iter().zip(entries).all(|(column, entry)| {
            *entry == if *row == ZERO || *column == ZERO { ZERO } else { of(*row, *column) }
        })
    });
    fits.then_some((rows, columns))
}

/// Returns the bit of an entry as a mask, 0 for `ZERO`.
fn bit_mask(entry: u8) -> u8 {
    if entry == ZERO { 0 } else { 1 << bit(entry) }
}

/// Returns the bytes of entries, for two blocks that lie side by side.
fn choice(entries: [u8; 8]) -> [u8; 16] {
    /// The index for which a byte shuffle gives 0.
    const NONE: u8 = 0x80;
    core::array::from_fn(|i| match entries[i % 8] {
        ZERO => NONE,
        entry => byte(entry) + 8 * (i / 8) as u8,
    })
}
