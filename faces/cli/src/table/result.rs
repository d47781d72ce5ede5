//! Results as a new column of the output.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{BinaryBuilder, FixedSizeBinaryBuilder, StringBuilder, UInt64Builder};
use arrow_schema::{ArrowError, DataType, Field};
use limbwise::limbs as limb;
use limbwise::{Column, Rows};

use super::text::base64;
use super::{ByteOrder, Cells, Kind, Radix, Reading, Term};

/// How results are held. It is settled before the first row, and the same for the whole output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultKind {
    /// Text, decimal or hexadecimal.
    Text,
    /// 64-bit integers.
    Integer,
    /// As many bytes as the modulus of the row has.
    Binary,
    /// So many bytes.
    Fixed(usize),
}

impl ResultKind {
    /// The kind of results modulo `modulus`, where `giver` is the operand whose kind they share.
    pub(crate) fn new(giver: &Term, modulus: &Term) -> ResultKind {
        let modulus_width = match modulus {
            Term::Literal { .. } => modulus.literal_bits().map(|bits| bits.div_ceil(8)),
            Term::Column { kind, .. } => kind.width(),
        };
        match (giver.kind(), modulus_width) {
            (Some(Kind::Integer(_)), Some(..=8)) => ResultKind::Integer,
            (Some(Kind::Binary | Kind::Fixed(_)), Some(width)) => ResultKind::Fixed(width.max(1)),
            (Some(Kind::Binary | Kind::Fixed(_)), None) => ResultKind::Binary,
            _ => ResultKind::Text,
        }
    }

    /// The new column.
    pub(crate) fn field(self, name: &str) -> Field {
        Field::new(name, self.data_type(), true)
    }

    /// The type of the new column.
    pub(crate) fn data_type(self) -> DataType {
        match self {
            ResultKind::Text => DataType::Utf8,
            ResultKind::Integer => DataType::UInt64,
            ResultKind::Binary => DataType::Binary,
            ResultKind::Fixed(width) => DataType::FixedSizeBinary(i32::try_from(width).unwrap_or(i32::MAX)),
        }
    }
}

/// The results of a chunk, in the making.
pub(crate) enum ResultColumn {
    /// Text, in that radix if a text column gives the kind.
    Text(StringBuilder, Radix),
    /// 64-bit integers.
    Integer(UInt64Builder),
    /// Bytes.
    Binary(BinaryBuilder, Vec<u8>, ByteOrder),
    /// Bytes, the same number in every row.
    Fixed(FixedSizeBinaryBuilder, Vec<u8>, ByteOrder),
}

impl ResultColumn {
    /// No results yet.
    pub(crate) fn new(kind: ResultKind, Reading { order, radix }: Reading) -> ResultColumn {
        match kind {
            ResultKind::Text => ResultColumn::Text(StringBuilder::new(), radix),
            ResultKind::Integer => ResultColumn::Integer(UInt64Builder::new()),
            ResultKind::Binary => ResultColumn::Binary(BinaryBuilder::new(), Vec::new(), order),
            ResultKind::Fixed(width) => {
                let builder = FixedSizeBinaryBuilder::new(i32::try_from(width).unwrap_or(i32::MAX));
                ResultColumn::Fixed(builder, vec![0; width], order)
            }
        }
    }

    /// Appends the results of the rows `rows` of a chunk. `giver` and `modulus` are the cells of the
    /// chunk that decide how text is written and how wide bytes are, where they are columns; beside `modulus` are
    /// its numbers in these rows.
    ///
    /// # Errors
    ///
    /// If the results of a chunk take more than 2 GiB, or are wider than their column.
    pub(crate) fn append(
        &mut self,
        results: &Column,
        rows: Range<usize>,
        giver: Option<&Cells>,
        modulus: Option<(&Cells, Rows<'_>)>,
    ) -> Result<(), ArrowError> {
        match self {
            ResultColumn::Text(builder, Radix::Base64url) if giver.is_some_and(Cells::is_text) => {
                results.rows().for_each(|number| builder.append_value(base64(number)));
            }
            ResultColumn::Text(builder, Radix::Sixteen) if giver.is_some_and(Cells::is_text) => {
                for number in results.to_hex() {
                    builder.append_value(number.strip_prefix("0x").unwrap_or(&number));
                }
            }
            ResultColumn::Text(builder, _) => {
                let hex: Vec<_> = rows.map(|row| giver.is_some_and(|g| g.is_hex(row))).collect();
                append_text(builder, results, &hex);
            }
            ResultColumn::Integer(builder) => {
                for number in results.rows() {
                    builder.append_value(number.first().copied().unwrap_or(0));
                }
            }
            ResultColumn::Binary(builder, bytes, order) => {
                for (i, (row, number)) in rows.zip(results.rows()).enumerate() {
                    let width = match modulus {
                        // The bit length of a modulus is public.
                        Some((Cells::Text(_), moduli)) => limb::bit_length(moduli.row(i)).div_ceil(8),
                        Some((cells, _)) => cells.width(row),
                        None => size_of_val(number),
                    };
                    bytes.resize(width, 0);
                    write_bytes(number, bytes, *order);
                    builder.append_value(&bytes);
                }
            }
            ResultColumn::Fixed(builder, bytes, order) => {
                for number in results.rows() {
                    write_bytes(number, bytes, *order);
                    builder.append_value(&bytes)?;
                }
            }
        }
        Ok(())
    }

    /// The column.
    pub(crate) fn finish(self) -> ArrayRef {
        match self {
            ResultColumn::Text(mut builder, _) => Arc::new(builder.finish()),
            ResultColumn::Integer(mut builder) => Arc::new(builder.finish()),
            ResultColumn::Binary(mut builder, ..) => Arc::new(builder.finish()),
            ResultColumn::Fixed(mut builder, ..) => Arc::new(builder.finish()),
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
