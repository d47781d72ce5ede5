//! Byte order of arrays, records and big-endian numbers, at the speed of a copy.
//!
//! Typed slices are swapped in place or into another slice. [`bytes`] does the same for memory of any
//! alignment, given a [`Width`], and [`Record`] for records of mixed fields. [`from_be_bytes`] and
//! [`to_be_bytes`] convert between bytes and typed slices, and [`widen_be`] also converts to a wider type.
//! Bytes are only moved: NaNs keep their payloads, and the time depends only on lengths.
//!
//! ```
//! use limbwise::byteorder::{byteswap, from_be_bytes, to_be_bytes};
//!
//! let mut prices = [1.5_f64, -2.0];
//! from_be_bytes(&[0x3f, 0xf8, 0, 0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], &mut prices)?;
//! assert_eq!(prices, [1.5, 2.0]);
//!
//! let mut words = [0x0102_u16, 0x0304];
//! byteswap(&mut words);
//! assert_eq!(words, [0x0201, 0x0403]);
//!
//! let mut wire = [0; 4];
//! to_be_bytes(&words, &mut wire)?;
//! assert_eq!(wire, [2, 1, 4, 3]);
//! # Ok::<(), limbwise::byteorder::Error>(())
//! ```

pub mod bytes;
mod error;
#[cfg(feature = "alloc")]
mod record;

pub use error::Error;
pub use limbwise_kernels::swap::{Element, Source, U24, Widen, Width, bytes_of, bytes_of_mut};
#[cfg(feature = "alloc")]
pub use record::Record;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::swap::{self as kernel, Variant};

/// Returns the variant used for swapping.
#[inline]
pub(crate) fn variant() -> Variant {
    Variant::best(Features::usable())
}

// Saving registers is noticeable for short arrays, so the first call, which has to detect the processor's
// features, is a separate function.

/// Reverses the bytes of each element. The length must be whole elements.
#[inline]
fn swap(width: Width, data: &mut [u8]) {
    #[cold]
    #[inline(never)]
    fn first(width: Width, data: &mut [u8]) {
        variant().swap(width, data);
    }
    match Features::known() {
        Some(features) => Variant::best(features).swap(width, data),
        None => first(width, data),
    }
}

/// Like [`swap`], but from one slice into another of the same length.
#[inline]
fn swap_into(width: Width, from: &[u8], to: &mut [u8]) {
    #[cold]
    #[inline(never)]
    fn first(width: Width, from: &[u8], to: &mut [u8]) {
        variant().swap_into(width, from, to);
    }
    match Features::known() {
        Some(features) => Variant::best(features).swap_into(width, from, to),
        None => first(width, from, to),
    }
}

/// Checks that an output holds `expected` elements.
#[inline]
fn check_output(found: usize, expected: usize) -> Result<(), Error> {
    if found == expected { Ok(()) } else { Err(Error::OutputLength { found, expected }) }
}

/// Returns the number of elements in `bytes` bytes.
#[inline]
fn elements(bytes: usize, width: usize) -> Result<usize, Error> {
    if bytes.is_multiple_of(width) { Ok(bytes / width) } else { Err(Error::Ragged { found: bytes, width }) }
}

/// Reverses the bytes of each element.
#[inline]
pub fn byteswap<T: Element>(data: &mut [T]) {
    swap(T::WIDTH, kernel::bytes_of_mut(data));
}

/// Writes the elements of `from` into `to`, the bytes of each reversed.
///
/// # Errors
///
/// Returns [`Error::OutputLength`] if the lengths differ; then nothing is written.
#[inline]
pub fn byteswap_into<T: Element>(from: &[T], to: &mut [T]) -> Result<(), Error> {
    check_output(to.len(), from.len())?;
    swap_into(T::WIDTH, kernel::bytes_of(from), kernel::bytes_of_mut(to));
    Ok(())
}

