//! Writes messages, structs and fields of the compact protocol.

use alloc::vec::Vec;

use super::cursor::{PROTOCOL, VERSION, code};
use super::{Element, encode_list, push_varint, zigzag};
use crate::cursor::Message;
use crate::error::{Error, Reason};
use crate::wire::Type;

/// Appends to a vector what a [`Cursor`](super::Cursor) reads. A method that fails appends nothing.
///
/// ```
/// use limbwise_thrift::Type;
/// use limbwise_thrift::compact::Writer;
///
/// let mut bytes = Vec::new();
/// let mut writer = Writer::new(&mut bytes);
/// writer.boolean(1, true);
/// writer.field(2, Type::List)?;
/// writer.list(&[1, -1])?;
/// writer.stop();
/// assert_eq!(bytes, [0x11, 0x19, 0x25, 0x02, 0x01, 0x00]);
/// # Ok::<(), limbwise_thrift::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer<'a> {
    to: &'a mut Vec<u8>,
    /// The number of the field before, and those of the structs around.
    last: i16,
    outer: Vec<i16>,
}

impl<'a> Writer<'a> {
    /// Begins a struct, or a message, behind what the vector holds.
    #[must_use]
    pub fn new(to: &'a mut Vec<u8>) -> Writer<'a> {
        Writer { to, last: 0, outer: Vec::new() }
    }

    /// Writes the head of a message. Its struct must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`] if the name is longer than 2^31 - 1 bytes.
    pub fn message(&mut self, message: &Message<'_>) -> Result<(), Error> {
        check(message.name.len())?;
        self.to.extend([PROTOCOL, message.kind << 5 | VERSION]);
        push_varint(message.sequence.cast_unsigned().into(), self.to);
        self.string(message.name)
    }

    /// Begins a struct that is the value here; [`Writer::stop`] ends it.
    pub fn enter(&mut self) {
        self.outer.push(core::mem::take(&mut self.last));
    }

    /// Ends the struct.
    pub fn stop(&mut self) {
        self.to.push(0);
        self.last = self.outer.pop().unwrap_or(0);
    }

    /// Writes the head of a field. Its value must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::BoolField`] for a bool, whose value belongs to the head: [`Writer::boolean`] writes
    /// both.
    pub fn field(&mut self, id: i16, kind: Type) -> Result<(), Error> {
        if kind == Type::Bool {
            return Err(Reason::BoolField.at(0));
        }
        self.head(id, code(kind));
        Ok(())
    }

    /// Writes a field that is a bool.
    pub fn boolean(&mut self, id: i16, value: bool) {
        self.head(id, 2 - u8::from(value));
    }

    /// Writes a value: of a field, or an element after [`Writer::sequence`] or [`Writer::map_of`].
    pub fn value<T: Element>(&mut self, value: T) {
        T::append(&[value], self.to);
    }

    /// Writes a string or bytes.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`] if they are more than 2^31 - 1.
    pub fn string(&mut self, bytes: &[u8]) -> Result<(), Error> {
        push_varint(check(bytes.len())?, self.to);
        self.to.extend_from_slice(bytes);
        Ok(())
    }

    /// Writes a list, or a set.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`] if there are more values than 2^31 - 1.
    pub fn list<T: Element>(&mut self, values: &[T]) -> Result<(), Error> {
        encode_list(values, self.to)
    }

    /// Writes the head of a list or a set of any values, which must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`] if they are more than 2^31 - 1.
    pub fn sequence(&mut self, kind: Type, count: usize) -> Result<(), Error> {
        super::push_head(code(kind), count, self.to)
    }

    /// Writes the head of a map. A key, its value and so on must follow.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::TooMany`] if there are more than 2^31 - 1 pairs.
    pub fn map_of(&mut self, key: Type, value: Type, count: usize) -> Result<(), Error> {
        push_varint(check(count)?, self.to);
        if count > 0 {
            self.to.push(code(key) << 4 | code(value));
        }
        Ok(())
    }

    fn head(&mut self, id: i16, code: u8) {
        match i32::from(id) - i32::from(self.last) {
            step @ 1..=15 => self.to.push((step as u8) << 4 | code),
            _ => {
                self.to.push(code);
                push_varint(zigzag(id.into()), self.to);
            }
        }
        self.last = id;
    }
}

/// A count that can be said.
fn check(count: usize) -> Result<u64, Error> {
    match i32::try_from(count) {
        Ok(count) => Ok(count.cast_unsigned().into()),
        Err(_) => Err(Reason::TooMany { count }.at(0)),
    }
}
