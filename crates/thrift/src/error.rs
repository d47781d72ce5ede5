//! Errors, with their position.

use core::fmt;

use crate::wire::Type;

/// Why bytes or values were rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The offset in bytes from the start of the input; 0 when writing.
    pub offset: usize,
    /// The reason.
    pub reason: Reason,
}

/// Why bytes or values were rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The bytes end too early.
    Truncated {
        /// The number of remaining bytes.
        found: usize,
        /// The minimum number of bytes needed.
        expected: usize,
    },
    /// A count or a length is negative.
    Negative {
        /// The count.
        count: i32,
    },
    /// A count is larger than the following bytes can hold.
    Count {
        /// The count.
        count: usize,
        /// The number of following bytes.
        found: usize,
    },
    /// A byte is not a valid type.
    UnknownType {
        /// The byte.
        code: u8,
    },
    /// Elements, keys or values have another type.
    Type {
        /// The type found.
        found: Type,
        /// The expected type.
        expected: Type,
    },
    /// Elements have another type of the compact protocol.
    CompactType {
        /// The type found.
        found: u8,
        /// The expected type.
        expected: u8,
    },
    /// Values are nested deeper than is allowed.
    Depth {
        /// The limit.
        limit: usize,
    },
    /// There are bytes after the end.
    Trailing {
        /// How many.
        bytes: usize,
    },
    /// The bytes do not begin with a message of the strict binary protocol.
    Version {
        /// The first four bytes.
        found: u32,
    },
    /// The bytes do not begin with a message of the compact protocol.
    CompactVersion {
        /// The first two bytes.
        found: [u8; 2],
    },
    /// A bool field of the compact protocol has to be written together with its value.
    BoolField,
    /// A variable-length integer is longer or larger than its type allows.
    Varint,
    /// A byte is not a valid bool of the compact protocol.
    Truth {
        /// The byte.
        found: u8,
    },
    /// The output slice is too short, or its length differs from that of the other output.
    OutputLength {
        /// Its length.
        found: usize,
        /// The number of values.
        expected: usize,
    },
    /// There are more values than a count can express.
    TooMany {
        /// The number of values.
        count: usize,
    },
    /// Keys and values differ in number.
    Pairs {
        /// The number of keys.
        keys: usize,
        /// The number of values.
        values: usize,
    },
    /// The ends of lists are not in order, or the last one is not the number of values.
    Ends {
        /// The first list whose end is wrong.
        list: usize,
    },
}

impl Error {
    /// Returns whether the bytes end within a value, so that reading more of them may help. If this is false,
    /// they are malformed whatever follows.
    #[must_use]
    pub fn is_incomplete(&self) -> bool {
        matches!(self.reason, Reason::Truncated { .. } | Reason::Count { .. })
    }
}

impl Reason {
    pub(crate) fn at(self, offset: usize) -> Error {
        Error { offset, reason: self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.offset, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Truncated { found, expected } => {
                write!(f, "{found} bytes follow; expected at least {expected}")
            }
            Reason::Negative { count } => write!(f, "the count is {count}; expected 0 or more"),
            Reason::Count { count, found } => {
                write!(f, "the count is {count}, more than the {found} bytes that follow can hold")
            }
            Reason::UnknownType { code } => write!(f, "{code} is not a type code"),
            Reason::Type { found, expected } => write!(f, "the type is {found}; expected {expected}"),
            Reason::CompactType { found, expected } => {
                write!(f, "the type is {found} of the compact protocol; expected {expected}")
            }
            Reason::Depth { limit } => write!(f, "nested deeper than {limit}"),
            Reason::Trailing { bytes } => write!(f, "{bytes} bytes follow; expected the end"),
            Reason::Version { found } => {
                write!(f, "begins with {found:#010x}; expected 0x8001 and the kind of a message")
            }
            Reason::CompactVersion { found: [first, second] } => {
                write!(
                    f,
                    "begins with {first:#04x} {second:#04x}; expected 0x82, and version 1 in the low bits"
                )
            }
            Reason::BoolField => {
                f.write_str("a field that is a bool has its value in its head; `boolean` writes both")
            }
            Reason::Varint => f.write_str("a variable-length integer is too long for its type"),
            Reason::Truth { found } => write!(f, "{found} is not a boolean; expected 0, 1 or 2"),
            Reason::OutputLength { found, expected } => {
                write!(f, "the output takes {found} values; expected {expected}")
            }
            Reason::TooMany { count } => write!(f, "{count} values; a count says at most {}", i32::MAX),
            Reason::Pairs { keys, values } => write!(f, "{keys} keys and {values} values; expected as many"),
            Reason::Ends { list } => write!(f, "the end of list {list} is not in order or not in the values"),
        }
    }
}

impl core::error::Error for Error {}
