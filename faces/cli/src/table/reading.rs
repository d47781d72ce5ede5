//! How cells are read as numbers, and results written, where their type does not say it.

use clap::ValueEnum;

/// How cells are read as numbers, where they do not say it themselves.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// The byte order of binary cells.
    pub(crate) order: ByteOrder,
    /// How text is written.
    pub(crate) radix: Radix,
}

/// Which byte of a binary number comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ByteOrder {
    /// The most significant byte first.
    Big,
    /// The least significant byte first.
    Little,
}

/// How numbers are written as text.
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
