//! Byte order: arrays, records and numbers with the bytes of each element reversed.
//!
//! Memory is bytes here, of any alignment, and a [`Width`] says what an element is; [`Element`] views typed slices
//! as bytes. Everything is done in place or from one slice into another, which cannot overlap. Bytes
//! are moved, never computed with: floats keep the payloads of their NaNs, and neither branches nor addresses
//! depend on values.
//!
//! | variant | needs | bytes moved by an instruction |
//! |---|---|---|
//! | `reference` | | one, to compare with |
//! | `portable` | | an element |

mod element;
mod operations;
mod portable;
mod reference;

#[cfg(test)]
mod tests;

pub use element::{Element, bytes_of, bytes_of_mut};
pub use operations::{U24, Widen};

use crate::cpu::Features;
use crate::family::{Description, Family};

/// The width of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Width {
    /// 16 bits.
    W16,
    /// 32 bits.
    W32,
    /// 64 bits.
    W64,
    /// 128 bits.
    W128,
}

impl Width {
    /// Every width, the narrowest first.
    pub const ALL: [Width; 4] = [Width::W16, Width::W32, Width::W64, Width::W128];

    /// The width of so many bits: 16, 32, 64 or 128.
    #[must_use]
    pub fn of_bits(bits: usize) -> Option<Width> {
        Width::ALL.into_iter().find(|w| w.bits() == bits)
    }

    /// The width of so many bytes: 2, 4, 8 or 16.
    #[must_use]
    pub fn of_bytes(bytes: usize) -> Option<Width> {
        Width::ALL.into_iter().find(|w| w.bytes() == bytes)
    }

    /// Bits of an element.
    #[must_use]
    pub const fn bits(self) -> usize {
        8 * self.bytes()
    }

    /// Bytes of an element.
    #[inline]
    #[must_use]
    pub const fn bytes(self) -> usize {
        2 << self as usize
    }
}

/// The implementation that moves bytes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Byte by byte: obvious and slow.
    Reference,
    /// Any processor.
    Portable,
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "swap",
    summary: "byte order of arrays, records and numbers",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
};

impl Variant {
    /// The variants known on this architecture, the slowest first: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description { name: "reference", requires: &[], summary: "byte by byte, to compare with" },
        Description { name: "portable", requires: &[], summary: "one element after another" },
    ];

    /// The variants that run with these features, the slowest first.
    #[must_use = "iterators are lazy"]
    pub fn all(_features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [Some(Variant::Reference), Some(Variant::Portable)].into_iter().flatten()
    }

    /// The fastest variant that runs with these features.
    #[inline]
    #[must_use]
    pub fn best(_features: Features) -> Variant {
        Variant::Portable
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            Variant::Portable => "portable",
        }
    }
}
