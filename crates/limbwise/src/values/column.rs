//! Columns: many numbers of one width.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::hint::black_box;
use core::mem;

use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES, Limb};

use crate::error::{Error, ShapeError};
use crate::values::big_endian;
use crate::values::buffer::{Buffer, same};
use crate::values::rows::{Rows, RowsMut};
use crate::values::text;

/// A column of numbers of one width, stored as consecutive rows of 64-bit limbs, least significant limb
/// first.
///
/// The numbers may be secret: `Debug` prints only the shape, and the time of `==` depends only on the shapes.
/// A [`secret`](Column::secret) column overwrites its memory when it is dropped, and so do its clones.
///
/// ```
/// use limbwise::{Column, powmod};
///
/// let exponents = Column::parse(["17", "4242"])?.secret();
/// let powers = powmod(3u64, &exponents, 1_000_000_007u64)?.secret();
/// assert_eq!(powers.to_decimal(), ["129140163", "76084199"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
pub struct Column {
    data: Vec<Limb>,
    limbs: usize,
    /// Whether the memory is overwritten before it is freed (feature `zeroize`).
    secret: bool,
}

/// Above this number of limbs, allocation is tried first, because a failure later would abort the process.
const LARGE: usize = 1 << 20;

/// Returns the number of limbs in `rows` rows of `limbs` limbs, if there is memory for them.
///
/// # Errors
///
/// Returns [`ShapeError::TooLarge`] if there is not.
pub(crate) fn room(rows: usize, limbs: usize) -> Result<usize, ShapeError> {
    let too_large = ShapeError::TooLarge { rows, width: limbs };
    let len = rows.checked_mul(limbs).ok_or(too_large)?;
    if len > LARGE {
        let mut room = Vec::<Limb>::new();
        room.try_reserve_exact(len).map_err(|_| too_large)?;
        // The compiler may remove an allocation that is not used.
        black_box(&room);
    }
    Ok(len)
}

/// Allocates rows of zeros.
///
/// # Errors
///
/// Same as [`room`].
pub(crate) fn zeros(rows: usize, limbs: usize) -> Result<Vec<Limb>, ShapeError> {
    Ok(vec![0; room(rows, limbs)?])
}

/// Allocates rows of `width` zero bytes.
///
/// # Errors
///
/// Returns [`ShapeError::TooLarge`] if there is not enough memory for them.
pub(crate) fn zero_bytes(rows: usize, width: usize) -> Result<Vec<u8>, ShapeError> {
    let too_large = ShapeError::TooLarge { rows, width };
    let len = rows.checked_mul(width).ok_or(too_large)?;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(len).map_err(|_| too_large)?;
    bytes.resize(len, 0);
    Ok(bytes)
}

impl Column {
    /// Creates a column of `rows` zeros of `limbs` 64-bit limbs.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`] if `limbs` is 0, [`ShapeError::TooLarge`] if there is not enough
    /// memory for them.
    pub fn zeros(rows: usize, limbs: usize) -> Result<Column, ShapeError> {
        Column::from_limbs(zeros(rows, limbs)?, limbs)
    }

    /// Takes rows of `limbs` limbs each, least significant limb first.
    ///
    /// # Errors
    ///
    /// Same as [`Rows::new`].
    pub fn from_limbs(data: Vec<u64>, limbs: usize) -> Result<Column, ShapeError> {
        Rows::new(&data, limbs)?;
        Ok(Column::of_rows(data, limbs))
    }

    /// Creates zeros; the caller has checked that there is memory for them.
    pub(crate) fn of_zeros(rows: usize, limbs: usize) -> Column {
        Column::of_rows(vec![0; rows * limbs], limbs)
    }

    /// Like [`Column::from_limbs`], for data known to be whole rows.
    pub(crate) fn of_rows(data: Vec<Limb>, limbs: usize) -> Column {
        Column { data, limbs, secret: false }
    }

    /// Makes the column overwrite its memory when it is dropped (feature `zeroize`). Clones do so too;
    /// results of operations do not, unless this method is called on them.
    #[must_use]
    pub fn secret(mut self) -> Column {
        self.secret = true;
        self
    }

