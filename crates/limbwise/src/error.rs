//! What can be wrong, and where.

use core::fmt;

use limbwise_kernels::cpu::UnknownFeature;

/// Which operand of an operation is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// The number that is raised.
    Base,
    /// The exponent.
    Exponent,
    /// The modulus.
    Modulus,
    /// The first of two operands, or the only one.
    Left,
    /// The second of two operands.
    Right,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Base => "base",
            Role::Exponent => "exponent",
            Role::Modulus => "modulus",
            Role::Left => "left operand",
            Role::Right => "right operand",
        })
    }
}

/// Why an operation on columns was refused. Rows count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A modulus is zero.
    ZeroModulus {
        /// The first row that has it.
        row: usize,
    },
    /// A modulus is even where only odd ones are taken.
    EvenModulus {
        /// The first row that has it.
        row: usize,
    },
    /// A number has no inverse: it shares a factor with its modulus.
    NoInverse {
        /// The first row that has it.
        row: usize,
    },
    /// Residues were to be computed with that belong to other moduli, or to other rows.
    OtherModuli,
    /// An operand has another number of rows than the others.
    Rows {
        /// The operand.
        role: Role,
        /// Its number of rows.
        found: usize,
        /// The number of rows of the operands before it.
        expected: usize,
    },
    /// An exponent is longer than the width that was asked for.
    ExponentTooLong {
        /// The first row that has it.
        row: usize,
        /// The bit length of that exponent.
        bits: usize,
        /// The width that was asked for.
        allowed: usize,
    },
    /// A number does not fit the width it is to be written with.
    DoesNotFit {
        /// The first row that has it.
        row: usize,
        /// Its bit length.
        bits: usize,
        /// The width in bits that was asked for.
        allowed: usize,
    },
    /// A buffer's length is not a multiple of the width of one number.
    Ragged {
        /// The length of the buffer.
        found: usize,
        /// The width of one number, in the same unit.
        width: usize,
    },
    /// A width of no bits.
    ZeroWidth,
    /// The column that is to take the result has another shape.
    OutputShape {
        /// Its rows and its width in 64-bit limbs.
        found: (usize, usize),
        /// The rows and the width that the result has.
        expected: (usize, usize),
    },
    /// A text is not a number.
    Text {
        /// The row of the text.
        row: usize,
        /// What is wrong with it.
        error: TextError,
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
    /// A source holds more than a number takes.
    TooLong {
        /// Its length, in the unit that the operation takes: limbs, bytes or characters.
        found: usize,
        /// The most that is taken, in the same unit.
        allowed: usize,
    },
    /// Elements that lie closer to each other than they are wide.
    Stride {
        /// Bytes from one element to the next.
        stride: usize,
        /// Bytes of an element.
        width: usize,
    },
    /// A record without fields.
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
    /// `LIMBWISE_CPU_DISABLE` names an unknown feature.
    Cpu(UnknownFeature),
    /// The computation was given up because a [`Stop`](crate::Stop) was requested.
    Stopped,
}

impl Error {
    /// The same error, its row counted from `rows` rows further up: of the whole column, where it was met in a part that begins there.
    #[must_use]
    pub fn with_rows_above(self, rows: usize) -> Error {
        self.map_row(|row| row + rows)
    }

