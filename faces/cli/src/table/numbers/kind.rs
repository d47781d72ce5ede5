//! The types of columns that hold numbers.

use arrow_schema::DataType;

/// How a column stores numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Decimal or hexadecimal text.
    Text,
    /// Decimals; cells that are not whole numbers are bad.
    Decimal,
    /// Machine integers of this many bytes.
    Integer(usize),
    /// Byte strings of any length.
    Binary,
    /// Byte strings of this length.
    Fixed(usize),
}

impl Kind {
    /// Returns the kind for a type, or `None` if it does not hold whole numbers.
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

    /// Returns whether the byte order matters.
    pub(crate) fn is_binary(self) -> bool {
        matches!(self, Kind::Binary | Kind::Fixed(_))
    }

    /// Returns the width of the numbers in bytes, if the type determines it.
    pub(crate) fn width(self) -> Option<usize> {
        match self {
            Kind::Integer(width) | Kind::Fixed(width) => Some(width),
            Kind::Text | Kind::Decimal | Kind::Binary => None,
        }
    }
}
