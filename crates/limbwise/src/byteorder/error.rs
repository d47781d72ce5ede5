//! Errors of byte-order operations.

use core::fmt;

/// Why bytes were not swapped. Nothing is written in that case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A length is not a multiple of the width of an element or a record.
    Ragged {
        /// The length in bytes.
        found: usize,
        /// The size of an element or a record in bytes.
        width: usize,
    },
    /// The output slice has the wrong length.
    OutputLength {
        /// Its length, in elements, or in bytes for operations on bytes.
        found: usize,
        /// The required length, in the same unit.
        expected: usize,
    },
    /// The source holds too few elements.
    TooShort {
        /// Its size in bytes.
        found: usize,
        /// The required size in bytes.
        expected: usize,
    },
    /// The stride is smaller than an element.
    Stride {
        /// Bytes from one element to the next.
        stride: usize,
        /// The size of an element in bytes.
        width: usize,
    },
    /// A record has no fields.
    EmptyRecord,
    /// A field of a record has a width that cannot be swapped. Fields are counted from 0.
    Field {
        /// The first such field.
        field: usize,
        /// Its size in bytes.
        bytes: usize,
    },
    /// A record has no such field.
    NoField {
        /// The requested field, counted from 0.
        field: usize,
        /// The number of fields.
        fields: usize,
    },
    /// The width of a field differs from that of the output elements.
    FieldType {
        /// The field, counted from 0.
        field: usize,
        /// Its size in bytes.
        found: usize,
        /// The size of an element in bytes.
        expected: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Ragged { found, width } => {
                write!(f, "a length of {found} bytes is not a multiple of {width}, the width of one element")
            }
            Error::OutputLength { found, expected } => {
                write!(f, "the output has a length of {found} where {expected} was expected")
            }
            Error::TooShort { found, expected } => {
                write!(f, "the source has {found} bytes where {expected} are needed")
            }
            Error::Stride { stride, width } => {
                write!(f, "a stride of {stride} bytes is less than {width}, the width of one element")
            }
            Error::EmptyRecord => f.write_str("a record needs at least one field"),
            Error::Field { field, bytes } => {
                write!(
                    f,
                    "field {field} of the record has {bytes} bytes where 1, 2, 3, 4, 8 or 16 were expected"
                )
            }
            Error::NoField { field, fields } => {
                write!(f, "there is no field {field} in a record of {fields} fields")
            }
            Error::FieldType { field, found, expected } => {
                write!(f, "field {field} of the record has {found} bytes where {expected} were expected")
            }
        }
    }
}

impl core::error::Error for Error {}
