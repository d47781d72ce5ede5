//! Many numbers of one width.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use limbwise_kernels::limb::{self, LIMB_BITS, LIMB_BYTES, Limb};

use crate::byteorder;
use crate::error::Error;
use crate::rows::{Rows, RowsMut};
use crate::text;

/// Numbers of one width: rows of 64-bit limbs, least significant limb first, one row after another.
///
/// A column is a secret like the numbers in it: its `Debug` shows the shape alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Column {
    data: Vec<Limb>,
    limbs: usize,
}

impl Column {
    /// `rows` zeros of `limbs` limbs of 64 bits.
    ///
    /// # Errors
    ///
    /// [`Error::ZeroWidth`] if `limbs` is 0.
    pub fn zeros(rows: usize, limbs: usize) -> Result<Column, Error> {
        Column::from_limbs(vec![0; rows * limbs], limbs)
    }

    /// The same for a width that is known not to be 0.
    pub(crate) fn of(rows: usize, limbs: usize) -> Column {
        Column { data: vec![0; rows * limbs], limbs }
    }

    /// Takes rows of `limbs` limbs each, least significant limb first.
    ///
    /// # Errors
    ///
    /// [`Error::ZeroWidth`], or [`Error::Ragged`] if the length is not a multiple of `limbs`.
    pub fn from_limbs(data: Vec<Limb>, limbs: usize) -> Result<Column, Error> {
        if limbs == 0 {
            return Err(Error::ZeroWidth);
        }
        if !data.len().is_multiple_of(limbs) {
            return Err(Error::Ragged { found: data.len(), width: limbs });
        }
        Ok(Column { data, limbs })
    }

    /// The same for limbs that are known to be whole rows.
    pub(crate) fn of_rows(data: Vec<Limb>, limbs: usize) -> Column {
        Column { data, limbs }
    }

    /// Reads numbers of `width` bytes each, most significant byte first.
    ///
    /// # Errors
    ///
    /// [`Error::ZeroWidth`], or [`Error::Ragged`] if the length is not a multiple of `width`.
    pub fn from_be_bytes(bytes: &[u8], width: usize) -> Result<Column, Error> {
        let mut column = Column::for_bytes(bytes, width)?;
        let limbs = column.limbs;
        byteorder::variant().limbs_from_be(width, bytes, limbs, &mut column.data);
        Ok(column)
    }

    /// Reads numbers of `width` bytes each, least significant byte first.
    ///
    /// # Errors
    ///
    /// As [`Column::from_be_bytes`].
    pub fn from_le_bytes(bytes: &[u8], width: usize) -> Result<Column, Error> {
        let mut column = Column::for_bytes(bytes, width)?;
        for (row, number) in column.rows_mut().zip(bytes.chunks_exact(width)) {
            limb::from_le_bytes(number, row);
        }
        Ok(column)
    }

    /// Zeros, one for each number of `width` bytes.
    fn for_bytes(bytes: &[u8], width: usize) -> Result<Column, Error> {
        if width == 0 {
            return Err(Error::ZeroWidth);
        }
        if !bytes.len().is_multiple_of(width) {
            return Err(Error::Ragged { found: bytes.len(), width });
        }
        Column::zeros(bytes.len() / width, width.div_ceil(LIMB_BYTES))
    }

    /// Takes numbers of any lengths, least significant limb first, into a column as wide as the
    /// longest of them (leading zero limbs included), at least one limb.
    pub fn from_rows<R: AsRef<[Limb]>>(rows: impl IntoIterator<Item = R>) -> Column {
        let mut ragged = Ragged::default();
        for row in rows {
            ragged.limbs.extend_from_slice(row.as_ref());
            ragged.end_row();
        }
        ragged.into_column()
    }

    /// Reads numbers in decimal, or in hexadecimal after `0x`, into a column as wide as the longest
    /// of them, at least one limb. Not constant-time.
    ///
    /// # Errors
    ///
    /// [`Error::Text`] with the first row that is not a number.
    pub fn parse<S: AsRef<str>>(numbers: impl IntoIterator<Item = S>) -> Result<Column, Error> {
        let mut ragged = Ragged::default();
        for (row, number) in numbers.into_iter().enumerate() {
            text::parse(number.as_ref(), &mut ragged.limbs).map_err(|error| Error::Text { row, error })?;
            ragged.end_row();
        }
        Ok(ragged.into_column())
    }

