//! Converts results to a new column of the output.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::BinaryBuilder;
use arrow_array::{ArrayRef, BooleanArray, FixedSizeBinaryArray, Int8Array, StringArray, UInt64Array};
use arrow_schema::{ArrowError, DataType, Field};
use limbwise::limbs::{self as limb, Limb};
use limbwise::{Column, Number, Rows};

use super::text::base64;
use crate::table::{ByteOrder, Cells, Kind, Radix, Reading};

/// The type of results, determined before the first row for the whole output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultKind {
    /// Text, decimal or hexadecimal.
    Text,
    /// 64-bit integers.
    Integer,
    /// Binary, as long as the modulus of the row.
    Binary,
    /// Fixed-size binary of this many bytes.
    Fixed(usize),
    /// True or false.
    Boolean,
    /// -1, 0 or 1.
    Symbol,
}

/// Results, one per row.
pub(crate) enum Results {
    /// Numbers.
    Numbers(Column),
    /// True or false.
    Flags(Vec<bool>),
    /// -1, 0 or 1.
    Symbols(Vec<i8>),
}

impl ResultKind {
    /// Returns the type of results of at most `width` bytes (`None` if unknown before the first row). It
    /// follows the operand `giver`, and is text if no operand is a column.
    pub(crate) fn new(giver: Option<Kind>, width: Option<usize>) -> ResultKind {
        match (giver, width) {
            (Some(Kind::Integer(_)), Some(..=8)) => ResultKind::Integer,
            (Some(Kind::Binary | Kind::Fixed(_)), Some(width)) => ResultKind::Fixed(width.max(1)),
            (Some(Kind::Binary | Kind::Fixed(_)), None) => ResultKind::Binary,
            _ => ResultKind::Text,
        }
    }

    /// Returns the field of the new column.
    pub(crate) fn field(self, name: &str) -> Field {
        Field::new(name, self.data_type(), true)
    }

    /// Returns the Arrow type of the new column.
    pub(crate) fn data_type(self) -> DataType {
        match self {
            ResultKind::Text => DataType::Utf8,
            ResultKind::Integer => DataType::UInt64,
            ResultKind::Binary => DataType::Binary,
            ResultKind::Fixed(width) => DataType::FixedSizeBinary(i32::try_from(width).unwrap_or(i32::MAX)),
            ResultKind::Boolean => DataType::Boolean,
            ResultKind::Symbol => DataType::Int8,
        }
    }

    /// Returns the results of the rows `rows` as a column. `giver` and `modulus` are the cells that decide how
    /// text is written and how wide bytes are, where they are columns; beside `modulus` are its numbers in
    /// these rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the results take more than 2 GiB or are wider than their column.
    pub(crate) fn column(
        self,
        Reading { order, radix, .. }: Reading,
        results: &Results,
        rows: Range<usize>,
        giver: Option<&Cells>,
        modulus: Option<(&Cells, Rows<'_>)>,
    ) -> Result<ArrayRef, ArrowError> {
        let numbers = match results {
            Results::Flags(flags) => return Ok(Arc::new(BooleanArray::from(flags.clone()))),
            Results::Symbols(symbols) => return Ok(Arc::new(Int8Array::from(symbols.clone()))),
            Results::Numbers(numbers) => numbers,
        };
        Ok(match self {
            ResultKind::Text | ResultKind::Boolean | ResultKind::Symbol => {
                let is_hex = |row| giver.is_some_and(|giver| giver.is_hex(row));
                let texts: Vec<String> = match radix {
                    Radix::Base64url if giver.is_some_and(Cells::is_text) => {
                        numbers.rows().map(base64).collect()
                    }
                    Radix::Sixteen if giver.is_some_and(Cells::is_text) => {
                        numbers.to_hex().iter().map(|hex| hex.trim_start_matches("0x").to_owned()).collect()
                    }
                    _ if rows.clone().any(is_hex) => {
                        let text = |(number, row): (Number, usize)| match is_hex(row) {
                            true => number.to_hex(),
                            false => number.to_decimal(),
                        };
                        (0..numbers.len()).map(|i| numbers.number(i)).zip(rows).map(text).collect()
                    }
                    _ => numbers.to_decimal(),
                };
                Arc::new(StringArray::from_iter_values(texts))
            }
            ResultKind::Integer => {
                let low = |number: &[Limb]| number.first().copied().unwrap_or(0);
                Arc::new(UInt64Array::from_iter_values(numbers.rows().map(low)))
            }
            ResultKind::Binary => {
                let (mut builder, mut bytes) = (BinaryBuilder::new(), Vec::new());
                for (i, (row, number)) in rows.zip(numbers.rows()).enumerate() {
                    let width = match modulus {
                        Some((cells @ (Cells::Binary(_) | Cells::Fixed(_)), _)) => cells.width(row),
                        // Bit lengths of moduli are public.
                        Some((_, moduli)) => limb::bit_length(moduli.row(i)).div_ceil(8),
                        None => limb::bit_length(number).div_ceil(8).max(1),
                    };
                    bytes.resize(width, 0);
                    match order {
                        ByteOrder::Big => limb::to_be_bytes(number, &mut bytes),
                        ByteOrder::Little => limb::to_le_bytes(number, &mut bytes),
                    }
                    builder.append_value(&bytes);
                }
                Arc::new(builder.finish())
            }
            ResultKind::Fixed(width) => {
                let bytes = match order {
                    ByteOrder::Big => numbers.to_be_bytes(width),
                    ByteOrder::Little => numbers.to_le_bytes(width),
                };
                let bytes = bytes.map_err(|e| ArrowError::InvalidArgumentError(e.to_string()))?;
                let width = i32::try_from(width).unwrap_or(i32::MAX);
                Arc::new(FixedSizeBinaryArray::try_new(width, bytes.into(), None)?)
            }
        })
    }
}
