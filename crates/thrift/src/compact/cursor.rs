//! Navigates bytes of the compact protocol to a value.

use alloc::vec;
use alloc::vec::Vec;

use super::{Element, head, varint};
use crate::cursor::{Field, Message};
use crate::error::{Error, Reason};
use crate::nested::Lists;
use crate::shared::{DEPTH, shared_methods};
use crate::wire::Type;

/// The first byte of a message, and the version in the low bits of the second.
pub(super) const PROTOCOL: u8 = 0x82;
pub(super) const VERSION: u8 = 1;

/// A position in bytes of the compact protocol. A method that fails leaves the cursor unchanged.
///
/// The number of a field is stored as the difference from the previous one, so the cursor must know where structs
/// begin. It starts in one; [`Cursor::enter`] begins one that is a value; the end of a struct, `None` from
/// [`Cursor::field`], returns to the enclosing one.
///
/// ```
/// use limbwise_thrift::Type;
/// use limbwise_thrift::compact::Cursor;
///
/// // Field 1 is true, field 2 a list of i32, field 20 a struct whose field 1 is a string.
/// let bytes = [0x11, 0x19, 0x25, 0x02, 0x01, 0x0c, 0x28, 0x18, 0x02, b'h', b'i', 0x00, 0x00];
/// let mut cursor = Cursor::new(&bytes);
/// assert_eq!(cursor.find(2)?, Some(Type::List));
/// assert_eq!(cursor.list::<i32>()?, [1, -1]);
/// assert_eq!(cursor.find(20)?, Some(Type::Struct));
/// cursor.enter()?;
/// assert_eq!(cursor.find(1)?, Some(Type::String));
/// assert_eq!(cursor.string()?, b"hi");
/// assert_eq!(cursor.field()?, None);
/// assert_eq!(cursor.field()?, None);
/// cursor.end()?;
/// # Ok::<(), limbwise_thrift::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    offset: usize,
    limit: usize,
    /// The number of the previous field, and those of the enclosing structs.
    last: i16,
    outer: Vec<i16>,
    /// The value of the previous field, if it is a bool that has not been read.
    truth: Option<bool>,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the first byte.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, offset: 0, limit: DEPTH, last: 0, outer: Vec::new(), truth: None }
    }

    shared_methods!();

    /// Reads the head of a message. Its struct follows.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn message(&mut self) -> Result<Message<'a>, Error> {
        self.attempt(|cursor| {
            let found: [u8; 2] = cursor.take_array()?;
            if found[0] != PROTOCOL || found[1] & 0x1f != VERSION {
                return Err(Reason::CompactVersion { found }.at(cursor.offset - 2));
            }
            let offset = cursor.offset;
            let sequence = u32::try_from(cursor.varint()?).map_err(|_| Reason::Varint.at(offset))?;
            let name = cursor.string()?;
            Ok(Message { name, kind: found[1] >> 5, sequence: sequence.cast_signed() })
        })
    }

    /// Begins the struct that is the value here: that of a field, or an element of a list or a map.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::Depth`] if it is nested too deep.
    pub fn enter(&mut self) -> Result<(), Error> {
        if self.outer.len() >= self.limit {
            return Err(Reason::Depth { limit: self.limit }.at(self.offset));
        }
        self.outer.push(core::mem::take(&mut self.last));
        Ok(())
    }

    /// Reads the head of the next field of a struct, or the end of the struct. The value follows, to be read
    /// or skipped. That of a bool is part of the head, and [`Cursor::value`] returns it.
    ///
    /// # Errors
    ///
    /// Returns an error if there is neither.
    pub fn field(&mut self) -> Result<Option<Field>, Error> {
        self.attempt(|cursor| {
            let [head] = cursor.take_array()?;
            cursor.truth = None;
            if head == 0 {
                cursor.last = cursor.outer.pop().unwrap_or(0);
                return Ok(None);
            }
            let kind = kind(head & 15, cursor.offset - 1)?;
            let offset = cursor.offset;
            cursor.last = match head >> 4 {
                0 => {
                    let id = super::unzigzag(cursor.varint()?);
                    i16::try_from(id).map_err(|_| Reason::Varint.at(offset))?
                }
                step => {
                    let id = cursor.last.checked_add(i16::from(step));
                    id.ok_or(Reason::Varint.at(offset - 1))?
                }
            };
            cursor.truth = (kind == Type::Bool).then_some(head & 15 == 1);
            Ok(Some(Field { kind, id: cursor.last }))
        })
    }

    /// Checks the type of the field whose head has been read, and returns the cursor at its value.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::Type`] if it has another type.
    pub fn expect(&mut self, field: Field, expected: Type) -> Result<&mut Cursor<'a>, Error> {
        if field.kind == expected {
            return Ok(self);
        }
        Err(Reason::Type { found: field.kind, expected }.at(self.offset))
    }

    /// Reads a list, or a set.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none of `T`.
    pub fn list<T: Element>(&mut self) -> Result<Vec<T>, Error> {
        self.attempt(|cursor| {
            let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
            cursor.offset += start;
            let mut values = vec![T::default(); count];
            cursor.fill(&mut values)?;
            Ok(values)
        })
    }

    /// Reads a list, or a set, into the front of `to`, and returns the number of values.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none of `T`; then some values may have been written.
    /// [`Reason::OutputLength`] if `to` is too short; then nothing is written.
    pub fn list_into<T: Element>(&mut self, to: &mut [T]) -> Result<usize, Error> {
        self.attempt(|cursor| {
            let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
            cursor.offset += start;
            let found = to.len();
            let to = to.get_mut(..count);
            cursor.fill(to.ok_or(Reason::OutputLength { found, expected: count }.at(cursor.offset))?)?;
            Ok(count)
        })
    }

    /// Reads a list of lists.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of lists of `T`.
    pub fn lists<T: Element>(&mut self) -> Result<Lists<T>, Error> {
        self.attempt(|cursor| {
            let count = cursor.sequence_of(Type::List)?;
            let mut lists = Lists { values: Vec::new(), ends: Vec::with_capacity(count) };
            for _ in 0..count {
                let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
                cursor.offset += start;
                let begin = lists.values.len();
                lists.values.resize(begin + count, T::default());
                cursor.fill(&mut lists.values[begin..])?;
                lists.ends.push(begin + count);
            }
            Ok(lists)
        })
    }

    /// Reads the keys and the values of a map.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no map from `K` to `V`.
    pub fn map<K: Element, V: Element>(&mut self) -> Result<(Vec<K>, Vec<V>), Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let Some((key, value, count)) = cursor.map_head()? else { return Ok((Vec::new(), Vec::new())) };
            for (found, expected) in [(key, K::CODES), (value, V::CODES)] {
                if !expected.contains(&code(found)) {
                    return Err(Reason::CompactType { found: code(found), expected: expected[0] }.at(offset));
                }
            }
            let (mut keys, mut values) = (vec![K::default(); count], vec![V::default(); count]);
            for (key, value) in keys.iter_mut().zip(&mut values) {
                cursor.fill(core::slice::from_mut(key))?;
                cursor.fill(core::slice::from_mut(value))?;
            }
            Ok((keys, values))
        })
    }

    /// Reads the head of a list or a set of any type, and returns the number of values, which follow.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of that type, or the bytes cannot hold as many values.
    pub fn sequence_of(&mut self, expected: Type) -> Result<usize, Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let (found, count) = cursor.sequence()?;
            match found {
                Some(found) if found != expected => Err(Reason::Type { found, expected }.at(offset)),
                _ => Ok(count),
            }
        })
    }

    /// Reads the head of a map: the types of keys and values and their number, or `None` where the map is
    /// empty. A key, its value and so on follow.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no map, or the bytes cannot hold as many pairs.
    pub fn map_head(&mut self) -> Result<Option<(Type, Type, usize)>, Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let count = cursor.count()?;
            if count == 0 {
                return Ok(None);
            }
            let [types] = cursor.take_array()?;
            let (key, value) = (kind(types >> 4, cursor.offset - 1)?, kind(types & 15, cursor.offset - 1)?);
            let found = cursor.rest().len();
            if count > found / (least(key) + least(value)) {
                return Err(Reason::Count { count, found }.at(offset));
            }
            Ok(Some((key, value, count)))
        })
    }

    /// Reads a string or bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if there are none.
    pub fn string(&mut self) -> Result<&'a [u8], Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let count = cursor.count()?;
            let found = cursor.rest().len();
            if count > found {
                return Err(Reason::Count { count, found }.at(offset));
            }
            cursor.take(count)
        })
    }

    /// Reads one value: of a field, or an element of a list that [`Cursor::sequence_of`] has begun.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes end before it does, or it is no `T`.
    pub fn value<T: Element>(&mut self) -> Result<T, Error> {
        if T::CODES == <bool as super::sealed::Packed>::CODES
            && let Some(truth) = self.truth.take()
        {
            let mut value = [T::default()];
            T::read(&[2 - u8::from(truth)], &mut value, self.offset)?;
            return Ok(value[0]);
        }
        self.attempt(|cursor| {
            let mut value = [T::default()];
            cursor.fill(&mut value)?;
            Ok(value[0])
        })
    }

    /// Reads an unsigned varint of up to 64 bits, as in counts and lengths. Other formats use it, too.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn varint(&mut self) -> Result<u64, Error> {
        let (value, len) = varint(self.rest(), self.offset)?;
        self.offset += len;
        Ok(value)
    }

    /// Runs `work`; if it fails, restores the position.
    fn attempt<R>(&mut self, work: impl FnOnce(&mut Self) -> Result<R, Error>) -> Result<R, Error> {
        let (offset, last, truth) = (self.offset, self.last, self.truth);
        let outcome = work(self);
        if outcome.is_err() {
            (self.offset, self.last, self.truth) = (offset, last, truth);
        }
        outcome
    }

    /// Reads as many values as `to` takes.
    fn fill<T: Element>(&mut self, to: &mut [T]) -> Result<(), Error> {
        let (found, expected) = (self.rest().len(), to.len() * T::MIN);
        if found < expected {
            return Err(Reason::Truncated { found, expected }.at(self.offset));
        }
        self.offset += T::read(self.rest(), to, self.offset)?;
        Ok(())
    }

    /// Reads a count or a length.
    fn count(&mut self) -> Result<usize, Error> {
        let offset = self.offset;
        super::count(self.varint()?, offset)
    }

    /// Returns the head of a list or a set: the type of its elements, if it is not empty or names one, and
    /// their number.
    fn sequence(&mut self) -> Result<(Option<Type>, usize), Error> {
        let offset = self.offset;
        let [head] = self.take_array()?;
        let count = match head >> 4 {
            15 => self.count()?,
            few => usize::from(few),
        };
        if count == 0 && head & 15 == 0 {
            return Ok((None, 0));
        }
        let kind = kind(head & 15, offset)?;
        let found = self.rest().len();
        if count > found / least(kind) {
            return Err(Reason::Count { count, found }.at(offset));
        }
        Ok((Some(kind), count))
    }

    /// Skips a value with at most `depth` nested levels. Every skipped element has at least one byte, so the
    /// time is proportional to the bytes.
    fn skip_within(&mut self, kind: Type, depth: usize) -> Result<(), Error> {
        match kind {
            // The value of a field is in its head.
            Type::Bool if self.truth.take().is_some() => return Ok(()),
            Type::Bool | Type::Byte => return self.take(1).map(drop),
            Type::I16 | Type::I32 | Type::I64 => return self.varint().map(drop),
            Type::Double => return self.take(8).map(drop),
            Type::Uuid => return self.take(16).map(drop),
            Type::String => return self.string().map(drop),
            Type::Struct | Type::Map | Type::Set | Type::List => {}
        }
        let Some(depth) = depth.checked_sub(1) else {
            return Err(Reason::Depth { limit: self.limit }.at(self.offset));
        };
        match kind {
            Type::Struct => {
                // The numbers of the fields are not needed, so neither is the number of the last one.
                loop {
                    let [head] = self.take_array()?;
                    if head == 0 {
                        return Ok(());
                    }
                    if head >> 4 == 0 {
                        self.varint()?;
                    }
                    match self::kind(head & 15, self.offset - 1)? {
                        Type::Bool => {}
                        kind => self.skip_within(kind, depth)?,
                    }
                }
            }
            Type::Map => {
                let Some((key, value, count)) = self.map_head()? else { return Ok(()) };
                for _ in 0..count {
                    self.skip_within(key, depth)?;
                    self.skip_within(value, depth)?;
                }
                Ok(())
            }
            _ => {
                let (Some(kind), count) = self.sequence()? else { return Ok(()) };
                (0..count).try_for_each(|_| self.skip_within(kind, depth))
            }
        }
    }
}

/// Returns the type of a code of the compact protocol.
fn kind(code: u8, offset: usize) -> Result<Type, Error> {
    Ok(match code {
        1 | 2 => Type::Bool,
        3 => Type::Byte,
        4 => Type::I16,
        5 => Type::I32,
        6 => Type::I64,
        7 => Type::Double,
        8 => Type::String,
        9 => Type::List,
        10 => Type::Set,
        11 => Type::Map,
        12 => Type::Struct,
        13 => Type::Uuid,
        code => return Err(Reason::UnknownType { code }.at(offset)),
    })
}

/// Returns the code of a type. That of a bool is the one for true, as in lists.
pub(super) fn code(kind: Type) -> u8 {
    match kind {
        Type::Bool => 1,
        Type::Byte => 3,
        Type::I16 => 4,
        Type::I32 => 5,
        Type::I64 => 6,
        Type::Double => 7,
        Type::String => 8,
        Type::List => 9,
        Type::Set => 10,
        Type::Map => 11,
        Type::Struct => 12,
        Type::Uuid => 13,
    }
}

/// Returns the minimum size of an element in bytes.
fn least(kind: Type) -> usize {
    match kind {
        Type::Double => 8,
        Type::Uuid => 16,
        _ => 1,
    }
}
