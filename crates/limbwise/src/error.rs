//! Errors, with the row they refer to.

use core::fmt;

/// The role of an operand in an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// The base of a power.
    Base,
    /// The exponent.
    Exponent,
    /// The modulus.
    Modulus,
    /// The first of two operands, or the only operand.
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

/// Why an operation on columns failed. Rows are counted from 0.
///
/// A [`ModulusError`] describes an invalid modulus, a [`ShapeError`] mismatched rows or widths, and a
/// [`TextError`] an invalid text. No message reveals a number or its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A modulus is invalid.
    Modulus {
        /// The first such row; 0 for a modulus shared by all rows.
        row: usize,
        /// What is wrong with it.
        error: ModulusError,
    },
    /// A number has no inverse, because it has a factor in common with its modulus.
    NoInverse {
        /// The first row that has it.
        row: usize,
    },
    /// A result failed its check and was discarded: the input is not valid for the scheme, or a fault
    /// occurred.
    Fault {
        /// The first row that has it.
        row: usize,
    },
    /// Residues belong to different moduli or to different rows.
    OtherModuli,
    /// Row counts or widths do not match.
    Shape(ShapeError),
    /// An exponent is longer than its declared length.
    ExponentTooLong {
        /// The first row that has it.
        row: usize,
        /// The declared length in bits.
        allowed: usize,
    },
    /// A number does not fit in the output width.
    DoesNotFit {
        /// The first row that has it.
        row: usize,
        /// The requested width in bytes.
        allowed: usize,
    },
    /// A text is not a number.
    Text {
        /// The row of the text.
        row: usize,
        /// What is wrong with it.
        error: TextError,
    },
    /// The tables of a fixed base cannot be used, or bytes are not a saved fixed base.
    Table(TableError),
    /// The computation ended early because a [`Stop`](crate::Stop) was requested.
    Stopped,
}

impl Error {
    /// Returns the same error with `rows` added to its row: converts a row of a part to a row of the whole
    /// column.
    #[must_use]
    pub fn with_rows_above(self, rows: usize) -> Error {
        self.map_row(|row| row + rows)
    }

    /// Returns the same error with its row, if any, replaced by `f(row)`.
    #[must_use]
    pub fn map_row(self, f: impl FnOnce(usize) -> usize) -> Error {
        match self {
            Error::Modulus { row, error } => Error::Modulus { row: f(row), error },
            Error::NoInverse { row } => Error::NoInverse { row: f(row) },
            Error::Fault { row } => Error::Fault { row: f(row) },
            Error::ExponentTooLong { row, allowed } => Error::ExponentTooLong { row: f(row), allowed },
            Error::DoesNotFit { row, allowed } => Error::DoesNotFit { row: f(row), allowed },
            Error::Text { row, error } => Error::Text { row: f(row), error },
            Error::OtherModuli | Error::Shape(_) | Error::Table(_) | Error::Stopped => self,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Modulus { row, error } => write!(f, "row {row}: {error}"),
            Error::NoInverse { row } => write!(f, "row {row}: the number has no inverse modulo its modulus"),
            Error::Fault { row } => write!(
                f,
                "row {row}: the result failed its check: the number shares a factor with the modulus, or the \
                 computation was disturbed"
            ),
            Error::OtherModuli => f.write_str("the residues belong to other moduli or other rows"),
            Error::Shape(error) => error.fmt(f),
            Error::ExponentTooLong { row, allowed } => {
                write!(f, "row {row}: the exponent is longer than the {allowed} bits announced")
            }
            Error::DoesNotFit { row, allowed } => {
                write!(f, "row {row}: the number does not fit a width of {allowed} bytes")
            }
            Error::Text { row, error } => write!(f, "row {row}: {error}"),
            Error::Table(error) => error.fmt(f),
            Error::Stopped => f.write_str("the computation was stopped"),
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Modulus { error, .. } => Some(error),
            Error::Shape(error) => Some(error),
            Error::Text { error, .. } => Some(error),
            Error::Table(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ModulusError> for Error {
    /// Converts the error of a modulus shared by all rows.
    fn from(error: ModulusError) -> Self {
        Error::Modulus { row: 0, error }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        Error::Table(error)
    }
}

impl From<ShapeError> for Error {
    fn from(error: ShapeError) -> Self {
        Error::Shape(error)
    }
}

/// Why a number is not a valid modulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModulusError {
    /// It is 0.
    Zero,
    /// It is even, and only odd moduli are accepted.
    Even,
    /// It is too wide for the requested variant.
    TooWide {
        /// Its width in bits.
        found: usize,
    },
}

impl fmt::Display for ModulusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModulusError::Zero => f.write_str("the modulus is 0; expected at least 1"),
            ModulusError::Even => f.write_str("the modulus is even; expected an odd one"),
            ModulusError::TooWide { found } => {
                write!(f, "the modulus is {found} bits wide, more than the variant supports")
            }
        }
    }
}

