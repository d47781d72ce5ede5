//! Lists and sets of fixed-width values.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::element::Element;
use crate::error::{Error, Reason};

/// The values of a list or a set, not yet converted.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'a, T> {
    bytes: &'a [u8],
    /// The position of the bytes in the input.
    offset: usize,
    values: PhantomData<T>,
}

impl<'a, T: Element> Elements<'a, T> {
    pub(crate) fn new(bytes: &'a [u8], offset: usize) -> Elements<'a, T> {
        Elements { bytes, offset, values: PhantomData }
    }

    /// Returns the number of values.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / T::BYTES
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns the values, big-endian.
    #[must_use]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Writes the values to the front of `to`, and returns their number.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::OutputLength`] if `to` is too short; then nothing is written.
    #[inline]
    pub fn read_into(&self, to: &mut [T]) -> Result<usize, Error> {
        let (found, expected) = (to.len(), self.len());
        let Some(to) = to.get_mut(..expected) else {
            return Err(Reason::OutputLength { found, expected }.at(self.offset));
        };
        T::read(self.bytes, to);
        Ok(expected)
    }

    /// Returns the values.
    #[must_use]
    pub fn to_vec(&self) -> Vec<T> {
        let mut values = vec![T::default(); self.len()];
        T::read(self.bytes, &mut values);
        values
    }
}

/// Appends a list to `to`.
///
/// # Errors
///
/// Returns [`Reason::TooMany`] if there are more values than 2^31 - 1; then nothing is appended.
pub fn encode_list<T: Element>(values: &[T], to: &mut Vec<u8>) -> Result<(), Error> {
    let count = count(values.len())?;
    to.reserve(5 + size_of_val(values));
    to.push(T::TYPE as u8);
    to.extend_from_slice(&count);
    T::append(values, to);
    Ok(())
}

/// Appends a set to `to`, which is encoded like a list. The caller must ensure that there are no duplicates.
///
/// # Errors
///
/// Same as [`encode_list`].
pub fn encode_set<T: Element>(values: &[T], to: &mut Vec<u8>) -> Result<(), Error> {
    encode_list(values, to)
}

/// Returns the four bytes of a count.
pub(crate) fn count(count: usize) -> Result<[u8; 4], Error> {
    match i32::try_from(count) {
        Ok(count) => Ok(count.to_be_bytes()),
        Err(_) => Err(Reason::TooMany { count }.at(0)),
    }
}