    /// The same error with another row in the place of its own, if it has one.
    #[must_use]
    pub fn map_row(self, f: impl FnOnce(usize) -> usize) -> Error {
        match self {
            Error::ZeroModulus { row } => Error::ZeroModulus { row: f(row) },
            Error::EvenModulus { row } => Error::EvenModulus { row: f(row) },
            Error::NoInverse { row } => Error::NoInverse { row: f(row) },
            Error::ExponentTooLong { row, bits, allowed } => {
                Error::ExponentTooLong { row: f(row), bits, allowed }
            }
            Error::DoesNotFit { row, bits, allowed } => Error::DoesNotFit { row: f(row), bits, allowed },
            Error::Text { row, error } => Error::Text { row: f(row), error },
            Error::OtherModuli
            | Error::Rows { .. }
            | Error::Ragged { .. }
            | Error::ZeroWidth
            | Error::OutputShape { .. }
            | Error::OutputLength { .. }
            | Error::TooShort { .. }
            | Error::TooLong { .. }
            | Error::Stride { .. }
            | Error::EmptyRecord
            | Error::Field { .. }
            | Error::NoField { .. }
            | Error::FieldType { .. }
            | Error::Cpu(_)
            | Error::Stopped => self,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::ZeroModulus { row } => write!(f, "row {row}: the modulus is 0"),
            Error::EvenModulus { row } => write!(f, "row {row}: the modulus is even"),
            Error::NoInverse { row } => write!(f, "row {row}: the number has no inverse modulo its modulus"),
            Error::OtherModuli => f.write_str("the residues belong to other moduli, or to other rows"),
            Error::Rows { role, found, expected } => {
                write!(f, "the {role} has {found} rows where {expected} were expected")
            }
            Error::ExponentTooLong { row, bits, allowed } => {
                write!(f, "row {row}: the exponent has {bits} bits where at most {allowed} were announced")
            }
            Error::DoesNotFit { row, bits, allowed } => {
                write!(f, "row {row}: a number of {bits} bits does not fit a width of {allowed}")
            }
            Error::Ragged { found, width } => {
                write!(f, "a length of {found} is not a multiple of {width}, the width of one number")
            }
            Error::ZeroWidth => f.write_str("a number needs a width of at least one bit"),
            Error::OutputShape { found, expected } => write!(
                f,
                "the output has {} rows of {} limbs where {} rows of {} limbs were expected",
                found.0, found.1, expected.0, expected.1
            ),
            Error::Text { row, error } => write!(f, "row {row}: {error}"),
            Error::OutputLength { found, expected } => {
                write!(f, "the output has a length of {found} where {expected} was expected")
            }
            Error::TooShort { found, expected } => {
                write!(f, "the source has {found} bytes where {expected} are needed")
            }
            Error::TooLong { found, allowed } => {
                write!(f, "the source is {found} long where at most {allowed} are taken")
            }
            Error::Stride { stride, width } => {
                write!(f, "a stride of {stride} bytes is less than {width}, the width of one element")
            }
            Error::EmptyRecord => f.write_str("a record needs at least one field"),
            Error::Field { field, bytes } => {
                write!(
                    f,
                    "field {field} of the record has {bytes} bytes where 1, 2, 4, 8 or 16 were expected"
                )
            }
            Error::NoField { field, fields } => {
                write!(f, "there is no field {field} in a record of {fields} fields")
            }
            Error::FieldType { field, found, expected } => {
                write!(f, "field {field} of the record has {found} bytes where {expected} were expected")
            }
            Error::Cpu(e) => e.fmt(f),
            Error::Stopped => f.write_str("the computation was stopped"),
        }
    }
}

impl core::error::Error for Error {}

impl From<UnknownFeature> for Error {
    fn from(e: UnknownFeature) -> Self {
        Error::Cpu(e)
    }
}

/// Why a text is not a number. Offsets are bytes from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextError {
    /// There is no digit.
    Empty,
    /// The number begins with a minus sign.
    Negative,
    /// A character is not a digit.
    NotADigit {
        /// The character.
        found: char,
        /// Where it stands.
        offset: usize,
    },
    /// There are more digits than the width has.
    TooLong {
        /// Their number.
        found: usize,
        /// The most that there may be.
        allowed: usize,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Empty => f.write_str("there is no number"),
            TextError::Negative => f.write_str("a negative number"),
            TextError::NotADigit { found, offset } => {
                write!(f, "{found:?} at offset {offset} is not a digit")
            }
            TextError::TooLong { found, allowed } => {
                write!(f, "{found} digits where at most {allowed} are taken")
            }
        }
    }
}

impl core::error::Error for TextError {}
