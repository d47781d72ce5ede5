//! Byte order: arrays, records and numbers with the bytes of each element reversed.
//!
//! Memory is bytes here, of any alignment, and a [`Width`] says what an element is; [`Element`] views typed slices
//! as bytes. Everything is done in place or from one slice into another, which cannot overlap. Bytes
//! are moved, never computed with: floats keep the payloads of their NaNs, and neither branches nor addresses
//! depend on values.
//!
//! | variant | needs | bytes that an instruction moves |
//! |---|---|---|
//! | `reference` | | one, to compare with |
//! | `portable` | | an element |
//! | `ssse3` | SSSE3 | 16 |
//! | `avx2` | AVX2 | 32 |
//! | `vbmi` | AVX-512 VBMI | 64 |
//! | `neon` | NEON | 16 |

mod element;
mod operations;
mod order;
mod portable;
mod records;
mod reference;
mod span;
mod widen;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod ssse3;
#[cfg(target_arch = "x86_64")]
mod vbmi;

#[cfg(test)]
mod tests;

pub use element::{Element, bytes_of, bytes_of_mut};
pub use records::Step;
#[doc(hidden)]
pub use widen::Conversion;
pub use widen::{Source, U24, Widen};

use crate::cpu::Features;
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Ssse3, Vbmi};
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
    /// SSSE3.
    #[cfg(target_arch = "x86_64")]
    Ssse3(Ssse3),
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    /// AVX-512 VBMI.
    #[cfg(target_arch = "x86_64")]
    Vbmi(Vbmi),
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
}

/// Bytes from which on a result is written past the cache: measured. What is read right afterwards loses by
/// it below this. Tests go past the cache with less.
#[cfg(any(target_arch = "x86_64", test))]
const STREAMED_FROM: usize = if cfg!(test) { 128 << 10 } else { 64 << 20 };

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
        Description {
            name: "reference",
            requires: &[],
            summary: "byte by byte, to compare with",
            ..Description::BLANK
        },
        Description {
            name: "portable",
            requires: &[],
            summary: "one element after another",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "ssse3",
            requires: Ssse3::FEATURES,
            summary: "shuffles of 16 bytes",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx2",
            requires: Avx2::FEATURES,
            summary: "shuffles of 32 bytes",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "vbmi",
            requires: Vbmi::FEATURES,
            summary: "shuffles of 64 bytes",
            ..Description::BLANK
        },
        #[cfg(target_arch = "aarch64")]
        Description {
            name: "neon",
            requires: Neon::FEATURES,
            summary: "look-ups in 16 bytes",
            ..Description::BLANK
        },
    ];

    /// The variants that run with these features, the slowest first.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            Some(Variant::Portable),
            #[cfg(target_arch = "x86_64")]
            Ssse3::new(features).map(Variant::Ssse3),
            #[cfg(target_arch = "x86_64")]
            Avx2::new(features).map(Variant::Avx2),
            #[cfg(target_arch = "x86_64")]
            Vbmi::new(features).map(Variant::Vbmi),
            #[cfg(target_arch = "aarch64")]
            Neon::new(features).map(Variant::Neon),
        ]
        .into_iter()
        .flatten()
    }

    /// The fastest variant that runs with these features: the last of [`Variant::all`], found by a comparison or two, which
    /// a short array feels.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[inline]
    #[must_use]
    pub fn best(features: Features) -> Variant {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = Vbmi::new(features) {
            return Variant::Vbmi(token);
        } else if let Some(token) = Avx2::new(features) {
            return Variant::Avx2(token);
        } else if let Some(token) = Ssse3::new(features) {
            return Variant::Ssse3(token);
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(token) = Neon::new(features) {
            return Variant::Neon(token);
        }
        Variant::Portable
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            Variant::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Variant::Ssse3(_) => "ssse3",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(_) => "vbmi",
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => "neon",
        }
    }
}
