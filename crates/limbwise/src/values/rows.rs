//! Borrowed rows of limbs.

use core::fmt;
use core::ops::Range;

use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES, Limb};

use crate::error::{Error, ShapeError};
use crate::values::big_endian;

/// A borrowed column: rows of 64-bit limbs, least significant first, in any memory.
///
/// ```
/// use limbwise::{Rows, powmod};
///
/// let limbs = [2, 0, 3, 0];
/// let cubes = powmod(Rows::new(&limbs, 2)?, 3u64, 10u64)?;
/// assert_eq!(cubes.to_decimal(), ["8", "7"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Rows<'a> {
    data: &'a [Limb],
    limbs: usize,
}

impl<'a> Rows<'a> {
    /// Borrows rows of `limbs` limbs each.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`ShapeError::TooLarge`] if one row of this width cannot fit into
    /// memory, or [`ShapeError::Ragged`] if the length is not a multiple of `limbs`.
    pub fn new(data: &'a [u64], limbs: usize) -> Result<Rows<'a>, ShapeError> {
        if limbs == 0 {
            return Err(ShapeError::ZeroWidth);
        }
        // The width in bits must not overflow either, even if there are no rows.
        if limbs > isize::MAX as usize / LIMB_BITS {
            return Err(ShapeError::TooLarge { rows: data.len() / limbs, width: limbs });
        }
        if !data.len().is_multiple_of(limbs) {
            return Err(ShapeError::Ragged { found: data.len(), width: limbs });
        }
        Ok(Rows { data, limbs })
    }

    /// Like `new`, for limbs known to be whole rows.
    pub(crate) fn of(data: &'a [Limb], limbs: usize) -> Rows<'a> {
        Rows { data, limbs }
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.data.len() / self.limbs
    }

    /// Returns whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Returns the width of a number in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// Returns the limbs of all rows, row after row.
    pub(crate) fn as_limbs(&self) -> &'a [Limb] {
        self.data
    }

    /// Returns the limbs of one row.
    ///
    /// # Panics
    ///
    /// Panics if there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &'a [Limb] {
        &self.data[row.saturating_mul(self.limbs)..][..self.limbs]
    }

    /// Returns a range of the rows.
    ///
    /// # Panics
    ///
    /// Panics if there are no such rows.
    #[must_use]
    pub fn range(&self, rows: Range<usize>) -> Rows<'a> {
        let place = |row: usize| row.saturating_mul(self.limbs);
        Rows { data: &self.data[place(rows.start)..place(rows.end)], limbs: self.limbs }
    }

    /// Writes the numbers as `width` bytes each, most significant byte first. Constant-time, unless one does
    /// not fit.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`Error::DoesNotFit`] with the first row whose number needs more
    /// bytes, or [`ShapeError::OutputLength`], in bytes; then nothing is written.
    pub fn to_be_bytes_into(&self, width: usize, to: &mut [u8]) -> Result<(), Error> {
        self.check_fit(width)?;
        let (found, expected) = (to.len(), self.len().saturating_mul(width));
        if found != expected {
            return Err(ShapeError::OutputLength { found, expected }.into());
        }
        big_endian::write(self.limbs, self.data, width, to);
        Ok(())
    }

    /// Checks that every number fits in `width` bytes.
    pub(crate) fn check_fit(&self, width: usize) -> Result<(), Error> {
        if width == 0 {
            return Err(ShapeError::ZeroWidth.into());
        }
        let bits = width.saturating_mul(8);
        match (0..self.len()).find(|row| limb::bits_from(self.row(*row), bits) != 0) {
            None => Ok(()),
            Some(row) => Err(Error::DoesNotFit { row, allowed: width }),
        }
    }
}

/// Borrowed memory for results: that of a [`Column`](crate::Column), or rows of 64-bit limbs in any memory.
///
/// ```
/// use limbwise::{Operation, RowsMut};
///
/// let mut squares = [0; 4];
/// Operation::sqrmod(7u64.into()).run_into(10u128, RowsMut::new(&mut squares[..2], 2)?)?;
/// assert_eq!(squares, [9, 0, 0, 0]);
/// # Ok::<(), limbwise::Error>(())
/// ```
pub struct RowsMut<'a> {
    pub(crate) data: &'a mut [Limb],
    limbs: usize,
}

impl<'a> RowsMut<'a> {
    /// Borrows rows of `limbs` limbs each, which will be overwritten.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], or [`ShapeError::Ragged`] if the length is not a multiple of
    /// `limbs`.
    pub fn new(data: &'a mut [u64], limbs: usize) -> Result<RowsMut<'a>, ShapeError> {
        Rows::new(data, limbs)?;
        Ok(RowsMut { data, limbs })
    }

    /// Like `new`, for limbs known to be whole rows.
    pub(crate) fn of(data: &'a mut [Limb], limbs: usize) -> RowsMut<'a> {
        RowsMut { data, limbs }
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.data.len() / self.limbs
    }

    /// Returns whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Returns the width of a number in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// Reads numbers of `width` bytes each, most significant byte first, no wider than the rows.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`ShapeError::Ragged`] if the length is not a multiple of `width`,
    /// or [`ShapeError::Output`] if there is not one number per row, or if they are too wide; then nothing is
    /// written.
    pub fn copy_from_be_bytes(self, bytes: &[u8], width: usize) -> Result<(), ShapeError> {
        if width == 0 {
            return Err(ShapeError::ZeroWidth);
        }
        if !bytes.len().is_multiple_of(width) {
            return Err(ShapeError::Ragged { found: bytes.len(), width });
        }
        let expected = (bytes.len() / width, width.div_ceil(LIMB_BYTES).max(self.limbs));
        self.check_shape(expected.0, expected.1)?;
        big_endian::read(width, bytes, self.limbs, self.data);
        Ok(())
    }

    /// Checks that this has `rows` rows of `limbs` limbs.
    pub(crate) fn check_shape(&self, rows: usize, limbs: usize) -> Result<(), ShapeError> {
        let (found, expected) = ((self.len(), self.limbs), (rows, limbs));
        if found == expected { Ok(()) } else { Err(ShapeError::Output { found, expected }) }
    }
}

/// The shape alone: numbers may be secret.
impl fmt::Debug for RowsMut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RowsMut")
            .field("rows", &self.len())
            .field("limbs", &self.limbs)
            .finish_non_exhaustive()
    }
}

/// The shape alone: numbers may be secret.
impl fmt::Debug for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rows").field("rows", &self.len()).field("limbs", &self.limbs).finish_non_exhaustive()
    }
}
