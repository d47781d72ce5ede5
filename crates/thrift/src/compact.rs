//! The compact protocol: lists and sets, a [`Cursor`] for messages, structs and maps, and a [`Writer`] of
//! them.
//!
//! The head of a list is a byte, with a count beside the type if it is below 15 and after it if not. Integers
//! are zigzag varints, a byte each or more; `i8` and `bool` are single bytes. Doubles are **little-endian**:
//! the early implementations did it by mistake, and it became the rule. Some older libraries (Python's until
//! 2013, Rust's before 0.14) wrote big-endian ones; nothing in the bytes tells the two apart.
//! `limbwise::byteorder::byteswap` corrects, in place, doubles that were read from their output.
//!
//! Varints are decoded from one load of eight bytes each: a bit count finds the end, and three steps close up
//! the groups of seven bits. Eight varints of one byte are decoded together.

mod cursor;
mod writer;

use alloc::vec;
use alloc::vec::Vec;

use limbwise::byteorder::{self, Width, bytes, bytes_of};

use crate::error::{Error, Reason};

pub use cursor::Cursor;
pub use writer::Writer;

/// An element of a list: `bool`, `i8`, `i16`, `i32`, `i64`, `f64`.
pub trait Element: sealed::Packed {}

mod sealed {
    use super::{Error, Vec};

    pub trait Packed: Copy + Default + 'static {
        /// The codes of its type. The first is the one to write.
        const CODES: &'static [u8];
        /// The minimum size of a value in bytes.
        const MIN: usize;

        /// Reads values from the front of `from`, whose position in the input is `offset`, and returns the
        /// number of their bytes.
        fn read(from: &[u8], to: &mut [Self], offset: usize) -> Result<usize, Error>;
        fn append(from: &[Self], to: &mut Vec<u8>);
    }
}

use sealed::Packed;

impl<T: Packed> Element for T {}

/// Decodes bytes that consist of a list or a set to the front of `to`, and returns the number of values.
///
/// # Errors
///
/// Returns an error if they do not consist of a list of `T`; then some values may have been written.
/// [`Reason::OutputLength`] if `to` is too short; then nothing is written.
///
/// # Examples
///
/// ```
/// use limbwise_thrift::compact;
///
/// let mut values = [0_i32; 3];
/// assert_eq!(compact::decode_list_into(&[0x35, 0x02, 0x01, 0xac, 0x02], &mut values)?, 3);
/// assert_eq!(values, [1, -1, 150]);
/// # Ok::<(), limbwise_thrift::Error>(())
/// ```
pub fn decode_list_into<T: Element>(bytes: &[u8], to: &mut [T]) -> Result<usize, Error> {
    let (count, start) = head::<T>(bytes, 0)?;
    let found = to.len();
    let Some(to) = to.get_mut(..count) else {
        return Err(Reason::OutputLength { found, expected: count }.at(start));
    };
    let taken = T::read(&bytes[start..], to, start)?;
    match bytes.len() - start - taken {
        0 => Ok(count),
        trailing => Err(Reason::Trailing { bytes: trailing }.at(start + taken)),
    }
}

/// Decodes bytes that consist of a list or a set.
///
/// # Errors
///
/// Returns an error if they do not consist of a list of `T`.
pub fn decode_list<T: Element>(bytes: &[u8]) -> Result<Vec<T>, Error> {
    let (count, _) = head::<T>(bytes, 0)?;
    let mut values = vec![T::default(); count];
    decode_list_into(bytes, &mut values)?;
    Ok(values)
}

/// Appends a list, or a set, to `to`.
///
/// # Errors
///
/// Returns [`Reason::TooMany`] if there are more values than 2^31 - 1; then nothing is appended.
pub fn encode_list<T: Element>(values: &[T], to: &mut Vec<u8>) -> Result<(), Error> {
    push_head(T::CODES[0], values.len(), to)?;
    T::append(values, to);
    Ok(())
}

