//! Lists and sets of fixed-width values.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::element::Element;
use crate::error::{Error, Reason};

/// The values of a list or a set, still in their bytes.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'a, T> {
    bytes: &'a [u8],
    /// Where the bytes begin in what was given.
    offset: usize,
    values: PhantomData<T>,
}

impl<'a, T: Element> Elements<'a, T> {
    pub(crate) fn new(bytes: &'a [u8], offset: usize) -> Elements<'a, T> {
        Elements { bytes, offset, values: PhantomData }
    }

    /// The number of values.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / T::BYTES
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The values, big-endian.
    #[must_use]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Writes the values to the front of `to`, and says how many they are.
    ///
    /// # Errors
    ///
    /// [`Reason::OutputLength`] if `to` is too short; then nothing is written.
    #[inline]
    pub fn read_into(&self, to: &mut [T]) -> Result<usize, Error> {
        let (found, expected) = (to.len(), self.len());
        let Some(to) = to.get_mut(..expected) else {
            return Err(Reason::OutputLength { found, expected }.at(self.offset));
        };
        T::read(self.bytes, to);
        Ok(expected)
    }

    /// The values.
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
/// [`Reason::TooMany`] if there are more values than 2^31 - 1; then nothing is appended.
pub fn encode_list<T: Element>(values: &[T], to: &mut Vec<u8>) -> Result<(), Error> {
    let count = count(values.len())?;
    to.reserve(5 + size_of_val(values));
    to.push(T::TYPE as u8);
    to.extend_from_slice(&count);
    T::append(values, to);
    Ok(())
}

/// Appends a set to `to`: on the wire it is a list, and that no value is there twice is up to who writes it.
///
/// # Errors
///
/// As [`encode_list`].
pub fn encode_set<T: Element>(values: &[T], to: &mut Vec<u8>) -> Result<(), Error> {
    encode_list(values, to)
}

/// The four bytes of a count.
pub(crate) fn count(count: usize) -> Result<[u8; 4], Error> {
    match i32::try_from(count) {
        Ok(count) => Ok(count.to_be_bytes()),
        Err(_) => Err(Reason::TooMany { count }.at(0)),
    }
}