impl core::error::Error for ModulusError {}

/// Why row counts or widths do not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// A width is 0 limbs or 0 bytes.
    ZeroWidth,
    /// A length is not a multiple of the width of one number.
    Ragged {
        /// The length.
        found: usize,
        /// The width of one number, in the same unit.
        width: usize,
    },
    /// The operands have different numbers of rows.
    Rows {
        /// The operand that differs.
        role: Role,
        /// Its number of rows.
        found: usize,
        /// The number of rows of the previous operands.
        expected: usize,
    },
    /// The numbers of exponents and bases differ.
    Exponents {
        /// The number of exponents.
        found: usize,
        /// The number of bases.
        expected: usize,
    },
    /// The output column has the wrong shape.
    Output {
        /// Its number of rows and its width in 64-bit limbs.
        found: (usize, usize),
        /// The number of rows and the width of the result.
        expected: (usize, usize),
    },
    /// The output slice has the wrong length.
    OutputLength {
        /// Its length in bytes.
        found: usize,
        /// The length of the result.
        expected: usize,
    },
    /// A number is too wide.
    TooWide {
        /// Its width, in the unit of the function's argument: limbs or bytes.
        found: usize,
        /// The largest width that fits, in the same unit.
        allowed: usize,
    },
    /// The rows do not fit into memory.
    TooLarge {
        /// The number of rows.
        rows: usize,
        /// The width of a row, in 64-bit limbs or in bytes.
        width: usize,
    },
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShapeError::ZeroWidth => {
                f.write_str("a number has a width of 0; expected at least one limb or byte")
            }
            ShapeError::Ragged { found, width } => {
                write!(f, "a length of {found} is not a multiple of {width}, the width of one number")
            }
            ShapeError::Rows { role, found, expected } => {
                write!(f, "the {role} has {found} rows where {expected} were expected")
            }
            ShapeError::Exponents { found, expected } => {
                write!(f, "{found} exponents where {expected} were expected, one for each base")
            }
            ShapeError::Output { found, expected } => write!(
                f,
                "the output has {} rows of {} limbs where {} rows of {} limbs were expected",
                found.0, found.1, expected.0, expected.1
            ),
            ShapeError::OutputLength { found, expected } => {
                write!(f, "the output has a length of {found} where {expected} was expected")
            }
            ShapeError::TooWide { found, allowed } => {
                write!(f, "a number has a width of {found} where at most {allowed} is allowed")
            }
            ShapeError::TooLarge { rows, width } => {
                write!(f, "{rows} rows of a width of {width} do not fit into memory")
            }
        }
    }
}

impl core::error::Error for ShapeError {}

/// Why the tables of fixed bases cannot be used, or why bytes are not saved fixed bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// The data has another format or an unknown version.
    Unknown,
    /// The number of bytes differs from the header.
    Length {
        /// The number of bytes.
        found: usize,
        /// The number of bytes according to the header, or the minimum.
        expected: usize,
    },
    /// The checksum does not match: the data has been changed.
    Checksum,
    /// A field of the header is invalid.
    Header,
    /// The number of bases is wrong.
    Bases {
        /// The number of bases in the data.
        found: usize,
        /// The expected number of bases.
        expected: usize,
    },
    /// They belong to another modulus.
    OtherModulus,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Unknown => f.write_str("not saved fixed bases, or saved by another version"),
            TableError::Length { found, expected } => {
                write!(f, "saved fixed bases of {found} bytes where {expected} were expected")
            }
            TableError::Checksum => {
                f.write_str("the saved fixed bases are damaged: the checksum does not match")
            }
            TableError::Header => f.write_str("the saved fixed bases have an impossible shape"),
            TableError::Bases { found, expected } => {
                write!(f, "{found} saved fixed bases where {expected} were expected")
            }
            TableError::OtherModulus => f.write_str("the tables of the fixed base belong to another modulus"),
        }
    }
}

impl core::error::Error for TableError {}

/// Why a text is not a number. Offsets are in bytes, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextError {
    /// There are no digits.
    Empty,
    /// The number begins with a minus sign.
    Negative,
    /// A character is not a digit.
    NotADigit {
        /// The character.
        found: char,
        /// Its position.
        offset: usize,
    },
    /// There are more digits than fit in the width.
    TooLong {
        /// The number of digits.
        found: usize,
        /// The largest number of digits that fits.
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
                write!(f, "{found} digits; at most {allowed} are accepted")
            }
        }
    }
}

impl core::error::Error for TextError {}