/// Appends the head of a list of `count` values.
fn push_head(code: u8, count: usize, to: &mut Vec<u8>) -> Result<(), Error> {
    let Ok(said) = i32::try_from(count) else {
        return Err(Reason::TooMany { count }.at(0));
    };
    if said < 15 {
        to.push((said as u8) << 4 | code);
    } else {
        to.push(0xf0 | code);
        push_varint(said.cast_unsigned().into(), to);
    }
    Ok(())
}

/// Returns the number of values in a list, which the bytes can hold, and where they begin. `offset` is the
/// position of the bytes in the input.
fn head<T: Element>(bytes: &[u8], offset: usize) -> Result<(usize, usize), Error> {
    let Some((head, rest)) = bytes.split_first() else {
        return Err(Reason::Truncated { found: 0, expected: 1 }.at(offset));
    };
    let (mut few, mut start) = (usize::from(head >> 4), 1);
    if few == 15 {
        let (long, len) = varint(rest, offset + 1)?;
        (few, start) = (count(long, offset + 1)?, 1 + len);
    }
    let count = few;
    let code = head & 15;
    // An empty list may go without a type.
    if !(T::CODES.contains(&code) || count == 0 && code == 0) {
        return Err(Reason::CompactType { found: code, expected: T::CODES[0] }.at(offset));
    }
    let found = bytes.len() - start;
    if count > found / T::MIN {
        return Err(Reason::Count { count, found }.at(offset + 1));
    }
    Ok((count, start))
}

/// Checks a count, which is an `i32` that is not negative.
fn count(said: u64, offset: usize) -> Result<usize, Error> {
    let said = u32::try_from(said).map_err(|_| Reason::Varint.at(offset))?;
    match i32::try_from(said) {
        Ok(_) => Ok(said as usize),
        Err(_) => Err(Reason::Negative { count: said.cast_signed() }.at(offset)),
    }
}

/// Returns the varint at the front of the bytes, and its length.
fn varint(bytes: &[u8], offset: usize) -> Result<(u64, usize), Error> {
    let mut value = 0;
    for (i, byte) in bytes.iter().enumerate().take(10) {
        let part = u64::from(byte & 0x7f);
        if i == 9 && part > 1 {
            break;
        }
        value |= part << (7 * i);
        if byte & 0x80 == 0 {
            return Ok((value, i + 1));
        }
    }
    if bytes.len() < 10 && bytes.iter().all(|byte| byte & 0x80 != 0) {
        return Err(Reason::Truncated { found: bytes.len(), expected: bytes.len() + 1 }.at(offset));
    }
    Err(Reason::Varint.at(offset))
}

fn push_varint(mut value: u64, to: &mut Vec<u8>) {
    let mut bytes = [0; 10];
    let mut len = 0;
    while value > 0x7f {
        bytes[len] = value as u8 | 0x80;
        value >>= 7;
        len += 1;
    }
    bytes[len] = value as u8;
    to.extend_from_slice(&bytes[..=len]);
}

/// The bit of each byte that is set if the varint continues.
const GOES_ON: u64 = 0x8080_8080_8080_8080;

/// Concatenates the low 7 bits of the bytes.
#[inline]
fn gather_sevens(word: u64) -> u64 {
    let pairs = (word & 0x007f_007f_007f_007f) | (word & 0x7f00_7f00_7f00_7f00) >> 1;
    let fours = (pairs & 0x0000_3fff_0000_3fff) | (pairs & 0x3fff_0000_3fff_0000) >> 2;
    (fours & 0x0fff_ffff) | (fours & 0x0fff_ffff_0000_0000) >> 4
}

#[inline]
fn unzigzag(value: u64) -> i64 {
    (value >> 1).cast_signed() ^ -(value & 1).cast_signed()
}

#[inline]
fn zigzag(value: i64) -> u64 {
    (value << 1 ^ value >> 63).cast_unsigned()
}

