//! Navigates bytes of the binary protocol to a value.
//!
//! A [`Cursor`] holds an offset; a method that fails leaves it unchanged. Counts are compared with the bytes
//! that follow before memory is allocated for them. Every value that can be skipped takes at least one byte,
//! so skipping is linear in the bytes, and no count makes it longer. Recursion has a limit.

use alloc::vec::Vec;

use crate::element::Element;
use crate::error::{Error, Reason};
use crate::list::Elements;
use crate::map::Entries;
use crate::nested::Lists;
use crate::shared::{DEPTH, shared_methods};
use crate::wire::Type;

/// A position in bytes of the binary protocol. A method that fails leaves the cursor unchanged.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    offset: usize,
    limit: usize,
}

/// The head of a field, which precedes its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The number of the field in its struct.
    pub id: i16,
    /// The type of the value.
    pub kind: Type,
}

/// The head of a message, which precedes its struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<'a> {
    /// The name of the method in bytes.
    pub name: &'a [u8],
    /// 1 is a call, 2 a reply, 3 an exception, 4 a call without a reply.
    pub kind: u8,
    /// The sequence number, which matches a reply to its call.
    pub sequence: i32,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the first byte.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, offset: 0, limit: DEPTH }
    }

    shared_methods!();

    /// Reads the head of a message, with a version (strict) or without one, as written by old libraries. Its
    /// struct follows.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn message(&mut self) -> Result<Message<'a>, Error> {
        self.attempt(|cursor| {
            let found = u32::from_be_bytes(cursor.take_array()?);
            if found >> 31 == 0 {
                // Without a version, the name comes first, and its length is not negative.
                cursor.offset -= 4;
                let len = cursor.count(1)?;
                let name = cursor.take(len)?;
                let [kind] = cursor.take_array()?;
                let sequence = i32::from_be_bytes(cursor.take_array()?);
                return Ok(Message { name, kind, sequence });
            }
            if found & 0xffff_ff00 != 0x8001_0000 {
                return Err(Reason::Version { found }.at(cursor.offset - 4));
            }
            let len = cursor.count(1)?;
            let name = cursor.take(len)?;
            let sequence = i32::from_be_bytes(cursor.take_array()?);
            Ok(Message { name, kind: found as u8, sequence })
        })
    }

    /// Reads the head of the next field of a struct, or the end of the struct. The value follows, to be read
    /// or skipped.
    ///
    /// # Errors
    ///
    /// Returns an error if there is neither.
    pub fn field(&mut self) -> Result<Option<Field>, Error> {
        self.attempt(|cursor| {
            if cursor.rest().first() == Some(&0) {
                cursor.offset += 1;
                return Ok(None);
            }
            let kind = cursor.kind()?;
            Ok(Some(Field { kind, id: i16::from_be_bytes(cursor.take_array()?) }))
        })
    }

    /// Reads a list, and returns its values.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of `T`.
    #[inline]
    pub fn list<T: Element>(&mut self) -> Result<Elements<'a, T>, Error> {
        self.attempt(|cursor| {
            let count = cursor.head(T::TYPE, T::BYTES)?;
            let offset = cursor.offset;
            Ok(Elements::new(cursor.take(count * T::BYTES)?, offset))
        })
    }

    /// Reads a set, and returns its values.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no set of `T`.
    pub fn set<T: Element>(&mut self) -> Result<Elements<'a, T>, Error> {
        self.list()
    }

    /// Reads a map, and returns its keys and values.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no map from `K` to `V`.
    pub fn map<K: Element, V: Element>(&mut self) -> Result<Entries<'a, K, V>, Error> {
        self.attempt(|cursor| {
            let mut count = 0;
            if !cursor.skip_untyped(2) {
                cursor.kind_of(K::TYPE)?;
                cursor.kind_of(V::TYPE)?;
                count = cursor.count(Entries::<K, V>::WIDTH)?;
            }
            let offset = cursor.offset;
            Ok(Entries::new(cursor.take(count * Entries::<K, V>::WIDTH)?, offset))
        })
    }

    /// Reads a list of lists. All counts are checked before memory is allocated for the values.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of lists of `T`.
    pub fn lists<T: Element>(&mut self) -> Result<Lists<T>, Error> {
        self.attempt(|cursor| {
            let count = cursor.sequence_of(Type::List)?;
            let lists: Result<Vec<Elements<'a, T>>, Error> = (0..count).map(|_| cursor.list()).collect();
            Ok(Lists::of(&lists?))
        })
    }

    /// Reads the head of a list or a set of any type, and returns the number of values, which follow.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of that type, or the bytes cannot hold as many values.
    pub fn sequence_of(&mut self, expected: Type) -> Result<usize, Error> {
        self.attempt(|cursor| cursor.head(expected, expected.min_len()))
    }

    /// Reads a string or bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if there are none.
    pub fn string(&mut self) -> Result<&'a [u8], Error> {
        self.attempt(|cursor| {
            let len = cursor.count(1)?;
            cursor.take(len)
        })
    }

    /// Reads one value.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes end before it does.
    pub fn value<T: Element>(&mut self) -> Result<T, Error> {
        let mut value = [T::default()];
        T::read(self.take(T::BYTES)?, &mut value);
        Ok(value[0])
    }

    /// Runs `work`; if it fails, restores the position.
    #[inline]
    fn attempt<R>(&mut self, work: impl FnOnce(&mut Self) -> Result<R, Error>) -> Result<R, Error> {
        let start = self.offset;
        let outcome = work(self);
        if outcome.is_err() {
            self.offset = start;
        }
        outcome
    }

    fn kind(&mut self) -> Result<Type, Error> {
        let [code] = self.take_array()?;
        Type::of_code(code).ok_or(Reason::UnknownType { code }.at(self.offset - 1))
    }

    fn kind_of(&mut self, expected: Type) -> Result<(), Error> {
        let offset = self.offset;
        match self.kind()? {
            found if found == expected => Ok(()),
            found => Err(Reason::Type { found, expected }.at(offset)),
        }
    }

    /// Skips the head of an empty collection without types, as some writers produce.
    fn skip_untyped(&mut self, types: usize) -> bool {
        let head = &[0; 6][..types + 4];
        let untyped = self.rest().starts_with(head);
        if untyped {
            self.offset += head.len();
        }
        untyped
    }

    /// Returns the head of a list or a set: the number of its elements.
    #[inline]
    fn head(&mut self, expected: Type, width: usize) -> Result<usize, Error> {
        if self.skip_untyped(1) {
            return Ok(0);
        }
        self.kind_of(expected)?;
        self.count(width)
    }

    /// Reads a count of elements of at least `width` bytes, and checks that the following bytes can hold
    /// them.
    fn count(&mut self, width: usize) -> Result<usize, Error> {
        let offset = self.offset;
        let count = i32::from_be_bytes(self.take_array()?);
        let Ok(len) = usize::try_from(count) else {
            return Err(Reason::Negative { count }.at(offset));
        };
        let found = self.rest().len();
        if len > found / width {
            return Err(Reason::Count { count: len, found }.at(offset));
        }
        Ok(len)
    }

    /// Skips a value with at most `depth` nested levels. Every skipped element has at least one byte, so the
    /// time is proportional to the bytes.
    fn skip_within(&mut self, kind: Type, depth: usize) -> Result<(), Error> {
        if let Some(width) = kind.width() {
            return self.take(width).map(drop);
        }
        if kind == Type::String {
            return self.string().map(drop);
        }
        let Some(depth) = depth.checked_sub(1) else {
            return Err(Reason::Depth { limit: self.limit }.at(self.offset));
        };
        match kind {
            Type::Struct => {
                while let Some(field) = self.field()? {
                    self.skip_within(field.kind, depth)?;
                }
                Ok(())
            }
            Type::Map => {
                if self.skip_untyped(2) {
                    return Ok(());
                }
                let (key, value) = (self.kind()?, self.kind()?);
                let count = self.count(key.min_len() + value.min_len())?;
                if let (Some(key), Some(value)) = (key.width(), value.width()) {
                    return self.take(count * (key + value)).map(drop);
                }
                for _ in 0..count {
                    self.skip_within(key, depth)?;
                    self.skip_within(value, depth)?;
                }
                Ok(())
            }
            _ => {
                if self.skip_untyped(1) {
                    return Ok(());
                }
                let element = self.kind()?;
                let count = self.count(element.min_len())?;
                if let Some(width) = element.width() {
                    return self.take(count * width).map(drop);
                }
                for _ in 0..count {
                    self.skip_within(element, depth)?;
                }
                Ok(())
            }
        }
    }
}
