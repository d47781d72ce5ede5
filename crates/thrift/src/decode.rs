//! Decodes bytes that consist of one list.

use alloc::vec::Vec;

use crate::cursor::Cursor;
use crate::element::Element;
use crate::error::Error;
use crate::list::Elements;

/// Decodes a list, writes its values to the front of `to`, and returns their number.
///
/// # Errors
///
/// Returns an error if the bytes are no list of `T` and nothing else, or
/// [`Reason::OutputLength`](crate::Reason::OutputLength) if `to` is too short; then nothing is written.
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

/// Decodes a list and returns its values.
///
/// # Errors
///
/// Returns an error if the bytes are no list of `T` and nothing else.
pub fn decode_list<T: Element>(bytes: &[u8]) -> Result<Vec<T>, Error> {
    Ok(whole(bytes)?.to_vec())
}

fn whole<T: Element>(bytes: &[u8]) -> Result<Elements<'_, T>, Error> {
    let mut cursor = Cursor::new(bytes);
    let elements = cursor.list()?;
    cursor.end()?;
    Ok(elements)
}
