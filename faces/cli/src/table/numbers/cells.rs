//! Reads the cells of a column as numbers.

use std::hash::Hasher;
use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::types::{Int64Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, BinaryArray, FixedSizeBinaryArray, Int64Array, StringArray, UInt32Array, UInt64Array,
};
use arrow_buffer::NullBuffer;
use arrow_cast::cast;
use arrow_schema::{ArrowError, DataType};
use arrow_select::take::take;
use limbwise::Column;
use limbwise::limbs::{self as limb, LIMB_BYTES};

use super::text::{self, is_hex};
use crate::table::{BadCell, ByteOrder, NUMBER_BYTES, Radix, Reading};

/// A column of a chunk that holds numbers of any type.
pub(crate) enum Cells {
    /// Text.
    Text(StringArray),
    /// Decimals, as text.
    Decimal(StringArray),
    /// Integers that may be negative.
    Signed(Int64Array),
    /// Integers of 0 or more.
    Unsigned(UInt64Array),
    /// Byte strings of any length.
    Binary(BinaryArray),
    /// Byte strings of one length.
    Fixed(FixedSizeBinaryArray),
}

impl Cells {
    /// Wraps a column of a type that has a [`Kind`](crate::table::Kind).
    ///
    /// # Errors
    ///
    /// Returns an error if it has none.
    pub(crate) fn new(array: &ArrayRef) -> Result<Cells, ArrowError> {
        let as_type = |wanted: DataType| {
            if *array.data_type() == wanted { Ok(array.clone()) } else { cast(array, &wanted) }
        };
        match array.data_type() {
            DataType::Dictionary(_, values) => Cells::new(&cast(array, values)?),
            DataType::Decimal32(..)
            | DataType::Decimal64(..)
            | DataType::Decimal128(..)
            | DataType::Decimal256(..) => Ok(Cells::Decimal(as_type(DataType::Utf8)?.as_string().clone())),
            DataType::Int8 | DataType::Int16 | DataType::Int32 | DataType::Int64 => {
                Ok(Cells::Signed(as_type(DataType::Int64)?.as_primitive::<Int64Type>().clone()))
            }
            DataType::UInt8 | DataType::UInt16 | DataType::UInt32 | DataType::UInt64 => {
                Ok(Cells::Unsigned(as_type(DataType::UInt64)?.as_primitive::<UInt64Type>().clone()))
            }
            DataType::FixedSizeBinary(_) => Ok(Cells::Fixed(array.as_fixed_size_binary().clone())),
            DataType::Binary | DataType::LargeBinary | DataType::BinaryView => {
                Ok(Cells::Binary(as_type(DataType::Binary)?.as_binary().clone()))
            }
            _ => Ok(Cells::Text(as_type(DataType::Utf8)?.as_string().clone())),
        }
    }

    /// Returns the size of a cell in bytes, which bounds the number in it. Public.
    pub(crate) fn width(&self, row: usize) -> usize {
        match self {
            Cells::Text(a) | Cells::Decimal(a) => a.value(row).len(),
            Cells::Signed(_) | Cells::Unsigned(_) => LIMB_BYTES,
            Cells::Binary(a) => a.value(row).len(),
            Cells::Fixed(a) => a.value(row).len(),
        }
    }

    /// Returns whether a cell is hexadecimal text.
    pub(crate) fn is_hex(&self, row: usize) -> bool {
        match self {
            Cells::Text(a) => is_hex(trimmed(a.value(row))),
            _ => false,
        }
    }

    /// Reads the numbers into a column as wide as the widest of them.
    ///
    /// Binary cells are read in constant time; text is not.
    ///
    /// # Errors
    ///
    /// Returns an error with the first cell that is not a number.
    pub(crate) fn read(&self, reading: Reading) -> Result<Column, BadCell> {
        let len = self.len();
        for row in 0..len {
            if self.is_null(row) {
                return Err(BadCell::new(row, "null; expected a number"));
            }
            let width = self.width(row);
            if width > NUMBER_BYTES {
                return Err(BadCell::new(
                    row,
                    format_args!("{width} bytes; expected at most {NUMBER_BYTES}"),
                ));
            }
        }
        let limbs = |limbs| Column::from_limbs(limbs, 1).map_err(|e| BadCell::new(0, e));
        let column = match self {
            Cells::Text(a) => text::read(len, reading, |row| trimmed(a.value(row))),
            Cells::Decimal(a) => {
                text::read(len, Reading { radix: Radix::Ten, ..reading }, |row| whole_part(a.value(row)))
            }
            Cells::Signed(a) => match a.values().iter().position(|x| *x < 0 && !reading.signed) {
                Some(row) => Err(BadCell::new(row, "a negative number; expected 0 or more")),
                None => limbs(a.values().iter().map(|x| x.unsigned_abs()).collect()),
            },
            Cells::Unsigned(a) => limbs(a.values().to_vec()),
            Cells::Binary(a) => read_bytes(len, reading.order, |row| a.value(row)),
            Cells::Fixed(a) => read_bytes(len, reading.order, |row| a.value(row)),
        };
        Ok(column?.secret())
    }