/// Reads zigzag varints from the front of `from`, eight bytes at a time where there are as many.
#[inline]
fn read_varints<T: Copy + TryFrom<i64>>(from: &[u8], to: &mut [T], offset: usize) -> Result<usize, Error> {
    let mut at = 0;
    let mut done = 0;
    while done < to.len() {
        let rest = &from[at..];
        let (value, len) = match rest.first_chunk() {
            Some(window) => {
                let word = u64::from_le_bytes(*window);
                let ends = !word & GOES_ON;
                if ends == GOES_ON
                    && let Some(eight) = to[done..].first_chunk_mut::<8>()
                {
                    for (value, byte) in eight.iter_mut().zip(window) {
                        // One byte each: they fit any type.
                        let Ok(fits) = T::try_from(unzigzag(u64::from(*byte))) else {
                            return Err(Reason::Varint.at(offset + at));
                        };
                        *value = fits;
                    }
                    at += 8;
                    done += 8;
                    continue;
                }
                if ends == 0 {
                    varint(rest, offset + at)?
                } else {
                    let own = word & (ends ^ (ends - 1));
                    (gather_sevens(own), ends.trailing_zeros() as usize / 8 + 1)
                }
            }
            None => varint(rest, offset + at)?,
        };
        to[done] = T::try_from(unzigzag(value)).map_err(|_| Reason::Varint.at(offset + at))?;
        at += len;
        done += 1;
    }
    Ok(at)
}

macro_rules! varints {
    ($($number:ty: $code:literal;)*) => {$(
        impl Packed for $number {
            const CODES: &'static [u8] = &[$code];
            const MIN: usize = 1;

            fn read(from: &[u8], to: &mut [Self], offset: usize) -> Result<usize, Error> {
                read_varints(from, to, offset)
            }

            fn append(from: &[Self], to: &mut Vec<u8>) {
                to.reserve(from.len());
                from.iter().for_each(|value| push_varint(zigzag((*value).into()), to));
            }
        }
    )*};
}

varints! {
    i16: 4;
    i32: 5;
    i64: 6;
}

impl Packed for f64 {
    const CODES: &'static [u8] = &[7];
    const MIN: usize = 8;

    fn read(from: &[u8], to: &mut [Self], offset: usize) -> Result<usize, Error> {
        let expected = size_of_val(to);
        let Some(values) = from.get(..expected) else {
            return Err(Reason::Truncated { found: from.len(), expected }.at(offset));
        };
        byteorder::from_le_bytes(values, to).expect("as many bytes as the values have");
        Ok(expected)
    }

    fn append(from: &[Self], to: &mut Vec<u8>) {
        let start = to.len();
        to.extend_from_slice(bytes_of(from));
        bytes::to_le(&mut to[start..], Width::W64).expect("whole values");
    }
}

impl Packed for i8 {
    const CODES: &'static [u8] = &[3];
    const MIN: usize = 1;

    fn read(from: &[u8], to: &mut [Self], _: usize) -> Result<usize, Error> {
        for (from, to) in from.iter().zip(&mut *to) {
            *to = from.cast_signed();
        }
        Ok(to.len())
    }

    fn append(from: &[Self], to: &mut Vec<u8>) {
        to.extend(from.iter().map(|value| value.cast_unsigned()));
    }
}

impl Packed for bool {
    // Both have been written for lists; 1 is what Apache's libraries write.
    const CODES: &'static [u8] = &[1, 2];
    const MIN: usize = 1;

    fn read(from: &[u8], to: &mut [Self], offset: usize) -> Result<usize, Error> {
        let from = &from[..to.len()];
        // 2 is false, and 0 where a writer has mistaken the protocol.
        if let Some(at) = from.iter().position(|byte| *byte > 2) {
            return Err(Reason::Truth { found: from[at] }.at(offset + at));
        }
        for (from, to) in from.iter().zip(&mut *to) {
            *to = *from == 1;
        }
        Ok(to.len())
    }

    fn append(from: &[Self], to: &mut Vec<u8>) {
        to.extend(from.iter().map(|value| 2 - u8::from(*value)));
    }
}
