//! Byte order: reverses the bytes of each element of arrays, records and numbers.
//!
//! Memory is bytes of any alignment, and a [`Width`] is the size of an element; [`Element`] views typed
//! slices as bytes. Operations work in place or from one slice into another. Bytes are only moved: floats
//! keep the payloads of their NaNs, and neither branches nor addresses depend on values.
//!
//! | variant | needs | bytes that an instruction moves |
//! |---|---|---|
//! | `reference` | | one, for comparison |
//! | `portable` | | an element |
//! | `ssse3` | SSSE3 | 16 |
//! | `avx2` | AVX2 | 32 |
//! | `vbmi` | AVX-512 VBMI | 64 |
//! | `neon` | NEON | 16 |

mod check;
mod element;
mod operations;
mod order;
mod portable;
mod records;
mod reference;
mod span;
mod widen;

#[cfg(target_arch = "x86_64")]
mod arrays;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod ssse3;
#[cfg(target_arch = "x86_64")]
mod vbmi;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod vectors;

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
use crate::family::{Family, variants};
use order::Rows;

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

    /// Returns the width of `bits` bits: 16, 32, 64 or 128.
    #[must_use]
    pub fn of_bits(bits: usize) -> Option<Width> {
        Width::ALL.into_iter().find(|w| w.bits() == bits)
    }

    /// Returns the width of `bytes` bytes: 2, 4, 8 or 16.
    #[must_use]
    pub fn of_bytes(bytes: usize) -> Option<Width> {
        Width::ALL.into_iter().find(|w| w.bytes() == bytes)
    }

    /// Returns the bits of an element.
    #[must_use]
    pub const fn bits(self) -> usize {
        8 * self.bytes()
    }

    /// Returns the bytes of an element.
    #[inline]
    #[must_use]
    pub const fn bytes(self) -> usize {
        2 << self as usize
    }
}

variants! { ($) swap
    /// Byte by byte: simple and slow.
    Reference = reference::Kernel {
        name: "reference",
        summary: "byte by byte, to compare with",
        reference: true,
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "one element after another",
    }
    /// SSSE3.
    #[cfg(target_arch = "x86_64")]
    Ssse3(Ssse3) = ssse3::Kernel {
        name: "ssse3",
        summary: "shuffles of 16 bytes",
    }
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2) = avx2::Kernel {
        name: "avx2",
        summary: "shuffles of 32 bytes",
    }
    /// AVX-512 VBMI.
    #[cfg(target_arch = "x86_64")]
    Vbmi(Vbmi) = vbmi::Kernel {
        name: "vbmi",
        summary: "shuffles of 64 bytes",
    }
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon) = neon::Kernel {
        name: "neon",
        summary: "look-ups in 16 bytes",
    }
}

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "swap",
    summary: "byte order of arrays, records and numbers",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
    digest: Variant::digest,
};

impl Variant {
    /// Returns the fastest variant that runs with these features, with only a comparison or two, because more
    /// would be noticeable for short arrays.
    #[inline]
    #[must_use]
    pub fn best(features: Features) -> Variant {
        Variant::fastest(features, usize::MAX)
    }
}

/// The functions of a variant. Lengths have been checked.
///
/// Vector variants implement `Vectors` instead.
trait Contract {
    /// The token that proves the processor's features.
    type Token;

    /// The largest size of a record step in bytes; `None` for a variant without steps.
    const WINDOW: Option<usize> = None;

    /// Reverses the bytes of each element.
    fn swap(token: Self::Token, width: Width, data: &mut [u8]);
    /// Does the same from one slice into another.
    fn swap_into(token: Self::Token, width: Width, from: &[u8], to: &mut [u8]);
    /// Reverses the bytes of each field of each record.
    fn records(token: Self::Token, fields: &[usize], steps: &[Step], data: &mut [u8]);
    /// Does the same from one slice into another.
    fn records_into(token: Self::Token, fields: &[usize], steps: &[Step], from: &[u8], to: &mut [u8]) {
        to.copy_from_slice(from);
        Self::records(token, fields, steps, to);
    }
    /// Reads an element every `stride` bytes, which is more than its width, reverses its bytes, and writes
    /// the elements contiguously.
    fn gather(token: Self::Token, width: Width, from: &[u8], stride: usize, to: &mut [u8]);
    /// Reverses the bytes of each row.
    fn rows(token: Self::Token, rows: &Rows, from: &[u8], to: &mut [u8]);
    /// Converts big-endian numbers to a wider type.
    fn widen(token: Self::Token, conversion: Conversion, from: &[u8], to: &mut [u8]);
}
