//! The ways in which a column can hold numbers.

use arrow_schema::DataType;

/// How a column holds its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Text, decimal or hexadecimal.
    Text,
    /// Decimals, whose cells hold whole numbers or are bad.
    Decimal,
    /// Machine integers of so many bytes.
    Integer(usize),
    /// Bytes, as many as each row likes.
    Binary,
    /// Bytes, the same number in every row.
    Fixed(usize),
}

impl Kind {
    /// The kind of a column of that type; `None` if it holds no whole numbers.
    pub(crate) fn of(data_type: &DataType) -> Option<Kind> {
        match data_type {
            DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => Some(Kind::Text),
            DataType::Binary | DataType::LargeBinary | DataType::BinaryView => Some(Kind::Binary),
            DataType::FixedSizeBinary(width) => usize::try_from(*width).ok().map(Kind::Fixed),
            DataType::Decimal32(..)
            | DataType::Decimal64(..)
            | DataType::Decimal128(..)
            | DataType::Decimal256(..) => Some(Kind::Decimal),
            DataType::Dictionary(_, values) => Kind::of(values),
            DataType::Int8 | DataType::UInt8 => Some(Kind::Integer(1)),
            DataType::Int16 | DataType::UInt16 => Some(Kind::Integer(2)),
            DataType::Int32 | DataType::UInt32 => Some(Kind::Integer(4)),
            DataType::Int64 | DataType::UInt64 => Some(Kind::Integer(8)),
            _ => None,
        }
    }

    /// Whether the byte order matters.
    pub(crate) fn is_binary(self) -> bool {
        matches!(self, Kind::Binary | Kind::Fixed(_))
    }

    /// The width of every number in bytes, where the type fixes it.
    pub(crate) fn width(self) -> Option<usize> {
        match self {
            Kind::Integer(width) | Kind::Fixed(width) => Some(width),
            Kind::Text | Kind::Decimal | Kind::Binary => None,
        }
    }
}