    /// Returns whether the column overwrites its memory when it is dropped.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.secret
    }

    /// Returns the same numbers as a column that is not secret, for a finished result.
    pub(crate) fn done(mut self) -> Column {
        self.secret = false;
        self
    }

    /// Reads numbers of `width` bytes each, most significant byte first.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`ShapeError::Ragged`] if the length is not a multiple of `width`,
    /// or [`ShapeError::TooLarge`].
    pub fn from_be_bytes(bytes: &[u8], width: usize) -> Result<Column, ShapeError> {
        let mut column = Column::for_bytes(bytes, width)?;
        let limbs = column.limbs;
        big_endian::read(width, bytes, limbs, &mut column.data);
        Ok(column)
    }

    /// Reads numbers of `width` bytes each, least significant byte first.
    ///
    /// # Errors
    ///
    /// Same as [`Column::from_be_bytes`].
    pub fn from_le_bytes(bytes: &[u8], width: usize) -> Result<Column, ShapeError> {
        let mut column = Column::for_bytes(bytes, width)?;
        for (row, number) in column.rows_mut().zip(bytes.chunks_exact(width)) {
            limb::from_le_bytes(number, row);
        }
        Ok(column)
    }

    /// Creates a column of zeros with one row per number of `width` bytes.
    fn for_bytes(bytes: &[u8], width: usize) -> Result<Column, ShapeError> {
        if width == 0 {
            return Err(ShapeError::ZeroWidth);
        }
        if !bytes.len().is_multiple_of(width) {
            return Err(ShapeError::Ragged { found: bytes.len(), width });
        }
        Column::zeros(bytes.len() / width, width.div_ceil(LIMB_BYTES))
    }

    /// Collects numbers of any lengths, least significant limb first, into a column as wide as the longest of
    /// them (including leading zero limbs), at least one limb.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooLarge`] if there is not enough memory for that many rows of the longest
    /// width.
    pub fn from_rows<R: AsRef<[u64]>>(rows: impl IntoIterator<Item = R>) -> Result<Column, ShapeError> {
        let mut ragged = Ragged::default();
        for row in rows {
            ragged.limbs.extend_from_slice(row.as_ref());
            ragged.end_row();
        }
        ragged.into_column()
    }

    /// Parses decimal numbers, or hexadecimal numbers with a `0x` prefix, into a column as wide as the
    /// longest of them, at least one limb. Not constant-time.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Text`] with the first row that is not a number, or [`ShapeError::TooLarge`] as for
    /// [`Column::from_rows`].
    pub fn parse<S: AsRef<str>>(numbers: impl IntoIterator<Item = S>) -> Result<Column, Error> {
        let mut ragged = Ragged::default();
        for (row, number) in numbers.into_iter().enumerate() {
            text::parse(number.as_ref(), &mut ragged.limbs).map_err(|error| Error::Text { row, error })?;
            ragged.end_row();
        }
        Ok(ragged.into_column()?)
    }

    /// Returns the numbers as `width` bytes each, most significant byte first. Constant-time, unless a number
    /// does not fit.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::ZeroWidth`], [`Error::DoesNotFit`] with the first row whose number needs more
    /// bytes, or [`ShapeError::TooLarge`].
    pub fn to_be_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = self.bytes_for(width)?;
        big_endian::write(self.limbs, &self.data, width, &mut bytes);
        Ok(bytes)
    }

    /// Returns the numbers as `width` bytes each, least significant byte first.
    ///
    /// # Errors
    ///
    /// Same as [`Column::to_be_bytes`].
    pub fn to_le_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = self.bytes_for(width)?;
        for (number, row) in bytes.chunks_exact_mut(width).zip(self.rows()) {
            limb::to_le_bytes(row, number);
        }
        Ok(bytes)
    }

    /// Allocates `width` bytes per number, after checking that every number fits.
    fn bytes_for(&self, width: usize) -> Result<Vec<u8>, Error> {
        self.as_rows().check_fit(width)?;
        Ok(zero_bytes(self.len(), width)?)
    }

    /// Returns the numbers in decimal. Not constant-time.
    #[must_use]
    pub fn to_decimal(&self) -> Vec<String> {
        self.rows().map(text::decimal).collect()
    }

    /// Returns the numbers in lower-case hexadecimal after `0x`, without leading zeros. Not constant-time.
    #[must_use]
    pub fn to_hex(&self) -> Vec<String> {
        self.rows().map(text::hex).collect()
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.data.len() / self.limbs
    }

    /// Returns whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Returns the width of a number in limbs of 64 bits.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// Returns the width of a number in bits, a multiple of 64.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.limbs * LIMB_BITS
    }

    /// Returns the limbs of one row, least significant first.
    ///
    /// # Panics
    ///
    /// Panics if there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.data[row.saturating_mul(self.limbs)..][..self.limbs]
    }

    /// Returns an iterator over the rows.
    #[must_use = "iterators are lazy"]
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[u64]> {
        self.data.chunks_exact(self.limbs)
    }

    /// Returns an iterator over the rows that allows writing.
    pub fn rows_mut(&mut self) -> impl ExactSizeIterator<Item = &mut [u64]> {
        self.data.chunks_exact_mut(self.limbs)
    }

    /// Borrows the rows.
    #[must_use]
    pub fn as_rows(&self) -> Rows<'_> {
        Rows::of(&self.data, self.limbs)
    }

    /// All limbs, row after row.
    #[must_use]
    pub fn as_limbs(&self) -> &[u64] {
        &self.data
    }

    /// Returns all limbs, row after row, mutably.
    #[must_use]
    pub fn as_limbs_mut(&mut self) -> &mut [u64] {
        &mut self.data
    }

    /// Returns all limbs, row after row. They are no longer overwritten on drop, even if the column was
    /// secret.
    #[must_use]
    pub fn into_limbs(mut self) -> Vec<u64> {
        mem::take(&mut self.data)
    }
}

