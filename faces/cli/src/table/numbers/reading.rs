//! Notations that the type of a column does not determine.

use clap::ValueEnum;

/// How cells are read as numbers.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// The byte order of binary cells.
    pub(crate) order: ByteOrder,
    /// The notation of text.
    pub(crate) radix: Radix,
    /// Whether numbers may be negative; their absolute values are read.
    pub(crate) signed: bool,
}

/// The byte order of binary numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ByteOrder {
    /// The most significant byte first.
    Big,
    /// The least significant byte first.
    Little,
}

/// The notation of numbers in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Radix {
    /// Decimal, or hexadecimal after 0x.
    #[value(name = "10")]
    Ten,
    /// Hexadecimal, with or without 0x.
    #[value(name = "16")]
    Sixteen,
    /// Base64url of big-endian bytes, without padding.
    Base64url,
}
