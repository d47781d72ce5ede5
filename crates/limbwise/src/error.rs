//! What can be wrong, and where.

use core::fmt;

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
///
/// What is wrong with a modulus is a [`ModulusError`], with the numbers of rows and limbs a [`ShapeError`], with a text a
/// [`TextError`]. No message shows a number or its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A modulus cannot be computed with.
    Modulus {
        /// The first row that has it; 0 for a modulus that is the same in every row.
        row: usize,
        /// What is wrong with it.
        error: ModulusError,
    },
    /// A number has no inverse: it shares a factor with its modulus.
    NoInverse {
        /// The first row that has it.
        row: usize,
    },
    /// A result did not pass its check, and was not released: the number has no place in the scheme, or the computation was disturbed.
    Fault {
        /// The first row that has it.
        row: usize,
    },
    /// Residues were to be computed with that belong to other moduli, or to other rows.
    OtherModuli,
    /// Numbers of rows or widths do not go together.
    Shape(ShapeError),
    /// An exponent is longer than was announced.
    ExponentTooLong {
        /// The first row that has it.
        row: usize,
        /// The bits that were announced.
        allowed: usize,
    },
    /// A number does not fit the width it is to be written with.
    DoesNotFit {
        /// The first row that has it.
        row: usize,
        /// The width in bytes that was asked for.
        allowed: usize,
    },
    /// A text is not a number.
    Text {
        /// The row of the text.
        row: usize,
        /// What is wrong with it.
        error: TextError,
    },
    /// Tables of a fixed base cannot be used, or bytes are not one.
    Table(TableError),
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
                "row {row}: the result does not pass its check: the number shares a factor with the modulus, or the \
                 computation was disturbed"
            ),
            Error::OtherModuli => f.write_str("the residues belong to other moduli, or to other rows"),
            Error::Shape(error) => error.fmt(f),
            Error::ExponentTooLong { row, allowed } => {
                write!(f, "row {row}: the exponent is longer than the {allowed} bits that were announced")
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
    /// Of a modulus that is the same in every row.
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

/// Why a number cannot be a modulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ModulusError {
    /// It is 0.
    Zero,
    /// It is even where only odd ones are taken.
    Even,
    /// It is wider than the variant that was asked for can take.
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
                write!(f, "the modulus is {found} bits wide, more than the variant takes")
            }
        }
    }
}

impl core::error::Error for ModulusError {}

/// Why numbers of rows or widths do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// A width of no limbs or no bytes.
    ZeroWidth,
    /// A length is not a multiple of the width of one number.
    Ragged {
        /// The length.
        found: usize,
        /// The width of one number, in the same unit.
        width: usize,
    },
    /// An operand has another number of rows than the others.
    Rows {
        /// The operand.
        role: Role,
        /// Its number of rows.
        found: usize,
        /// The number of rows of the operands before it.
        expected: usize,
    },
    /// There is not an exponent for each base.
    Exponents {
        /// The exponents that were given.
        found: usize,
        /// The bases.
        expected: usize,
    },
    /// The column that is to take the result has another shape.
    Output {
        /// Its rows and its width in 64-bit limbs.
        found: (usize, usize),
        /// The rows and the width that the result has.
        expected: (usize, usize),
    },
    /// The slice that is to take the result has another length.
    OutputLength {
        /// Its length in bytes.
        found: usize,
        /// The length that the result has.
        expected: usize,
    },
    /// A number is wider than its place.
    TooWide {
        /// Its width, in the unit that the function takes: limbs or bytes.
        found: usize,
        /// The most that there is room for, in the same unit.
        allowed: usize,
    },
    /// So many rows of such a width do not fit into memory.
    TooLarge {
        /// The rows.
        rows: usize,
        /// The width of one, in 64-bit limbs or in bytes.
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
                write!(f, "a number has a width of {found} where at most {allowed} is taken")
            }
            ShapeError::TooLarge { rows, width } => {
                write!(f, "{rows} rows of a width of {width} do not fit into memory")
            }
        }
    }
}

impl core::error::Error for ShapeError {}

/// Why tables of fixed bases cannot be used, or bytes are not those of fixed bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// They begin in another way: this is something else, or of a version that is not known.
    Unknown,
    /// There are fewer bytes, or more, than the header announces.
    Length {
        /// The bytes that there are.
        found: usize,
        /// The bytes that were announced, at least.
        expected: usize,
    },
    /// The checksum does not match: something was changed.
    Checksum,
    /// A number in the header cannot be.
    Header,
    /// They are of another number of bases.
    Bases {
        /// The bases that there are.
        found: usize,
        /// The bases that were expected.
        expected: usize,
    },
    /// They belong to another modulus.
    OtherModulus,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Unknown => f.write_str("these are no saved fixed bases, or those of another version"),
            TableError::Length { found, expected } => {
                write!(f, "saved fixed bases of {found} bytes where {expected} were expected")
            }
            TableError::Checksum => {
                f.write_str("saved fixed bases were changed: the checksum does not match")
            }
            TableError::Header => f.write_str("saved fixed bases announce an impossible shape"),
            TableError::Bases { found, expected } => {
                write!(f, "{found} saved fixed bases where {expected} were expected")
            }
            TableError::OtherModulus => f.write_str("the tables of the fixed base belong to another modulus"),
        }
    }
}

impl core::error::Error for TableError {}

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
