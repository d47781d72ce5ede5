//! Writes messages, structs and fields of the binary protocol.

use alloc::vec::Vec;

use crate::cursor::Message;
use crate::element::Element;
use crate::error::Error;
use crate::list::{count, encode_list};
use crate::map::encode_map;
use crate::nested::encode_lists;
use crate::wire::Type;

/// Appends data to a vector that a [`Cursor`](crate::Cursor) can read. A method that fails appends nothing.
///
/// A struct, whether of a message or a value, is written as its fields followed by [`Writer::stop`].
///
/// ```
/// use limbwise_thrift::{Cursor, Message, Type, Writer};
///
/// let mut bytes = Vec::new();
/// let mut writer = Writer::new(&mut bytes);
/// writer.message(&Message { name: b"get", kind: 2, sequence: 7 })?;
/// writer.field(0, Type::List);
/// writer.list(&[1_i64, -2])?;
/// writer.stop();
///
/// let mut cursor = Cursor::new(&bytes);
/// assert_eq!(cursor.message()?.name, b"get");
/// assert_eq!(cursor.find(0)?, Some(Type::List));
/// assert_eq!(cursor.list::<i64>()?.to_vec(), [1, -2]);
/// # Ok::<(), limbwise_thrift::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer<'a> {
    to: &'a mut Vec<u8>,
}

impl<'a> Writer<'a> {
    /// Creates a writer that appends to the vector.
    #[must_use]
    pub fn new(to: &'a mut Vec<u8>) -> Writer<'a> {
        Writer { to }
    }

    /// Writes the head of a message (strict, with a version). Its struct must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`](crate::Reason::TooMany) if the name is longer than 2^31 - 1 bytes.
    pub fn message(&mut self, message: &Message<'_>) -> Result<(), Error> {
        let len = count(message.name.len())?;
        self.to.extend([0x80, 1, 0, message.kind]);
        self.to.extend(len);
        self.to.extend_from_slice(message.name);
        self.to.extend(message.sequence.to_be_bytes());
        Ok(())
    }

    /// Ends a struct.
    pub fn stop(&mut self) {
        self.to.push(0);
    }

    /// Writes the head of a field. Its value must follow.
    pub fn field(&mut self, id: i16, kind: Type) {
        self.to.push(kind as u8);
        self.to.extend(id.to_be_bytes());
    }

    /// Writes the value of a field, or an element after [`Writer::sequence`] or [`Writer::map_of`].
    pub fn value<T: Element>(&mut self, value: T) {
        T::append(&[value], self.to);
    }

    /// Writes a string or bytes.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`](crate::Reason::TooMany) if they are more than 2^31 - 1.
    pub fn string(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.to.extend(count(bytes.len())?);
        self.to.extend_from_slice(bytes);
        Ok(())
    }

    /// Writes a list, or a set.
    ///
    /// # Errors
    ///
    /// Same as [`encode_list`].
    pub fn list<T: Element>(&mut self, values: &[T]) -> Result<(), Error> {
        encode_list(values, self.to)
    }

    /// Writes a list of lists: list i is the values from the end of list i - 1 to `ends[i]`.
    ///
    /// # Errors
    ///
    /// Same as [`encode_lists`].
    pub fn lists<T: Element>(&mut self, values: &[T], ends: &[usize]) -> Result<(), Error> {
        encode_lists(values, ends, self.to)
    }

    /// Writes a map.
    ///
    /// # Errors
    ///
    /// Same as [`encode_map`].
    pub fn map<K: Element, V: Element>(&mut self, keys: &[K], values: &[V]) -> Result<(), Error> {
        encode_map(keys, values, self.to)
    }

    /// Writes the head of a list or a set of any type. The values must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`](crate::Reason::TooMany) if they are more than 2^31 - 1.
    pub fn sequence(&mut self, kind: Type, values: usize) -> Result<(), Error> {
        let count = count(values)?;
        self.to.push(kind as u8);
        self.to.extend(count);
        Ok(())
    }

    /// Writes the head of a map of any types. The alternating keys and values must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`](crate::Reason::TooMany) if there are more than 2^31 - 1 pairs.
    pub fn map_of(&mut self, key: Type, value: Type, pairs: usize) -> Result<(), Error> {
        let count = count(pairs)?;
        self.to.extend([key as u8, value as u8]);
        self.to.extend(count);
        Ok(())
    }
}
