//! What can be wrong with a table, and where.

use core::fmt;

/// Why a permutation of bits was refused. Entries of a table count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PermutationError {
    /// A table has no entry, or more than 64.
    Length {
        /// Its number of entries.
        found: usize,
    },
    /// Blocks have no bit, or more than 64.
    Width {
        /// The width in bits that was asked for.
        found: usize,
    },
    /// An entry names a bit that blocks do not have.
    Entry {
        /// The first entry that does.
        index: usize,
        /// The entry.
        found: u8,
        /// The least entry that there may be.
        first: u8,
        /// The greatest entry that there may be.
        last: u8,
    },
    /// A selection was to be inverted.
    Selection {
        /// The first bit that does not reach the result, the least significant being 0.
        bit: usize,
    },
    /// The array for the results has another length than the blocks.
    Blocks {
        /// Its length.
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
