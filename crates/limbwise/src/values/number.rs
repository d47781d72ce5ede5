//! Single numbers of any width, on the heap.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES, Limb};

use crate::error::{Error, ShapeError, TextError};
use crate::values::buffer::{Buffer, same};
use crate::values::column::{self, Column};
use crate::values::rows::Rows;
use crate::values::text;

/// One number: an exponent, a modulus, or any operand that is the same in every row.
///
/// Its width, a multiple of 64 bits, is public; its value is secret. `Debug` prints only the width, the time
/// of `==` depends only on the widths, and the memory is overwritten on drop (feature `zeroize`).
///
/// ```
/// use limbwise::{Column, Number, powmod};
///
/// let modulus: Number = "0xffffffffffffffffffffffffffffff61".parse()?;
/// let exponent = Number::from_be_bytes(&[1, 0, 1])?;
/// let power = powmod(&Column::parse(["2", "3"])?, &exponent, &modulus)?;
/// assert_eq!(power.number(0).to_hex(), "0xf3633acfb53b3180913d3a4ab39d460c");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Number {
    /// Least significant first, at least one.
    limbs: Buffer<Limb>,
}

impl Number {
    /// Creates a number from 64-bit limbs, least significant first. It is as wide as the slice, including
    /// leading zeros.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`] if there are none.
    pub fn from_limbs(limbs: &[u64]) -> Result<Number, ShapeError> {
        Number::of(Buffer::copy_of(limbs))
    }

    /// Reads a number, most significant byte first. The width is that of the bytes, including leading zeros,
    /// rounded up to whole limbs. Constant-time.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`] if there are no bytes.
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Number, ShapeError> {
        Number::of_bytes(bytes, limb::from_be_bytes)
    }

    /// Like [`Number::from_be_bytes`], but least significant byte first.
    ///
    /// # Errors
    ///
    /// Same as [`Number::from_be_bytes`].
    pub fn from_le_bytes(bytes: &[u8]) -> Result<Number, ShapeError> {
        Number::of_bytes(bytes, limb::from_le_bytes)
    }

    fn of_bytes(bytes: &[u8], read: impl Fn(&[u8], &mut [Limb])) -> Result<Number, ShapeError> {
        let mut limbs = Buffer::zeros(bytes.len().div_ceil(LIMB_BYTES));
        read(bytes, &mut limbs);
        Number::of(limbs)
    }

    fn of(limbs: Buffer<Limb>) -> Result<Number, ShapeError> {
        if limbs.is_empty() { Err(ShapeError::ZeroWidth) } else { Ok(Number { limbs }) }
    }

    /// Parses a decimal number, or a hexadecimal number with a `0x` prefix. The width is that of the value,
    /// at least one limb. Not constant-time.
    ///
    /// # Errors
    ///
    /// Returns [`TextError`] if the text is not a number.
    pub fn parse(text: &str) -> Result<Number, TextError> {
        let mut limbs = Buffer::default();
        text::parse(text, &mut limbs)?;
        if limbs.is_empty() {
            limbs.push(0);
        }
        Ok(Number { limbs })
    }

    /// Returns the same number with a width of `limbs` limbs, adding or removing leading zeros.
    ///
    /// ```
    /// use limbwise::{Error, Number};
    ///
    /// let exponent = Number::from(65537u64).with_limbs(4)?;
    /// assert_eq!((exponent.bits(), exponent.to_decimal()), (256, "65537".into()));
    /// assert_eq!(Number::from(1u128 << 64).with_limbs(1), Err(Error::DoesNotFit { row: 0, allowed: 8 }));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`Error::DoesNotFit`] if the number is longer, or
    /// [`ShapeError::TooLarge`] if there is not enough memory for that many limbs.
    pub fn with_limbs(&self, limbs: usize) -> Result<Number, Error> {
        self.as_rows().check_fit(limbs.saturating_mul(LIMB_BYTES))?;
        let mut wide = Buffer::take(column::zeros(1, limbs)?);
        let kept = limbs.min(self.limbs.len());
        wide[..kept].copy_from_slice(&self.limbs[..kept]);
        Ok(Number { limbs: wide })
    }

    /// Returns the limbs, least significant first.
    #[must_use]
    pub fn as_limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// Returns the width in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs.len()
    }

    /// Returns the width in bits, a multiple of 64.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.limbs.len() * LIMB_BITS
    }

    /// Returns the number as `width` bytes, most significant first. Constant-time, unless it does not fit.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`Error::DoesNotFit`], or [`ShapeError::TooLarge`] if there is not
    /// enough memory for that many bytes.
    pub fn to_be_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        self.to_bytes(width, limb::to_be_bytes)
    }

    /// Returns the number as `width` bytes, least significant first. Constant-time, unless it does not fit.
    ///
    /// # Errors
    ///
    /// Same as [`Number::to_be_bytes`].
    pub fn to_le_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        self.to_bytes(width, limb::to_le_bytes)
    }

    fn to_bytes(&self, width: usize, write: impl Fn(&[Limb], &mut [u8])) -> Result<Vec<u8>, Error> {
        self.as_rows().check_fit(width)?;
        let mut bytes = column::zero_bytes(1, width)?;
        write(&self.limbs, &mut bytes);
        Ok(bytes)
    }

    /// Returns the number in decimal. Not constant-time.
    #[must_use]
    pub fn to_decimal(&self) -> String {
        text::decimal(&self.limbs)
    }

    /// Returns the number in lower-case hexadecimal after `0x`, without leading zeros. Not constant-time.
    #[must_use]
    pub fn to_hex(&self) -> String {
        text::hex(&self.limbs)
    }

    fn as_rows(&self) -> Rows<'_> {
        Rows::of(&self.limbs, self.limbs.len())
    }
}

impl Column {
    /// Returns a copy of one row, as wide as the column, for use as an operand for all rows.
    ///
    /// # Panics
    ///
    /// Panics if there is no such row.
    #[must_use]
    pub fn number(&self, row: usize) -> Number {
        Number { limbs: Buffer::copy_of(self.row(row)) }
    }
}

impl FromStr for Number {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Number, TextError> {
        Number::parse(text)
    }
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Number {
            fn from(number: $integer) -> Self {
                Number { limbs: Buffer::copy_of(&[number.into()]) }
            }
        }
    )*};
}

integers!(u8 u16 u32 u64);

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Number::from(number as Limb)
    }
}

impl From<u128> for Number {
    fn from(number: u128) -> Self {
        Number { limbs: Buffer::copy_of(&[number as Limb, (number >> Limb::BITS) as Limb]) }
    }
}

impl PartialEq for Number {
    /// Returns whether the widths and the numbers are equal, in time that depends only on the widths.
    fn eq(&self, other: &Number) -> bool {
        same(&self.limbs, &other.limbs)
    }
}

impl Eq for Number {}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Number").field("bits", &self.bits()).finish_non_exhaustive()
    }
}

#[cfg(feature = "num-bigint")]
impl From<&num_bigint::BigUint> for Number {
    /// The width is that of the value, at least one limb.
    fn from(number: &num_bigint::BigUint) -> Self {
        let mut limbs = Buffer::take(number.to_u64_digits());
        if limbs.is_empty() {
            limbs.push(0);
        }
        Number { limbs }
    }
}

#[cfg(feature = "num-bigint")]
impl From<&Number> for num_bigint::BigUint {
    fn from(number: &Number) -> Self {
        text::biguint(&number.limbs)
    }
}