/// Defines functions that swap on processors of the opposite byte order, and copy or do nothing on those of
/// the same.
macro_rules! orders {
    ($($order:literal, $foreign:expr,
        $from:ident, $to:ident, $from_into:ident, $to_into:ident, $from_bytes:ident, $to_bytes:ident;)*) => {$(
        #[doc = concat!("Turns elements that are ", $order, " into this processor's byte order.")]
        #[inline]
        pub fn $from<T: Element>(data: &mut [T]) {
            if $foreign {
                byteswap(data);
            }
        }

        #[doc = concat!("Turns elements from this processor's byte order into ", $order, " ones.")]
        #[inline]
        pub fn $to<T: Element>(data: &mut [T]) {
            $from(data);
        }

        #[doc = concat!("Writes elements that are ", $order, " into `to`, in this processor's byte order.")]
        ///
        /// # Errors
        ///
        /// Returns [`Error::OutputLength`] if the lengths differ; then nothing is written.
        #[inline]
        pub fn $from_into<T: Element>(from: &[T], to: &mut [T]) -> Result<(), Error> {
            if $foreign {
                return byteswap_into(from, to);
            }
            check_output(to.len(), from.len())?;
            to.copy_from_slice(from);
            Ok(())
        }

        #[doc = concat!("Writes elements in this processor's byte order into `to`, as ", $order, " ones.")]
        ///
        /// # Errors
        ///
        /// Returns [`Error::OutputLength`] if the lengths differ; then nothing is written.
        #[inline]
        pub fn $to_into<T: Element>(from: &[T], to: &mut [T]) -> Result<(), Error> {
            $from_into(from, to)
        }

        #[doc = concat!("Reads ", $order, " elements from bytes of any alignment.")]
        ///
        /// # Errors
        ///
        /// Returns [`Error::Ragged`] if the bytes are not whole elements, [`Error::OutputLength`] if there is
        /// not one for each element of `to`; then nothing is written.
        #[inline]
        pub fn $from_bytes<T: Element>(from: &[u8], to: &mut [T]) -> Result<(), Error> {
            check_output(to.len(), elements(from.len(), T::WIDTH.bytes())?)?;
            bytes::$from_into(from, kernel::bytes_of_mut(to), T::WIDTH)
        }

        #[doc = concat!("Writes elements as ", $order, " ones into bytes of any alignment.")]
        ///
        /// # Errors
        ///
        /// Returns [`Error::OutputLength`], in bytes, if `to` has another length than the elements; then
        /// nothing is written.
        #[inline]
        pub fn $to_bytes<T: Element>(from: &[T], to: &mut [u8]) -> Result<(), Error> {
            bytes::$to_into(kernel::bytes_of(from), to, T::WIDTH)
        }
    )*};
}

orders! {
    "big-endian", cfg!(target_endian = "little"),
        from_be, to_be, from_be_into, to_be_into, from_be_bytes, to_be_bytes;
    "little-endian", cfg!(target_endian = "big"),
        from_le, to_le, from_le_into, to_le_into, from_le_bytes, to_le_bytes;
}

/// Reads big-endian numbers of type `S` from bytes of any alignment and converts them, exactly, to a wider
/// type: `i16` and [`U24`] to `i32` and `f32`, `f32` to `f64` (where a signalling NaN becomes a quiet one,
/// with its payload).
///
/// # Errors
///
/// Returns [`Error::Ragged`] if the bytes are not whole numbers, [`Error::OutputLength`] if there is not one
/// for each element of `to`; then nothing is written.
///
/// # Examples
///
/// ```
/// use limbwise::byteorder::{U24, widen_be};
///
/// let mut samples = [0.0_f32; 2];
/// widen_be::<i16, f32>(&[0xff, 0xfe, 0x01, 0x00], &mut samples)?;
/// assert_eq!(samples, [-2.0, 256.0]);
/// let mut ids = [0; 1];
/// widen_be::<U24, i32>(&[1, 0, 2], &mut ids)?;
/// assert_eq!(ids, [0x01_0002]);
/// # Ok::<(), limbwise::byteorder::Error>(())
/// ```
pub fn widen_be<S: Source, T: Widen<S>>(from: &[u8], to: &mut [T]) -> Result<(), Error> {
    check_output(to.len(), elements(from.len(), S::BYTES)?)?;
    variant().widen(from, to);
    Ok(())
}