    /// Returns whether the number of a row is below zero.
    pub(crate) fn is_negative(&self, row: usize, reading: Reading) -> bool {
        match self {
            Cells::Text(_) if reading.radix == Radix::Base64url => false,
            Cells::Text(a) => text::sign(trimmed(a.value(row))).0,
            Cells::Decimal(a) => text::sign(a.value(row)).0,
            Cells::Signed(a) => a.value(row) < 0,
            Cells::Unsigned(_) | Cells::Binary(_) | Cells::Fixed(_) => false,
        }
    }

    /// Returns the cells of these rows, which are in order.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such row.
    pub(crate) fn select(&self, rows: &[usize]) -> Result<Cells, ArrowError> {
        let taken = match rows {
            [first, .., last] if last - first + 1 == rows.len() => self.array().slice(*first, rows.len()),
            // A chunk has far fewer rows than 2^32.
            _ => {
                take(self.array(), &UInt32Array::from_iter_values(rows.iter().map(|row| *row as u32)), None)?
            }
        };
        Ok(match self {
            Cells::Decimal(_) => Cells::Decimal(taken.as_string().clone()),
            _ => Cells::new(&taken)?,
        })
    }

    /// Adds some cells to a checksum: their type, which of them are null, and the values of the others.
    pub(crate) fn sum(&self, rows: Range<usize>, sum: &mut impl Hasher) {
        sum.write_u8(match self {
            Cells::Text(_) => 0,
            Cells::Signed(_) => 1,
            Cells::Unsigned(_) => 2,
            Cells::Binary(_) => 3,
            Cells::Fixed(_) => 4,
            Cells::Decimal(_) => 5,
        });
        for row in rows {
            if self.is_null(row) {
                sum.write_u64(u64::MAX);
                continue;
            }
            let mut bytes = |bytes: &[u8]| {
                sum.write_u64(bytes.len() as u64);
                sum.write(bytes);
            };
            match self {
                Cells::Text(a) | Cells::Decimal(a) => bytes(a.value(row).as_bytes()),
                Cells::Signed(a) => bytes(&a.value(row).to_le_bytes()),
                Cells::Unsigned(a) => bytes(&a.value(row).to_le_bytes()),
                Cells::Binary(a) => bytes(a.value(row)),
                Cells::Fixed(a) => bytes(a.value(row)),
            }
        }
    }

    /// Returns the number of cells.
    pub(crate) fn len(&self) -> usize {
        self.array().len()
    }

    /// Returns which cells are null, if any is.
    pub(crate) fn nulls(&self) -> Option<&NullBuffer> {
        self.array().nulls()
    }

    /// Returns whether a cell is null.
    pub(crate) fn is_null(&self, row: usize) -> bool {
        self.array().is_null(row)
    }

    fn array(&self) -> &dyn Array {
        match self {
            Cells::Text(a) | Cells::Decimal(a) => a,
            Cells::Signed(a) => a,
            Cells::Unsigned(a) => a,
            Cells::Binary(a) => a,
            Cells::Fixed(a) => a,
        }
    }

    /// Returns whether the cells are text.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self, Cells::Text(_))
    }
}

/// Removes blanks around a number.
fn trimmed(text: &str) -> &str {
    text.trim_matches([' ', '\t'])
}

/// Removes the zeros after a decimal point.
fn whole_part(text: &str) -> &str {
    match text.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|c| c == b'0') => whole,
        _ => text,
    }
}

fn read_bytes<'a>(
    len: usize,
    order: ByteOrder,
    value: impl Fn(usize) -> &'a [u8],
) -> Result<Column, BadCell> {
    let widest = (0..len).map(|row| value(row).len()).max().unwrap_or(0);
    let mut column =
        Column::zeros(len, widest.div_ceil(LIMB_BYTES).max(1)).map_err(|e| BadCell::new(0, e))?;
    for (row, number) in column.rows_mut().enumerate() {
        let bytes = value(row);
        if bytes.is_empty() {
            return Err(BadCell::new(row, "no bytes; expected a number"));
        }
        match order {
            ByteOrder::Big => limb::from_be_bytes(bytes, number),
            ByteOrder::Little => limb::from_le_bytes(bytes, number),
        }
    }
    Ok(column)
}
