//! The same operations on bytes of any alignment, with elements of a given [`Width`].

use limbwise_kernels::swap::Width;

use super::{Error, check_output, elements, swap, swap_into, variant};

/// Reverses the bytes of each element.
///
/// # Errors
///
/// Returns [`Error::Ragged`] if the length is not a multiple of the width; then nothing is changed.
///
/// # Examples
///
/// ```
/// use limbwise::byteorder::{Error, Width, bytes};
///
/// let mut data = [1, 2, 3, 4, 5, 6, 7, 8];
/// bytes::byteswap(&mut data, Width::W32)?;
/// assert_eq!(data, [4, 3, 2, 1, 8, 7, 6, 5]);
/// assert_eq!(bytes::byteswap(&mut data[1..], Width::W32), Err(Error::Ragged { found: 7, width: 4 }));
/// # Ok::<(), Error>(())
/// ```
#[inline]
pub fn byteswap(data: &mut [u8], width: Width) -> Result<(), Error> {
    elements(data.len(), width.bytes())?;
    swap(width, data);
    Ok(())
}

/// Writes the elements of `from` into `to`, the bytes of each reversed.
///
/// # Errors
///
/// Returns [`Error::Ragged`] if the length is not a multiple of the width, [`Error::OutputLength`], in bytes,
/// if the lengths differ; then nothing is written.
#[inline]
pub fn byteswap_into(from: &[u8], to: &mut [u8], width: Width) -> Result<(), Error> {
    elements(from.len(), width.bytes())?;
    check_output(to.len(), from.len())?;
    swap_into(width, from, to);
    Ok(())
}

/// Reads an element every `stride` bytes, beginning at the start of `from`, reverses its bytes and writes the
/// elements contiguously to `to`.
///
/// # Errors
///
/// Returns [`Error::Ragged`] if `to` is not a multiple of the width, [`Error::Stride`] if elements would
/// overlap, and [`Error::TooShort`] if `from` does not hold as many elements as `to`; then nothing is
/// written.
pub fn gather(from: &[u8], stride: usize, to: &mut [u8], width: Width) -> Result<(), Error> {
    let count = elements(to.len(), width.bytes())?;
    if stride < width.bytes() {
        return Err(Error::Stride { stride, width: width.bytes() });
    }
    // A length that overflows exceeds any slice.
    let expected = match count.checked_sub(1) {
        Some(gaps) => gaps.saturating_mul(stride).saturating_add(width.bytes()),
        None => 0,
    };
    if from.len() < expected {
        return Err(Error::TooShort { found: from.len(), expected });
    }
    variant().gather(width, from, stride, to);
    Ok(())
}

/// Defines functions that swap on processors of the opposite byte order, and copy or do nothing on those of
/// the same.
macro_rules! orders {
    ($($order:literal, $foreign:expr, $from:ident, $to:ident, $from_into:ident, $to_into:ident;)*) => {$(
        #[doc = concat!("Turns elements that are ", $order, " into this processor's byte order.")]
        ///
        /// # Errors
        ///
        /// Same as [`byteswap`], on every processor.
        #[inline]
        pub fn $from(data: &mut [u8], width: Width) -> Result<(), Error> {
            if $foreign {
                return byteswap(data, width);
            }
            elements(data.len(), width.bytes()).map(drop)
        }

        #[doc = concat!("Turns elements from this processor's byte order into ", $order, " ones.")]
        ///
        /// # Errors
        ///
        /// Same as [`byteswap`], on every processor.
        #[inline]
        pub fn $to(data: &mut [u8], width: Width) -> Result<(), Error> {
            $from(data, width)
        }

        #[doc = concat!("Writes elements that are ", $order, " into `to`, in this processor's byte order.")]
        ///
        /// # Errors
        ///
        /// Same as [`byteswap_into`], on every processor.
        #[inline]
        pub fn $from_into(from: &[u8], to: &mut [u8], width: Width) -> Result<(), Error> {
            if $foreign {
                return byteswap_into(from, to, width);
            }
            elements(from.len(), width.bytes())?;
            check_output(to.len(), from.len())?;
            to.copy_from_slice(from);
            Ok(())
        }

        #[doc = concat!("Writes elements in this processor's byte order into `to`, as ", $order, " ones.")]
        ///
        /// # Errors
        ///
        /// Same as [`byteswap_into`], on every processor.
        #[inline]
        pub fn $to_into(from: &[u8], to: &mut [u8], width: Width) -> Result<(), Error> {
            $from_into(from, to, width)
        }
    )*};
}

orders! {
    "big-endian", cfg!(target_endian = "little"), from_be, to_be, from_be_into, to_be_into;
    "little-endian", cfg!(target_endian = "big"), from_le, to_le, from_le_into, to_le_into;
}