    /// The numbers, `width` bytes each, most significant byte first. Constant-time, unless one does not fit.
    ///
    /// # Errors
    ///
    /// [`Error::DoesNotFit`] with the first row whose number needs more bytes.
    pub fn to_be_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = self.bytes_for(width)?;
        byteorder::variant().limbs_to_be(self.limbs, &self.data, width, &mut bytes);
        Ok(bytes)
    }

    /// The numbers, `width` bytes each, least significant byte first.
    ///
    /// # Errors
    ///
    /// As [`Column::to_be_bytes`].
    pub fn to_le_bytes(&self, width: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = self.bytes_for(width)?;
        for (number, row) in bytes.chunks_exact_mut(width).zip(self.rows()) {
            limb::to_le_bytes(row, number);
        }
        Ok(bytes)
    }

    /// Zeros, `width` for each number, which all have to fit.
    fn bytes_for(&self, width: usize) -> Result<Vec<u8>, Error> {
        self.as_rows().check_fit(width)?;
        Ok(vec![0; self.len() * width])
    }

    /// The numbers in decimal. Not constant-time.
    #[must_use]
    pub fn to_decimal(&self) -> Vec<String> {
        self.rows().map(text::decimal).collect()
    }

    /// The numbers in lower-case hexadecimal after `0x`, without leading zeros. Not constant-time.
    #[must_use]
    pub fn to_hex(&self) -> Vec<String> {
        self.rows().map(text::hex).collect()
    }

    /// The number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.data.len() / self.limbs
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// The width of a number in limbs of 64 bits.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// The width of a number in bits, a multiple of 64.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.limbs * LIMB_BITS
    }

    /// The limbs of one row, least significant first.
    ///
    /// # Panics
    ///
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[Limb] {
        &self.data[row * self.limbs..][..self.limbs]
    }

    /// The rows, first to last.
    #[must_use = "iterators are lazy"]
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[Limb]> {
        self.data.chunks_exact(self.limbs)
    }

    /// The rows, first to last, to be written.
    pub fn rows_mut(&mut self) -> impl ExactSizeIterator<Item = &mut [Limb]> {
        self.data.chunks_exact_mut(self.limbs)
    }

    /// The rows, borrowed.
    #[must_use]
    pub fn as_rows(&self) -> Rows<'_> {
        Rows::of(&self.data, self.limbs)
    }

    /// All limbs, row after row.
    #[must_use]
    pub fn as_limbs(&self) -> &[Limb] {
        &self.data
    }

    /// All limbs, row after row, to be written.
    #[must_use]
    pub fn as_limbs_mut(&mut self) -> &mut [Limb] {
        &mut self.data
    }

    /// All limbs, row after row.
    #[must_use]
    pub fn into_limbs(self) -> Vec<Limb> {
        self.data
    }
}

impl Rows<'_> {
    /// A copy.
    #[must_use]
    pub fn to_column(&self) -> Column {
        Column::of_rows(self.as_limbs().to_vec(), self.limbs())
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

/// Rows of different lengths, on their way into a column.
#[derive(Default)]
struct Ragged {
    limbs: Vec<Limb>,
    ends: Vec<usize>,
    longest: usize,
}

impl Ragged {
    fn end_row(&mut self) {
        let start = self.ends.last().copied().unwrap_or(0);
        self.longest = self.longest.max(self.limbs.len() - start);
        self.ends.push(self.limbs.len());
    }

    fn into_column(self) -> Column {
        let limbs = self.longest.max(1);
        let mut column = Column { data: vec![0; self.ends.len() * limbs], limbs };
        let mut start = 0;
        for (row, end) in column.rows_mut().zip(self.ends) {
            row[..end - start].copy_from_slice(&self.limbs[start..end]);
            start = end;
        }
        column
    }
}

#[cfg(feature = "num-bigint")]
impl Column {
    /// Takes numbers into a column as wide as the longest of them, at least one limb.
    pub fn from_biguints<'a>(numbers: impl IntoIterator<Item = &'a num_bigint::BigUint>) -> Column {
        Column::from_rows(numbers.into_iter().map(num_bigint::BigUint::to_u64_digits))
    }

    /// The numbers as `BigUint`.
    #[must_use]
    pub fn to_biguints(&self) -> Vec<num_bigint::BigUint> {
        self.rows()
            .map(|row| row.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
            .map(num_bigint::BigUint::new)
            .collect()
    }
}
