//! Lists and sets of fixed-width values.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::cursor::Cursor;
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

/// The values of the list that the bytes are, written to the front of `to`; says how many they are.
///
/// # Errors
///
/// If the bytes are no list of `T` and nothing else, or [`Reason::OutputLength`] if `to` is too short; then nothing is
/// written.
///
/// # Examples
///
/// ```
/// use limbwise_thrift::{Error, Reason, Type, decode_list_into};
///
/// let mut values = [0_i16; 4];
/// assert_eq!(decode_list_into(&[6, 0, 0, 0, 2, 0, 1, 255, 254], &mut values)?, 2);
/// assert_eq!(values, [1, -2, 0, 0]);
/// let error = decode_list_into(&[6, 0, 0, 0, 3, 0, 1, 255, 254], &mut values).unwrap_err();
/// assert_eq!(error, Error { offset: 1, reason: Reason::Count { count: 3, found: 4 } });
/// # Ok::<(), Error>(())
/// ```
#[inline]
pub fn decode_list_into<T: Element>(bytes: &[u8], to: &mut [T]) -> Result<usize, Error> {
    whole(bytes)?.read_into(to)
}

/// The values of the list that the bytes are.
///
/// # Errors
///
/// If the bytes are no list of `T` and nothing else.
pub fn decode_list<T: Element>(bytes: &[u8]) -> Result<Vec<T>, Error> {
    Ok(whole(bytes)?.to_vec())
}

fn whole<T: Element>(bytes: &[u8]) -> Result<Elements<'_, T>, Error> {
    let mut cursor = Cursor::new(bytes);
    let elements = cursor.list()?;
    cursor.end()?;
    Ok(elements)
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
