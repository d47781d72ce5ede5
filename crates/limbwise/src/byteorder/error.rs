//! What can be wrong with elements, strides and records.

use core::fmt;

/// Why bytes were not swapped. Nothing is written then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A length is not a multiple of the width of an element or a record.
    Ragged {
        /// The length in bytes.
        found: usize,
        /// The bytes of an element or a record.
        width: usize,
    },
    /// The slice that is to take the result has another length.
    OutputLength {
        /// Its length, in elements or, where the operation takes bytes, in bytes.
        found: usize,
        /// The length of the result, in the same unit.
        expected: usize,
    },
    /// A source holds fewer elements than are asked for.
    TooShort {
        /// Its bytes.
        found: usize,
        /// The bytes that are needed.
        expected: usize,
    },
    /// Elements lie closer to each other than they are wide.
    Stride {
        /// Bytes from one element to the next.
        stride: usize,
        /// Bytes of an element.
        width: usize,
    },
    /// A record has no fields.
    EmptyRecord,
    /// A field of a record is of a width that cannot be swapped. Fields count from 0.
    Field {
        /// The first such field.
        field: usize,
        /// Its bytes.
        bytes: usize,
    },
    /// A record has no such field.
    NoField {
        /// The field that was asked for, counted from 0.
        field: usize,
        /// The number of fields.
        fields: usize,
    },
    /// A field of a record has another width than the elements that are to take it.
    FieldType {
        /// The field, counted from 0.
        field: usize,
        /// Its bytes.
        found: usize,
        /// The bytes of an element.
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