impl Clone for Column {
    fn clone(&self) -> Column {
        Column { data: self.data.clone(), limbs: self.limbs, secret: self.secret }
    }
}

#[cfg(feature = "zeroize")]
impl Drop for Column {
    fn drop(&mut self) {
        if self.secret {
            crate::values::buffer::wipe(&mut self.data);
        }
    }
}

impl PartialEq for Column {
    /// Returns whether the shapes and the numbers are equal, in time that depends only on the shapes.
    fn eq(&self, other: &Column) -> bool {
        self.limbs == other.limbs && same(&self.data, &other.data)
    }
}

impl Eq for Column {}

impl Rows<'_> {
    /// Copies the rows to a column.
    #[must_use]
    pub fn to_column(&self) -> Column {
        Column::of_rows(self.as_limbs().to_vec(), self.limbs())
    }
}

impl<'a> From<&'a Column> for Rows<'a> {
    fn from(column: &'a Column) -> Self {
        column.as_rows()
    }
}

impl<'a> From<&'a mut Column> for RowsMut<'a> {
    fn from(column: &'a mut Column) -> Self {
        RowsMut::of(&mut column.data, column.limbs)
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Column")
            .field("rows", &self.len())
            .field("bits", &self.bits())
            .finish_non_exhaustive()
    }
}

/// Rows of different lengths that are being collected into a column.
#[derive(Default)]
struct Ragged {
    limbs: Buffer<Limb>,
    ends: Vec<usize>,
    longest: usize,
}

impl Ragged {
    fn end_row(&mut self) {
        let start = self.ends.last().copied().unwrap_or(0);
        self.longest = self.longest.max(self.limbs.len() - start);
        self.ends.push(self.limbs.len());
    }

    fn into_column(self) -> Result<Column, ShapeError> {
        let mut column = Column::zeros(self.ends.len(), self.longest.max(1))?;
        let mut start = 0;
        for (row, end) in column.rows_mut().zip(self.ends) {
            row[..end - start].copy_from_slice(&self.limbs[start..end]);
            start = end;
        }
        Ok(column)
    }
}

#[cfg(feature = "num-bigint")]
impl Column {
    /// Collects numbers into a column as wide as the longest of them, at least one limb.
    ///
    /// # Errors
    ///
    /// Same as [`Column::from_rows`].
    pub fn from_biguints<'a>(
        numbers: impl IntoIterator<Item = &'a num_bigint::BigUint>,
    ) -> Result<Column, ShapeError> {
        let mut ragged = Ragged::default();
        for number in numbers {
            ragged.limbs.extend_from_slice(&Buffer::take(number.to_u64_digits()));
            ragged.end_row();
        }
        ragged.into_column()
    }

    /// Returns the numbers as `BigUint`.
    #[must_use]
    pub fn to_biguints(&self) -> Vec<num_bigint::BigUint> {
        self.rows().map(text::biguint).collect()
    }
}
