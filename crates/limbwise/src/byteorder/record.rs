//! Records of fields of mixed widths.

use alloc::vec::Vec;

use limbwise_kernels::swap::{self, Element, Step, Variant};

use super::{Error, bytes, check_output, elements, variant};

/// The layout of a record: contiguous fields of 1, 2, 3, 4, 8 or 16 bytes. Fields of one byte are left
/// unchanged; use them for padding.
///
/// ```
/// use limbwise::byteorder::Record;
///
/// let record = Record::new(&[4, 2, 1])?;
/// let mut data = [1, 2, 3, 4, 5, 6, 7];
/// record.byteswap(&mut data)?;
/// assert_eq!(data, [4, 3, 2, 1, 6, 5, 7]);
/// # Ok::<(), limbwise::byteorder::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    fields: Vec<usize>,
    len: usize,
    variant: Variant,
    /// The steps that the variant performs for these fields.
    steps: Vec<Step>,
}

impl Record {
    /// Creates the layout of a record with fields of these sizes in bytes.
    ///
    /// # Errors
    ///
    /// Returns [`Error::EmptyRecord`] if there are no fields, [`Error::Field`] with the first field of
    /// another width than 1, 2, 3, 4, 8 or 16 bytes.
    pub fn new(fields: &[usize]) -> Result<Record, Error> {
        if fields.is_empty() {
            return Err(Error::EmptyRecord);
        }
        let odd = |bytes: &usize| !matches!(bytes, 1 | 2 | 3 | 4 | 8 | 16);
        if let Some(field) = fields.iter().position(odd) {
            return Err(Error::Field { field, bytes: fields[field] });
        }
        let variant = variant();
        Ok(Record {
            fields: fields.to_vec(),
            len: fields.iter().sum(),
            variant,
            steps: variant.steps(fields).collect(),
        })
    }

    /// Returns the size of a record in bytes.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "a record has at least one byte")]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns the sizes of the fields in bytes.
    #[must_use]
    pub fn fields(&self) -> &[usize] {
        &self.fields
    }

    /// Reverses the bytes of each field of each record.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Ragged`] if the length is not a multiple of the record's; then nothing is changed.
    pub fn byteswap(&self, data: &mut [u8]) -> Result<(), Error> {
        elements(data.len(), self.len)?;
        self.variant.records(&self.fields, &self.steps, data);
        Ok(())
    }

    /// Writes the records of `from` into `to`, the bytes of each field reversed.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Ragged`] if the length is not a multiple of the record's, [`Error::OutputLength`], in
    /// bytes, if the lengths differ; then nothing is written.
    pub fn byteswap_into(&self, from: &[u8], to: &mut [u8]) -> Result<(), Error> {
        elements(from.len(), self.len)?;
        check_output(to.len(), from.len())?;
        self.variant.records_into(&self.fields, &self.steps, from, to);
        Ok(())
    }

    /// Reads one field of each record and reverses its bytes.
    ///
    /// # Errors
    ///
    /// Returns [`Error::NoField`] if there is no such field, [`Error::FieldType`] if the field has another
    /// width than `T`, [`Error::Ragged`] if `from` is not whole records, [`Error::OutputLength`] if there is
    /// not one for each element of `to`; then nothing is written.
    pub fn gather<T: Element>(&self, field: usize, from: &[u8], to: &mut [T]) -> Result<(), Error> {
        let Some(found) = self.fields.get(field).copied() else {
            return Err(Error::NoField { field, fields: self.fields.len() });
        };
        if found != T::WIDTH.bytes() {
            return Err(Error::FieldType { field, found, expected: T::WIDTH.bytes() });
        }
        let count = elements(from.len(), self.len)?;
        check_output(to.len(), count)?;
        if count == 0 {
            return Ok(());
        }
        let start = self.fields[..field].iter().sum::<usize>();
        bytes::gather(&from[start..], self.len, swap::bytes_of_mut(to), T::WIDTH)
    }
}
