//! Errors of bit permutations.

use core::fmt;

/// Why a bit permutation was rejected. Entries of a table are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PermutationError {
    /// A table has no entries, or more than 64.
    Length {
        /// Its number of entries.
        found: usize,
    },
    /// The width of blocks is 0 or more than 64.
    Width {
        /// The requested width in bits.
        found: usize,
    },
    /// An entry refers to a bit that blocks do not have.
    Entry {
        /// The first such entry.
        index: usize,
        /// Its value.
        found: u8,
        /// The smallest valid value.
        first: u8,
        /// The largest valid value.
        last: u8,
    },
    /// A selection cannot be inverted.
    Selection {
        /// The first bit that does not appear in the result; bit 0 is the least significant.
        bit: usize,
    },
    /// The result array and the block array have different lengths.
    Blocks {
        /// The length of the result array.
        found: usize,
        /// The number of blocks.
        expected: usize,
    },
}

impl fmt::Display for PermutationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PermutationError::Length { found } => {
                write!(f, "the table has {found} entries where 1 to 64 were expected")
            }
            PermutationError::Width { found } => {
                write!(f, "blocks of {found} bits where 1 to 64 were expected")
            }
            PermutationError::Entry { index, found, first, last } => {
                write!(f, "entry {index} of the table is {found}, not one of the bits {first} to {last}")
            }
            PermutationError::Selection { bit } => {
                write!(f, "a selection has no inverse: no bit of the result takes bit {bit}")
            }
            PermutationError::Blocks { found, expected } => {
                write!(f, "there is room for {found} results where {expected} were expected")
            }
        }
    }
}

impl core::error::Error for PermutationError {}
