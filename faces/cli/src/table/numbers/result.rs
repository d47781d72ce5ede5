//! Converts results to a new column of the output.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::{BinaryBuilder, FixedSizeBinaryBuilder, StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, BooleanArray, Int8Array};
use arrow_schema::{ArrowError, DataType, Field};
use limbwise::limbs as limb;
use limbwise::{Column, Rows};

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

    /// Results of the rows `rows` of a chunk. `giver` and `modulus` are the cells of the chunk that decide
    /// how text is written and how wide bytes are, where they are columns; beside `modulus` are its numbers
    /// in these rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the results take more than 2 GiB or are wider than their column.
    pub(crate) fn column(
        self,
        reading: Reading,
        results: &Results,
        rows: Range<usize>,
        giver: Option<&Cells>,
        modulus: Option<(&Cells, Rows<'_>)>,
    ) -> Result<ArrayRef, ArrowError> {
        Ok(match results {
            Results::Flags(flags) => Arc::new(BooleanArray::from(flags.clone())),
            Results::Symbols(symbols) => Arc::new(Int8Array::from(symbols.clone())),
            Results::Numbers(numbers) => {
                let mut column = NumberColumn::new(self, reading);
                column.append(numbers, rows, giver, modulus)?;
                column.finish()
            }
        })
    }
}

/// A builder for a column of numbers.
enum NumberColumn {
    /// Text, in this radix if a text column determines the type.
    Text(StringBuilder, Radix),
    /// 64-bit integers.
    Integer(UInt64Builder),
    /// Bytes.
    Binary(BinaryBuilder, Vec<u8>, ByteOrder),
    /// Fixed-size binary.
    Fixed(FixedSizeBinaryBuilder, Vec<u8>, ByteOrder),
}

impl NumberColumn {
    /// Creates an empty builder.
    fn new(kind: ResultKind, Reading { order, radix }: Reading) -> NumberColumn {
        match kind {
            ResultKind::Text | ResultKind::Boolean | ResultKind::Symbol => {
                NumberColumn::Text(StringBuilder::new(), radix)
            }
            ResultKind::Integer => NumberColumn::Integer(UInt64Builder::new()),
            ResultKind::Binary => NumberColumn::Binary(BinaryBuilder::new(), Vec::new(), order),
            ResultKind::Fixed(width) => {
                let builder = FixedSizeBinaryBuilder::new(i32::try_from(width).unwrap_or(i32::MAX));
                NumberColumn::Fixed(builder, vec![0; width], order)
            }
        }
    }

    /// Appends the results of the rows `rows` of a chunk. `giver` and `modulus` are the cells of the chunk
    /// that decide how text is written and how wide bytes are, where they are columns; beside `modulus` are
    /// its numbers in these rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the results of a chunk take more than 2 GiB or are wider than their column.
    fn append(
        &mut self,
        results: &Column,
        rows: Range<usize>,
        giver: Option<&Cells>,
        modulus: Option<(&Cells, Rows<'_>)>,
    ) -> Result<(), ArrowError> {
        match self {
            NumberColumn::Text(builder, Radix::Base64url) if giver.is_some_and(Cells::is_text) => {
                results.rows().for_each(|number| builder.append_value(base64(number)));
            }
            NumberColumn::Text(builder, Radix::Sixteen) if giver.is_some_and(Cells::is_text) => {
                for number in results.to_hex() {
                    builder.append_value(number.strip_prefix("0x").unwrap_or(&number));
                }
            }
            NumberColumn::Text(builder, _) => {
                let hex: Vec<_> = rows.map(|row| giver.is_some_and(|g| g.is_hex(row))).collect();
                append_text(builder, results, &hex);
            }
            NumberColumn::Integer(builder) => {
                for number in results.rows() {
                    builder.append_value(number.first().copied().unwrap_or(0));
                }
            }
            NumberColumn::Binary(builder, bytes, order) => {
                for (i, (row, number)) in rows.zip(results.rows()).enumerate() {
                    let width = match modulus {
                        Some((cells @ (Cells::Binary(_) | Cells::Fixed(_)), _)) => cells.width(row),
                        // Bit lengths of moduli are public.
                        Some((_, moduli)) => limb::bit_length(moduli.row(i)).div_ceil(8),
                        None => limb::bit_length(number).div_ceil(8).max(1),
                    };
                    bytes.resize(width, 0);
                    write_bytes(number, bytes, *order);
                    builder.append_value(&bytes);
                }
            }
            NumberColumn::Fixed(builder, bytes, order) => {
                for number in results.rows() {
                    write_bytes(number, bytes, *order);
                    builder.append_value(&bytes)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the column.
    fn finish(self) -> ArrayRef {
        match self {
            NumberColumn::Text(mut builder, _) => Arc::new(builder.finish()),
            NumberColumn::Integer(mut builder) => Arc::new(builder.finish()),
            NumberColumn::Binary(mut builder, ..) => Arc::new(builder.finish()),
            NumberColumn::Fixed(mut builder, ..) => Arc::new(builder.finish()),
        }
    }
}

fn write_bytes(number: &[limb::Limb], bytes: &mut [u8], order: ByteOrder) {
    match order {
        ByteOrder::Big => limb::to_be_bytes(number, bytes),
        ByteOrder::Little => limb::to_le_bytes(number, bytes),
    }
}

/// Appends each number in the radix of its row.
fn append_text(builder: &mut StringBuilder, results: &Column, hex: &[bool]) {
    if hex.iter().any(|h| *h) {
        for (row, h) in hex.iter().enumerate() {
            let number = results.number(row);
            builder.append_value(if *h { number.to_hex() } else { number.to_decimal() });
        }
    } else {
        for text in results.to_decimal() {
            builder.append_value(text);
        }
    }
}
