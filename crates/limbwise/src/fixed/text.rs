//! Conversions from and to bytes and hexadecimal, constant-time in the values.

use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES, Limb};
use limbwise_kernels::mistake;

use super::Fixed;
use crate::error::{ShapeError, TextError};

/// The number of hexadecimal digits in a limb.
const LIMB_DIGITS: usize = LIMB_BITS / 4;

impl<const N: usize> Fixed<N> {
    /// Reads bytes, most significant first; at most as many as the width has.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooWide`] if there are more bytes, even if they are zero.
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Self, ShapeError> {
        Self::of_bytes(bytes, limb::from_be_bytes)
    }

    /// Reads bytes, least significant first; at most as many as the width has.
    ///
    /// # Errors
    ///
    /// Same as [`Fixed::from_be_bytes`].
    pub fn from_le_bytes(bytes: &[u8]) -> Result<Self, ShapeError> {
        Self::of_bytes(bytes, limb::from_le_bytes)
    }

    fn of_bytes(bytes: &[u8], read: impl Fn(&[u8], &mut [Limb])) -> Result<Self, ShapeError> {
        let allowed = N * LIMB_BYTES;
        if bytes.len() > allowed {
            return Err(ShapeError::TooWide { found: bytes.len(), allowed });
        }
        mistake!(StrippedLimb => {
            let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
            let mut number = Self::ZERO;
            read(&bytes[zeros..], &mut number.limbs);
            return Ok(number);
        });
        let mut number = Self::ZERO;
        read(bytes, &mut number.limbs);
        Ok(number)
    }

    /// Writes all bytes, most significant first.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::OutputLength`] if `bytes` is not as long as the number; then nothing is written.
    pub fn to_be_bytes(&self, bytes: &mut [u8]) -> Result<(), ShapeError> {
        check_output(bytes, N * LIMB_BYTES)?;
        limb::to_be_bytes(&self.limbs, bytes);
        Ok(())
    }

    /// Writes all bytes, least significant first.
    ///
    /// # Errors
    ///
    /// Same as [`Fixed::to_be_bytes`].
    pub fn to_le_bytes(&self, bytes: &mut [u8]) -> Result<(), ShapeError> {
        check_output(bytes, N * LIMB_BYTES)?;
        limb::to_le_bytes(&self.limbs, bytes);
        Ok(())
    }

    /// Reads hexadecimal digits in either case, without a prefix; at most as many as the width has. The
    /// number of digits, and which character is invalid, are public.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// let x = Fixed::<1>::from_hex("c0FFee")?;
    /// assert_eq!(x, Fixed::from_u64(0xc0ffee));
    /// let mut text = [0; 16];
    /// x.to_hex(&mut text)?;
    /// assert_eq!(&text, b"0000000000C0FFEE");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`TextError`] if there are no digits or too many, or with the first character that is not a
    /// digit.
    pub fn from_hex(text: &str) -> Result<Self, TextError> {
        let allowed = N * LIMB_DIGITS;
        if text.is_empty() {
            return Err(TextError::Empty);
        }
        let mut number = Self::ZERO;
        let mut bad = 0;
        for (x, digits) in number.limbs.iter_mut().zip(text.as_bytes().rchunks(LIMB_DIGITS)) {
            for digit in digits {
                let value = value(*digit);
                bad |= value;
                *x = *x << 4 | Limb::from(value as u16 & 15);
            }
        }
        if bad < 0 {
            let other = text.char_indices().find(|(_, c)| !c.is_ascii_hexdigit());
            if let Some((offset, found)) = other {
                return Err(TextError::NotADigit { found, offset });
            }
        }
        if text.len() > allowed {
            return Err(TextError::TooLong { found: text.len(), allowed });
        }
        Ok(number)
    }

    /// Writes all hexadecimal digits in upper case, including leading zeros.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::OutputLength`] if `text` does not have one byte per digit; then nothing is
    /// written.
    pub fn to_hex(&self, text: &mut [u8]) -> Result<(), ShapeError> {
        check_output(text, N * LIMB_DIGITS)?;
        for (x, digits) in self.limbs.iter().zip(text.rchunks_mut(LIMB_DIGITS)) {
            let (high, low) = digits.split_at_mut(LIMB_DIGITS / 2);
            high.copy_from_slice(&characters((x >> 32) as u32));
            low.copy_from_slice(&characters(*x as u32));
        }
        Ok(())
    }
}

fn check_output(output: &[u8], expected: usize) -> Result<(), ShapeError> {
    let found = output.len();
    if found == expected { Ok(()) } else { Err(ShapeError::OutputLength { found, expected }) }
}

/// Returns the value of a digit, or -1 if it is invalid. There is no table, because its index would be
/// secret.
#[inline(always)]
fn value(digit: u8) -> i16 {
    let digit = i16::from(digit);
    // All ones if the digit is in the range.
    let among = |first: u8, last: u8| ((i16::from(first) - 1 - digit) & (digit - i16::from(last) - 1)) >> 15;
    let from = |first: u8, value: i16| digit - i16::from(first) + value + 1;
    -1 + (among(b'0', b'9') & from(b'0', 0))
        + (among(b'A', b'F') & from(b'A', 10))
        + (among(b'a', b'f') & from(b'a', 10))
}

/// Returns the digits of eight times four bits, in the bytes of one word. A digit by itself would leave
/// compilers a condition to branch on: whether it is a letter.
#[inline(always)]
fn characters(x: u32) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let x = u64::from(x);
    let x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    let x = (x | x << 8) & 0x00ff_00ff_00ff_00ff;
    let x = (x | x << 4) & (15 * ONES);
    // From ten on, 6 more carry into the upper half of a byte.
    let letters = (x + 6 * ONES) >> 4 & ONES;
    let digits = x + u64::from(b'0') * ONES + u64::from(b'A' - b'9' - 1) * letters;
    digits.to_be_bytes()
}
