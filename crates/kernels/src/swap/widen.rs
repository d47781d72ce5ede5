//! Converts big-endian numbers to a wider type while reversing their bytes.

use super::element::Element;
use super::order::{Order, ZERO};

mod sealed {
    pub trait Source {}
}

/// The source types of [`Widen`]: `i16`, [`U24`], `f32`.
pub trait Source: sealed::Source {
    /// Bytes of a number.
    const BYTES: usize;
}

/// An unsigned 24-bit integer in three bytes. This type is only a name and has no values.
#[derive(Clone, Copy, Debug)]
pub enum U24 {}

/// A type to which big-endian numbers of type `S` can be converted exactly: `i16` and [`U24`] to `i32` and
/// `f32`, `f32` to `f64`. A signalling NaN becomes a quiet one with the same payload.
pub trait Widen<S: Source>: Element {
    #[doc(hidden)]
    const CONVERSION: Conversion;
}

/// Every conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub enum Conversion {
    I16ToI32,
    I16ToF32,
    U24ToI32,
    U24ToF32,
    F32ToF64,
}

macro_rules! conversions {
    ($($source:ty, $bytes:literal: $($target:ty = $conversion:ident),+;)*) => {$(
        impl sealed::Source for $source {}
        impl Source for $source {
            const BYTES: usize = $bytes;
        }
        $(impl Widen<$source> for $target {
            const CONVERSION: Conversion = Conversion::$conversion;
        })+
    )*};
}

conversions! {
    i16, 2: i32 = I16ToI32, f32 = I16ToF32;
    U24, 3: i32 = U24ToI32, f32 = U24ToF32;
    f32, 4: f64 = F32ToF64;
}

/// Numbers of 16 bits in the upper halves of 32, to be shifted down with their signs.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) static I16_HIGH: Order = spread(2, 2);

/// Numbers of 24 bits in the lower bytes of 32.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) static U24_LOW: Order = spread(3, 0);

/// Big-endian numbers of `bytes` bytes reversed into four bytes each, from byte `first` on.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const fn spread(bytes: usize, first: usize) -> Order {
    let mut order = [ZERO; 64];
    let mut i = 0;
    while i < 64 {
        let (number, at) = (i / 4, i % 4);
        if first <= at && at < first + bytes {
            order[i] = (number * bytes + bytes - 1 - (at - first)) as u8;
        }
        i += 1;
    }
    Order(order)
}
